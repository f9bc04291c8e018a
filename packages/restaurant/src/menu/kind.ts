/** Which form a menu takes, for the brand's `/menu` and for `/menu/{slug}`, and where a location's View Menu leads. */

import { isWebLink, type Link } from '../link.ts';
import type { Location, Menu, SiteConfiguration } from '../site-configuration/site-configuration.ts';

export type MenuKind =
  /** 'Choose Your Location'. */
  | { kind: 'list' }
  | { kind: 'page'; menus: Menu[] }
  | { kind: 'frame'; source: Link; shows: 'ordering' | 'file' }
  /** 'Menu Not Available'. */
  | { kind: 'none' };

type BrandLinks = Pick<SiteConfiguration, 'orderingLink' | 'hasMenu' | 'menu'>;

/**
 * The brand's menu: a list of locations, a page, the ordering frame of the brand, or none. A brand with one location may
 * have written its menu, its kind or its links there.
 *
 * @param origin `https://host` of the site, which is never framed within itself
 */
export function siteMenuKind(configuration: BrandLinks & { locations: Location[] }, origin: string): MenuKind {
  const { locations, hasMenu, menu, orderingLink } = configuration;
  const only = locations.length === 1 ? locations[0] : undefined;
  if (locations.length > 1 && hasMenu === 'page') return { kind: 'list' };
  const menus = menu.length > 0 ? menu : (only?.menu ?? []);
  const page = (hasMenu ?? only?.hasMenu) === 'page';
  if (page && menus.length > 0) return { kind: 'page', menus };
  return (
    frame('ordering', [orderingLink, linkOf(hasMenu), only?.orderingLink], origin) ??
    (only && frame('file', [only.fileLink], origin)) ??
    (menus.length > 0 ? { kind: 'page', menus } : { kind: 'none' })
  );
}

/** The menu of one location, as its `hasMenu` decides. A location whose menu is a page but not its own shows the brand's. */
export function locationMenuKind(location: Location, brand: BrandLinks, origin: string): MenuKind {
  const { hasMenu, menu, fileLink, orderingLink, menuUrl } = location;
  const own = { file: frame('file', [fileLink], origin), embedded: frame('ordering', [orderingLink], origin) };
  if (hasMenu === 'file' && own.file) return own.file;
  if (hasMenu === 'embedded' && own.embedded) return own.embedded;
  if ((hasMenu === 'page' || hasMenu === undefined) && menu.length > 0) return { kind: 'page', menus: menu };
  if (hasMenu === 'page' && brand.menu.length > 0) return { kind: 'page', menus: brand.menu };
  const ordering = frame('ordering', [orderingLink, brand.orderingLink, linkOf(brand.hasMenu), menuUrl], origin);
  const menus = menu.length > 0 ? menu : brand.menu;
  return ordering ?? own.file ?? (menus.length > 0 ? { kind: 'page', menus } : { kind: 'none' });
}

/**
 * Where View Menu leads: to the location's menu page, for an embedded menu to its ordering link, else to its `menuUrl`.
 *
 * @param menuPage the path of the location's own `/menu/{slug}`, which is what remains where a link is missing
 */
export function viewMenuLink(
  { hasMenu, orderingLink, menuUrl }: Pick<Location, 'hasMenu' | 'orderingLink' | 'menuUrl'>,
  menuPage: Link,
): Link {
  if (hasMenu === 'page') return menuPage;
  const link = hasMenu === 'embedded' ? (orderingLink ?? menuUrl) : menuUrl;
  return link === undefined || isMenuPath(link) ? menuPage : link;
}

function linkOf(hasMenu: SiteConfiguration['hasMenu']): Link | undefined {
  return hasMenu === 'page' ? undefined : hasMenu;
}

function frame(shows: 'ordering' | 'file', links: (Link | undefined)[], origin: string): MenuKind | undefined {
  const source = links.find((link) => link !== undefined && isFramable(link, origin));
  return source === undefined ? undefined : { kind: 'frame', source, shows };
}

/** A page or file; but not the menu itself, which would frame itself without end. */
function isFramable(link: Link, origin: string): boolean {
  if (!isWebLink(link) || !URL.canParse(link, origin)) return false;
  const { host, pathname } = new URL(link, origin);
  return host !== new URL(origin).host || !isMenuPath(pathname);
}

const isMenuPath = (path: string) => /^\/menu(?:[/?#]|$)/i.test(path);
