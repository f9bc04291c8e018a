import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

test.each([
  ['Crème brûlée', 'creme brulee'],
  ['Rakı', 'raki'],
  ['ISPANAKLI GÖZLEME', 'ispanakli gozleme'],
  ['İşkembe', 'iskembe'],
  ['Smørrebrød', 'smorrebrod'],
  ['Żurek, Łódź', 'zurek, lodz'],
  ['Œufs à la neige', 'oeufs a la neige'],
  ['Bún đậu', 'bun dau'],
  ['Käse, süß', 'kase, suss'],
  ['½ jamón', '1⁄2 jamon'],
  ['味噌ラーメン', '味噌ラーメン'],
])('%s is typed %s', (text, typed) => {
  expect(plainLetters(text)).toBe(typed);
});
