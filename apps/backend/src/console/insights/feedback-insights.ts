import type { Category, FeedbackInsights, Rated } from '@tablefront/console-wire/insights';
import { and, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { submissions } from '../../database/schema.ts';
import { isWithin } from '../inbox/within.ts';
import type { Reach } from '../reach.ts';
import { isIn, type Period, weekOf } from './insights-period.ts';

const counted = z.object({
  rows: z.array(
    z.object({
      place: z.string().nullable(),
      week: z.coerce.number(),
      stars: z.coerce.number(),
      count: z.coerce.number(),
    }),
  ),
});
type Counted = z.output<typeof counted>['rows'];

const categories = z.object({
  rows: z.array(
    z.object({
      name: z.string().nullable(),
      nature: z.string().nullable(),
      count: z.coerce.number(),
      sum: z.coerce.number(),
    }),
  ),
});

const { restaurantId, receivedAt, rating, record } = submissions;

/** How guests rated their visits, by place and week, and what it was about. @param places those that are looked at */
export async function feedbackInsights(
  database: Database,
  reach: Reach,
  period: Period,
  places: { id: string; name: string }[],
): Promise<FeedbackInsights> {
  const isFeedback = and(
    isWithin(reach),
    sql`${submissions.kind} = 'restaurant_feedback' and not ${submissions.suspectedSpam}`,
    isNotNull(rating),
  );
  const byWeek = await database.execute(sql`
    select ${restaurantId} as place, ${weekOf(receivedAt, period)} as week, ${rating} as stars, count(*)::int as count
    from ${submissions} where ${and(isFeedback, isIn(period, { before: true }))}
    group by 1, 2, 3
  `);
  const about = await database.execute(sql`
    select nullif(${record} ->> 'sub_type', '') as name, ${record} ->> 'nature' as nature,
      count(*)::int as count, sum(${rating})::int as sum
    from ${submissions} where ${and(isFeedback, isIn(period))}
    group by 1, 2
  `);
  const { rows } = counted.parse(byWeek);
  const now = rows.filter(({ week }) => week >= 0);
  return {
    all: ratedIn(rows, period),
    places: places.map(({ id, name }) => ({
      ...{ id, name },
      ...ratedIn(
        rows.filter(({ place }) => place === id),
        period,
      ),
    })),
    stars: [1, 2, 3, 4, 5].map((stars) => countIn(now.filter((row) => row.stars === stars))),
    categories: categoriesIn(categories.parse(about).rows),
  };
}

function ratedIn(rows: Counted, { weeks }: Period): Rated {
  return {
    weeks: weeks.map((_, week) => averageIn(rows.filter((row) => row.week === week))),
    now: averageIn(rows.filter(({ week }) => week >= 0)),
    before: averageIn(rows.filter(({ week }) => week < 0)),
  };
}

function averageIn(rows: Counted): { average: number | null; count: number } {
  const count = countIn(rows);
  const sum = rows.reduce((all, row) => all + row.stars * row.count, 0);
  return { average: averageOf(sum, count), count };
}

const countIn = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

/** To a hundredth; null of nothing. */
export function averageOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}

function categoriesIn(rows: z.output<typeof categories>['rows']): Category[] {
  const named = Map.groupBy(rows, ({ name }) => name ?? '');
  const found = Array.from(named, ([name, those]): Category => {
    const ofNature = (nature: string) => countIn(those.filter((row) => row.nature === nature));
    const known = { compliments: ofNature('compliment'), suggestions: ofNature('suggestion') };
    const complaints = ofNature('complaint');
    const sum = those.reduce((all, row) => all + row.sum, 0);
    const others = countIn(those) - known.compliments - known.suggestions - complaints;
    return { name, ...known, complaints, others, average: averageOf(sum, countIn(those)) };
  });
  return found.sort((one, other) => other.complaints - one.complaints || totalOf(other) - totalOf(one));
}

const totalOf = ({ compliments, suggestions, complaints, others }: Category) =>
  compliments + suggestions + complaints + others;
