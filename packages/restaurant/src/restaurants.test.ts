import { expect, test } from 'vitest';
import { jobPlaces, restaurantByDefault, restaurantsOf } from './restaurants.ts';
import { readSiteConfiguration } from './site-configuration/read-site-configuration.ts';

function configurationOf(raw: object) {
  const reading = readSiteConfiguration({ name: 'Lucia', ...raw });
  if (!reading.ok) throw new Error('The configuration cannot be read.');
  return reading.configuration;
}

const east = { id: 1, restaurant_id: 'r_1', name: 'East' };
const west = { id: 2, name: 'West' };
const bare = { name: 'Only' };

// Whoever can be meant, as the forms have it; where nothing is chosen; and where nothing may be made up (catering).
test.each<[object, string[], string, string[]]>([
  [{ restaurant_id: 'r_0', locations: [east, west] }, ['r_1', '2'], 'r_0', ['r_1', '2']],
  [{ brand_id: 'b', locations: [east, west] }, ['r_1', '2'], 'b', ['r_1', '2']],
  [{ locations: [east, west] }, ['r_1', '2'], 'key', ['r_1', '2']],
  [{ restaurant_id: 'r_0', id: 'x', locations: [east] }, ['r_1'], 'r_1', ['r_1']],
  [{ restaurant_id: 'r_0', id: 'x', locations: [bare] }, ['r_0'], 'r_0', ['r_0']],
  [{ id: 'x', locations: [bare] }, ['x'], 'x', ['x']],
  [{ brand_id: 'b', locations: [bare] }, ['b'], 'b', []],
  [{ locations: [bare] }, ['key'], 'key', []],
  [{ restaurant_id: 'r_0', id: 'x', brand_id: 'b' }, ['r_0'], 'r_0', ['r_0']],
  [{ id: 'x', brand_id: 'b' }, ['x'], 'x', ['x']],
  [{ brand_id: 'b' }, ['b'], 'b', []],
  [{}, ['key'], 'key', []],
])('of %j can be meant %j, by default %s', (raw, all, byDefault, named) => {
  const configuration = configurationOf(raw);
  const idsOf = (...key: [string?]) => restaurantsOf(configuration, ...key).map(({ restaurantId }) => restaurantId);
  expect(idsOf('key')).toEqual(all);
  expect(idsOf()).toEqual(named);
  expect(restaurantByDefault(configuration, 'key')).toBe(byDefault);
});

test('a job at the only location is one at the restaurant that visitors mean', () => {
  const jobs = [{ title: 'Cook', location_name: 'only' }, { title: 'Baker' }, { title: 'Host', restaurant_id: 'r_9' }];
  const configuration = configurationOf({ restaurant_id: 'r_0', locations: [bare], jobs });
  expect(configuration.jobs.map(jobPlaces(configuration))).toEqual([
    { index: 0, restaurantId: 'r_0' },
    {},
    { index: undefined, restaurantId: 'r_9' },
  ]);
  const unnamed = configurationOf({ locations: [bare], jobs });
  expect(unnamed.jobs.map(jobPlaces(unnamed))).toEqual([{ index: 0 }, {}, { index: undefined, restaurantId: 'r_9' }]);
});
