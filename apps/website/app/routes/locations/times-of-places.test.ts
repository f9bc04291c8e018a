import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { expect, test } from 'vitest';
import { collectTimes } from './times-of-places.ts';

const daily = (open: number, close: number): OpeningHours => ({ week: Array(7).fill({ spans: [{ open, close }] }) });

test('hours and zones that many locations share stand once', () => {
  const { all, add } = collectTimes(new Date('2026-11-20T20:30:00-05:00'));
  const timeZone = 'America/Toronto';
  expect(add({ hours: daily(660, 1380), timeZone })).toEqual({ hours: 0, zone: 0 });
  expect(add({ hours: daily(660, 1380), pickup: { hours: daily(660, 1200) }, timeZone })).toEqual({
    hours: 0,
    pickup: 1,
    zone: 0,
  });
  expect(add({ hours: daily(660, 1200), pickup: {}, timeZone: 'Asia/Tokyo' })).toEqual({
    hours: 1,
    pickup: null,
    zone: 1,
  });
  expect(add({ timeZone: 'Nowhere/City' })).toEqual({});
  expect(all.hours).toHaveLength(2);
  expect(all.zones.map(({ offset }) => offset)).toEqual([-300, 540]);
});
