import { offeringsOf } from '@tablefront/restaurant/location-filters';
import type { MapPlace } from '@tablefront/restaurant/map-links';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { pickupDiffers, pickupHoursOf } from '@tablefront/restaurant/opening-hours/status';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import type { Link, Location, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { locationSlugs } from '@tablefront/restaurant/slugs';
import type { GoogleMapsAccess, SiteAccess } from '../../site-access.ts';

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
  return {
    description: `Find ${name} near you: addresses, opening hours, phone numbers and online ordering.`,
    locations: locations.map((location, index) => finderLocationOf(location, slugs[index] ?? '')),
    offerings: offeringsOf(locations),
    zones: zonesOf(locations, now),
    googleMaps,
  };
}

function finderLocationOf(location: Location, slug: string): FinderLocation {
  const { name, address, coordinates, placeId, phone, openingHours, pickupHours, timeZone } = location;
  const { services, features, rating, reviewCount, distance, orderingLink } = location;
  return {
    slug,
    place: { name, address, coordinates, placeId },
    phone,
    hours: openingHours,
    pickup: pickupDiffers(openingHours, pickupHours) ? { hours: pickupHoursOf(openingHours, pickupHours) } : undefined,
    timeZone,
    services,
    features,
    rating,
    reviewCount,
    distance,
    order: orderingLink,
  };
}

/** Many locations share few time zones. */
function zonesOf(locations: readonly Location[], now: Date): Record<string, ZoneOffsets> {
  const names = new Set(locations.flatMap(({ timeZone }) => timeZone ?? []));
  const known = [...names].map((zone) => [zone, zoneOffsets(zone, now)] as const);
  return Object.fromEntries(known.flatMap(([zone, offsets]) => (offsets ? [[zone, offsets]] : [])));
}
