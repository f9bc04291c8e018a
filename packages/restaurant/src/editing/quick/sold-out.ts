/** What is sold out, and what is back: on the brand's menu, on that of a location, or in what a location says of the brand's. */
import { oncePer } from '../../once-per.ts';
import { field, inSilence } from '../../reading/lenient.ts';
import { readId, readLine } from '../../reading/lenient-values.ts';
import { soldOutOf } from '../../site-configuration/read-dish.ts';
import { dashed } from '../../slugs.ts';
import { isObject, type JsonObject } from '../entry-keys.ts';
import { type EntryInFile, listInFile, setField } from '../in-file.ts';
import {
  addDifference,
  type DifferenceInFile,
  differencesOf,
  type LocationInFile,
  withoutFields,
} from '../menu/locations-in-file.ts';
import { type DishInFile, dishesOf, menusInFile } from '../menu/menus-in-file.ts';
import type { Patch } from '../patches.ts';
import type { PlaceInFile } from './places.ts';

/** `until`: ISO 8601; null: until it is turned on. */
export type Sale = { soldOut: true; until: string | null } | { soldOut: false };

const saleKeys = ['soldOut', 'isSoldOut'] as const;

/**
 * Sells a dish out, or brings it back.
 * @param dish as locations call it (`DishInFile.id`)
 * @param chosen of `places`, where it is to be so; all of them: everywhere
 * @returns also what the dish is called; undefined: there is none of that id at these places
 */
export function setSale(
  document: JsonObject,
  places: readonly PlaceInFile[],
  { dish, chosen, sale }: { dish: string; chosen: readonly PlaceInFile[]; sale: Sale },
) {
  const brandMenu = dishesOf(menusInFile({ at: [], fields: document }));
  const brandDishes = brandMenu.filter(({ id }) => id === dish);
  const isEverywhere = chosen.length === places.length;
  const named: EntryInFile[] = [];
  const patches: Patch[] = [];
  if (isEverywhere && brandDishes.length > 0) {
    named.push(...brandDishes);
    patches.push(...brandDishes.flatMap((entry) => saySale(entry, sale)));
  }
  const usual = isEverywhere ? sale : saleOf(brandDishes[0]?.fields);
  for (const { location } of chosen) {
    if (!location) continue;
    const own = ownDishes(location, dish);
    named.push(...own);
    patches.push(...own.flatMap((entry) => saySale(entry, sale)));
    if (own.length > 0 || location.hasOwnMenu || brandDishes.length === 0) continue;
    named.push(...brandDishes);
    patches.push(...sayDifference(location, dish, isSameSale(sale, usual) ? undefined : sale));
  }
  const name = named.map(({ fields }) => nameOf(fields)).find((text) => text !== undefined);
  return { patches, name };
}

/** Dishes that are the location's own: of its menu, or what it adds to the brand's. */
function ownDishes(location: LocationInFile, dish: string): EntryInFile[] {
  const menu = location.hasOwnMenu ? dishesOf(menusInFile(location)).filter(({ id }) => id === dish) : [];
  return [...menu, ...addedDishes(location, dish)];
}

function addedDishes(location: LocationInFile, dish: string): EntryInFile[] {
  return listInFile(location, ['menuOverrides']).entries.filter(({ fields }) => {
    if (!Object.hasOwn(fields, 'category')) return false;
    const id = field(inSilence(fields), ['id'], readId);
    return (id ?? (dashed(nameOf(fields) ?? '') || nameOf(fields))) === dish;
  });
}

/** What is said of dishes at places; undefined: it is not sold there. Dishes are called as locations call them. */
export function salesOf(
  document: JsonObject,
): (place: Pick<PlaceInFile, 'location'>, dish: string) => Sale | undefined {
  const usual = firstById(dishesOf(menusInFile({ at: [], fields: document })));
  const menuOf = oncePer((location: LocationInFile) => firstById(dishesOf(menusInFile(location))));
  return ({ location }, dish) => {
    const own = location?.hasOwnMenu ? menuOf(location).get(dish) : undefined;
    const added = own ?? (location && addedDishes(location, dish)[0]);
    if (added) return saleOf(added.fields);
    const ofBrand = usual.get(dish);
    if (location?.hasOwnMenu || !ofBrand) return undefined;
    const differs = location && differencesOf(location, dish).findLast(({ sale }) => sale !== undefined);
    return saleOf(differs?.fields ?? ofBrand.fields);
  };
}

const firstById = (dishes: readonly DishInFile[]) => new Map(dishes.toReversed().map((dish) => [dish.id, dish]));

function nameOf(fields: JsonObject): string | undefined {
  return field(inSilence(fields), ['name', 'title'], readLine);
}

function saleOf(fields: JsonObject | undefined): Sale {
  const said = fields && soldOutOf(inSilence(fields), []);
  if (!said?.soldOut) return { soldOut: false };
  return { soldOut: true, until: said.soldOutUntil === undefined ? null : new Date(said.soldOutUntil).toISOString() };
}

export function isSameSale(one: Sale, other: Sale): boolean {
  if (!one.soldOut || !other.soldOut) return one.soldOut === other.soldOut;
  return momentOf(one.until) === momentOf(other.until);
}

function momentOf(until: string | null): number | undefined {
  return until === null ? undefined : Date.parse(until);
}

/** Of a dish: what is not sold out says nothing. */
function saySale(entry: EntryInFile, sale: Sale): Patch[] {
  const until = sale.soldOut ? (sale.until ?? null) : null;
  return [...setField(entry, saleKeys, sale.soldOut ? true : null), ...setField(entry, ['soldOutUntil'], until)];
}

/** Of what a location says of a dish of the brand's; undefined: as the brand has it. */
function sayDifference(location: LocationInFile, dish: string, sale: Sale | undefined): Patch[] {
  const said = differencesOf(location, dish);
  const last = said.at(-1);
  if (!sale) return said.flatMap((one) => withoutSale(one, location));
  const [state, until] = [sale.soldOut, sale.soldOut ? sale.until : null];
  if (last) return [...setField(last, saleKeys, state), ...setField(last, ['soldOutUntil'], until)];
  const fields: JsonObject = { soldOut: state, ...(until !== null && { soldOutUntil: until }) };
  return addDifference(location, dish, fields);
}

const ofSale: readonly string[] = [...saleKeys, 'soldOutUntil'];

/** The last difference that goes as a whole goes with the list. */
function withoutSale(difference: DifferenceInFile, location: LocationInFile): Patch[] {
  if (!ofSale.some((key) => Object.hasOwn(difference.fields, key))) return [];
  const patches = withoutFields(difference, ofSale);
  const { menuOverrides = null } = location.fields;
  const isWhole = patches[0]?.at === difference.at;
  const isOnly = isObject(menuOverrides) === difference.isMapped && Object.keys(menuOverrides ?? {}).length === 1;
  return isWhole && isOnly
    ? [{ do: 'set', at: [...location.at, 'menuOverrides'], was: menuOverrides, to: null }]
    : patches;
}
