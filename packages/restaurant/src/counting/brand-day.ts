import { placeDate } from '../opening-hours/place-date.ts';
import { zoneOffsets } from '../opening-hours/zone-offsets.ts';

/** The brand's day, `YYYY-MM-DD`; in UTC where its zone is not known. */
export function brandDay(timeZone: string | null | undefined, now: Date): string {
  const zone = timeZone ? zoneOffsets(timeZone, now) : undefined;
  return zone ? placeDate(now, zone) : now.toISOString().slice(0, 10);
}
