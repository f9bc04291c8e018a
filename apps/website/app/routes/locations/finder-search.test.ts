/** The finder without JavaScript: its search is a form that the server answers. */
import { expect, test } from 'vitest';
import { visited } from '../../rendering/visited-page.test-support.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const place = (name: string, street: string, locality: string, postalCode: string, more: object) => ({
  ...{ name, address: { street, locality, region: 'ON', postalCode, country: 'Canada' } },
  ...more,
});
const brand = {
  name: 'Maple & Ember',
  locations: [
    place('Queen West', '612 Queen St W', 'Toronto', 'M6J 1E4', { services: ['Pickup'], geo: at(43.6473, -79.4042) }),
    place('Leslieville', '1120 Queen St E', 'Toronto', 'M4M 1K8', { services: ['Dine-in'], geo: at(43.6627, -79.332) }),
    place('James North', '206 James St N', 'Hamilton', 'L8R 2L3', { services: ['Pickup'], geo: at(43.2622, -79.8663) }),
  ],
};

async function searched(query: string) {
  const { html } = await visited(brand, `/locations?${query}`);
  const [, count] = />(\d+ location\(s\) found)</.exec(html) ?? [];
  const cards = [...html.matchAll(/<li( hidden="")?><article class="finder-card" data-slug="([^"]+)"/g)];
  return { html, count, shown: cards.map(([, hidden, slug]) => (hidden === undefined ? slug : `(${slug})`)) };
}

const [queen, leslie, james] = ['queen-west', 'leslieville', 'james-north'];

test.each([
  ['q=toronto', [queen, leslie]],
  ['q=James', [james]],
  ['q=QUEEN+st+e', [leslie]],
  ['q=m6j1e4', [queen]],
  ['q=atlantis', []],
  ['q=', [queen, leslie, james]],
  ['q=toronto&service=Pickup', [queen, `(${leslie})`]],
])('%s shows what is found, and says how many', async (query, expected) => {
  const { count, shown } = await searched(query);
  expect(shown.map((slug) => slug?.replace(/^(\(?)(\w+-?\w*?)-\d.*?(\)?)$/, '$1$2$3'))).toEqual(expected);
  expect(count).toBe(`${expected.filter((slug) => !slug?.startsWith('(')).length} location(s) found`);
});

test('a search says what it was for, and leads back to all', async () => {
  const { html } = await searched('q=toronto');
  expect(html).toMatch(/For ‘toronto’\. <a class="link" href="\/locations">Show all 3<\/a>/);
  expect(html).toMatch(
    /<noscript><search><form class="finder-search" action="\/locations"><input [^>]*value="toronto"/,
  );
  const none = await searched('q=atlantis');
  expect(none.html).toContain('<h2>No locations found</h2>');
  expect(none.html).toMatch(/<a class="link" href="\/locations">Show all 3 locations<\/a>/);
  expect((await searched('')).html).not.toContain('Show all');
});

test('a postal code that none has shows those that begin most like it, and says so', async () => {
  const { html, shown } = await searched('q=M6K+3P1');
  expect(shown).toHaveLength(1);
  expect(html).toContain('No location has this postal code. These begin most like it.');
});

test('what is typed and the filters keep each other, and what is typed is text', async () => {
  const { html } = await searched('q=%3Cb%3E&service=Pickup');
  expect(html).not.toContain('<b>&');
  expect(html).toMatch(/<form class="finder-bar"[\s\S]*<input type="hidden" name="q" value="&lt;b&gt;"\/>/);
  expect(html).toMatch(/<form class="finder-search"[\s\S]*<input type="hidden" name="service" value="Pickup"\/>/);
});
