import type { RequestInsights } from '@tablefront/console-wire/insights';
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { submissions } from '../../database/schema.ts';
import { isWithin } from '../inbox/within.ts';
import type { Reach } from '../reach.ts';
import { averageOf } from './feedback-insights.ts';
import { isIn, type Period } from './insights-period.ts';

const kinds = z.object({
  rows: z.array(z.object({ kind: z.enum(submissionKinds), count: z.number(), before: z.number() })),
});
const sources = z.object({
  rows: z.array(z.object({ source: z.string().nullable(), count: z.number(), sum: z.number(), rated: z.number() })),
});
const tables = z.object({
  rows: z.array(
    z.object({
      place: z.string().nullable(),
      table: z.string(),
      count: z.number(),
      sum: z.number(),
      rated: z.number(),
    }),
  ),
});

const mostListed = 50;

const { receivedAt, kind, restaurantId, rating, pageUrl, suspectedSpam } = submissions;

/** What stands in the address that it was sent from; null for nothing, and for what is no plain word. */
const inAddress = (name: string, word: string): SQL =>
  sql`substring(${pageUrl} from ${`[?&]${name}=(${word})(?:&|#|$)`})`;
/** A table's name may hold letters of any script, which an address spells in `%`. */
const sourceInAddress = inAddress('src', '[A-Za-z0-9_.-]{1,40}');
const tableInAddress = inAddress('t', '[A-Za-z0-9_.%+-]{1,120}');

/** What came, of which kind, and from where. @param names of codes */
export async function requestInsights(
  database: Database,
  reach: Reach,
  period: Period,
  { codes, nameOf }: { codes: ReadonlyMap<string, string>; nameOf: (place: string) => string },
): Promise<RequestInsights> {
  const [start = new Date(0)] = period.starts;
  const genuine = and(isWithin(reach), sql`not ${suspectedSpam}`);
  const those = and(genuine, isIn(period));
  const isNow = sql`${receivedAt} >= ${start.toISOString()}::timestamptz`;
  const byKind = await database.execute(sql`
    select ${kind} as kind, (count(*) filter (where ${isNow}))::int as count,
      (count(*) filter (where not ${isNow}))::int as before
    from ${submissions} where ${and(genuine, isIn(period, { before: true }))} group by 1
  `);
  const rated = sql`coalesce(sum(${rating}), 0)::int as sum, count(${rating})::int as rated`;
  const bySource = await database.execute(sql`
    select ${sourceInAddress} as source, count(*)::int as count, ${rated}
    from ${submissions} where ${those} group by 1 order by 2 desc
  `);
  const byTable = await database.execute(sql`
    select * from (
      select ${restaurantId} as place, ${tableInAddress} as "table", count(*)::int as count, ${rated}
      from ${submissions} where ${those} group by 1, 2
    ) as found where "table" is not null order by count desc limit ${mostListed}
  `);
  const found = sources.parse(bySource).rows;
  return {
    kinds: kinds.parse(byKind).rows.sort((one, other) => other.count - one.count),
    sources: found
      .flatMap(({ source, count, sum, rated: ratings }) =>
        source === null ? [] : [{ source, ...namedSource(source, codes), count, average: averageOf(sum, ratings) }],
      )
      .slice(0, mostListed),
    withoutSource: found.find(({ source }) => source === null)?.count ?? 0,
    tables: tables.parse(byTable).rows.map(({ place, table, count, sum, rated: ratings }) => ({
      place: place && nameOf(place),
      table: readable(table),
      count,
      average: averageOf(sum, ratings),
    })),
  };
}

function namedSource(source: string, codes: ReadonlyMap<string, string>): { name: string; code: boolean } {
  const name = codes.get(source);
  return { name: name ?? source, code: name !== undefined };
}

/** As it was before it stood in an address. */
function readable(text: string): string {
  const [decoded = text] = new URLSearchParams(`t=${text}`).values();
  return decoded;
}
