/** Which date (`YYYY-MM-DD`) a named day stands for. */
import { dateOfDay, dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import { fixed, holidays } from '../vocabulary/holidays.ts';
import type { DayName } from './when.ts';

/** `The day after` some days: after the last, or before the first of them; the days themselves where nothing is shifted. */
export function shifted(days: readonly DayName[], shift: number | undefined): DayName[] {
  if (shift === undefined) return [...days];
  return days.slice(...(shift > 0 ? [-1] : [0, 1])).map((day) => ({ ...day, shift: (day.shift ?? 0) + shift }));
}

/**
 * The date that a day's name stands for, seen from a date at the place; the next one to come, today included.
 *
 * @param today absent where the clock of the place is not known: then only what does not depend on the very day
 * @param about the date by another clock
 */
export function dateOf(name: DayName, today: string | undefined, about: string): string | undefined {
  const number = dayNumber(today ?? about);
  const counted = (days: number | undefined) => (days === undefined ? undefined : dateOfDay(days + (name.shift ?? 0)));
  if (name.kind === 'relative') return today && counted(number + name.days);
  if (name.kind === 'weekday') {
    const ahead = name.weekday - weekdayOfDay(number);
    return today && counted(number + (name.next ? ahead + 7 : (ahead + 7) % 7));
  }
  const coming = datesOf(name, today ?? about)
    .map(dayNumber)
    .filter((day) => day >= number);
  return counted(coming.find((day) => name.kind === 'day-of-month' && weekdayOfDay(day) === name.weekday) ?? coming[0]);
}

/** The dates of this year and the next that bear a name, in order; only those that the calendar has: not February 30. */
function datesOf(name: DayName, today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const years = [year, year + 1];
  if (name.kind === 'holiday')
    return years.flatMap((some) => holidays.find((entry) => entry.name === name.name)?.find(some) ?? []);
  const months = Array.from({ length: 12 }, (_, ahead) => month - 1 + ahead);
  const dates = [
    ...(name.kind === 'date' ? years.map((some) => fixed(name.year ?? some, name.month, name.day)) : []),
    ...(name.kind === 'day-of-month'
      ? months.map((some) => fixed(year + Math.floor(some / 12), (some % 12) + 1, name.day))
      : []),
  ];
  return dates.filter((date) => !Number.isNaN(dayNumber(date)) && dateOfDay(dayNumber(date)) === date);
}
