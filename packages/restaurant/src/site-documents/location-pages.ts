import { stateAllergens } from '../menu/allergen-pages.ts';
import { locationMenuKind } from '../menu/kind.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { pathTo } from '../site-pages.ts';
import { locationSlugs, menuSlugs } from '../slugs.ts';

export interface LocationPages {
  /** Its place in `locations`. */
  index: number;
  location: string;
  /** Absent where the location has no menu to show. */
  menu?: string;
  /** Absent where the menu states no allergens. */
  allergens?: string;
}

/**
 * The pages of each location, in the configuration's order.
 *
 * @param origin `https://host` of the site
 */
export function locationPages(configuration: SiteConfiguration, origin: string): LocationPages[] {
  const { locations } = configuration;
  const slugs = locationSlugs(locations);
  const menus = menuSlugs(locations);
  return locations.map((location, index) => {
    const kind = locationMenuKind(location, configuration, origin);
    const menu = { slug: menus[index] ?? '' };
    return {
      index,
      location: pathTo('location', { slug: slugs[index] ?? '' }),
      ...(kind.kind !== 'none' && { menu: pathTo('locationMenu', menu) }),
      ...(kind.kind === 'page' && stateAllergens(kind.menus) && { allergens: pathTo('locationAllergens', menu) }),
    };
  });
}
