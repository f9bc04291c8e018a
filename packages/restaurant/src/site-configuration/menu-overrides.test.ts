import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MenuOverride, withOverrides } from './menu-overrides.ts';
import { reading } from './reading.test-support.ts';
import type { Menu } from './site-configuration.ts';

const menu = {
  name: 'Card',
  categories: [
    {
      id: 'pizza',
      name: 'Pizza',
      items: [
        { id: 'margherita', name: 'Margherita', price: 19 },
        { id: 'lobster', name: 'Lobster', price: 30, soldOut: true },
        {
          name: 'Quattro formaggi',
          variants: [
            { name: 'Small', price: 14 },
            { name: 'Large', price: 20 },
          ],
        },
      ],
    },
    { id: 'sweet', name: 'Sweet', items: [{ id: 'cake', name: 'Cake', price: 8 }] },
  ],
};
function at(menuOverrides: unknown, more: object = {}) {
  const { configuration, warnings } = reading({ menu, locations: [{ name: 'L', menuOverrides, ...more }] });
  return { brand: configuration.menu, menus: configuration.locations[0]?.menu ?? [], warnings };
}
const told = (menus: readonly Menu[]) =>
  menus.flatMap(({ categories }) =>
    categories.map(({ name, items }) => {
      const dishes = items.map(({ name, price, priceText, soldOut, variants }) => {
        const sizes = variants?.map((size) => `${size.name} ${size.price}`).join('/');
        return `${name} ${sizes ?? price ?? priceText}${soldOut ? ' (sold out)' : ''}`;
      });
      return `${name}: ${dishes.join(', ')}`;
    }),
  );

describe('a location says what differs', () => {
  test.each<[string, unknown, string[]]>([
    [
      'a price',
      [{ id: 'margherita', price: '20.50' }],
      ['Pizza: Margherita 20.5, Lobster 30 (sold out), Quattro formaggi Small 14/Large 20', 'Sweet: Cake 8'],
    ],
    [
      'a price in words',
      { cake: { priceText: 'ask us' } },
      ['Pizza: Margherita 19, Lobster 30 (sold out), Quattro formaggi Small 14/Large 20', 'Sweet: Cake ask us'],
    ],
    [
      'what is sold out, and what is not',
      { margherita: { soldOut: true }, lobster: { soldOut: false } },
      ['Pizza: Margherita 19 (sold out), Lobster 30, Quattro formaggi Small 14/Large 20', 'Sweet: Cake 8'],
    ],
    [
      'what is not to be had',
      { lobster: { hidden: true }, cake: { hidden: true } },
      ['Pizza: Margherita 19, Quattro formaggi Small 14/Large 20'],
    ],
    [
      'the price of a size, of a dish known by its name',
      { 'quattro-formaggi': { variants: [{ name: 'large', price: 9 }] } },
      ['Pizza: Margherita 19, Lobster 30 (sold out), Quattro formaggi Small 14/Large 9', 'Sweet: Cake 8'],
    ],
    [
      'a dish besides',
      [{ category: 'sweet', name: 'Butter tart', price: 5 }],
      [
        'Pizza: Margherita 19, Lobster 30 (sold out), Quattro formaggi Small 14/Large 20',
        'Sweet: Cake 8, Butter tart 5',
      ],
    ],
    [
      'a category besides',
      [{ category: 'Only here', name: 'Donair', price: 12 }],
      [
        'Pizza: Margherita 19, Lobster 30 (sold out), Quattro formaggi Small 14/Large 20',
        'Sweet: Cake 8',
        'Only here: Donair 12',
      ],
    ],
  ])('%s', (_, overrides, expected) => {
    const { menus, warnings } = at(overrides);
    expect(warnings).toEqual([]);
    expect(told(menus)).toEqual(expected);
  });

  test('the lowest price of a dish follows its sizes', () => {
    const { menus } = at({ 'quattro-formaggi': { variants: [{ name: 'Large', price: 9 }] } });
    expect(menus[0]?.categories[0]?.items[2]?.price).toBe(9);
  });

  test.each<[string, unknown, string]>([
    ['a dish that the menu does not have', [{ id: 'sushi', price: 1 }], '[0]: "sushi" is no dish of the menu'],
    ['the same in a map', { sushi: { price: 1 } }, '.sushi: "sushi" is no dish of the menu'],
    ['a dish by its place', { 'item-3': { price: 1 } }, '.item-3: "item-3" is no dish of the menu'],
    [
      'a size that it does not have',
      { 'quattro-formaggi': { variants: [{ name: 'Tray', price: 40 }] } },
      '.quattro-formaggi: "Tray" is no size of the dish',
    ],
    [
      'one price for several sizes',
      { 'quattro-formaggi': { price: 12 } },
      '.quattro-formaggi: has sizes: their prices are changed by "variants"',
    ],
    ['nothing', { cake: {} }, '.cake: changes nothing'],
    ['no dish', [{ price: 3 }], '[0]: has no id of a dish'],
    ['a dish without a name', [{ category: 'Sweet' }], '[0]: has no name'],
    [
      'a dish besides that is there already',
      [{ category: 'sweet', id: 'cake', name: 'Cake' }],
      '[0]: "cake" is a dish of the menu already',
    ],
    ['no override', [7], '[0]: 7 is not an object'],
  ])('%s costs that entry only', (_, overrides, warning) => {
    expect(at(overrides).warnings).toEqual([`locations[0].menuOverrides${warning}`]);
    const besides = { margherita: { price: 21 } };
    const both = Array.isArray(overrides)
      ? [...overrides, { id: 'margherita', price: 21 }]
      : { ...(overrides as object), ...besides };
    expect(told(at(both).menus)).toEqual(told(at(besides).menus));
  });

  test('of its own menu where it has one; without any there is nothing to change', () => {
    const own = { categories: [{ name: 'Own', items: [{ id: 'soup', name: 'Soup', price: 5 }] }] };
    expect(told(at({ soup: { price: 6 } }, { menu: own }).menus)).toEqual(['Own: Soup 6']);
    const { configuration, warnings } = reading({ locations: [{ name: 'L', menuOverrides: { soup: { price: 6 } } }] });
    expect(configuration.locations[0]?.menu).toEqual([]);
    expect(warnings).toEqual(['locations[0].menuOverrides.soup: "soup" is no dish of the menu']);
  });

  test('prices are in the currency of the menu that is changed', () => {
    const { configuration } = reading({
      currency: 'CAD',
      menu,
      locations: [{ name: 'Boston', currency: 'USD', menuOverrides: { cake: { price: '$9' } } }],
    });
    expect(configuration.locations[0]).not.toHaveProperty('currency');
  });
});

