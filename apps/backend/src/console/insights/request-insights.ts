import type { RequestInsights } from '@tablefront/console-wire/insights';
import { averageOf } from './feedback-insights.ts';
import type { Contents, Counted } from './submission-sums.ts';

const MOST_LISTED = 50;

/** What came, of which kind, and from where. @param codes names of printed codes */
export function requestInsights(
  { counted, contents }: { counted: Counted[]; contents: Contents },
  { codes, nameOf }: { codes: ReadonlyMap<string, string>; nameOf: (place: string) => string },
): RequestInsights {
  const byKind = Array.from(
    Map.groupBy(counted, ({ kind }) => kind),
    ([kind, those]) => ({
      kind,
      count: countIn(those.filter(({ week }) => week >= 0)),
      before: countIn(those.filter(({ week }) => week < 0)),
    }),
  );
  const sources = contents.sources.toSorted((one, other) => other.count - one.count);
  const tables = contents.tables.toSorted((one, other) => other.count - one.count);
  return {
    kinds: byKind.sort((one, other) => other.count - one.count),
    sources: sources
      .flatMap(({ source, count, sum, rated }) =>
        source === null ? [] : [{ source, ...namedSource(source, codes), count, average: averageOf(sum, rated) }],
      )
      .slice(0, MOST_LISTED),
    withoutSource: sources.find(({ source }) => source === null)?.count ?? 0,
    tables: tables.slice(0, MOST_LISTED).map(({ place, table, count, sum, rated }) => ({
      place: place && nameOf(place),
      table: readable(table),
      count,
      average: averageOf(sum, rated),
    })),
  };
}

const countIn = (rows: Counted[]) => rows.reduce((all, { count }) => all + count, 0);

function namedSource(source: string, codes: ReadonlyMap<string, string>): { name: string; code: boolean } {
  const name = codes.get(source);
  return { name: name ?? source, code: name !== undefined };
}

/** As it was before it stood in an address. */
function readable(text: string): string {
  const [decoded = text] = new URLSearchParams(`t=${text}`).values();
  return decoded;
}
