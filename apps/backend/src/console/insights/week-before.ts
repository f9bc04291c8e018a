import { brandDay } from '@tablefront/restaurant/counting/brand-day';
import { dateOfDay, dayNumber } from '@tablefront/restaurant/opening-hours/calendar';

/** The Monday (`YYYY-MM-DD`) of the week that it is now where the brand is. */
export function mondayOf(timeZone: string | null, now: Date): string {
  const today = dayNumber(brandDay(timeZone, now));
  // Day 0 was a Thursday.
  return dateOfDay(today - ((today + 3) % 7));
}
