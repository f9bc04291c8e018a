import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

test.each([
  [words(16), undefined],
  [words(17), `${words(16)}…`],
  [`  ${words(16)}\n`, undefined],
  [words(17).replaceAll(' ', '\n\t '), `${words(16)}…`],
  ['', undefined],
])('%j is cut above 16 words to %j', (text, cut) => {
  expect(cutText(text, 16)).toBe(cut);
});
