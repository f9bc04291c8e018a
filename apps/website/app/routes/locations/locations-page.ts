import { completeLocation } from '@tablefront/restaurant/complete-location';
import type { Link } from '@tablefront/restaurant/link';
import { offeringsOf, offersOf } from '@tablefront/restaurant/location-filters';
import type { MapPlace } from '@tablefront/restaurant/map-links';
import { hoursNear } from '@tablefront/restaurant/opening-hours/hours-near';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { pickupHoursOf, sameHours } from '@tablefront/restaurant/opening-hours/status';
import { colorsText } from '@tablefront/restaurant/pin-map/ground-link';
import { serviceTexts } from '@tablefront/restaurant/services-of-place';
import type { Location, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { locationSlugs } from '@tablefront/restaurant/slugs';
import { groundColors } from '@tablefront/restaurant/theme';
import type { GoogleMapsAccess, SiteAccess } from '../../site-access.ts';
import { collectTimes, type TimesOfPlace, type TimesOfPlaces } from './times-of-places.ts';

/** The same, for what a status tells of: it looks a week ahead. */
const NEAR_DAYS = 14;
/** More than these are no help to find anything; of each list the first ones. */
const MOST_FILTERS = 60;
/** A card shows no more of either. */
const MOST_BADGES = 3;
/** The page of a place says the rest. */
const MOST_SERVICE_HOURS = 2;

export interface FinderLocation {
  /** Of its page; no two locations share one. */
  slug: string;
  place: MapPlace & { name: string; city?: string };
  phone?: string;
  hours?: OpeningHours;
  /** Only where pickup has hours of its own that differ; without hours, none are configured. */
  pickup?: { hours?: OpeningHours };
  /** The same as places in the page's times. */
  times: TimesOfPlace;
  /** When the kitchen and the like are on, a line each. */
  serviceHours: string[];
  services: string[];
  features: string[];
  /** The same as places in the list of all offerings. */
  offers: number[];
  rating?: number;
  reviewCount?: number;
  /** Kilometres, as configured. */
  distance?: number;
  order?: Link;
}

export interface LocationsPage {
  description: string;
  locations: FinderLocation[];
  /** What the filters offer. */
  offerings: { services: string[]; features: string[] };
  times: TimesOfPlaces;
  googleMaps?: GoogleMapsAccess;
  /** What the map of our own is drawn in, as its address says it. */
  mapColors: string;
}

/** The part of the configuration that the locations finder shows. */
export function locationsPageOf(
  configuration: SiteConfiguration,
  { now, googleMaps }: Pick<SiteAccess, 'now' | 'googleMaps'>,
): LocationsPage {
  const { name, locations, orderingLink } = configuration;
  const slugs = locationSlugs(locations);
  const { services, features } = offeringsOf(locations);
  const offerings = { services: services.slice(0, MOST_FILTERS), features: features.slice(0, MOST_FILTERS) };
  const times = collectTimes(now);
  const date = placeDate(now);
  return {
    description: `Find ${name} near you: addresses, opening hours, phone numbers and online ordering.`,
    locations: locations.map((location, index) => {
      const described = describe(completeLocation(location, configuration), slugs[index] ?? '', date, orderingLink);
      const { hours, pickup } = described;
      return {
        ...described,
        times: times.add({ hours, pickup, timeZone: location.timeZone }),
        offers: offersOf(location, offerings),
      };
    }),
    offerings,
    times: times.all,
    googleMaps,
    mapColors: colorsText(groundColors(configuration.theme)),
  };
}

function describe(
  location: Location,
  slug: string,
  date: string,
  brandsLink: Link | undefined,
): Omit<FinderLocation, 'offers' | 'times'> {
  const { name, address, coordinates, placeId, phone, openingHours, pickupHours, serviceHours } = location;
  const near = (hours: OpeningHours | undefined) => hours && hoursNear(hours, date, NEAR_DAYS);
  const pickup = pickupHoursOf(openingHours, pickupHours);
  const { services, features, rating, reviewCount, distance, orderingLink } = location;
  return {
    slug,
    place: { name, address, coordinates, placeId, city: address.locality ?? address.area },
    phone,
    hours: near(openingHours),
    pickup: sameHours(openingHours, pickup) ? undefined : { hours: near(pickup) },
    serviceHours: serviceTexts(serviceHours).slice(0, MOST_SERVICE_HOURS),
    services: services.slice(0, MOST_BADGES),
    features: features.slice(0, MOST_BADGES),
    rating,
    reviewCount,
    distance,
    order: orderingLink ?? brandsLink,
  };
}
