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
  const dish: MenuItem = {
    id: giveId(idText(entry, 'id'), entry, 'item', index),
    name,
    isVegetarian: flag(entry, 'isVegetarian'),
    isVegan: flag(entry, 'isVegan'),
    isGlutenFree: flag(entry, 'isGlutenFree'),
    isHalal: flag(entry, 'isHalal'),
    isSpicy: flag(entry, 'isSpicy'),
    ...soldOutOf(entry, context),
    tags: labels(entry, 'tags'),
    ...present({
      ...pricesIn(entry, context.currency),
      description: description(entry, 'description'),
      image: webLink(entry, 'image'),
      ...allergensOf(entry),
    }),
  };
  const saysMore = Object.keys(entry.fields).some((key) => FURTHER.has(key));
  return saysMore ? pricedBySizes({ ...dish, ...furtherOf(entry, context) }, entry) : dish;
}

function furtherOf(entry: Entry, { currency }: DishContext): Partial<MenuItem> {
  const { marks, diets } = dietsOf(entry);
  return {
    ...marks,
    ...present({
      variants: variantsOf(entry, ['variants', 'sizes'], most.variants, currency),
      addOns: variantsOf(entry, ['addOns', 'addons', 'extras'], most.addOns, currency),
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
function pricedBySizes(dish: MenuItem, { path, warn }: Entry): MenuItem {
  const prices = dish.variants?.flatMap(({ price }) => price ?? []) ?? [];
  if (prices.length === 0) return dish;
  const { priceText: _words, ...rest } = dish;
  if (dish.price !== undefined && !prices.includes(dish.price)) {
    warn(path, `has the price ${dish.price}, which is none of its variants’; the lowest of theirs is shown`);
  }
  return { ...rest, price: Math.min(...prices) };
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

const AVAILABLE: Sale = { soldOut: false };

/** `soldOut: true` or `{until}`; the moment may also stand beside it as `soldOutUntil`. */
export function soldOutOf(entry: Entry, { timeZones }: DishContext): Sale {
  const { fields } = entry;
  if (!('soldOut' in fields || 'isSoldOut' in fields || 'soldOutUntil' in fields)) return AVAILABLE;
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
