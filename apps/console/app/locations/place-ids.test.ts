import { withKeys } from '@tablefront/restaurant/editing/entry-keys';
import { locationsInFile } from '@tablefront/restaurant/editing/menu/locations-in-file';
import { expect, test } from 'vitest';
import { placesIn } from '../hours/place-hours.ts';
import { ownLocations, placeIds } from './place-ids.ts';

const group = withKeys({
  name: 'Maple',
  openingHours: 'Mo-Su 11:00-22:00',
  locations: [
    { restaurant_id: 'r_1', name: 'Junction' },
    { id: 'west', name: 'West' },
  ],
});
const alone = withKeys({ name: 'Lucia', restaurant_id: 'r_9', openingHours: 'Mo-Su 11:00-22:00' });
const placesOf = (document: typeof group, only: string[] | null) =>
  placesIn(document, { brandId: 'maple', brandName: 'The brand', only }).map(({ key, id, name }) => [key, id, name]);

test('places are known by the ids that roles have, also the brand that is the only place', () => {
  expect([...placeIds(group, locationsInFile(group), 'maple').values()]).toEqual(['r_1', 'west']);
  expect([...placeIds(alone, [], 'maple')]).toEqual([['', 'r_9']]);
  expect([...placeIds(withKeys({ name: 'Nova' }), [], 'nova')]).toEqual([['', 'nova']]);
});

test('a manager has the hours of their places, of a brand that is one place its own', () => {
  expect(placesOf(group, ['west']).map(([, id]) => id)).toEqual(['west']);
  expect(placesOf(group, null).map(([, , name]) => name)).toEqual(['Junction', 'West', 'The brand (the brand)']);
  expect(placesOf(alone, ['r_9'])).toEqual([['', 'r_9', 'The brand']]);
  expect(placesOf(alone, ['r_1'])).toEqual([]);
});

test('a manager chooses among their own locations', () => {
  const all = locationsInFile(group);
  const of = (locations: { id: string; name: string }[] | null) =>
    ownLocations(group, all, { brandId: 'maple', grant: { locations } }).map(({ name }) => name);
  expect(of(null)).toEqual(['Junction', 'West']);
  expect(of([{ id: 'r_1', name: 'Junction' }])).toEqual(['Junction']);
  expect(of([{ id: 'else', name: 'Else' }])).toEqual([]);
});
