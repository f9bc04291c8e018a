/** Which restaurant a visitor can mean, and by which id the backend knows it: `restaurant_id` on the wire. */
import type { Job, Location, SiteConfiguration } from './site-configuration/site-configuration.ts';
import { dashed } from './slugs.ts';

type Ids = Pick<SiteConfiguration, 'locations' | 'restaurantId' | 'brandId'>;

export interface Restaurant {
  restaurantId: string;
  /** Absent where it is the brand itself. */
  location?: Location;
}

/**
 * The restaurants that can be meant: each location, or the brand itself where it has none.
 *
 * @param brandKey what a backend knows a brand by whose configuration has no id at all (see `SiteAccess`); without it the
 *   list is empty where nothing has an id
 */
export function restaurantsOf(configuration: Ids, brandKey: string): [Restaurant, ...Restaurant[]];
export function restaurantsOf(configuration: Ids, brandKey?: string): Restaurant[];
export function restaurantsOf({ locations, restaurantId, brandId }: Ids, brandKey?: string): Restaurant[] {
  const [first, second] = locations;
  if (second) return locations.map((location) => ({ restaurantId: location.restaurantId ?? location.id, location }));
  // The only location needs no id of its own; one that was made up of its place in the list means nothing elsewhere.
  const id = first?.restaurantId ?? restaurantId ?? (brandKey === undefined ? undefined : (brandId ?? brandKey));
  return id === undefined ? [] : [{ restaurantId: id, ...(first && { location: first }) }];
}

/** The restaurant that is meant where none is chosen: the only one, or the brand as a whole. */
export function restaurantByDefault(configuration: Ids, brandKey: string): string {
  const [first, ...others] = restaurantsOf(configuration, brandKey);
  const { restaurantId, brandId } = configuration;
  return others.length === 0 ? first.restaurantId : (restaurantId ?? brandId ?? brandKey);
}

export interface JobPlace {
  /** Which of the locations it is; absent where that is not known. */
  index?: number;
  /** The restaurant that somebody applies to; absent where they choose it. */
  restaurantId?: string;
}

/**
 * Tells the place of a job: by its restaurant, else by the location's name where only one bears it. The locations are
 * gone through once, however many jobs there are.
 */
export function jobPlaces(configuration: Ids): (job: Job) => JobPlace {
  const { locations } = configuration;
  const ids = restaurantsOf(configuration).map(({ restaurantId }) => restaurantId);
  const byId = new Map<string, number>();
  const byName = new Map<string, number | 'several'>();
  for (const [index, location] of locations.entries()) {
    for (const id of [ids[index] ?? location.id, location.id]) if (!byId.has(id)) byId.set(id, index);
    const name = dashed(location.name);
    byName.set(name, byName.has(name) ? 'several' : index);
  }
  return ({ restaurantId, locationName }) => {
    if (restaurantId !== undefined) return { index: byId.get(restaurantId), restaurantId };
    const index = locationName === undefined ? undefined : byName.get(dashed(locationName));
    if (index === undefined || index === 'several') return {};
    const own = ids[index];
    return { index, ...(own !== undefined && { restaurantId: own }) };
  };
}
