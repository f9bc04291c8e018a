import type { Job, Location } from './site-configuration/site-configuration.ts';
import { dashed } from './slugs.ts';

/**
 * Tells the place of a job among the locations: by its restaurant, else by the name where only one bears it. The locations are
 * gone through once, however many jobs there are.
 */
export function jobPlaces(locations: readonly Location[]): (job: Job) => number | undefined {
  const byId = new Map<string, number>();
  const byName = new Map<string, number | 'several'>();
  for (const [index, location] of locations.entries()) {
    for (const id of [location.restaurantId ?? location.id, location.id]) if (!byId.has(id)) byId.set(id, index);
    const name = dashed(location.name);
    byName.set(name, byName.has(name) ? 'several' : index);
  }
  return ({ restaurantId, locationName }) => {
    if (restaurantId !== undefined) return byId.get(restaurantId);
    const named = locationName === undefined ? undefined : byName.get(dashed(locationName));
    return named === 'several' ? undefined : named;
  };
}
