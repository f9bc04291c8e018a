import type { Category, FeedbackInsights, Rated } from '@tablefront/console-wire/insights';
import type { Period } from './insights-period.ts';
import type { Contents, Counted } from './submission-sums.ts';

/** How guests rated their visits, by place and week, and what it was about. @param places those that are looked at */
export function feedbackInsights(
  { counted, contents }: { counted: Counted[]; contents: Contents },
  period: Period,
  places: { id: string; name: string }[],
): FeedbackInsights {
  const rows = counted.flatMap(({ kind, stars, ...row }) =>
    kind === 'restaurant_feedback' && stars !== null ? [{ ...row, stars }] : [],
  );
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
    categories: categoriesIn(contents.topics),
  };
}

export type Starred = Pick<Counted, 'week' | 'count'> & { stars: number };

function ratedIn(rows: Starred[], { weeks }: Period): Rated {
  return {
    weeks: weeks.map((_, week) => averageIn(rows.filter((row) => row.week === week))),
    now: averageIn(rows.filter(({ week }) => week >= 0)),
    before: averageIn(rows.filter(({ week }) => week < 0)),
  };
}

export function averageIn(rows: Starred[]): { average: number | null; count: number } {
  const count = countIn(rows);
  const sum = rows.reduce((all, row) => all + row.stars * row.count, 0);
  return { average: averageOf(sum, count), count };
}

const countIn = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

/** To a hundredth; null of nothing. */
export function averageOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}

function categoriesIn(rows: Contents['topics']): Category[] {
  const named = Map.groupBy(rows, ({ topic }) => topic);
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
