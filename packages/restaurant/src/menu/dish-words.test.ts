import { expect, test } from 'vitest';
import { readOpeningHours } from '../opening-hours/read-opening-hours.ts';
import { availabilityText, caloriesOfDish, caloriesText, costsFrom, hoursInShort, variantText } from './dish-words.ts';

const english = { currency: 'CAD', language: 'en-CA' };

test('sizes and additions have their price and calories beside them', () => {
  expect(variantText({ name: 'Large', price: 14, calories: { from: 540 } }, english)).toBe('Large $14.00 (540 Cal)');
  expect(variantText({ name: 'Lobster', priceText: 'market price' }, english)).toBe('Lobster market price');
  expect(variantText({ name: 'Bread' }, english)).toBe('Bread');
  expect(caloriesText({ from: 540, to: 720 }, 'GBP')).toBe('540–720 kcal');
});

test('a dish costs from the lowest of several prices, not of one', () => {
  const of = (...prices: number[]) =>
    costsFrom({ price: Math.min(...prices), variants: prices.map((price) => ({ name: 'S', price })) });
  expect([of(9, 14), of(9, 9), of(9)]).toEqual([true, false, false]);
  expect(costsFrom({ price: 9 })).toBe(false);
  expect(costsFrom({ price: 9, variants: [{ name: 'S', price: 9 }, { name: 'L' }] })).toBe(true);
});

test('calories of a dish are its own, else those of all its sizes', () => {
  const small = { name: 'S', calories: { from: 300 } };
  const large = { name: 'L', calories: { from: 500, to: 600 } };
  expect(caloriesOfDish({ variants: [small, large] })).toEqual({ from: 300, to: 600 });
  expect(caloriesOfDish({ variants: [small] })).toEqual({ from: 300 });
  expect(caloriesOfDish({ variants: [small, { name: 'X' }] })).toBeUndefined();
  expect(caloriesOfDish({ calories: { from: 1 }, variants: [small] })).toEqual({ from: 1 });
});

test.each([
  ['Mo-Fr 11:00-15:00', 'Mon – Fri 11:00 AM – 3:00 PM'],
  ['Mo-Su 17:00-22:00', '5:00 PM – 10:00 PM'],
  ['Sa-Su 00:00-24:00', 'Sat – Sun'],
  ['Mo 11:00-15:00; Su 12:00-15:00', 'Mon 11:00 AM – 3:00 PM; Sun 12:00 PM – 3:00 PM'],
])('%s in short is %s', (written, text) => {
  expect(hoursInShort(readOpeningHours(written, 'x', () => {}))).toBe(text);
});

test('dates stand behind the days', () => {
  expect(availabilityText({ from: '2026-05-01', through: '2026-09-30' }, 'en')).toBe(
    'from 1 May 2026 to 30 September 2026',
  );
  expect(availabilityText({ through: '2026-09-30' }, 'en')).toBe('until 30 September 2026');
  const hours = readOpeningHours('Sa-Su 00:00-24:00', 'x', () => {});
  expect(availabilityText({ hours, from: '2026-05-01' }, 'en')).toBe('Sat – Sun, from 1 May 2026');
});
