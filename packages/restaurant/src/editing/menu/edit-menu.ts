/** Changes of a menu as patches: each is one step of undo. */

import { isCategory } from '../../site-configuration/is-category.ts';
import { dashed } from '../../slugs.ts';
import { isObject, type JsonObject, type JsonValue, KEY_FIELD, keyOf } from '../entry-keys.ts';
import {
  addEntry,
  type EntryInFile,
  type ListedEntry,
  type ListInFile,
  listInFile,
  newKey,
  setField,
} from '../in-file.ts';
import type { Patch } from '../patches.ts';
import { addOnKeys, type DishSays, pricesOf, sizeKeys } from './dish-in-file.ts';
import type { LocationInFile } from './locations-in-file.ts';
import { callDifferences } from './locations-in-file.ts';
import type { CategoryInFile, DishInFile, MenuInFile } from './menus-in-file.ts';
import { rounded, setPrice } from './price-in-file.ts';

export interface NewDish {
  name: string;
  price?: number;
  /** Further fields, as a configuration has them. */
  fields?: JsonObject;
}

/** @returns the patches, and the key of what is new */
export function addDish(
  { dishes }: CategoryInFile,
  { name, price, fields = {} }: NewDish,
): { patches: Patch[]; key: string } {
  const key = newKey();
  const entry = { [KEY_FIELD]: key, name, ...(price !== undefined && { price }), ...fields };
  return { patches: addEntry(dishes, entry), key };
}

export function addCategory(menu: MenuInFile, name: string): { patches: Patch[]; key: string } {
  const key = newKey();
  return { patches: addEntry(menu.categories, { [KEY_FIELD]: key, name, items: [] }), key };
}

/**
 * A further menu. Where the file has one menu alone, or categories in the place of menus, these become the first of a list.
 * @param owner the configuration or a location
 */
export function addMenu(owner: EntryInFile, name: string, firstName: string): { patches: Patch[]; key: string } {
  const key = newKey();
  const entry = { [KEY_FIELD]: key, name, categories: [] };
  const at = [...owner.at, 'menu'];
  const { menu = null } = owner.fields;
  const menus = Array.isArray(menu) ? menu : menu === null ? [] : [menu];
  const bare = menus.filter(isBareCategory);
  if (Array.isArray(menu) && bare.length === 0) return { patches: [{ do: 'add', at, entry }], key };
  const others = menus.filter((one) => !isBareCategory(one));
  const first = bare.length > 0 ? [{ [KEY_FIELD]: newKey(), name: firstName, categories: bare }] : [];
  const to = [...first, ...others.map(withKey), entry];
  return { patches: [{ do: 'set', at, was: menu, to }], key };
}

const isBareCategory = (entry: JsonValue) => isObject(entry) && isCategory(entry);

const withKey = (entry: JsonValue) =>
  isObject(entry) && keyOf(entry) === undefined ? { ...entry, [KEY_FIELD]: newKey() } : entry;

/** Takes entries of lists away: dishes, a category, a menu, a size. */
export const removeEntries = (entries: readonly EntryInFile[]): Patch[] =>
  entries.map(({ at, fields }) => ({ do: 'remove', at, was: fields }));

/**
 * Moves a dish or a category to another place of a list, in front of an entry or to its end; into another list it goes as a
 * whole, under a key that is free there.
 */
export function moveEntry({ at, fields, key }: ListedEntry, to: ListInFile, before?: string): Patch[] {
  if (before === key) return [];
  const front = before === undefined ? {} : { before };
  const isWithin = JSON.stringify(at.slice(0, -1)) === JSON.stringify(to.at);
  if (isWithin) return [{ do: 'move', at, ...front }];
  const isTaken = to.entries.some((entry) => entry.key === key);
  const { [KEY_FIELD]: _key, ...rest } = fields;
  const entry = isTaken ? { ...rest, [KEY_FIELD]: newKey() } : fields;
  return [{ do: 'remove', at, was: fields }, ...addEntry(to, entry, before)];
}

