import { placeDate } from '../opening-hours/place-date.ts';
import { zoneOffsets } from '../opening-hours/zone-offsets.ts';

interface InZones {
  timeZone?: string | null;
  locations: readonly { timeZone?: string | null }[];
}

/** In which zone people speak of a brand as a whole: its own, else that of most of its places; null: nobody knows. */
export function brandTimeZone(brand: InZones | undefined): string | null {
  if (brand?.timeZone) return brand.timeZone;
  const zones = brand?.locations.flatMap((location) => location.timeZone ?? []) ?? [];
  const places = Map.groupBy(zones, (zone) => zone);
  const byPlaces = [...places].toSorted(([, some], [, others]) => others.length - some.length);
  return byPlaces[0]?.[0] ?? null;
}

/** The brand's day, `YYYY-MM-DD`; in UTC where its zone is not known. */
export function brandDay(timeZone: string | null | undefined, now: Date): string {
  const zone = timeZone ? zoneOffsets(timeZone, now) : undefined;
  return zone ? placeDate(now, zone) : now.toISOString().slice(0, 10);
}
