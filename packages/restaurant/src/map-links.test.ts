import { expect, test } from 'vitest';
import { directionsLink, mapEmbedLink, mapSearchLink } from './map-links.ts';

const address = {
  street: '612 Queen St W',
  locality: 'Toronto',
  region: 'ON',
  postalCode: 'M6J 1E4',
  country: 'Canada',
};
const coordinates = { latitude: 43.6471, longitude: -79.4036 };

function query(link: string | undefined): Record<string, string> {
  return Object.fromEntries(new URL(link ?? 'about:blank').searchParams);
}

test('directions go to the street address', () => {
  const link = directionsLink({ name: 'Lucia & Figli', address, coordinates });
  expect(link).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/);
  expect(query(link)).toEqual({ api: '1', destination: '612 Queen St W, Toronto, ON M6J 1E4, Canada' });
});

test('directions go to the point where there is no street, and name the place id', () => {
  expect(query(directionsLink({ name: 'Lucia', address: {}, coordinates, placeId: 'ChIJ1' }))).toEqual({
    api: '1',
    destination: '43.6471,-79.4036',
    destination_place_id: 'ChIJ1',
  });
});

test('a map search names the place and its address', () => {
  const link = mapSearchLink({ name: 'Lucia & Figli', address });
  expect(link).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(query(link).query).toBe('Lucia & Figli, 612 Queen St W, Toronto, ON M6J 1E4, Canada');
});

test('a map frame needs no key', () => {
  const link = mapEmbedLink({ name: 'Lucia', address });
  expect(link).toMatch(/^https:\/\/www\.google\.com\/maps\?q=.*&output=embed$/);
});

test('a place of which only the town is known is looked for by its name', () => {
  expect(query(mapEmbedLink({ name: 'Lucia', address: { locality: 'Toronto' } })).q).toBe('Lucia, Toronto');
});

test('a place of which nothing is known has no map', () => {
  expect(directionsLink({ name: 'Lucia', address: {} })).toBeUndefined();
  expect(mapSearchLink({ name: 'Lucia', address: {} })).toBeUndefined();
  expect(mapEmbedLink({ name: 'Lucia', address: {} })).toBeUndefined();
});

test('half a character in a name breaks no link', () => {
  expect(mapSearchLink({ name: '\ud800', address })).toContain('query=');
});
