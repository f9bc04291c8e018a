import type { FeedbackTrend, RatingsOfPlace } from '@tablefront/console-wire/today';

/** A fall of so much says something, from so many guests in both weeks. */
const FALL = 0.3;
const ENOUGH = 3;

/** The average of all weeks together, each rating counted once; null without any. */
export function overall({ weeks }: RatingsOfPlace): { average: number | null; count: number } {
  const count = weeks.reduce((sum, week) => sum + week.count, 0);
  const sum = weeks.reduce((total, week) => total + (week.average ?? 0) * week.count, 0);
  return { average: count > 0 ? sum / count : null, count };
}

/** The place whose average fell most between its first and its last week with enough guests. */
export function whatFell({ places }: FeedbackTrend): { name: string; before: number; now: number } | undefined {
  const falls = places.flatMap(({ name, weeks }) => {
    const told = weeks.filter(({ count }) => count >= ENOUGH).flatMap(({ average }) => average ?? []);
    const [before] = told;
    const now = told.at(-1);
    return before !== undefined && now !== undefined && before - now >= FALL ? [{ name, before, now }] : [];
  });
  return falls.sort((a, b) => b.before - b.now - (a.before - a.now))[0];
}

interface Point {
  x: number;
  y: number;
}

/** The weeks with ratings as points of a picture, and three lines to read them by. */
export function plotted({ weeks }: RatingsOfPlace, { width, height }: { width: number; height: number }) {
  const told = weeks.flatMap(({ average }) => average ?? []);
  const low = Math.max(1, Math.floor(Math.min(...told) * 5) / 5 - 0.2);
  const high = Math.min(5, Math.ceil(Math.max(...told) * 5) / 5 + 0.2);
  const [top, bottom] = [14, height - 28];
  const y = (value: number) => bottom - ((value - low) / Math.max(high - low, 0.2)) * (bottom - top);
  const step = (width - 40) / Math.max(weeks.length - 1, 1);
  const points: Point[] = weeks.flatMap(({ average }, week) =>
    average === null ? [] : [{ x: 6 + week * step, y: y(average) }],
  );
  const ticks = [high, (high + low) / 2, low].map((value) => ({ value, y: y(value) }));
  return { points, ticks };
}

export const linePath = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
