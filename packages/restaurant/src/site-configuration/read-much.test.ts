/** A configuration of millions of characters is read in a time that grows with it, not with its square: one process serves many brands. */
import { expect, test } from 'vitest';
import { embeddedOrigins } from '../embedded-content.ts';
import { redirectFor } from '../redirects.ts';
import { reading } from './reading.test-support.ts';

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** By the square of their number, the first ones took a minute and more. */
const LIMIT_MS = 8_000;

test.each<[what: string, configuration: Record<string, unknown>]>([
  ['redirects of whole folders', { redirects: times(10_000, (index) => ({ from: `/a${index}/*`, to: `/b${index}` })) }],
  [
    'redirects of folders in folders',
    { redirects: times(2_500, (index) => ({ from: `${'/a'.repeat(index % 450)}/${index}/*`, to: '/x' })) },
  ],
  ['redirects in a row', { redirects: times(10_000, (index) => ({ from: `/a${index}`, to: `/a${index + 1}` })) }],
  ['hours of one day', { openingHours: times(25_000, () => ({ day: 'Monday', open: '10:00', close: '11:00' })) }],
  ['time zones that are none', { locations: times(10_000, (index) => ({ name: 'A', timeZone: `No/${index}` })) }],
  ['locations of one name', { locations: times(10_000, () => ({ id: 'x', name: 'Same' })) }],
  [
    'dishes of one name',
    { menu: [{ categories: [{ name: 'C', items: times(25_000, () => ({ name: 'Same', price: 1 })) }] }] },
  ],
])('%s are read in time', (_, configuration) => {
  const start = performance.now();
  const { redirects } = reading(configuration).configuration;
  const deep = `/${'a/'.repeat(8_000)}`;
  for (let visit = 0; visit < 100; visit += 1)
    redirectFor(redirects, { origin: 'https://a.example', pathname: deep, search: '' });
  expect(performance.now() - start).toBeLessThan(LIMIT_MS);
});

/** What a pattern may begin to read at each place, to find only at the end that it is not what it looks for. */
const units = [
  ' ',
  '\t',
  '\n',
  ' \n',
  '-',
  '.',
  '/',
  ':',
  '&',
  ',',
  '@',
  'a',
  '0',
  '<',
  '(',
  'a.',
  'a@',
  '12:00-',
  '%2',
  'Mo ',
];
const fields = ['name', 'description', 'telephone', 'email', 'url', 'currency', 'priceRange', 'logo', 'orderingLink'];
const placeFields = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry', 'area'];

test.each(units)('texts of 20,000 characters are read in time: %j', (unit) => {
  const start = performance.now();
  for (const text of ['', 'x', 'https://a.example/'].map(
    (first) => `${first}${unit.repeat(20_000 / unit.length)}\u0000x`,
  )) {
    const all = (names: string[]) => Object.fromEntries(names.map((name) => [name, text]));
    const place = { ...all(fields), address: all(placeFields), openingHours: text, timeZone: text };
    const dish = { ...all(fields), price: text, dietary: [text], image: text };
    const { configuration } = reading({
      ...place,
      embeddedHosts: [text, text.slice(18)],
      influencerPortal: text,
      theme: { primaryColor: text, fontFamily: text },
      socialMedia: { facebook: text, whatsapp: text },
      locations: [{ ...place, id: text, slug: text }],
      menu: [{ name: text, categories: [{ name: text, items: [dish] }] }],
      deals: [{ ...dish, title: text, validFrom: text, validThrough: text }],
      announcements: [{ message: text, text, startDate: text }],
      jobs: [{ title: text, description: text, datePosted: text }],
      faqs: [{ question: text, answer: text }],
      redirects: [{ from: text, to: text }],
    });
    embeddedOrigins(configuration);
  }
  // By the square of their length some took a minute.
  expect(performance.now() - start).toBeLessThan(LIMIT_MS / 4);
});
