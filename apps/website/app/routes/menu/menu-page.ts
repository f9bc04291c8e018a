import { addressLines } from '@tablefront/restaurant/addresses';
import { allergenState } from '@tablefront/restaurant/allergens';
import { distinctNames } from '@tablefront/restaurant/distinct-names';
import type { Link } from '@tablefront/restaurant/link';
import { telephoneLink } from '@tablefront/restaurant/links';
import { type AnchoredCategory, anchorMenus } from '@tablefront/restaurant/menu/anchors';
import { hoursInLittle } from '@tablefront/restaurant/menu/dish-words';
import { locationMenuKind, type MenuKind, siteMenuKind } from '@tablefront/restaurant/menu/kind';
import { legendOf, type Mark } from '@tablefront/restaurant/menu/marks';
import { isSearching, type MenuCriteria, matchesIn, searcher } from '@tablefront/restaurant/menu/search';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import type { Menu, MenuItem, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { locationSlugs, resolveSlug } from '@tablefront/restaurant/slugs';
import { type PickerPage, pickerPageOf } from '../../picker/picker-page.ts';
import { type MenuNotes, type MenuSigns, menuNotes, menuSigns } from './around-menu.ts';

/** The spec's limit of cuisines on a menu that is no page. */
const SPECIALTIES = 6;
/** From how many items on the browser lays out only those that come near. */
const MANY_ITEMS = 200;

/** The menus of a page without their items, which are sent as HTML. */
export interface MenuOutline {
  anchor: string;
  name?: string;
  /** When it is served, and that in little. */
  hours?: OpeningHours;
  when?: string;
  categories: { anchor: string; name: string }[];
}

/** What a search leaves of a menu. */
export interface FoundOnMenu {
  count: number;
  /** Of those left, the names of dishes of which it is not known whether they hold what is avoided. */
  unknown: string[];
  /** Anchors of the categories that still show something. */
  categories: string[];
}

/** The location whose menu it is. */
export interface MenuPlace {
  name: string;
  /** The name as no other location's menu has it. */
  metaName: string;
  address?: string;
  page: Link;
  order?: Link;
}

export type MenuPage = { place?: MenuPlace } & (
  | { kind: 'list'; picker: PickerPage }
  | {
      kind: 'page';
      outline: MenuOutline[];
      legend: Mark[];
      count: number;
      many: boolean;
      signs: MenuSigns;
      notes: MenuNotes;
      /** Where the address asks for a search. */
      found?: FoundOnMenu;
    }
  | { kind: 'frame'; source: Link; shows: 'ordering' | 'file'; specialties: string[] }
  | {
      kind: 'none';
      phone?: { text: string; url: Link };
      file?: Link;
      specialties: string[];
      picker?: PickerPage;
    }
);

/** What of a request decides what a menu page shows. */
export interface MenuVisit {
  origin: string;
  criteria: MenuCriteria;
  now: Date;
}

/** A page, and the menus on it where it is one. */
export interface MenuSelection<Page> {
  page: Page;
  menus: Menu[];
  /** Of the prices where it is not the brand's, ISO 4217. */
  currency?: string;
}

/** The part of the configuration that `/menu` shows. */
export function menuPageOf(configuration: SiteConfiguration, visit: MenuVisit): MenuSelection<MenuPage> {
  const { currency } = configuration;
  const around = { location: undefined, table: pathTo('allergens'), currency, now: visit.now };
  return selectionOf(siteMenuKind(configuration, visit.origin), configuration, visit, around);
}

export type LocationMenuPage = MenuPage | { kind: 'moved'; slug: string } | { kind: 'missing'; picker: PickerPage };

/** The part of the configuration that `/menu/{slug}` shows. */
export function locationMenuPageOf(
  slug: string,
  configuration: SiteConfiguration,
  visit: MenuVisit,
): MenuSelection<LocationMenuPage> {
  const { locations } = configuration;
  const resolution = resolveSlug(slug, locations, 'menu');
  if (resolution.kind === 'moved') return { page: resolution, menus: [] };
  const location = resolution.kind === 'found' ? locations[resolution.index] : undefined;
  if (location === undefined || resolution.kind !== 'found') {
    return { page: { kind: 'missing', picker: pickerPageOf(configuration, visit.now) }, menus: [] };
  }
  const kind = locationMenuKind(location, configuration, visit.origin);
  const own = kind.kind === 'page' && kind.menus === location.menu ? location.currency : undefined;
  const { page, menus } = selectionOf(kind, configuration, visit, {
    location,
    // The only location's table is the brand's.
    table: locations.length > 1 ? pathTo('locationAllergens', { slug }) : pathTo('allergens'),
    currency: own ?? configuration.currency,
    now: visit.now,
  });
  const place = {
    name: location.name,
    metaName: distinctNames(locations)[resolution.index] ?? location.name,
    address: addressLines(location.address).join(', ') || undefined,
    page: pathTo('location', { slug: locationSlugs(locations)[resolution.index] ?? '' }),
    order: location.orderingLink,
  };
  return {
    page: { ...page, place },
    menus,
    currency: own,
  };
}

function selectionOf(
  kind: MenuKind,
  configuration: SiteConfiguration,
  { criteria }: MenuVisit,
  around: Parameters<typeof menuNotes>[2],
): MenuSelection<MenuPage> {
  const { location } = around;
  const { locations, servesCuisine } = configuration;
  const specialties = servesCuisine.slice(0, SPECIALTIES);
  switch (kind.kind) {
    case 'list':
      return { page: { kind: 'list', picker: pickerPageOf(configuration, around.now) }, menus: [] };
    case 'page':
      return { page: pageOf(kind.menus, criteria, configuration, around), menus: kind.menus };
    case 'frame':
      return { page: { ...kind, specialties }, menus: [] };
    case 'none': {
      const phone = location?.phone ?? configuration.telephone ?? locations.find((place) => place.phone)?.phone;
      return {
        page: {
          kind: 'none',
          phone: phone === undefined ? undefined : { text: phone, url: telephoneLink(phone) },
          file: location?.fileLink ?? configuration.fileLink,
          specialties,
          picker: locations.length > 1 ? pickerPageOf(configuration, around.now) : undefined,
        },
        menus: [],
      };
    }
  }
}

type WholeMenu = Extract<MenuPage, { kind: 'page' }>;

/** What follows from a menu, like the menu itself (`menu-markup.tsx`), is worked out once for as long as its configuration stands. */
const whole = new WeakMap<Menu[], Omit<WholeMenu, 'notes'>>();

function pageOf(
  menus: Menu[],
  criteria: MenuCriteria,
  configuration: SiteConfiguration,
  around: Parameters<typeof menuNotes>[2],
): WholeMenu {
  const own = whole.get(menus) ?? wholeMenuOf(menus);
  whole.set(menus, own);
  const page = { ...own, notes: menuNotes(configuration, own.signs, around) };
  if (!isSearching(criteria)) return page;
  const categories = anchorMenus(menus).flatMap((menu) => menu.categories);
  return { ...page, found: foundIn(categories, criteria) };
}

function wholeMenuOf(menus: Menu[]): Omit<WholeMenu, 'notes'> {
  const anchored = anchorMenus(menus);
  const categories = anchored.flatMap((menu) => menu.categories);
  const count = categories.reduce((sum, { items }) => sum + items.length, 0);
  return {
    kind: 'page',
    outline: anchored.map(({ anchor, menu, categories }) => ({
      anchor,
      name: menu.name,
      hours: menu.hours,
      when: hoursInLittle(menu.hours),
      categories: categories.map(({ anchor, category }) => ({ anchor, name: category.name || (menu.name ?? 'Menu') })),
    })),
    legend: legendOf(menus),
    signs: menuSigns(menus),
    count,
    many: count > MANY_ITEMS,
  };
}

function foundIn(categories: AnchoredCategory[], criteria: MenuCriteria): FoundOnMenu {
  const matches = searcher(criteria);
  const { avoid = [] } = criteria;
  const left = categories.map(({ anchor, category }) => {
    const shown = matchesIn(category, matches);
    return { anchor, items: category.items.filter((_, index) => shown[index]) };
  });
  const items = left.flatMap((category) => category.items);
  const isUnknown = (item: MenuItem) => avoid.some((key) => allergenState(item, key) === 'unknown');
  return {
    count: items.length,
    unknown: items.filter(isUnknown).map(({ name }) => name),
    categories: left.filter((category) => category.items.length > 0).map(({ anchor }) => anchor),
  };
}
