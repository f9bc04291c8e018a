import { offeringsOf } from '@tablefront/restaurant/location-filters';
import type { MapPlace } from '@tablefront/restaurant/map-links';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { hoursNear } from '@tablefront/restaurant/opening-hours/hours-near';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { pickupHoursOf, sameHours } from '@tablefront/restaurant/opening-hours/status';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import type { Link, Location, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { locationSlugs } from '@tablefront/restaurant/slugs';
import type { GoogleMapsAccess, SiteAccess } from '../../site-access.ts';

/** A page is not looked at for longer. */
const SHOWN_DAYS = 45;
/** The same, for what a status tells of: it looks a week ahead. */
const NEAR_DAYS = 14;
/** More than these are no help to find anything; of each list the first ones. */
const MOST_FILTERS = 60;
/** A card shows no more of either. */
const MOST_BADGES = 3;

export interface FinderLocation {
  /** Of its page; no two locations share one. */
  slug: string;
  place: MapPlace & { name: string };
  phone?: string;
  hours?: OpeningHours;
  /** Only where pickup has hours of its own that differ; without hours, none are configured. */
  pickup?: { hours?: OpeningHours };
  /** A key of the page's `zones`. */
  timeZone?: string;
  services: string[];
  features: string[];
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
  zones: Record<string, ZoneOffsets>;
  googleMaps?: GoogleMapsAccess;
}

/** The part of the configuration that the locations finder shows. */
export function locationsPageOf(
  { name, locations }: SiteConfiguration,
  { now, googleMaps }: Pick<SiteAccess, 'now' | 'googleMaps'>,
): LocationsPage {
  const slugs = locationSlugs(locations);
  const { services, features } = offeringsOf(locations);
  const offerings = { services: services.slice(0, MOST_FILTERS), features: features.slice(0, MOST_FILTERS) };
  const filters = new Set([...offerings.services, ...offerings.features].map((label) => label.trim().toLowerCase()));
  const isOffered = (label: string) => filters.has(label.trim().toLowerCase());
  return {
    description: `Find ${name} near you: addresses, opening hours, phone numbers and online ordering.`,
    locations: locations.map((location, index) =>
      finderLocationOf(location, { slug: slugs[index] ?? '', date: placeDate(now), isOffered }),
    ),
    offerings,
    zones: zonesOf(locations, now),
    googleMaps,
  };
}

interface Finding {
  slug: string;
  date: string;
  /** Whether a filter asks for it. */
  isOffered: (label: string) => boolean;
}

function finderLocationOf(location: Location, { slug, date, isOffered }: Finding): FinderLocation {
  const { name, address, coordinates, placeId, phone, openingHours, pickupHours, timeZone } = location;
  const near = (hours: OpeningHours | undefined) => hours && hoursNear(hours, date, NEAR_DAYS);
  const pickup = pickupHoursOf(openingHours, pickupHours);
  const { services, features, rating, reviewCount, distance, orderingLink } = location;
  return {
    slug,
    place: { name, address, coordinates, placeId },
    phone,
    hours: near(openingHours),
    pickup: sameHours(openingHours, pickup) ? undefined : { hours: near(pickup) },
    timeZone,
    services: services.filter((label, index) => index < MOST_BADGES || isOffered(label)),
    features: features.filter((label, index) => index < MOST_BADGES || isOffered(label)),
    rating,
    reviewCount,
    distance,
    order: orderingLink,
  };
}

/** Many locations share few time zones. */
function zonesOf(locations: readonly Location[], now: Date): Record<string, ZoneOffsets> {
  const names = new Set(locations.flatMap(({ timeZone }) => timeZone ?? []));
  const known = [...names].map((zone) => [zone, zoneOffsets(zone, now, SHOWN_DAYS)] as const);
  return Object.fromEntries(known.flatMap(([zone, offsets]) => (offsets ? [[zone, offsets]] : [])));
}
