/** Opening hours that are edited day by day, in the shape that the file has where they can stay in it. */
import { clockText, weekdays } from '../../opening-hours/calendar.ts';
import { weekdayName } from '../../opening-hours/hours-table.ts';
import type { DayHours, OpeningHours, Span, Weekday } from '../../opening-hours/opening-hours.ts';
import { daysReader } from '../../opening-hours/read-day.ts';
import { dayKeyOf, readEntryDays } from '../../opening-hours/read-entry.ts';
import { isSpecialEntry } from '../../opening-hours/read-special-hours.ts';
import { joinDays } from '../../opening-hours/spans.ts';
import { writtenHours } from '../../opening-hours/written-hours.ts';
import { readHours } from '../../site-configuration/read-place.ts';
import { isObject, type JsonObject, type JsonValue, withKeys, withoutKeys } from '../entry-keys.ts';
import { type EntryInFile, keyInFile } from '../in-file.ts';
import { isSame, type Patch } from '../patches.ts';

export const hoursKeys = ['openingHours', 'openingHoursSpecification'] as const;

/** What the site reads of a value, that may have keys of entries. */
export function hoursIn(value: JsonValue | undefined): OpeningHours | undefined {
  if (value === undefined || value === null) return undefined;
  return readHours(withoutKeys(value), '', () => {}, 0);
}

/**
 * A value that says other hours of some days of the week, and of the others what it said: as it was written where that can
 * say it, else in the first form of the documentation.
 */
export function withDays(value: JsonValue | undefined, days: ReadonlyMap<Weekday, DayHours>): JsonValue {
  const plain = withoutKeys(value ?? null);
  const before = hoursIn(plain);
  const week = before?.week ?? weekdays.map(() => null);
  const wanted: OpeningHours = {
    ...before,
    week: week.map((day, weekday) => {
      const changed = days.get(weekday as Weekday);
      return changed === undefined ? day : joinDays([changed]);
    }),
  };
  if (isSame(wanted as never, (before ?? null) as never)) return value ?? null;
  const says = (written: JsonValue) => JSON.stringify(hoursIn(written)) === JSON.stringify(wanted);
  const inPlace = Array.isArray(plain) ? inList(plain, days) : undefined;
  if (inPlace !== undefined && says(inPlace)) return keyed(inPlace, value);
  const first = typeof plain === 'string' ? writtenHours(wanted) : asEntries(plain, wanted);
  if (says(first as JsonValue)) return keyed(first as JsonValue, value);
  return keyed(writtenHours(wanted) as JsonValue, value);
}

/** Entries that stayed keep their keys: what did not change is told as the same. */
function keyed(next: JsonValue, before: JsonValue | undefined): JsonValue {
  if (!Array.isArray(next)) return next;
  const old = Array.isArray(before) ? [...before] : [];
  const taken = next.map((entry) => {
    const at = old.findIndex((one) => isObject(one) && isSame(withoutKeys(one), entry));
    return at < 0 ? entry : (old.splice(at, 1)[0] ?? entry);
  });
  return withKeys(taken);
}

/** The list with the entries of the given days in the place of what was said of these. */
function inList(list: readonly JsonValue[], days: ReadonlyMap<Weekday, DayHours>): JsonValue | undefined {
  const daysOfWord = daysReader(list);
  const style = styleOf(list);
  const result: JsonValue[] = [];
  const put = new Set<Weekday>();
  const putDay = (weekday: Weekday) => {
    if (put.has(weekday)) return;
    put.add(weekday);
    result.push(...entriesOfDay(weekday, days.get(weekday) ?? { spans: [] }, style));
  };
  for (const entry of list) {
    if (!isObject(entry) || isSpecialEntry(entry) || dayKeyOf(entry) === undefined) {
      // Who says several days in a text says them of all: the text is written anew, as a whole.
      if (typeof entry === 'string') return undefined;
      result.push(entry);
      continue;
    }
    const named = readEntryDays(entry, '', () => {}, daysOfWord);
    const kept = named.days.filter((weekday) => !days.has(weekday));
    if (kept.length === named.days.length) result.push(entry);
    else if (kept.length > 0) {
      const key = dayKeyOf(entry) ?? 'day';
      const names = kept.map((weekday) => style.name(weekday));
      if (Array.isArray(entry[key])) result.push({ ...entry, [key]: names });
      else for (const name of names) result.push({ ...entry, [key]: name });
    }
    for (const weekday of named.days) if (days.has(weekday)) putDay(weekday);
  }
  for (const weekday of weekdays) if (days.has(weekday)) putDay(weekday);
  return result;
}

