import { expect, test } from 'vitest';
import { createRecentCounts } from './recent-counts.ts';

const MINUTE = 60_000;
const start = Date.UTC(2026, 10, 21, 12);

test('what came within the last ten minutes counts, as if it had come evenly', () => {
  let time = start;
  const counts = createRecentCounts(10 * MINUTE, () => time);
  expect(counts.add('brand', 1)).toBe(1);
  expect(counts.add('brand', 9)).toBe(10);
  expect(counts.add('other', 1)).toBe(1);
  time += 10 * MINUTE;
  expect(counts.add('brand', 1)).toBe(11);
  time += 5 * MINUTE;
  expect(counts.add('brand', 1)).toBe(7);
  time += 15 * MINUTE;
  expect(counts.add('brand', 1)).toBe(1);
});

test.each([
  ['back', -30 * 24 * 60 * MINUTE],
  ['forward', 30 * 24 * 60 * MINUTE],
])('a clock that is set %s begins anew', (_where, jump) => {
  let time = start;
  const counts = createRecentCounts(10 * MINUTE, () => time);
  counts.add('brand', 100);
  time += jump;
  expect(counts.add('brand', 1)).toBe(1);
});

test('made-up keys do not fill the memory, and do not hide who comes again and again', () => {
  const counts = createRecentCounts(10 * MINUTE, () => start);
  for (let index = 0; index < 120_000; index += 1) {
    counts.add(`made up ${index}`, 1);
    if (index % 1_000 === 0) counts.add('again', 1);
  }
  expect(counts.add('again', 1)).toBe(121);
  expect(counts.add('made up 1', 1)).toBe(1);
});
