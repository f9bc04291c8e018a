import type { Link, SiteConfiguration } from './site-configuration/site-configuration.ts';

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
    page('Home', '/'),
    page('Menu', '/menu'),
    ...(locations.length > 1 ? [page('Locations', '/locations')] : []),
    page('Catering', '/catering'),
    page('Offers', '/offers'),
    ...(giftCards === undefined ? [] : [external('Gift Cards', giftCards)]),
    ...navigation.map(({ name, url }) => external(name, url)),
    page('Careers', '/careers'),
    page('Contact Us', '/contact'),
  ];
}

function page(name: string, url: Link): NavigationItem {
  return { name, url, kind: 'internal' };
}

function external(name: string, url: Link): NavigationItem {
  return { name, url, kind: 'external' };
}
