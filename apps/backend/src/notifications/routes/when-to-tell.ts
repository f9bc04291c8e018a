/** The hours in which somebody is told, in a place's own time. */

import type { PushWishes } from '@tablefront/console-wire/notifications';
import { startOfMoment } from '@tablefront/restaurant/moments';
import { clockText, dateOfDay, dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import { offsetReader } from '@tablefront/restaurant/opening-hours/zone-offsets';

type Quiet = NonNullable<PushWishes['quiet']>;

const MINUTE_MS = 60_000;

/**
 * When the quiet hours that `now` lies in end; undefined outside of them.
 * @param timeZone an IANA name; UTC where there is none
 */
export function endOfQuiet({ from, until }: Quiet, now: Date, timeZone: string | null): Date | undefined {
  const { day, minutes } = wallClock(now, timeZone);
  const isQuiet = from < until ? minutes >= from && minutes < until : minutes >= from || minutes < until;
  if (!isQuiet) return undefined;
  const ends = momentAt(minutes < until ? day : dayAfter(day, 1), until, timeZone);
  // Where clocks go back, the hour that comes twice may have ended already.
  return ends > now ? ends : undefined;
}

/** The digest that is the last one due: its day (`YYYY-MM-DD`) and moment. */
export function lastDigest(digestAt: number, now: Date, timeZone: string | null): { day: string; at: Date } {
  const { day } = wallClock(now, timeZone);
  const today = momentAt(day, digestAt, timeZone);
  if (today <= now) return { day, at: today };
  const before = dayAfter(day, -1);
  return { day: before, at: momentAt(before, digestAt, timeZone) };
}

/** The moment at which a clock of the zone shows a day and minutes after midnight. */
export function momentAt(day: string, minutes: number, timeZone: string | null): Date {
  return new Date(startOfMoment(`${day}T${clockText(minutes)}`, [timeZone ?? 'UTC']));
}

function wallClock(now: Date, timeZone: string | null): { day: string; minutes: number } {
  const offset = offsetReader(timeZone ?? 'UTC')?.(now.getTime()) ?? 0;
  const wall = new Date(now.getTime() + offset * MINUTE_MS);
  return { day: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

function dayAfter(day: string, days: number): string {
  return dateOfDay(dayNumber(day) + days);
}
