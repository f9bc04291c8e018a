import { type Live, lockLive } from '../../brands/brand-versions.ts';
import type { Database } from '../../database/database.ts';
import { ConsoleRefusal } from '../console-refusal.ts';

/**
 * What is live in a brand, as `lockLive`.
 * @throws ConsoleRefusal `unknown-brand`
 */
export async function liveOf(transaction: Database, brandId: string): Promise<Live> {
  const live = await lockLive(transaction, brandId);
  if (!live) throw new ConsoleRefusal('unknown-brand', 'There is no such brand here.');
  return live;
}
