/** Which offers still hold. */
import { formatDay } from './dates.ts';
import { readDate } from './opening-hours/calendar.ts';
import { placeDate } from './opening-hours/place-date.ts';
import { zoneOffsets } from './opening-hours/zone-offsets.ts';

/** An ISO date or date-time and nothing more; `2026-12-31 or while it lasts` is a text. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:?\d{2}\S*)?$/;

/**
 * The offers whose last day is not over. That day is the one written in `validUntil`, whole, as pages show it: a time
 * behind it does not shorten it. A text that is no ISO date (`Ends Sunday`), and no text at all, never expires.
 *
 * @param today `YYYY-MM-DD`, see `offersToday`
 */
export function currentOffers<Offer extends { validUntil?: string }>(offers: readonly Offer[], today: string): Offer[] {
  return offers.filter(({ validUntil }) => {
    const lastDay = lastDayOf(validUntil);
    return lastDay === undefined || lastDay >= today;
  });
}

/** The day (`YYYY-MM-DD`) that an ISO date or date-time names; undefined for any other text. */
export function lastDayOf(text: string | undefined): string | undefined {
  const written = text?.trim() ?? '';
  return ISO_DATE.test(written) ? readDate(written) : undefined;
}

/** Until when an offer holds: `Valid until 30 September 2026`, or the words that it was written in. */
export function validityText(validUntil: string, language: string): string {
  const day = lastDayOf(validUntil);
  return day === undefined ? validUntil : `Valid until ${formatDay(day, language)}`;
}

/**
 * The date by which a brand's offers are judged: that of its time zone; without one the date of whichever of its
 * locations is furthest behind; and where no zone is known, a date that no visitor's calendar is behind.
 */
export function offersToday(
  { timeZone, locations }: { timeZone?: string; locations: readonly { timeZone?: string }[] },
  now: Date,
): string {
  const zones = timeZone === undefined ? new Set(locations.flatMap((location) => location.timeZone ?? [])) : [timeZone];
  const dates = [...zones].map((zone) => placeDate(now, zoneOffsets(zone, now))).sort();
  return dates[0] ?? placeDate(now);
}
