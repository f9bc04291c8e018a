/** Puts time zones into a configuration that has none, so that 'open' and 'closed' are those of the place. */
import lookUpZone from '@photostructure/tz-lookup';
import { isRecord } from '@tablefront/restaurant/reading/lenient';
import { coordinatesOf, timeZoneReader } from '@tablefront/restaurant/site-configuration/read-place';

export interface WithTimeZones {
  /** The same value where nothing was added. */
  value: unknown;
  /** What was added, each with its path: `locations[2].timeZone: "America/Toronto"`. */
  added: string[];
}

type Place = Readonly<Record<string, unknown>>;

const ignore = () => {};

/**
 * The configuration with the time zone of their coordinates for the places that have coordinates and no zone, neither of
 * their own nor the brand's. The brand itself gets one where it is the only place.
 */
export function addTimeZones(value: unknown): WithTimeZones {
  const added: string[] = [];
  if (!isRecord(value)) return { value, added };
  const readTimeZone = timeZoneReader();
  const missing = ({ timeZone }: Place) =>
    timeZone === undefined || timeZone === null || readTimeZone(timeZone, '', ignore, 0) === undefined;
  const complete = (place: Place, path: string): Place => {
    const zone = missing(place) ? zoneAt(place) : undefined;
    if (zone === undefined) return place;
    added.push(`${path}timeZone: ${JSON.stringify(zone)}`);
    return { ...place, timeZone: zone };
  };
  if (!missing(value)) return { value, added };
  const { locations } = value;
  const list = Array.isArray(locations) ? locations : [];
  const places: unknown[] = list.map((place: unknown, index) =>
    isRecord(place) ? complete(place, `locations[${index}].`) : place,
  );
  const brand = list.length < 2 ? complete(value, '') : value;
  return { value: added.length > 0 ? { ...brand, ...(list.length > 0 && { locations: places }) } : value, added };
}

/** 0° 0°, which stands for 'unknown' in many exports, is in the sea. */
function zoneAt(place: Place): string | undefined {
  const coordinates = coordinatesOf({ fields: place, path: '', warn: ignore });
  if (!coordinates || (coordinates.latitude === 0 && coordinates.longitude === 0)) return undefined;
  return lookUpZone(coordinates.latitude, coordinates.longitude);
}
