/** The places of an answer: where they are, how to get there, and when they are open. */

import { fullAddress } from '@tablefront/restaurant/addresses';
import { capitalized } from '@tablefront/restaurant/capitalized';
import type { Link } from '@tablefront/restaurant/link';
import type { Entry, Read } from '@tablefront/restaurant/reading/lenient';
import { field, isRecord, present, record } from '@tablefront/restaurant/reading/lenient';
import { readName } from '@tablefront/restaurant/reading/lenient-lists';
import { readBoolean, readLine, readPhone, readWebLink } from '@tablefront/restaurant/reading/lenient-values';
import { addressOf } from '@tablefront/restaurant/site-configuration/read-place';
import { listOfSome } from './lenient-answers.ts';

/** `day` is absent where the text says which days it is about. */
export interface AnsweredHours {
  day?: string;
  text: string;
}

export interface AnsweredPlace {
  name?: string;
  address?: string;
  phone?: string;
  directionsUrl?: Link;
  /** The place's own page. */
  url?: Link;
  /** e.g. `Open until 10:00 PM`. */
  status?: string;
  hours: AnsweredHours[];
}

const HOURS = ['hours', 'opening_hours', 'openingHours'];

const readPlace = record((entry): AnsweredPlace | undefined => {
  const place = {
    hours: field(entry, HOURS, readHours) ?? [],
    ...present({
      name: field(entry, ['name', 'title', 'location_name', 'locationName'], readLine),
      address: addressText(entry),
      phone: field(entry, ['phone', 'telephone', 'phone_number', 'phoneNumber'], readPhone),
      directionsUrl: field(entry, ['directions_url', 'directionsUrl', 'map_url', 'mapUrl'], readWebLink),
      url: field(entry, ['url', 'link'], readWebLink),
      status: field(entry, ['status', 'open_status', 'openStatus'], readName),
    }),
  };
  const says = place.address ?? place.phone ?? place.directionsUrl ?? place.url ?? place.status ?? place.name;
  return says === undefined && place.hours.length === 0 ? undefined : place;
});

/** The places of an answer; hours that stand alone are a place without a name. */
export function readPlaces(entry: Entry): AnsweredPlace[] {
  const places = field(entry, ['location_info', 'locationInfo'], listOfSome(readPlace)) ?? [];
  if (places.some(({ hours }) => hours.length > 0)) return places;
  const hours = field(entry, HOURS, readHours);
  if (hours === undefined) return places;
  const [only, ...others] = places;
  return others.length === 0 ? [{ ...only, hours }] : [...places, { hours }];
}

/** A text, or the parts of an address, in one line. */
function addressText(entry: Entry): string | undefined {
  const address = fullAddress(addressOf(entry), { country: false });
  return address === '' ? field(entry, ['full_address', 'fullAddress', 'formatted_address'], readLine) : address;
}

/** A text of one or more lines, a list of texts or of days, or an object with a key for each day. */
const readHours: Read<AnsweredHours[]> = (value, path, warn, index) => {
  if (typeof value === 'string') return listOfSome(readTextOfDay)(value.split(/[\r\n]+/), path, warn, index);
  if (isRecord(value) && !['day', 'days', 'text'].some((key) => Object.hasOwn(value, key))) {
    const days = Object.entries(value).map(([day, text]) => ({ day, text }));
    return listOfSome(readDay)(days, path, warn, index);
  }
  return listOfSome(readDay)(value, path, warn, index);
};

const readTextOfDay: Read<AnsweredHours> = (value, path, warn) => {
  const line = readLine(value, path, warn, 0);
  return line === undefined ? undefined : { text: line };
};

const readDay: Read<AnsweredHours> = (value, path, warn, index) => {
  if (!isRecord(value)) return readTextOfDay(value, path, warn, index);
  const entry = { fields: value, path, warn };
  const day = field(entry, ['day', 'days', 'name', 'dayOfWeek'], readLine);
  const said = field(entry, ['text', 'hours', 'time', 'value'], readSpans) ?? spanOf(entry);
  return said === undefined ? undefined : { text: said, ...(day !== undefined && { day: capitalized(day) }) };
};

/** The spans of one day: a text, an object with opening and closing time, or a list of either. */
const readSpans: Read<string> = (value, path, warn, index) =>
  listOfSome(readSpan)(value, path, warn, index)?.join(', ');

const readSpan: Read<string> = (value, path, warn) => {
  return isRecord(value) ? spanOf({ fields: value, path, warn }) : readLine(value, path, warn, 0);
};

function spanOf(entry: Entry): string | undefined {
  if (field(entry, ['closed', 'isClosed', 'is_closed'], readBoolean)) return 'Closed';
  const open = field(entry, ['open', 'opens', 'from'], readLine);
  const close = field(entry, ['close', 'closes', 'to'], readLine);
  return open === undefined || close === undefined ? undefined : `${open} – ${close}`;
}
