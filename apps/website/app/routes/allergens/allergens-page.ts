import { addressLines } from '@tablefront/restaurant/addresses';
import { formatDay } from '@tablefront/restaurant/dates';
import { distinctNames } from '@tablefront/restaurant/distinct-names';
import type { Link } from '@tablefront/restaurant/link';
import { telephoneLink } from '@tablefront/restaurant/links';
import { stateAllergens } from '@tablefront/restaurant/menu/allergen-pages';
import { type AllergenTable, allergenTable } from '@tablefront/restaurant/menu/allergen-table';
import { locationMenuKind, type MenuKind, siteMenuKind } from '@tablefront/restaurant/menu/kind';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import type { Location, Menu, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { menuSlugs, resolveSlug } from '@tablefront/restaurant/slugs';

export interface AllergensPage {
  kind: 'table';
  table: AllergenTable;
  /** Whose menu it is, where the brand has several. */
  place?: string;
  address?: string;
  phone?: { text: string; url: Link };
  /** The day on which it is shown, at the place. */
  date: string;
  menu: Link;
}

export type AllergensAnswer = AllergensPage | { kind: 'moved'; slug: string } | { kind: 'none'; menu: Link };

interface Visit {
  origin: string;
  now: Date;
}

/** Tables are large, and follow from the menu alone. */
const tables = new WeakMap<Menu[], AllergenTable>();

/** What `/menu/allergens` shows: the brand's menu, where it is one. */
export function allergensPageOf(configuration: SiteConfiguration, { origin, now }: Visit): AllergensAnswer {
  const only = configuration.locations.length === 1 ? configuration.locations[0] : undefined;
  const menu = pathTo('menu');
  return answerOf(siteMenuKind(configuration, origin), configuration, { location: only, menu, now });
}

/** What `/menu/{slug}/allergens` shows: the menu of one location. */
export function locationAllergensPageOf(
  slug: string,
  configuration: SiteConfiguration,
  { origin, now }: Visit,
): AllergensAnswer {
  const { locations } = configuration;
  const resolution = resolveSlug(slug, locations, 'menu');
  if (resolution.kind === 'moved') return resolution;
  const index = resolution.kind === 'found' ? resolution.index : -1;
  const location = locations[index];
  if (!location) return { kind: 'none', menu: pathTo('menu') };
  const menu = pathTo('locationMenu', { slug: menuSlugs(locations)[index] ?? '' });
  const place = locations.length > 1 ? distinctNames(locations)[index] : undefined;
  return answerOf(locationMenuKind(location, configuration, origin), configuration, { location, place, menu, now });
}

interface Where {
  location: Location | undefined;
  place?: string;
  menu: Link;
  now: Date;
}

function answerOf(
  kind: MenuKind,
  configuration: SiteConfiguration,
  { location, place, menu, now }: Where,
): AllergensAnswer {
  if (kind.kind !== 'page' || !stateAllergens(kind.menus)) return { kind: 'none', menu };
  const table = tables.get(kind.menus) ?? allergenTable(kind.menus);
  tables.set(kind.menus, table);
  const timeZone = location?.timeZone ?? configuration.timeZone;
  const phone = location?.phone ?? configuration.telephone;
  const own = addressLines(location?.address ?? {});
  const address = own.length > 0 ? own : addressLines(configuration.address);
  return {
    kind: 'table',
    table,
    place,
    address: address.join(', ') || undefined,
    phone: phone === undefined ? undefined : { text: phone, url: telephoneLink(phone) },
    date: formatDay(placeDate(now, timeZone === undefined ? undefined : zoneOffsets(timeZone, now)), 'en'),
    menu,
  };
}
