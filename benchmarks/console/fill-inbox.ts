import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/backend/src/database/database.ts';

/**
 * Fills the inbox of a brand as years of guests do: 14 locations, words as often as words are (a few in nearly every message,
 * most in hardly any), one in 50 suspected spam, one in 20 with a tag; what is older than a month is done.
 */
export async function fillInbox(database: Database, brandId: string, submissions: number): Promise<void> {
  await database.execute(sql`select setseed(0.42)`);
  const atOnce = 5_000;
  for (let from = 1; from <= submissions; from += atOnce) {
    const to = Math.min(submissions, from + atOnce - 1);
    await database.execute(sql`
      insert into submissions (id, brand_id, kind, restaurant_id, record, suspected_spam, state, tags, received_at)
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008' || lpad(to_hex(n), 15, '0'))::uuid,
        ${brandId},
        case when n % 10 = 0 then 'careers' when n % 1000 = 7 then 'media_inquiry' when n % 9 = 0 then 'catering'
          when n % 8 = 0 then 'callback' else 'restaurant_feedback' end,
        'place-' || n % 14,
        jsonb_build_object(
          'rating', 1 + (n * 7) % 5, 'nature', (array['complaint', 'compliment', 'suggestion'])[1 + n % 3],
          'sub_type', (array['Food', 'Service', 'Wait time', 'Order accuracy'])[1 + n % 4],
          'message', (select string_agg('w' || floor(power(random(), 3) * 5000 + m * 0)::int, ' ') from generate_series(1, 35 + n * 0) m),
          'contact_name', 'First' || n % 3000 || ' Last' || n % 7000,
          'contact_email', 'person' || n % 60000 || '@mail.example', 'contact_phone', '416 ' || 200 + (n * 37) % 800 || ' ' || lpad((n % 10000)::text, 4, '0'),
          'page_url', 'https://maple.example/feedback', 'user_agent', repeat('Agent ', 15)),
        n % 50 = 3,
        case when n < ${submissions * 0.97}::int then 'done' when n % 2 = 0 then 'in_progress' else 'new' end,
        case when n % 20 = 0 then array['vip'] else '{}'::text[] end, at
      from generate_series(${from}::int, ${to}::int) n,
        lateral (select now() - (${submissions}::int - n) * interval '3 years' / ${submissions}::int as at) t
    `);
  }
  await database.execute(sql`insert into submission_files select gen_random_uuid(), id, 'resume', 'cv.pdf', 'application/pdf', 100000,
    '2026-11/' || gen_random_uuid() from submissions where kind = 'careers'`);
  await database.execute(sql`vacuum (analyze) submissions`);
}
