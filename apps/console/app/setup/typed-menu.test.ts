import { withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { dishCount, typedMenu } from './typed-menu.ts';

test('a menu that is typed is the one that the site reads', () => {
  const menu = typedMenu('Pizza\nMargherita 14.50\nMarinara – $12\n\nDrinks:\nHouse red, 9,50\nTap water\n');
  expect(dishCount(menu)).toBe(4);
  const reading = readSiteConfiguration({ menu: [withoutKeys(menu ?? {})] });
  if (!reading.ok) throw new Error(reading.error);
  expect(reading.warnings).toEqual([]);
  const categories = reading.configuration.menu[0]?.categories ?? [];
  expect(categories.map(({ name, items }) => [name, items.map((item) => [item.name, item.price])])).toEqual([
    [
      'Pizza',
      [
        ['Margherita', 14.5],
        ['Marinara', 12],
      ],
    ],
    [
      'Drinks',
      [
        ['House red', 9.5],
        ['Tap water', undefined],
      ],
    ],
  ]);
});

test.each([
  ['', 0],
  ['\n  \n', 0],
  ['Soup 7', 1],
  ['Soup', 1],
  ['2 eggs 8', 1],
])('%j has %i dishes', (text, count) => {
  expect(dishCount(typedMenu(text))).toBe(count);
});
