import type { APIRequestContext } from '@playwright/test';
import { vocabularyProblems } from '@tablefront/restaurant/structured-data/vocabulary.test-support';
import { oneLocation, severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import type { Site } from './support/site.ts';

const hosts = ['localhost', 'trattoria.localhost', 'noodles.localhost', 'young.localhost'];

interface Crawled {
  path: string;
  status: number;
  type: string;
  html: string;
}

const decoded = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const attributeOf = (html: string, tag: RegExp, name: string) => {
  const element = html.match(tag)?.[0] ?? '';
  const value = element.match(new RegExp(`${name}="([^"]*)"`))?.[1];
  return value === undefined ? undefined : decoded(value);
};
const meta = (html: string, name: string) =>
  attributeOf(html, new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), 'content');
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => decoded(loc));
/** Without scripts, whose texts hold links too. */
const linksIn = (html: string) =>
  [...html.replace(/<script.*?<\/script>/gs, '').matchAll(/<(?:a|iframe)\s[^>]*?(?:href|src)="([^"]*)"/g)].map(
    ([, link = '']) => decoded(link),
  );

/** Every page that the sitemap or a link of the site leads to. */
async function crawl(
  site: Site,
  host: string,
): Promise<{ pages: Map<string, Crawled>; links: [from: string, to: URL][] }> {
  const origin = new URL(site.url(host)).origin;
  const sitemap = await site.get(host, '/sitemap.xml');
  const found = new Set(addressesIn(sitemap.body).map((address) => address.slice(origin.length)));
  const pages = new Map<string, Crawled>();
  const links: [string, URL][] = [];
  for (const path of found) {
    const { status, headers, body } = await site.get(host, path);
    const type = headers['content-type'] ?? '';
    // The ordering page of demo brands is none of the site's.
    const isOfSite = headers['x-robots-tag'] === undefined;
    pages.set(path, { path, status, type: isOfSite ? type : '', html: body });
    if (!isOfSite || !type.startsWith('text/html')) continue;
    for (const link of linksIn(body)) {
      const target = URL.canParse(link, origin + path) ? new URL(link, origin + path) : undefined;
      if (target?.origin !== origin) continue;
      links.push([path, target]);
      found.add(target.pathname);
    }
  }
  return { pages, links };
}

