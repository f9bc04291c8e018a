import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reading } from '../reading.test-support.ts';
import { type AnyKind, kindsWithin } from './declare.ts';
import { nearest } from './nearest.ts';
import { WRITTEN_FOR } from './other-words.ts';
import { site } from './site.ts';
import { keysOf } from './unknown-keys.ts';

describe('a key that is not known', () => {
  test.each<[what: string, configuration: object, warnings: string[]]>([
    [
      'is told with the one that may be meant',
      { openingHour: [], timezone: 'America/Toronto' },
      [
        'openingHour: is not a known key, did you mean "openingHours"?',
        'timezone: is not a known key, did you mean "timeZone"?',
      ],
    ],
    ['is told without a hint where none is near', { whatever: [1] }, ['whatever: is not a known key']],
    [
      'is told in lists, where it is met first, and once',
      {
        deals: [{ title: 'A' }, { title: 'B', prize: 1 }, { title: 'C', prize: 2 }],
        jobs: { items: [{ title: 'Cook', salary: 5 }] },
      },
      [
        'deals[1].prize: is not a known key, did you mean "price"? (2 times)',
        'jobs.items[0].salary: is not a known key',
      ],
    ],
    [
      'is told with what other systems call by that name, and where it stands',
      {
        hours: [],
        colors: {},
        specialHours: [],
        orderOnlineUrl: 'https://example.com',
        locations: [{ name: 'A', city: 'Toronto', Zip_Code: 'M5V', social: {} }],
        menu: { sections: [], categories: [{ name: 'C', items: [{ name: 'A', img: 'a.webp', colors: 1 }] }] },
      },
      [
        'hours: is not a known key, did you mean "openingHours"?',
        'colors: is not a known key, did you mean "theme.primaryColor"?',
        'specialHours: is not a known key, did you mean "specialOpeningHoursSpecification"?',
        'orderOnlineUrl: is not a known key, did you mean "orderingLink"?',
        'locations[0].city: is not a known key, did you mean "address.addressLocality"?',
        'locations[0].Zip_Code: is not a known key, did you mean "address.postalCode"?',
        'locations[0].social: is not a known key',
        'menu.sections: is not a known key, did you mean "categories"?',
        'menu.categories[0].items[0].img: is not a known key, did you mean "image"?',
        'menu.categories[0].items[0].colors: is not a known key',
      ],
    ],
    [
      'is told of each kind of object for itself',
      { note: 'x', deals: [{ title: 'A', note: 'x' }] },
      ['note: is not a known key', 'deals[0].note: is not a known key'],
    ],
    [
      'is told within objects and within locations',
      { theme: { primarycolour: 'red' }, locations: [{ name: 'A', address: { town: 'Toronto', citty: 'T' } }] },
      [
        'theme.primarycolour: is not a known key, did you mean "primaryColor"?',
        'locations[0].address.town: is not a known key',
        'locations[0].address.citty: is not a known key, did you mean "city"?',
      ],
    ],
    [
      'is told in the questions of a franchise form, list or object',
      { brand: { franchisee_form: [{ question: 'Why?', choices: [] }] } },
      ['brand.franchisee_form[0].choices: is not a known key'],
    ],
    [
      'is told in menus, and once for a thousand dishes',
      { menu: { categories: [{ name: 'C', items: Array.from({ length: 1_000 }, () => ({ name: 'A', prize: 1 })) }] } },
      ['menu.categories[0].items[0].prize: is not a known key, did you mean "price"? (1,000 times)'],
    ],
    [
      'is told in categories in the place of menus, and of menus themselves',
      { menu: [{ name: 'C', dishes: [{ name: 'A', variants: [{ name: 'S', cost: 1 }] }], picture: '/a.webp' }] },
      ['menu[0].dishes[0].variants[0].cost: is not a known key', 'menu[0].picture: is not a known key'],
    ],
    [
      'is told in what a location changes, by ids or in a list',
      {
        menu: { categories: [{ name: 'C', items: [{ id: 'a', name: 'A' }] }] },
        locations: [
          { name: 'X', menuOverrides: { a: { price: 2, prise: 3 } } },
          { name: 'Y', menuOverrides: [{ id: 'a', hiden: true, price: 1 }] },
        ],
      },
      [
        'locations[0].menuOverrides.a.prise: is not a known key',
        'locations[1].menuOverrides[0].hiden: is not a known key, did you mean "hidden"?',
      ],
    ],
    [
      'is not taken for one that is there as well',
      { phone: '+1 416 555 0100', phones: [] },
      ['phones: is not a known key'],
    ],
    [
      'is quoted where it is no plain word',
      { 'my key': 1, '': 2 },
      ['["my key"]: is not a known key', '[""]: is not a known key'],
    ],
  ])('%s', (_, configuration, warnings) => {
    expect(reading(configuration).warnings).toEqual(warnings);
  });

  test('is never told with one that nothing has', () => {
    const kinds = [site, ...kindsWithin(site)];
    const isKnown = ([key = '', ...within]: string[], of: AnyKind): boolean => {
      const field = keysOf(of).get(key);
      return field !== undefined && (within.length === 0 || (field.of !== undefined && isKnown(within, field.of)));
    };
    for (const meant of Object.keys(WRITTEN_FOR)) {
      expect([meant, kinds.some((of) => isKnown(meant.split('.'), of))]).toEqual([meant, true]);
    }
  });

  test('is no matter where programs and people write for themselves, or where any key may stand', () => {
    const { warnings } = reading({
      $schema: '../configuration.schema.json',
      '@context': 'https://schema.org',
      _id: 'x',
      'x-owner': 'Ana',
      '//': 'a remark',
      address: { '@type': 'PostalAddress', streetAddress: '1 A St' },
      socialMedia: { mastodon: 'https://social.example/@a' },
      campaigns: [{ id: 'c', title: 'C', num_needed: 3, restaurant: { state: 'ON' } }],
      hasOfferCatalog: { name: 'Catering', itemListElement: ['Lunch'] },
    });
    expect(warnings).toEqual([]);
  });

  test('comes after all other warnings, and of very many the first are named', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`zz${index}`, 1]));
    const { warnings } = reading({ ...many, email: 'none' });
    expect(warnings).toHaveLength(1 + 50 + 1);
    expect(warnings[0]).toBe('email: "none" is not an e-mail address');
    expect(warnings.at(-1)).toBe('and more: 950 further keys are not known');
  });
});

