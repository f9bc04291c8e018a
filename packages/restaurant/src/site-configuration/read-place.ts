/** What the brand and its locations have in common: where they are and when they are open. */

import { longest, most } from '../limits.ts';
import type { DayHours, OpeningHours, PickupHours, SpecialHours } from '../opening-hours/opening-hours.ts';
import { readOpeningHours } from '../opening-hours/read-opening-hours.ts';
import { readSpecialHours, withSpecialHours } from '../opening-hours/read-special-hours.ts';
import { type Entry, entryOf, field, isRecord, present, type Read, record } from '../reading/lenient.ts';
import { nameWithin } from '../reading/lenient-lists.ts';
import { cleanText, numberWithin, readBoolean, readText, textWithin } from '../reading/lenient-values.ts';

export interface Address {
  street?: string;
  locality?: string;
  region?: string;
  postalCode?: string;
  country?: string;
  /** The neighbourhood or part of town, as people call it. */
  area?: string;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

const readPart = textWithin(longest.address);
const readCountry = nameWithin(longest.address);

/** A part of an address. */
function part(entry: Entry, ...keys: string[]): string | undefined {
  return field(entry, keys, readPart);
}

/** An address with the site's or the location's names of its fields; a plain text counts as the street. */
const readAddress: Read<Address> = (value, path, warn) => {
  if (!isRecord(value)) return present({ street: singleLine(readPart(value, path, warn, 0)) });
  const entry = { fields: value, path, warn };
  return present({
    street: singleLine(part(entry, 'streetAddress', 'street')),
    locality: singleLine(part(entry, 'addressLocality', 'locality', 'city')),
    region: singleLine(part(entry, 'addressRegion', 'region', 'state', 'province')),
    postalCode: singleLine(part(entry, 'postalCode', 'postal_code', 'zip')),
    country: singleLine(field(entry, ['addressCountry', 'country'], readCountry)),
    area: singleLine(part(entry, 'area', 'locationArea')),
  });
};

/** Not by one pattern for the space around the line ends: that takes the square of a run of spaces. */
function singleLine(text: string | undefined): string | undefined {
  return text
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');
}

/** The entry's address; without any field where it has none. */
export function addressOf(entry: Entry): Address {
  return field(entry, ['address'], readAddress) ?? {};
}

/** The same of a location: its area may also stand beside the address. */
export function locationAddress(entry: Entry): Address {
  const address = addressOf(entry);
  return { ...address, ...present({ area: address.area ?? part(entry, 'area', 'locationArea') }) };
}

const readCoordinates = record((entry): Coordinates | undefined => {
  const latitude = field(entry, ['latitude', 'lat'], numberWithin(-90, 90));
  const longitude = field(entry, ['longitude', 'lng', 'lon'], numberWithin(-180, 180));
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
});

/** The entry's coordinates in degrees, where both are known. */
export function coordinatesOf(entry: Entry): Coordinates | undefined {
  return field(entry, ['geo', 'coordinates'], readCoordinates);
}

/**
 * A reader of IANA time zones that remembers what it has checked: many locations share one, and to check a name takes a third
 * of a millisecond. Of many names only the first are read.
 */
export function timeZoneReader(): Read<string> {
  const checked = new Map<string, boolean>();
  return (value, path, warn) => {
    const zone = readText(value, path, warn, 0);
    if (zone === undefined) return undefined;
    const known = checked.get(zone) ?? (checked.size < most.timeZones && isTimeZone(zone));
    checked.set(zone, known);
    if (known) return zone;
    warn(path, `${JSON.stringify(zone.slice(0, 60))} is not a time zone`);
    return undefined;
  };
}

/** A bare offset such as `+05:00`, which newer engines take too, is no place's time zone. */
function isTimeZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Opening hours whose raw texts are as clean as every other text. */
export const readHours: Read<OpeningHours> = (value, path, warn) => {
  const hours = readOpeningHours(value, path, warn);
  return hours && { ...hours, week: hours.week.map((day) => day && cleanDay(day)), ...cleanSpecial(hours) };
};

const readDates: Read<SpecialHours[]> = (value, path, warn) => readSpecialHours(value, path, warn).map(cleanDates);

function cleanSpecial({ special }: OpeningHours): Pick<OpeningHours, 'special'> {
  return special === undefined ? {} : { special: special.map(cleanDates) };
}

function cleanDates(dates: SpecialHours): SpecialHours {
  return { ...dates, hours: cleanDay(dates.hours) };
}

function cleanDay(day: DayHours): DayHours {
  return day.raw === undefined ? day : { ...day, raw: day.raw.map((words) => cleanText(words) ?? '?') };
}

/** The hours of certain dates under `specialOpeningHoursSpecification`; empty where there are none. */
export function specialHoursOf(entry: Entry): SpecialHours[] {
  return field(entry, ['specialOpeningHoursSpecification'], readDates) ?? [];
}

/**
 * The entry's opening hours under either name, together with its own special hours (see `specialHoursOf`). The brand's
 * serve where it has none of its own; they alone are no opening hours of a place.
 */
export function openingHoursOf(
  entry: Entry,
  own: SpecialHours[],
  brands: SpecialHours[] = [],
): OpeningHours | undefined {
  const hours = field(entry, ['openingHours', 'openingHoursSpecification'], readHours);
  if (own.length > 0) return withSpecialHours(hours, own);
  return hours && withSpecialHours(hours, brands);
}

/** Pickup hours: `{useRestaurantHours, customHours}`, or the custom hours alone. */
const readPickupHours: Read<PickupHours> = (value, path, warn) => {
  if (Array.isArray(value)) return customPickup(readHours(value, path, warn, 0));
  const entry = entryOf(value, path, warn);
  if (entry === undefined) return undefined;
  const customHours = field(entry, ['customHours'], readHours);
  // A list, even an empty one, says that pickup has hours of its own.
  const custom = customHours !== undefined || Array.isArray(entry.fields.customHours);
  const useRestaurantHours = field(entry, ['useRestaurantHours'], readBoolean) ?? !custom;
  return { useRestaurantHours, ...present({ customHours }) };
};

function customPickup(customHours: OpeningHours | undefined): PickupHours | undefined {
  return customHours && { useRestaurantHours: false, customHours };
}

/** The entry's pickup hours; absent where pickup keeps the restaurant's hours without saying so. */
export function pickupHoursOf(entry: Entry): PickupHours | undefined {
  return field(entry, ['pickupHours'], readPickupHours);
}
