import { createServer } from 'node:http';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frameRedirectWarnings } from './frame-redirects.ts';

/** `/to?URL` leads on to it. */
const server = createServer(({ url = '' }, response) => {
  const [, to] = /^\/to\?(.*)$/.exec(url) ?? [];
  if (to === undefined) response.end('<h1>Order</h1>');
  else response.writeHead(302, { location: decodeURIComponent(to) }).end();
});
let port = 0;
beforeAll(async () => {
  port = await listenOnLoopback(server);
});
afterAll(() => void server.close());

const ordering = (to?: string) => `http://127.0.0.1:${port}/${to === undefined ? '' : `to?${encodeURIComponent(to)}`}`;
const elsewhere = (path = '') => `http://localhost:${port}/${path}`;

async function warningsOf(raw: object) {
  const read = readSiteConfiguration({ name: 'Casa', ...raw });
  if (!read.ok) throw new Error('The configuration cannot be read.');
  return frameRedirectWarnings(read.configuration, { allowPrivate: true });
}

test('a framed ordering page that leads on to another host is told of, with the host to add', async () => {
  const link = ordering(elsewhere());
  expect(await warningsOf({ orderingLink: link })).toEqual([
    `${link} is shown in a frame and leads on to localhost:${port}: add "localhost:${port}" to embeddedHosts`,
  ]);
  const twice = ordering(ordering(elsewhere()));
  expect(await warningsOf({ locations: [{ name: 'A', hasMenu: 'embedded', orderingLink: twice }] })).toHaveLength(1);
});

test.each([
  ['that stays where it is', () => ({ orderingLink: ordering() })],
  ['that leads on to itself', () => ({ orderingLink: ordering(ordering()) })],
  ['whose host is listed by another link', () => ({ orderingLink: ordering(elsewhere()), hasMenu: elsewhere() })],
  ['that opens in a tab', () => ({ orderingLink: ordering(elsewhere()), hasMenu: 'page', menu: [menu] })],
  ['that cannot be reached', () => ({ orderingLink: 'http://127.0.0.1:9/' })],
])('nothing is said of one %s', async (_what, raw) => {
  expect(await warningsOf(raw())).toEqual([]);
});

const menu = { name: 'Menu', categories: [{ name: 'Pasta', items: [{ name: 'Trofie', price: 12 }] }] };
