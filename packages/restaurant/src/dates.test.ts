import { expect, test } from 'vitest';
import { formatDay } from './dates.ts';

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
