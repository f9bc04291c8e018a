/** A dish of a menu: what the specification has, and what menus say besides. */

import { most } from '../limits.ts';
import { endOfMoment, readMoment } from '../moments.ts';
import { described, type Entry, field, isRecord, present, type Read, record } from './lenient.ts';
import { type GiveId, labels, list } from './lenient-lists.ts';
import { description, flag, idText, link, readBoolean, required, webLink } from './lenient-values.ts';
import { allergensOf } from './read-allergens.ts';
import { readAvailability } from './read-availability.ts';
import { caloriesOf } from './read-calories.ts';
import { dietsOf } from './read-diets.ts';
import { priceOf } from './read-prices.ts';
import type { DishVariant, MenuItem } from './site-configuration.ts';

/** What dishes take from the place whose menu they are on. */
export interface DishContext {
  /** Of the prices. */
  currency: string;
  /** Where days and times without an offset are meant. */
  timeZones: readonly string[];
}

/** Of most dishes none of this is said, and there may be 50,000. */
const FURTHER = new Set([
  ...['variants', 'sizes', 'addOns', 'addons', 'extras', 'calories', 'kcal', 'nutrition', 'diets'],
  ...['suitableForDiet', 'highSugar', 'highSodium', 'soldOutUntil', 'available', 'orderingLink', 'featured'],
]);

export function readDish(entry: Entry, index: number, giveId: GiveId, context: DishContext): MenuItem | undefined {
  const name = required(entry, 'name', 'name', 'title');
  if (name === undefined) return undefined;
  const id = giveId(idText(entry, 'id'), entry, 'item', index);
  const price = pricesIn(entry, context.currency);
  const marks = {
    isVegetarian: flag(entry, 'isVegetarian'),
    isVegan: flag(entry, 'isVegan'),
    isGlutenFree: flag(entry, 'isGlutenFree'),
    isHalal: flag(entry, 'isHalal'),
    isSpicy: flag(entry, 'isSpicy'),
  };
  const sale = soldOutOf(entry, context);
  const rest = {
    description: description(entry, 'description'),
    image: webLink(entry, 'image'),
    ...allergensOf(entry),
  };
  const has = Object.keys(entry.fields).some((key) => FURTHER.has(key));
  const dish = { id, name, ...marks, ...sale, tags: labels(entry, 'tags'), ...present({ ...price, ...rest }) };
  return has ? { ...dish, ...furtherOf(entry, context, price) } : dish;
}

function furtherOf(entry: Entry, { currency }: DishContext, own: ReturnType<typeof priceOf>): Partial<MenuItem> {
  const { marks, diets } = dietsOf(entry);
  const variants = variantsOf(entry, ['variants', 'sizes'], most.variants, currency);
  const addOns = variantsOf(entry, ['addOns', 'addons', 'extras'], most.addOns, currency);
  return {
    ...marks,
    ...priceOfSizes(entry, own, variants),
    ...present({
      variants,
      addOns,
      diets,
      calories: caloriesOf(entry),
      highSugar: flag(entry, 'highSugar') || undefined,
      highSodium: flag(entry, 'highSodium') || undefined,
      available: field(entry, ['available'], readAvailability),
      orderingLink: link(entry, 'orderingLink'),
      featured: flag(entry, 'featured') || undefined,
    }),
  };
}

/** The price of a dish that has sizes is that of its cheapest. */
function priceOfSizes(
  entry: Entry,
  own: ReturnType<typeof priceOf>,
  variants: readonly DishVariant[] | undefined,
): ReturnType<typeof priceOf> {
  const prices = variants?.flatMap(({ price }) => price ?? []) ?? [];
  if (prices.length === 0) return own;
  const { price } = own;
  if (price !== undefined && !prices.includes(price)) {
    entry.warn(entry.path, `has the price ${price}, which is none of its variants’; the lowest of theirs is shown`);
  }
  return { price: Math.min(...prices) };
}

/** The price under `price`, else in the operator's words under `priceText`, of which plain amounts are amounts too. */
export function pricesIn(entry: Entry, currency: string): ReturnType<typeof priceOf> {
  const price = priceOf(entry, currency, 'price');
  return Object.keys(price).length > 0 || !Object.hasOwn(entry.fields, 'priceText')
    ? price
    : priceOf({ ...entry, warn: () => {} }, currency, 'priceText');
}

/** Sizes and additions; undefined where there are none. */
export function variantsOf(entry: Entry, keys: readonly string[], mostEntries: number, currency: string) {
  const read = list(
    entry,
    keys,
    record((one) => readVariant(one, currency)),
    mostEntries,
  );
  return read.length > 0 ? read : undefined;
}

function readVariant(entry: Entry, currency: string): DishVariant | undefined {
  const name = required(entry, 'name', 'name', 'title', 'size', 'label');
  if (name === undefined) return undefined;
  return { name, ...present({ ...pricesIn(entry, currency), calories: caloriesOf(entry) }) };
}

type Sale = Pick<MenuItem, 'soldOut' | 'soldOutUntil'>;

/** `soldOut: true`, `{until}`, or the moment alone; the moment may also stand beside it as `soldOutUntil`. */
export function soldOutOf(entry: Entry, { timeZones }: DishContext): Sale {
  const readUntil: Read<number> = (value, path, warn) => {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
    if (typeof value === 'string' && value.trim() === '') return undefined;
    if (typeof value === 'string' && readMoment(value)) return endOfMoment(value, timeZones);
    warn(path, `${described(value)} is not a date or a date with a time`);
    return undefined;
  };
  const readSoldOut: Read<Sale> = (value, path, warn, index) => {
    const until =
      isRecord(value) && Object.hasOwn(value, 'until')
        ? field({ fields: value, path, warn }, ['until'], readUntil)
        : typeof value === 'string' && readMoment(value) && readUntil(value, path, warn, index);
    if (isRecord(value) || until) return { soldOut: true, ...(until && { soldOutUntil: until }) };
    const soldOut = readBoolean(value, path, warn, index);
    return soldOut === undefined ? undefined : { soldOut };
  };
  const said = field(entry, ['soldOut', 'isSoldOut'], readSoldOut);
  const until = field(entry, ['soldOutUntil'], readUntil);
  if (until === undefined || said?.soldOut === false) return said ?? { soldOut: false };
  return { soldOut: true, soldOutUntil: until };
}
