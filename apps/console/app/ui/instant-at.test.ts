import { expect, test } from 'vitest';
import { instantAt } from './instant-at.ts';

test.each([
  ['2026-11-24T06:00', 'America/Toronto', '2026-11-24T11:00:00.000Z'],
  ['2026-07-24T06:00', 'America/Toronto', '2026-07-24T10:00:00.000Z'],
  ['2026-11-24T06:00', 'Asia/Kathmandu', '2026-11-24T00:15:00.000Z'],
  // Clocks go from 2 to 3.
  ['2026-03-08T02:30', 'America/Toronto', '2026-03-08T07:30:00.000Z'],
  // Clocks go from 2 back to 1.
  ['2026-11-01T01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01T12:00', 'America/Toronto', '2026-11-01T17:00:00.000Z'],
])('clocks show %s in %s at %s', (typed, timeZone, moment) => {
  expect(instantAt(typed, timeZone).toISOString()).toBe(moment);
});

test('what no zone is known for is the time of the device', () => {
  expect(instantAt('2026-11-24T06:00', null)).toEqual(new Date('2026-11-24T06:00'));
  expect(instantAt('2026-11-24T06:00', 'Nowhere/Else')).toEqual(new Date('2026-11-24T06:00'));
});
