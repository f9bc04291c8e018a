import { expect, test } from 'vitest';
import { hasLongWord } from './long-words.ts';

test('a word of absurd length is found wherever it stands', () => {
  expect(hasLongWord({ locations: [{ name: `The ${'x'.repeat(400)}` }] })).toBe(true);
  expect(hasLongWord({ name: 'Wide name '.repeat(1000), tags: Array.from({ length: 900 }, () => 'x') })).toBe(false);
});