/** Another name; what locations say of a dish that they know by its name alone goes with it. */
export function renameDish(
  dish: DishInFile,
  name: string,
  locations: readonly LocationInFile[],
  all: readonly DishInFile[],
): Patch[] {
  const patches = setField(dish, ['name', 'title'], name);
  const isOnly = all.filter(({ id }) => id === dish.id).length === 1;
  if (patches.length === 0 || !dish.isByName || dish.id === '' || !isOnly) return patches;
  const id = dashed(name);
  if (id === '' || id === dish.id) return patches;
  const followed = locations.flatMap((location) => callDifferences(location, dish.id, id));
  return [...patches, ...followed];
}

export interface PriceChange {
  by: 'amount' | 'percent';
  /** May be below zero. */
  much: number;
  /** To which prices are rounded, e.g. 0.25; 0: to the smallest coin. */
  step: number;
}

/** A price after a change; never below zero. */
export function changedPrice(price: number, { by, much, step }: PriceChange, currency: string): number {
  const raw = by === 'amount' ? price + much : price * (1 + much / 100);
  const stepped = step > 0 ? Math.round(Number((raw / step).toFixed(6))) * step : raw;
  return Math.max(0, rounded(stepped, currency));
}

/** Changes the prices of dishes, and of all their sizes; what has no amount stays. */
export function changePrices(dishes: readonly EntryInFile[], change: PriceChange, currency: string): Patch[] {
  const one = (entry: EntryInFile): Patch[] => {
    const { price } = pricesOf(entry.fields, currency);
    return price === undefined ? [] : setPrice(entry, changedPrice(price, change, currency), currency);
  };
  return dishes.flatMap((dish) => [...listInFile(dish, sizeKeys).entries.flatMap(one), ...one(dish)]);
}

export type Mark = 'isVegetarian' | 'isVegan' | 'isGlutenFree' | 'isHalal' | 'isSpicy';

const dietWords: Record<Mark, RegExp> = {
  isVegetarian: /^(?:vegetari\w*|v)$/i,
  isVegan: /^(?:vegan\w*|ve|vg)$/i,
  isGlutenFree: /^(?:gluten[- ]?free|gf|sans[- ]gluten|sin[- ]gluten|senza[- ]glutine)$/i,
  isHalal: /^halal$/i,
  isSpicy: /^$/,
};

/** Sets a mark, by its own field; where the list of diets says it, it is taken out of that too. */
export function setMark(dish: EntryInFile, mark: Mark, on: boolean): Patch[] {
  const { diets } = dish.fields;
  const own = setField(dish, [mark], on ? true : null);
  if (on || !Array.isArray(diets)) return own;
  const kept = diets.filter((word) => typeof word !== 'string' || !dietWords[mark].test(plainDiet(word)));
  const taken = kept.length < diets.length ? setField(dish, ['diets'], kept.length > 0 ? kept : null) : [];
  return [...own, ...taken];
}

const plainDiet = (word: string) =>
  word
    .replace(/^(?:https?:\/\/)?schema\.org\/(\w+)Diet$/, '$1')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .trim();

/** Takes dishes off all menus without losing them, or puts them back. */
export const setHidden = (dishes: readonly EntryInFile[], hidden: boolean): Patch[] =>
  dishes.flatMap((dish) => setField(dish, ['hidden'], hidden ? true : null));

export const addSize = (dish: EntryInFile, name: string): Patch[] =>
  addEntry(listInFile(dish, sizeKeys), { [KEY_FIELD]: newKey(), name });

export const addAddOn = (dish: EntryInFile, name: string): Patch[] =>
  addEntry(listInFile(dish, addOnKeys), { [KEY_FIELD]: newKey(), name });

/** What a price column says of a dish that has sizes: the lowest and the highest of their prices. */
export function priceRange({
  variants,
  price,
}: Pick<DishSays, 'variants' | 'price'>): [least: number, most: number] | undefined {
  const prices = variants.flatMap((size) => size.price ?? []);
  if (prices.length > 0) return [Math.min(...prices), Math.max(...prices)];
  return price === undefined ? undefined : [price, price];
}
