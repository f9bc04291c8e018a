/** Hours of certain dates, at some places or at all: closed today, the hours of a holiday, and back to the usual ones. */
import { dateOfDay, dayNumber } from '../../opening-hours/calendar.ts';
import { readSpecialHours } from '../../opening-hours/read-special-hours.ts';
import { isObject, type JsonObject, type JsonValue, withoutKeys } from '../entry-keys.ts';
import { isSame, type Patch, type Step } from '../patches.ts';
import type { PlaceInFile } from './places.ts';

export interface SpecialDays {
  /** `YYYY-MM-DD`, both inclusive. */
  from: string;
  through: string;
  /** `HH:MM`; none: closed. Undefined: the usual hours. */
  spans: { open: string; close: string }[] | undefined;
  name: string | null;
}

const KEY = 'specialOpeningHoursSpecification';

/**
 * Says what holds on dates, in the place of what was said of them before.
 * @param chosen of `places`; all of them: also what the brand says of all
 * @returns undefined where a place cannot say it alone: it has the usual hours only as its brand has them
 */
export function setSpecialDays(
  document: JsonObject,
  places: readonly PlaceInFile[],
  chosen: readonly PlaceInFile[],
  days: SpecialDays,
): Patch[] | undefined {
  const isEverywhere = chosen.length === places.length;
  const brands = entriesIn(document[KEY]);
  const patches: Patch[] = [];
  if (isEverywhere) patches.push(...setEntries([], document, brands, days));
  for (const { location } of chosen) {
    if (!location) continue;
    const own = entriesIn(location.fields[KEY]);
    // With dates of its own it has none of the brand's.
    if (own.length === 0 && isEverywhere) continue;
    const before = own.length === 0 ? brands : own;
    if (withDays(before, days).length === 0 && brands.length > 0) return undefined;
    patches.push(...setEntries(location.at, location.fields, before, days));
  }
  return patches;
}

function setEntries(at: Step[], fields: JsonObject, before: readonly JsonObject[], days: SpecialDays): Patch[] {
  const was = fields[KEY] ?? null;
  const entries = withDays(before, days);
  const to = entries.length === 0 ? null : entries;
  return isSame(withoutKeys(was), to) || (was === null && to === null)
    ? []
    : [{ do: 'set', at: [...at, KEY], was, to }];
}

/** Each as one is written; what stands alone, or within others, as a list. */
function entriesIn(value: JsonValue | undefined): JsonObject[] {
  const found = withoutKeys(value ?? null);
  if (isObject(found)) return [found];
  return Array.isArray(found) ? found.filter(isObject) : [];
}

/** Of two ranges of dates the shorter counts, and equal ones add up: none that is as short must be left. */
function withDays(entries: readonly JsonObject[], { from, through, spans, name }: SpecialDays): JsonObject[] {
  const length = dayNumber(through) - dayNumber(from);
  const left = entries.flatMap((entry) => {
    const [read] = readSpecialHours(entry, '', () => {});
    if (!read || read.through < from || through < read.from) return [entry];
    const isLonger = dayNumber(read.through) - dayNumber(read.from) > length;
    if (isLonger && spans) return [entry];
    const before = read.from < from ? [{ ...entry, validFrom: read.from, validThrough: shifted(from, -1) }] : [];
    const after =
      through < read.through ? [{ ...entry, validFrom: shifted(through, 1), validThrough: read.through }] : [];
    return [...before, ...after];
  });
  if (!spans) return left;
  const dates = { validFrom: from, validThrough: through, ...(name !== null && name !== '' && { name }) };
  const added: JsonObject[] =
    spans.length === 0
      ? [{ ...dates, closed: true }]
      : spans.map(({ open, close }) => ({ ...dates, opens: open, closes: close }));
  return [...left, ...added];
}

function shifted(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}
