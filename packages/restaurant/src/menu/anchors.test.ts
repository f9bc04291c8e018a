import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Menu } from '../site-configuration/site-configuration.ts';
import { anchorMenus } from './anchors.ts';

const marks = { isVegetarian: false, isVegan: false, isGlutenFree: false, isHalal: false, isSpicy: false };

function menu(name: string | undefined, categories: Record<string, string[]> | [string, string[]][]): Menu {
  const entries = Array.isArray(categories) ? categories : Object.entries(categories);
  return {
    name,
    categories: entries.map(([name, items], index) => ({
      id: `category-${index}`,
      name,
      items: items.map((name, number) => ({ id: `item-${number}`, name, ...marks, soldOut: false, tags: [] })),
    })),
  };
}

const anchorsOf = (menus: Menu[]) =>
  anchorMenus(menus).flatMap(({ anchor, categories }) => [
    anchor,
    ...categories.flatMap(({ anchor, items }) => [anchor, ...items.map(({ anchor }) => anchor)]),
  ]);

test('anchors are the names', () => {
  expect(anchorsOf([menu('Dinner', { 'Pâtes & riz': ['Crème brûlée', 'St. John’s cod'] })])).toEqual([
    'dinner',
    'pates-riz',
    'creme-brulee',
    'st-john-s-cod',
  ]);
});

test('of parts with one name the category keeps it, an item gets its category’s besides', () => {
  expect(anchorsOf([menu('Pizza', { Pizza: ['Pizza', 'Pizza'] }), menu(undefined, { Pizza: ['Pizza'] })])).toEqual([
    'pizza-3',
    'pizza',
    'pizza-pizza',
    'pizza-pizza-2',
    'menu',
    'pizza-2',
    'pizza-2-pizza',
  ]);
});

test('the page’s own ids are never given, and names in other scripts are told in Latin letters', () => {
  expect(anchorsOf([menu('Main', { '…': ['麻婆豆腐', '!'] })])).toEqual([
    'main-2',
    'category-0',
    'mapodoufu',
    'item-1',
  ]);
});

test('no two parts ever share an anchor, and none can be mistaken for an id of the site', () => {
  const name = fc.oneof(fc.constantFrom('Pizza', 'pizza', 'Pizza 2', 'main', ''), fc.string({ unit: 'grapheme' }));
  const menus = fc.array(
    fc
      .tuple(fc.option(name, { nil: undefined }), fc.array(fc.tuple(name, fc.array(name, { maxLength: 6 }))))
      .map(([name, categories]) => menu(name, categories)),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(menus, (menus) => {
      const anchors = anchorsOf(menus);
      expect(new Set(anchors).size).toBe(anchors.length);
      for (const anchor of anchors) expect(anchor).toMatch(/^[^\s_"'<>&#%]+$/);
      expect(anchors).not.toContain('main');
    }),
  );
});

test('ten thousand items of one name take no noticeable time', () => {
  const begun = performance.now();
  const anchors = anchorsOf([menu('Menu', { All: Array.from({ length: 10_000 }, () => 'Same') })]);
  expect(new Set(anchors).size).toBe(10_002);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
