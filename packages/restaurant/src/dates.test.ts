import { expect, test } from 'vitest';
import { dateIn, formatDay } from './dates.ts';

test.each([
  ['2026-09-30', 'en', '30 September 2026'],
  ['2026-01-01', 'en', '1 January 2026'],
  ['2026-12-31T23:59:59-11:00', 'en', '31 December 2026'],
  ['2026-09-30', 'fr-CA', '30 septembre 2026'],
  ['2026-09-30', 'en-US', 'September 30, 2026'],
  ['2026-09-30', 'no language', '30 September 2026'],
  ['2026-02-31', 'en', '2026-02-31'],
  ['2026-13-01', 'en', '2026-13-01'],
  ['Ends Sunday', 'en', 'Ends Sunday'],
  ['', 'en', ''],
])('%s in %s is %s', (text, language, shown) => {
  expect(formatDay(text, language)).toBe(shown);
});

test.each([
  ['2026-11-20T12:00:00Z', 'America/Toronto', '2026-11-20'],
  ['2026-11-20T04:59:59Z', 'America/Toronto', '2026-11-19'],
  ['2026-11-20T05:00:00Z', 'America/Toronto', '2026-11-20'],
  ['2026-07-01T04:00:00Z', 'America/Toronto', '2026-07-01'],
  ['2026-12-31T15:00:00Z', 'Asia/Tokyo', '2027-01-01'],
  ['2026-11-20T12:00:00Z', ' Etc/GMT+12 ', '2026-11-20'],
  ['2026-11-20T12:00:00Z', 'Middle/Earth', undefined],
  ['2026-11-20T12:00:00Z', '', undefined],
])('at %s the date in %s is %s', (now, timeZone, date) => {
  expect(dateIn(timeZone, new Date(now))).toBe(date);
});
