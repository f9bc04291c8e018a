import { expect, test } from 'vitest';
import { menuStructuredData } from './menu-structured-data.ts';
import { readSiteConfiguration } from './site-configuration/read-site-configuration.ts';

function dataOf(menu: unknown) {
  const reading = readSiteConfiguration({ menu });
  if (!reading.ok) throw new Error('not readable');
  return JSON.parse(
    JSON.stringify(menuStructuredData(reading.configuration.menu, { currency: 'CAD', language: 'en' })),
  );
}
const salad = { name: 'Salad', price: 9.5, isVegan: true, isHalal: true, isSpicy: true, description: 'Green.' };

test('one menu is a Menu with sections, items, offers and diets', () => {
  expect(
    dataOf({ name: 'Dinner', categories: [{ name: 'Starters', description: 'To share.', items: [salad] }] }),
  ).toEqual({
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
            offers: { '@type': 'Offer', price: 9.5, priceCurrency: 'CAD' },
            suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/HalalDiet'],
          },
        ],
      },
    ],
  });
});

test('several menus are a graph; what is unknown is left out; sold out is said', () => {
  const data = dataOf([
    { categories: [{ items: [{ name: 'Bread' }] }] },
    { name: 'Wine', categories: [{ name: 'Red', items: [{ name: 'Barolo', soldOut: true }] }] },
  ]);
  expect(data['@graph']).toHaveLength(2);
  expect(data['@graph'][0].hasMenuSection[0]).toEqual({
    '@type': 'MenuSection',
    hasMenuItem: [{ '@type': 'MenuItem', name: 'Bread' }],
  });
  expect(data['@graph'][1].hasMenuSection[0].hasMenuItem[0].offers).toEqual({
    '@type': 'Offer',
    availability: 'https://schema.org/SoldOut',
  });
});
