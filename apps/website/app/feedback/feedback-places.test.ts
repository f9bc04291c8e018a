import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { feedbackPlacesOf } from './feedback-places.ts';

function placesOf(configuration: Record<string, unknown>) {
  const read = readSiteConfiguration({ name: 'Lucia', ...configuration });
  if (!read.ok) throw new Error('The test’s configuration cannot be read');
  const { places, ownId } = feedbackPlacesOf(read.configuration, 'lucia.example');
  return { ids: places.map(({ restaurantId }) => restaurantId), ownId };
}

test('each location goes by its restaurant_id, else its id', () => {
  const locations = [
    { id: 'a', restaurant_id: 'r_1', name: 'A' },
    { id: 'b', name: 'B' },
  ];
  expect(placesOf({ restaurant_id: 'r_0', locations })).toEqual({ ids: ['r_1', 'b'], ownId: 'r_0' });
});

test('the only location goes by the restaurant’s id where it has no restaurant_id of its own', () => {
  expect(placesOf({ restaurant_id: 'r_0', locations: [{ name: 'A' }] }).ids).toEqual(['r_0']);
  expect(placesOf({ restaurant_id: 'r_0', locations: [{ restaurant_id: 'r_1', name: 'A' }] }).ids).toEqual(['r_1']);
});

test('without locations it is the brand’s own id, at last what the backend was asked with', () => {
  expect(placesOf({ restaurant_id: 'r_0', brand_id: 'lucia' })).toEqual({ ids: ['r_0'], ownId: 'r_0' });
  expect(placesOf({ brand_id: 'lucia' })).toEqual({ ids: ['lucia'], ownId: 'lucia' });
  expect(placesOf({})).toEqual({ ids: ['lucia.example'], ownId: 'lucia.example' });
});

test('a place bears its address in one line, and the slug of its page', () => {
  const read = readSiteConfiguration({
    name: 'Lucia',
    locations: [{ id: 'a', name: 'Harbord', address: { streetAddress: '1 Harbord St', addressLocality: 'Toronto' } }],
  });
  expect(read.ok && feedbackPlacesOf(read.configuration, 'lucia.example').places).toEqual([
    { restaurantId: 'a', name: 'Harbord', address: '1 Harbord St, Toronto', slug: 'harbord' },
  ]);
});
