import { expect, test } from 'vitest';
import { hoursNear } from './hours-near.ts';
import type { OpeningHours } from './opening-hours.ts';

const hours: OpeningHours = {
  week: Array(7).fill([]),
  special: ['2026-11-26', '2026-12-25'].map((date) => ({ from: date, through: date, hours: { spans: [] } })),
};

test('for as long as the same is asked for it is the same object, whatever else is asked for in between', () => {
  const asked = [
    ['2026-11-20', 14],
    ['2026-11-20', 45],
    ['2026-11-21', 14],
  ] as const;
  const first = asked.map(([date, days]) => hoursNear(hours, date, days));
  expect(first.map(({ special }) => special?.length)).toEqual([1, 2, 1]);
  for (const [index, [date, days]] of asked.entries()) expect(hoursNear(hours, date, days)).toBe(first[index]);
});
