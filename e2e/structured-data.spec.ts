import { vocabularyProblems } from '@tablefront/restaurant/structured-data/vocabulary.test-support';
import { expect, test } from './support/fixtures.ts';
import type { Site } from './support/site.ts';

const pages = [
  '/',
  '/menu',
  '/locations',
  '/catering',
  '/offers',
  '/careers',
  '/contact',
  '/media-inquiries',
  '/franchise',
  '/terms-and-conditions',
  '/privacy-policy',
  '/accessibility-statement',
  '/feedback',
];

const brands = [
  { host: 'localhost', home: ['Organization'], location: '/location/queen-west-612-queen-st-w' },
  { host: 'trattoria.localhost', home: ['Restaurant', 'FAQPage'], location: '/location/harbord-street' },
  { host: 'noodles.localhost', home: ['Restaurant', 'FAQPage'], location: '/location/lower-water-street' },
  { host: 'young.localhost', home: ['Restaurant'], location: undefined },
];

type Script = Record<string, unknown>;

async function scriptsOf(site: Site, host: string, path: string): Promise<Script[]> {
  const { body } = await site.get(host, path);
  const found = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...found].map(([, json = '']) => JSON.parse(json));
}

const typesOf = (scripts: Script[]) => scripts.map((script) => script['@type']);

for (const { host, home, location } of brands) {
  test(`every page of ${host} has structured data that the vocabulary knows`, async ({ site }, { project }) => {
    test.skip(project.name === 'phone', 'the same HTML at every size');
    const sitemap = (await site.get(host)).body.matchAll(/href="(\/(?:location|menu)\/[^"]+)"/g);
    const paths = new Set([...pages, ...[...sitemap].map(([, path = '']) => path), ...(location ? [location] : [])]);
    for (const path of paths) {
      const scripts = await scriptsOf(site, host, path);
      expect.soft(await vocabularyProblems(scripts), `${host}${path}`).toEqual([]);
    }
  });

  test(`the home page of ${host} says what the brand is`, async ({ site }) => {
    expect(typesOf(await scriptsOf(site, host, '/'))).toEqual(home);
  });
}

test('a location page tells of the restaurant, its questions and the way to it', async ({ site }) => {
  const scripts = await scriptsOf(site, 'localhost', '/location/queen-west-612-queen-st-w');
  expect(typesOf(scripts)).toEqual(['Restaurant', 'FAQPage', 'BreadcrumbList']);
  expect(scripts[0]).toMatchObject({
    name: 'Maple & Ember Queen West',
    url: site.url('localhost', '/location/queen-west-612-queen-st-w'),
    telephone: '(416) 555-0170',
    geo: { '@type': 'GeoCoordinates', latitude: 43.6473 },
    hasMenu: site.url('localhost', '/menu/toronto-queen-west'),
    aggregateRating: { ratingValue: 4.7, reviewCount: 312 },
    potentialAction: { '@type': 'OrderAction' },
  });
  expect(scripts[0]?.openingHoursSpecification).toHaveLength(7);
  const steps = scripts[2]?.itemListElement;
  expect(steps).toEqual([
    expect.objectContaining({ position: 1, name: 'Home' }),
    expect.objectContaining({ position: 2, name: 'Queen West' }),
  ]);
});
