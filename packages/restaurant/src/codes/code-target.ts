/** Where a printed code leads, by the configuration as it is now: to a page of the site that is there, or to where it may lead elsewhere. */
import { isExternal, isWebLink, type Link } from '../link.ts';
import { brandAllergens, stateAllergens } from '../menu/allergen-pages.ts';
import { locationMenuKind } from '../menu/kind.ts';
import { orderLink } from '../order-links.ts';
import { restaurantsOf } from '../restaurants.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { hasSlug, pageAt, pathTo } from '../site-pages.ts';
import { locationSlugs, menuSlugs, resolveSlug } from '../slugs.ts';

/** What a code opens. `page`: a path of the site; `link`: an address elsewhere, see `linkHosts`. */
export type CodeTarget =
  | { to: 'feedback' | 'menu' | 'allergens' | 'location' | 'order' }
  | { to: 'page'; path: string }
  | { to: 'link'; url: string };

export const codeAims = ['feedback', 'menu', 'allergens', 'location', 'order', 'page', 'link'] as const;

/** A code with what it opens, as it is stored. */
export interface PrintedCode {
  code: string;
  target: CodeTarget;
  /** `restaurant_id` of the place that it is for; null: the brand as a whole. */
  place: string | null;
  /** Which table it lies on, where that is to be known. */
  table: string | null;
}

/** What stands before a code in the site's addresses. */
export const CODES_FOLDER = '/q/';
/** In the query of where it leads: which code it was, and on which table it lies. */
export const SOURCE_PARAMETER = 'src';
export const TABLE_PARAMETER = 't';

/** Only tells apart pages of the site and frames; no address is made of it. */
const ANY_ORIGIN = 'https://site.invalid';

/**
 * Where a code leads: a path of the site with `src` and `t`, or an address of a host that the configuration names. What it was
 * made for and is there no more gives way to the page that comes nearest, at last to the home page.
 * @param brandKey see `restaurantsOf`
 */
export function codeAddress(configuration: SiteConfiguration, printed: PrintedCode, brandKey?: string): string {
  const { target, code, table } = printed;
  const address = addressOf(configuration, printed, brandKey);
  if (isExternal(address)) return address;
  const { pathname, searchParams, hash } = new URL(address, ANY_ORIGIN);
  searchParams.set(SOURCE_PARAMETER, code);
  if (table !== null && target.to !== 'page') searchParams.set(TABLE_PARAMETER, table);
  return `${pathname}?${searchParams}${hash}`;
}

function addressOf(configuration: SiteConfiguration, { target, place }: PrintedCode, brandKey?: string): string {
  const { locations } = configuration;
  const restaurants = restaurantsOf(configuration, brandKey);
  const found = restaurants.find(({ restaurantId }) => restaurantId === place);
  const index = found?.location ? locations.indexOf(found.location) : -1;
  const location = locations[index];
  const slugs = { location: locationSlugs(locations)[index] ?? '', menu: menuSlugs(locations)[index] ?? '' };
  // A brand with one place has its menu and its feedback on the brand's own pages.
  const ofOne = location !== undefined && locations.length > 1;
  switch (target.to) {
    case 'feedback':
      return ofOne && found
        ? `${pathTo('feedback')}?${new URLSearchParams({ id: found.restaurantId })}`
        : pathTo('feedback');
    case 'menu':
      return ofOne ? pathTo('locationMenu', { slug: slugs.menu }) : pathTo('menu');
    case 'allergens':
      if (ofOne && statesOwn(location, configuration)) return pathTo('locationAllergens', { slug: slugs.menu });
      if (brandAllergens(configuration)) return pathTo('allergens');
      return ofOne ? pathTo('locationMenu', { slug: slugs.menu }) : pathTo('menu');
    case 'location':
      if (location) return pathTo('location', { slug: slugs.location });
      return locations.length > 1 ? pathTo('locations') : pathTo('home');
    case 'order':
      return [location?.orderingLink, orderLink(configuration)].find(isForBrowsers) ?? pathTo('menu');
    case 'page':
      return isPageOf(configuration, target.path) ? target.path : pathTo('home');
    case 'link':
      return isAllowedLink(configuration, target.url) ? target.url : pathTo('home');
  }
}

function statesOwn(location: SiteConfiguration['locations'][number], configuration: SiteConfiguration): boolean {
  const shown = locationMenuKind(location, configuration, ANY_ORIGIN);
  return shown.kind === 'page' && stateAllergens(shown.menus);
}

/** Whether a path (without query and fragment) is of a page that this site has. */
export function isPageOf({ locations, jobs }: SiteConfiguration, path: string): boolean {
  if (/[?#\\]|^\/\//.test(path)) return false;
  const page = pageAt(path);
  if (!page) return false;
  if (!hasSlug(page.id)) return true;
  // Which jobs there are changes from day to day, and their page says so itself.
  if (page.id === 'job') return jobs.length > 0;
  const { slug = '' } = page.params;
  return resolveSlug(slug, locations, page.id === 'location' ? 'location' : 'menu').kind !== 'missing';
}

/** Whether a code may lead there: by http(s) to a host that the brand's own links name. */
export function isAllowedLink(configuration: SiteConfiguration, url: string): boolean {
  const host = webHost(url);
  return host !== undefined && linkHosts(configuration).has(host);
}

/** The hosts that the brand's links lead to (ordering, reservations, menus elsewhere, gift cards, profiles) and those that it lists as its own. */
export function linkHosts(configuration: SiteConfiguration): Set<string> {
  const { orderingLink, reservationLink, giftCards, fileLink, hasMenu, influencerPortal, url, locations } =
    configuration;
  const named = [
    ...[orderingLink, reservationLink, giftCards, fileLink, hasMenu, influencerPortal, url],
    ...configuration.socialLinks,
    ...configuration.navigation.map((entry) => entry.url),
    ...locations.flatMap((location) => [
      ...[location.orderingLink, location.reservationLink, location.fileLink, location.menuUrl],
    ]),
  ];
  const others = configuration.embeddedHosts.filter((host) => !host.includes('*'));
  return new Set([...named.flatMap((link) => webHost(link) ?? []), ...others]);
}

/** A telephone number cannot be led to. */
function isForBrowsers(link: Link | undefined): link is Link {
  return link !== undefined && isWebLink(link);
}

function webHost(link: string | undefined): string | undefined {
  if (link === undefined || !isExternal(link) || !URL.canParse(link)) return undefined;
  const { host, username, password } = new URL(link);
  return username === '' && password === '' ? host : undefined;
}