const ids = ['margherita', 'lobster', 'quattro-formaggi', 'cake', 'none'];
const override: fc.Arbitrary<MenuOverride> = fc.oneof(
  fc.record(
    {
      id: fc.constantFrom(...ids),
      hidden: fc.constant(true as const),
      price: fc.nat(50),
      soldOut: fc.boolean(),
      variants: fc.array(fc.record({ name: fc.constantFrom('Small', 'Large', 'No'), price: fc.nat(50) }), {
        maxLength: 2,
      }),
    },
    { requiredKeys: ['id'] },
  ),
  fc.record({
    category: fc.constantFrom('pizza', 'Sweet', 'New'),
    item: fc.constantFrom('a', 'b', 'cake').map((id) => ({
      ...{ id, name: id.toUpperCase(), tags: [], soldOut: false, price: 3 },
      ...{ isVegetarian: false, isVegan: false, isGlutenFree: false, isHalal: false, isSpicy: false },
    })),
  }),
);
const overrides = fc.array(override, { maxLength: 6 });
const base = reading({ menu }).configuration.menu;
const itemsOf = (menus: readonly Menu[]) => menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));

describe('whatever a location says', () => {
  test('nothing said is the same menu, and so is what says nothing new', () => {
    expect(withOverrides(base, [])).toBe(base);
    expect(
      withOverrides(base, [
        { id: 'margherita', price: 19 },
        { id: 'lobster', soldOut: true },
      ]),
    ).toBe(base);
  });

  test('said twice it is as said once', () => {
    fc.assert(
      fc.property(overrides, (list) => {
        const once = withOverrides(base, list);
        expect(withOverrides(once, list)).toEqual(once);
        expect(withOverrides(base, [...list, ...list.filter((one) => !('category' in one))])).toEqual(once);
      }),
    );
  });

  test('the menu of the brand stays as it is, and what nobody speaks of is the same object', () => {
    const before = structuredClone(base);
    fc.assert(
      fc.property(overrides, (list) => {
        const result = withOverrides(base, list);
        expect(base).toEqual(before);
        const spoken = new Set(list.flatMap((one) => ('category' in one ? [] : one.id)));
        const names = { 'quattro-formaggi': 'item-3' } as Record<string, string>;
        const after = new Set(itemsOf(result));
        for (const item of itemsOf(base)) {
          if (![...spoken].some((id) => (names[id] ?? id) === item.id)) expect(after.has(item)).toBe(true);
        }
        for (const { categories } of result)
          for (const { items } of categories) expect(items.length).toBeGreaterThan(0);
      }),
    );
  });

  test('an id that is unknown is told, and nothing else changes for it', () => {
    fc.assert(
      fc.property(overrides, (list) => {
        const problems: string[] = [];
        const result = withOverrides(base, list, (one, message) => {
          if (message.includes('is no dish')) problems.push('category' in one ? '' : one.id);
        });
        expect(problems).toEqual(list.flatMap((one) => ('category' in one || one.id !== 'none' ? [] : 'none')));
        expect(result).toEqual(
          withOverrides(
            base,
            list.filter((one) => 'category' in one || one.id !== 'none'),
          ),
        );
      }),
    );
  });
});

