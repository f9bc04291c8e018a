/**
 * What time it is, at the visitor or at the place, and when wall times of the days around it come. Works from UTC offsets
 * alone: for the visitor those of the browser, for a place those that the server sent (`zone-offsets.ts`).
 */
import { dateOfDay, dayNumber, MINUTES_PER_DAY, weekdayOfDay } from './calendar.ts';
import type { Weekday } from './opening-hours.ts';

/** UTC offsets in minutes (east of Greenwich is positive) around a moment. Plain data, for a page to carry. */
export interface ZoneOffsets {
  /** Until the first change. */
  offset: number;
  /** In order of time; `at` in milliseconds since 1970 UTC, a whole minute. */
  changes: { at: number; offset: number }[];
}

/** A moment at a place. Made by `visitorClock` and `placeClock`; plain data. */
export interface Clock {
  /** `YYYY-MM-DD` of the wall clock. */
  date: string;
  weekday: Weekday;
  /** After midnight by the wall clock. While an hour is repeated, it stays at the last minute that came the first time. */
  minutes: number;
  /** The moment itself, in milliseconds since 1970 UTC. */
  now: number;
  zone: ZoneOffsets;
}

const MINUTE = 60_000;
const hour = 60 * MINUTE;
const day = 24 * hour;

/** The wall clock of the device that runs this, with its clock changes of the next nine days. */
export function visitorClock(now: Date): Clock {
  const at = now.getTime();
  const offsetAt = (moment: number) => -new Date(moment).getTimezoneOffset();
  return placeClock(now, scanOffsets(offsetAt, at - 2 * day, at + 9 * day, 6 * hour));
}

/** The wall clock of a place with the given offsets. */
export function placeClock(now: Date, zone: ZoneOffsets): Clock {
  const at = now.getTime();
  let { offset } = zone;
  let reached = Number.NEGATIVE_INFINITY;
  for (const change of zone.changes) {
    if (change.at > at) break;
    reached = change.at / MINUTE + offset - 1;
    offset = change.offset;
  }
  const wall = Math.max(Math.floor(at / MINUTE) + offset, reached);
  const today = Math.floor(wall / MINUTES_PER_DAY);
  return {
    date: dateOfDay(today),
    weekday: weekdayOfDay(today),
    minutes: wall - today * MINUTES_PER_DAY,
    now: at,
    zone,
  };
}

/**
 * The moment, in milliseconds since 1970 UTC, of a wall time given in minutes after the midnight that begins the clock's
 * date (negative: the days before; from 1440: the days after). A time that occurs twice is its first occurrence, one that
 * does not occur is the moment after the gap.
 */
export function momentOf(clock: Clock, minutes: number): number {
  const wall = (dayNumber(clock.date) * MINUTES_PER_DAY + minutes) * MINUTE;
  let from = Number.NEGATIVE_INFINITY;
  let { offset } = clock.zone;
  for (const change of clock.zone.changes) {
    const moment = wall - offset * MINUTE;
    if (moment < change.at) return Math.max(moment, from);
    from = change.at;
    offset = change.offset;
  }
  return Math.max(wall - offset * MINUTE, from);
}

/** The offsets from one moment to another, looked at in steps; two changes within one step may go unseen. */
export function scanOffsets(
  offsetAt: (moment: number) => number,
  from: number,
  until: number,
  step: number,
): ZoneOffsets {
  let seen = Math.floor(from / MINUTE) * MINUTE;
  const first = offsetAt(seen);
  const changes: ZoneOffsets['changes'] = [];
  for (let offset = first; seen < until; seen += step) {
    if (offsetAt(seen + step) === offset) continue;
    let before = seen;
    let after = seen + step;
    while (after - before > MINUTE) {
      const middle = Math.floor((before + after) / 2 / MINUTE) * MINUTE;
      if (offsetAt(middle) === offset) before = middle;
      else after = middle;
    }
    offset = offsetAt(seen + step);
    changes.push({ at: after, offset });
  }
  return { offset: first, changes };
}
