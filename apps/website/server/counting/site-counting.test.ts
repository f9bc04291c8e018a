import type { PrintedCode } from '@tablefront/restaurant/codes/code-target';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteOutcome } from '#app/site-access.ts';
import { printedCodes } from './printed-codes.ts';
import { createSiteCounting } from './site-counting.ts';

const read = readSiteConfiguration({
  name: 'Maple',
  orderingLink: 'https://order.example/',
  locations: [
    { restaurant_id: 'r_1', name: 'Junction', timeZone: 'America/Toronto' },
    { restaurant_id: 'r_2', name: 'Main Street', timeZone: 'America/Toronto' },
  ],
});
if (!read.ok) throw new Error(read.error);
const { configuration } = read;
const ready: SiteOutcome = { kind: 'ready', configuration, storedAs: 'maple' };
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'curl/8.5.0',
  '',
];

let counted: unknown[] = [];
let site: SiteOutcome | Promise<SiteOutcome> = ready;
/** Of the pages: a loading screen is stored nowhere. */
let cacheControl = 'no-cache';
let away = false;
const codes: PrintedCode[] = [
  { code: 'k7m2pq', target: { to: 'feedback' }, place: 'r_1', table: '7' },
  { code: 'order2', target: { to: 'order' }, place: null, table: null },
];
const now = () => new Date('2026-11-23T01:40:00Z');
const counting = createSiteCounting({ happened: (one) => void counted.push(one), loadSite: () => site, now });
const app = new Hono();
app.route('/', counting.routes);
app.route(
  '/',
  printedCodes({
    findCode: async (_, code) => {
      if (away) throw new Error('away');
      return codes.find((one) => one.code === code);
    },
    ...{ loadSite: () => site, count: counting.count, warn: () => {} },
  }),
);
app.all('*', (c) =>
  c.req.path.startsWith('/q/') ? c.text('Not found', 404) : c.text('a page', 200, { 'Cache-Control': cacheControl }),
);

beforeEach(() => {
  counted = [];
  site = ready;
  cacheControl = 'no-cache';
  away = false;
});
const ask = (
  path: string,
  { headers = {}, ...init }: { headers?: Record<string, string>; method?: string; body?: string } = {},
) => app.fetch(new Request(`https://maple.example${path}`, { ...init, headers: { 'user-agent': PHONE, ...headers } }));
const own = { origin: 'https://maple.example', 'sec-fetch-site': 'same-origin' };
const tell = (path: string, referer: string, more: { headers?: Record<string, string>; body?: string } = {}) => {
  const length = { 'content-length': String(more.body?.length ?? 0) };
  return ask(path, { ...more, method: 'POST', headers: { ...own, ...length, referer, ...more.headers } });
};
const sunday = { brandId: 'maple', day: '2026-11-22' };