describe('500 locations with 100 dishes each', () => {
  const items = Array.from({ length: 100 }, (_, index) => ({
    id: `dish-${index}`,
    name: `Dish ${index}`,
    price: 10 + index / 4,
    description: 'Cooked over maple charcoal when you order it, with what the market had this morning.',
    allergens: ['wheat', 'milk'],
  }));
  const categories = Array.from({ length: 10 }, (_, index) => ({
    name: `C${index}`,
    items: items.slice(index * 10, index * 10 + 10),
  }));
  const place = (index: number) => ({ name: `Location ${index}`, address: { street: `${index} Main St` } });
  const differing = (index: number) =>
    Object.fromEntries(
      [0, 1, 2, 3, 4].map((step) => [`dish-${(index * 7 + step * 13) % 100}`, { price: 9 + (index % 20) }]),
    );
  const count = Array.from({ length: 500 }, (_, index) => index);
  const asOverrides = {
    menu: { categories },
    locations: count.map((index) => ({ ...place(index), menuOverrides: differing(index) })),
  };
  const asMenus = {
    menu: { categories },
    locations: count.map((index) => ({
      ...place(index),
      menu: {
        categories: categories.map((category) => ({
          ...category,
          items: category.items.map((item) => ({ ...item, ...differing(index)[item.id] })),
        })),
      },
    })),
  };

  test('are the same menus in less than a tenth of the file, and share what is the same', () => {
    expect(JSON.stringify(asOverrides).length).toBeLessThan(JSON.stringify(asMenus).length / 10);
    const short = reading(asOverrides).configuration;
    const long = reading(asMenus).configuration;
    expect(short.locations.map(({ menu }) => menu)).toEqual(long.locations.map(({ menu }) => menu));
    expect(new Set(short.locations.flatMap(({ menu }) => itemsOf(menu))).size).toBeLessThanOrEqual(100 + 500 * 5);
  });
});

describe('the demo group', () => {
  const file = new URL('../../../../brands/maple-and-ember/brand.json', import.meta.url);
  const written = JSON.parse(readFileSync(file, 'utf8'));
  const overrides: Record<string, unknown>[][] = written.locations.map(
    (location: { menuOverrides?: Record<string, unknown>[] }) => location.menuOverrides ?? [],
  );

  test('says of each of its 14 kitchens what differs there, in every way that there is', () => {
    expect(overrides).toHaveLength(14);
    expect(new Set(overrides.filter((list) => list.length > 0).map((list) => JSON.stringify(list))).size).toBe(14);
    const said = new Set(overrides.flat().flatMap((override) => Object.keys(override)));
    expect([...said]).toEqual(expect.arrayContaining(['price', 'variants', 'hidden', 'soldOut', 'category']));
    expect(reading(written).warnings.filter((warning) => JSON.stringify(warning).includes('menuOverrides'))).toEqual(
      [],
    );
  });
});
