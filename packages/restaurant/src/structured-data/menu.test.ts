import { expect, test } from 'vitest';
import { reading } from '../site-configuration/reading.test-support.ts';
import { menuStructuredData } from './menu.ts';
import { vocabularyProblems } from './vocabulary.test-support.ts';

const dataOf = (menu: unknown) =>
  reading({ menu }).configuration.menu.map((one) => menuStructuredData(one, { currency: 'CAD', language: 'en' }));

test('a menu is a Menu with sections, items, offers and diets', async () => {
  const salad = { name: 'Salad', price: 9.5, isVegan: true, isHalal: true, isSpicy: true, description: 'Green.' };
  const data = dataOf({ name: 'Dinner', categories: [{ name: 'Starters', description: 'To share.', items: [salad] }] });
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Menu',
      name: 'Dinner',
      inLanguage: 'en',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Starters',
          description: 'To share.',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Salad',
              description: 'Green.',
              offers: { '@type': 'Offer', price: 9.5, priceCurrency: 'CAD' },
              suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/HalalDiet'],
            },
          ],
        },
      ],
    },
  ]);
  expect(await vocabularyProblems(data)).toEqual([]);
});

test('what is unknown is left out; sold out is said', async () => {
  const data = dataOf([
    { categories: [{ items: [{ name: 'Bread', isVegetarian: true, isGlutenFree: true }, { name: 'Butter' }] }] },
    { name: 'Wine', categories: [{ name: 'Red', items: [{ name: 'Barolo', soldOut: true }] }] },
  ]);
  expect(data[0]?.hasMenuSection).toEqual([
    {
      '@type': 'MenuSection',
      hasMenuItem: [
        {
          '@type': 'MenuItem',
          name: 'Bread',
          suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/GlutenFreeDiet'],
        },
        { '@type': 'MenuItem', name: 'Butter' },
      ],
    },
  ]);
  expect(JSON.stringify(data[1])).toContain('"offers":{"@type":"Offer","availability":"https://schema.org/SoldOut"}');
  expect(await vocabularyProblems(data)).toEqual([]);
});

test('sizes are offers, calories nutrition, additions dishes; nothing is said of allergens, for which there is no word', async () => {
  const pizza = {
    name: 'Pizza',
    variants: [
      { name: 'Small', price: 9, calories: 600 },
      { name: 'Large', price: 14, calories: 900 },
    ],
    addOns: [
      { name: 'Cheese', price: 2 },
      { name: 'Truffle', priceText: 'market price' },
    ],
    diets: ['Kosher', 'dairy-free'],
    allergens: { contains: ['Wheat'], free: ['Milk'] },
    available: { through: '2026-12-31' },
    orderingLink: 'https://order.example.com/pizza',
    soldOut: true,
  };
  const data = dataOf({ categories: [{ name: 'C', items: [pizza, { name: 'Soup', calories: '300-340' }] }] });
  const offer = {
    '@type': 'Offer',
    priceCurrency: 'CAD',
    availability: 'https://schema.org/SoldOut',
    url: 'https://order.example.com/pizza',
    validThrough: '2026-12-31',
  };
  expect(data[0]?.hasMenuSection).toMatchObject([
    {
      hasMenuItem: [
        {
          offers: [
            { ...offer, name: 'Small', price: 9 },
            { ...offer, name: 'Large', price: 14 },
          ],
          suitableForDiet: ['https://schema.org/KosherDiet'],
          nutrition: { '@type': 'NutritionInformation', calories: '600-900 calories' },
          menuAddOn: [
            { '@type': 'MenuItem', name: 'Cheese', offers: { price: 2 } },
            { '@type': 'MenuItem', name: 'Truffle' },
          ],
        },
        { name: 'Soup', nutrition: { calories: '300-340 calories' } },
      ],
    },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/Wheat|Milk/);
  expect(await vocabularyProblems(data)).toEqual([]);
});
