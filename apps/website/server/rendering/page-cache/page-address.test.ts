import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharedPageAddress } from './page-address.ts';

const ORIGIN = 'https://lucia.example';
const addressOf = (pathAndQuery: string) => sharedPageAddress(`http://inside:3000${pathAndQuery}`, ORIGIN);

describe('the address under which a page is kept', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=mail&fbclid=1', '/'],
    ['/offers', '/offers'],
    ['/menu?page=2', '/menu'],
    ['/menu/queen-west', '/menu/queen-west'],
    ['/location/caf%C3%A9', '/location/caf%C3%A9'],
  ])('of %s is %s', (visited, kept) => {
    expect(addressOf(visited)).toBe(ORIGIN + kept);
  });

  test.each([
    ...['/feedback', '/catering', '/careers', '/media-inquiries', '/franchise', '/feedback?location=1'],
    ...['/feedback/widget.json', '/assistant-data', '/no/such/page', '/robots.txt', '/healthz'],
    ...[
      '/menu?q=pizza',
      '/menu?q=',
      '/menu/queen-west?diet=vegan',
      '/locations?open=1',
      '/locations?location=x',
      '/locations?q=x',
    ],
    ...['/OFFERS', '/offers/', '//offers', '/Location/queen-west', '/location/Queen-West', '/location/queen-west/'],
    ...['/location/%71ueen-west', '/location/%', '/location/', '/location/a/b', '/menu/caf%c3%a9'],
    ...['/.data', '/data', '/offers.data', '/_root.data', '/__manifest', '/constructor', '/__proto__'],
  ])('there is none for %s', (visited) => {
    expect(addressOf(visited)).toBeUndefined();
  });

  test('nothing that may stand in a query makes another place in the cache', () => {
    const parameters = fc.array(fc.tuple(fc.string(), fc.string()));
    fc.assert(
      fc.property(parameters, fc.constantFrom('/offers', '/', '/location/a'), (query, path) => {
        expect(addressOf(`${path}?${new URLSearchParams(query)}`)).toBe(ORIGIN + path);
      }),
    );
  });
});
