/** Holiday hours as texts. Of all pages only that of a place shows them: they are not in what every page loads. */
import { dayNumber, weekdayOfDay, weekdays } from './calendar.ts';
import { dayText, groupDays, weekdayName } from './hours-table.ts';
import type { OpeningHours, SpecialHours } from './opening-hours.ts';
import { joinDays } from './spans.ts';

export const monthNames = [
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

/** One row of the holiday hours. */
export interface HolidayRow {
  /** `Friday, December 25`, `December 24 – 26`; with the year where it is not the one of today. */
  dates: string;
  text: string;
  /** What the dates are called, as configured. */
  name?: string;
  /** The range, inclusive: `YYYY-MM-DD`. */
  from: string;
  through: string;
}

/**
 * The special hours that are not over on a date (`YYYY-MM-DD`), the earliest first; one row for each range of dates.
 *
 * @param most how many rows
 */
export function holidayRows(
  hours: OpeningHours | undefined,
  today: string,
  most: number = Number.POSITIVE_INFINITY,
): HolidayRow[] {
  return upcomingRanges(hours, today)
    .slice(0, most)
    .flatMap(([, entries]) => {
      const [first] = entries;
      if (!first) return [];
      const { from, through } = first;
      const name = entries.find((entry) => entry.name !== undefined)?.name;
      const row = { dates: datesText(from, through, today), text: specialText(entries), from, through };
      return [name === undefined ? row : { ...row, name }];
    });
}

/** What stands above the rows: the one name that they all have, else what they are. */
export function holidayTitle(rows: readonly HolidayRow[]): string {
  const names = new Set(rows.map(({ name }) => name));
  const [name] = names;
  if (names.has(undefined)) return 'Holiday hours';
  return names.size === 1 && name !== undefined ? name : 'Special hours';
}

/** The special hours that are not over, by their range of dates, the earliest first. */
function upcomingRanges(hours: OpeningHours | undefined, today: string): [range: string, SpecialHours[]][] {
  const ranges = new Map<string, SpecialHours[]>();
  for (const entry of hours?.special ?? []) {
    if (entry.through < today) continue;
    const range = ranges.get(rangeOf(entry));
    if (range) range.push(entry);
    else ranges.set(rangeOf(entry), [entry]);
  }
  return [...ranges].sort(([a], [b]) => (a < b ? -1 : 1));
}

function rangeOf({ from, through }: SpecialHours): string {
  return `${from}/${through}`;
}

function specialText(entries: readonly SpecialHours[]): string {
  const textOf = (covering: readonly SpecialHours[]) =>
    covering.length > 0 ? dayText(joinDays(covering.map((entry) => entry.hours))) : undefined;
  const one = entries.every((entry) => !entry.weekdays) ? textOf(entries) : undefined;
  const each = (weekday: (typeof weekdays)[number]) =>
    textOf(entries.filter((entry) => entry.weekdays?.includes(weekday) ?? true));
  return one ?? groupDays(weekdays.map(each)).join('; ');
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
