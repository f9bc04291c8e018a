/** Days and their hours in words. */
import { dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import { compactHours, dayText, weekdayName } from '@tablefront/restaurant/opening-hours/hours-table';
import type { DayHours, OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { isAllDay } from '@tablefront/restaurant/opening-hours/spans';
import type { DayName } from './when.ts';

/** `Casa Prova is open on Monday, 5:00 PM – 10:00 PM`; hours that cannot be read stand as they are written. */
export function hoursSentence(what: string, day: string, hours: DayHours | null): string {
  if (hours?.raw) return `${what} ${day}: ${dayText(hours)}`;
  if (hours === null || hours.spans.length === 0) return `${what} is closed ${day}`;
  return isAllDay(hours) ? `${what} is open 24 hours ${day}` : `${what} is open ${day}, ${dayText(hours)}`;
}

/** `today (Monday, March 2)`; the year where it is another than today’s. */
export function dayTitle(day: DayName, date: string, today: string | undefined): string {
  const written = `${weekdayName(weekdayOfDay(dayNumber(date)))}, ${monthDay(date)}${today?.slice(0, 4) === date.slice(0, 4) ? '' : `, ${date.slice(0, 4)}`}`;
  if (day.kind === 'holiday') return `on ${day.name} (${written})`;
  if (date === today) return `today (${written})`;
  if (today !== undefined && dayNumber(date) === dayNumber(today) + 1) return `tomorrow (${written})`;
  return `on ${written}`;
}

const months = 'January February March April May June July August September October November December'.split(' ');

function monthDay(date: string): string {
  return `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${Number(date.slice(8))}`;
}

/** The hours of the week and the days it is closed; undefined where no hours are known. */
export function weekText(hours: OpeningHours): string | undefined {
  const week = compactHours(hours);
  if (week === undefined) return undefined;
  const closed = hours.week.flatMap((day, index) =>
    day === null || (day.spans.length === 0 && !day.raw) ? [weekdayName(weekdayOfDay(index - 3 + 7))] : [],
  );
  return closed.length > 0 && closed.length < 7 ? `${week}; closed ${closed.join(', ')}` : week;
}

/** A day whose date is not known. */
export function titleOf(day: DayName): string {
  return day.kind === 'weekday'
    ? `on ${weekdayName(day.weekday)}`
    : day.kind === 'holiday'
      ? `on ${day.name}`
      : 'that day';
}
