import type { SiteNews } from '@tablefront/console-wire/drafts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { newsChannel } from './console-news.ts';

/** Tells the consoles that are open, of every process, when the transaction is committed. */
export async function tellOfSite(transaction: Database, brand: string, site: SiteNews): Promise<void> {
  await transaction.execute(sql`select pg_notify(${newsChannel}, ${JSON.stringify({ brand, site })})`);
}
