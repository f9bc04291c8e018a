/** Which date (`YYYY-MM-DD`) a named day stands for. */
import { dateOfDay, dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import { fixed, holidays } from '../vocabulary/holidays.ts';
import type { DayName } from './when.ts';

/** `The day after` of some days: after the last, or before the first of them. */
export function shifted(days: readonly DayName[], shift: number): DayName[] {
  return days.slice(...(shift > 0 ? [-1] : [0, 1])).map((day) => ({ ...day, shift: (day.shift ?? 0) + shift }));
}

/**
 * The date that a day's name stands for, seen from a date at the place; the next one to come, today included.
 *
 * @param today absent where the clock of the place is not known: then only what does not depend on the very day
 * @param about the date by another clock
 */
export function dateOf(name: DayName, today: string | undefined, about: string): string | undefined {
  const date = today === undefined ? namedDate(name, about) : (relativeDate(name, today) ?? namedDate(name, today));
  return date === undefined ? undefined : dateOfDay(dayNumber(date) + (name.shift ?? 0));
}

function relativeDate(name: DayName, today: string): string | undefined {
  const number = dayNumber(today);
  if (name.kind === 'relative') return dateOfDay(number + name.days);
  if (name.kind !== 'weekday') return undefined;
  const ahead = name.weekday - weekdayOfDay(number);
  return dateOfDay(number + (name.next ? ahead + 7 : (ahead + 7) % 7));
}

function namedDate(name: DayName, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const coming = (dates: (string | undefined)[]) =>
    dates.filter((date) => date !== undefined).filter((date) => isDate(date) && date >= today);
  if (name.kind === 'holiday') {
    const holiday = holidays.find((entry) => entry.name === name.name);
    return coming([holiday?.find(year), holiday?.find(year + 1)])[0];
  }
  if (name.kind === 'date') {
    const date = (of: number) => fixed(of, name.month, name.day);
    return name.year === undefined ? coming([date(year), date(year + 1)])[0] : [date(name.year)].find(isDate);
  }
  if (name.kind !== 'day-of-month') return undefined;
  const months = Array.from({ length: 12 }, (_, ahead) => Number(today.slice(5, 7)) - 1 + ahead);
  const dates = coming(months.map((month) => fixed(year + Math.floor(month / 12), (month % 12) + 1, name.day)));
  return dates.find((date) => weekdayOfDay(dayNumber(date)) === name.weekday) ?? dates[0];
}

/** Whether the calendar has that date: not February 30. */
function isDate(date: string): boolean {
  const day = dayNumber(date);
  return !Number.isNaN(day) && dateOfDay(day) === date;
}
