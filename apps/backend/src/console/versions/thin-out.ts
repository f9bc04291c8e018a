import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/**
 * Deletes versions that are kept no longer. Of those of quick changes that are older than 30 days the last of each day stays; of all
 * that are older than two years the first of each month, for ever. What is live stays. With them go changes of drafts that no window can be behind by.
 */
export async function thinOutVersions(database: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await database.execute(sql`
    with told as (
      select brand_id, number, how, made_at,
        number = max(number) over (partition by brand_id) as is_live,
        number = max(number) over (partition by brand_id, date_trunc('day', made_at at time zone 'UTC')) as is_last_of_day,
        number = min(number) over (partition by brand_id, date_trunc('month', made_at at time zone 'UTC')) as is_first_of_month
      from versions
    )
    delete from versions using told
    where versions.brand_id = told.brand_id and versions.number = told.number and not is_live and not is_first_of_month
      and (told.made_at < ${at} - interval '2 years'
        or (told.how = 'quick' and told.made_at < ${at} - interval '30 days' and not is_last_of_day))
  `);
  await database.execute(sql`
    delete from draft_changes where made_at < ${at} - interval '30 days'
  `);
  await database.execute(sql`delete from draft_presence where seen_at < ${at} - interval '1 day'`);
}
