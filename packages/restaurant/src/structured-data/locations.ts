import type { ItemList, WithContext } from 'schema-dts';
import { present } from '../reading/lenient.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { locationSlugs, menuSlugs } from '../slugs.ts';
import { postalAddress, type RestaurantPage, restaurantIdentity, restaurantNode } from './restaurant.ts';

/** A longer list says of each location only which and where it is; its own page says the rest. */
const TOLD_IN_FULL = 10;

/** The locations page: a list of Restaurants in the configuration's order; undefined where there is none. */
export function locationsStructuredData(
  configuration: SiteConfiguration,
  { origin, today }: RestaurantPage,
): WithContext<ItemList> | undefined {
  const { locations } = configuration;
  if (locations.length === 0) return undefined;
  const slugs = locationSlugs(locations);
  const menus = menuSlugs(locations);
  const inFull = locations.length <= TOLD_IN_FULL;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: locations.length,
    itemListElement: locations.map((location, index) => {
      const page = { origin, slug: slugs[index], menuSlug: menus[index], today };
      const short = {
        ...restaurantIdentity(location, configuration, page),
        ...present({ address: postalAddress(location.address), telephone: location.phone }),
      };
      return {
        '@type': 'ListItem',
        position: index + 1,
        item: inFull ? restaurantNode(location, configuration, page) : short,
      };
    }),
  };
}
