import { createServer, type Server } from 'node:http';
import { type Backend, createBackend } from '@tablefront/backend';
import { createBackendClient } from '@tablefront/backend-client/client';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { parseProxyTrust, trustNobody } from '@tablefront/serving/trusted-proxy';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#app/rendering/render-page.tsx';
import type { Administration } from '../../backend/src/administration/administration.ts';
import { openAdministration } from '../../backend/src/administration/open-administration.ts';
import { embeddedDatabases } from '../../backend/testing/each-database.ts';
import { makeBrand } from '../../backend/testing/make-brand.ts';
import { noLimits } from '../../backend/testing/submission-site.ts';
import { createSiteCache, TOLD } from './configurations/site-cache.ts';
import { createEdge } from './http/edge.ts';
import { createMetrics } from './http/metrics.ts';
import { createSiteApp } from './site-app.ts';
import { askEverything, sendWithoutScript, sendWithScript, type Visitor } from './which-brand.test-support.ts';

const logger = pino({ level: 'silent' });
const ANON_KEY = 'key';
/** By hand there can be more, and each is reached in every way. */
const count = Number(process.env.TEST_BRANDS ?? 20);
const everyWay = process.env.TEST_EVERY_WAY !== undefined;
const trustOne = parseProxyTrust('1') ?? trustNobody;

const makeDatabase = embeddedDatabases();
let backend: Backend;
let administration: Administration;
const closings: (() => Promise<void>)[] = [];

const phoneOf = (brand: number) => `(416) 555-${String(1_000 + brand)}`;
const hostOf = (brand: number) => `www.brand-${brand}.example`;

beforeAll(async () => {
  const settings = await makeDatabase();
  backend = await createBackend({ ...settings, anonKey: ANON_KEY, logger, rateLimits: noLimits });
  closings.push(backend.close);
  const opened = await openAdministration(settings, logger);
  closings.push(opened.close);
  administration = opened.administration;
  for (let brand = 0; brand < count; brand += 1) {
    const configuration = JSON.stringify({
      name: `Brand ${brand}`,
      brand_id: 1,
      restaurant_id: 1,
      telephone: phoneOf(brand),
      brand: { franchisee_form: { questions: [{ id: 'why', question: 'Why?', type: 'input', required: true }] } },
      locations: Array.from({ length: 14 }, (_, index) => ({
        id: index + 1,
        restaurant_id: index + 1,
        name: `Place ${index + 1}`,
        phone: phoneOf(brand),
      })),
      campaigns: [{ id: 1, title: `Film brand ${brand}!`, status: 'active' }],
    });
    await administration.importBrand(makeBrand(`brand-${brand}`, [hostOf(brand)], configuration));
  }
}, 600_000);
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

/** A process of the site; answers its port and how to end it. */
async function startSite({ brandId, trust = trustNobody }: { brandId?: string; trust?: typeof trustNobody } = {}) {
  const client = createBackendClient({ url: 'http://backend.localhost', anonKey: ANON_KEY, fetch: backend.fetch });
  const { app, ready } = createSiteApp({
    mode: 'production',
    renderPage,
    assets: { script: '/page.js', filesOf: () => [] },
    brandId,
    backend,
    sites: createSiteCache({ client, freshness: TOLD, warn: () => {} }),
    backendAccess: { url: '', anonKey: ANON_KEY },
    brandsDirectory: '/nowhere',
    picturesDirectory: '/nowhere',
    logger,
  });
  const edge = createEdge({
    fetch: app.fetch,
    ready,
    trust,
    hstsSeconds: 0,
    logger,
    metrics: createMetrics(),
    routeOf: (path) => path,
    stopping: { isStopping: () => false, onBegin: () => {} },
  });
  const server: Server = createServer(edge);
  const port = await listenOnLoopback(server);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, stop };
}

/** Sends everything as visitors of one brand; answers how many submissions there are. */
async function visit(brand: number, way: string, visitor: Visitor): Promise<number> {
  // Not every browser says the second.
  const said: Record<string, string> = brand % 2 === 0 ? { 'sec-fetch-site': 'same-origin' } : {};
  const browser = { ...visitor, headers: { ...visitor.headers, ...said } };
  const mark = `${brand}, by ${way}`;
  const sent =
    (await sendWithScript(browser, `${mark}, with`)) + (await sendWithoutScript(browser, `${mark}, without`));
  const answers = await askEverything(browser);
  expect(answers, mark).toContain(phoneOf(brand));
  expect(answers, mark).toContain(`Film brand ${brand}!`);
  return sent;
}

test(`of ${count} brands with the same ids, each gets all that its visitors send and nothing else`, {
  timeout: 7_200_000,
}, async () => {
  let sent = 0;
  const site = await startSite();
  const behindProxy = await startSite({ trust: trustOne });
  for (let brand = 0; brand < count; brand += 1) {
    const host = hostOf(brand);
    const own = await startSite({ brandId: `brand-${brand}` });
    const another = hostOf((brand + 1) % count);
    const seen = (name: string, { port } = site) => ({ port, origin: `http://${name}`, headers: { host: name } });
    const told = { host: 'inside:3000', 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
    const ways = {
      host: seen(host),
      'a dot and a port': seen(`${host}.:${site.port}`),
      proxy: { port: behindProxy.port, origin: `https://${host}`, headers: told },
      BRAND_ID: seen('localhost', own),
      'BRAND_ID on the host of another': seen(another, own),
    };
    for (const [index, [way, visitor]] of Object.entries(ways).entries()) {
      if (everyWay || index === brand % 5) sent += await visit(brand, way, visitor);
    }
    await own.stop();
  }
  await site.stop();
  await behindProxy.stop();

  const stored = new Map<string, number>();
  for (const spam of [false, true]) {
    let after: string | undefined;
    for (;;) {
      const page = await administration.readSubmissions({ spam }, { order: 'oldest first', limit: 500, after });
      for (const { brandId, record } of page) {
        const mark = /(\d+), by /.exec(JSON.stringify(record))?.[1];
        const outcome = `brand-${mark}` === brandId ? 'its own brand' : `${brandId} in place of ${mark}`;
        stored.set(outcome, (stored.get(outcome) ?? 0) + 1);
      }
      after = page.at(-1)?.id;
      if (after === undefined) break;
    }
  }
  expect(Object.fromEntries(stored)).toEqual({ 'its own brand': sent });
});
