/** What is sold out is of the moment, and no matter of versions. Only for servers. */
import type { JsonObject } from '../entry-keys.ts';
import { allDifferences, locationsInFile } from '../menu/locations-in-file.ts';
import { dishesOf, menusInFile } from '../menu/menus-in-file.ts';
import { applyPatches } from '../patches.ts';
import { type PlaceInFile, placesInFile } from './places.ts';
import { isSameSale, type Sale, saleAt, setSale } from './sold-out.ts';

/**
 * An older state of a site with what is sold out now: of the dishes that both have, at the places that both have.
 * @param old with keys
 * @param live with keys
 * @param brandKey see `restaurantsOf`
 */
export function withSalesOf(old: JsonObject, live: JsonObject, brandKey: string): JsonObject {
  const dishes = new Set([old, live].flatMap(dishesWithSale));
  if (dishes.size === 0) return old;
  const livePlaces = placesInFile(live, brandKey);
  let document = old;
  // Each is worked out on what the one before left.
  const set = (dish: string, sale: Sale, chosenOf: (places: PlaceInFile[]) => PlaceInFile[]) => {
    const places = placesInFile(document, brandKey);
    const { patches } = setSale(document, places, { dish, chosen: chosenOf(places), sale });
    document = applyPatches(document, patches).document;
  };
  for (const dish of dishes) {
    const said = new Map(livePlaces.map((place) => [place.id, saleAt(live, place, dish)]));
    const known = [...said.values()].filter((sale) => sale !== undefined);
    const [first] = known;
    // What is so everywhere is said once.
    if (first && known.length === said.size && known.every((sale) => isSameSale(sale, first))) {
      const places = placesInFile(document, brandKey);
      const differs = places.some((place) => !isSameOrAbsent(saleAt(document, place, dish), first));
      if (differs) set(dish, first, (all) => all);
      continue;
    }
    for (const [id, sale] of said) {
      const place = placesInFile(document, brandKey).find((one) => one.id === id);
      if (!place || !sale || isSameOrAbsent(saleAt(document, place, dish), sale)) continue;
      set(dish, sale, (all) => all.filter((one) => one.id === id));
    }
  }
  return document;
}

const isSameOrAbsent = (one: Sale | undefined, other: Sale) => one === undefined || isSameSale(one, other);

/** Ids of dishes of which anything is said. */
function dishesWithSale(document: JsonObject): string[] {
  const locations = locationsInFile(document);
  const own = [{ at: [], fields: document }, ...locations].flatMap((owner) => dishesOf(menusInFile(owner)));
  const changed = locations.flatMap((location) => allDifferences(location)).filter(({ sale }) => sale !== undefined);
  return [...own.filter(({ fields }) => says(fields)).map(({ id }) => id), ...changed.map(({ dish }) => dish)];
}

const says = ({ soldOut, isSoldOut, soldOutUntil }: JsonObject) =>
  [soldOut, isSoldOut, soldOutUntil].some((value) => value !== undefined && value !== null);