for (const host of hosts) {
  test(`every page of ${host} can be found, is told apart and can be shared, and no link is broken`, async ({ site }, {
    project,
  }) => {
    test.skip(project.name === 'phone', 'the same HTML at every size');
    test.setTimeout(120_000);
    const { pages, links } = await crawl(site, host);
    const origin = new URL(site.url(host)).origin;
    for (const { path, status } of pages.values()) expect.soft(status, `${host}${path}`).toBe(200);
    for (const [from, { pathname, hash }] of links) {
      if (hash === '') continue;
      const id = decodeURIComponent(hash.slice(1));
      expect
        .soft(decoded(pages.get(pathname)?.html ?? ''), `${from} links to ${pathname}${hash}`)
        .toContain(`id="${id}"`);
    }

    const documents = [...pages.values()].filter(({ type }) => type.startsWith('text/html'));
    expect(documents.length).toBeGreaterThan(10);
    for (const { path, html } of documents) {
      const where = `${host}${path}`;
      expect.soft(attributeOf(html, /<link rel="canonical"[^>]*>/, 'href'), where).toBe(origin + path);
      expect.soft(meta(html, 'og:url'), where).toBe(origin + path);
      expect.soft(meta(html, 'og:title'), where).toBeTruthy();
      expect.soft(meta(html, 'og:description'), where).toBe(meta(html, 'description'));
      expect.soft(meta(html, 'og:site_name'), where).toBeTruthy();
      expect.soft(meta(html, 'og:image'), where).toMatch(/^https?:\/\/.+\.(png|webp|jpg)$/);
      expect.soft(meta(html, 'twitter:card'), where).toBe('summary_large_image');
      expect.soft(meta(html, 'theme-color'), where).toMatch(/^#[0-9a-f]{6}$/);
      expect.soft(attributeOf(html, /<link rel="manifest"[^>]*>/, 'href'), where).toBe('/manifest.webmanifest');
      expect.soft(html, where).toMatch(/<html lang="[a-z]{2}/);
      const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      // The feedback page stands alone, and is nothing but a form.
      if (path !== '/feedback') expect.soft(scripts.length, where).toBeGreaterThan(0);
      expect.soft(await vocabularyProblems(scripts.map(([, json = '']) => JSON.parse(json))), where).toEqual([]);
    }
    const titles = documents.map(({ html }) => html.match(/<title>(.*?)<\/title>/s)?.[1]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    const descriptions = documents.map(({ html }) => meta(html, 'description'));
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });
}

/** Bytes as they are; by address, as not every machine knows the names under `localhost`. */
const fetched = (request: APIRequestContext, site: Site, host: string, path: string, method = 'GET') =>
  request.fetch(`http://127.0.0.1:${site.port}${path}`, { method, headers: { host: `${host}:${site.port}` } });

const png = (body: Buffer) => {
  expect(body.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return { width: body.readUInt32BE(16), height: body.readUInt32BE(20) };
};

for (const host of hosts) {
  test(`${host} has a share picture, icons and a manifest of its own`, async ({ site, request }, { project }) => {
    test.skip(project.name === 'phone', 'no window is involved');
    const picture = await fetched(request, site, host, '/share.png');
    expect(picture.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
    expect(png(await picture.body())).toEqual({ width: 1200, height: 630 });
    const etag = picture.headers().etag ?? '';
    expect((await site.get(host, '/share.png', { 'if-none-match': etag })).status).toBe(304);

    const manifest = await fetched(request, site, host, '/manifest.webmanifest');
    expect(manifest.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { icons, start_url } = await manifest.json();
    expect(start_url).toBe('/');
    for (const { src, sizes } of icons) {
      const icon = await fetched(request, site, host, src);
      const { width, height } = png(await icon.body());
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(png(await (await fetched(request, site, host, '/apple-touch-icon.png')).body()).width).toBe(180);
    expect(png(await (await fetched(request, site, host, '/favicon.ico')).body()).width).toBe(48);
  });
}

test('robots.txt and llms.txt speak of the visited host; HEAD answers too', async ({ site, request }) => {
  const origin = new URL(site.url('trattoria.localhost')).origin;
  const robots = await site.get('trattoria.localhost', '/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  const llms = await site.get('trattoria.localhost', '/llms.txt');
  expect(llms.body).toMatch(/^# Trattoria Lucia\n/);
  expect(llms.body).toContain(`${origin}/menu`);
  for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/manifest.webmanifest', '/share.png']) {
    const head = await fetched(request, site, 'trattoria.localhost', path, 'HEAD');
    expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
    expect((await site.get('nobody.example.com', path)).status, `${path} of no brand`).toBe(404);
  }
});

test('a feedback page that is one guest’s is not for search engines', async ({ site }) => {
  expect((await site.get('localhost', '/feedback?r=5&oid=1')).headers['x-robots-tag']).toBe('noindex');
  expect((await site.get('localhost', '/feedback')).headers['x-robots-tag']).toBeUndefined();
});

test('names in any script, of any length, and broken pictures have a share picture', async ({ hosted, request }) => {
  for (const name of ['らーめん横丁', 'مطعم الشام', '🍜', 'x'.repeat(400), '<svg onload="x">&', 'The '.repeat(80)]) {
    const brand = hosted.brand({ ...oneLocation, name, logo: '/brands/maple-and-ember/pictures/none.svg' });
    const picture = await fetched(request, hosted.site, brand.host, '/share.png');
    expect(png(await picture.body()), name).toEqual({ width: 1200, height: 630 });
    expect(png(await (await fetched(request, hosted.site, brand.host, '/icon-192.png')).body()).width, name).toBe(192);
  }
});

test('the server fetches no picture from elsewhere', async ({ hosted, request }) => {
  const { backend } = hosted;
  const picture = `${backend.url}/stolen.png`;
  const brand = hosted.brand({ ...oneLocation, logo: picture, heroSection: { backgroundImage: picture } });
  expect((await fetched(request, hosted.site, brand.host, '/share.png')).status()).toBe(200);
  expect((await fetched(request, hosted.site, brand.host, '/icon-512.png')).status()).toBe(200);
  expect(backend.requests.filter(({ path }) => path === '/stolen.png')).toEqual([]);
  const html = await brand.html();
  expect(attributeOf(html, /<link rel="apple-touch-icon"[^>]*>/, 'href')).toBe(picture);
});

test('locations of one name have titles and descriptions of their own, and their picture is shared', async ({
  hosted,
}) => {
  const group = severalLocations(2);
  const [first, second] = group.locations.map((location, index) => ({
    ...location,
    name: 'Main Street',
    address: { locality: index === 0 ? 'Moncton' : 'Vancouver' },
    heroImage: index === 0 ? 'https://pictures.example.com/moncton.jpg' : undefined,
  }));
  const brand = hosted.brand({ ...group, locations: [first, second] });
  const html = await brand.html('/location/main-street-moncton');
  expect(html).toContain('<title>Main Street, Moncton | Many Kitchens</title>');
  expect(meta(html, 'og:image')).toBe('https://pictures.example.com/moncton.jpg');
  expect(await brand.html('/location/main-street-vancouver')).toContain('<title>Main Street, Vancouver |');
  expect(await brand.html('/menu/vancouver-main-street')).toContain('<title>Menu, Main Street, Vancouver |');
});
