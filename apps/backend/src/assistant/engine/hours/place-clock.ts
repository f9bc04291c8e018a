/** What time it is at a location. */
import lookUpZone from '@photostructure/tz-lookup';
import { type Clock, placeClock, type ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import type { Location, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

/** Resolving a zone takes a millisecond, and what comes out holds for a day and more. */
const resolved = new Map<string, ZoneOffsets | undefined>();
const MOST_ZONES = 500;

/**
 * The clock of a location: in its own time zone, else that of its coordinates, else the brand's. Undefined where none is
 * known: nothing may be said of now then. (The configuration's reader puts the brand's zone where a location has none.)
 */
export function clockAt(location: Location, configuration: SiteConfiguration, now: Date): Clock | undefined {
  const { latitude = 0, longitude = 0 } = location.coordinates ?? {};
  const isPlace = (latitude !== 0 || longitude !== 0) && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const ofPlace = () => (isPlace ? offsetsOf(lookUpZone(latitude, longitude), now) : undefined);
  const offsets = offsetsOf(location.timeZone, now) ?? ofPlace() ?? offsetsOf(configuration.timeZone, now);
  return offsets && placeClock(now, offsets);
}

function offsetsOf(timeZone: string | undefined, now: Date): ZoneOffsets | undefined {
  if (timeZone === undefined) return undefined;
  const key = `${timeZone} ${now.toISOString().slice(0, 10)}`;
  if (resolved.size >= MOST_ZONES) resolved.clear();
  if (!resolved.has(key)) resolved.set(key, zoneOffsets(timeZone, now));
  return resolved.get(key);
}
