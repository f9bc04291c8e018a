import { expect, test } from 'vitest';
import { colorsIn } from './logo-colors.ts';

const pixels = (...runs: [count: number, color: [number, number, number], opacity?: number][]) =>
  runs.flatMap(([count, color, opacity = 255]) => Array.from({ length: count }, () => [...color, opacity]).flat());

test('the colours of a logo, that with most of it first; no ground, no edges', () => {
  const logo = pixels(
    [500, [255, 255, 255]],
    [900, [0, 0, 0], 0],
    [60, [13, 74, 60]],
    [300, [255, 127, 50]],
    // Between the two, where they meet.
    [3, [134, 100, 55]],
    [20, [250, 125, 48]],
  );
  expect(colorsIn(logo)).toEqual(['#ff7f32', '#0d4a3c']);
});

test('so many at most, and none of an empty picture', () => {
  const many = pixels(
    ...[0, 80, 160, 235].flatMap((part): [number, [number, number, number]][] => [
      [10, [part, 0, 0]],
      [9, [0, part, 120]],
    ]),
  );
  expect(colorsIn(many)).toHaveLength(4);
  expect(colorsIn([])).toEqual([]);
  expect(colorsIn(pixels([9, [250, 250, 250]]))).toEqual([]);
});
