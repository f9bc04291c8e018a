import { addressLines } from '@tablefront/restaurant/addresses';
import { completeLocation } from '@tablefront/restaurant/complete-location';
import { distanceText } from '@tablefront/restaurant/distance';
import { distinctNames } from '@tablefront/restaurant/distinct-names';
import { isExternal, type Link } from '@tablefront/restaurant/link';
import { telephoneLink } from '@tablefront/restaurant/links';
import { directionsLink } from '@tablefront/restaurant/map-links';
import type { ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { hoursNear } from '@tablefront/restaurant/opening-hours/hours-near';
import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { pickupHoursOf, sameHours } from '@tablefront/restaurant/opening-hours/status';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import type { Location, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { locationSlugs, resolveSlug } from '@tablefront/restaurant/slugs';

/** A status looks a week ahead. */
const NEAR_DAYS = 14;

/** What a guest needs of a place at this moment. */
export interface PlaceNow {
  /** One of several: its name, as no other has it, and its page. */
  location?: { name: string; page: Link; distance?: string };
  address: string[];
  hours?: OpeningHours;
  /** Only where pickup keeps other hours. */
  pickup?: OpeningHours;
  zone?: ZoneOffsets;
  directions?: Link;
  call?: { text: string; url: Link };
  reservation?: { url: Link; external: boolean };
  /** Where ordering leads, if not where it leads the whole brand. */
  order?: Link;
}

/** The place of a brand that has but one; undefined where neither its address nor its hours are known. */
export function onlyPlaceNow(configuration: SiteConfiguration, now: Date): PlaceNow | undefined {
  const [only] = configuration.locations;
  const place = only ? completeLocation(only, configuration) : { ...configuration, phone: configuration.telephone };
  const facts = factsOf({ ...place, timeZone: place.timeZone ?? configuration.timeZone }, now);
  if (facts.address.length === 0 && facts.hours === undefined) return undefined;
  return { ...facts, reservation: reservationOf(configuration.reservationLink ?? only?.reservationLink) };
}

/** One of several places by the slug of its page, also by one that it had before; undefined where there is none. */
export function placeNowAt(slug: string, configuration: SiteConfiguration, now: Date): PlaceNow | undefined {
  const { locations, orderingLink, reservationLink } = configuration;
  const resolution = resolveSlug(slug, locations, 'location');
  const slugs = locationSlugs(locations);
  const known =
    resolution.kind === 'moved' ? resolution.slug : resolution.kind === 'found' ? slugs[resolution.index] : '';
  const index = slugs.indexOf(known ?? '');
  const location = locations[index];
  if (!location || known === undefined) return undefined;
  const { distance } = location;
  return {
    ...factsOf(location, now),
    location: {
      name: distinctNames(locations)[index] ?? location.name,
      page: pathTo('location', { slug: known }),
      distance: distance === undefined ? undefined : distanceText(distance),
    },
    reservation: reservationOf(location.reservationLink ?? reservationLink),
    order: location.orderingLink ?? orderingLink,
  };
}

type Facts = Pick<
  Location,
  'name' | 'address' | 'coordinates' | 'placeId' | 'phone' | 'openingHours' | 'pickupHours' | 'timeZone'
>;

function factsOf(place: Facts, now: Date): PlaceNow {
  const { address, phone, openingHours, pickupHours, timeZone } = place;
  const zone = timeZone === undefined ? undefined : zoneOffsets(timeZone, now, NEAR_DAYS);
  const near = (hours: OpeningHours | undefined) => hours && hoursNear(hours, placeDate(now, zone), NEAR_DAYS);
  const pickup = pickupHoursOf(openingHours, pickupHours);
  return {
    address: addressLines(address),
    hours: near(openingHours),
    pickup: sameHours(openingHours, pickup) ? undefined : near(pickup),
    zone,
    directions: directionsLink(place),
    call: phone === undefined ? undefined : { text: phone, url: telephoneLink(phone) },
  };
}

function reservationOf(url: Link | undefined): PlaceNow['reservation'] {
  return url === undefined ? undefined : { url, external: isExternal(url) };
}
