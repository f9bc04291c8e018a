/** Locations as they are written, and what each says of the brand's menu. */
import { distinctNames } from '../../distinct-names.ts';
import { field, inSilence, isRecord } from '../../reading/lenient.ts';
import { uniqueIds } from '../../reading/lenient-lists.ts';
import { readBoolean, readId, readLine } from '../../reading/lenient-values.ts';
import { brandCurrency, currencyAt, currencyNamedIn } from '../../site-configuration/read-currency.ts';
import { soldOutOf } from '../../site-configuration/read-dish.ts';
import { locationAddress } from '../../site-configuration/read-place.ts';
import type { Address, Sale } from '../../site-configuration/site-configuration.ts';
import { isObject, type JsonObject, KEY_FIELD } from '../entry-keys.ts';
import { type EntryInFile, type ListedEntry, listInFile, newKey, setField } from '../in-file.ts';
import type { Patch } from '../patches.ts';
import { pricesOf } from './dish-in-file.ts';
import { menusInFile } from './menus-in-file.ts';
import { setPrice } from './price-in-file.ts';

export interface LocationInFile extends ListedEntry {
  /** As the site and submissions know it. */
  id: string;
  restaurantId: string | undefined;
  name: string;
  /** As no other is called: `Main Street, Moncton`. */
  distinctName: string;
  address: Address;
  currency: string;
  /** It has a menu of its own, in the place of the brand's. */
  hasOwnMenu: boolean;
}

/** ISO 4217, of the brand's prices. */
export function currencyInFile(document: JsonObject): { currency: string; currencyNamed: boolean } {
  const entry = inSilence(document);
  const named = currencyNamedIn(entry);
  return { currency: named ?? brandCurrency(entry), currencyNamed: named !== undefined };
}

/** As the reader finds them; one that has no name at all is called by its place in the list. */
export function locationsInFile(document: JsonObject): LocationInFile[] {
  const brand = currencyInFile(document);
  const giveId = uniqueIds();
  const found = listInFile({ at: [], fields: document }, ['locations']).entries.map((entry, index) => {
    const reading = inSilence(entry.fields);
    const address = locationAddress(reading);
    const configured = field(reading, ['id'], readId);
    const restaurantId = field(reading, ['restaurant_id', 'restaurantId'], readId) ?? configured;
    const name = field(reading, ['name'], readLine) ?? address.area ?? address.locality ?? address.street;
    const currency = currencyAt(reading, address.country, brand);
    const hasOwnMenu = menusInFile(entry).some(({ categories }) => categories.entries.length > 0);
    return {
      ...entry,
      ...{ restaurantId, address, hasOwnMenu },
      id: giveId(configured ?? restaurantId, reading, 'location', index),
      name: name ?? `Location ${index + 1}`,
      // With the brand's menu it has the brand's prices.
      currency: hasOwnMenu ? currency : brand.currency,
    };
  });
  const names = distinctNames(found);
  return found.map((location, at) => ({ ...location, distinctName: names[at] ?? location.name }));
}

/** What a location says of a dish of the brand's menu. */
export interface DifferenceInFile extends EntryInFile {
  dish: string;
  price?: number;
  priceText?: string;
  hasSizes: boolean;
  hidden: boolean;
  sale?: Sale;
  /** It stands under the dish's id in an object: it has no field for it. */
  isMapped: boolean;
}

const known = new WeakMap<JsonObject, DifferenceInFile[]>();

/** All that a location says, in order; what is said later counts more. Dishes of its own are not among it. */
export function allDifferences(location: Pick<LocationInFile, 'at' | 'fields' | 'currency'>): DifferenceInFile[] {
  const before = known.get(location.fields);
  if (before) return before;
  const { menuOverrides } = location.fields;
  const at = [...location.at, 'menuOverrides'];
  const mapped = isObject(menuOverrides);
  const entries = mapped
    ? Object.entries(menuOverrides).flatMap(([id, fields]) =>
        isObject(fields) ? [{ id, at: [...at, id], fields }] : [],
      )
    : listInFile(location, ['menuOverrides']).entries.map((entry) => ({ ...entry, id: undefined }));
  const all = entries.flatMap(({ at: place, fields, id: key }): DifferenceInFile[] => {
    const reading = inSilence(fields);
    const dish = field(reading, ['id', 'item'], readId) ?? key;
    if (dish === undefined || Object.hasOwn(fields, 'category')) return [];
    const sale = soldOutOf(reading, []);
    const isMapped = mapped && !Object.hasOwn(fields, 'id') && !Object.hasOwn(fields, 'item');
    return [
      {
        ...{ at: place, fields, dish, isMapped },
        ...pricesOf(fields, location.currency),
        hasSizes: Array.isArray(fields.variants) || isRecord(fields.variants),
        hidden: field(reading, ['hidden'], readBoolean) ?? false,
        ...(sale && { sale }),
      },
    ];
  });
  known.set(location.fields, all);
  return all;
}

