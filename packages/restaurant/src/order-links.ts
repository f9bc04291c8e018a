/** Where a site's own buttons lead: ordering, reservation. */
import type { Link } from './link.ts';
import type { Location, SiteConfiguration } from './site-configuration/site-configuration.ts';
import { pathTo } from './site-pages.ts';

type Ordering = Pick<SiteConfiguration, 'orderingLink' | 'hasMenu' | 'fileLink' | 'locations' | 'menu'>;

/**
 * Where Order Online leads: the brand's `orderingLink`, else that of its only location, else `hasMenu` where that is a link,
 * else `fileLink`, else to the locations where some order for themselves, else to the menu. Undefined where there is none of them.
 */
export function orderLink({ orderingLink, hasMenu, fileLink, locations, menu }: Ordering): Link | undefined {
  const only = locations.length === 1 ? locations[0] : undefined;
  const elsewhere = orderingLink ?? only?.orderingLink ?? (hasMenu === 'page' ? undefined : hasMenu) ?? fileLink;
  if (elsewhere !== undefined) return elsewhere;
  if (locations.some((location) => location.orderingLink !== undefined)) return pathTo('locations');
  const someMenu = locations.some((location) => hasOwnMenu(location));
  if (menu.length > 0 || (someMenu && (only || hasMenu === 'page'))) return pathTo('menu');
  return someMenu ? pathTo('locations') : undefined;
}

/** The same for who must name some page. */
export function orderOnlineLink(configuration: Ordering): Link {
  return orderLink(configuration) ?? pathTo('menu');
}

/** Whether a location has a menu that is not the brand's. */
export function hasOwnMenu({ menu, fileLink, menuUrl }: Pick<Location, 'menu' | 'fileLink' | 'menuUrl'>): boolean {
  return menu.length > 0 || fileLink !== undefined || menuUrl !== undefined;
}

/** Where Make Reservation leads: the brand's own link, else that of its only location, else `/catering`. */
export function reservationLink({
  reservationLink: own,
  locations,
}: Pick<SiteConfiguration, 'reservationLink' | 'locations'>): Link {
  const only = locations.length === 1 ? locations[0] : undefined;
  return own ?? only?.reservationLink ?? pathTo('catering');
}
