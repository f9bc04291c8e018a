/** A long list starts by city. */
import { cityCounts, type Placed } from '@tablefront/restaurant/pin-map/area';
import { type FinderQuery, isLong } from './finder-query.ts';

/**
 * Whether the list is of cities at first: a long one of several, of which the visitor has asked for no part and no order. Where some
 * location has no city it is not, as nobody would find that one.
 */
export function startsByCity(
  found: readonly Placed[],
  { area, nearest }: Pick<FinderQuery, 'area' | 'nearest'>,
): boolean {
  const hasCities = cityCounts(found).size > 1 && found.every(({ city }) => city !== undefined);
  return isLong(found) && area === undefined && !nearest && hasCities;
}

export function locationsText(count: number): string {
  return `${count} ${count === 1 ? 'location' : 'locations'}`;
}
