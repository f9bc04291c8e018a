/** Holiday hours, and what is said of a holiday that has none. */
import { dateOfDay, dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import { dayText, holidayRows, weekdayName } from '@tablefront/restaurant/opening-hours/hours-table';
import type { DayHours, OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { isAllDay } from '@tablefront/restaurant/opening-hours/spans';
import { type Asking, nextStep } from './asking.ts';
import { weekText } from './hours-in-words.ts';
import type { DayName } from './when.ts';

/** A day on which many places keep other hours than usual, by its name or by its date. */
export function isHoliday(day: DayName): boolean {
  if (day.kind === 'date') return (day.month === 12 && day.day === 25) || (day.month === 1 && day.day === 1);
  return day.kind === 'holiday';
}

/** @param title `on Christmas Day (Friday, December 25)` */
export function unlistedHoliday(title: string): string {
  return `No special hours are listed for ${title.replace(/^on /, '')}.`;
}

/** What holds on that weekday otherwise, which on a holiday is no promise. */
export function usualHours(what: string, date: string, hours: DayHours | null): string {
  if (hours === null || (hours.spans.length === 0 && !hours.raw))
    return `${what} is usually closed on ${weekdayName(weekdayOfDay(dayNumber(date)))}s.`;
  return `The usual hours of that day are ${isAllDay(hours) ? '24 hours' : dayText(hours)}.`;
}

/** The holiday hours that are to come, or that none are listed. */
export function holidayText(hours: OpeningHours, what: string, clock: Clock | undefined, asking: Asking): string {
  const rows = holidayRows(hours, clock?.date ?? asking.now.toISOString().slice(0, 10));
  if (rows.length > 0)
    return `Holiday hours of ${what}: ${rows
      .slice(0, 8)
      .map(({ dates, text }) => `${dates}: ${text}`)
      .join('; ')}.`;
  const week = weekText(hours);
  return `No holiday hours are listed for ${what}.${week === undefined ? '' : ` The usual hours are: ${week}.`} ${nextStep([], asking, 'to be sure')}`;
}

/** The holiday hours of the next two weeks, where there are any. */
export function holidayHint(hours: OpeningHours, clock: Clock | undefined, asking: Asking): string {
  const today = clock?.date ?? asking.now.toISOString().slice(0, 10);
  const soon = dateOfDay(dayNumber(today) + 14);
  const rows = holidayRows(hours, today);
  const near = (hours.special ?? []).some(({ from, through }) => through >= today && from <= soon);
  return near && rows.length > 0
    ? ` Holiday hours: ${rows
        .slice(0, 4)
        .map(({ dates, text }) => `${dates}: ${text}`)
        .join('; ')}.`
    : '';
}

/** What is said where no hours of the week are known. */
export function specialOnly(hours: OpeningHours, what: string, clock: Clock | undefined, asking: Asking): string {
  return holidayText(hours, what, clock, asking);
}
