import type { FeedbackInsights, InsightNote, Rated } from '@tablefront/console-wire/insights';
import { changeOf } from './insights-words.ts';

export interface FeedbackLine {
  name: string;
  weeks: Rated['weeks'];
}

/** Fewer guests say nothing of a place. */
const LEAST_GUESTS = 5;
const TELLING = 0.2;

/** What is drawn: all, and beside them the place that fell most; of one place, that alone. */
export function linesOf({ all, places }: FeedbackInsights, place: string | undefined): FeedbackLine[] {
  const chosen = places.find(({ id }) => id === place) ?? (places.length === 1 ? places[0] : undefined);
  if (chosen) return [{ name: chosen.name, weeks: chosen.weeks }];
  const fallen = places
    .filter(({ now }) => now.count >= LEAST_GUESTS)
    .map((one) => ({ ...one, change: changeOf(one) ?? 0 }))
    .filter(({ change }) => change <= -TELLING)
    .sort((one, other) => one.change - other.change)[0];
  return [{ name: 'All', weeks: all.weeks }, ...(fallen ? [{ name: fallen.name, weeks: fallen.weeks }] : [])];
}

/** The notes of one of the weeks. */
export function notesIn(notes: readonly InsightNote[], weeks: readonly string[], week: number): InsightNote[] {
  const [from = '', before] = [weeks[week], weeks[week + 1]];
  return notes.filter(({ day }) => day >= from && (before === undefined || day < before));
}

/** What a line says in words: where it began and where it ended. */
export function lineInWords({ name, weeks }: FeedbackLine): string {
  const known = weeks.flatMap(({ average }) => average ?? []);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return `${name}: no ratings`;
  return `${name} from ${first.toFixed(1)} to ${last.toFixed(1)}`;
}
