import { describe, expect, test } from 'vitest';
import { locationReading, reading } from './reading.test-support.ts';

test('a location is read with every field', () => {
  const configured = {
    id: 12,
    restaurant_id: 'r-12',
    name: 'Queen West',
    phone: '+1 416 555 0142',
    email: 'queen@example.com',
    address: {
      streetAddress: '612 Queen St W',
      locality: 'Toronto',
      region: 'ON',
      postalCode: 'M6J 1E4',
      country: 'Canada',
      locationArea: 'West',
    },
    coordinates: { latitude: '43.6471', longitude: -79.4036 },
    place_id: 'ChIJ1',
    services: ['Dine-in', { name: 'Pickup' }],
    features: 'Patio, Wi-Fi',
    rating: '4.6',
    reviewCount: 120,
    distance: 0,
    hasMenu: 'File',
    fileLink: '/menu.pdf',
    orderingLink: 'https://order.example',
    menuUrl: 'https://menu.example',
    heroImage: '/hero.webp',
    gallery: ['/a.webp', { image: '/b.webp', title: 'Bar', orientation: 'portrait' }],
    faqs: [{ question: 'Q', answer: 'A' }],
    reviews: [{ author: 'Ana', content: 'Good' }],
    deliveryAreas: ['West End'],
    pickupHours: { useRestaurantHours: 'true' },
    timeZone: 'America/Toronto',
    menu: { categories: [{ name: 'Mains', items: [{ name: 'Pizza' }] }] },
  };
  const { location, warnings } = locationReading(configured);
  expect(warnings).toEqual([]);
  expect(location).toMatchObject({
    id: '12',
    restaurantId: 'r-12',
    name: 'Queen West',
    phone: '+1 416 555 0142',
    email: 'queen@example.com',
    address: {
      street: '612 Queen St W',
      locality: 'Toronto',
      region: 'ON',
      postalCode: 'M6J 1E4',
      country: 'Canada',
      area: 'West',
    },
    coordinates: { latitude: 43.6471, longitude: -79.4036 },
    placeId: 'ChIJ1',
    services: ['Dine-in', 'Pickup'],
    features: ['Patio', 'Wi-Fi'],
    rating: 4.6,
    reviewCount: 120,
    distance: 0,
    hasMenu: 'file',
    fileLink: '/menu.pdf',
    orderingLink: 'https://order.example',
    menuUrl: 'https://menu.example',
    heroImage: '/hero.webp',
    gallery: [
      { image: '/a.webp', orientation: 'landscape' },
      { image: '/b.webp', title: 'Bar', orientation: 'portrait' },
    ],
    deliveryAreas: ['West End'],
    pickupHours: { useRestaurantHours: true },
    timeZone: 'America/Toronto',
    menu: [{ categories: [{ name: 'Mains' }] }],
  });
  expect(location?.openingHours).toBeUndefined();
});

describe('the name of a location', () => {
  test.each([
    [{ name: ' ', address: { area: 'West', locality: 'Toronto' } }, 'West'],
    [{ area: 'West', address: { locality: 'Toronto' } }, 'West'],
    [{ address: { addressLocality: 'Toronto', street: '1 A St' } }, 'Toronto'],
    [{ address: { street: '1 A St' } }, '1 A St'],
    [{ address: '1 A St' }, '1 A St'],
  ])('of %j is %s', (configured, name) => {
    expect(locationReading(configured).location?.name).toBe(name);
  });

  test('is what it cannot do without', () => {
    expect(locationReading({ phone: '416 555 0142' })).toEqual({
      location: undefined,
      warnings: ['locations[0]: has no name'],
    });
  });
});

