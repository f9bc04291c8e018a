import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { describe, expect, test } from 'vitest';
import { cateringPageOf } from './catering-page.ts';

function pageOf(raw: object, now = new Date('2026-11-22T03:00:00Z')) {
  const reading = readSiteConfiguration(raw);
  if (!reading.ok) throw new Error('The configuration cannot be read.');
  return cateringPageOf(reading.configuration, now);
}

describe('whom a request is for', () => {
  test('of several locations each can be asked, by its restaurant id or else its id', () => {
    const locations = [
      { id: 1, restaurant_id: 'r_1', name: 'East' },
      { id: 2, name: 'West' },
    ];
    expect(pageOf({ restaurant_id: 'r_0', locations }).places).toEqual([
      { restaurantId: 'r_1', name: 'East' },
      { restaurantId: '2', name: 'West' },
    ]);
  });

  test.each([
    [{ restaurant_id: 'r_0', id: 'x' }, 'r_0'],
    [{ id: 'x' }, 'x'],
    [{ locations: [{ restaurant_id: 'r_1', name: 'Only' }] }, 'r_1'],
    [{ id: 'x', locations: [{ restaurant_id: 'r_1', name: 'Only' }] }, 'r_1'],
    [{ id: 'x', locations: [{ name: 'Only' }] }, 'x'],
  ])('of %o the one place is %s', (raw, restaurantId) => {
    expect(pageOf(raw).places.map((place) => place.restaurantId)).toEqual([restaurantId]);
  });

  test('with neither restaurant_id nor id nobody can be asked', () => {
    expect(pageOf({ name: 'Nova' }).places).toEqual([]);
  });
});

test('the catering address comes first, and each address once in any case of letters', () => {
  const page = pageOf({
    email: 'Hello@b.example',
    brand: { email: 'hello@b.example' },
    restaurants: { email: 'catering@b.example' },
    locations: [{ name: 'Only', email: 'CATERING@b.example' }],
  });
  expect(page.emails).toEqual(['catering@b.example', 'Hello@b.example']);
});

test('the phone is the brand’s, else that of the first location with one', () => {
  const locations = [{ name: 'East' }, { name: 'West', phone: '(416) 555-0101' }];
  expect(pageOf({ telephone: '416-555-0100', locations }).phone?.text).toBe('416-555-0100');
  expect(pageOf({ locations }).phone).toEqual({ text: '(416) 555-0101', url: 'tel:4165550101' });
  expect(pageOf({}).phone).toBeUndefined();
});

test('today is the day at the restaurant; where its zone is not known, no visitor’s today is past', () => {
  expect(pageOf({ timeZone: 'America/Toronto' }).today).toBe('2026-11-21');
  expect(pageOf({ timeZone: 'Asia/Tokyo' }).today).toBe('2026-11-22');
  expect(pageOf({}).today).toBe('2026-11-21');
});

test('services come by the flags', () => {
  expect(pageOf({ restaurants: { live_catering: true, food_truck: 'yes' } }).deliveryMethods).toEqual([
    'pickup',
    'delivery',
    'live_catering',
    'food_truck',
  ]);
});
