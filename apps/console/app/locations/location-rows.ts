import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { pickupIn } from '@tablefront/restaurant/editing/hours/pickup-in-file';
import { specialDaysOf } from '@tablefront/restaurant/editing/hours/special-days';
import { allDifferences, type LocationInFile } from '@tablefront/restaurant/editing/menu/locations-in-file';
import { dishesOf, menusInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { isSame, valueAt } from '@tablefront/restaurant/editing/patches';
import { weekdayName } from '@tablefront/restaurant/opening-hours/hours-table';
import type { Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import { isAllDay } from '@tablefront/restaurant/opening-hours/spans';
import { openState, todayText } from '@tablefront/restaurant/opening-hours/status';
import { statusNow } from '@tablefront/restaurant/opening-hours/status-now';
import { dashed } from '@tablefront/restaurant/slugs';
import { hoursOfPlace, type Place } from '../hours/place-hours.ts';

export interface LocationRow {
  location: LocationInFile;
  city: string;
  now: string;
  /** How it stands now: open, closing within the hour, closed or not sure. */
  look: 'g' | 'w' | 'o';
  today: string;
  menu: string;
  differs: string[];
  warnings: string[];
  state: 'New' | 'Changed' | undefined;
}

const SOON = 60;

interface Shown {
  document: JsonObject;
  published: JsonObject;
  now: Date;
}

/** What the table says of a location. */
export function locationRow(location: LocationInFile, place: Place, { document, published, now }: Shown): LocationRow {
  const of = hoursOfPlace(place, document, now);
  const state = openState(of.opening, of.clock);
  const said = statusNow(of.opening, of.clock);
  const closesSoon =
    state.state === 'open' && typeof state.until === 'number' && state.until - of.clock.minutes <= SOON;
  const live = valueAt(published, location.at);
  return {
    location,
    city: location.address.locality ?? '',
    now: said.text,
    look: said.open ? (closesSoon ? 'w' : 'g') : 'o',
    today: todayText(of.opening, of.clock).replaceAll(':00', ''),
    menu: menuWords(location, document),
    differs: differences(location, document, of.opening?.week ?? []),
    warnings: missing(location, place, of.opening !== undefined),
    state: live === undefined ? 'New' : isSame(live, location.fields) ? undefined : 'Changed',
  };
}

const text = (value: JsonObject[string] | undefined) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Which menu guests get there. */
function menuWords({ fields, hasOwnMenu }: LocationInFile, document: JsonObject): string {
  const kind = text(fields.hasMenu);
  if (kind === 'file') return 'File';
  if (kind === 'embedded') return 'Embedded';
  if (hasOwnMenu) return 'Own card';
  return dishesOf(menusInFile({ at: [], fields: document })).length > 0 ? 'The card' : 'None';
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

function differences(
  location: LocationInFile,
  document: JsonObject,
  week: readonly ({ spans: { open: number; close: number }[]; raw?: string[] } | null)[],
): string[] {
  const { fields } = location;
  const said = allDifferences(location);
  const own = Array.isArray(fields.menuOverrides)
    ? fields.menuOverrides.filter((entry) => typeof entry === 'object' && entry !== null && 'category' in entry).length
    : 0;
  const pickup = pickupIn(location);
  const email = text(fields.email);
  const closed = week.flatMap((day, weekday) =>
    day && day.spans.length === 0 && !day.raw ? [weekdayName(weekday as Weekday)] : [],
  );
  const openAlways = week.length > 0 && week.every((day) => day !== null && isAllDay(day));
  return [
    ...counted(
      said.filter(
        ({ price, priceText, hasSizes, hidden }) =>
          !hidden && (price !== undefined || priceText !== undefined || hasSizes),
      ).length,
      'price',
      'prices',
    ),
    ...counted(said.filter(({ hidden }) => hidden).length, 'dish hidden', 'dishes hidden'),
    ...counted(own, 'dish of its own', 'dishes of its own'),
    ...(said.some(({ sale }) => sale?.soldOut) ? [`Sold out: ${said.filter(({ sale }) => sale?.soldOut).length}`] : []),
    ...(text(fields.hasMenu) === 'file' ? ['Menu as a file'] : []),
    ...(pickup && !pickup.useRestaurantHours ? ['Pickup hours'] : []),
    ...(specialDaysOf(location, { at: [], fields: document }).some(({ isOwn }) => isOwn) ? ['Special days'] : []),
    ...(openAlways ? ['Open all day'] : []),
    ...(closed.length > 0 && closed.length < 3 ? closed.map((day) => `Closed ${day}`) : []),
    ...(email !== undefined && email !== text(document.email) ? ['E-mail'] : []),
  ];
}

function missing({ fields, address }: LocationInFile, place: Place, hasHours: boolean): string[] {
  const lacks = [
    ...(address.street === undefined ? ['address'] : []),
    ...(text(fields.phone) === undefined && text(fields.telephone) === undefined ? ['phone number'] : []),
    ...(hasHours ? [] : ['hours']),
    ...(place.timeZone === null && fields.geo === undefined && fields.coordinates === undefined ? ['time zone'] : []),
  ];
  const words = lacks.map((what) => `no ${what}`).join(', ');
  const file = text(fields.hasMenu) === 'file' ? ['The file has no allergens'] : [];
  return [...(words === '' ? [] : [words.charAt(0).toUpperCase() + words.slice(1)]), ...file];
}

export type Filter = 'all' | 'differ' | 'warnings' | 'soon' | 'changed';

export const isIn: Record<Filter, (row: LocationRow) => boolean> = {
  all: () => true,
  differ: ({ differs }) => differs.length > 0,
  warnings: ({ warnings }) => warnings.length > 0,
  soon: ({ look }) => look === 'w',
  changed: ({ state }) => state !== undefined,
};

/** Whether all words of what is looked for are in its name, its town or its street. */
export function isFound({ location, city }: LocationRow, find: string): boolean {
  const own = dashed(`${location.name} ${city} ${location.address.street ?? ''} ${location.address.area ?? ''}`);
  return dashed(find)
    .split('-')
    .every((word) => own.includes(word));
}
