import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locationSlugs, menuSlugs, resolveSlug, type SlugPlace } from './slugs.ts';

/** `Name | street | locality` */
function place(text: string): SlugPlace {
  const [name = '', street, locality] = text.split('|').map((part) => part.trim());
  return { name, address: { street: street || undefined, locality: locality || undefined } };
}

describe('slugs of /location', () => {
  test.each<[string, string[], string[]]>([
    ['the name alone', ['Queen West | 612 Queen St W | Toronto'], ['queen-west']],
    ['accents fold', ['Café Montréal | | Montréal'], ['cafe-montreal']],
    ['other characters go', ["Lucia's Bar & Grill (St-Denis)"], ['lucias-bar-grill-stdenis']],
    [
      'the street tells locations of one locality apart',
      ['Queen West | 612 Queen St. W | Toronto', 'Harbour | 1 Bay St | toronto', 'Byward | 5 York St | Ottawa'],
      ['queen-west-612-queen-st-w', 'harbour-1-bay-st', 'byward'],
    ],
    ['no street: the locality', ['A | | Toronto', 'B | | Toronto'], ['a-toronto', 'b-toronto']],
    [
      'one name in two cities',
      ['Downtown | 1 A | Toronto', 'Downtown | 2 B | Ottawa'],
      ['downtown-toronto', 'downtown-ottawa'],
    ],
    ['nothing tells them apart', ['Main', 'Main', 'Main'], ['main', 'main-2', 'main-3']],
    ['a name that is another one with its number', ['Main', 'Main', 'Main 2'], ['main', 'main-3', 'main-2']],
    ['no letters', ['🍕 | 1 Bay St | Toronto', '🍕 | 2 Bay St | ', '🍕'], ['toronto', '2-bay-st', 'location']],
    [
      'no letters, one locality',
      ['🍕 | 1 Bay St | Toronto', '🍕 | 2 Bay St | Toronto'],
      ['toronto-1-bay-st', 'toronto-2-bay-st'],
    ],
    [
      'other scripts',
      ['東京', 'Москва Центр', 'Καφενείο', 'مطعم', '서울', 'ガスト', 'Straße Łódź Ærø'],
      ['dongjing', 'moskva-tsentr', 'kafeneio', 'mtm', 'seoul', 'gasuto', 'strasse-lodz-aero'],
    ],
    ['nothing at all', ['', ''], ['location', 'location-2']],
  ])('%s', (_, places, slugs) => {
    expect(locationSlugs(places.map(place))).toEqual(slugs);
  });
});

describe('slugs of /menu', () => {
  test.each<[string, string[], string[]]>([
    ['locality and name', ['Queen West | 612 Queen St W | Toronto'], ['toronto-queen-west']],
    ['each run of other characters is one dash', ["Lucia's (St-Denis) | | Montréal"], ['montreal-lucia-s-st-denis']],
    ['no locality', ['Queen West'], ['queen-west']],
    [
      'the street tells equals apart',
      ['Main | 1 A St | Toronto', 'Main | 2 B St | Toronto'],
      ['toronto-main-1-a-st', 'toronto-main-2-b-st'],
    ],
    ['then a number', ['Main | | Toronto', 'Main | | Toronto'], ['toronto-main', 'toronto-main-2']],
    ['no letters', ['🍕 | 1 Bay St | Toronto', '🍕 | 2 Bay St', '🍕'], ['toronto', '2-bay-st', 'location']],
    ['other scripts', ['銀座 | | 東京'], ['dongjing-yinzuo']],
  ])('%s', (_, places, slugs) => {
    expect(menuSlugs(places.map(place))).toEqual(slugs);
  });
});

describe('a slug', () => {
  const places = ['Queen West | 612 Queen St W | Toronto', 'Byward | 5 York St | Ottawa'].map(place);

  test.each([
    ['queen-west', 'location', { kind: 'found', index: 0 }],
    ['ottawa-byward', 'menu', { kind: 'found', index: 1 }],
    ['ottawa-byward', 'location', { kind: 'moved', slug: 'byward' }],
    ['queen-west', 'menu', { kind: 'moved', slug: 'toronto-queen-west' }],
    ['Queen West', 'location', { kind: 'moved', slug: 'queen-west' }],
    ['nowhere', 'location', { kind: 'missing' }],
    ['', 'location', { kind: 'missing' }],
    ['__proto__', 'menu', { kind: 'missing' }],
  ] as const)('%j on the %s route is %j', (slug, route, resolution) => {
    expect(resolveSlug(slug, places, route)).toEqual(resolution);
  });

  test.each<[string, string[], string[], 'location' | 'menu']>([
    ['a sibling in the city', ['Queen West | 612 Queen St W | Toronto'], ['Harbour | 1 Bay St | Toronto'], 'location'],
    ['the same name in another city', ['Downtown | 1 A | Toronto'], ['Downtown | 2 B | Ottawa'], 'location'],
    ['the same name in the same city', ['Main | 1 A St | Toronto'], ['Main | 2 B St | Toronto'], 'menu'],
    ['the same name without a street', ['Main | | Toronto'], ['Main | | Toronto'], 'location'],
  ])('that a location had before %s came leads to it, and the other way about', (_, before, more, route) => {
    const few = before.map(place);
    const many = [...few, ...more.map(place)];
    const [old = ''] = (route === 'location' ? locationSlugs : menuSlugs)(few);
    const [now = ''] = (route === 'location' ? locationSlugs : menuSlugs)(many);
    if (now !== old) expect(resolveSlug(old, many, route)).toEqual({ kind: 'moved', slug: now });
    if (now !== old) expect(resolveSlug(now, few, route)).toEqual({ kind: 'moved', slug: old });
  });

  test('of a name in another script leads there from where it was before such names had slugs', () => {
    expect(resolveSlug('toronto', ['東京 | 1 Bay St | Toronto'].map(place), 'location')).toEqual({
      kind: 'moved',
      slug: 'dongjing',
    });
  });

  const word = fc.oneof(
    fc.constantFrom(
      '',
      'Main',
      'main',
      'Main 2',
      'main-2',
      'Main 2 2',
      'Toronto',
      '🍕',
      '東京',
      'É',
      '-',
      '2',
      'x'.repeat(200),
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const anyPlace = fc.record({
    name: word,
    address: fc.record({ street: word, locality: word }, { requiredKeys: [] }),
  });

  test('names one location only, in any list of locations', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 30 }), (locations) => {
        for (const [route, slugs, others] of [
          ['location', locationSlugs(locations), menuSlugs(locations)],
          ['menu', menuSlugs(locations), locationSlugs(locations)],
        ] as const) {
          expect(new Set(slugs).size).toBe(locations.length);
          for (const [index, slug] of slugs.entries()) {
            expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
            expect(resolveSlug(slug, locations, route)).toEqual({ kind: 'found', index });
          }
          for (const other of others) expect(resolveSlug(other, locations, route).kind).not.toBe('missing');
        }
      }),
      { numRuns: 500 },
    );
  });

  test('does not grow with a name of 10,000 characters', () => {
    const [slug = ''] = locationSlugs([{ name: 'Long name '.repeat(1000), address: {} }]);
    expect(slug.length).toBeLessThanOrEqual(80);
  });

  test('of 5,000 locations that all bear one name is found without long searching', () => {
    const many = Array.from({ length: 5000 }, () => place('Main | 1 A St | Toronto'));
    const start = performance.now();
    expect(new Set(locationSlugs(many)).size).toBe(5000);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
