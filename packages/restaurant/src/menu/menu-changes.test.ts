import { describe, expect, test } from 'vitest';
import { readSiteConfiguration } from '../site-configuration/read-site-configuration.ts';
import { menuChanges } from './menu-changes.ts';

const penne = { name: 'Penne', price: 12, allergens: ['wheat'] };
const soup = { name: 'Soup', price: 7 };
const menusOf = (...categories: object[]) => {
  const read = readSiteConfiguration({ menu: [{ name: 'Dinner', categories }] });
  if (!read.ok) throw new Error(read.error);
  return read.configuration.menu;
};
const before = menusOf({ name: 'Pasta', items: [penne, soup] });
const money = { currency: 'CAD', language: 'en' };

describe('what changes on menus, in words', () => {
  test.each<[what: string, category: object, changes: string[]]>([
    ['nothing', { items: [penne, soup] }, []],
    ['a price', { items: [{ ...penne, price: 13.5 }, soup] }, ['Pasta › Penne: price $12.00 → $13.50']],
    ['a new dish', { items: [penne, soup, { name: 'Tart' }] }, ['Pasta › Tart: new']],
    ['a dish less', { items: [soup] }, ['Pasta › Penne: gone']],
    ['the order', { items: [soup, penne] }, ['What stays is in another order.']],
    [
      'allergens, sizes and calories',
      { items: [{ ...penne, allergens: undefined, calories: 500, variants: [{ name: 'S', price: 12 }] }, soup] },
      [
        'Pasta › Penne: sizes and kinds not stated → S $12.00; calories not stated → 500 Cal; allergens wheat → not stated',
      ],
    ],
    [
      'whether it is to be had',
      { items: [penne, { ...soup, soldOut: { until: '2026-12-01T05:00:00Z' }, available: 'Mo-Fr 11:00-15:00' }] },
      [
        'Pasta › Soup: sold out no → yes; sold out until not stated → 2026-12-01T05:00:00Z; when it is to be had not stated → Mon – Fri 11:00 AM – 3:00 PM',
      ],
    ],
    ['the category', { items: [penne, soup], description: 'Fresh.' }, ['Pasta: description not stated → "Fresh."']],
  ])('%s', (_what, category, changes) => {
    expect(menuChanges(before, menusOf({ name: 'Pasta', ...category }), money)).toEqual(changes);
  });

  test('a dish that goes to another category', () => {
    const after = menusOf({ name: 'Pasta', items: [penne] }, { name: 'Soups', items: [soup] });
    expect(menuChanges(before, after, money)).toEqual(['Soups: new', 'Soups › Soup: was in Pasta']);
  });
});
