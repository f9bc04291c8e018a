/** What holds for the reader whatever it is given. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseColor } from '../colors.ts';
import { safeLink } from '../safe-link.ts';
import { readSiteConfiguration } from './read-site-configuration.ts';
import { reading } from './reading.test-support.ts';
import type { Menu, SiteConfiguration } from './site-configuration.ts';

const keys = [
  'name',
  'id',
  'restaurant_id',
  'url',
  'email',
  'telephone',
  'phone',
  'address',
  'street',
  'geo',
  'latitude',
  'longitude',
  'place_id',
  'brand',
  'franchisee_form',
  'questions',
  'question',
  'order',
  'options',
  'type',
  'logo',
  'image',
  'items',
  'dishes',
  'categories',
  'menu',
  'price',
  'hasMenu',
  'fileLink',
  'orderingLink',
  'menuUrl',
  'giftCards',
  'reservationLink',
  'navigation',
  'sameAs',
  'socialMedia',
  'locations',
  'gallery',
  'reviews',
  'author',
  'content',
  'rating',
  'faqs',
  'answer',
  'deals',
  'discounts',
  'title',
  'conditions',
  'features',
  'services',
  'featuredItems',
  'highlights',
  'link',
  'about',
  'text',
  'jobs',
  'loyaltyProgram',
  'available',
  'animations',
  'seo',
  'keywords',
  'heroSection',
  'callToAction',
  'cta',
  'backgroundImage',
  'theme',
  'primaryColor',
  'fontFamily',
  'restaurants',
  'head',
  'customCode',
  'openingHours',
  'openingHoursSpecification',
  'specialOpeningHoursSpecification',
  'pickupHours',
  'customHours',
  'serviceHours',
  'kind',
  'hours',
  'day',
  'dayOfWeek',
  'open',
  'opens',
  'close',
  'closes',
  'validFrom',
  'timeZone',
  'language',
  'currency',
  'orderingProvider',
  'hasOfferCatalog',
  'itemListElement',
  'areaServed',
  'allergens',
  'contains',
  'mayContain',
  'freeOf',
  'variants',
  'addOns',
  'calories',
  'diets',
  'soldOut',
  'until',
  'menuNotices',
  'menuOverrides',
  'hidden',
  'category',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
];
const hostile = [
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  '<script>alert(1)</script>',
  '"><img src=x onerror=1>',
  'https://a.example/"x',
  'www.example.com/menu',
  '/menu',
  'Monday',
  'Mo-Fr 11:00-22:00',
  'kitchen',
  '11:00',
  '2026-12-25',
  'page',
  'true',
  '12.50',
  '$1',
  'America/Toronto',
  'red',
  '#12',
  'fr_CA',
  '\ud800',
  '\u0000',
  ' ',
  '',
  '🍕',
  'x'.repeat(3000),
];

const { value } = fc.letrec<{ value: unknown; list: unknown[]; record: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<unknown>(...hostile),
    fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.string({ unit: 'binary' })),
    tie('list'),
    tie('record'),
    tie('record'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }),
  record: fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 8 }),
}));
const configuration = fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 25 });

/** Every text of an output with the key that it stands under. */
function* texts(output: unknown, key = ''): Generator<[key: string, text: string]> {
  if (typeof output === 'string') yield [key, output];
  else if (Array.isArray(output)) for (const element of output) yield* texts(element, key);
  else if (typeof output === 'object' && output !== null) {
    for (const [name, element] of Object.entries(output)) yield* texts(element, name);
  }
}

/** Hours that were read are in no shape in which anybody writes them. */
function withoutHours(read: SiteConfiguration): SiteConfiguration {
  const menusOf = (menus: Menu[]): Menu[] =>
    menus.map(({ hours, categories, ...menu }) => ({
      ...menu,
      categories: categories.map((category) => ({
        ...category,
        items: category.items.map(({ available, ...item }) => item),
      })),
    }));
  const locations = read.locations.map((location) => ({ ...location, menu: menusOf(location.menu) }));
  return { ...read, menu: menusOf(read.menu), locations };
}

const LINKS = new Set([
  'logo',
  'url',
  'image',
  'heroImage',
  'backgroundImage',
  'backgroundImageTall',
  'orderingLink',
  'fileLink',
  'menuUrl',
  'reservationLink',
  'giftCards',
  'socialLinks',
]);
const code = new Set(['head', 'body', 'footer']);

describe('whatever it is given, the reader', () => {
  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (anything) => {
          expect(readSiteConfiguration(anything).ok).toBe(
            typeof anything === 'object' && anything !== null && !Array.isArray(anything),
          );
        },
      ),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(() => readSiteConfiguration(json)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  test('answers with safe links, clean texts and plain data only', () => {
    fc.assert(
      fc.property(configuration, (given) => {
        const { configuration: read, warnings } = reading(given);
        for (const [key, text] of texts(read)) {
          if (code.has(key)) continue;
          expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
          expect(text.isWellFormed()).toBe(true);
          if (LINKS.has(key) || (key === 'hasMenu' && !['page', 'file', 'embedded'].includes(text)))
            expect(safeLink(text)).toBe(text);
        }
        expect(read.name).not.toBe('');
        expect(parseColor(read.theme.primaryColor)).toBe(read.theme.primaryColor);
        expect(JSON.parse(JSON.stringify(read))).toEqual(read);
        expect(new Set(read.locations.map(({ id }) => id)).size).toBe(read.locations.length);
        for (const warning of warnings) expect(warning).toMatch(/^[^:]+: ./s);
      }),
      { numRuns: 1000 },
    );
  });

  test('reads its own answer as it was', () => {
    fc.assert(
      fc.property(configuration, (given) => {
        const { openingHours, pickupHours, locations, ...first } = withoutHours(reading(given).configuration);
        const second = reading(first).configuration;
        for (const key of [
          'name',
          'address',
          'menu',
          'reviews',
          'deals',
          'discounts',
          'faqs',
          'features',
          'featuredItems',
          'highlights',
          'about',
          'hero',
          'theme',
        ] as const) {
          expect(second[key]).toEqual(first[key]);
        }
        const again = reading({ locations: locations.map(({ openingHours, pickupHours, ...location }) => location) });
        expect(again.configuration.locations.map(({ name, menu, address }) => [name, menu, address])).toEqual(
          locations.map(({ name, menu, address }) => [name, menu, address]),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('leaves what it was given as it was', () => {
    fc.assert(
      fc.property(configuration, (given) => {
        const before = structuredClone(given);
        readSiteConfiguration(given);
        expect(given).toEqual(before);
      }),
    );
  });
});

test('500 locations with 100 items each are read in a fraction of a second', () => {
  const items = Array.from({ length: 10 }, (_, index) => ({
    id: index,
    name: `Item ${index}`,
    price: '12.50',
    description: 'Hot',
    isVegan: 'true',
  }));
  const categories = Array.from({ length: 10 }, (_, index) => ({ id: index, name: `Category ${index}`, items }));
  const locations = Array.from({ length: 500 }, (_, index) => ({
    id: index,
    name: `Location ${index}`,
    timeZone: 'America/Toronto',
    menu: { categories },
  }));
  // Of this thread: what else the machine does is not counted.
  const before = process.threadCpuUsage();
  const { configuration: read, warnings } = reading({ locations });
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(1000);
  expect(read.locations).toHaveLength(500);
  expect(warnings).toEqual([]);
});
