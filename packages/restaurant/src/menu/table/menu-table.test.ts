import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSiteConfiguration } from '../../site-configuration/read-site-configuration.ts';
import { writtenBrand } from '../generated-menus.test-support.ts';
import type { Cells } from './cells.ts';
import type { MenuRow } from './columns.ts';
import { tableOfConfiguration, withMenuTable } from './configuration-table.ts';

/** As a file has them: texts, none of them blank, from the second line on. */
const asRead = (rows: MenuRow[]) =>
  rows.map((row, at) => ({
    line: at + 2,
    cells: Object.fromEntries(
      Object.entries(row)
        .map(([column, cell]) => [column, String(cell).trim()])
        .filter(([, cell]) => cell !== ''),
    ) as Cells,
  }));
const siteOf = (fields: object) => {
  const read = readSiteConfiguration(fields);
  if (!read.ok) throw new Error(read.error);
  return read.configuration;
};
const menusOf = (fields: object) => {
  const { menu, currency, locations } = siteOf(fields);
  return { menu, currency, locations: locations.map((place) => ({ menu: place.menu, currency: place.currency })) };
};

describe('menus as a table', () => {
  test('are read back as the same, whatever menus and differences say', () => {
    fc.assert(
      fc.property(writtenBrand, (brand) => {
        const { fields } = withMenuTable(brand, asRead(tableOfConfiguration(brand)), true);
        expect(menusOf(fields)).toEqual(menusOf(brand));
      }),
      { numRuns: Number(process.env.GENERATED_MENUS ?? 40) },
    );
  });

  const lucia = {
    name: 'Lucia',
    menu: [
      {
        name: 'Dinner',
        hours: 'Tu-Su 17:00-22:00',
        categories: [
          {
            name: 'Pizza',
            items: [
              {
                name: 'Margherita',
                description: 'Tomato, basil.',
                variants: [
                  { name: 'Small', price: 12 },
                  { name: 'Large', price: 16.5, calories: 900 },
                ],
                addOns: [{ name: 'Burrata', price: 4 }],
                allergens: ['milk', 'wheat'],
                freeOf: ['nuts'],
                available: { from: '2026-12-01' },
              },
              { name: 'Marinara', price: 10, soldOut: { until: '2026-12-01T05:00:00Z' } },
            ],
          },
        ],
      },
    ],
    locations: [
      { name: 'King' },
      {
        name: 'Main',
        menuOverrides: [
          { id: 'marinara', price: 11 },
          { id: 'margherita', hidden: true },
        ],
      },
    ],
  };

  test('have a row for each size and addition, and one for what differs at a location', () => {
    const dish = { menu: 'Dinner', category: 'Pizza', item: 'Margherita' };
    expect(tableOfConfiguration(lucia)).toEqual([
      {
        ...dish,
        variant: 'Small',
        price: 12,
        description: 'Tomato, basil.',
        contains: 'milk; wheat',
        free_of: 'nuts',
        available_dates: 'from 2026-12-01',
        menu_hours: 'Tu-Su 17:00-22:00',
      },
      { ...dish, variant: 'Large', price: 16.5, calories: 900 },
      { ...dish, add_on: 'Burrata', price: 4 },
      { ...dish, item: 'Marinara', price: 10, sold_out: 'until 2026-12-01T05:00:00Z' },
      { location: 'Main', difference: 'changed', item: 'Marinara', id: 'marinara', price: 11 },
      { location: 'Main', difference: 'hidden', item: 'Margherita', id: 'margherita' },
    ]);
  });

  test('keep what stands beside them, and the differences of locations where they do not tell of any', () => {
    const rows = asRead([{ item: 'Soup', price: 7 }]);
    const { fields } = withMenuTable(lucia, rows, false);
    expect(fields).toEqual({ ...lucia, menu: [{ categories: [{ items: [{ name: 'Soup', price: 7 }] }] }] });
    expect(withMenuTable(lucia, rows, true).fields.locations).toEqual([{ name: 'King' }, { name: 'Main' }]);
  });

  test('in places that are written in other shapes', () => {
    const brand = { ...lucia, locations: { items: [{}, ...lucia.locations] } };
    const { fields } = withMenuTable(brand, asRead([{ location: 'King', item: 'Soup', price: 7 }]), true);
    const menu = [{ categories: [{ items: [{ name: 'Soup', price: 7 }] }] }];
    expect(fields).toEqual({ name: 'Lucia', locations: { items: [{}, { name: 'King', menu }, { name: 'Main' }] } });
  });

  test('keep the currency that only signs beside the prices told', () => {
    const brand = {
      menu: [{ categories: [{ items: [{ name: 'Soup', price: '€7' }] }] }],
      locations: [{ name: 'A', menu: [] }],
    };
    const table = withMenuTable(brand, asRead(tableOfConfiguration(brand)), true);
    expect(table.added).toEqual([{ path: 'currency', currency: 'EUR' }]);
    expect(menusOf(table.fields)).toMatchObject({
      currency: 'EUR',
      menu: [{ categories: [{ items: [{ price: 7 }] }] }],
    });
  });

  test.each<[what: string, row: MenuRow, warning: string]>([
    ['no dish', { price: 3 }, 'it names no dish (item); this line is left out'],
    ['no location', { item: 'X', location: 'Mars' }, '"Mars" is no location of the brand; this line is left out'],
    [
      'two parts',
      { item: 'X', variant: 'S', add_on: 'Y' },
      'a row is of a size (variant) or of an add_on, not of both; this line is left out',
    ],
    [
      'no difference',
      { item: 'X', location: 'King', difference: 'new' },
      '"new" is none of changed, hidden, added; this line is left out',
    ],
    ['the brand', { id: 'x', difference: 'hidden' }, 'only a location differs from the menu; this line is left out'],
    ['no id', { location: 'King', difference: 'changed' }, 'it has no id of a dish; this line is left out'],
    [
      'half a dish',
      { item: 'X', location: 'King', difference: 'added' },
      'an added dish needs an item and a category; this line is left out',
    ],
    [
      'what no location changes',
      { location: 'King', difference: 'changed', id: 'soup', price: 8, tags: 'New' },
      'tags: no location changes that of a dish; not read',
    ],
    ['no dish of the menu', { location: 'King', difference: 'hidden', id: 'x' }, '"x" is no dish of the menu'],
    ['no price', { item: 'X', price: 'abc' }, 'price: "abc" is not a number; shown as it is written'],
    [
      'allergens that nobody can read',
      { item: 'X', contains: '[1, {}]' },
      'allergens: is left out, since a part of it cannot be read',
    ],
    [
      'another fact of one dish',
      { item: 'Soup', variant: 'S', description: 'Cold.' },
      'description is not as in the first line of the same; not read',
    ],
    ['an addition alone', { item: 'X', add_on: 'Y' }, 'the dish of this add_on has no line of its own before it'],
    ['dates', { item: 'X', available_dates: '5/1/2027' }, 'available.from: "5/1/2027" is not a date'],
  ])('name the line of %s', (_what, row, warning) => {
    const table = withMenuTable(
      lucia,
      asRead([{ item: 'Soup', description: 'Hot.', variant: 'L', price: 9 }, row]),
      true,
    );
    expect(table.warnings).toContainEqual({ line: 3, message: warning });
    expect(menusOf(table.fields).menu[0]?.categories[0]?.items[0]).toMatchObject({ name: 'Soup', description: 'Hot.' });
  });

  test('state no allergens of a dish whose lines do not agree on them: half of them would be taken for the whole', () => {
    const rows = [
      { category: 'A', item: 'Soup', id: 's', variant: 'S', contains: 'milk', free_of: 'nuts', tags: 'New' },
      { category: 'A', item: 'Soup', id: 's', variant: 'L', contains: 'milk; nuts', tags: 'Hot' },
    ];
    const { fields, warnings } = withMenuTable({}, asRead(rows), true);
    const [soup] = menusOf(fields).menu[0]?.categories[0]?.items ?? [];
    expect(soup).toMatchObject({ name: 'Soup', tags: ['New'] });
    expect(soup).not.toHaveProperty('allergens');
    expect(soup).not.toHaveProperty('freeOf');
    expect(warnings).toEqual([
      { line: 3, message: 'contains is not as in the first line of the same; the dish states no allergens' },
      { line: 3, message: 'tags is not as in the first line of the same; not read' },
    ]);
  });

  test('are read as people write them', () => {
    const row = {
      item: 'X',
      price: '$7.50',
      vegan: 'x',
      halal: 'no',
      spicy: '✓',
      contains: 'Milk, eggs',
      calories: '1,250',
      sold_out: 'Yes',
    };
    expect(menusOf(withMenuTable({}, asRead([row]), true).fields).menu[0]?.categories[0]?.items[0]).toMatchObject({
      price: 7.5,
      isVegan: true,
      isHalal: false,
      isSpicy: true,
      allergens: ['Milk', 'eggs'],
      calories: { from: 1250 },
      soldOut: true,
    });
  });
});
