import { describe, expect, test } from 'vitest';
import { configurationAt } from '../../menu/sold-out.ts';
import { namedRestaurants } from '../../named-restaurants.ts';
import { readSiteConfiguration } from '../../site-configuration/read-site-configuration.ts';
import { type JsonObject, type JsonValue, withKeys, withoutKeys } from '../entry-keys.ts';
import { applyPatches, type Patch } from '../patches.ts';
import { announce, endAnnouncements } from './announce.ts';
import { type PlaceInFile, placesInFile } from './places.ts';
import { type Sale, setSale } from './sold-out.ts';
import { type SpecialDays, setSpecialDays } from './special-days.ts';

const now = new Date('2026-11-23T18:00:00Z');
const UNTIL = '2026-11-24T15:00:00.000Z';

function done(document: JsonObject, patches: Patch[]): JsonObject {
  const { document: after, conflicts } = applyPatches(document, patches);
  expect(conflicts).toEqual([]);
  return withoutKeys(after);
}

/** Where a dish is sold out, as the site reads it: place → until. */
function soldOutAt(site: JsonObject, name: string): Record<string, string | null> {
  const read = readSiteConfiguration(site);
  if (!read.ok) throw new Error(read.error);
  const configuration = configurationAt(read.configuration, now);
  return Object.fromEntries(
    namedRestaurants(configuration, 'brand').flatMap(({ restaurantId, location }) => {
      const menus = location && location.menu.length > 0 ? location.menu : configuration.menu;
      const dish = menus
        .flatMap(({ categories }) => categories.flatMap(({ items }) => items))
        .find((item) => item.name === name);
      return dish?.soldOut
        ? [[restaurantId, dish.soldOutUntil === undefined ? null : new Date(dish.soldOutUntil).toISOString()]]
        : [];
    }),
  );
}

const dish = (more: JsonObject = {}): JsonObject => ({ name: 'Poutine', price: 12, ...more });
const other: JsonObject = { name: 'Elote', price: 5 };
const locations = (a: JsonObject = {}, b: JsonObject = {}): JsonValue => [
  { restaurant_id: 'a', name: 'Junction', ...a },
  { restaurant_id: 'b', name: 'Main Street', ...b },
];
const category = (...items: JsonObject[]): JsonObject => ({ name: 'Mains', items });

/** The shapes in which a menu is written. */
const shapes: [string, JsonObject][] = [
  [
    'menus with categories',
    { menu: [{ name: 'Dinner', categories: [category(dish(), other)] }], locations: locations() },
  ],
  ['one menu', { menu: { categories: [category(dish(), other)] }, locations: locations() }],
  ['categories in the place of menus', { menu: [category(dish(), other)], locations: locations() }],
  [
    'other spellings',
    { menu: [{ title: 'Mains', dishes: [dish({ isSoldOut: false }), other] }], locations: locations() },
  ],
  [
    'a location with a menu of its own',
    { menu: [category(dish(), other)], locations: locations({ menu: [category(dish())] }) },
  ],
  [
    'differences as a list',
    { menu: [category(dish(), other)], locations: locations({ menuOverrides: [{ id: 'poutine', price: 13 }] }) },
  ],
  [
    'differences by ids',
    { menu: [category(dish(), other)], locations: locations({ menuOverrides: { poutine: { price: 13 } } }) },
  ],
  [
    'sold out somewhere already',
    { menu: [category(dish(), other)], locations: locations({ menuOverrides: [{ id: 'poutine', soldOut: true }] }) },
  ],
  ['sold out everywhere already', { menu: [category(dish({ soldOut: true }), other)], locations: locations() }],
  ['ids of dishes', { menu: [category(dish({ id: 'poutine' }), other)], locations: locations() }],
];

describe.each(shapes)('sold out, in %s', (_shape, site) => {
  const document = withKeys({ name: 'Maple', ...site });
  const places = placesInFile(document, 'brand');
  const at = (...ids: string[]): PlaceInFile[] => places.filter(({ id }) => ids.includes(id));
  const set = (chosen: PlaceInFile[], sale: Sale, from = document) => {
    const { patches, name } = setSale(from, placesInFile(from, 'brand'), { dish: 'poutine', chosen, sale });
    expect(name).toBe('Poutine');
    return done(from, patches);
  };

  test('everywhere, and back', () => {
    const sold = set(at('a', 'b'), { soldOut: true, until: UNTIL });
    expect(soldOutAt(sold, 'Poutine')).toEqual({ a: UNTIL, b: UNTIL });
    const keyed = withKeys(sold);
    const back = set(placesInFile(keyed, 'brand'), { soldOut: false }, keyed);
    expect(soldOutAt(back, 'Poutine')).toEqual({});
  });

  test('at one place, and the other is as it was', () => {
    const before = soldOutAt(withoutKeys(document), 'Poutine');
    for (const [place, rest] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const kept = rest in before ? { [rest]: before[rest] } : {};
      expect(soldOutAt(set(at(place), { soldOut: true, until: null }), 'Poutine')).toEqual({ ...kept, [place]: null });
      expect(soldOutAt(set(at(place), { soldOut: false }), 'Poutine')).toEqual(kept);
    }
  });

  test('prices and other dishes stay', () => {
    const sold = set(at('a'), { soldOut: true, until: UNTIL });
    expect(soldOutAt(sold, 'Elote')).toEqual({});
    expect(JSON.stringify(sold).match(/"price":\d+/g)).toEqual(
      JSON.stringify(withoutKeys(document)).match(/"price":\d+/g),
    );
  });
});

