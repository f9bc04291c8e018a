import { expect, test } from 'vitest';
import { reading } from '../site-configuration/reading.test-support.ts';
import { configurationAt } from './sold-out.ts';

const items = [
  { id: 'a', name: 'A', soldOut: { until: '2026-11-24T17:00Z' } },
  { id: 'b', name: 'B', soldOut: { until: '2026-11-25T17:00Z' } },
  { id: 'c', name: 'C', soldOut: true },
  { id: 'd', name: 'D' },
];
const menu = [
  {
    categories: [
      { name: 'One', items },
      { name: 'Two', items: [{ name: 'E' }] },
    ],
  },
];
const soldOutAt = (configuration: ReturnType<typeof reading>['configuration'], time: string) => {
  const { menu, locations } = configurationAt(configuration, new Date(time));
  return [menu, ...locations.map((location) => location.menu)].map((menus) =>
    menus
      .flatMap(({ categories }) =>
        categories.flatMap(({ items }) => items.flatMap(({ name, soldOut }) => (soldOut ? name : []))),
      )
      .join(''),
  );
};

test('a dish is sold out until its moment, and not from then on, wherever it is; time may go back', () => {
  const { configuration } = reading({ menu, locations: [{ name: 'L', menu }, { name: 'M' }] });
  expect(soldOutAt(configuration, '2026-11-24T16:59:59Z')).toEqual(['ABC', 'ABC', '']);
  expect(soldOutAt(configuration, '2026-11-24T17:00:00Z')).toEqual(['BC', 'BC', '']);
  expect(soldOutAt(configuration, '2026-11-26T00:00:00Z')).toEqual(['C', 'C', '']);
  expect(soldOutAt(configuration, '2026-11-24T00:00:00Z')).toEqual(['ABC', 'ABC', '']);
});

test('what does not change is the same object, and all of it where nothing does', () => {
  const { configuration } = reading({ menu, locations: [{ name: 'L', menu }] });
  const before = configurationAt(configuration, new Date('2026-11-24T00:00:00Z'));
  expect(before).toBe(configuration);
  const after = configurationAt(configuration, new Date('2026-11-24T18:00:00Z'));
  expect(configurationAt(configuration, new Date('2026-11-24T19:00:00Z'))).toBe(after);
  expect(after.menu[0]?.categories[1]).toBe(configuration.menu[0]?.categories[1]);
  expect(after.menu[0]?.categories[0]?.items[1]).toBe(configuration.menu[0]?.categories[0]?.items[1]);
  expect(after.menu[0]?.categories[0]?.items[0]).not.toHaveProperty('soldOutUntil');
});
