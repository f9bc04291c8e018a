import { expect, test } from 'vitest';
import { initialsOf, shadeOf } from './initials.ts';

test.each([
  ['Marguerite Ellis', 'ME'],
  ['Chloé', 'C'],
  ['Jean-Luc de la Tour', 'JT'],
  ['luc@mapleember.example', 'L'],
  ['', '?'],
  ['⚙', '?'],
])('%s is %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
  expect(shadeOf(name)).toBe(shadeOf(name));
});
