/** What of a dish has shapes that no declaration says: its price in words, whether it is sold out, when its menu is served. */
import { endOfMoment, readMoment } from '../moments.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import { withSpecialHours } from '../opening-hours/read-special-hours.ts';
import { described, type Entry, field, isRecord, present, type Read } from '../reading/lenient.ts';
import { readBoolean } from '../reading/lenient-values.ts';
import { readHours, specialHoursOf } from './read-place.ts';
import { readPrice } from './read-prices.ts';

/** Whether a dish can be had, as configured: see `configurationAt` for what holds at a moment. */
export interface Sale {
  soldOut: boolean;
  /** From then on it is not, in milliseconds since 1970 UTC. */
  soldOutUntil?: number;
}

/** The price under its keys, else in the operator's words under `priceText`, of which plain amounts are amounts too. */
export function priceIn(
  entry: Entry,
  keys: readonly string[],
  _index: number,
  reading: { currency: string },
): number | string | undefined {
  const read: Read<number | string> = (value, path, warn, index) => readPrice(value, path, warn, index, reading);
  return (
    field(entry, keys, read) ??
    (Object.hasOwn(entry.fields, 'priceText') ? field({ ...entry, warn: () => {} }, ['priceText'], read) : undefined)
  );
}

const saleKeys = ['soldOut', 'isSoldOut', 'soldOutUntil'];

/**
 * `soldOut: true` or `{until}`; the moment may also stand beside it as `soldOutUntil`.
 * Undefined where nothing is said.
 * @param timeZones where moments without an offset are meant
 */
export function soldOutOf(entry: Entry, timeZones: readonly string[]): Sale | undefined {
  if (!saleKeys.some((key) => Object.hasOwn(entry.fields, key))) return undefined;
  const readUntil: Read<number> = (value, path, warn) => {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
    if (typeof value === 'string' && value.trim() === '') return undefined;
    if (typeof value === 'string' && readMoment(value)) return endOfMoment(value, timeZones);
    warn(path, `${described(value)} is not a date or a date with a time`);
    return undefined;
  };
  const readSoldOut: Read<Sale> = (value, path, warn, index) => {
    if (isRecord(value) && Object.hasOwn(value, 'until')) {
      const until = field({ fields: value, path, warn }, ['until'], readUntil);
      return { soldOut: true, ...present({ soldOutUntil: until }) };
    }
    const soldOut = readBoolean(value, path, warn, index);
    return soldOut === undefined ? undefined : { soldOut };
  };
  const said = field(entry, ['soldOut', 'isSoldOut'], readSoldOut);
  const until = field(entry, ['soldOutUntil'], readUntil);
  if (until === undefined || said?.soldOut === false) return said ?? { soldOut: false };
  return { soldOut: true, soldOutUntil: until };
}

/** When a menu is served; a menu that does not say it is always. */
export function menuHoursOf(entry: Entry, keys: readonly string[]): OpeningHours | undefined {
  const hours = field(entry, keys, readHours);
  return hours && withSpecialHours(hours, specialHoursOf(entry));
}
