import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenState } from '../allergens.ts';
import { readSiteConfiguration } from '../site-configuration/read-site-configuration.ts';
import { writtenBrand } from './generated-menus.test-support.ts';
import { googleFoodMenus, moneyOf, withoutPrice } from './google-food-menus.ts';

const place = { currency: 'CAD', language: 'en', cuisines: ['Italian', 'Pizza', 'Of the house'] };
const menusOf = (written: object) => {
  const read = readSiteConfiguration(written);
  if (!read.ok) throw new Error(read.error);
  return read.configuration.menu;
};
const oneOf = (dish: object) => {
  const { menus } = googleFoodMenus(
    menusOf({ menu: [{ categories: [{ items: [{ name: 'Dish', ...dish }] }] }] }),
    place,
  );
  const item = menus[0]?.sections[0]?.items[0];
  if (!item) throw new Error('no item');
  return item;
};

describe('menus as Google takes them', () => {
  test.each([
    [12.5, '12', 500_000_000],
    [0, '0', 0],
    [1250, '1250', 0],
    [16.99, '16', 990_000_000],
    [0.1 + 0.2, '0', 300_000_000],
    [8.005, '8', 5_000_000],
  ])('%d is money in units and billionths', (amount, units, nanos) => {
    expect(moneyOf(amount, 'CAD')).toEqual({ currencyCode: 'CAD', units, nanos });
  });

  test('bear names, descriptions, cuisines and the address of the page', () => {
    const written = {
      menu: [
        {
          name: 'Dinner',
          description: 'From five.',
          categories: [{ name: 'Pasta', items: [{ name: 'x'.repeat(200), description: 'Hot.' }] }],
        },
      ],
    };
    const { menus } = googleFoodMenus(menusOf(written), { ...place, sourceUrl: 'https://a.example/menu' });
    expect(menus).toEqual([
      {
        labels: [{ displayName: 'Dinner', description: 'From five.', languageCode: 'en' }],
        sourceUrl: 'https://a.example/menu',
        cuisines: ['ITALIAN', 'PIZZA'],
        sections: [
          {
            labels: [{ displayName: 'Pasta', languageCode: 'en' }],
            items: [
              {
                labels: [{ displayName: `${'x'.repeat(139)}…`, description: 'Hot.', languageCode: 'en' }],
                attributes: {},
              },
            ],
          },
        ],
      },
    ]);
  });

  test('have the first size as the dish itself, the others as options', () => {
    const variants = [
      { name: 'Small', price: 10, calories: 300 },
      { name: 'Large', price: 14 },
      { name: 'Party', priceText: 'ask us' },
    ];
    const { attributes, options } = oneOf({ variants, allergens: ['milk'] });
    expect(attributes).toEqual({
      price: moneyOf(10, 'CAD'),
      nutritionFacts: { calories: { lowerAmount: 300, unit: 'CALORIE' } },
      allergen: ['DAIRY'],
    });
    expect(options).toEqual([
      {
        labels: [{ displayName: 'Large', languageCode: 'en' }],
        attributes: { price: moneyOf(14, 'CAD'), allergen: ['DAIRY'] },
      },
      { labels: [{ displayName: 'Party', languageCode: 'en' }], attributes: { allergen: ['DAIRY'] } },
    ]);
  });

  test.each<[object, object]>([
    [{}, {}],
    [{ freeOf: ['milk'] }, {}],
    [{ allergens: ['almonds', 'prawns'] }, { allergen: ['SHELLFISH', 'TREE_NUT'] }],
    [{ mayContain: ['peanuts'] }, { allergen: ['PEANUT'] }],
    [{ allergens: ['sesame'] }, {}],
    [
      { calories: [500, 700] },
      { nutritionFacts: { calories: { lowerAmount: 500, upperAmount: 700, unit: 'CALORIE' } } },
    ],
    [
      { diets: ['kosher', 'organic', 'vegan'], isHalal: true },
      { dietaryRestriction: ['HALAL', 'KOSHER', 'ORGANIC', 'VEGAN'] },
    ],
    [{ isGlutenFree: true, isSpicy: true, price: 'market price' }, {}],
  ])('%j', (dish, attributes) => {
    expect(oneOf(dish).attributes).toEqual(attributes);
  });

  test('name the dishes and sizes whose price is missing', () => {
    const items = [
      { name: 'A', price: 1 },
      { name: 'B', price: 'market price' },
      { name: 'C', variants: [{ name: 'S', price: 1 }, { name: 'L' }] },
    ];
    expect(withoutPrice(menusOf({ menu: [{ categories: [{ items }] }] }))).toEqual(['B', 'C (L)']);
  });

  test('never leave out an allergen that they have a word for, nor state one that a dish does not', () => {
    const words = {
      DAIRY: 'milk',
      EGG: 'eggs',
      FISH: 'fish',
      PEANUT: 'peanuts',
      SHELLFISH: 'shellfish',
      SOY: 'soy',
      TREE_NUT: 'tree-nuts',
      WHEAT: 'wheat',
    };
    fc.assert(
      fc.property(writtenBrand, (brand) => {
        const menus = menusOf(brand);
        const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
        const sent = googleFoodMenus(menus, place).menus.flatMap(({ sections }) =>
          sections.flatMap((section) => section.items),
        );
        expect(sent).toHaveLength(items.length);
        for (const [at, item] of items.entries()) {
          const harmful = Object.entries(words).filter(([, key]) => /contain/.test(allergenState(item, key)));
          expect(sent[at]?.attributes.allergen ?? []).toEqual(harmful.map(([name]) => name));
        }
      }),
      { numRuns: 30 },
    );
  });
});