test('an address is read with the names of the site and of the location', () => {
  const site = {
    streetAddress: 'S',
    addressLocality: 'L',
    addressRegion: 'R',
    postalCode: 12345,
    addressCountry: { name: 'C' },
  };
  const location = { street: 'S', locality: 'L', region: 'R', postalCode: '12345', country: 'C' };
  const read = { street: 'S', locality: 'L', region: 'R', postalCode: '12345', country: 'C' };
  for (const address of [site, location]) {
    expect(reading({ address }).configuration.address).toEqual(read);
    expect(locationReading({ name: 'x', address }).location?.address).toEqual(read);
  }
  expect(reading({ address: ['x'] }).warnings).toEqual(['address: a list is not a text']);
});

test.each([
  [{ geo: { latitude: 43.6, longitude: '-79.4' } }, { latitude: 43.6, longitude: -79.4 }, []],
  [{ coordinates: { lat: 43.6, lng: -79.4 } }, { latitude: 43.6, longitude: -79.4 }, []],
  [{ geo: { latitude: null }, coordinates: { latitude: 1, longitude: 2 } }, { latitude: 1, longitude: 2 }, []],
  [{ geo: { latitude: 91, longitude: 0 } }, undefined, ['locations[0].geo.latitude: 91 is not within -90 and 90']],
  [{ geo: { latitude: 'north', longitude: 0 } }, undefined, ['locations[0].geo.latitude: "north" is not a number']],
  [{ geo: '43,-79' }, undefined, ['locations[0].geo: "43,-79" is not an object']],
])('the coordinates of %j are %j', (configured, coordinates, warnings) => {
  const read = locationReading({ name: 'x', ...configured });
  expect(read.location?.coordinates).toEqual(coordinates);
  expect(read.warnings).toEqual(warnings);
});

test.each([
  ['rating', 5.1, '5.1 is not within 0 and 5'],
  ['rating', -1, '-1 is not within 0 and 5'],
  ['reviewCount', 1.5, '1.5 is not a whole number'],
  ['distance', -2, '-2 is not within 0 and 50000'],
  ['distance', Number.NaN, 'NaN is not a number'],
  ['hasMenu', 'pdf', '"pdf" is not one of page, file, embedded'],
  ['hasMenu', true, 'true is not one of page, file, embedded'],
  ['fileLink', 'javascript:x', '"javascript:x" is not a link that can be shown'],
  ['timeZone', 'Mars/Olympus', '"Mars/Olympus" is not a time zone'],
  ['timeZone', '+05:00', '"+05:00" is not a time zone'],
  ['email', 'x', '"x" is not an e-mail address'],
])('%s: %j is left out', (field, value, message) => {
  const { location, warnings } = locationReading({ name: 'x', [field]: value });
  expect(location).not.toHaveProperty(field);
  expect(warnings).toEqual([`locations[0].${field}: ${message}`]);
});

test('ids are the configured ones, else the position, and never two alike', () => {
  const locations = [
    { name: 'A', id: 7 },
    { name: 'B', restaurant_id: '7' },
    { name: 'C' },
    null,
    { name: 'D', id: '7' },
  ];
  const { configuration, warnings } = reading({ locations });
  expect(configuration.locations.map(({ id, restaurantId }) => [id, restaurantId])).toEqual([
    ['7', '7'],
    ['7-2', '7'],
    ['location-3', undefined],
    ['7-3', '7'],
  ]);
  expect(warnings).toEqual([
    'locations[1].id: "7" is taken already, "7-2" is used',
    'locations[4].id: "7" is taken already, "7-3" is used',
  ]);
});

test('an id that gets a number does not take that of another location', () => {
  const locations = ['x', 'x-2', 'x', 'x'].map((id) => ({ id, name: 'A' }));
  expect(reading({ locations }).configuration.locations.map(({ id }) => id)).toEqual(['x', 'x-2', 'x-3', 'x-4']);
});

test('the time zone is the own one, else that of the brand', () => {
  const locations = [{ name: 'A', timeZone: 'America/Halifax' }, { name: 'B' }, { name: 'C', timeZone: 'x' }];
  const { configuration } = reading({ timeZone: 'America/Toronto', locations });
  expect(configuration.locations.map(({ timeZone }) => timeZone)).toEqual([
    'America/Halifax',
    'America/Toronto',
    'America/Toronto',
  ]);
});

