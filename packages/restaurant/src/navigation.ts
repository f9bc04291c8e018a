import type { Link } from './link.ts';
import type { SiteConfiguration } from './site-configuration/site-configuration.ts';
import { type BrandPageId, pageName, pathTo } from './site-pages.ts';

export interface NavigationItem {
  name: string;
  url: Link;
  /** External items open in a new tab and are reported as such to analytics. */
  kind: 'internal' | 'external';
}

/**
 * The items of the header, in order. Locations only with more than one of them, Gift Cards only with a link; the
 * operator's own links follow it.
 */
export function headerNavigation(
  configuration: Pick<SiteConfiguration, 'locations' | 'giftCards' | 'navigation'>,
): NavigationItem[] {
  const { locations, giftCards, navigation } = configuration;
  return [
    ...pages('home', 'menu'),
    ...(locations.length > 1 ? pages('locations') : []),
    ...pages('catering', 'offers'),
    ...(giftCards === undefined ? [] : [external('Gift Cards', giftCards)]),
    ...navigation.map(({ name, url }) => external(name, url)),
    ...pages('careers', 'contact'),
  ];
}

function pages(...ids: BrandPageId[]): NavigationItem[] {
  return ids.map((id) => ({ name: pageName(id), url: pathTo(id), kind: 'internal' }));
}

function external(name: string, url: Link): NavigationItem {
  return { name, url, kind: 'external' };
}
