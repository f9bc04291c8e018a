import { offeringsOf, offersOf } from '@tablefront/restaurant/location-filters';
import type { MapPlace } from '@tablefront/restaurant/map-links';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { pickupDiffers, pickupHoursOf } from '@tablefront/restaurant/opening-hours/status';
import type { Link, Location, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { locationSlugs } from '@tablefront/restaurant/slugs';
import type { GoogleMapsAccess, SiteAccess } from '../../site-access.ts';
import { collectTimes, type TimesOfPlace, type TimesOfPlaces } from './times-of-places.ts';

export interface FinderLocation {
  /** Of its page; no two locations share one. */
  slug: string;
  place: MapPlace & { name: string };
  phone?: string;
  hours?: OpeningHours;
  /** Only where pickup has hours of its own that differ; without hours, none are configured. */
  pickup?: { hours?: OpeningHours };
  /** The same as places in the page's times. */
  times: TimesOfPlace;
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
}

/** The part of the configuration that the locations finder shows. */
export function locationsPageOf(
  { name, locations }: SiteConfiguration,
  { now, googleMaps }: Pick<SiteAccess, 'now' | 'googleMaps'>,
): LocationsPage {
  const slugs = locationSlugs(locations);
  const offerings = offeringsOf(locations);
  const times = collectTimes(now);
  return {
    description: `Find ${name} near you: addresses, opening hours, phone numbers and online ordering.`,
    locations: locations.map((location, index) => {
      const described = describe(location, slugs[index] ?? '');
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
  };
}

function describe(location: Location, slug: string): Omit<FinderLocation, 'offers' | 'times'> {
  const { name, address, coordinates, placeId, phone, openingHours, pickupHours } = location;
  const { services, features, rating, reviewCount, distance, orderingLink } = location;
  return {
    slug,
    place: { name, address, coordinates, placeId },
    phone,
    hours: openingHours,
    pickup: pickupDiffers(openingHours, pickupHours) ? { hours: pickupHoursOf(openingHours, pickupHours) } : undefined,
    services,
    features,
    rating,
    reviewCount,
    distance,
    order: orderingLink,
  };
}
