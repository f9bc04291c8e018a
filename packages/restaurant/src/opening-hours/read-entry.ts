/** Reads one entry of opening hours, `{day, open, close, h24, isClosed}` or `{dayOfWeek, opens, closes}`: its days and its times. */
import { firstOf, most } from '../limits.ts';
import { described, isRecord, type Warn } from '../reading/lenient.ts';
import { yesOrNo } from '../reading/lenient-values.ts';
import { MINUTES_PER_DAY } from './calendar.ts';
import { formatMinutes } from './hours-table.ts';
import type { DayHours, Weekday } from './opening-hours.ts';
import { type DaysOfWord, readDays } from './read-day.ts';
import { HOLIDAYS_LEFT_OUT, readTimes, shorten } from './read-hours-text.ts';
import { LAST_CLOSING_HOUR, readTime, spanBetween, type TimeOfDay } from './read-time.ts';

export type HoursEntry = Readonly<Record<string, unknown>>;

/** What is shown where hours are configured, but not so that any of it could be. */
const UNKNOWN_HOURS = 'Hours not available';
/** What says nothing of times. */
const particulars = new Set(['day', 'dayOfWeek', 'validFrom', 'validThrough', '@type', '@id', '@context', 'id', '_id']);
const timeKeys = new Set(['open', 'opens', 'close', 'closes', 'hours']);
const markKeys = new Set(['h24', 'isClosed', 'closed']);
/** What words of an entry for certain dates are about. */
const remarks = new Set(['name', 'title', 'label', 'description', 'note', 'notes', 'comment', 'reason']);
const LONGEST_USUAL = 16 * 60;

/** The key under which an entry names its day; undefined where it does not. */
export function dayKeyOf(entry: HoursEntry): 'day' | 'dayOfWeek' | undefined {
  return isPresent(entry.day) ? 'day' : isPresent(entry.dayOfWeek) ? 'dayOfWeek' : undefined;
}

export interface EntryDays {
  days: Weekday[];
  /** The texts under the day's key that name no day. */
  unread: string[];
}

/** The days that an entry is for, with a warning for each name that is none. */
export function readEntryDays(entry: HoursEntry, path: string, warn: Warn, daysOfWord: DaysOfWord): EntryDays {
  const key = dayKeyOf(entry) ?? 'day';
  const value = entry[key];
  const listed = Array.isArray(value);
  const items = listed ? firstOf<unknown>(value.flat(3), most.names, `${path}.${key}`, warn) : [value];
  const days: Weekday[] = [];
  const unread: string[] = [];
  for (const [index, item] of items.entries()) {
    const name = isRecord(item) ? (item['@id'] ?? item.name) : item;
    const read = typeof name === 'string' ? readDays(name, daysOfWord) : undefined;
    const itemPath = listed ? `${path}.${key}[${index}]` : `${path}.${key}`;
    if (!read) {
      warn(itemPath, `${described(name)} is not a day`);
      unread.push(shorten(wordsIn(name) || '?'));
    }
    if (read?.holidays) warn(itemPath, HOLIDAYS_LEFT_OUT);
    days.push(...(read?.days ?? []));
  }
  return { days: [...new Set(days)].sort(), unread };
}

/**
 * The times of an entry. What cannot be read is kept raw, and told to `warn`.
 *
 * @param dated whether it is for certain dates, where no times mean closed, and words are a remark
 */
export function readEntryHours(entry: HoursEntry, path: string, warn: Warn, dated = false): DayHours {
  for (const key of markKeys) {
    if (markOf(entry[key]) === undefined) warn(`${path}.${key}`, `${described(entry[key])} is neither true nor false`);
  }
  if (markOf(entry.isClosed) || markOf(entry.closed)) return { spans: [] };
  if (markOf(entry.h24)) return { spans: [{ open: 0, close: MINUTES_PER_DAY }] };
  const hours = readTimesOf(entry, path, warn) ?? readNoTimes(entry, path, warn, dated);
  warnOfLength(hours, path, warn);
  return hours;
}

/** Warns of an opening that is longer than usual: most often the two times are in the wrong order. */
export function warnOfLength({ spans }: DayHours, path: string, warn: Warn): void {
  for (const { open, close } of spans) {
    if (close - open <= LONGEST_USUAL || close - open >= MINUTES_PER_DAY) continue;
    const times = `${formatMinutes(open)} – ${formatMinutes(close)}`;
    warn(path, `${times} is more than 16 hours; read as it is written`);
  }
}

