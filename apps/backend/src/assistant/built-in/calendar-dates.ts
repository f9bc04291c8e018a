/** Dates (`YYYY-MM-DD`) reckoned from parts and from weekdays of a month. */
import { dateOfDay, dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import type { Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';

/** The date some days later, or earlier. */
export function shifted(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** Whether the calendar has that date: not February 30. */
export function isDate(date: string): boolean {
  const day = dayNumber(date);
  return !Number.isNaN(day) && dateOfDay(day) === date;
}

/** The date of a year, a month from 1 and a day. */
export function fixed(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The nth of a weekday in a month. */
export function nth(year: number, month: number, weekday: Weekday, count: number): string {
  const first = dayNumber(fixed(year, month, 1));
  return dateOfDay(first + ((weekday - weekdayOfDay(first) + 7) % 7) + 7 * (count - 1));
}

/** The last of a weekday before a day of a month. */
export function lastBefore(year: number, month: number, day: number, weekday: Weekday): string {
  const end = dayNumber(fixed(year, month, day)) - 1;
  return dateOfDay(end - ((weekdayOfDay(end) - weekday + 7) % 7));
}
