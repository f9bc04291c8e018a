import type { AnswerInsights } from '@tablefront/console-wire/insights';
import type { Period } from './insights-period.ts';
import type { Counted, Medians } from './submission-sums.ts';

/** Medians of fewer say nothing. */
const LEAST_ANSWERS = 3;

/** How long messages of the period waited for their first answer. */
export function answerInsights(
  { counted, medians }: { counted: Counted[]; medians: Medians },
  period: Period,
  nameOf: (place: string) => string,
): AnswerInsights {
  const now = counted.filter(({ week }) => week >= 0);
  const sumOf = (what: 'soon' | 'due' | 'waiting') => now.reduce((all, row) => all + row[what], 0);
  const longest = medians.kinds.find(({ answered }) => answered >= LEAST_ANSWERS);
  return {
    weeks: period.weeks.map((_, index) => {
      const found = medians.weeks.get(index);
      return { medianHours: rounded(found?.hours), answered: found?.answered ?? 0 };
    }),
    medianHours: rounded(medians.all?.hours),
    withinADay: sumOf('soon'),
    of: sumOf('due'),
    waiting: sumOf('waiting'),
    slowest: longest
      ? { kind: longest.kind, place: longest.place && nameOf(longest.place), hours: rounded(longest.hours) ?? 0 }
      : null,
  };
}

const rounded = (value: number | undefined) => (value === undefined ? null : Math.round(value * 10) / 10);
