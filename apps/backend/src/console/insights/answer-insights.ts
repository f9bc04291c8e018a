import type { AnswerInsights } from '@tablefront/console-wire/insights';
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { and, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { submissions } from '../../database/schema.ts';
import { isWithin } from '../inbox/within.ts';
import type { Reach } from '../reach.ts';
import { isIn, type Period, weekOf } from './insights-period.ts';

const hours = z.number().nullable();
const byWeek = z.object({
  rows: z.array(z.object({ week: z.number().nullable(), hours, answered: z.number() })),
});
const slowest = z.object({
  rows: z.array(z.object({ kind: z.enum(submissionKinds), place: z.string().nullable(), hours: z.number() })).max(1),
});
const sums = z.object({
  rows: z.tuple([z.object({ within: z.number(), of: z.number(), waiting: z.number() })]),
});

/** Medians of fewer say nothing. */
const leastAnswers = 3;

const { receivedAt, answeredAt, state, kind, restaurantId, suspectedSpam } = submissions;
const took = sql`extract(epoch from ${answeredAt} - ${receivedAt})::float8 / 3600`;
const median = sql`(percentile_cont(0.5) within group (order by ${took}))::float8`;

/** How long messages of the period waited for their first answer. */
export async function answerInsights(
  database: Database,
  reach: Reach,
  period: Period,
  { now, nameOf }: { now: Date; nameOf: (place: string) => string },
): Promise<AnswerInsights> {
  const those = and(isWithin(reach), isIn(period), sql`not ${suspectedSpam}`);
  const answered = and(those, sql`${answeredAt} is not null`);
  const weeks = await database.execute(sql`
    select (${weekOf(receivedAt, period)})::int as week, ${median} as hours, count(*)::int as answered
    from ${submissions} where ${answered} group by grouping sets ((1), ())
  `);
  const slow = await database.execute(sql`
    select ${kind} as kind, ${restaurantId} as place, ${median} as hours from ${submissions}
    where ${answered} group by 1, 2 having count(*) >= ${leastAnswers} order by 3 desc limit 1
  `);
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  const soon = sql`coalesce(${answeredAt} <= ${receivedAt} + interval '1 day', false)`;
  const all = await database.execute(sql`
    select (count(*) filter (where ${soon}))::int as within,
      (count(*) filter (where ${soon} or ${receivedAt} < ${dayAgo}::timestamptz))::int as of,
      (count(*) filter (where ${state} <> 'done' and ${answeredAt} is null))::int as waiting
    from ${submissions} where ${those}
  `);
  const { rows } = byWeek.parse(weeks);
  const [{ within, of, waiting }] = sums.parse(all).rows;
  const [longest] = slowest.parse(slow).rows;
  return {
    weeks: period.weeks.map((_, index) => {
      const found = rows.find(({ week }) => week === index);
      return { medianHours: rounded(found?.hours), answered: found?.answered ?? 0 };
    }),
    medianHours: rounded(rows.find(({ week }) => week === null)?.hours),
    withinADay: within,
    of,
    waiting,
    slowest: longest
      ? { kind: longest.kind, place: longest.place && nameOf(longest.place), hours: rounded(longest.hours) ?? 0 }
      : null,
  };
}

const rounded = (value: number | null | undefined) => (value == null ? null : Math.round(value * 10) / 10);
