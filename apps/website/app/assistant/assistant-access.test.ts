import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { assistantAccessOf } from './assistant-access.ts';

const access = {
  backend: { url: 'https://backend.example', anonKey: 'key' },
  questions: { counted: true },
  now: new Date('2026-11-21T12:00:00Z'),
  brandKey: 'casa.example',
};

function accessOf(value: unknown) {
  const result = readSiteConfiguration(value);
  if (!result.ok) throw new Error(result.error);
  return assistantAccessOf(result.configuration, access);
}

test.each([
  [{ locations: [{ name: 'A', restaurant_id: 'r1' }], id: 'b' }, 'r1'],
  [{ locations: [{ name: 'A' }], id: 'b' }, 'b'],
  [
    {
      locations: [
        { name: 'A', restaurant_id: 'r1' },
        { name: 'B', restaurant_id: 'r2' },
      ],
      id: 'b',
    },
    'b',
  ],
  [{ brand_id: 'brand' }, 'brand'],
  [{ name: 'Nothing known' }, 'casa.example'],
])('%j is asked about as %j', (configuration, id) => {
  expect(accessOf(configuration)).toMatchObject({ ...access.backend, restaurantId: id, currency: 'CAD' });
});

test.each([
  [{ deals: [{ title: 'Lunch' }] }, true],
  [{ discounts: [{ title: 'First order', validUntil: '2026-11-21' }] }, true],
  [{ deals: [{ title: 'Over', validUntil: '2026-01-31' }] }, false],
  [{}, false],
])('with %j there being offers is %j', (configuration, any) => {
  expect(accessOf(configuration).hasOffers).toBe(any);
});
