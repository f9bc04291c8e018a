/** A time zone's UTC offsets, resolved where the zone data is fresh: on the server. */
import { scanOffsets, type ZoneOffsets } from './clock.ts';

const day = 86_400_000;

/**
 * The offsets of an IANA time zone from two days before `now` to so many `days` after, for `placeClock`. Undefined where
 * there is no such zone. Takes about a millisecond: compute it once for each zone of a page.
 */
export function zoneOffsets(timeZone: string, now: Date, days = 400): ZoneOffsets | undefined {
  const offsetAt = offsetReader(timeZone);
  return offsetAt && scanOffsets(offsetAt, now.getTime() - 2 * day, now.getTime() + days * day, 7 * day);
}

/** Tells the UTC offset of an IANA time zone, in minutes, at a moment in milliseconds since 1970 UTC. */
export function offsetReader(timeZone: string): ((moment: number) => number) | undefined {
  const wall = wallClockOf(timeZone);
  if (!wall) return undefined;
  return (moment) => {
    const parts = new Map(wall.formatToParts(moment).map((part) => [part.type, Number(part.value)]));
    const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
    return Math.round((shown - moment) / 60_000);
  };
}

function wallClockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: timeZone.trim(),
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
}
