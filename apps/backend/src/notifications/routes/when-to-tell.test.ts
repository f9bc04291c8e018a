import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfQuiet, lastDigest } from './when-to-tell.ts';

const TORONTO = 'America/Toronto';
const night = { from: 22 * 60, until: 7 * 60 };

describe('quiet hours', () => {
  test.each([
    ['2026-11-23T02:59:00Z', undefined],
    ['2026-11-23T03:00:00Z', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23T11:59:59Z', '2026-11-23T12:00:00.000Z'],
    ['2026-11-23T12:00:00Z', undefined],
    // The night in which clocks go forward, and the one in which they go back.
    ['2026-03-08T04:00:00Z', '2026-03-08T11:00:00.000Z'],
    ['2026-11-01T03:00:00Z', '2026-11-01T12:00:00.000Z'],
  ])('at %s end at %s', (now, ends) => {
    expect(endOfQuiet(night, new Date(now), TORONTO)?.toISOString()).toBe(ends);
  });

  test('within a day, and in UTC without a zone', () => {
    const lunch = { from: 12 * 60, until: 14 * 60 };
    expect(endOfQuiet(lunch, new Date('2026-11-23T13:30:00Z'), null)?.toISOString()).toBe('2026-11-23T14:00:00.000Z');
    expect(endOfQuiet(lunch, new Date('2026-11-23T14:00:00Z'), null)).toBeUndefined();
  });

  test('end within a day, and are over then', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const zones = fc.constantFrom(TORONTO, 'Asia/Kolkata', 'Pacific/Auckland', 'Europe/Lisbon', null);
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(minutes, minutes, moments, zones, (from, until, now, zone) => {
        fc.pre(from !== until);
        const ends = endOfQuiet({ from, until }, now, zone);
        if (!ends) return;
        expect(ends.getTime()).toBeGreaterThan(now.getTime());
        expect(ends.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        expect(
          endOfQuiet({ from, until }, new Date(ends.getTime() + 3_600_000 * 1.001), zone)?.getTime() ?? 0,
        ).not.toBe(ends.getTime());
      }),
    );
  });
});

test.each([
  ['2026-11-23T13:59:00Z', '2026-11-22', '2026-11-22T14:00:00.000Z'],
  ['2026-11-23T14:00:00Z', '2026-11-23', '2026-11-23T14:00:00.000Z'],
  ['2026-11-24T04:59:00Z', '2026-11-23', '2026-11-23T14:00:00.000Z'],
])('the last digest of nine o’clock is at %s that of %s', (now, day, at) => {
  const last = lastDigest(9 * 60, new Date(now), TORONTO);
  expect([last.day, last.at.toISOString()]).toEqual([day, at]);
});
