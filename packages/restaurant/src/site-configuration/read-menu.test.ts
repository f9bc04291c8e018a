import { describe, expect, test } from 'vitest';
import { locationReading, reading } from './reading.test-support.ts';

const mains = { name: 'Mains', items: [{ name: 'Pizza' }] };
const sides = { name: 'Sides', dishes: [{ name: 'Fries' }] };

describe('a menu', () => {
  test.each<[string, unknown, string[]]>([
    ['one object', { name: 'All day', categories: [mains, sides] }, ['All day: Mains (Pizza), Sides (Fries)']],
    [
      'a list',
      [{ name: 'Lunch', categories: [mains] }, { categories: [sides] }],
      ['Lunch: Mains (Pizza)', ': Sides (Fries)'],
    ],
    ['a bare list of categories', [mains, sides], [': Mains (Pizza), Sides (Fries)']],
    [
      'menus and categories mixed',
      [{ name: 'Lunch', categories: [mains] }, sides],
      ['Lunch: Mains (Pizza)', ': Sides (Fries)'],
    ],
    ['categories within items', { categories: { items: [mains] } }, [': Mains (Pizza)']],
    ['empty items beside dishes', { categories: [{ name: 'A', items: [], dishes: [{ name: 'B' }] }] }, [': A (B)']],
    ['nothing', null, []],
    ['an empty list', [], []],
  ])('may be %s', (_, menu, expected) => {
    for (const menus of [
      reading({ menu }).configuration.menu,
      locationReading({ name: 'x', menu }).location?.menu ?? [],
    ]) {
      const told = menus.map(({ name = '', categories }) => {
        const texts = categories.map(
          (category) => `${category.name} (${category.items.map((item) => item.name).join()})`,
        );
        return `${name}: ${texts.join(', ')}`;
      });
      expect(told).toEqual(expected);
    }
  });

  test.each<[unknown, number, string[]]>([
    ['x', 0, ['menu: "x" is no menu; a link to one is "hasMenu", "fileLink" or "menuUrl"']],
    [
      'https://a.example/menu.pdf',
      0,
      ['menu: "https://a.example/menu.pdf" is no menu; a link to one is "hasMenu", "fileLink" or "menuUrl"'],
    ],
    [{}, 0, ['menu: has no categories with items']],
    [{ categories: [] }, 0, ['menu: has no categories with items']],
    [{ categories: [{ name: 'A' }] }, 0, ['menu.categories[0]: has no items', 'menu: has no categories with items']],
    [
      { categories: [mains, 5, { items: [{}] }] },
      1,
      [
        'menu.categories[1]: 5 is not an object',
        'menu.categories[2].items[0]: has no name',
        'menu.categories[2]: has no items',
      ],
    ],
    [[{ items: [{ name: 'A' }] }], 1, ['menu[0]: has no name']],
  ])('%j has %i menus and says why', (menu, count, warnings) => {
    const read = reading({ menu });
    expect(read.configuration.menu).toHaveLength(count);
    expect(read.warnings).toEqual(warnings);
  });
});

test('an item is read with every field', () => {
  const item = {
    id: 3,
    name: 'Pizza',
    price: '$12.50',
    description: 'Hot',
    image: '/p.webp',
    isVegetarian: true,
    isVegan: 'false',
    isGlutenFree: 'true',
    isHalal: 1,
    isSpicy: null,
    soldOut: false,
    tags: ['New'],
    allergens: ['Milk', { name: 'Wheat' }],
  };
  const { configuration, warnings } = reading({
    menu: [{ id: 'm', name: 'Mains', description: 'Big', items: [item] }],
  });
  expect(warnings).toEqual([]);
  expect(configuration.menu).toEqual([
    {
      categories: [
        {
          id: 'm',
          name: 'Mains',
          description: 'Big',
          items: [
            {
              id: '3',
              name: 'Pizza',
              price: 12.5,
              description: 'Hot',
              image: '/p.webp',
              isVegetarian: true,
              isVegan: false,
              isGlutenFree: true,
              isHalal: true,
              isSpicy: false,
              soldOut: false,
              tags: ['New'],
              allergens: ['Milk', 'Wheat'],
            },
          ],
        },
      ],
    },
  ]);
});

describe('a price', () => {
  test.each<[unknown, number | undefined, string[]]>([
    [12.5, 12.5, []],
    [0, 0, []],
    ['12.50', 12.5, []],
    ['$12.50', 12.5, []],
    ['$ 12', 12, []],
    ['12,50 $', 12.5, []],
    ['CA$1,250.00', 1250, []],
    ['12.50 CAD', 12.5, []],
    ['€9', 9, []],
    ['.5', 0.5, []],
    [' ', undefined, []],
    ['market', undefined, ['"market" is not a number']],
    ['12-15', undefined, ['"12-15" is not a number']],
    ['1.2.3', undefined, ['"1.2.3" is not a number']],
    ['0x10', undefined, ['"0x10" is not a number']],
    [-3, undefined, ['-3 is below 0']],
    ['-3', undefined, ['"-3" is below 0']],
    [Number.POSITIVE_INFINITY, undefined, ['Infinity is not a number']],
    [true, undefined, ['true is not a number']],
    [{ amount: 3 }, undefined, ['an object is not a number']],
  ])('%j is %j', (price, expected, warnings) => {
    const read = reading({ deals: [{ title: 'x', price }] });
    expect(read.configuration.deals[0]?.price).toBe(expected);
    expect(read.warnings).toEqual(warnings.map((message) => `deals[0].price: ${message}`));
  });
});

test('ids are unique among the categories of all menus, and among the items of a category', () => {
  const { configuration } = reading({
    menu: [
      { categories: [{ id: 1, name: 'A', items: [{ id: 5, name: 'a' }, { id: 5, name: 'b' }, { name: 'c' }] }] },
      {
        categories: [
          { id: 1, name: 'B', items: [{ id: 5, name: 'a' }] },
          { name: 'C', items: [{ name: 'a' }] },
        ],
      },
    ],
  });
  const ids = configuration.menu.flatMap(({ categories }) =>
    categories.map(({ id, items }) => [id, ...items.map((item) => item.id)]),
  );
  expect(ids).toEqual([
    ['1', '5', '5-2', 'item-3'],
    ['1-2', '5'],
    ['category-2', 'item-1'],
  ]);
});

describe('allergens', () => {
  const read = (allergens: unknown) => {
    const { configuration, warnings } = reading({ menu: [{ name: 'A', items: [{ name: 'a', allergens }] }] });
    return { allergens: configuration.menu[0]?.categories[0]?.items[0]?.allergens, warnings };
  };

  test('are what is stated', () => {
    expect(read(['Milk', 'Wheat'])).toEqual({ allergens: ['Milk', 'Wheat'], warnings: [] });
    expect(read('Milk, Wheat')).toEqual({ allergens: ['Milk', 'Wheat'], warnings: [] });
  });

  test('are unknown when nothing is stated', () => {
    for (const nothing of [undefined, null, '', []])
      expect(read(nothing)).toEqual({ allergens: undefined, warnings: [] });
  });

  test('are unknown when only a part can be read, since half of them would pass for all', () => {
    expect(read(['Milk', 7, {}])).toEqual({
      allergens: undefined,
      warnings: [
        'menu[0].items[0].allergens[2]: has no name',
        'menu[0].items[0].allergens: is left out, since a part of it cannot be read',
      ],
    });
  });
});
