/** What is live in a brand, and what was. */

import { and, eq } from 'drizzle-orm';
import { type Live, lockLive } from '../../brands/brand-versions.ts';
import type { Database } from '../../database/database.ts';
import { versions } from '../../database/schema.ts';
import { ConsoleRefusal, noSuchBrand } from '../console-refusal.ts';

export const noSuchVersion = () => new ConsoleRefusal('not-found', 'This version is kept no more.');

export interface StoredVersion {
  /** JSON, as it was live. */
  configuration: string;
  /** SHA-256 of it. */
  digest: string;
}

/** What was live in a brand: what the preview shows of it. Undefined where there is none of this number, or none any more. */
export async function findVersion(
  database: Database,
  number: number,
  brandId: string,
): Promise<StoredVersion | undefined> {
  const [found] = await database
    .select({ configuration: versions.configuration, digest: versions.digest })
    .from(versions)
    .where(and(eq(versions.brandId, brandId), eq(versions.number, number)));
  return found;
}

/**
 * What is live in a brand, as `lockLive`.
 * @throws ConsoleRefusal `unknown-brand`
 */
export async function liveOf(transaction: Database, brandId: string): Promise<Live> {
  const live = await lockLive(transaction, brandId);
  if (!live) throw noSuchBrand();
  return live;
}
