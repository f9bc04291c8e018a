import type { OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { expect, test } from 'vitest';
import { statusesAt } from './statuses.ts';

const daily = (open: number, close: number): OpeningHours => ({ week: Array(7).fill({ spans: [{ open, close }] }) });
const unreadable: OpeningHours = { week: Array(7).fill({ spans: [], raw: ['by appointment'] }) };
const times = {
  hours: [daily(660, 1380), daily(660, 1200), unreadable],
  zones: [
    { offset: -300, changes: [] },
    { offset: -480, changes: [] },
  ],
};
// 20:30 in the first zone, 17:30 in the second.
const statusOf = statusesAt(times, new Date('2026-11-20T20:30:00-05:00'));

test.each([
  ['open', { hours: 0, zone: 0 }, { badge: 'Open', line: 'open until 11:00 PM' }],
  ['closed', { hours: 1, zone: 0 }, { badge: 'Closed', line: 'closed now · Opens tomorrow at 11:00 AM' }],
  ['open by the clock of its place', { hours: 1, zone: 1 }, { badge: 'Open', line: 'open until 8:00 PM' }],
  ['not surely anything', { hours: 2, zone: 0 }, { badge: undefined, line: 'by appointment' }],
  ['without hours', { zone: 0 }, { badge: undefined, line: 'Hours not available' }],
  [
    'open, but not for pickup',
    { hours: 0, pickup: 1, zone: 0 },
    { badge: 'Open', line: 'open until 11:00 PM', pickup: 'Pickup closed now' },
  ],
  [
    'open, of whose pickup nothing is known',
    { hours: 0, pickup: null, zone: 0 },
    { badge: 'Open', line: 'open until 11:00 PM', pickup: 'Pickup hours not available' },
  ],
])('a location that is %s says so', (_, place, status) => {
  expect(statusOf(place)).toEqual({ pickup: undefined, ...status });
});

test('a place of unknown zone goes by the visitor’s clock', () => {
  const hours = new Date('2026-11-20T20:30:00-05:00').getHours();
  const open = { hours: [daily(hours * 60, hours * 60 + 60)], zones: [] };
  expect(statusesAt(open, new Date('2026-11-20T20:30:00-05:00'))({ hours: 0 }).badge).toBe('Open');
});
