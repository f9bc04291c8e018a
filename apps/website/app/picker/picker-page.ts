import { addressLines } from '@tablefront/restaurant/addresses';
import { distinctNames } from '@tablefront/restaurant/distinct-names';
import { extendedLink, isExternal, type Link } from '@tablefront/restaurant/link';
import { offeringsOf, offersOf } from '@tablefront/restaurant/location-filters';
import { viewMenuLink } from '@tablefront/restaurant/menu/kind';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { hoursNear } from '@tablefront/restaurant/opening-hours/hours-near';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import { groupLocations, type LocationGroup } from '@tablefront/restaurant/search-locations';
import type {
  Address,
  Coordinates,
  SiteConfiguration,
} from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { locationSlugs, menuSlugs } from '@tablefront/restaurant/slugs';
import { parameters } from '../routes/locations/finder-query.ts';

/** More chips are no help to find anything. */
const MOST_SERVICES = 8;
/** A status looks a week ahead. */
const NEAR_DAYS = 14;

/** A location to choose. */
export interface PickerLocation {
  /** Of its page; no two share one. */
  slug: string;
  /** As no other location has it. */
  name: string;
  /** Street and city. */
  address: string;
  /** Region and postal code, as they follow on the address. */
  rest: string;
  page: Link;
  /** The finder, where it is selected. */
  inFinder: Link;
  menu: { url: Link; external: boolean };
  order?: Link;
  hours?: OpeningHours;
  zone?: ZoneOffsets;
  /** As places in the list of services. */
  offers: number[];
  coordinates?: Coordinates;
  /** Kilometres, as configured. */
  distance?: number;
}

export interface PickerPage {
  count: number;
  groups: LocationGroup<PickerLocation>[];
  services: string[];
  /** Some coordinates are known. */
  locatable: boolean;
}

/** What the location picker shows: the locations in groups, those whose distance is configured the nearest first. */
export function pickerPageOf(configuration: SiteConfiguration, now: Date): PickerPage {
  const { locations, orderingLink } = configuration;
  const services = offeringsOf(locations).services.slice(0, MOST_SERVICES);
  const names = distinctNames(locations);
  const [pages, menus] = [locationSlugs(locations), menuSlugs(locations)];
  const zones = new Map<string, ZoneOffsets | undefined>();
  const zoneOf = (timeZone: string) => {
    if (!zones.has(timeZone)) zones.set(timeZone, zoneOffsets(timeZone, now, NEAR_DAYS));
    return zones.get(timeZone);
  };
  const shown = locations.map((location, index): PickerLocation => {
    const { address, openingHours, timeZone, coordinates, distance } = location;
    const menu = viewMenuLink(location, pathTo('locationMenu', { slug: menus[index] ?? '' }));
    const slug = pages[index] ?? '';
    return {
      slug,
      name: names[index] ?? location.name,
      ...addressOf(address),
      page: pathTo('location', { slug }),
      inFinder: extendedLink(pathTo('locations'), `?${parameters.location}=${encodeURIComponent(slug)}`),
      menu: { url: menu, external: isExternal(menu) },
      order: location.orderingLink ?? orderingLink,
      hours: openingHours && hoursNear(openingHours, placeDate(now), NEAR_DAYS),
      zone: timeZone === undefined ? undefined : zoneOf(timeZone),
      offers: offersOf(location, { services, features: [] }),
      coordinates,
      distance,
    };
  });
  const far = ({ distance = Number.POSITIVE_INFINITY }: PickerLocation) => distance;
  return {
    count: locations.length,
    groups: groupLocations(shown.toSorted((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b)))),
    services,
    locatable: locations.some(({ coordinates }) => coordinates !== undefined),
  };
}

/** In two parts: on a phone there is no room for all of it. */
function addressOf({ street, locality, region, postalCode, area }: Address): { address: string; rest: string } {
  const known = addressLines({ street, locality });
  const rest = addressLines({ region, postalCode }).join('');
  if (known.length === 0) return { address: rest || (area ?? ''), rest: '' };
  return { address: known.join(', '), rest: rest && `, ${rest}` };
}
