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
