import type { SiteNews } from '@tablefront/console-wire/drafts';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** What the consoles that are open hear, each of its brand. */
export const NEWS_CHANNEL = 'console_news';

/** Tells them, of every process, when the transaction is committed. */
export async function tellOfSite(transaction: Database, brand: string, site: SiteNews): Promise<void> {
  await transaction.execute(sql`select pg_notify(${NEWS_CHANNEL}, ${JSON.stringify({ brand, site })})`);
}
