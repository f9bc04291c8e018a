import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import { hoursIn, hoursKeys } from '@tablefront/restaurant/editing/hours/hours-in-file';
import { pickupIn } from '@tablefront/restaurant/editing/hours/pickup-in-file';
import { type EntryInFile, keyInFile } from '@tablefront/restaurant/editing/in-file';
import { type LocationInFile, locationsInFile } from '@tablefront/restaurant/editing/menu/locations-in-file';
import { type Clock, momentOf, placeClock, visitorClock } from '@tablefront/restaurant/opening-hours/clock';
import { holidayRows } from '@tablefront/restaurant/opening-hours/holiday-hours';
import { hoursTable } from '@tablefront/restaurant/opening-hours/hours-table';
import type { OpeningHours, Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import { pickupDiffers, pickupHoursOf } from '@tablefront/restaurant/opening-hours/status';
import { serviceNow, statusNow } from '@tablefront/restaurant/opening-hours/status-now';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import { openingHoursOf, specialHoursOf } from '@tablefront/restaurant/site-configuration/read-place';
import { serviceHoursOf } from '@tablefront/restaurant/site-configuration/read-service-hours';
import { placeIds } from '../locations/place-ids.ts';
import { zoneName } from '../ui/when.ts';

/** A place whose hours are edited: a location, or the brand where it has none. */
export interface Place extends EntryInFile {
  key: string;
  name: string;
  /** As roles know it. */
  id: string;
  /** `Toronto`, of its time zone; null: nobody knows where it is. */
  zoneName: string | null;
  timeZone: string | null;
}

const textOf = (value: JsonObject[string] | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

interface Whose {
  brandId: string;
  brandName: string;
  /** Ids that may be seen; null: all. */
  only: readonly string[] | null;
}

/** Locations, and the brand where it has hours itself or nothing else has. */
export function placesIn(document: JsonObject, { brandId, brandName, only }: Whose): Place[] {
  const brandZone = textOf(document.timeZone);
  const all = locationsInFile(document);
  const ids = placeIds(document, all, brandId);
  const locations = all
    .map((location) => placeOf(location, ids.get(location.key) ?? '', textOf(location.fields.timeZone) ?? brandZone))
    .filter(({ id }) => only === null || only.includes(id));
  const hasOwn = hoursKeys.some((key) => document[key] !== undefined && document[key] !== null);
  const id = ids.get('') ?? '';
  // Where it is the only place, it is somebody's as a location would be.
  const isTheirs = only === null || (all.length === 0 && only.includes(id));
  if (!isTheirs || (!hasOwn && all.length > 0)) return locations;
  const name = all.length > 0 ? `${brandName} (the brand)` : brandName;
  const brand: Place = {
    ...{ at: [], fields: document, key: '', id, name },
    ...{ timeZone: brandZone, zoneName: zoneNameOf(brandZone) },
  };
  return [...locations, brand];
}

function placeOf(
  { at, fields, key, distinctName, address }: LocationInFile,
  id: string,
  timeZone: string | null,
): Place {
  const { locality } = address;
  const name = locality && !distinctName.includes(locality) ? `${distinctName}, ${locality}` : distinctName;
  return { at, fields, key, id, name, timeZone, zoneName: zoneNameOf(timeZone) };
}

const zoneNameOf = (zone: string | null) => (zone === null ? null : zoneName(zone));

export interface HoursOfPlace {
  /** With the dates that hold there. */
  opening: OpeningHours | undefined;
  pickup: ReturnType<typeof pickupIn>;
  clock: Clock;
}

/** What the site reads of a place's hours, and the time there. */
export function hoursOfPlace(place: Place, document: JsonObject, now: Date): HoursOfPlace {
  const plain = withoutKeys(place.fields);
  const entry = { fields: plain, path: '', warn() {} };
  const brandDates = place.at.length > 0 ? specialHoursOf({ ...entry, fields: withoutKeys(pickDates(document)) }) : [];
  const zone = place.timeZone === null ? undefined : zoneOffsets(place.timeZone, now);
  return {
    opening: openingHoursOf(entry, specialHoursOf(entry), brandDates),
    pickup: pickupIn(place),
    clock: zone ? placeClock(now, zone) : visitorClock(now),
  };
}

const pickDates = ({ specialOpeningHoursSpecification = null }: JsonObject): JsonObject => ({
  specialOpeningHoursSpecification,
});

export interface Reads {
  when: string;
  text: string;
  /** How it stands: open, soon to change, closed. */
  look: 'good' | 'warn' | '';
}

/** Sentences of the site about a place: now, on the changed day, on the next special days, of pickup and services. */
export function guestsRead(
  { opening, pickup, clock }: HoursOfPlace,
  place: Place,
  changed: Weekday | undefined,
): Reads[] {
  if (!opening) return [{ when: 'Now', text: 'Hours not available', look: '' }];
  const now = statusNow(opening, clock);
  const table = hoursTable(opening);
  const shown = table.find(({ weekday }) => weekday === (changed ?? clock.weekday));
  const evening = changed === undefined ? undefined : beforeClosing(opening, clock, changed);
  const pickupHours = pickupDiffers(opening, pickup) ? pickupHoursOf(opening, pickup) : undefined;
  const pickupSays = pickupHours && serviceNow('Pickup', pickupHours, clock);
  const services = serviceHoursOf({ fields: withoutKeys(place.fields), path: '', warn() {} });
  return [
    { when: 'Now', text: now.text, look: now.open ? 'good' : '' },
    ...(evening ? [evening] : []),
    ...(shown ? [{ when: `${shown.day} in the list`, text: shown.text, look: '' as const }] : []),
    ...holidayRows(opening, clock.date, 3).map(({ dates, text, name }) => ({
      when: name ? `${dates}: ${name}` : dates,
      text,
      look: '' as const,
    })),
    ...(pickupSays ? [{ when: 'Pickup, now', text: pickupSays, look: '' as const }] : []),
    ...services.flatMap(({ name, kind, hours }) => {
      const called = name ?? kind.charAt(0).toUpperCase() + kind.slice(1).replace('_', ' ');
      const text = serviceNow(called, hours, clock);
      return text ? [{ when: `${called}, now`, text, look: '' as const }] : [];
    }),
  ];
}

/** What stands there a quarter of an hour before a day's first closing. */
function beforeClosing(opening: OpeningHours, clock: Clock, weekday: Weekday): Reads | undefined {
  const [first] = opening.week[weekday]?.spans ?? [];
  if (!first || first.close - first.open >= 1440) return undefined;
  const days = (weekday - clock.weekday + 7) % 7;
  const minutes = days * 1440 + first.close - 15;
  const then = placeClock(new Date(momentOf(clock, minutes)), clock.zone);
  const { text } = statusNow(opening, then);
  const day = hoursTable(opening).find((row) => row.weekday === weekday)?.day ?? '';
  const at = first.close - 15;
  return { when: `${day}, ${timeOfDay(at)}`, text, look: 'warn' };
}

const timeOfDay = (minutes: number) => {
  const hour = Math.floor((minutes % 1440) / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** The value of the week's hours, with keys, as the file has it. */
const writtenWeek = ({ fields }: EntryInFile): JsonObject[string] | undefined => fields[keyInFile(fields, hoursKeys)];

export const weekOf = (place: EntryInFile): OpeningHours | undefined => hoursIn(writtenWeek(place));