describe('pages of forms', () => {
  test('are counted as opened, by the day where the brand’s places are and the place that the address names', async () => {
    for (const path of [
      '/catering',
      '/feedback?id=r_1&src=k7m2pq',
      '/careers',
      '/media-inquiries',
      '/franchise',
      '/',
      '/menu',
    ])
      await ask(path);
    const opened = { ...sunday, what: 'opened' };
    expect(counted).toEqual([
      { ...opened, subject: 'catering' },
      { ...opened, subject: 'feedback', place: 'r_1' },
      { ...opened, subject: 'careers' },
      { ...opened, subject: 'media_inquiry' },
      { ...opened, subject: 'franchise' },
    ]);
  });

  test('are not counted for robots, previews of links, scripts, posts, and brands that are not there', async () => {
    for (const robot of robots) await ask('/catering', { headers: { 'user-agent': robot } });
    await ask('/catering', { headers: { 'sec-fetch-dest': 'empty' } });
    await ask('/catering', { method: 'HEAD' });
    await ask('/catering', { method: 'POST' });
    site = { kind: 'failed', status: 503, title: '', message: '' };
    await ask('/catering');
    expect(counted).toEqual([]);
  });

  test('are answered before anybody knows which brand they count for', async () => {
    const { promise, resolve } = Promise.withResolvers<SiteOutcome>();
    site = promise;
    expect(await (await ask('/feedback')).text()).toBe('a page');
    expect(counted).toEqual([]);
    resolve(ready);
    await vi.waitFor(() => expect(counted).toEqual([{ ...sunday, what: 'opened', subject: 'feedback' }]));
  });

  test('are not counted as long as the loading screen stands in their place', async () => {
    cacheControl = 'no-store';
    await ask('/feedback');
    cacheControl = 'no-cache';
    await ask('/feedback');
    expect(counted).toEqual([{ ...sunday, what: 'opened', subject: 'feedback' }]);
  });

  test('say when one is begun', async () => {
    const answer = await tell('/counts/begun?catering', 'https://maple.example/catering?id=r_2');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store']);
    await tell('/counts/begun?callback-feedback', 'https://maple.example/contact');
    expect(counted).toEqual([
      { ...sunday, what: 'begun', subject: 'catering', place: 'r_2' },
      { ...sunday, what: 'begun', subject: 'feedback_dialog' },
    ]);
  });

  test('are believed only where a page of the site says so, of a form that there is', async () => {
    const page = 'https://maple.example/catering';
    await tell('/counts/begun?catering', page, { headers: { origin: 'https://evil.example' } });
    await tell('/counts/begun?catering', page, { headers: { 'sec-fetch-site': 'cross-site' } });
    await tell('/counts/begun?catering', 'https://evil.example/catering');
    await tell('/counts/begun?catering', 'nonsense');
    await tell('/counts/begun?anything', page);
    await tell('/counts/begun?__proto__', page);
    await tell('/counts/begun?catering', page, { headers: { 'user-agent': robots[0] ?? '' } });
    await ask('/counts/begun?catering', { headers: { ...own, referer: page } });
    expect(counted).toEqual([]);
  });
});

test('words that no menu has are counted, by the place whose menu it is', async () => {
  await tell('/counts/missed', 'https://maple.example/menu?q=ram', { body: 'ramen' });
  await tell('/counts/missed', 'https://maple.example/menu/main-street', { body: 'sushi' });
  await tell('/counts/missed', 'https://maple.example/menu', { body: 'x'.repeat(1_001) });
  await tell('/counts/missed', 'https://evil.example/menu', { body: 'spam' });
  expect(counted).toEqual([
    { ...sunday, what: 'missed', subject: 'ramen' },
    { ...sunday, what: 'missed', subject: 'sushi', place: 'r_2' },
  ]);
});

describe('a printed code', () => {
  test('leads to what it opens with where it was scanned, and is counted', async () => {
    const answer = await ask('/q/k7m2pq');
    expect(answer.status).toBe(302);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ location: '/feedback?id=r_1&src=k7m2pq&t=7', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    });
    // As somebody types it.
    expect((await ask('/q/ORDER2?utm=1')).headers.get('location')).toBe('https://order.example/');
    expect(counted).toEqual([
      { ...sunday, what: 'scanned', place: 'r_1', subject: 'k7m2pq' },
      { ...sunday, what: 'scanned', subject: 'order2' },
    ]);
  });

  test('leads robots on, and browsers that fetch ahead, without being counted', async () => {
    const others = robots.map((robot) => ({ 'user-agent': robot }));
    for (const headers of [...others, { 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }])
      expect((await ask('/q/k7m2pq', { headers: headers as Record<string, string> })).status).toBe(302);
    expect((await ask('/q/k7m2pq', { method: 'HEAD' })).status).toBe(302);
    expect(counted).toEqual([]);
  });

  test('that nobody printed is not found; while the database is away, the site is shown', async () => {
    for (const path of ['/q/nobody', '/q/', '/q/k7m2pq/x']) expect((await ask(path)).status).toBe(404);
    away = true;
    expect((await ask('/q/k7m2pq')).headers.get('location')).toBe('/');
    expect(counted).toEqual([]);
  });
});
