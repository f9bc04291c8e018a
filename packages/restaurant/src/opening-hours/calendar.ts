/** Dates of the calendar without a time zone: `YYYY-MM-DD` texts and the count of days since 1970-01-01. */
import type { Weekday } from './opening-hours.ts';

export const MINUTES_PER_DAY = 1440;

const MILLISECONDS_PER_DAY = 86_400_000;

/** Monday first. */
export const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Days since 1970-01-01 of a date `YYYY-MM-DD`; NaN where the text is no such date. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_PER_DAY;
}

/** `YYYY-MM-DD` of a count of days since 1970-01-01. */
export function dateOfDay(day: number): string {
  return new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** The weekday of a count of days since 1970-01-01, which was a Thursday. */
export function weekdayOfDay(day: number): Weekday {
  return weekdays[(((day + 3) % 7) + 7) % 7] ?? 0;
}

/** The date of a text that begins with `YYYY-MM-DD` (an ISO date or date-time), if there is such a day. */
export function readDate(text: string): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text.trim())?.[0];
  if (date === undefined) return undefined;
  const day = dayNumber(date);
  return Number.isNaN(day) || dateOfDay(day) !== date ? undefined : date;
}

/** `09:05`, from minutes after midnight; from 1440 on it is the time of the next day. */
export function clockText(minutes: number): string {
  const time = minutes % MINUTES_PER_DAY;
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
}
