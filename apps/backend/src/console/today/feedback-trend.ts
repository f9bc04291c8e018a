import type { FeedbackTrend, RatingsOfPlace } from '@tablefront/console-wire/today';
import { startOfMoment } from '@tablefront/restaurant/moments';
import { dateOfDay, dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import { and, gte, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { submissions } from '../../database/schema.ts';
import type { Place } from '../brands/brand-facts.ts';
import { isWithin } from '../inbox/within.ts';
import type { Reach } from '../reach.ts';

const WEEK_COUNT = 12;

const counted = z.object({
  rows: z.array(
    z.object({
      place: z.string().nullable(),
      week: z.coerce.number(),
      count: z.coerce.number(),
      sum: z.coerce.number(),
    }),
  ),
});

type Counted = z.output<typeof counted>['rows'];

/**
 * Ratings of visits in the last twelve weeks, by place.
 * @param today the brand's day, `YYYY-MM-DD`
 * @param zones where its weeks begin; without one, in UTC
 */
export async function readFeedbackTrend(
  database: Database,
  reach: Reach,
  { today, zones, places }: { today: string; zones: string[]; places: Place[] },
): Promise<FeedbackTrend> {
  const last = dayNumber(today) + 1;
  const weeks = Array.from({ length: WEEK_COUNT }, (_, week) => dateOfDay(last - 7 * (WEEK_COUNT - week)));
  const starts = weeks.map((day) => new Date(startOfMoment(day, zones)));
  const bounds = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  const found = await database.execute(sql`
    select ${submissions.restaurantId} as place, width_bucket(${submissions.receivedAt}, array[${bounds}]) - 1 as week,
      count(*)::int as count, sum(${submissions.rating})::int as sum
    from ${submissions}
    where ${and(
      isWithin(reach),
      sql`${submissions.kind} = 'restaurant_feedback' and not ${submissions.suspectedSpam}`,
      isNotNull(submissions.rating),
      gte(submissions.receivedAt, starts[0] ?? new Date(0)),
    )}
    group by 1, 2
  `);
  const { rows } = counted.parse(found);
  const seen = places.filter(({ id }) => reach.places?.includes(id) ?? true);
  return {
    weeks,
    all: ratingsIn(rows),
    places: seen.map(({ id, name }) => ({ id, name, ...ratingsIn(rows.filter(({ place }) => place === id)) })),
  };
}

function ratingsIn(rows: Counted): RatingsOfPlace {
  const weeks = Array.from({ length: WEEK_COUNT }, (_, week) => {
    const those = rows.filter((row) => row.week === week);
    const count = those.reduce((all, row) => all + row.count, 0);
    const sum = those.reduce((all, row) => all + row.sum, 0);
    return { average: count === 0 ? null : Math.round((sum / count) * 100) / 100, count };
  });
  return { weeks };
}
