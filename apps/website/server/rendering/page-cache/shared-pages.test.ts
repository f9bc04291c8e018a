import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteOutcome } from '#app/site-access.ts';
import type { PageRenderer, RenderedPage } from '../render-page.ts';
import { createSharedPages } from './shared-pages.ts';

function siteOf(name: string) {
  const reading = readSiteConfiguration({ name });
  if (!reading.ok) throw new Error(reading.error);
  return { kind: 'ready' as const, configuration: reading.configuration };
}

/** Renders the brand's name, the address, and how many pages it has rendered; or what a test wants. */
function renderer() {
  const rendered: string[] = [];
  const atOnce = { now: 0, most: 0 };
  let make = (body: string): RenderedPage | undefined => page(body);
  const pages: PageRenderer = {
    forVisitor: async () => new Response(),
    async forAll(address, { site }) {
      rendered.push(address);
      if (site instanceof Promise) throw new Error('no page for all');
      const name = site.kind === 'ready' ? site.configuration.name : site.message;
      atOnce.now += 1;
      atOnce.most = Math.max(atOnce.most, atOnce.now);
      await new Promise((resolve) => setTimeout(resolve, 10));
      atOnce.now -= 1;
      return make(`${name} at ${address} <script nonce="secret">${rendered.length}</script>`);
    },
  };
  return { pages, rendered, atOnce, rendersInstead: (other: typeof make) => (make = other) };
}

function page(body: string, changes: Partial<RenderedPage> = {}): RenderedPage {
  const headers = (policy: string) => ({ 'content-type': 'text/html', 'content-security-policy': policy });
  return {
    status: 200,
    body,
    nonce: 'secret',
    strictDynamic: false,
    headersFor: (scripts) => headers(scripts.join(' ')),
    headersForNonce: (nonce) => headers(nonce),
    ...changes,
  };
}

const lucia = siteOf('Lucia');

function visits(options: { mostBytes?: number; mostBytesOfOthers?: number } = {}) {
  const { pages, ...seen } = renderer();
  const warnings: string[] = [];
  const shared = createSharedPages({ pages, warn: (text) => warnings.push(text), ...options });
  const visit = async (path: string, { headers = {}, method = 'GET', site = lucia, ...asked }: Visit = {}) => {
    const { origin = 'https://lucia.example' } = asked;
    const host = 'host' in asked ? asked.host : new URL(origin).hostname;
    const answer = await shared.answer(new Request(`http://inside${path}`, { method, headers }), {
      site,
      origin,
      host,
    });
    return answer ?? new Response('for the visitor');
  };
  return {
    shared,
    visit,
    warnings,
    text: async (...given: Parameters<typeof visit>) => (await visit(...given)).text(),
    ...seen,
  };
}

interface Visit {
  headers?: Record<string, string>;
  method?: string;
  site?: SiteOutcome;
  origin?: string;
  host?: string;
}

