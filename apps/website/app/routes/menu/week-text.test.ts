import { readOpeningHours } from '@tablefront/restaurant/opening-hours/read-opening-hours';
import { sameHours } from '@tablefront/restaurant/opening-hours/status';
import { expect, test } from 'vitest';
import { readWeek, writeWeek } from './week-text.ts';

test.each([
  'Tu-Th 12:00-14:30,17:00-22:00; Fr 17:00-02:00',
  'Mo-Su 00:00-24:00',
  [
    { day: 'Monday', open: '10:00', close: '11:00' },
    { validFrom: '2026-12-25', closed: true },
  ],
  [{ day: 'Monday', open: 'by appointment', close: '' }],
])('%j comes back as it was', (written) => {
  const hours = readOpeningHours(written, 'x', () => {});
  if (!hours) throw new Error('not readable');
  expect(sameHours(readWeek(writeWeek(hours)), hours)).toBe(true);
});

test('an ordinary week is short', () => {
  const hours = readOpeningHours('Tu 12:00-14:30,17:00-22:00', 'x', () => {});
  expect(hours && writeWeek(hours)).toBe(';720-870,1020-1320;;;;;');
});
