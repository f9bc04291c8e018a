import { inWords, most } from '../limits.ts';
import { described, type Entry, field, inSilence, isRecord, present, type Warn } from '../reading/lenient.ts';
import { uniqueIds } from '../reading/lenient-lists.ts';
import type { MenuOverride } from './menu-overrides.ts';
import { brandCurrency, currencyNamedIn } from './read-currency.ts';
import { type BrandDefaults, locationsOf, type WrittenLocations, withMenus } from './read-locations.ts';
import {
  addressOf,
  coordinatesOf,
  openingHoursOf,
  pickupHoursOf,
  specialHoursOf,
  timeZoneReader,
} from './read-place.ts';
import { serviceHoursOf } from './read-service-hours.ts';
import type { Reading } from './schema/declare.ts';
import { readOwner, readSite, site } from './schema/site.ts';
import { warnOfUnknownKeys } from './schema/unknown-keys.ts';
import type { Location, SiteConfiguration } from './site-configuration.ts';
import { withoutHidden } from './without-hidden.ts';

/** Something malformed that was left out. `path` is where it stands, e.g. `deals[0].price`. */
export interface Warning {
  path: string;
  message: string;
}

export type SiteConfigurationResult =
  | { ok: true; configuration: SiteConfiguration; warnings: Warning[] }
  | { ok: false; error: string };

/**
 * Reads a site configuration from JSON, in any of the shapes that the specification accepts. Entries and fields that
 * are malformed are left out with a warning; unknown keys are named, each once; only a value that is no object at all fails.
 * Never throws for a JSON value.
 */
export function readSiteConfiguration(value: unknown): SiteConfigurationResult {
  if (!isRecord(value)) return { ok: false, error: `a site configuration is an object, this is ${described(value)}` };
  const { warn, warnings } = collectWarnings();
  const configuration = withoutHidden(configurationOf({ fields: value, path: '', warn }));
  warnOfUnknownKeys(value, site, warn);
  return { ok: true, configuration, warnings: warnings() };
}

/** A location before what it says of the brand's menu is merged with that; `path` is where it stands. */
export interface WrittenLocation {
  path: string;
  location: Location;
  overrides: MenuOverride[];
}

/** The configuration of an object as `readSiteConfiguration` reads it, but with what is hidden, and its locations, in the same order, as they are written. */
export function readWrittenMenus(fields: Entry['fields']): {
  configuration: SiteConfiguration;
  written: WrittenLocation[];
} {
  const locations: WrittenLocations = new Map();
  const configuration = configurationOf(inSilence(fields), locations);
  const written = Array.from(locations, ([location, { path, overrides }]) => ({
    path,
    location,
    overrides: overrides.map(({ override }) => override),
  }));
  return { configuration, written };
}

/** Keeps the first warnings, and says at the end how many more there were. */
export function collectWarnings(): { warn: Warn; warnings: () => Warning[] } {
  const kept: Warning[] = [];
  let further = 0;
  return {
    warn(path, message) {
      if (kept.length < most.warnings) kept.push({ path, message });
      else further += 1;
    },
    warnings() {
      if (further === 0) return kept;
      return [
        ...kept,
        { path: 'and more', message: `${further.toLocaleString('en')} further warnings are not listed` },
      ];
    },
  };
}

/** A warning in one line: `locations[3].menu.categories[1].items[7].price: "market" is not a number`. */
export function warningText({ path, message }: Warning): string {
  return `${path}: ${message}`;
}

function configurationOf(entry: Entry, written: WrittenLocations = new Map()): SiteConfiguration {
  const first: Reading = { currency: 'CAD', timeZones: [], giveId: uniqueIds() };
  const { brand, restaurants } = readOwner(entry, first);
  const named = currencyNamedIn(entry);
  const currency = named ?? brandCurrency(entry);
  const places = placesOf(entry, { currency, currencyNamed: named !== undefined, written });
  const site = readSite(entry, { ...first, currency, timeZones: timeZonesOf(places) });
  const { email: cateringEmail, ...flags } = restaurants ?? { liveCatering: false, partyHall: false, foodTruck: false };
  return {
    ...site,
    name: site.name ?? brand.name ?? 'Our Restaurant',
    brand,
    flags,
    ...places,
    locations: withMenus(places.locations, site.menu, written, entry.warn),
    currency,
    ...present({
      id: site.id ?? site.restaurantId,
      restaurantId: site.restaurantId ?? site.id,
      description: site.description ?? brand.description,
      cateringEmail,
    }),
  };
}

function placesOf(entry: Entry, known: Pick<BrandDefaults, 'currency' | 'currencyNamed' | 'written'>) {
  const readTimeZone = timeZoneReader();
  const timeZone = field(entry, ['timeZone'], readTimeZone);
  const specialHours = specialHoursOf(entry);
  const locations = locationsOf(entry, {
    timeZone,
    readTimeZone,
    specialHours,
    room: { left: most.inLocations },
    ...known,
  });
  const own = {
    coordinates: coordinatesOf(entry),
    openingHours: openingHoursOf(entry, specialHours),
    pickupHours: pickupHoursOf(entry),
    timeZone,
  };
  const withoutClock = placesWithoutClock(locations, own);
  if (withoutClock > 0) {
    const places = withoutClock === 1 ? 'a place' : `${inWords(withoutClock)} places`;
    entry.warn(
      'timeZone',
      `is missing for ${places} with hours and without coordinates: each visitor's clock counts there`,
    );
  }
  return { address: addressOf(entry), locations, serviceHours: serviceHoursOf(entry), ...present(own) };
}

/** What tells whether a place is open now. */
type Timing = Pick<SiteConfiguration, 'coordinates' | 'openingHours' | 'timeZone'>;

/** How many places have hours of which nobody can tell in which time zone they are. The only location has the brand's. */
function placesWithoutClock(locations: readonly Timing[], brand: Timing): number {
  const places = locations.length > 1 ? locations : [{ ...brand, ...locations[0] }];
  return places.filter((place) => place.openingHours && !place.coordinates && place.timeZone === undefined).length;
}

/** The brand's time zone, else those of its locations. */
function timeZonesOf({ timeZone, locations }: { timeZone?: string; locations: { timeZone?: string }[] }): string[] {
  if (timeZone !== undefined) return [timeZone];
  return [...new Set(locations.flatMap((location) => location.timeZone ?? []))];
}