describe('pages that are kept', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 5 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('are rendered once for all who wait for one, and for all who come after', async () => {
    const { text, rendered } = visits();
    const together = await Promise.all([text('/offers'), text('/offers?utm=1'), text('/offers')]);
    expect(new Set([...together, await text('/offers?x=<script>')]).size).toBe(1);
    expect(rendered).toEqual(['https://lucia.example/offers']);
  });

  test('are served for a minute, then once more while the next is rendered, and no longer', async () => {
    const { text, rendered } = visits();
    const first = await text('/');
    await vi.advanceTimersByTimeAsync(55_000);
    expect(await text('/')).toBe(first);
    expect(rendered).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await text('/'), 'from before').toBe(first);
    // Compressing takes its own time.
    await vi.waitFor(async () => expect(await text('/')).not.toBe(first));
    const second = await text('/');
    expect(rendered).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await text('/')).not.toBe(second);
    expect(rendered).toHaveLength(3);
  });

  test('are there without a request for as long as they are fresh, and then read as they would with one', async () => {
    const { visit, shared, rendersInstead } = visits();
    const visited = { site: lucia, origin: 'https://lucia.example', host: 'lucia.example' };
    const ready = (headers: Record<string, string> = {}, method = 'GET', url = 'https://lucia.example/') => {
      const [acceptEncoding, ifNoneMatch] = [headers['accept-encoding'], headers['if-none-match']];
      return shared.ready(url, { method, target: '/', acceptEncoding, ifNoneMatch }, visited);
    };
    expect(ready(), 'not rendered yet').toBeUndefined();
    const etag = (await visit('/')).headers.get('etag') ?? '';
    const asked: Record<string, string>[] = [
      {},
      { 'accept-encoding': 'gzip' },
      { 'if-none-match': etag },
      { 'if-none-match': '"other"' },
    ];
    for (const headers of asked) {
      const answer = await visit('/', { headers });
      const there = ready(headers);
      expect(new Headers(there?.headers)).toEqual(answer.headers);
      expect([there?.status, Buffer.from(there?.body ?? '')]).toEqual([
        answer.status,
        Buffer.from(await answer.arrayBuffer()),
      ]);
    }
    expect(ready({}, 'POST')).toBeUndefined();
    expect(ready({}, 'GET', 'https://lucia.example/catering')).toBeUndefined();
    expect(
      shared.ready('https://lucia.example/', { method: 'GET', target: '/' }, { ...visited, site: siteOf('New') }),
    ).toBe(undefined);
    await vi.advanceTimersByTimeAsync(65_000);
    expect(ready(), 'to be rendered anew').toBeUndefined();
    rendersInstead((body) => page(`${body}<script nonce="secret" src="https://elsewhere.example/x.js"></script>`));
    await vi.advanceTimersByTimeAsync(200_000);
    await visit('/');
    expect(ready(), 'another for each visitor').toBeUndefined();
  });

  test('are compressed better once they are asked for again, and not anew while they read the same', async () => {
    const { visit, rendersInstead } = visits();
    const words = readFileSync(import.meta.filename, 'utf8');
    rendersInstead(() => page(words, { nonce: undefined }));
    const asBrotli = { headers: { 'accept-encoding': 'br' } };
    const get = async () => {
      const answer = await visit('/', asBrotli);
      const body = Buffer.from(await answer.arrayBuffer());
      expect(brotliDecompressSync(body).toString()).toBe(words);
      return { bytes: body.byteLength, etag: answer.headers.get('etag') ?? '' };
    };
    const first = await get();
    await vi.waitFor(async () => expect((await get()).bytes).toBeLessThan(first.bytes));
    const best = await get();
    expect(best.etag).not.toBe(first.etag);
    for (const { etag } of [first, best]) {
      expect((await visit('/', { headers: { ...asBrotli.headers, 'if-none-match': etag } })).status).toBe(304);
    }
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await get(), 'rendered anew, to the same text').toEqual(best);
  });

  test('are rendered anew a few at a time, and who waits for a page need not wait for them all', async () => {
    const { text, rendered, atOnce } = visits();
    const paths = Array.from({ length: 30 }, (_, place) => `/location/${place}`);
    const before = await Promise.all(paths.map((path) => text(path)));
    await vi.advanceTimersByTimeAsync(70_000);
    atOnce.most = 0;
    expect(await Promise.all([...paths, ...paths].map((path) => text(path)))).toEqual([...before, ...before]);
    await text('/terms-and-conditions');
    expect(rendered.indexOf('https://lucia.example/terms-and-conditions')).toBeLessThan(before.length + 10);
    await vi.waitFor(() => expect(rendered).toHaveLength(2 * before.length + 1));
    expect(atOnce.most).toBe(9);
  });

  test('are not rendered anew from a configuration that changed meanwhile', async () => {
    const { text, rendered } = visits();
    const paths = Array.from({ length: 20 }, (_, place) => `/location/${place}`);
    await Promise.all(paths.map((path) => text(path)));
    await vi.advanceTimersByTimeAsync(70_000);
    const site = siteOf('Lucia the second');
    const shown = await Promise.all([...paths.map((path) => text(path)), ...paths.map((path) => text(path, { site }))]);
    expect(shown.filter((page) => page.startsWith('Lucia the second at'))).toHaveLength(20);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(rendered, 'and those that were under way').toHaveLength(20 + 20 + 8);
  });

  test('a changed configuration is rendered at once', async () => {
    const { text } = visits();
    expect(await text('/')).toContain('Lucia at');
    expect(await text('/', { site: siteOf('Lucia the second') })).toContain('Lucia the second at');
  });

  test('a page that cannot be rendered any longer stays, and is not tried all the time', async () => {
    const { text, rendered, rendersInstead, warnings } = visits();
    const first = await text('/');
    rendersInstead(() => {
      throw new Error('broken');
    });
    for (const seconds of [70, 100, 1, 1]) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
      expect(await text('/')).toBe(first);
    }
    expect(rendered).toHaveLength(3);
    expect(await text('/', { site: siteOf('Other') }), 'never in place of another’s').toBe('for the visitor');
    expect(warnings).toEqual(['https://lucia.example/: broken']);
  });

  test('each brand, host, scheme and port has its own', async () => {
    const { text, rendered } = visits();
    const origins = [
      'https://lucia.example',
      'http://lucia.example',
      'http://lucia.example:8080',
      'https://www.lucia.example',
    ];
    for (const origin of origins) expect(await text('/', { origin })).toContain(`Lucia at ${origin}/`);
    expect(await text('/', { site: siteOf('Rival') })).toContain('Rival at');
    expect(rendered).toHaveLength(5);
  });

  test('where one brand is on every host, the real one has its pages whatever hosts somebody invents', async () => {
    const { text, visit, rendered } = visits({ mostBytes: 3_000, mostBytesOfOthers: 3_000 });
    const real = { origin: 'https://real.example', host: undefined };
    const own = await text('/');
    const invent = (host: number) => visit('/', { origin: `http://h${host}.example`, host: undefined });
    for (let host = 0; host < 10; host += 1) await invent(host);
    for (let host = 10; host < 50; host += 1) {
      await invent(host);
      await text('/', real);
    }
    expect(rendered.filter((address) => address === 'https://real.example/')).toHaveLength(1);
    expect(await text('/'), 'of the brands that are known by their hosts').toBe(own);
    expect(rendered.filter((address) => address === 'https://lucia.example/')).toHaveLength(1);
  });

  test('of hosts that no brand has there is one for all, which a query has no part in', async () => {
    const { visit, text, rendered, rendersInstead } = visits();
    rendersInstead((body) => page(body, { status: 404 }));
    const nobodys = { kind: 'failed' as const, status: 404 as const, title: 'Error', message: 'Brand not found' };
    const bodies = new Set<string>();
    for (let host = 0; host < 50; host += 1) {
      const answer = await visit('/', {
        site: nobodys,
        origin: `http://h${host}.example`,
        headers: { 'if-none-match': '*' },
      });
      expect(answer.status).toBe(404);
      bodies.add(await answer.text());
    }
    expect([bodies.size, rendered]).toEqual([1, ['http://unknown.invalid/']]);
    expect(await text('/?a', { site: nobodys })).toBe('for the visitor');
    expect(await text('/', { site: { ...nobodys, status: 503 } })).toBe('for the visitor');
  });

  test('are no more than there is room for', async () => {
    const { shared, visit } = visits({ mostBytes: 3_000 });
    for (let place = 0; place < 40; place += 1) await visit(`/location/place-${place}`);
    expect(shared.size()).toBeGreaterThan(2);
    expect(shared.size()).toBeLessThan(20);
  });

  test('what is not the same for all is not among them', async () => {
    const { shared, text, rendersInstead } = visits();
    expect(await text('/feedback')).toBe('for the visitor');
    expect(await text('/', { method: 'POST' })).toBe('for the visitor');
    rendersInstead(() => undefined);
    expect(await text('/location/moved')).toBe('for the visitor');
    expect(shared.size()).toBe(0);
  });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['', null, (bytes: Buffer) => bytes],
  ])('to who accepts %j they come as %s, with a tag of their own', async (accepted, encoding, decode) => {
    const { visit } = visits();
    const response = await visit('/', { headers: { 'accept-encoding': accepted } });
    const body = Buffer.from(await response.arrayBuffer());
    expect(decode(body).toString()).toBe('Lucia at https://lucia.example/ <script>1</script>');
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(encoding ? new RegExp(`^"[\\w-]{22}-${encoding}"$`) : /^"[\w-]{22}"$/);

    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const unchanged = await visit('/', { headers: { 'accept-encoding': accepted, 'if-none-match': known } });
      expect(unchanged.status, known).toBe(304);
      expect(unchanged.body).toBeNull();
      expect(unchanged.headers.get('etag')).toBe(etag);
      expect(unchanged.headers.get('content-security-policy')).toBe(response.headers.get('content-security-policy'));
    }
    const other = await visit('/', { headers: { 'accept-encoding': accepted, 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('scripts that no hash can allow get a nonce, each visitor another', async () => {
    const { visit, rendered, rendersInstead } = visits();
    rendersInstead((body) => page(`${body}<script nonce="secret" src="https://x.example/now.js"></script>`));
    const seen = new Set<string>();
    for (const accepted of ['br', 'gzip', '']) {
      const response = await visit('/', { headers: { 'accept-encoding': accepted, 'if-none-match': '*' } });
      const nonce = response.headers.get('content-security-policy') ?? '';
      const bytes = Buffer.from(await response.arrayBuffer());
      const html = accepted === 'br' ? brotliDecompressSync(bytes) : accepted === 'gzip' ? gunzipSync(bytes) : bytes;
      expect(html.toString()).toContain(`<script nonce="${nonce}">1</script><script nonce="${nonce}" src=`);
      expect(html.toString()).not.toContain('secret');
      expect(response.headers.has('etag')).toBe(false);
      seen.add(nonce);
    }
    expect(seen.size).toBe(3);
    expect(rendered).toHaveLength(1);
  });
});
