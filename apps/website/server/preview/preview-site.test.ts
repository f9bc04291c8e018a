/** What an attacker of previews would try, as Request → Response. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type JsonObject, withKeys } from '@tablefront/restaurant/editing/entry-keys';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { Unavailable } from '@tablefront/serving/unavailable';
import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PreviewData } from '#app/preview-data.ts';
import { renderPage } from '#app/rendering/render-page.tsx';
import type { SiteOutcome } from '#app/site-access.ts';
import { createSiteApp, type SiteAppOptions } from '../site-app.ts';
import { createPreviewSite } from './preview-site.ts';
import { PREVIEW_MS, signPreview } from './preview-token.ts';
import { createPreviews } from './previews.ts';

const brandsDirectory = path.resolve(import.meta.dirname, '../../../../brands');
const brandOf = (name: string): JsonObject =>
  JSON.parse(readFileSync(path.join(brandsDirectory, name, 'brand.json'), 'utf8'));
const key = Buffer.alloc(32, 7);
const began = Date.parse('2026-11-22T20:00:00Z');
const CONSOLE_ORIGIN = 'https://console.example.com';
const drafts = new Map<string, { document: JsonObject; revision: number }>();
const versions = new Map<string, string>();
const loaded: string[] = [];
const lines: string[] = [];
let now = began;

const stolen = { head: '<script>steal(location)</script>', body: '<img src="https://evil.example/pixel">' };
function outcomeOf(document: JsonObject): SiteOutcome {
  const read = readSiteConfiguration(document);
  if (!read.ok) throw new Error(read.error);
  return { kind: 'ready', configuration: read.configuration, storedAs: 'lucia' };
}
const live = outcomeOf({ ...brandOf('trattoria-lucia'), ...stolen, name: 'Trattoria Live' });

const options: SiteAppOptions = {
  mode: 'production',
  assets: { script: '/assets/page.js', filesOf: (part) => [`/assets/${part}.js`] },
  renderPage,
  sites: {
    load(brandKey) {
      loaded.push(brandKey);
      return live;
    },
    brandChanged() {},
    size: () => 0,
  },
  backend: { fetch: async () => Response.json({ success: true, data: [] }) },
  backendAccess: { url: '', anonKey: 'key' },
  brandsDirectory,
  picturesDirectory: '/nowhere',
  logger: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
};
const site = createPreviewSite({
  ...options,
  previews: createPreviews({
    key,
    sites: options.sites,
    now: () => now,
    async findDraft(draftId, brandId) {
      if (draftId === 'away') throw new Unavailable('away');
      return drafts.get(`${brandId} ${draftId}`);
    },
    async findVersion(number, brandId) {
      const configuration = versions.get(`${brandId} ${number}`);
      return configuration === undefined ? undefined : { configuration, digest: configuration };
    },
  }),
  consoleOrigin: () => CONSOLE_ORIGIN,
  script: '/assets/preview.js',
  files: new Hono(),
});
const { app: guests } = createSiteApp(options);

const tokenOf = (grant: { draftId?: string; brandId?: string; until?: number } = {}, by = key) =>
  signPreview({ draftId: 'd1', brandId: 'lucia', until: now + PREVIEW_MS, ...grant }, by);
const versionToken = (version = 46, brandId = 'lucia') =>
  signPreview({ version, brandId, until: now + PREVIEW_MS }, key);
const addressOf = (shows: string) => `/${shows}/${shows === 'version' ? versionToken() : tokenOf()}`;
const ask = (at: string, init?: RequestInit) =>
  Promise.resolve(site.fetch(new Request(`https://preview.example.com${at}`, init)));
const dataOf = (html: string): PreviewData =>
  JSON.parse(/<script type="application\/json" id="preview-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

beforeEach(() => {
  now = began;
  drafts.clear();
  loaded.length = 0;
  lines.length = 0;
  const document = { ...brandOf('trattoria-lucia'), ...stolen, name: 'Trattoria Draft' };
  drafts.set('lucia d1', { document: withKeys(document), revision: 3 });
  versions.clear();
  const then = { ...brandOf('trattoria-lucia'), ...stolen, name: 'Trattoria Then' };
  versions.set('lucia 46', `\uFEFF${JSON.stringify(then)}`);
});

const over = async (token: string) => {
  const answer = await ask(`/draft/${token}/menu`);
  const html = await answer.text();
  expect(html).toContain('A preview lasts for ten minutes');
  expect(html).not.toContain('Trattoria');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.status;
};

describe('a token', () => {
  test('that somebody made up, or changed, shows nothing', async () => {
    const token = tokenOf();
    const [payload = '', mac = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify(['d1', 'lucia', now + 2 * PREVIEW_MS])).toString('base64url');
    for (const forged of [
      tokenOf({}, Buffer.alloc(32, 8)),
      `${other}.${mac}`,
      `${payload}.${mac.slice(0, -2)}AA`,
      `${payload}.`,
      payload,
      `${token}.${mac}`,
      `.${mac}`,
      'a'.repeat(2_000),
      '%00',
    ]) {
      expect(await over(forged)).toBe(404);
    }
    expect(loaded).toEqual([]);
  });

  test('lasts for ten minutes', async () => {
    const token = tokenOf();
    now += PREVIEW_MS - 1;
    expect((await ask(`/draft/${token}/menu`)).status).toBe(200);
    now += 1;
    expect(await over(token)).toBe(404);
    expect((await ask(`/live/${token}/`)).status).toBe(404);
  });

  test('is for one draft of one brand, and ends with the draft', async () => {
    expect(await over(tokenOf({ brandId: 'ember' }))).toBe(404);
    expect(await over(tokenOf({ draftId: 'd2' }))).toBe(404);
    const token = tokenOf();
    expect((await ask(`/draft/${token}/menu`)).status).toBe(200);
    drafts.clear();
    expect(await over(token)).toBe(404);
  });

  test('stands in no line of the log, and where the database is away that is said', async () => {
    const token = tokenOf({ draftId: 'away' });
    const answer = await ask(`/draft/${token}/menu`);
    expect(answer.status).toBe(503);
    expect(lines.join()).not.toContain(token.slice(0, 20));
  });
});

describe('what was live', () => {
  test('is shown by the token of its number alone, and of its brand', async () => {
    for (const at of [
      `/version/${tokenOf()}/`,
      `/draft/${versionToken()}/`,
      `/version/${versionToken(47)}/`,
      `/version/${versionToken(46, 'ember')}/`,
      // The number as a text is the id of a draft.
      `/version/${tokenOf({ draftId: '46' })}/`,
    ]) {
      const answer = await ask(at);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Trattoria');
    }
    now += PREVIEW_MS + 1;
    const late = signPreview({ version: 46, brandId: 'lucia', until: now - 1 }, key);
    expect((await ask(`/version/${late}/`)).status).toBe(404);
  });

  test('is gone as soon as it is kept no more; what cannot be read is said', async () => {
    expect(await (await ask(`${addressOf('version')}/menu`)).text()).toContain('Trattoria Then');
    versions.set('lucia 46', '[]');
    expect(await (await ask(`${addressOf('version')}/menu`)).text()).toContain('cannot be read any more');
    versions.clear();
    expect(await (await ask(`${addressOf('version')}/menu`)).text()).not.toContain('Trattoria');
  });
});

describe('the page', () => {
  test.each(['draft', 'version', 'live'])(
    'of a %s is framed by the console alone, kept and indexed nowhere, and sends nothing',
    async (shows) => {
      const answer = await ask(`${addressOf(shows)}/`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain(`Trattoria ${{ draft: 'Draft', version: 'Then' }[shows] ?? 'Live'}`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      for (const name of ['etag', 'set-cookie', 'last-modified']) expect(answer.headers.has(name)).toBe(false);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const sources = (directive: string) => policy.match(new RegExp(`${directive} [^;]*`, 'g'));
      expect(sources('frame-ancestors')).toEqual([`frame-ancestors ${CONSOLE_ORIGIN}`]);
      expect(sources('form-action')).toEqual(["form-action 'none'"]);
      expect(sources('connect-src')).toEqual(["connect-src 'self'"]);
      expect(sources('base-uri')).toEqual(["base-uri 'none'"]);
      expect(sources('frame-src')).toEqual(['frame-src https://www.google.com https://maps.google.com']);
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+' 'strict-dynamic';/);
    },
  );

  test.each(['draft', 'version', 'live'])('of a %s runs none of the brand’s own scripts', async (shows) => {
    const html = await (await ask(`${addressOf(shows)}/`)).text();
    expect(html).not.toMatch(/steal\(|evil\.example|site-snippet/);
    expect(html).not.toContain('speculationrules');
  });

  test('has all that it leads to and shows below the token, and names itself nowhere else by it', async () => {
    const token = tokenOf();
    const html = await (await ask(`/draft/${token}/`)).text();
    const { prefix } = dataOf(html);
    expect(prefix).toBe(`/draft/${token}`);
    const links = [...html.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map(([, link = '']) => link);
    const elsewhere = links.filter((link) => !link.startsWith(`${prefix}/`) && !/^\/(?:assets|brands)\//.test(link));
    expect(elsewhere).toEqual([]);
    expect(html).not.toMatch(/srcset="[^"]*(?:^|[",\s])\/p\//);
    expect(html.match(/<link rel="canonical"[^>]*>/)?.[0] ?? '').not.toContain(token);
    expect(html.match(/application\/ld\+json">.*?<\/script>/s)?.[0] ?? '').not.toContain(token);
  });

  test('tells the console which page it is and where its texts come from; that of what is live, of no field', async () => {
    const draft = dataOf(await (await ask(`/draft/${tokenOf()}/menu`)).text());
    expect(draft).toMatchObject({ console: CONSOLE_ORIGIN, revision: 3, name: 'Menu', found: true });
    expect(draft.pages.map(({ path: at }) => at)).toContain('/menu');
    expect(draft.marks?.map(({ at }) => at)).toContainEqual(['name']);
    for (const shows of ['live', 'version']) {
      expect(dataOf(await (await ask(`${addressOf(shows)}/menu`)).text()).marks).toBeUndefined();
    }
    const missing = await ask(`/draft/${tokenOf()}/no-such-page`);
    expect(missing.status).toBe(404);
    expect(dataOf(await missing.text()).found).toBe(false);
  });

  test('that has moved is found where it is now, within the preview', async () => {
    const { pages } = dataOf(await (await ask(`/draft/${tokenOf()}/`)).text());
    const own = pages.find(({ key: of }) => of.startsWith('location'))?.path ?? '';
    const answer = await ask(`/draft/${tokenOf()}${own.toUpperCase().replace('/LOCATION', '/location')}`);
    expect([301, 302]).toContain(answer.status);
    expect(answer.headers.get('location')).toBe(`/draft/${tokenOf()}${own}`);
  });

  test('asks the server for its parts below the token too', async () => {
    const picker = await ask(`/draft/${tokenOf()}/location-picker?for=menu`);
    expect(picker.status).toBe(200);
    expect(await picker.text()).not.toContain('<!--@');
    expect(picker.headers.get('cache-control')).toBe('no-store');
    expect((await ask('/location-picker?for=menu')).status).toBe(404);
  });

  test('of the next revision comes at once', async () => {
    const before = await (await ask(`/draft/${tokenOf()}/`)).text();
    drafts.set('lucia d1', { document: withKeys({ ...brandOf('trattoria-lucia'), name: 'Renamed' }), revision: 4 });
    const after = await (await ask(`/draft/${tokenOf()}/`)).text();
    expect(before).toContain('Trattoria Draft');
    expect(after).toContain('Renamed');
    expect(dataOf(after).revision).toBe(4);
  });
});

describe('nothing of a draft', () => {
  test('is on any host of guests, before or after, by the same address or another', async () => {
    const token = tokenOf();
    await ask(`/draft/${token}/`);
    for (const at of ['/', `/draft/${token}/`, `/?draft=${token}`]) {
      const html = await (await guests.fetch(new Request(`https://lucia.example${at}`))).text();
      expect(html).not.toContain('Trattoria Draft');
    }
    const [first, again] = await Promise.all(
      ['/', '/'].map((at) => Promise.resolve(guests.fetch(new Request(`https://lucia.example${at}`)))),
    );
    await ask(`/draft/${token}/`);
    const third = await guests.fetch(new Request('https://lucia.example/'));
    expect(third.headers.get('etag')).toBe(first?.headers.get('etag'));
    expect(again?.headers.get('etag')).toBe(first?.headers.get('etag'));
    // Drafts are looked up by their own ways.
    expect(loaded).not.toContain('d1');
  });

  test('is answered to what asks for another, whatever it brings', async () => {
    const html = await (
      await ask('/', {
        headers: { cookie: `draft=${tokenOf()}`, referer: `https://preview.example.com/draft/${tokenOf()}/` },
      })
    ).text();
    expect(html).toBe('There is nothing here. Open a preview in the console.\n');
    expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });
});
