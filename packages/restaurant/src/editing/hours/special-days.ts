/** Hours of certain dates that are edited: holidays, a party, a summer break. */
import { clockText } from '../../opening-hours/calendar.ts';
import type { DayHours, SpecialHours } from '../../opening-hours/opening-hours.ts';
import { isSpecialEntry, readSpecialHours } from '../../opening-hours/read-special-hours.ts';
import { joinDays } from '../../opening-hours/spans.ts';
import { isObject, type JsonObject, type JsonValue, KEY_FIELD, withoutKeys } from '../entry-keys.ts';
import { type EntryInFile, keyInFile, newKey } from '../in-file.ts';
import { applyPatches, type Patch, type Step, valueAt } from '../patches.ts';
import { hoursIn, hoursKeys, timesOf } from './hours-in-file.ts';

const specialKeys = ['specialOpeningHoursSpecification'] as const;

export interface SpecialDay {
  /** `YYYY-MM-DD`, both inclusive. */
  from: string;
  through: string;
  name?: string;
  hours: DayHours;
  /** Only some weekdays within the dates: shown, and edited as a whole. */
  isOfWeekdays: boolean;
  /** Whether the place says it itself; else it comes from the brand. */
  isOwn: boolean;
}

const listed = ({ fields }: EntryInFile): SpecialHours[] =>
  readSpecialHours(withoutKeys(fields[specialKeys[0]] ?? null), '', () => {});

/** A location that lists dates itself has only these; else those that the brand lists hold there too. */
const inheritsDates = (place: EntryInFile): boolean => place.at.length > 0 && listed(place).length === 0;

/** One for each range of dates, the earliest first; also those of the brand that hold at a location. */
export function specialDaysOf(place: EntryInFile, brand: EntryInFile): SpecialDay[] {
  const dated = hoursIn(place.fields[keyInFile(place.fields, hoursKeys)])?.special ?? [];
  const own = [...dated, ...listed(place)];
  const fromBrand = inheritsDates(place) ? listed(brand) : [];
  const ranges = Map.groupBy([...own, ...fromBrand], ({ from, through }) => `${from}/${through}`);
  return Array.from(ranges, ([, entries]): SpecialDay => {
    const [first] = entries as [SpecialHours, ...SpecialHours[]];
    const isOwn = own.includes(first);
    const name = entries.find((entry) => entry.name !== undefined)?.name;
    return {
      ...{ from: first.from, through: first.through, isOwn },
      ...(name !== undefined && { name }),
      hours: joinDays(entries.map(({ hours }) => hours)),
      isOfWeekdays: entries.some(({ weekdays }) => weekdays !== undefined),
    };
  }).sort((a, b) => (a.from + a.through < b.from + b.through ? -1 : 1));
}

export interface NewSpecialDay {
  from: string;
  through: string;
  name: string;
  /** Empty: closed. */
  spans: DayHours['spans'];
}

/**
 * Says the hours of a range of dates at a place, in the place of what it said of the range before; null: it says nothing of it.
 * Where the brand's dates held so far, they are taken along: a place that says any date itself says all.
 */
export function setSpecialDay(
  place: EntryInFile,
  brand: EntryInFile,
  before: Pick<SpecialDay, 'from' | 'through'> | undefined,
  day: NewSpecialDay | null,
): Patch[] {
  const { fields } = place;
  const was = fields[specialKeys[0]] ?? null;
  const inherited = inheritsDates(place) ? listOf(brand.fields[specialKeys[0]] ?? null).map(freshKey) : [];
  const ranges = [before, day ?? undefined].flatMap((one) => (one ? [`${one.from}/${one.through}`] : []));
  const kept = [...listOf(was), ...inherited].filter((entry) => !ranges.includes(rangeOf(entry) ?? ''));
  const to = [...kept, ...(day ? entriesOf(day) : [])];
  return [
    ...withoutDated(place, ranges),
    { do: 'set', at: [...place.at, specialKeys[0]], was, to: to.length > 0 ? to : null },
  ];
}

/** Days that a place says besides those that it has, one after the other. @param document with keys */
export function addSpecialDays(document: JsonObject, at: readonly Step[], days: readonly NewSpecialDay[]): Patch[] {
  let now = document;
  return days.flatMap((day) => {
    const fields = valueAt(now, at);
    const patches = isObject(fields)
      ? setSpecialDay({ at: [...at], fields }, { at: [], fields: now }, undefined, day)
      : [];
    now = applyPatches(now, patches).document;
    return patches;
  });
}

const listOf = (value: JsonValue): JsonValue[] => (Array.isArray(value) ? value : isObject(value) ? [value] : []);

const freshKey = (entry: JsonValue): JsonValue => (isObject(entry) ? { ...entry, [KEY_FIELD]: newKey() } : entry);

/** The range that an entry is read as. */
function rangeOf(entry: JsonValue): string | undefined {
  const [read] = readSpecialHours([withoutKeys(entry)], '', () => {});
  return read && `${read.from}/${read.through}`;
}

/** Entries with dates may also stand among those of the week. */
function withoutDated({ at, fields }: EntryInFile, ranges: readonly string[]): Patch[] {
  const key = keyInFile(fields, hoursKeys);
  const was = fields[key];
  if (!Array.isArray(was)) return [];
  const to = was.filter(
    (entry) => !isObject(entry) || !isSpecialEntry(entry) || !ranges.includes(rangeOf(entry) ?? ''),
  );
  return to.length === was.length ? [] : [{ do: 'set', at: [...at, key], was, to }];
}

function entriesOf({ from, through, name, spans }: NewSpecialDay): JsonObject[] {
  const dates = { validFrom: from, validThrough: through, ...(name.trim() !== '' && { name: name.trim() }) };
  const times = spans.map((span) => timesOf(span, { keys: ['opens', 'closes'], time: clockText }));
  return (times.length > 0 ? times : [{ closed: true }]).map((one) => ({ [KEY_FIELD]: newKey(), ...dates, ...one }));
}
