import { expect, it } from 'vitest';
import { placeDate } from './place-date.ts';
import { zoneOffsets } from './zone-offsets.ts';

it.each([
  ['2026-12-25T05:30:00Z', 'America/Toronto', '2026-12-25'],
  ['2026-12-25T05:30:00Z', 'America/Vancouver', '2026-12-24'],
  ['2026-12-25T05:30:00Z', undefined, '2026-12-24'],
  ['2026-12-25T11:59:00Z', undefined, '2026-12-24'],
  ['2026-12-25T12:00:00Z', undefined, '2026-12-25'],
])('at %s in %s it is %s', (moment, zone, date) => {
  const now = new Date(moment);
  expect(placeDate(now, zone === undefined ? undefined : zoneOffsets(zone, now))).toBe(date);
});
