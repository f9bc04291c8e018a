import { expect, test } from 'vitest';
import { speedAt } from './follow-drag.ts';

test.each([
  ['the middle', 400, 0],
  ['just within the upper edge', 148, -4],
  ['at the upper edge', 100, -16],
  ['above it', 20, -16],
  ['near the lower edge', 668, 8],
  ['below it', 900, 16],
])('a drag that rests in %s scrolls so far', (_, y, by) => {
  expect(speedAt(y, { top: 100, bottom: 700 })).toBe(by);
});