describe('hours', () => {
  const openingHours = [{ day: 'Monday', open: '11:00', close: '22:00' }];
  const specification = [{ dayOfWeek: 'https://schema.org/Monday', opens: '11:00', closes: '22:00' }];
  const monday = { spans: [{ open: 660, close: 1320 }] };
  const christmas = { validFrom: '2026-12-25', validThrough: '2026-12-25' };

  test('are read under either name, for the site and for a location', () => {
    for (const hours of [
      { openingHours },
      { openingHoursSpecification: specification },
      { openingHours: null, openingHoursSpecification: openingHours },
    ]) {
      expect(reading(hours).configuration.openingHours?.week[0]).toEqual(monday);
      expect(locationReading({ name: 'x', ...hours }).location?.openingHours?.week[0]).toEqual(monday);
    }
  });

  test("of certain dates are the location's, else the brand's, and none make hours of a place that has none", () => {
    const { configuration, warnings } = reading({
      timeZone: 'America/Toronto',
      openingHours,
      specialOpeningHoursSpecification: [christmas],
      locations: [
        { name: 'Brand dates', openingHours },
        {
          name: 'Own dates',
          openingHours,
          specialOpeningHoursSpecification: [{ ...christmas, validFrom: '2026-12-24' }],
        },
        { name: 'No hours' },
      ],
    });
    expect(warnings).toEqual([]);
    expect(configuration.openingHours?.special).toHaveLength(1);
    expect(configuration.locations.map((location) => location.openingHours?.special?.[0]?.from)).toEqual([
      '2026-12-25',
      '2026-12-24',
      undefined,
    ]);
    expect(configuration.locations[2]?.openingHours).toBeUndefined();
  });

  test('that are malformed are told once, with their path', () => {
    const { warnings } = reading({
      timeZone: 'America/Toronto',
      openingHours,
      specialOpeningHoursSpecification: [5],
      locations: [{ name: 'A', openingHours: 5 }],
    });
    expect(warnings.map((text) => text.split(':')[0])).toEqual([
      'specialOpeningHoursSpecification[0]',
      'locations[0].openingHours',
    ]);
  });

  test.each<[string, unknown, string[]]>([
    ['a brand', { openingHours }, ['a place']],
    ['a brand with a zone', { openingHours, timeZone: 'America/Toronto' }, []],
    ['a brand with coordinates', { openingHours, geo: { latitude: 43, longitude: -79 } }, []],
    ['its only location', { openingHours, locations: [{ name: 'A' }] }, ['a place']],
    ['its only location with a zone', { openingHours, locations: [{ name: 'A', timeZone: 'UTC' }] }, []],
    [
      'locations',
      { locations: [{ name: 'A', openingHours }, { name: 'B', openingHours }, { name: 'C' }] },
      ['2 places'],
    ],
  ])('without a time zone are told: %s', (_, configuration, places) => {
    expect(reading(configuration).warnings).toEqual(
      places.map(
        (told) =>
          `timeZone: is missing for ${told} with hours and without coordinates: each visitor's clock counts there`,
      ),
    );
  });

  test.each([
    [{ useRestaurantHours: false, customHours: openingHours }, false, true],
    [{ customHours: openingHours }, false, true],
    [{ useRestaurantHours: true, customHours: openingHours }, true, true],
    [{ useRestaurantHours: false }, false, false],
    [{}, true, false],
    [{ customHours: [] }, false, false],
    [openingHours, false, true],
  ])('of pickup from %j', (pickupHours, useRestaurantHours, custom) => {
    const { location } = locationReading({ name: 'x', pickupHours });
    expect(location?.pickupHours?.useRestaurantHours).toBe(useRestaurantHours);
    expect(location?.pickupHours?.customHours !== undefined).toBe(custom);
  });
});
