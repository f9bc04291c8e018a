import type { FeedbackTrend, RatingsOfPlace } from '@tablefront/console-wire/today';
import { and, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { submissions } from '../../database/schema.ts';
import type { Place } from '../brands/brand-facts.ts';
import { isWithin } from '../inbox/within.ts';
import { averageIn, type Starred } from '../insights/feedback-insights.ts';
import { isIn, periodUntil, weekOf } from '../insights/insights-period.ts';
import type { Reach } from '../reach.ts';

const WEEK_COUNT = 12;

/**
 * Ratings of visits in the last twelve weeks, by place.
 * @param today the brand's day, `YYYY-MM-DD`
 * @param timeZone where its weeks begin; without one, in UTC
 */
export async function readFeedbackTrend(
  database: Database,
  reach: Reach,
  { today, timeZone, places }: { today: string; timeZone: string | null; places: Place[] },
): Promise<FeedbackTrend> {
  const { kind, rating, receivedAt, restaurantId, suspectedSpam } = submissions;
  const period = periodUntil(today, WEEK_COUNT, timeZone);
  const rows = await database
    .select({
      place: restaurantId,
      week: sql<number>`(${weekOf(receivedAt, period)})::int`,
      stars: sql<number>`${rating}`,
      count: sql<number>`count(*)::int`,
    })
    .from(submissions)
    .where(
      and(
        isWithin(reach),
        sql`${kind} = 'restaurant_feedback' and not ${suspectedSpam}`,
        isNotNull(rating),
        isIn(period),
      ),
    )
    .groupBy(sql`1, 2, 3`);
  const ratingsIn = (those: Starred[]): RatingsOfPlace => ({
    weeks: period.weeks.map((_, week) => averageIn(those.filter((row) => row.week === week))),
  });
  const seen = places.filter(({ id }) => reach.places?.includes(id) ?? true);
  return {
    weeks: period.weeks,
    all: ratingsIn(rows),
    places: seen.map(({ id, name }) => ({ id, name, ...ratingsIn(rows.filter(({ place }) => place === id)) })),
  };
}
