/** Reads the hours of certain dates: `{validFrom, validThrough, name?, dayOfWeek?, opens, closes}` or `{…, closed}`. */
import { firstOf, longest, most } from '../limits.ts';
import { described, isRecord, type Warn } from '../reading/lenient.ts';
import { textWithin } from '../reading/lenient-values.ts';
import { readDate, weekdays } from './calendar.ts';
import type { OpeningHours, SpecialHours } from './opening-hours.ts';
import { type DaysOfWord, daysReader } from './read-day.ts';
import { dayKeyOf, type HoursEntry, isPresent, readEntryDays, readEntryHours } from './read-entry.ts';

const readName = textWithin(longest.label);

/** The entries of a `specialOpeningHoursSpecification`. Never throws; what is malformed is left out with a warning. */
export function readSpecialHours(value: unknown, path: string, warn: Warn): SpecialHours[] {
  if (!isPresent(value)) return [];
  const daysOfWord = daysReader(value);
  if (isRecord(value)) return readSpecialEntry(value, path, warn, daysOfWord);
  if (!Array.isArray(value)) {
    warn(path, 'is not a list of special opening hours');
    return [];
  }
  return firstOf<unknown>(value, most.specialHours, path, warn).flatMap((entry, index) => {
    if (isRecord(entry)) return readSpecialEntry(entry, `${path}[${index}]`, warn, daysOfWord);
    warn(`${path}[${index}]`, `${described(entry)} is not an entry of special opening hours`);
    return [];
  });
}

/** Whether an entry is for certain dates. */
export function isSpecialEntry(entry: HoursEntry): boolean {
  return isPresent(entry.validFrom) || isPresent(entry.validThrough);
}

/** The hours with further special hours, which come after those already there. Without a week, only those dates are known. */
export function withSpecialHours(hours: OpeningHours | undefined, special: SpecialHours[]): OpeningHours | undefined {
  if (special.length === 0) return hours;
  // The same list for all places that have no more dates than their brand.
  const dates = hours?.special ? [...hours.special, ...special] : special;
  return { week: hours?.week ?? weekdays.map(() => null), special: dates };
}

/** One entry; nothing where it has no dates, or names days that are none. */
export function readSpecialEntry(entry: HoursEntry, path: string, warn: Warn, daysOfWord: DaysOfWord): SpecialHours[] {
  const from = readDateOf(entry, 'validFrom', path, warn);
  const through = readDateOf(entry, 'validThrough', path, warn);
  if (from === 'unreadable' || through === 'unreadable') return [];
  const first = from ?? through;
  const last = through ?? from;
  if (first === undefined || last === undefined || last < first) {
    warn(path, first === undefined ? 'has no dates' : 'ends before it begins');
    return [];
  }
  const days = dayKeyOf(entry) && readEntryDays(entry, path, warn, daysOfWord).days;
  if (days?.length === 0) return [];
  const name = isPresent(entry.name) ? readName(entry.name, `${path}.name`, warn, 0) : undefined;
  const hours = readEntryHours(entry, path, warn, true);
  return [{ from: first, through: last, ...(days && { weekdays: days }), ...(name !== undefined && { name }), hours }];
}

function readDateOf(entry: HoursEntry, key: 'validFrom' | 'validThrough', path: string, warn: Warn) {
  const value = entry[key];
  if (!isPresent(value)) return undefined;
  const date = typeof value === 'string' ? readDate(value) : undefined;
  if (date === undefined) warn(`${path}.${key}`, `${described(value)} is not a date`);
  else if (value !== date) {
    const time = String(value).trim().slice(date.length);
    if (time !== '') warn(`${path}.${key}`, `${described(value)} has a time of day; the whole of ${date} is meant`);
  }
  return date ?? 'unreadable';
}
