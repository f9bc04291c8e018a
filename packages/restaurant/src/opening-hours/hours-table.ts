/** Hours as texts: the table of the week, and a line that sums it up. */
import { MINUTES_PER_DAY, weekdays } from './calendar.ts';
import type { DayHours, OpeningHours, Weekday } from './opening-hours.ts';
import { isAllDay } from './spans.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type WeekdayName = (typeof dayNames)[number];

/** `Monday` to `Sunday`. */
export function weekdayName(weekday: Weekday): WeekdayName {
  return dayNames[weekday];
}

/** `Mon` to `Sun`. */
export function weekdayAbbreviation(weekday: Weekday): string {
  return dayNames[weekday].slice(0, 3);
}

/** A time of day such as `9:00 PM`, from minutes after midnight; from 1440 on it is the time of the next day. */
export function formatMinutes(minutes: number): string {
  const time = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const hour = Math.floor(time / 60);
  return `${hour % 12 || 12}:${String(time % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM`, `24 hours`, `Closed`, and texts that could not be read as they are. */
export function dayText(day: DayHours | null): string {
  if (!day) return 'Closed';
  const spans = isAllDay(day)
    ? ['24 hours']
    : day.spans.map((span) => `${formatMinutes(span.open)} – ${formatMinutes(span.close)}`);
  return [...spans, ...(day.raw ?? [])].join(', ') || 'Closed';
}

/** Seven rows, Monday first; no rows where nothing is known of the week. Special hours are not in it. */
export function hoursTable(hours: OpeningHours | undefined): { weekday: Weekday; day: string; text: string }[] {
  if (!hours || isEmptyWeek(hours)) return [];
  return weekdays.map((weekday) => ({
    weekday,
    day: weekdayName(weekday),
    text: dayText(hours.week[weekday] ?? null),
  }));
}

/** The week on one line, e.g. `Tue – Thu 12:00 PM – 9:00 PM; Sat 10:00 AM – 2:00 PM`; undefined where nothing is known of it. */
export function compactHours(hours: OpeningHours | undefined): string | undefined {
  return compactRows(hours)?.join('; ');
}

/** The same, one text for the days in a row that have the same hours. */
export function compactRows(hours: OpeningHours | undefined): string[] | undefined {
  if (!hours || isEmptyWeek(hours)) return undefined;
  const texts = weekdays.map((weekday) => dayText(hours.week[weekday] ?? null));
  const groups = groupDays(texts.map((text) => (text === 'Closed' ? undefined : text)));
  return groups.length > 0 ? groups : ['Closed'];
}

/** Days in a row that have the same text are named together; those without a text are left out. */
export function groupDays(texts: readonly (string | undefined)[]): string[] {
  const groups: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const weekday of weekdays) {
    const text = texts[weekday];
    const group = groups.at(-1);
    if (text === undefined) continue;
    if (group && group.text === text && group.last === weekday - 1) group.last = weekday;
    else groups.push({ first: weekday, last: weekday, text });
  }
  return groups.map(({ first, last, text }) => {
    const names = [...new Set([weekdayAbbreviation(first), weekdayAbbreviation(last)])].join(' – ');
    return `${names} ${text}`;
  });
}

function isEmptyWeek(hours: OpeningHours): boolean {
  return hours.week.every((day) => day === null);
}
