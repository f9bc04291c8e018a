import { expect, test } from 'vitest';
import { initial } from './initials.ts';

test.each([
  ['maria G.', 'M'],
  ['"Zoë"', 'Z'],
  ['E\u0301milie', 'E\u0301'],
  ['émilie', 'É'],
  ['李小龙', '李'],
  ['4th street fan', '4'],
  ['👩‍🍳', '👩‍🍳'],
  ['', ''],
  ['  ', ''],
])('the initial of %j is %j', (name, letter) => {
  expect(initial(name)).toBe(letter);
});
