import { expect, test } from 'vitest';
import { startsByCity } from './by-city.ts';
import { mapParts, type PinMapContent, whereText } from './pin-parts.ts';

const nothing = { services: [], features: [], openNow: false, nearest: false };
const place = (number: number, name: string, city: string, latitude: number, longitude: number) => ({
  slug: name.toLowerCase(),
  number,
  name,
  city,
  coordinates: { latitude, longitude },
});
const queen = place(1, 'Queen', 'Toronto', 43.6473, -79.4042);
const leslie = place(2, 'Leslie', 'Toronto', 43.6627, -79.332);
const vancouver = place(3, 'Main', 'Vancouver', 49.2563, -123.101);

function content(places: PinMapContent['places'], more: Partial<PinMapContent> = {}): PinMapContent {
  const colors = 'f2f4ee-d8e0e5-8d9a9b-c9cdc6';
  return { places, count: places.length, everywhere: places, colors, query: nothing, search: '', ...more };
}

const pinsOf = (given: PinMapContent) =>
  mapParts(given, 'narrow')?.pins.map(({ name, href, className }) => ({ name, href, className }));

test('a pin leads to its location, and a cluster to its part of the map, with the filters that are active', () => {
  const query = { ...nothing, services: ['Pickup'] };
  expect(pinsOf(content([queen, leslie, vancouver], { query, search: '?utm=x', selected: 'main' }))).toEqual([
    {
      name: '2 Toronto, show these locations',
      href: '?utm=x&service=Pickup&area=43.647%2C-79.405%2C43.663%2C-79.332',
      className: 'pin pin--many',
    },
    { name: '3 Main, Vancouver', href: '?utm=x&service=Pickup&location=main', className: 'pin pin--on' },
  ]);
});

test('kitchens under one roof are reached one after the other', () => {
  const roof = ['A', 'B', 'C'].map((name, index) => place(index + 1, name, 'Como', 45.8, 9.08));
  const next = (selected: string) => mapParts(content(roof, { selected }), 'wide')?.pins[0]?.href;
  expect(['a', 'b', 'c'].map(next)).toEqual(['?location=b', '?location=c', '?location=a']);
});

test('over 30 locations pins have no number, and lead to the list of their city', () => {
  expect(pinsOf(content([queen, vancouver], { count: 31 }))).toEqual([
    { name: 'Main, Vancouver', href: '?area=Vancouver&location=main', className: 'pin pin--dot' },
    { name: 'Queen, Toronto', href: '?area=Toronto&location=queen', className: 'pin pin--dot' },
  ]);
});

test('the map shows where the brand is where nothing is found, and there is none of a brand without coordinates', () => {
  const found = mapParts(content([queen]), 'wide');
  expect(mapParts(content([], { everywhere: [queen] }), 'wide')).toEqual({
    ground: found?.ground,
    pins: [],
    scale: { kilometres: 0, pixels: 0 },
  });
  expect(mapParts(content([]), 'wide')).toBeUndefined();
});

test.each([
  [[queen, leslie], 2, undefined, ''],
  [[queen, leslie], 3, undefined, 'One is not on the map.'],
  [[queen, leslie], 4, 'Toronto', 'In Toronto. 2 are not on the map.'],
  [[queen, vancouver], 2, '43,-124,50,-79', 'In this part of the map.'],
])('of %j, which are part of %i, in the area %j it says %j', (places, count, area, text) => {
  expect(whereText(content(places, { count, query: { ...nothing, area } }))).toBe(text);
});

test('only a long list of several cities starts by city', () => {
  const many = (city: (index: number) => string | undefined) =>
    Array.from({ length: 31 }, (_, index) => ({ city: city(index) }));
  const two = many((index) => (index === 0 ? 'Hamilton' : 'Toronto'));
  expect(startsByCity(two, nothing)).toBe(true);
  expect(startsByCity(two.slice(1), nothing)).toBe(false);
  expect(startsByCity(two, { ...nothing, area: 'Toronto' })).toBe(false);
  expect(startsByCity(two, { ...nothing, nearest: true })).toBe(false);
  expect(
    startsByCity(
      many(() => 'Toronto'),
      nothing,
    ),
  ).toBe(false);
  // Nobody would find the one without a city.
  expect(startsByCity([...two, {}], nothing)).toBe(false);
});