export const differencesOf = (location: LocationInFile, dish: string): DifferenceInFile[] =>
  allDifferences(location).filter((difference) => difference.dish === dish);

/** A price of a dish at a location, or that it is not to be had there. */
export type DifferenceChange = { price: number } | { hidden: boolean };

/** Says of a dish what is different at a location; several changes of one location must be made one after the other. */
export function changeDifference(location: LocationInFile, dish: string, change: DifferenceChange): Patch[] {
  const last = differencesOf(location, dish).at(-1);
  if (last) return changeOf(last, change, location.currency);
  if ('price' in change) return addDifference(location, dish, { price: change.price });
  return change.hidden ? addDifference(location, dish, { hidden: true }) : [];
}

function changeOf(last: DifferenceInFile, change: DifferenceChange, currency: string): Patch[] {
  if ('price' in change) {
    return [...setPrice(last, change.price, currency), ...(last.hidden ? setField(last, ['hidden'], null) : [])];
  }
  return setField(last, ['hidden'], change.hidden ? true : null);
}

/** Says something of a dish of which the location says nothing yet. */
export function addDifference(location: LocationInFile, dish: string, said: JsonObject): Patch[] {
  const { menuOverrides } = location.fields;
  const at = [...location.at, 'menuOverrides'];
  if (isObject(menuOverrides)) {
    return [{ do: 'set', at: [...at, dish], was: menuOverrides[dish] ?? null, to: said }];
  }
  const entry = { [KEY_FIELD]: newKey(), id: dish, ...said };
  const list = listInFile(location, ['menuOverrides']);
  return list.isThere
    ? [{ do: 'add', at: list.at, entry }]
    : [{ do: 'set', at, was: menuOverrides ?? null, to: [entry] }];
}

/** What a location says of a dish is from now on of one of another id. Ids are keys: the entry is another one then. */
export function callDifferences(location: LocationInFile, dish: string, id: string): Patch[] {
  return differencesOf(location, dish).flatMap(({ at, fields }): Patch[] => {
    const [list, last] = [at.slice(0, -1), at.at(-1)];
    if (typeof last === 'string') {
      const gone: Patch = { do: 'set', at, was: fields, to: null };
      return [gone, { do: 'set', at: [...list, id], was: null, to: fields }];
    }
    const { id: _id, item: _item, [KEY_FIELD]: _key, ...rest } = fields;
    const entries = listInFile(location, ['menuOverrides']).entries;
    const before = entries[entries.findIndex((entry) => entry.fields === fields) + 1]?.key;
    const entry = { [KEY_FIELD]: newKey(), id, ...rest };
    const gone: Patch = { do: 'remove', at, was: fields };
    return [gone, { do: 'add', at: list, entry, ...(before !== undefined && { before }) }];
  });
}

const OWN = ['price', 'priceText', 'hidden', 'variants'];

/** A dish at a location as the brand has it, but for what is sold out there: that is no matter of the menu. */
export function likeTheBrand(location: LocationInFile, dish: string): Patch[] {
  return differencesOf(location, dish).flatMap((difference) => withoutFields(difference, OWN));
}

/** Takes fields out of a difference; one that says nothing else goes as a whole. */
export function withoutFields({ at, fields, isMapped }: DifferenceInFile, keys: readonly string[]): Patch[] {
  const rest = Object.keys(fields).filter((key) => ![...keys, 'id', 'item', KEY_FIELD].includes(key));
  if (rest.length === 0 && isMapped) return [{ do: 'set', at, was: fields, to: null }];
  if (rest.length === 0 && typeof at.at(-1) === 'object') return [{ do: 'remove', at, was: fields }];
  return keys.flatMap((key): Patch[] =>
    Object.hasOwn(fields, key) ? [{ do: 'set', at: [...at, key], was: fields[key] ?? null, to: null }] : [],
  );
}

export interface DishAtLocations {
  price: LocationInFile[];
  hidden: LocationInFile[];
  soldOut: LocationInFile[];
}

/** By dishes: where something differs, among the locations that have the brand's menu. */
export function differencesByDish(locations: readonly LocationInFile[]): Map<string, DishAtLocations> {
  const byDish = new Map<string, DishAtLocations>();
  for (const location of locations) {
    if (location.hasOwnMenu) continue;
    for (const { dish, hidden, price, priceText, hasSizes, sale } of allDifferences(location)) {
      const places = byDish.get(dish) ?? { price: [], hidden: [], soldOut: [] };
      byDish.set(dish, places);
      if (hidden) places.hidden.push(location);
      else if (price !== undefined || priceText !== undefined || hasSizes) places.price.push(location);
      if (sale?.soldOut) places.soldOut.push(location);
    }
  }
  return byDish;
}
