import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import type { LocationInFile } from '@tablefront/restaurant/editing/menu/locations-in-file';
import { restaurantsOf } from '@tablefront/restaurant/restaurants';
import type { Location } from '@tablefront/restaurant/site-configuration/site-configuration';

const textOf = (value: JsonObject[string] | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Ids of locations as submissions, roles and quick actions know them, by their keys in the file. */
export function placeIds(
  document: JsonObject,
  locations: readonly LocationInFile[],
  brandId: string,
): Map<string, string> {
  const restaurantId = textOf(document.restaurant_id) ?? textOf(document.restaurantId);
  const named = textOf(document.brand_id) ?? textOf(document.brandId);
  const ids = {
    // Nothing else of a location is asked for.
    locations: locations.map(({ id, restaurantId: own }) => ({
      id,
      ...(own !== undefined && { restaurantId: own }),
    })) as Location[],
    ...(restaurantId !== undefined && { restaurantId }),
    ...(named !== undefined && { brandId: named }),
  };
  const restaurants = restaurantsOf(ids, brandId);
  return new Map(locations.map(({ key }, at) => [key, restaurants[at]?.restaurantId ?? '']));
}