interface Style {
  dayKey: 'day' | 'dayOfWeek';
  keys: readonly [open: string, close: string];
  closed: JsonObject;
  name: (weekday: Weekday) => string;
  time: (minutes: number) => string;
}

/** How the entries of a list are written, by the first that says it. */
function styleOf(list: readonly JsonValue[]): Style {
  const entries = list.filter(isObject);
  const has = (...keys: string[]) => entries.find((entry) => keys.some((key) => typeof entry[key] === 'string'));
  const timed = has('open', 'close', 'opens', 'closes');
  const isSchema = timed !== undefined && (Object.hasOwn(timed, 'opens') || Object.hasOwn(timed, 'closes'));
  const sample = String(timed?.[isSchema ? 'opens' : 'open'] ?? '');
  const dayKey = entries.some((entry) => dayKeyOf(entry) === 'day')
    ? 'day'
    : isSchema || has('dayOfWeek')
      ? 'dayOfWeek'
      : 'day';
  const day = entries.flatMap((entry) => entry[dayKey] ?? []).flat()[0];
  const url = typeof day === 'string' ? /^(https?:\/\/schema\.org\/)/.exec(day)?.[1] : undefined;
  const isShort = typeof day === 'string' && /^\p{L}{2,3}$/u.test(day);
  const isLower = typeof day === 'string' && day === day.toLowerCase();
  return {
    dayKey,
    keys: isSchema ? ['opens', 'closes'] : ['open', 'close'],
    closed: entries.some((entry) => Object.hasOwn(entry, 'closed')) ? { closed: true } : { isClosed: true },
    name(weekday) {
      const long = weekdayName(weekday);
      const name = isShort ? long.slice(0, (day as string).length) : long;
      return (url ?? '') + (isLower && url === undefined ? name.toLowerCase() : name);
    },
    time: /[ap]\.?m/i.test(sample)
      ? twelveHours(sample)
      : (minutes) => clockText(minutes) + (/\d:\d\d:\d\d/.test(sample) ? ':00' : ''),
  };
}

/** `9:00 AM`, `09:00 am`, as the sample is. */
function twelveHours(sample: string): (minutes: number) => string {
  const half = /[ap]\.?m\.?/i.exec(sample)?.[0] ?? 'AM';
  return (minutes) => {
    const hour = Math.floor((minutes % 1440) / 60);
    const digits = String(hour % 12 || 12).padStart(/^\s*0\d/.test(sample) ? 2 : 1, '0');
    const letter = hour < 12 ? 'a' : 'p';
    const written = half.replace(/a|p/i, half[0] === half[0]?.toLowerCase() ? letter : letter.toUpperCase());
    return `${digits}:${String(minutes % 60).padStart(2, '0')}${/\d\s+[ap]/i.test(sample) ? ' ' : ''}${written}`;
  };
}

function entriesOfDay(weekday: Weekday, { spans, raw = [] }: DayHours, style: Style): JsonObject[] {
  const day = { [style.dayKey]: style.name(weekday) };
  const texts = raw.map((text) => ({ ...day, text }));
  if (spans.length === 0) return texts.length > 0 ? texts : [{ ...day, ...style.closed }];
  return [...spans.map((span) => ({ ...day, ...timesOf(span, style) })), ...texts];
}

export function timesOf(
  { open, close }: Span,
  { keys: [opens, closes], time }: Pick<Style, 'keys' | 'time'>,
): JsonObject {
  if (open === 0 && close === 1440) return { h24: true };
  return { [opens]: time(open), [closes]: time(close) };
}

/** A whole week as entries of one style; what no entry can say is left to the caller to find. */
function asEntries(plain: JsonValue, { week, special }: OpeningHours): JsonValue {
  const style = styleOf(Array.isArray(plain) ? plain : []);
  const entries = weekdays.flatMap((weekday) => {
    const day = week[weekday];
    return day ? entriesOfDay(weekday, day, style) : [];
  });
  const dated = Array.isArray(plain) ? plain.filter((entry) => isObject(entry) && isSpecialEntry(entry)) : [];
  return special && dated.length === 0 ? null : [...entries, ...dated];
}

/** Sets hours of some days of a place, or of one of its services. */
export function setDays(
  entry: EntryInFile,
  keys: readonly [string, ...string[]],
  days: ReadonlyMap<Weekday, DayHours>,
): Patch[] {
  const key = keyInFile(entry.fields, keys);
  const was = entry.fields[key] ?? null;
  const to = withDays(was, days);
  return isSame(was, to) ? [] : [{ do: 'set', at: [...entry.at, key], was, to }];
}
