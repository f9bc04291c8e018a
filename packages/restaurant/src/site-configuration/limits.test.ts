/** What is over a limit is cut or left out, and told with its path. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutAtWord, longest, most } from '../limits.ts';
import { parseConfiguration } from './parse-configuration.ts';
import { collectWarnings } from './read-site-configuration.ts';
import { reading } from './reading.test-support.ts';

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const words = (count: number) => 'word '.repeat(count / 5 + 1).slice(0, count);

describe('a list that is too long keeps its first entries', () => {
  const place = (fields: object) => ({ locations: [{ name: 'A', ...fields }] });
  test.each<
    [path: string, limit: number, make: (list: unknown[]) => Record<string, unknown>, entry: (index: number) => unknown]
  >([
    ['locations', most.locations, (list) => ({ locations: list }), (index) => ({ name: `L${index}` })],
    ['locations[0].gallery', most.gallery, (gallery) => place({ gallery }), (index) => `/${index}.webp`],
    ['locations[0].faqs', most.questions, (faqs) => place({ faqs }), () => ({ question: 'Q', answer: 'A' })],
    ['locations[0].reviews', most.reviews, (reviews) => place({ reviews }), () => ({ content: 'C' })],
    ['locations[0].services', most.labels, (services) => place({ services }), (index) => `S${index}`],
    ['locations[0].deliveryAreas', most.names, (deliveryAreas) => place({ deliveryAreas }), (index) => `D${index}`],
    [
      'locations[0].serviceHours',
      most.serviceHours,
      (serviceHours) => place({ serviceHours }),
      () => ({ name: 'K', hours: 'Mo 10:00-11:00' }),
    ],
    [
      'menu[0].categories',
      most.categories,
      (categories) => ({ menu: [{ categories }] }),
      () => ({ name: 'C', items: [{ name: 'D' }] }),
    ],
    [
      'menu[0].categories[0].items',
      most.dishes,
      (items) => ({ menu: [{ categories: [{ name: 'C', items }] }] }),
      () => ({ name: 'D' }),
    ],
    [
      'menu[0].categories[0].items[0].tags',
      most.labels,
      (tags) => ({ menu: [{ categories: [{ name: 'C', items: [{ name: 'D', tags }] }] }] }),
      (index) => `T${index}`,
    ],
    ['deals', most.deals, (deals) => ({ deals }), () => ({ title: 'T' })],
    ['discounts', most.discounts, (discounts) => ({ discounts }), () => ({ title: 'T' })],
    ['features', most.features, (features) => ({ features }), () => 'F'],
    ['featuredItems', most.featuredItems, (featuredItems) => ({ featuredItems }), () => ({ name: 'F' })],
    ['highlights', most.highlights, (highlights) => ({ highlights }), () => ({ title: 'H' })],
    ['jobs', most.jobs, (jobs) => ({ jobs }), () => ({ title: 'J' })],
    [
      'jobs[0].requirements',
      most.sentences,
      (requirements) => ({ jobs: [{ title: 'J', requirements }] }),
      (index) => `R${index}`,
    ],
    ['navigation', most.navigation, (navigation) => ({ navigation }), () => ({ name: 'N', url: '/n' })],
    ['sameAs', most.socialLinks, (sameAs) => ({ sameAs }), (index) => `https://s${index}.example`],
    ['embeddedHosts', most.embeddedHosts, (embeddedHosts) => ({ embeddedHosts }), (index) => `h${index}.example`],
    ['redirects', most.redirects, (redirects) => ({ redirects }), (index) => ({ from: `/a${index}`, to: '/b' })],
    ['announcements', most.announcements, (announcements) => ({ announcements }), () => ({ text: 'A' })],
    [
      'brand.franchisee_form',
      most.franchiseQuestions,
      (list) => ({ brand: { franchisee_form: list } }),
      () => ({ question: 'Q' }),
    ],
    ['servesCuisine', most.names, (servesCuisine) => ({ servesCuisine }), (index) => `C${index}`],
    [
      'openingHours',
      most.hours,
      (openingHours) => ({ openingHours, timeZone: 'UTC' }),
      () => ({ day: 'Monday', open: '10:00', close: '11:00' }),
    ],
    [
      'specialOpeningHoursSpecification',
      most.specialHours,
      (list) => ({ specialOpeningHoursSpecification: list, timeZone: 'UTC' }),
      () => ({ validFrom: '2026-12-25' }),
    ],
  ])('%s', (path, limit, make, entry) => {
    expect(reading(make(times(limit, entry))).warnings).toEqual([]);
    const { configuration, warnings } = reading(make(times(limit + 1, entry)));
    expect(warnings).toEqual([
      `${path}: has ${(limit + 1).toLocaleString('en')} entries, of which the first ${limit.toLocaleString('en')} are kept`,
    ]);
    expect(configuration).toEqual(reading(make(times(limit, entry))).configuration);
  });

  test('all menus of a place share the room for dishes', () => {
    const category = (dishes: number) => ({ name: 'C', items: times(dishes, (index) => ({ name: `D${index}` })) });
    const menu = times(4, () => ({ categories: [category(most.dishes / 4), category(1)] }));
    const { configuration, warnings } = reading({ menu });
    const dishes = configuration.menu.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    expect(dishes).toHaveLength(most.dishes);
    expect(warnings[0]).toMatch(/^menu\[3\]\.categories\[0\]\.items: has 750 entries, of which the first 747 are kept/);
  });

  test('a location on top of the room that all share keeps what tells where it is', () => {
    const menu = [
      { categories: [{ name: 'C', items: times(1_000, (index) => ({ name: `D${index}`, tags: ['a', 'b'] })) }] },
    ];
    const openingHours = ['Mo 10:00-11:00'];
    const locations = times(100, (index) => ({ name: `L${index}`, phone: '416 555 0100', openingHours, menu }));
    const { configuration, warnings } = reading({ timeZone: 'UTC', locations });
    expect(configuration.locations[0]).toMatchObject({ menu: [{ categories: [{ name: 'C' }] }] });
    expect(configuration.locations[99]).toMatchObject({ name: 'L99', phone: '416 555 0100', menu: [], services: [] });
    expect(configuration.locations[99]).not.toHaveProperty('openingHours');
    expect(warnings.at(-1)).toBe(
      'locations[99]: keeps its name, address and links only: with it, locations have more than 250,000 entries',
    );
  });

  test('half a list of allergens is none', () => {
    const item = { name: 'D', allergens: times(most.labels + 1, (index) => `A${index}`) };
    const { configuration } = reading({ menu: [{ categories: [{ name: 'C', items: [item] }] }] });
    expect(configuration.menu[0]?.categories[0]?.items[0]).not.toHaveProperty('allergens');
  });

  test('of warnings, the rest is counted', () => {
    const { warn, warnings } = collectWarnings();
    for (let index = 0; index < most.warnings + 5; index += 1) warn(`a[${index}]`, 'is wrong');
    expect(warnings()).toHaveLength(most.warnings + 1);
    expect(warnings().at(-1)?.message).toBe('5 further warnings are not listed');
  });
});

describe('a text that is too long', () => {
  test.each<[path: string, limit: number, make: (text: string) => Record<string, unknown>]>([
    ['name', longest.line, (name) => ({ name })],
    ['description', longest.story, (description) => ({ description })],
    ['about', longest.story, (about) => ({ about })],
    ['priceRange', longest.label, (priceRange) => ({ priceRange })],
    ['address.street', longest.address, (street) => ({ address: { street } })],
    ['faqs[0].answer', longest.text, (answer) => ({ faqs: [{ question: 'Q', answer }] })],
    ['reviews[0].content', longest.text, (content) => ({ reviews: [{ content }] })],
    ['jobs[0].description', longest.text, (description) => ({ jobs: [{ title: 'J', description }] })],
    ['deals[0].description', longest.description, (description) => ({ deals: [{ title: 'D', description }] })],
    ['locations[0].services[0]', longest.label, (service) => ({ locations: [{ name: 'A', services: [service] }] })],
    ['brand.franchisee_form[0].question', longest.line, (question) => ({ brand: { franchisee_form: [{ question }] } })],
  ])('is cut at the end of a word: %s', (path, limit, make) => {
    expect(reading(make(words(limit).trim())).warnings).toEqual([]);
    const { configuration, warnings } = reading(make(words(limit * 3)));
    expect(warnings).toEqual([
      expect.stringMatching(new RegExp(`^${path.replace(/[[\].]/g, '\\$&')}: has .* characters, and is cut after`)),
    ]);
    expect(JSON.stringify(configuration)).toContain('word word…');
    expect(JSON.stringify(configuration)).not.toContain('w…');
  });

  test.each<[path: string, make: (text: string) => Record<string, unknown>]>([
    ['id', (id) => ({ id })],
    ['locations[0].id', (id) => ({ locations: [{ name: 'A', id }] })],
    ['head', (text) => ({ head: text.repeat(1_000) })],
  ])('is left out where a cut would break it: %s', (path, make) => {
    const { configuration, warnings } = reading(make('x'.repeat(longest.id + 1)));
    expect(warnings).toEqual([
      expect.stringMatching(new RegExp(`^${path.replace(/[[\].]/g, '\\$&')}: has .* and is left out$`)),
    ]);
    expect(JSON.stringify(configuration)).not.toContain('xxx');
  });

  test('is cut to well-formed text of that length at most, and only once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 2, max: 200 }), (raw, length) => {
        const text = raw.toWellFormed();
        const cut = cutAtWord(text, length);
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(cut.isWellFormed()).toBe(true);
        expect(cutAtWord(cut, length)).toBe(cut);
        if (text.length <= length) expect(cut).toBe(text);
        else expect(text.startsWith(cut.slice(0, -1))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('JSON of millions of lists and objects', () => {
  test('is not read: they would take more memory than there is', () => {
    for (const value of ['[]', '{}']) {
      expect(() => parseConfiguration(`[${`${value},`.repeat(4_000_000)}0]`), value).toThrow(
        'more than 4,000,000 lists',
      );
    }
  });

  test('is not what has many signs in its texts', () => {
    const text = `{"a":"${'[{\\"\\\\'.repeat(4_100_000)}","b":1}`;
    expect(parseConfiguration(text)).toMatchObject({ b: 1 });
  });
});
