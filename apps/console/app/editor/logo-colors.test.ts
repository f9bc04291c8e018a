import { contrastOf } from '@tablefront/restaurant/theme';
import { expect, test } from 'vitest';
import { colorsIn, vanishing } from './logo-colors.ts';

const pixels = (...runs: [count: number, color: readonly [number, number, number], opacity?: number][]) =>
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

const [GREEN, WHITE, BLACK] = [
  [13, 74, 60],
  [255, 255, 255],
  [0, 0, 0],
] as const;

test.each<[string, number[], string, number]>([
  ['all of a white drawing on white', pixels([50, BLACK, 0], [50, WHITE]), '#ffffff', 1],
  ['none of it on the brand’s colour', pixels([50, BLACK, 0], [50, WHITE]), '#0d4a3c', 0],
  ['the half that is as dark as the ground', pixels([50, BLACK, 0], [25, GREEN], [25, WHITE]), '#0d4a3c', 0.5],
  ['none of a picture with a ground of its own', pixels([100, WHITE]), '#ffffff', 0],
  ['none of nothing', pixels([100, WHITE, 0]), '#ffffff', 0],
])('vanishes: %s', (_, drawing, ground, part) => {
  expect(vanishing(drawing, ground, contrastOf)).toBe(part);
});
