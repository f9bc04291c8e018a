/**
 * What insights count of submissions, in three statements: one reads the index `submissions_summed` alone, one sorts for medians,
 * one reads the rows for what stands in them. Of a year with 100,000 submissions each pass counts.
 */
import { type SubmissionKind, submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { submissions } from '../../database/schema.ts';
import { isWithin } from '../inbox/within.ts';
import type { Reach } from '../reach.ts';
import { isIn, type Period, weekOf } from './insights-period.ts';

const { receivedAt, answeredAt, state, kind, restaurantId, rating, record, pageUrl, suspectedSpam } = submissions;

const count = z.int();
/** One value, and not thousands of rows: what the driver does for each takes longer than counting them. */
const counted = z.object({
  rows: z.tuple([
    z.object({
      cells: z.array(
        z.tuple([
          z.enum(submissionKinds),
          z.string().nullable(),
          z.int(),
          z.int().nullable(),
          count,
          count,
          count,
          count,
        ]),
      ),
    }),
  ]),
});

/** Of one kind, place, week (below 0: before the period) and number of stars. */
export interface Counted {
  kind: SubmissionKind;
  place: string | null;
  week: number;
  stars: number | null;
  count: number;
  soon: number;
  due: number;
  waiting: number;
}

/** How many there were, also in as long before; of them `due`: a day old, or answered within one (`soon`); `waiting`: unanswered. */
async function countSubmissions(database: Database, reach: Reach, period: Period, now: Date): Promise<Counted[]> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  const soon = sql`coalesce(${answeredAt} <= ${receivedAt} + interval '1 day', false)`;
  const found = await database.execute(sql`
    select coalesce(json_agg(json_build_array(kind, place, week, stars, count, soon, due, waiting)), '[]') as cells from (
      select ${kind} as kind, ${restaurantId} as place, (${weekOf(receivedAt, period)})::int as week, ${rating} as stars,
        count(*) as count, count(*) filter (where ${soon}) as soon,
        count(*) filter (where ${soon} or ${receivedAt} < ${dayAgo}::timestamptz) as due,
        count(*) filter (where ${state} <> 'done' and ${answeredAt} is null) as waiting
      from ${submissions} where ${and(isGenuine(reach), isIn(period, { before: true }))} group by 1, 2, 3, 4
    ) as cells
  `);
  const [{ cells }] = counted.parse(found).rows;
  return cells.map(([of, place, week, stars, all, soonOf, due, waiting]) => ({
    ...{ kind: of, place, week, stars },
    ...{ count: all, soon: soonOf, due, waiting },
  }));
}

const medians = z.object({
  rows: z.array(
    z.object({
      by: z.number(),
      week: z.number().nullable(),
      kind: z.enum(submissionKinds).nullable(),
      place: z.string().nullable(),
      hours: z.number(),
      answered: z.number(),
    }),
  ),
});

/** Hours until the first answer, half waited less; of how many. */
interface Median {
  hours: number;
  answered: number;
}

export interface Medians {
  all: Median | undefined;
  weeks: Map<number, Median>;
  /** The longest first. */
  kinds: (Median & { kind: SubmissionKind; place: string | null })[];
}

async function medianAnswers(database: Database, reach: Reach, period: Period): Promise<Medians> {
  const those = and(isGenuine(reach), isIn(period), sql`${answeredAt} is not null`);
  const found = await database.execute(sql`
    select grouping(week, kind, place) as by, week, kind, place, count(*)::int as answered,
      (percentile_cont(0.5) within group (order by took))::float8 as hours
    from (
      select (${weekOf(receivedAt, period)})::int as week, ${kind} as kind, ${restaurantId} as place,
        extract(epoch from ${answeredAt} - ${receivedAt})::float8 / 3600 as took
      from ${submissions} where ${those}
    ) as answers
    group by grouping sets ((week), (kind, place), ()) having count(*) > 0
  `);
  const { rows } = medians.parse(found);
  return {
    all: rows.find(({ by }) => by === 0b111),
    weeks: new Map(rows.flatMap(({ by, week, ...median }) => (by === 0b011 && week !== null ? [[week, median]] : []))),
    kinds: rows
      .flatMap(({ by, kind: of, ...median }) => (by === 0b100 && of !== null ? [{ ...median, kind: of }] : []))
      .sort((one, other) => other.hours - one.hours),
  };
}

