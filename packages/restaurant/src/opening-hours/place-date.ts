import { dateOfDay } from './calendar.ts';
import { placeClock, type ZoneOffsets } from './clock.ts';

const DAY = 86_400_000;

/**
 * The date (`YYYY-MM-DD`) at a place. Where its zone is not known, the earliest date that it is anywhere on earth, so that
 * nothing of today is taken for past.
 */
export function placeDate(now: Date, zone?: ZoneOffsets): string {
  return zone ? placeClock(now, zone).date : dateOfDay(Math.floor((now.getTime() - DAY / 2) / DAY));
}
