/**
 * Reads opening hours from a configuration, in any of the accepted shapes. Nothing here throws: what is malformed is told
 * to `warn`, and what cannot be read is kept as text. No day is closed because of something that could not be read.
 */
import { firstOf, most } from '../limits.ts';
import { described, isRecord, type Warn } from '../reading/lenient.ts';
import { weekdays } from './calendar.ts';
import { groupDays } from './hours-table.ts';
import type { DayHours, OpeningHours, SpecialHours } from './opening-hours.ts';
import { type DaysOfWord, daysReader, readDays } from './read-day.ts';
import {
  dayKeyOf,
  type HoursEntry,
  isPresent,
  readEntryDays,
  readEntryHours,
  warnOfLength,
  wordsOfEntry,
} from './read-entry.ts';
import { type HoursRule, readHoursText, shorten } from './read-hours-text.ts';
import { isSpecialEntry, readSpecialEntry, withSpecialHours } from './read-special-hours.ts';
import { joinDays } from './spans.ts';

/** What has been read so far of a value. */
interface Reading {
  week: DayHours[][];
  special: SpecialHours[];
  /** What nobody can tell all the days of: it may be about each day that nothing else is said of. */
  unread: string[];
  daysOfWord: DaysOfWord;
  warn: Warn;
}

/** Lists within lists are one list; deeper ones are none. */
const DEEPEST_LIST = 4;
/** More texts on one day tell nobody more. */
const MOST_UNREAD = 3;

/**
 * The hours of a list of entries `{day, open, close, h24, isClosed}` or `{dayOfWeek, opens, closes, h24}`, of texts
 * such as `Mo-Fr 11:00-22:00`, of a mixture, of one of these alone, or of a map of days. Entries with `validFrom` or
 * `validThrough` become special hours. Undefined where there is none of them.
 */
export function readOpeningHours(value: unknown, path: string, warn: Warn): OpeningHours | undefined {
  if (!isPresent(value)) return undefined;
  const daysOfWord = daysReader(value);
  const reading: Reading = { week: weekdays.map(() => []), special: [], unread: [], daysOfWord, warn };
  if (Array.isArray(value)) readList(value, path, reading);
  else if (typeof value === 'string') readText(value, path, reading);
  else if (isRecord(value) && Object.keys(value).length > 0) readRecord(value, path, reading);
  else warn(path, 'is not a list of opening hours');
  const { week, special, unread } = reading;
  const unknown = { spans: [], raw: [...new Set(unread)].slice(0, MOST_UNREAD) };
  if (unread.length > 0) for (const day of week) if (day.length === 0) day.push(unknown);
  const hours: OpeningHours = { week: week.map((day) => (day.length > 0 ? joinDays(day) : null)) };
  return week.some((day) => day.length > 0) || special.length > 0 ? withSpecialHours(hours, special) : undefined;
}

function readList(list: readonly unknown[], path: string, reading: Reading, depth = 1): void {
  for (const [index, entry] of firstOf(list, most.hours, path, reading.warn).entries()) {
    const entryPath = `${path}[${index}]`;
    if (typeof entry === 'string') readText(entry, entryPath, reading);
    else if (isRecord(entry)) readEntry(entry, entryPath, reading);
    else if (Array.isArray(entry) && depth < DEEPEST_LIST) readList(entry, entryPath, reading, depth + 1);
    else if (isPresent(entry)) {
      reading.warn(entryPath, `${described(entry)} is not an entry of opening hours`);
      reading.unread.push(Array.isArray(entry) ? '?' : String(entry));
    }
  }
}

/** One entry alone, or a map `{monday: …, tuesday: …}` of which each key names days. */
function readRecord(value: HoursEntry, path: string, reading: Reading): void {
  const days = Object.keys(value);
  const isMap = days.every((day) => readDays(day, reading.daysOfWord));
  if (!isMap) readEntry(value, path, reading);
  else for (const day of firstOf(days, most.hours, path, reading.warn)) readDayOfMap(day, value[day], path, reading);
}

/** What a map holds under a day: a text, an entry without its day, or a list of them. */
function readDayOfMap(day: string, value: unknown, path: string, reading: Reading, depth = 1): void {
  const dayPath = `${path}.${day}`;
  if (Array.isArray(value) && value.length > 0 && depth < DEEPEST_LIST) {
    for (const part of firstOf<unknown>(value, most.hours, dayPath, reading.warn)) {
      readDayOfMap(day, part, path, reading, depth + 1);
    }
    return;
  }
  const nothing = value === false || (Array.isArray(value) && value.length === 0);
  const times = isRecord(value) ? value : nothing ? {} : { hours: value };
  readEntry({ ...times, day }, dayPath, reading);
}

function readText(text: string, path: string, reading: Reading): void {
  const { rules, problems, unread } = readHoursText(text, reading.daysOfWord);
  for (const problem of problems) reading.warn(path, problem);
  const replaced = rules.flatMap((rule) => {
    warnOfLength(rule.hours, path, reading.warn);
    return addRule(reading.week, rule);
  });
  if (replaced.length > 0) {
    const days = groupDays(weekdays.map((weekday) => (replaced.includes(weekday) ? '' : undefined)));
    reading.warn(
      path,
      `"${shorten(text.trim())}": a later rule overrides an earlier one on ${days.map((each) => each.trim()).join(', ')}`,
    );
  }
  reading.unread.push(...unread);
}

/** @returns the days of which earlier rules no longer hold */
function addRule(week: DayHours[][], { days, hours, replaces }: HoursRule): number[] {
  const replaced = replaces ? days.filter((day) => (week[day]?.length ?? 0) > 0) : [];
  for (const day of days) {
    if (replaces) week[day] = [hours];
    else week[day]?.push(hours);
  }
  return replaced;
}

function readEntry(entry: HoursEntry, path: string, reading: Reading): void {
  const { week, special, unread, daysOfWord, warn } = reading;
  if (isSpecialEntry(entry)) {
    special.push(...readSpecialEntry(entry, path, warn, daysOfWord));
  } else if (dayKeyOf(entry)) {
    const named = readEntryDays(entry, path, warn, daysOfWord);
    if (named.unread.length > 0) unread.push(wordsOfEntry(entry, named.unread));
    if (named.days.length > 0)
      addRule(week, { days: named.days, hours: readEntryHours(entry, path, warn), replaces: false });
  } else {
    warn(path, 'has no day');
    readWithoutDay(entry, reading);
  }
}

/** An entry that has its day under a name that is not known is about that day, whatever else it says. */
function readWithoutDay(entry: HoursEntry, { week, unread, daysOfWord }: Reading): void {
  if (!Object.values(entry).some((value) => isPresent(value))) return;
  const [key, named] = Object.entries(entry)
    .map(([name, value]) => [name, typeof value === 'string' ? readDays(value, daysOfWord)?.days : undefined] as const)
    .find(([, days]) => days && days.length > 0) ?? ['', []];
  const { [key]: _day, ...times } = entry;
  if (named && named.length > 0)
    addRule(week, { days: named, hours: { spans: [], raw: [wordsOfEntry(times)] }, replaces: false });
  unread.push(wordsOfEntry(entry));
}
