import { describe, expect, test } from 'vitest';
import { readSiteConfiguration } from '../../site-configuration/read-site-configuration.ts';
import { dashed } from '../../slugs.ts';
import { type JsonObject, withKeys, withoutKeys } from '../entry-keys.ts';
import { applyPatches } from '../patches.ts';
import { dishReader } from './dish-in-file.ts';
import { menusInFile } from './menus-in-file.ts';
import { type PastedMenu, pastedTable, readPasted, takePasted } from './pasted-menu.ts';

const document = withKeys({
  currency: 'CAD',
  menu: [
    {
      name: 'The card',
      categories: [
        {
          name: 'Burgers',
          items: [
            { name: 'The Ember double', price: '$16.50' },
            { name: 'Plain single', price: 12 },
            { name: 'Maple bacon', price: 17.5 },
          ],
        },
        {
          name: 'Tacos',
          items: [{ name: 'Baja cod taco', price: 7.5 }, { name: 'Brisket taco', price: 7.25 }, { name: 'Elote' }],
        },
        { name: 'Sides', items: [{ name: 'Poutine', price: 10.5 }] },
        { name: 'Sweet and cold', items: [{ name: 'Cocoa doughnut', price: 4.25 }] },
      ],
    },
  ],
});
const open = (from: JsonObject): PastedMenu => ({
  menu: menusInFile({ at: [], fields: from })[0] as PastedMenu['menu'],
  says: dishReader({ currency: 'CAD', timeZones: [] }),
  currency: 'CAD',
});
test('a table of names alone, or of nothing, has no rows', () => {
  expect(pastedTable([['Dish', 'Price', '']], 'CAD', new Set()).rows).toEqual([]);
  expect(pastedTable([[' ', ''], []], 'CAD', new Set())).toEqual({ columns: [], rows: [] });
});

const known = new Set(['burgers', 'tacos', 'sides', 'sweet-cold']);
const cells = (text: string) => text.split('\n').map((line) => line.split('|'));
const table = (text: string) => pastedTable(cells(text), 'CAD', known);
const lines = (text: string) => readPasted(table(text), open(document));
const summary = (text: string) =>
  lines(text).map(({ kind, dish, amount, category }) => [
    kind,
    dish?.fields.name ?? null,
    amount ?? null,
    category?.name ?? null,
  ]);

describe('columns', () => {
  test.each([
    ['Ember double|17|Burgers\nPlain single|12.50|Burgers', ['item', 'price', 'category'], 2],
    [
      'Burgers|Ember double|$17|Two patties, aged cheddar, charred onion',
      ['category', 'item', 'price', 'description'],
      1,
    ],
    ['Name|Price|May contain|Shelf\nEmber double|17|nuts|3', ['item', 'price', 'may_contain', undefined], 1],
    ['item|price|price\nA|1|2', ['item', 'price', undefined], 1],
    ['Ember double\n\n Plain single ', ['item'], 2],
    ['', [], 0],
  ])('%j', (text, columns, rows) => {
    expect(table(text).columns).toEqual(columns);
    expect(table(text).rows).toHaveLength(rows);
  });
});

test('lines are found, new, doubtful, alike or not read', () => {
  expect(
    summary(
      'Ember double|17|Burgers\nPlain single|12.00|Burgers\nMaple hot chocolate|5.5|Sweet & cold\nFish taco|7.75|Tacos\nPoutine|market|Sides\n|3|Sides\nEmber double|18|Burgers\nGravy|3|Sauces',
    ),
  ).toEqual([
    ['found', 'The Ember double', 17, 'Burgers'],
    ['alike', 'Plain single', 12, 'Burgers'],
    ['new', null, 5.5, 'Sweet and cold'],
    ['same?', 'Baja cod taco', 7.75, 'Tacos'],
    ['unread', 'Poutine', null, 'Sides'],
    ['nameless', null, 3, 'Sides'],
    ['new', null, 18, 'Burgers'],
    ['new', null, 3, null],
  ]);
});

test('what is taken is one change, with categories that were not there', () => {
  const menu = open(document);
  const read = lines('Ember double|17|Burgers\nGravy|3|Sauces\nAioli|2.5|Sauces\nPoutine|11|Sides');
  const patches = takePasted(
    read.map((line) => ({ line, dish: line.dish })),
    menu,
  );
  const after = applyPatches(document, patches);
  expect(after.conflicts).toEqual([]);
  const result = readSiteConfiguration(withoutKeys(after.document));
  const categories = result.ok ? (result.configuration.menu[0]?.categories ?? []) : [];
  expect(
    categories.map(
      ({ name, items }) => `${name}: ${items.map((item) => `${item.name} ${item.price ?? '–'}`).join(', ')}`,
    ),
  ).toEqual([
    'Burgers: The Ember double 17, Plain single 12, Maple bacon 17.5',
    'Tacos: Baja cod taco 7.5, Brisket taco 7.25, Elote –',
    'Sides: Poutine 11',
    'Sweet and cold: Cocoa doughnut 4.25',
    'Sauces: Gravy 3, Aioli 2.5',
  ]);
});

test('facts come as the menu’s table writes them', () => {
  const [line] = readPasted(
    table('name|price|contains|vegan|calories\nPlain single|12|Milk; Eggs|yes|540'),
    open(document),
  );
  const patches = takePasted([{ line: line as never, dish: line?.dish }], open(document));
  const { document: after } = applyPatches(document, patches);
  expect(withoutKeys(open(after).menu.categories.entries[0]?.dishes.entries[1]?.fields as JsonObject)).toEqual({
    name: 'Plain single',
    price: 12,
    allergens: ['Milk', 'Eggs'],
    isVegan: true,
    calories: 540,
  });
});

test('a formula is text: nothing is calculated', () => {
  const [line] = lines('=1+1|3|Sides');
  expect(line).toMatchObject({ kind: 'new', cells: { item: '=1+1' } });
  expect(dashed('=1+1')).not.toBe('2');
});
