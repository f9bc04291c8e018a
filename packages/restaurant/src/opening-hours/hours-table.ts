/** Hours as texts: the table of the week, a line that sums it up, and the holiday hours. */
import { dayNumber, minutesPerDay, weekdayOfDay, weekdays } from './calendar.ts';
import type { DayHours, OpeningHours, SpecialHours, Weekday } from './opening-hours.ts';
import { isAllDay, joinDays } from './spans.ts';
import { specialEntriesOn } from './timeline.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type WeekdayName = (typeof dayNames)[number];
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

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
  const time = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
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

/** One row of the holiday hours. */
export interface HolidayRow {
  /** `Friday, December 25`, `December 24 – 26`; with the year where it is not the one of today. */
  dates: string;
  text: string;
}

/** The special hours that are not over on a date (`YYYY-MM-DD`), the earliest first; one row for each range of dates. */
export function holidayRows(hours: OpeningHours | undefined, today: string): HolidayRow[] {
  return upcomingRanges(hours, today).flatMap(([, [first, ...others]]) =>
    first ? [{ dates: datesText(first.from, first.through, today), text: specialText([first, ...others]) }] : [],
  );
}

/** Which of the `holidayRows` holds on that very date, in place of the week's hours; undefined on an ordinary day. */
export function holidayRowOf(hours: OpeningHours | undefined, today: string): number | undefined {
  const [entry] = hours ? specialEntriesOn(hours, dayNumber(today)) : [];
  if (!entry) return undefined;
  return upcomingRanges(hours, today).findIndex(([range]) => range === rangeOf(entry));
}

/** The special hours that are not over, by their range of dates, the earliest first. */
function upcomingRanges(hours: OpeningHours | undefined, today: string): [range: string, SpecialHours[]][] {
  const ranges = new Map<string, SpecialHours[]>();
  for (const entry of hours?.special ?? []) {
    if (entry.through < today) continue;
    ranges.set(rangeOf(entry), [...(ranges.get(rangeOf(entry)) ?? []), entry]);
  }
  return [...ranges].sort(([a], [b]) => (a < b ? -1 : 1));
}

function rangeOf({ from, through }: SpecialHours): string {
  return `${from}/${through}`;
}

function specialText(entries: readonly SpecialHours[]): string {
  const texts = weekdays.map((weekday) => {
    const covering = entries.filter((entry) => entry.weekdays?.includes(weekday) ?? true);
    return covering.length > 0 ? dayText(joinDays(covering.map((entry) => entry.hours))) : undefined;
  });
  const one = entries.every((entry) => !entry.weekdays) ? texts[0] : undefined;
  return one ?? groupDays(texts).join('; ');
}

/** Days in a row that have the same text are named together; those without a text are left out. */
function groupDays(texts: readonly (string | undefined)[]): string[] {
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

function datesText(from: string, through: string, today: string): string {
  const year = through.slice(0, 4) === today.slice(0, 4) ? '' : `, ${through.slice(0, 4)}`;
  if (from === through) return `${weekdayName(weekdayOfDay(dayNumber(from)))}, ${monthDay(from)}${year}`;
  const sameYear = from.slice(0, 4) === through.slice(0, 4) || from.slice(0, 4) === today.slice(0, 4);
  const start = sameYear ? monthDay(from) : `${monthDay(from)}, ${from.slice(0, 4)}`;
  const end = from.slice(0, 7) === through.slice(0, 7) ? String(Number(through.slice(8))) : monthDay(through);
  return `${start} – ${end}${year}`;
}

function monthDay(date: string): string {
  return `${monthNames[Number(date.slice(5, 7)) - 1] ?? ''} ${Number(date.slice(8))}`;
}

function isEmptyWeek(hours: OpeningHours): boolean {
  return hours.week.every((day) => day === null);
}
