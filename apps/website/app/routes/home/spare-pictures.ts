import type { Link } from '@tablefront/restaurant/link';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

/** Of 50,000 dishes the home page needs no more than a few. */
const LOOKED_AT = 2_000;

/**
 * Pictures of dishes that the home page shows nowhere else, at most so many: no picture stands on it twice.
 *
 * @param shown what its sections show
 */
export function sparePictures(
  { menu, locations }: SiteConfiguration,
  shown: readonly (Link | undefined)[],
  most: number,
): Link[] {
  const spare = new Set<Link>();
  let left = LOOKED_AT;
  for (const { categories } of [menu, ...locations.map((location) => location.menu)].flat()) {
    for (const { items } of categories) {
      for (const { image } of items) {
        if (image !== undefined && !shown.includes(image)) spare.add(image);
        left -= 1;
        if (spare.size === most || left === 0) return [...spare];
      }
    }
  }
  return [...spare];
}
