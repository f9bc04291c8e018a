/**
 * Reads opening hours from a configuration, in any of the accepted shapes. Nothing here throws: what is malformed is
 * dropped, what is a time that cannot be read is kept as text, and either is told to `warn`.
 */
import { firstOf, most } from '../limits.ts';
import { readDate, weekdays } from './calendar.ts';
import { formatMinutes } from './hours-table.ts';
import type { DayHours, OpeningHours, SpecialHours, Weekday } from './opening-hours.ts';
import { readDays } from './read-day.ts';
import { type HoursRule, readHoursText, readTimes, shorten } from './read-hours-text.ts';
import { readTime, spanBetween } from './read-time.ts';
import { joinDays } from './spans.ts';

/** Told of each thing that could not be read: where it stands, e.g. `locations[3].openingHours[2].day`, and what is wrong. */
export type Warn = (path: string, message: string) => void;

/**
 * The hours of a list of entries `{day, open, close, h24, isClosed}` or `{dayOfWeek, opens, closes, h24}`, of texts
 * such as `Mo-Fr 11:00-22:00`, of a mixture, or of one of these alone. Entries with `validFrom` or `validThrough` become
 * special hours. Undefined where there is no list, or no entry in it that could be read.
 */
export function readOpeningHours(value: unknown, path: string, warn: Warn): OpeningHours | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const listed = Array.isArray(value);
  const single = typeof value === 'string' || (isRecord(value) && (present(value.day) || present(value.dayOfWeek)));
  if (!listed && !single) {
    warn(path, 'is not a list of opening hours');
    return undefined;
  }
  const week: DayHours[][] = weekdays.map(() => []);
  const special: SpecialHours[] = [];
  const unread: string[] = [];
  const entries = listed ? firstOf<unknown>(value, most.hours, path, warn) : [value];
  for (const [index, entry] of entries.entries()) {
    const entryPath = listed ? `${path}[${index}]` : path;
    if (typeof entry === 'string') {
      const reading = readHoursText(entry);
      for (const problem of reading.problems) warn(entryPath, problem);
      for (const rule of reading.rules) addRule(week, rule);
      if (reading.wholeUnread) unread.push(shorten(entry.trim()));
    } else if (isRecord(entry) && (present(entry.validFrom) || present(entry.validThrough))) {
      special.push(...readSpecialEntry(entry, entryPath, warn));
    } else if (isRecord(entry)) {
      const days = readEntryDays(entry, entryPath, warn);
      if (days?.length === 0 || !days) continue;
      addRule(week, { days, hours: readEntryHours(entry, entryPath, warn), replaces: false });
    } else {
      warn(entryPath, `${describe(entry)} is not an entry of opening hours`);
    }
  }
  // A text without any day may be about each day that nothing else is said of.
  if (unread.length > 0) for (const day of week) if (day.length === 0) day.push({ spans: [], raw: unread });
  const hours: OpeningHours = { week: week.map((day) => (day.length > 0 ? joinDays(day) : null)) };
  return week.some((day) => day.length > 0) || special.length > 0 ? withSpecialHours(hours, special) : undefined;
}

/** The entries `{validFrom, validThrough, dayOfWeek?, opens, closes, closed}` of a `specialOpeningHoursSpecification`. */
export function readSpecialHours(value: unknown, path: string, warn: Warn): SpecialHours[] {
  if (value === undefined || value === null || value === '') return [];
  if (isRecord(value)) return readSpecialEntry(value, path, warn);
  if (!Array.isArray(value)) {
    warn(path, 'is not a list of special opening hours');
    return [];
  }
  return firstOf<unknown>(value, most.specialHours, path, warn).flatMap((entry, index) => {
    if (isRecord(entry)) return readSpecialEntry(entry, `${path}[${index}]`, warn);
    warn(`${path}[${index}]`, `${describe(entry)} is not an entry of special opening hours`);
    return [];
  });
}