test('a dish that is on no menu is not found', () => {
  const document = withKeys({ name: 'Maple', menu: [category(dish())] });
  const places = placesInFile(document, 'brand');
  expect(setSale(document, places, { dish: 'gone', chosen: places, sale: { soldOut: false } }).name).toBeUndefined();
});

describe('special days', () => {
  const key = 'specialOpeningHoursSpecification';
  const christmas = { validFrom: '2026-12-24', validThrough: '2026-12-26', name: 'Christmas', closed: true };
  const closed = (from: string, through = from): SpecialDays => ({ from, through, spans: [], name: null });
  const usual = (from: string, through = from): SpecialDays => ({ from, through, spans: undefined, name: null });
  const run = (site: JsonObject, ids: string[], days: SpecialDays) => {
    const document = withKeys({ name: 'Maple', ...site });
    const places = placesInFile(document, 'brand');
    const patches = setSpecialDays(
      document,
      places,
      places.filter(({ id }) => ids.includes(id)),
      days,
    );
    return patches && done(document, patches);
  };

  test.each<[string, JsonObject, string[], SpecialDays, unknown]>([
    [
      'closed at the only place',
      {},
      ['brand'],
      closed('2026-11-23'),
      { [key]: [{ validFrom: '2026-11-23', validThrough: '2026-11-23', closed: true }] },
    ],
    [
      'instead of what was said of the day',
      { [key]: [{ validFrom: '2026-12-24', opens: '11:00', closes: '17:00' }] },
      ['brand'],
      { ...closed('2026-12-24'), spans: [{ open: '12:00', close: '02:00' }], name: 'Eve' },
      {
        [key]: [{ validFrom: '2026-12-24', validThrough: '2026-12-24', name: 'Eve', opens: '12:00', closes: '02:00' }],
      },
    ],
    [
      'within a longer range, which stays',
      { [key]: [christmas] },
      ['brand'],
      { ...closed('2026-12-24'), spans: [{ open: '12:00', close: '14:00' }] },
      { [key]: [christmas, { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '12:00', closes: '14:00' }] },
    ],
    [
      'the usual hours on one day of a range',
      { [key]: [christmas] },
      ['brand'],
      usual('2026-12-25'),
      {
        [key]: [
          { ...christmas, validThrough: '2026-12-24' },
          { ...christmas, validFrom: '2026-12-26' },
        ],
      },
    ],
    ['the usual hours again', { [key]: [{ ...christmas }] }, ['brand'], usual('2026-12-24', '2026-12-26'), {}],
  ])('%s', (_what, site, ids, days, expected) => {
    expect(run(site, ids, days)).toEqual({ name: 'Maple', ...(expected as object) });
  });

  test('at one of several places it says also what it had of the brand', () => {
    const after = run({ [key]: [christmas], locations: locations() }, ['a'], closed('2026-11-23'));
    expect(after?.[key]).toEqual([christmas]);
    expect(after?.locations).toEqual(
      locations({ [key]: [christmas, { validFrom: '2026-11-23', validThrough: '2026-11-23', closed: true }] }),
    );
  });

  test('everywhere, also where a place has dates of its own', () => {
    const entry = { validFrom: '2026-11-23', validThrough: '2026-11-23', closed: true };
    const after = run({ locations: locations({ [key]: christmas }) }, ['a', 'b'], closed('2026-11-23'));
    expect(after).toEqual({ name: 'Maple', [key]: [entry], locations: locations({ [key]: [christmas, entry] }) });
  });

  test('one place cannot have the usual hours alone where it has nothing but the brand’s dates', () => {
    expect(
      run({ [key]: [christmas], locations: locations() }, ['a'], usual('2026-12-24', '2026-12-26')),
    ).toBeUndefined();
  });
});

describe('announcements', () => {
  test('a new one stands first, and goes again with those that guests see', () => {
    const document = withKeys({ name: 'Maple', announcements: [{ text: 'Later', startsAt: '2027-01-01' }] });
    const after = done(document, announce(document, { text: 'Patio open', link: '/menu', through: '2026-11-30' }));
    expect(after.announcements).toEqual([
      { text: 'Patio open', endsAt: '2026-11-30', url: '/menu' },
      { text: 'Later', startsAt: '2027-01-01' },
    ]);
    const keyed = withKeys(after);
    expect(done(keyed, endAnnouncements(keyed, now, ['America/Toronto'])).announcements).toEqual([
      { text: 'Later', startsAt: '2027-01-01' },
    ]);
  });
});
