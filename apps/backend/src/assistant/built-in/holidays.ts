/** Holidays by their phrases, and when they are. */
import { fixed, lastBefore, nth, shifted } from './calendar-dates.ts';

/** Phrase, and how the day is found in a year. Longer phrases first. */
export const holidays: readonly [phrase: string, name: string, find: (year: number) => string][] = [
  ['new years eve', 'New Year’s Eve', (year) => fixed(year, 12, 31)],
  ['new year eve', 'New Year’s Eve', (year) => fixed(year, 12, 31)],
  ['new years day', 'New Year’s Day', (year) => fixed(year, 1, 1)],
  ['new years', 'New Year’s Day', (year) => fixed(year, 1, 1)],
  ['new year', 'New Year’s Day', (year) => fixed(year, 1, 1)],
  ['christmas eve', 'Christmas Eve', (year) => fixed(year, 12, 24)],
  ['day after christmas', 'Boxing Day', (year) => fixed(year, 12, 26)],
  ['christmas', 'Christmas Day', (year) => fixed(year, 12, 25)],
  ['boxing day', 'Boxing Day', (year) => fixed(year, 12, 26)],
  ['good friday', 'Good Friday', (year) => shifted(easter(year), -2)],
  ['easter monday', 'Easter Monday', (year) => shifted(easter(year), 1)],
  ['easter', 'Easter Sunday', easter],
  ['canada day', 'Canada Day', (year) => fixed(year, 7, 1)],
  ['st jean baptiste', 'Saint-Jean-Baptiste', (year) => fixed(year, 6, 24)],
  ['saint jean', 'Saint-Jean-Baptiste', (year) => fixed(year, 6, 24)],
  ['independence day', 'Independence Day', (year) => fixed(year, 7, 4)],
  ['victoria day', 'Victoria Day', (year) => lastBefore(year, 5, 25, 0)],
  ['memorial day', 'Memorial Day', (year) => lastBefore(year, 6, 1, 0)],
  ['labour day', 'Labour Day', (year) => nth(year, 9, 0, 1)],
  ['labor day', 'Labour Day', (year) => nth(year, 9, 0, 1)],
  ['family day', 'Family Day', (year) => nth(year, 2, 0, 3)],
  ['civic holiday', 'the civic holiday', (year) => nth(year, 8, 0, 1)],
  ['mothers day', 'Mother’s Day', (year) => nth(year, 5, 6, 2)],
  ['mother day', 'Mother’s Day', (year) => nth(year, 5, 6, 2)],
  ['fathers day', 'Father’s Day', (year) => nth(year, 6, 6, 3)],
  ['father day', 'Father’s Day', (year) => nth(year, 6, 6, 3)],
  ['valentines day', 'Valentine’s Day', (year) => fixed(year, 2, 14)],
  ['valentines', 'Valentine’s Day', (year) => fixed(year, 2, 14)],
  ['valentine', 'Valentine’s Day', (year) => fixed(year, 2, 14)],
  ['halloween', 'Halloween', (year) => fixed(year, 10, 31)],
  ['remembrance day', 'Remembrance Day', (year) => fixed(year, 11, 11)],
  ['st patricks', 'St. Patrick’s Day', (year) => fixed(year, 3, 17)],
  ['st patrick', 'St. Patrick’s Day', (year) => fixed(year, 3, 17)],
  ['truth and reconciliation', 'the Day for Truth and Reconciliation', (year) => fixed(year, 9, 30)],
  ['us thanksgiving', 'American Thanksgiving', (year) => nth(year, 11, 3, 4)],
  ['american thanksgiving', 'American Thanksgiving', (year) => nth(year, 11, 3, 4)],
];

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return fixed(year, Math.floor(f / 31), (f % 31) + 1);
}
