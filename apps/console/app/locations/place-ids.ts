import type { GrantInWords } from '@tablefront/console-wire/session';
import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import type { LocationInFile } from '@tablefront/restaurant/editing/menu/locations-in-file';
import { restaurantsOf } from '@tablefront/restaurant/restaurants';
import type { Location } from '@tablefront/restaurant/site-configuration/site-configuration';

const textOf = (value: JsonObject[string] | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Ids of places as submissions, roles and quick actions know them, by the keys of locations in the file; under '' the only place that is none. */
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
  const keys = locations.length > 0 ? locations.map(({ key }) => key) : [''];
  return new Map(keys.map((key, at) => [key, restaurants[at]?.restaurantId ?? '']));
}

/** The locations that somebody's role reaches. */
export function ownLocations<Of extends LocationInFile>(
  document: JsonObject,
  locations: readonly Of[],
  { brandId, grant }: { brandId: string; grant: Pick<GrantInWords, 'locations'> | undefined },
): readonly Of[] {
  const own = grant?.locations;
  if (!own) return locations;
  const ids = placeIds(document, locations, brandId);
  return locations.filter(({ key }) => own.some(({ id }) => id === ids.get(key)));
}
