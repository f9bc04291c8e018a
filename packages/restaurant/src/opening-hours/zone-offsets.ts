/** A time zone's UTC offsets, resolved where the zone data is fresh: on the server. */
import { createMemory } from '../memory.ts';
import { scanOffsets, type ZoneOffsets } from './clock.ts';

const HOUR = 3_600_000;
const day = 24 * HOUR;
/** More than the brands of one process use; a formatter takes some kilobytes. */
const MOST_ZONES = 200;

const wallClocks = createMemory<Intl.DateTimeFormat | undefined>(MOST_ZONES);
const scanned = createMemory<ZoneOffsets | undefined>(MOST_ZONES);

/**
 * The offsets of an IANA time zone from two days before `now` to so many `days` after (give or take an hour), for
 * `placeClock`. Undefined where there is no such zone. Computed once an hour for each zone, which takes about a millisecond.
 */
export function zoneOffsets(timeZone: string, now: Date, days = 400): ZoneOffsets | undefined {
  const start = Math.floor(now.getTime() / HOUR) * HOUR;
  return scanned(`${timeZone} ${start} ${days}`, () => {
    const offsetAt = offsetReader(timeZone);
    return offsetAt && scanOffsets(offsetAt, start - 2 * day, start + HOUR + days * day, 7 * day);
  });
}

/** Tells the UTC offset of an IANA time zone, in minutes, at a moment in milliseconds since 1970 UTC. */
export function offsetReader(timeZone: string): ((moment: number) => number) | undefined {
  const wall = wallClocks(timeZone, () => wallClockOf(timeZone));
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
