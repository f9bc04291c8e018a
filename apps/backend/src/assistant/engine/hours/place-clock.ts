/** What time it is at a location. */

import lookUpZone from '@photostructure/tz-lookup';
import { type Clock, placeClock, type ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import type { Location, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

/** Resolving a zone takes a millisecond, and what comes out holds for a day and more. */
const resolved = new Map<string, { day: number; offsets: ZoneOffsets | undefined }>();
const mostZones = 500;

/**
 * The clock of a location: in its own time zone, else that of its coordinates, else the brand's. Undefined where none is
 * known: nothing may be said of now then. (The configuration's reader puts the brand's zone where a location has none.)
 */
export function clockAt(location: Location, configuration: SiteConfiguration, now: Date): Clock | undefined {
  const own = location.timeZone === undefined ? undefined : offsetsOf(location.timeZone, now);
  const offsets = own ?? offsetsAt(location, now) ?? offsetsOf(configuration.timeZone, now);
  return offsets ? placeClock(now, offsets) : undefined;
}

function offsetsAt({ coordinates }: Location, now: Date): ZoneOffsets | undefined {
  if (!coordinates || (coordinates.latitude === 0 && coordinates.longitude === 0)) return undefined;
  const { latitude, longitude } = coordinates;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return offsetsOf(lookUpZone(latitude, longitude), now);
}

function offsetsOf(timeZone: string | undefined, now: Date): ZoneOffsets | undefined {
  if (timeZone === undefined) return undefined;
  const day = Math.floor(now.getTime() / 86_400_000);
  const known = resolved.get(timeZone);
  if (known?.day === day) return known.offsets;
  if (resolved.size >= mostZones) resolved.clear();
  const offsets = zoneOffsets(timeZone, now);
  resolved.set(timeZone, { day, offsets });
  return offsets;
}
