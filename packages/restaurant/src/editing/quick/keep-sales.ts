/** What is sold out is of the moment, and no matter of versions. Only for servers. */
import type { JsonObject } from '../entry-keys.ts';
import { allDifferences, locationsInFile } from '../menu/locations-in-file.ts';
import { dishesOf, menusInFile } from '../menu/menus-in-file.ts';
import { applyPatches } from '../patches.ts';
import { type PlaceInFile, placesInFile } from './places.ts';
import { isSameSale, type Sale, salesOf, setSale } from './sold-out.ts';

/**
 * An older state of a site with what is sold out now: of the dishes that both have, at the places that both have.
 * @param old with keys
 * @param live with keys
 * @param brandKey see `restaurantsOf`
 */
export function withSalesOf(old: JsonObject, live: JsonObject, brandKey: string): JsonObject {
  const dishes = new Set([old, live].flatMap(dishesWithSale));
  if (dishes.size === 0) return old;
  const now = salesOf(live);
  const livePlaces = placesInFile(live, brandKey);
  let state = stateOf(old, brandKey);
  // Each is worked out on what the one before left.
  const set = (dish: string, sale: Sale, chosen: readonly PlaceInFile[]) => {
    const { patches } = setSale(state.document, state.places, { dish, chosen, sale });
    state = stateOf(applyPatches(state.document, patches).document, brandKey);
  };
  for (const dish of dishes) {
    const said = new Map(livePlaces.map((place) => [place.id, now(place, dish)]));
    const [first] = said.values();
    const isEverywhere = first && [...said.values()].every((sale) => sale && isSameSale(sale, first));
    const differing = () =>
      state.places.filter((place) => {
        const [before, after] = [state.sales(place, dish), said.get(place.id)];
        return before && after && !isSameSale(before, after);
      });
    // What is so everywhere is said once.
    if (isEverywhere && differing().length > 0) set(dish, first, state.places);
    for (const { id } of isEverywhere ? [] : differing()) {
      const place = state.places.find((one) => one.id === id);
      const sale = said.get(id);
      if (place && sale) set(dish, sale, [place]);
    }
  }
  return state.document;
}

const stateOf = (document: JsonObject, brandKey: string) => ({
  document,
  places: placesInFile(document, brandKey),
  sales: salesOf(document),
});

/** Ids of dishes of which anything is said. */
function dishesWithSale(document: JsonObject): string[] {
  const locations = locationsInFile(document);
  const own = [{ at: [], fields: document }, ...locations].flatMap((owner) => dishesOf(menusInFile(owner)));
  const changed = locations.flatMap((location) => allDifferences(location)).filter(({ sale }) => sale !== undefined);
  return [...own.filter(({ fields }) => says(fields)).map(({ id }) => id), ...changed.map(({ dish }) => dish)];
}

const says = ({ soldOut, isSoldOut, soldOutUntil }: JsonObject) =>
  [soldOut, isSoldOut, soldOutUntil].some((value) => value !== undefined && value !== null);
