import { sql } from 'drizzle-orm';
import type { Database } from '../../apps/backend/src/database/database.ts';

const locations = Array.from({ length: 14 }, (_, n) => ({ restaurant_id: `place-${n}`, name: `Place ${n}` }));

/** The configuration of the brand whose inbox it is. */
export const fourteen = JSON.stringify({ name: 'Fourteen', timeZone: 'America/Toronto', locations });

/**
 * Fills the inbox of a brand as years of guests do: 14 locations, words as often as words are (a few in nearly every message,
 * most in hardly any), one in 50 suspected spam, one in 20 with a tag; what is older than a month is done. One in three came by a link or
 * code, and sums of a year were counted.
 */
export async function fillInbox(database: Database, brandId: string, submissions: number): Promise<void> {
  await database.execute(sql`select setseed(0.42)`);
  const atOnce = 5_000;
  for (let from = 1; from <= submissions; from += atOnce) {
    const to = Math.min(submissions, from + atOnce - 1);
    await database.execute(sql`
      insert into submissions (id, brand_id, kind, restaurant_id, record, suspected_spam, state, tags, received_at, answered_at, page_url)
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
        case when n % 20 = 0 then array['vip'] else '{}'::text[] end, at,
        case when n < ${submissions * 0.97}::int then at + (n * 7) % 90 * interval '1 hour' end,
        'https://maple.example/feedback' || case when n % 3 = 0 then '?id=place-' || n % 14 || '&src=code' || n % 60 || '&t=' || n % 40
          when n % 7 = 0 then '?src=newsletter' else '' end
      from generate_series(${from}::int, ${to}::int) n,
        lateral (select now() - (${submissions}::int - n) * interval '3 years' / ${submissions}::int as at) t
    `);
  }
  await database.execute(sql`insert into submission_files select gen_random_uuid(), id, 'resume', 'cv.pdf', 'application/pdf', 100000,
    '2026-11/' || gen_random_uuid() from submissions where kind = 'careers'`);
  await database.execute(sql`
    insert into site_counts (brand_id, day, what, place, subject, count)
    select ${brandId}, (now() - day * interval '1 day')::date, what, 'place-' || place, case what when 'missed' then 'word ' || (day * place) % 97 else 'feedback' end, 5
    from generate_series(0, 399) day, generate_series(0, 13) place, unnest(array['opened', 'begun', 'sent', 'missed']) what
  `);
  await database.execute(sql`vacuum (analyze) submissions`);
  await database.execute(sql`analyze site_counts`);
}
