import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { contactPageOf } from './contact-page.ts';

function pageOf(raw: object) {
  const reading = readSiteConfiguration(raw);
  if (!reading.ok) throw new Error('The configuration cannot be read.');
  return contactPageOf(reading.configuration, { now: new Date('2026-11-20T15:00:00Z') });
}

const address = { streetAddress: '1 Main St', addressLocality: 'Toronto', addressRegion: 'ON', postalCode: 'M1M 1M1' };

test.each(['Canada', 'canada ', 'CA', 'CAN', undefined])('the default country is not shown: %s', (addressCountry) => {
  expect(pageOf({ address: { ...address, addressCountry } }).address).toEqual(['1 Main St', 'Toronto, ON M1M 1M1']);
});

test.each(['United States', 'France', 'US'])('another country is shown: %s', (addressCountry) => {
  expect(pageOf({ address: { ...address, addressCountry } }).address.at(-1)).toBe(addressCountry);
});

test("a brand's only location stands in for its head office", () => {
  const location = { name: 'Main', address: { ...address, addressCountry: 'France' }, phone: '416 555 0100' };
  const page = pageOf({ name: 'Solo', locations: [location] });
  expect(page.address).toEqual(['1 Main St', 'Toronto, ON M1M 1M1', 'France']);
  expect(page.phone).toBe('416 555 0100');
  expect(page.directions).toContain('1+Main+St');
  expect(pageOf({ locations: [location, { ...location, name: 'Second' }] }).address).toEqual([]);
});

test("the brand's own e-mail address goes before that of its owner", () => {
  expect(pageOf({ email: 'a@one.example', brand: { email: 'b@two.example' } }).email).toBe('a@one.example');
  expect(pageOf({ brand: { email: 'b@two.example' } }).email).toBe('b@two.example');
});

test('profiles bear the name of their network, or their host name', () => {
  const sameAs = [
    'https://www.facebook.com/a',
    'https://twitter.com/a',
    'https://x.com/a',
    'https://netflix.com/a',
    'https://www.opentable.ca/a',
    'https://www.yelp.ca/a',
  ];
  const names = pageOf({ sameAs }).social.map(({ name }) => name);
  expect(names).toEqual(['Facebook', 'X', 'X', 'netflix.com', 'opentable.ca', 'Yelp']);
});

test('a brand of which only the name is known has nothing to show', () => {
  expect(pageOf({ name: 'Nova' })).toEqual({ address: [], social: [], openings: 0, severalLocations: false });
});

test('only positions that are still open are counted', () => {
  const jobs = [{ title: 'Cook' }, { title: 'Server', validThrough: '2026-11-18' }];
  expect(pageOf({ name: 'Solo', jobs }).openings).toBe(1);
});
