import { expect, test } from 'vitest';
import { readCampaigns } from './read-campaigns.ts';

test('a campaign is read with all that it holds', () => {
  const raw = {
    id: 'c_101',
    title: ' Twelve minutes ',
    subtitle: 'Order, film, eat.',
    banner_image: '/pictures/hero.webp',
    expiry: '2026-12-31',
    num_needed: 10,
    min_followers: '3000',
    city: 'Toronto',
    restaurant: { name: 'Queen West', cuisine: ['Burgers', 'Tacos'], state: 'ON', address: '612 Queen St W' },
  };
  expect(readCampaigns([raw])).toEqual({
    campaigns: [
      {
        id: 'c_101',
        title: 'Twelve minutes',
        subtitle: 'Order, film, eat.',
        bannerImage: '/pictures/hero.webp',
        expiry: '2026-12-31',
        numNeeded: 10,
        minFollowers: 3000,
        city: 'Toronto',
        restaurant: { name: 'Queen West', cuisine: 'Burgers, Tacos', state: 'ON', address: '612 Queen St W' },
      },
    ],
    warnings: [],
  });
});

test('a malformed campaign costs that one, a malformed field that field', () => {
  const reading = readCampaigns([
    'no campaign',
    null,
    { title: 'No id' },
    { id: 5 },
    { id: 6, title: 'Six', banner_image: 'javascript:alert(1)', num_needed: 'many', restaurant: [], city: null },
  ]);
  expect(reading.campaigns).toEqual([{ id: '6', title: 'Six', restaurant: {} }]);
  expect(reading.warnings.map(({ path }) => path)).toEqual([
    'campaigns[0]',
    'campaigns[2]',
    'campaigns[3]',
    'campaigns[4].restaurant',
    'campaigns[4].banner_image',
    'campaigns[4].num_needed',
  ]);
});

test.each([[null], [undefined], [[]], ['text'], [7], [{}]])('%j holds no campaigns', (value) => {
  expect(readCampaigns(value).campaigns).toEqual([]);
});
