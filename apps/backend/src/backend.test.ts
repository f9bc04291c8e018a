import { join } from 'node:path';
import { createBackendClient } from '@tablefront/backend-client/client';
import { Client } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { backendSuite, GET_BRAND_WEBSITE_URL } from '../testing/backend-suite.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { makeBrand } from '../testing/make-brand.ts';
import { ANON_KEY } from '../testing/submission-site.ts';
import { watchErrors } from '../testing/watch-errors.ts';
import { openAdministration } from './administration/open-administration.ts';
import { type Backend, createBackend } from './backend.ts';

const logger = watchErrors();

describeOnEachDatabase('the backend', (makeDatabase, kind) => {
  const suite = backendSuite(makeDatabase, logger);
  const { ask } = suite;

  test.each(['/', '/functions/v1/nothing', '/rest/v1/nothing', '/functions/v1/', '/favicon.ico', '/healthz/x'])(
    'answers %s with an error that the Supabase client sees as one',
    async (other) => {
      const response = await suite.backend.fetch(
        new Request(`http://backend.test${other}`, { headers: { apikey: ANON_KEY } }),
      );
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        code: expect.any(String),
        message: expect.any(String),
        details: null,
        hint: null,
      });
    },
  );

  test('says that it lives and that it is ready', async () => {
    expect((await suite.backend.fetch(new Request('http://backend.test/healthz'))).status).toBe(200);
    expect((await suite.backend.fetch(new Request('http://backend.test/readyz'))).status).toBe(200);
  });

  test('hears of what other processes import, until it stops listening', async () => {
    const heard: string[] = [];
    const stop = suite.backend.onBrandChange(({ brandId }) => heard.push(brandId));
    let heardByBroken = 0;
    const stopBroken = suite.backend.onBrandChange(() => {
      heardByBroken += 1;
      throw new Error('a broken listener');
    });
    await suite.administration.importBrand(makeBrand('heard', ['heard.example']));
    await vi.waitFor(() => expect(heard).toEqual(['heard']));
    expect(await (await ask('heard.example')).json()).toMatchObject({ success: true });

    await suite.administration.importBrand(makeBrand('heard', [], '{"name":"again"}'));
    await vi.waitFor(() => expect(heard).toEqual(['heard', 'heard']));

    stop();
    await suite.administration.importBrand(makeBrand('unheard'));
    await vi.waitFor(() => expect(heardByBroken).toBe(3));
    expect(logger.takeErrors()).toHaveLength(3);
    expect(heard).toEqual(['heard', 'heard']);
    stopBroken();
  });

  test('serves a configuration of 20 MiB', async () => {
    const configuration = JSON.stringify({ name: 'large', text: 'ä"'.repeat(5 * 1024 * 1024) });
    await suite.administration.importBrand(makeBrand('large', [], configuration));
    const client = createBackendClient({
      url: 'http://backend.internal',
      anonKey: ANON_KEY,
      fetch: suite.backend.fetch,
    });
    const answer = await client.getBrandWebsite('large');
    expect(answer.kind === 'found' && answer.text.length).toBe(
      configuration.length + '{"success":true,"data":}'.length,
    );
    expect(await suite.administration.exportBrand('large')).toBe(configuration);
    await suite.administration.importBrand(makeBrand('large'));
  }, 90_000);

  test('shows nothing of an error of its own, but logs it', async () => {
    const broken = await createBackend({ ...(await makeDatabase()), anonKey: ANON_KEY, logger });
    await broken.close();
    await broken.close();
    const headers = { apikey: ANON_KEY, 'content-type': 'application/json' };
    const response = await broken.fetch(
      new Request(GET_BRAND_WEBSITE_URL, { method: 'POST', headers, body: '{"brandId":"lucia"}' }),
    );
    expect(response.status).toBe(500);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ success: false, error: 'Internal server error' });
    expect(logger.takeErrors()).toEqual(['A request failed']);
    expect((await broken.fetch(new Request('http://backend.test/readyz'))).status).toBe(503);
    expect((await broken.fetch(new Request('http://backend.test/healthz'))).status).toBe(200);
  }, 30_000);

  test('has demo brands where nothing was imported, but not under the id of a brand that is to come', async () => {
    const empty = await makeDatabase();
    const directory = join(import.meta.dirname, '../../../brands');
    const own = await createBackend({ ...empty, anonKey: ANON_KEY, logger });
    const found = async (brandId: string) => {
      const client = createBackendClient({ url: 'http://backend.internal', anonKey: ANON_KEY, fetch: own.fetch });
      return (await client.getBrandWebsite(brandId)).kind;
    };
    const states: [Parameters<Backend['seedBrands']>[0], string][] = [
      [{ directory, brandId: 'pho' }, 'not-found'],
      [{ directory, brandId: 'Demo:nova' }, 'found'],
      [{ directory, brandId: 'pho' }, 'not-found'],
      [{ directory, brandId: 'localhost' }, 'found'],
      [{ directory }, 'found'],
      [{}, 'not-found'],
    ];
    for (const [source, kind] of states) {
      await own.seedBrands(source);
      expect(await found('localhost'), JSON.stringify(source)).toBe(kind);
    }
    await own.close();
  });

  test('does not start with an empty key', async () => {
    await expect(createBackend({ ...suite.settings, anonKey: ' ', logger })).rejects.toThrow('anonymous key');
  });

  describe.runIf(kind === 'embedded')('with the database embedded', () => {
    test('refuses a second process with a clear text', async () => {
      await expect(createBackend({ ...suite.settings, anonKey: ANON_KEY, logger })).rejects.toThrow(
        `DATA_DIR ${suite.settings.dataDir} is in use by another process`,
      );
    });
  });

  describe.runIf(kind === 'postgresql')('with many processes on one PostgreSQL', () => {
    test('starts in several processes at once on an empty database', async () => {
      const empty = await makeDatabase();
      const starting = Array.from({ length: 5 }, () => createBackend({ ...empty, anonKey: ANON_KEY, logger }));
      const started = await Promise.all(starting);
      const directory = join(import.meta.dirname, '../../../brands');
      await Promise.all(started.map(({ seedBrands }) => seedBrands({ directory })));
      for (const { close } of started) await close();
      const opened = await openAdministration(empty, logger);
      const ids = (await opened.administration.listBrands()).map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
      await opened.close();
    });

    test('tells what it missed while its connection was away', async () => {
      const heard = new Set<string>();
      const stop = suite.backend.onBrandChange(({ brandId }) => heard.add(brandId));
      await suite.administration.importBrand(makeBrand('rival'));
      await vi.waitFor(() => expect([...heard]).toEqual(['rival']));
      heard.clear();
      const client = new Client({ connectionString: suite.settings.databaseUrl });
      await client.connect();
      // Cut off, and changed in the same moment: nobody listens. After 10 s a listening connection says `select 1`.
      await client.query(`
        begin;
        select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and (query like 'listen %' or query = 'select 1');
        select pg_sleep(0.05);
        update brands set updated_at = now() where id = 'rival';
        commit`);
      await client.end();
      await vi.waitFor(() => expect([...heard]).toContain('rival'), { timeout: 5_000 });

      heard.clear();
      await suite.administration.importBrand(makeBrand('after-reconnecting'));
      await vi.waitFor(() => expect([...heard]).toEqual(['after-reconnecting']));
      stop();
    });
  });
});
