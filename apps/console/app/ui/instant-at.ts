import { offsetReader } from '@tablefront/restaurant/opening-hours/zone-offsets';

const DAY_MS = 86_400_000;

/**
 * The moment at which clocks there show what a field `datetime-local` holds, `2026-11-24T06:00`. What they skip in spring is as
 * much later, what they show twice in autumn is the first of both.
 */
export function instantAt(typed: string, timeZone: string | null): Date {
  const offsetAt = timeZone === null ? undefined : offsetReader(timeZone);
  if (!offsetAt) return new Date(typed);
  const shown = Date.parse(`${typed}Z`);
  // The greater offset is the one that held before clocks were set back, the smaller before they were set forward.
  const around = [shown - DAY_MS, shown + DAY_MS].map((at) => shown - offsetAt(at) * 60_000);
  const fits = around.filter((at) => at + offsetAt(at) * 60_000 === shown);
  return new Date(Math.min(...(fits.length > 0 ? fits : [around[0] ?? shown])));
}
