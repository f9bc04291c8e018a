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