const contents = z.object({
  rows: z.array(
    z.object({
      by: z.number(),
      topic: z.string().nullable(),
      nature: z.string().nullable(),
      source: z.string().nullable(),
      place: z.string().nullable(),
      table: z.string().nullable(),
      count: z.number(),
      sum: z.number(),
      rated: z.number(),
    }),
  ),
});

/** `sum` of the stars of those that are `rated`. */
interface Summed {
  count: number;
  sum: number;
  rated: number;
}

export interface Contents {
  /** Of rated feedback: what it is about (`''`: nothing named), and its nature. */
  topics: (Summed & { topic: string; nature: string | null })[];
  /** By `?src=` of the page that it was sent from; null for nothing, and for what is no plain word. */
  sources: (Summed & { source: string | null })[];
  /** By `?t=`, as the address spells it. */
  tables: (Summed & { place: string | null; table: string })[];
}

/** What stands in an address, as it is spelled there. Taken apart at its marks: a regular expression takes many times as long in the embedded database. */
const inAddress = (name: string): SQL => sql`nullif(split_part(split_part(asked, ${`&${name}=`}, 2), '&', 1), '')`;
const asked = sql`case when strpos(${pageUrl}, '?') > 0 then '&' || split_part(split_part(${pageUrl}, '?', 2), '#', 1) end`;
const IS_SOURCE = /^[A-Za-z0-9_.-]{1,40}$/;
/** A table's name may hold letters of any script, which an address spells in `%`. */
const IS_TABLE = /^[A-Za-z0-9_.%+-]{1,120}$/;

async function contentsOfSubmissions(database: Database, reach: Reach, period: Period): Promise<Contents> {
  const isFeedback = sql`${kind} = 'restaurant_feedback' and ${rating} is not null`;
  const found = await database.execute(sql`
    select grouping(topic, nature, source, place, "table") as by, topic, nature, source, place, "table",
      count(*)::int as count, coalesce(sum(stars), 0)::int as sum, count(stars)::int as rated
    from (
      select topic, nature, ${inAddress('src')} as source, place, ${inAddress('t')} as "table", stars
      from (
        select case when ${isFeedback} then coalesce(${record} ->> 'sub_type', '') end as topic,
          case when ${isFeedback} then ${record} ->> 'nature' end as nature,
          ${restaurantId} as place, ${asked} as asked, ${rating} as stars
        from ${submissions} where ${and(isGenuine(reach), isIn(period))}
      ) as written
    ) as those
    group by grouping sets ((topic, nature), (source), (place, "table"))
  `);
  const { rows } = contents.parse(found);
  return {
    topics: rows.flatMap((row) => (row.by === 0b00111 && row.topic !== null ? [{ ...row, topic: row.topic }] : [])),
    sources: sourcesIn(rows.filter(({ by }) => by === 0b11011)),
    tables: rows.flatMap((row) =>
      row.by === 0b11100 && row.table !== null && IS_TABLE.test(row.table) ? [{ ...row, table: row.table }] : [],
    ),
  };
}

/** What is no plain word counts as nothing. */
function sourcesIn(rows: Contents['sources']): Contents['sources'] {
  const named = rows.filter(({ source }) => source !== null && IS_SOURCE.test(source));
  const others = rows.filter((row) => !named.includes(row));
  const sumOf = (what: 'count' | 'sum' | 'rated') => others.reduce((all, row) => all + row[what], 0);
  return [...named, { source: null, count: sumOf('count'), sum: sumOf('sum'), rated: sumOf('rated') }];
}

/** All of them. */
export async function sumSubmissions(database: Database, reach: Reach, period: Period, now: Date) {
  return {
    counted: await countSubmissions(database, reach, period, now),
    medians: await medianAnswers(database, reach, period),
    contents: await contentsOfSubmissions(database, reach, period),
  };
}

function isGenuine(reach: Reach): SQL | undefined {
  return and(isWithin(reach), sql`not ${suspectedSpam}`);
}
