import { inWords, most } from '../limits.ts';
import type { SpecialHours } from '../opening-hours/opening-hours.ts';
import { type Entry, field, present, type Read, record, type Warn } from '../reading/lenient.ts';
import { type GiveId, list, uniqueIds } from '../reading/lenient-lists.ts';
import { readId, readLine } from '../reading/lenient-values.ts';
import { withOverrides } from './menu-overrides.ts';
import { currencyAt } from './read-currency.ts';
import { menuOverridesOf, type PlacedOverride } from './read-menu-overrides.ts';
import { locationAddress, openingHoursOf, pickupHoursOf, specialHoursOf } from './read-place.ts';
import type { Reading } from './schema/declare.ts';
import { readLocationFacts, readLocationLists } from './schema/location.ts';
import type { Location, Menu } from './site-configuration.ts';

/** What locations take from the brand where they have none of their own. */
export interface BrandDefaults {
  timeZone: string | undefined;
  readTimeZone: Read<string>;
  specialHours: SpecialHours[];
  /** Of the brand's prices, and whether it says so itself. */
  currency: string;
  currencyNamed: boolean;
  room: Room;
  /** Where each stands, and what it says of the brand's menu, which is read after them; in their order. */
  written: WrittenLocations;
}

export type WrittenLocations = Map<Location, { path: string; overrides: PlacedOverride[] }>;

/** For how many entries of the lists of all locations together there is room. */
export interface Room {
  left: number;
}

export function locationsOf(entry: Entry, defaults: BrandDefaults): Location[] {
  const giveId = uniqueIds();
  return list(
    entry,
    ['locations'],
    record((location, index) => readLocation(location, index, giveId, defaults)),
    most.locations,
  );
}

function readLocation(entry: Entry, index: number, giveId: GiveId, defaults: BrandDefaults): Location | undefined {
  const address = locationAddress(entry);
  const name = field(entry, ['name'], readLine) ?? address.area ?? address.locality ?? address.street;
  if (name === undefined) {
    entry.warn(entry.path, 'has no name');
    return undefined;
  }
  const configuredId = field(entry, ['id'], readId);
  const restaurantId = field(entry, ['restaurant_id', 'restaurantId'], readId) ?? configuredId;
  const timeZone = field(entry, ['timeZone'], defaults.readTimeZone) ?? defaults.timeZone;
  const currency = currencyAt(entry, address.country, defaults);
  const reading: Reading = { currency, timeZones: timeZone === undefined ? [] : [timeZone], giveId };
  const { overrides, ...lists } = listsWithin(entry, reading, defaults);
  const location: Location = {
    id: giveId(configuredId ?? restaurantId, entry, 'location', index),
    name,
    address,
    ...lists,
    ...present({
      restaurantId,
      ...readLocationFacts(entry, reading),
      timeZone,
      currency: currency === defaults.currency ? undefined : currency,
    }),
  };
  defaults.written.set(location, { path: entry.path, overrides });
  return location;
}

/**
 * The locations, and in those that have overrides their menu or the brand's with them. Prices are then in the currency of the
 * menu that is changed.
 */
export function withMenus(
  locations: Location[],
  brandMenu: Menu[],
  written: Readonly<WrittenLocations>,
  warn: Warn,
): Location[] {
  return locations.map((location) => {
    const placed = written.get(location)?.overrides ?? [];
    if (placed.length === 0) return location;
    const paths = new Map(placed.map(({ override, path }) => [override, path]));
    const base = location.menu.length > 0 ? location.menu : brandMenu;
    const menu = withOverrides(base, [...paths.keys()], (override, message) =>
      warn(paths.get(override) ?? '', message),
    );
    if (menu === base) return location;
    const { currency: _currency, ...rest } = location;
    return base === brandMenu ? { ...rest, menu } : { ...location, menu };
  });
}

/** The lists of a location as far as there is room for them: all of them or none. */
function listsWithin(entry: Entry, reading: Reading, { room, specialHours }: BrandDefaults) {
  if (room.left > 0) {
    const lists = listsOf(entry, reading, specialHours);
    room.left -= entriesOf(lists, specialHours);
    if (room.left >= 0) return lists;
  }
  const limit = inWords(most.inLocations);
  entry.warn(entry.path, `keeps its name, address and links only: with it, locations have more than ${limit} entries`);
  return listsOf({ ...entry, fields: {} }, reading, []);
}

/** What a location has any number of. */
function listsOf(entry: Entry, reading: Reading, specialHours: SpecialHours[]) {
  return {
    overrides: menuOverridesOf(entry, reading),
    ...readLocationLists(entry, reading),
    ...present({
      openingHours: openingHoursOf(entry, specialHoursOf(entry), specialHours),
      pickupHours: pickupHoursOf(entry),
    }),
  };
}

/** How many entries there are in lists and in lists within them, but for the brand's own dates, which locations share. */
function entriesOf(value: object, shared: SpecialHours[]): number {
  if (value === shared) return 0;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? value.length : 0;
  for (const part of parts) if (typeof part === 'object' && part !== null) count += entriesOf(part, shared);
  return count;
}