/** The hours with further special hours, which come after those already there. Without a week, only those dates are known. */
export function withSpecialHours(hours: OpeningHours | undefined, special: SpecialHours[]): OpeningHours | undefined {
  if (special.length === 0) return hours;
  // The same list for all places that have no more dates than their brand.
  const dates = hours?.special ? [...hours.special, ...special] : special;
  return { week: hours?.week ?? weekdays.map(() => null), special: dates };
}

function addRule(week: DayHours[][], rule: HoursRule): void {
  for (const day of rule.days) {
    if (rule.replaces) week[day] = [rule.hours];
    else week[day]?.push(rule.hours);
  }
}

function readSpecialEntry(entry: Record<string, unknown>, path: string, warn: Warn): SpecialHours[] {
  const [from, through] = (['validFrom', 'validThrough'] as const).map((key) => {
    const value = entry[key];
    if (!present(value)) return undefined;
    const date = typeof value === 'string' ? readDate(value) : undefined;
    if (date === undefined) warn(`${path}.${key}`, `${describe(value)} is not a date`);
    return date ?? 'unreadable';
  });
  if (from === 'unreadable' || through === 'unreadable') return [];
  const first = from ?? through;
  const last = through ?? from;
  if (first === undefined || last === undefined || last < first) {
    warn(path, first === undefined ? 'has no dates' : 'ends before it begins');
    return [];
  }
  const anyDay = !present(entry.day) && !present(entry.dayOfWeek);
  const days = anyDay ? undefined : readEntryDays(entry, path, warn);
  if (!anyDay && (days === undefined || days.length === 0)) return [];
  const hours = readEntryHours(entry, path, warn);
  return [days ? { from: first, through: last, weekdays: days, hours } : { from: first, through: last, hours }];
}

function readEntryDays(entry: Record<string, unknown>, path: string, warn: Warn): Weekday[] | undefined {
  const key = present(entry.day) ? 'day' : 'dayOfWeek';
  const value = entry[key];
  if (!present(value)) {
    warn(path, 'has no day');
    return undefined;
  }
  const items = Array.isArray(value) ? firstOf<unknown>(value, most.names, `${path}.${key}`, warn) : [value];
  const days = items.flatMap((item, index) => {
    const name = isRecord(item) ? (item['@id'] ?? item.name) : item;
    const read = typeof name === 'string' ? readDays(name) : undefined;
    if (!read)
      warn(Array.isArray(value) ? `${path}.${key}[${index}]` : `${path}.${key}`, `${describe(name)} is not a day`);
    else if (read.length === 0) warn(`${path}.${key}`, 'public holidays belong to the special hours');
    return read ?? [];
  });
  return [...new Set(days)].sort();
}

function readEntryHours(entry: Record<string, unknown>, path: string, warn: Warn): DayHours {
  if (isTrue(entry.isClosed) || isTrue(entry.closed)) return { spans: [] };
  if (isTrue(entry.h24)) return { spans: [{ open: 0, close: 1440 }] };
  const openKey = present(entry.open) ? 'open' : 'opens';
  const closeKey = present(entry.close) ? 'close' : 'closes';
  const open = timeText(entry[openKey]);
  const close = timeText(entry[closeKey]);
  if (open === '' && close === '') {
    const hours = timeText(entry.hours);
    return hours === '' ? { spans: [] } : (readTimes(hours) ?? raw(hours, `${path}.hours`, warn));
  }
  const openTime = readTime(open);
  const closeTime = readTime(close);
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

function raw(text: string, path: string, warn: Warn): DayHours {
  warn(path, `"${shorten(text)}" is not a time; shown as it is`);
  return { spans: [], raw: [shorten(text)] };
}

/** What stands for a time, as text; empty where there is nothing. */
function timeText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return present(value) ? '?' : '';
}

function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true');
}

function present(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `"${shorten(value)}"`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
