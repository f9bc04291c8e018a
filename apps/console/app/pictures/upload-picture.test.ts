import { expect, test } from 'vitest';
import { cropText, refusalOf } from './upload-picture.ts';

test('a crop is parts of the picture, whatever the browser’s arithmetic says', () => {
  expect(cropText({ x: -1e-9, y: 0.25, width: 1.0000001, height: 0.5 })).toBe('0.00000,0.25000,1.00000,0.50000');
});

test.each([
  [0, 'This file is empty.'],
  [15_000_000, undefined],
  [15_000_001, 'This picture is larger than 15 MB. Make it smaller, and try again.'],
])('of a file of %d bytes it is said: %s', (size, says) => {
  expect(refusalOf({ size })).toBe(says);
});
