import { type JsonObject, keyOf, withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import { restaurantsOf } from '@tablefront/restaurant/restaurants';
import { readWrittenMenus } from '@tablefront/restaurant/site-configuration/read-site-configuration';

/** Keys of the locations in a document, with keys, that are these places (ids as submissions bear them). */
export function placeKeys(document: JsonObject, brandId: string, places: readonly string[]): Set<string> {
  const list = document.locations;
  if (!Array.isArray(list)) return new Set();
  const { configuration, written } = readWrittenMenus(withoutKeys(document));
  const ids = restaurantsOf(configuration, brandId).map(({ restaurantId }) => restaurantId);
  const keys = written.flatMap(({ path }, index) => {
    const id = ids[index];
    const at = Number(/^locations\[(\d+)\]$/.exec(path)?.[1]);
    return id !== undefined && places.includes(id) ? (keyOf(list[at]) ?? []) : [];
  });
  return new Set(keys);
}
