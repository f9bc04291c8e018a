import { expect, test } from 'vitest';
import { familySum } from './family-sum.ts';

const BUFFET = 'Adults $27, seniors $24, children six to eleven $14, under six free.';
const SANTA = '$24 for adults, $16 for children, under two free.';
const FEAST = '$85 a person, $40 for twelve and under';

test.each([
  ['2 adults and 1 kid', BUFFET, '2×27 1×14'],
  ['2 adults 2 seniors and a child aged 7', BUFFET, '2×27 2×24 1×14'],
  ['2 adults and a child aged 4', BUFFET, '2×27'],
  ['2 adults and a child aged 13', BUFFET, undefined],
  ['2 adults and 2 kids one is 4 other is 1', SANTA, '2×24 1×16'],
  ['2 adults and 2 kids', SANTA, '2×24 2×16'],
  ['2 adults and a child aged 9', FEAST, '2×85 1×40'],
  ['2 adults and a child aged 13', FEAST, undefined],
  ['2 adults and 2 seniors', BUFFET, undefined],
  ['1 adult 1 senior and a child aged 8', FEAST, undefined],
  ['2 adults and a kid', '$1,024.50 for adults, kids half price', undefined],
])('%s, of %s', (guests, told, expected) => {
  const sum = familySum(guests, told);
  expect(sum?.map(({ count, each }) => `${count}×${each}`).join(' ')).toBe(expected);
});