describe('the nearest name', () => {
  const names = [
    'openingHours',
    'price',
    'priceRange',
    'tags',
    'image',
    'restaurant_id',
    'email',
    'name',
    'title',
    'url',
  ];
  test.each([
    ['opening_hours', 'openingHours'],
    ['OpeningHours', 'openingHours'],
    ['openingHuors', 'openingHours'],
    ['opningHours', 'openingHours'],
    ['tag', 'tags'],
    ['images', 'image'],
    ['restaurantId', 'restaurant_id'],
    ['e-mail', 'email'],
    ['titel', 'title'],
    ['game', undefined],
    ['dish', undefined],
    ['id', undefined],
    ['uri', undefined],
    ['hours', undefined],
    ['range', undefined],
    ['…', undefined],
    ['x'.repeat(1_000_000), undefined],
  ])('of %.20s is %s', (written, meant) => {
    expect(nearest(written, names)).toBe(meant);
  });

  test('one slip in a name of four letters or more is understood', () => {
    const long = fc.constantFrom(...names.filter((name) => name.length > 4));
    fc.assert(
      fc.property(long, fc.nat(), fc.constantFrom('leave out', 'double', 'swap'), (name, at, slip) => {
        const place = 1 + (at % (name.length - 2));
        const [letter = '', next = ''] = name.slice(place, place + 2);
        const written = { 'leave out': next, double: `${letter}${letter}${next}`, swap: `${next}${letter}` }[slip];
        expect(nearest(`${name.slice(0, place)}${written}${name.slice(place + 2)}`, [name])).toBe(name);
      }),
    );
  });
});
