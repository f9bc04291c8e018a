import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';

/**
 * Fills a database as an agency's installation does: brands `brand-1` … with hosts and locations and, of each,
 * submissions over the last year: one in 50 suspected spam, one in 10 an application with a file, two in three told by
 * webhook, of which one in 1,000 failed for good and one in 1,000 waits. Also what visitors left in this window, and what the
 * assistant did not know: of brand-1 as much as is kept, of the others a little.
 */
export async function fillDatabase(database: Database, brands: number, submissionsOfEach: number): Promise<void> {
  const rows = brands * submissionsOfEach;
  const statements = [
    sql`insert into brands (id, name, configuration, version, origin)
      select 'brand-' || n, 'Brand ' || n, '{"name":"Brand"}', md5(n::text), 'operator' from generate_series(1, ${brands}::int) n`,
    sql`insert into brand_hosts select 'www.brand-' || n || '.example', 'brand-' || n from generate_series(1, ${brands}::int) n`,
    sql`insert into brand_restaurants select 'r' || m || '-' || n, 'brand-' || n
      from generate_series(1, ${brands}::int) n, generate_series(1, 15) m`,
    sql`insert into brand_restaurants select id, id from brands`,
    sql`insert into notification_settings select id, '{"email":[],"webhook":[]}'::jsonb from brands`,
    // As they come: mixed, with ids that grow with the time (version 7).
    sql`insert into submissions (id, brand_id, kind, restaurant_id, record, suspected_spam, idempotency_key, received_at)
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0'))::uuid,
        'brand-' || 1 + (n::bigint * 7919) % ${brands}::int,
        case when n % 10 = 0 then 'careers' when n % 1000 = 7 then 'franchise' else 'restaurant_feedback' end,
        'r1', jsonb_build_object('message', repeat('word ', 40), 'email', 'person' || n || '@mail.example'),
        n % 50 = 3, case when n % 2 = 0 then md5(n::text) end, at
      from generate_series(1, ${rows}::int) n, lateral (select now() - (${rows}::int - n) * interval '1 year' / ${rows}::int as at) t`,
    sql`insert into submission_files select gen_random_uuid(), id, 'resume', 'cv.pdf', 'application/pdf', 100000,
      '2026-11/' || gen_random_uuid() from submissions where kind = 'careers'`,
    sql`insert into notification_jobs (id, submission_id, channel, target, state, attempts)
      select gen_random_uuid(), id, 'webhook', 'https://hooks.example/',
        case n % 1000 when 1 then 'failed' when 2 then 'waiting' else 'sent' end, 1
      from (select id, row_number() over (order by id) n from submissions where not suspected_spam) s where n % 3 > 0`,
    sql`insert into rate_counts select to_timestamp(floor(extract(epoch from now()) / 600) * 600), md5(n::text), 1
      from generate_series(1, 20000) n`,
    sql`insert into assistant_sessions select md5(n::text), 'brand-1', '[]', now() + interval '1 hour'
      from generate_series(1, 3000) n`,
    sql`insert into assistant_unknown_questions select 'brand-' || b, current_date - n / 10, 'question ' || n, 1
      from generate_series(1, ${brands}::int) b, generate_series(1, case b when 1 then 1000 else 20 end) n`,
    sql`update submissions set state = 'done' where received_at < now() - interval '30 days'`,
    sql`update submissions set tags = '{vip}' where id in (select id from submissions order by id desc limit 40)`,
    // As a server that runs for an hour is: before, the planner takes other ways.
    sql`vacuum analyze`,
  ];
  for (const statement of statements) await database.execute(statement);
}
