import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { SHARED_PAGES, SHARED_PAGES_BELOW, sharedPageAddress } from './page-address.ts';

const origin = 'https://lucia.example';
const addressOf = (pathAndQuery: string) => sharedPageAddress(`http://inside:3000${pathAndQuery}`, origin);

describe('the address under which a page is kept', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=mail&fbclid=1', '/'],
    ['/offers', '/offers'],
    ['/menu?page=2', '/menu'],
    ['/menu/queen-west', '/menu/queen-west'],
    ['/location/caf%C3%A9', '/location/caf%C3%A9'],
    ['/offers.data', '/offers.data'],
    ['/offers.data?_routes=routes%2Foffers%2Foffers&x=1', '/offers.data?_routes=routes/offers/offers'],
    ['/_root.data', '/_root.data'],
    ['/location/queen-west.data', '/location/queen-west.data'],
  ])('of %s is %s', (visited, kept) => {
    expect(addressOf(visited)).toBe(origin + kept);
  });

  test.each([
    ...['/feedback', '/catering', '/careers', '/media-inquiries', '/franchise', '/feedback?location=1'],
    ...['/feedback/widget.json', '/assistant-data', '/no/such/page', '/robots.txt', '/healthz'],
    ...['/menu?q=pizza', '/menu?q=', '/menu/queen-west?diet=vegan', '/locations?open=1', '/locations?location=x'],
    ...['/OFFERS', '/offers/', '//offers', '/Location/queen-west', '/location/Queen-West', '/location/queen-west/'],
    ...['/location/%71ueen-west', '/location/%', '/location/', '/location/a/b', '/menu/caf%c3%a9'],
    ...['/offers.data?_routes=root', '/offers.data?_routes=routes/offers/offers&_routes=root', '/.data', '/data'],
    ...['/offers.data?_routes=', '/feedback.data', '/__manifest', '/constructor', '/__proto__'],
  ])('there is none for %s', (visited) => {
    expect(addressOf(visited)).toBeUndefined();
  });

  test('nothing that may stand in a query makes another place in the cache', () => {
    const parameter = fc.tuple(fc.string(), fc.string()).filter(([name]) => name !== '_routes');
    fc.assert(
      fc.property(
        fc.array(parameter),
        fc.constantFrom('/offers', '/', '/location/a', '/offers.data'),
        (query, path) => {
          expect(addressOf(`${path}?${new URLSearchParams(query)}`)).toBe(origin + path);
        },
      ),
    );
  });

  test('each is a page of the site, under the name that the router gives it', () => {
    const known = (routes as RouteConfigEntry[]).map(({ path = '', index, file }) => [
      index ? '/' : `/${path.replace(/:\w+$/, '')}`,
      file.replace(/\.tsx?$/, ''),
    ]);
    for (const [path, { route }] of Object.entries({ ...SHARED_PAGES, ...SHARED_PAGES_BELOW })) {
      expect(known).toContainEqual([path, route]);
    }
  });
});
