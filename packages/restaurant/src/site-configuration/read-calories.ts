import { described, type Entry, field, isRecord, type Read } from '../reading/lenient.ts';
import { numberWithin } from '../reading/lenient-values.ts';

/** Kilocalories of a portion; up to `to` where portions differ. */
export interface Calories {
  from: number;
  to?: number;
}

/** Of one portion; a party's platter has less. */
const MOST = 100_000;
const amount = numberWithin(0, MOST);
const WRITTEN =
  /^(?:(?:from|about|approx\.?|ca\.?)\s+)?(\d[\d.,]*)(?:\s*(?:-|–|—|to|\/)\s*(\d[\d.,]*))?\s*(?:k?cals?|calories?|kilocalories?)?\.?$/i;

/** Calories of an entry: `540`, `"540–720 kcal"`, `[540, 720]`, `{from, to}`, `{min, max}`, or `nutrition: {calories}` as schema.org has it. */
export function caloriesOf(entry: Entry): Calories | undefined {
  return (
    field(entry, ['calories', 'kcal'], readCalories) ??
    field(entry, ['nutrition'], (value, path, warn) =>
      isRecord(value) ? field({ fields: value, path, warn }, ['calories'], readCalories) : undefined,
    )
  );
}

const readCalories: Read<Calories> = (value, path, warn) => {
  if (typeof value === 'string') {
    if (value.trim() === '') return undefined;
    const [, from, to] = value.length > 60 ? [] : (WRITTEN.exec(value.trim()) ?? []);
    if (from !== undefined) return rangeOf(plain(from), to === undefined ? undefined : plain(to), path, warn);
  }
  if (Array.isArray(value) && value.length > 0 && value.length <= 2) {
    return rangeOf(value[0], value[1], path, warn);
  }
  if (isRecord(value)) {
    const { from = value.min, to = value.max } = value;
    return rangeOf(from, to, path, warn);
  }
  if (typeof value === 'number') return rangeOf(value, undefined, path, warn);
  warn(path, `${described(value)} is not a number of calories`);
  return undefined;
};

/** `1,250` and `1.250` are thousands: nobody counts parts of a calorie. */
function plain(digits: string): number {
  return Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
}

function rangeOf(
  first: unknown,
  second: unknown,
  path: string,
  warn: Parameters<Read<number>>[2],
): Calories | undefined {
  const from = amount(first, path, warn, 0);
  const to = second === undefined || second === null ? undefined : amount(second, path, warn, 0);
  if (from === undefined || (to === undefined && second !== undefined && second !== null)) return undefined;
  const [least, greatest = least] = [from, to]
    .filter((one) => one !== undefined)
    .map(Math.round)
    .sort((a, b) => a - b);
  if (least === undefined) return undefined;
  return greatest === least ? { from: least } : { from: least, to: greatest };
}