/** What an entry says besides its particulars, for people to read: `Funday 9:00 – 17:00`. */
export function wordsOfEntry(entry: HoursEntry, days: readonly string[] = []): string {
  const { day: _day, dayOfWeek: _dayOfWeek, ...others } = entry;
  const said = Object.entries(others).flatMap(([key, value]) => (particulars.has(key) ? [] : wordsIn(value) || []));
  return shorten([...days, said.join(' – ')].filter(Boolean).join(' ')) || UNKNOWN_HOURS;
}

/** Undefined where the entry bears neither `open` and `close` nor `hours`. */
function readTimesOf(entry: HoursEntry, path: string, warn: Warn): DayHours | undefined {
  const openKey = isPresent(entry.open) ? 'open' : 'opens';
  const closeKey = isPresent(entry.close) ? 'close' : 'closes';
  const [open, close] = withoutOffset(timeText(entry[openKey]), timeText(entry[closeKey]));
  if (open === '' && close === '') {
    const hours = timeText(entry.hours);
    if (hours === '') return undefined;
    return readTimes(hours) ?? raw(hours, path, warn);
  }
  const openTime = timeOf(entry[openKey], open);
  const closeTime = timeOf(entry[closeKey], close, LAST_CLOSING_HOUR);
  if (openTime && closeTime) {
    const span = spanBetween(openTime.minutes, closeTime.minutes);
    if (span) return { spans: span === 'closed' ? [] : [span] };
    return raw(`${open} – ${close}`, path, warn);
  }
  // One text for both, such as `Closed`, `24 hours` or a whole range.
  const only = open === '' || open === close ? close : close === '' ? open : '';
  const whole = only === '' ? undefined : readTimes(only);
  if (whole) return whole;
  const unreadKey = openTime ? closeKey : openKey;
  if (only !== '' && !openTime && !closeTime) return raw(only, `${path}.${unreadKey}`, warn);
  const opening = openTime ? formatMinutes(openTime.minutes) : open;
  const closing = closeTime ? formatMinutes(closeTime.minutes) : close;
  const text = close === '' ? `from ${opening}` : open === '' ? `until ${closing}` : `${opening} – ${closing}`;
  return raw(text, `${path}.${unreadKey}`, warn);
}

/** Closed, where an entry says nothing else; what it says under names that are not known is kept as it is. */
function readNoTimes(entry: HoursEntry, path: string, warn: Warn, dated: boolean): DayHours {
  const others = Object.keys(entry).filter((key) => {
    if (particulars.has(key) || timeKeys.has(key) || (dated && remarks.has(key))) return false;
    return isPresent(entry[key]) && !(markKeys.has(key) && markOf(entry[key]) === false);
  });
  if (others.length > 0) {
    warn(path, `${others.map((key) => `"${shorten(key)}"`).join(', ')} cannot be read as hours; shown as it is`);
    return { spans: [], raw: [wordsOfEntry(Object.fromEntries(others.map((key) => [key, entry[key]])))] };
  }
  if (!dated) warn(path, 'has no times, and counts as closed');
  return { spans: [] };
}

function raw(text: string, path: string, warn: Warn): DayHours {
  warn(path, `"${shorten(text)}" is not a time; shown as it is`);
  return { spans: [], raw: [shorten(text)] };
}

/** A bare number may be an hour, or minutes, or hours and minutes: nobody can tell. */
function timeOf(value: unknown, text: string, lastHour?: number): TimeOfDay | undefined {
  return typeof value === 'string' ? readTime(text, lastHour) : undefined;
}

/** `09:00-05:00` and `21:00-05:00`: the same offset behind both times is that of the place, and no closing time. */
function withoutOffset(open: string, close: string): [open: string, close: string] {
  const behind = /^(.*\d:\d\d)(-(?:0\d|1[0-2]):[0-5]\d)$/;
  const [, opens, offset] = behind.exec(open) ?? [];
  const [, closes, same] = behind.exec(close) ?? [];
  return opens !== undefined && closes !== undefined && offset === same ? [opens, closes] : [open, close];
}

/** What stands for a time, as text; empty where there is nothing. */
function timeText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return isPresent(value) ? '?' : '';
}

/** The texts and numbers within a value, as a person would write them. */
function wordsIn(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim().slice(0, 200);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || depth > 3) return '';
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  const words = parts.slice(0, 20).flatMap((part) => wordsIn(part, depth + 1) || []);
  return words.join(Array.isArray(value) ? ', ' : ' – ');
}

/** Whether a mark such as `h24` is set; undefined where it is neither yes nor no. */
function markOf(value: unknown): boolean | undefined {
  return isPresent(value) ? yesOrNo(value) : false;
}

export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}
