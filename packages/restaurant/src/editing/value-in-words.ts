/** Values of a configuration as a guest would read them. */
import { formatDay } from '../dates.ts';
import { dayText, groupDays, hoursTable } from '../opening-hours/hours-table.ts';
import type { OpeningHours, SpecialHours } from '../opening-hours/opening-hours.ts';
import { readOpeningHours } from '../opening-hours/read-opening-hours.ts';
import { readSpecialHours } from '../opening-hours/read-special-hours.ts';
import { formatPrice } from '../prices.ts';
import { isObject, type JsonObject, type JsonValue, KEY_FIELD, keyOf, withoutKeys } from './entry-keys.ts';

export interface Speaking {
  currency: string;
  language: string;
}

const LONGEST = 200;
const hoursKeys = new Set(['openingHours', 'hours', 'customHours', 'available']);
const SPECIAL_KEY = 'specialOpeningHoursSpecification';
const PRICE_KEYS = /^(price|originalPrice|discountedPrice|amount)$/i;
const nameKeys = ['name', 'title', 'question', 'text', 'message', 'label', 'customHours', 'id'];
const ignore = () => {};

/** Of two values of a field what differs, each in words; null where there is nothing. */
export function bothInWords(
  key: string,
  [before, after]: readonly [JsonValue, JsonValue],
  speaking: Speaking,
): [string | null, string | null] {
  if (hoursKeys.has(key)) return hoursInWords(before, after);
  if (key === SPECIAL_KEY) return datesInWords(specialOf(before), specialOf(after), speaking);
  if (isTexts(before) && isTexts(after) && before.length + after.length > 0) {
    const gone = before.filter((text) => !after.includes(text));
    const come = after.filter((text) => !before.includes(text));
    if (gone.length + come.length > 0) return [cut(gone.join(', ')), cut(come.join(', '))];
  }
  return [inWords(key, before, speaking), inWords(key, after, speaking)];
}

/** Null where there is nothing, or nothing that can be said. */
export function inWords(key: string, value: JsonValue, { currency, language }: Speaking): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return PRICE_KEYS.test(key) ? formatPrice(value, currency, language) : String(value);
  if (typeof value === 'string') return cut(/^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDay(value, language) : value);
  if (Array.isArray(value)) {
    return cut(
      value.map((entry) => nameOfEntry(entry) ?? inWords(key, entry, { currency, language }) ?? '').join(', '),
    );
  }
  return nameOfEntry(value) ?? cut(partsInWords(value, { currency, language }));
}

/** What an entry is called. */
export function nameOfEntry(entry: JsonValue | undefined): string | null {
  if (!isObject(entry)) return null;
  for (const name of nameKeys) {
    const value = entry[name];
    if (typeof value === 'string' && value.trim() !== '') return cut(value);
  }
  return nameOfAddress(entry.address);
}

function nameOfAddress(address: JsonValue | undefined): string | null {
  if (!isObject(address)) return null;
  const part = ['area', 'addressLocality', 'city', 'streetAddress', 'street'].map((name) => address[name]);
  return part.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}

function partsInWords(value: JsonObject, speaking: Speaking): string {
  return Object.entries(value)
    .filter(([name]) => name !== KEY_FIELD && !name.startsWith('@'))
    .flatMap(([name, part]) => {
      const text = inWords(name, part, speaking);
      return text === null ? [] : [`${name} ${text}`];
    })
    .join(', ');
}

/** The days that differ; what cannot be read as hours as it is written. */
function hoursInWords(before: JsonValue, after: JsonValue): [string | null, string | null] {
  const [was, is] = [hoursOf(before), hoursOf(after)];
  const [old, now] = [hoursTable(was), hoursTable(is)];
  const differing = [...old, ...now].some(({ text }) => text !== '');
  const days = (table: typeof old, other: typeof old) =>
    table.map(({ text }, day) => (text === other[day]?.text ? undefined : text));
  const inShort = (texts: (string | undefined)[]) => groupDays(texts).join('; ') || null;
  const [left, right] = [inShort(days(old, now)), inShort(days(now, old))];
  if (differing && (left !== null || right !== null)) return [left, right];
  const dates = datesInWords(was?.special ?? [], is?.special ?? [], { language: 'en' });
  if (dates[0] !== null || dates[1] !== null) return dates;
  return [written(before), written(after)];
}

function hoursOf(value: JsonValue): OpeningHours | undefined {
  return value === null ? undefined : readOpeningHours(withoutKeys(value), '', ignore);
}

function specialOf(value: JsonValue): SpecialHours[] {
  return value === null ? [] : readSpecialHours(withoutKeys(value), '', ignore);
}

function datesInWords(
  before: readonly SpecialHours[],
  after: readonly SpecialHours[],
  { language }: Pick<Speaking, 'language'>,
): [string | null, string | null] {
  const texts = (entries: readonly SpecialHours[]) => entries.map((entry) => dateInWords(entry, language));
  const [old, now] = [texts(before), texts(after)];
  const only = (list: string[], other: string[]) => cut(list.filter((text) => !other.includes(text)).join('; '));
  return [only(old, now), only(now, old)];
}

/** `24 December 2026, Christmas Eve: 11:00 AM – 5:00 PM` */
function dateInWords({ from, through, name, hours }: SpecialHours, language: string): string {
  const first = formatDay(from, language);
  const days = through === from ? first : `${first} to ${formatDay(through, language)}`;
  return `${days}${name === undefined ? '' : `, ${name}`}: ${dayText(hours)}`;
}

function written(value: JsonValue): string | null {
  if (value === null) return null;
  return cut(typeof value === 'string' ? value : JSON.stringify(withoutKeys(value)));
}

function isTexts(value: JsonValue): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string' && keyOf(entry) === undefined);
}

function cut(text: string): string | null {
  if (text === '') return null;
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}
