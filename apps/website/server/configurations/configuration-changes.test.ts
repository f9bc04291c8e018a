import { type Backend, createBackend } from '@tablefront/backend';
import { createBackendClient } from '@tablefront/backend-client/client';
import { createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Administration } from '../../../backend/src/administration/administration.ts';
import { openAdministration } from '../../../backend/src/administration/open-administration.ts';
import { describeOnEachDatabase } from '../../../backend/testing/each-database.ts';
import { makeBrand } from '../../../backend/testing/make-brand.ts';
import { createSiteCache, type SiteCache, TOLD } from './site-cache.ts';

const logger = pino({ level: 'silent' });
const LIVE_WITHIN_MS = 1_000;

/** What `open-site.ts` puts together in each process of a site. */
function processOn(backend: Backend, configurations = createConfigurationCache()): SiteCache {
  const client = createBackendClient({ url: 'http://backend.localhost', anonKey: 'key', fetch: backend.fetch });
  const cache = createSiteCache({ client, configurations, freshness: TOLD, warn: () => {} });
  backend.onBrandChange(({ brandId }) => cache.brandChanged(brandId));
  return cache;
}

async function nameOn(cache: SiteCache, host: string): Promise<string> {
  const outcome = await cache.load(host);
  return outcome.kind === 'ready' ? (outcome.configuration.name ?? '') : String(outcome.status);
}

describeOnEachDatabase('a changed configuration', (makeDatabase, kind) => {
  let processes: SiteCache[] = [];
  let backend: Backend;
  let administration: Administration;
  const configurations = createConfigurationCache();
  const reading = vi.spyOn(configurations, 'read');
  const closings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const settings = await makeDatabase();
    // The embedded database is one process's.
    for (let count = kind === 'postgresql' ? 2 : 1; count > 0; count -= 1) {
      backend = await createBackend({ ...settings, anonKey: 'key', logger, configurations });
      closings.push(backend.close);
      processes = [...processes, processOn(backend, configurations)];
    }
    const opened = await openAdministration(settings, logger);
    closings.push(opened.close);
    administration = opened.administration;
  }, 60_000);
  afterAll(async () => {
    for (const close of closings.reverse()) await close();
  });

  const expectSoon = (host: string, name: string) =>
    Promise.all(
      processes.map((cache) =>
        expect.poll(() => nameOn(cache, host), { timeout: LIVE_WITHIN_MS, interval: 20 }).toBe(name),
      ),
    );

  test('is live within a second in every process, as is a new host', async () => {
    for (const cache of processes) expect(await nameOn(cache, 'live.example')).toBe('404');
    await administration.importBrand(makeBrand('live', ['live.example'], '{"name":"First"}'));
    await expectSoon('live.example', 'First');
    await administration.importBrand(makeBrand('live', [], '{"name":"Second"}'));
    await expectSoon('live.example', 'Second');
    await administration.importBrand(makeBrand('live', ['again.example'], '{"name":"Second"}'));
    await expectSoon('again.example', 'Second');
    for (const cache of processes) {
      expect(await cache.load('again.example'), 'one configuration for both hosts').toBe(
        await cache.load('live.example'),
      );
    }
  });

  test('is read once for pages and for what else the backend needs of it', async () => {
    await administration.importBrand(makeBrand('once', ['once.example'], '{"name":"Once","campaigns":[{"id":1}]}'));
    await expectSoon('once.example', 'Once');
    reading.mockClear();
    const body = JSON.stringify({ action: 'getCampaignsByBrandId', brandId: 'once' });
    const headers = { apikey: 'key', 'content-type': 'application/json' };
    const request = new Request('http://backend.localhost/functions/v1/influencer-portal', {
      method: 'POST',
      headers,
      body,
    });
    expect(await (await backend.fetch(request)).json()).toEqual({ success: true, data: [{ id: 1 }] });
    expect(reading).not.toHaveBeenCalled();
  });

  test('is gone within a second in every process when its brand is deleted', async () => {
    await administration.importBrand(makeBrand('gone', ['gone.example'], '{"name":"Here"}'));
    await expectSoon('gone.example', 'Here');
    await administration.deleteBrand('gone', { sure: true, withSubmissions: false });
    await expectSoon('gone.example', '404');
    await administration.importBrand(makeBrand('gone', ['gone.example'], '{"name":"Again"}'));
    await expectSoon('gone.example', 'Again');
  });
});
