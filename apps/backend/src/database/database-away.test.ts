import { submissionPaths } from '@tablefront/backend-client/submissions';
import { isUnavailable } from '@tablefront/serving/unavailable';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { applicationForm } from '../../testing/application-form.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../testing/database-proxy.ts';
import { describeOnOwnPostgresql } from '../../testing/each-database.ts';
import { ANON_KEY, filesOnDisk, lucia, storedSubmissions } from '../../testing/submission-site.ts';
import { type WatchedLogger, watchErrors } from '../../testing/watch-errors.ts';
import { type Backend, createBackend } from '../backend.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import type { OpenDatabase } from './database.ts';
import { type DatabaseSettings, openDatabase } from './open-database.ts';
import { RequestPool } from './request-pool.ts';
import { migrations } from './schema.ts';

const logger: WatchedLogger = watchErrors();
const json = { apikey: ANON_KEY, 'content-type': 'application/json' };

describeOnOwnPostgresql('a database that goes away', (makeDatabase, server) => {
  let settings: DatabaseSettings;
  let proxy: DatabaseProxy;
  let direct: OpenDatabase;
  let backend: Backend;

  beforeAll(async () => {
    settings = await makeDatabase();
    proxy = await startDatabaseProxy(settings.databaseUrl ?? '');
    direct = await openDatabase(settings, logger);
    await saveOperatorBrand(direct.database, lucia);
    backend = await createBackend({ ...settings, databaseUrl: proxy.url, anonKey: ANON_KEY, logger });
  }, 60_000);
  afterAll(async () => {
    await proxy.pass();
    await backend.close();
    await direct.close();
    await proxy.close();
  });
  beforeEach(() => proxy.pass());
  afterEach(() => vi.restoreAllMocks());

  function post(path: string, body: BodyInit, headers: Record<string, string>): Promise<Response> {
    return backend.fetch(new Request(`http://backend.test/${path}`, { method: 'POST', headers, body }));
  }
  const askBrand = () => post('functions/v1/get-brand-website', '{"brandId":"lucia"}', json);
  const sendFeedback = (message: string, headers = {}) => {
    const row = { restaurant_id: '2', type: 'restaurant', nature: 'other', message };
    return post(submissionPaths.restaurantFeedback, JSON.stringify(row), { ...json, ...headers });
  };
  const sendMedia = (body: unknown) => post(submissionPaths.mediaInquiry, JSON.stringify(body), json);
  function apply(headers = {}) {
    return post(submissionPaths.careers, applicationForm(), { apikey: ANON_KEY, ...headers });
  }
  const readiness = async () => (await backend.fetch(new Request('http://backend.test/readyz'))).status;
  async function messages() {
    return (await storedSubmissions(direct.database)).map(({ record }) => record.message ?? record.name);
  }
  /** As it was before, without a restart. */
  async function expectAllIsWell(message: string) {
    await vi.waitFor(async () => expect(await readiness()).toBe(200), { timeout: 15_000 });
    expect((await askBrand()).status).toBe(200);
    expect((await sendFeedback(message)).status).toBe(201);
    expect(await messages()).toContain(message);
  }
  async function expectFailureTexts() {
    const table = await sendFeedback('lost');
    expect([table.status, table.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await table.json()).toMatchObject({ code: 'PGRST000', message: expect.any(String), details: null });
    const called = await apply();
    expect([called.status, called.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await called.json()).toEqual({ success: false, error: expect.stringContaining('try again') });
  }

  test('is told from the calls, which fail at once, and works again when it is back', { timeout: 60_000 }, async () => {
    await expectAllIsWell('before');
    await proxy.refuse();
    const begun = performance.now();
    expect(await readiness()).toBe(503);
    expect((await askBrand()).status).toBe(503);
    await expectFailureTexts();
    // Whatever is wrong with a body is said all the same.
    const wrong = await sendMedia({ brand_id: 'lucia' });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { success: false, fields: expect.any(Object) }]);
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(filesOnDisk(settings.dataDir)).toEqual([]);

    await proxy.pass();
    await expectAllIsWell('after');
    expect((await apply()).status).toBe(200);
    expect(await messages()).not.toContain('lost');
  });

  test('may hang: no call waits for long, more than it can bear are refused at once', { timeout: 90_000 }, async () => {
    proxy.swallow();
    const begun = performance.now();
    expect(await readiness()).toBe(503);
    expect(performance.now() - begun).toBeLessThan(4_000);
    const answers = Array.from({ length: 1_150 }, async () => {
      const asked = performance.now();
      const { status } = await askBrand();
      return { status, ms: performance.now() - asked };
    });
    const settled = await Promise.all(answers);
    expect(new Set(settled.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...settled.map(({ ms }) => ms))).toBeLessThan(25_000);
    expect(settled.filter(({ ms }) => ms < 2_500).length).toBeGreaterThanOrEqual(100);

    await proxy.pass();
    await expectAllIsWell('after it hung');
  });

  test('leaves no connection behind that a transaction broke on', { timeout: 30_000 }, async () => {
    const limits = { max: 1, mostWaiting: 1, connectionTimeoutMillis: 10_000, query_timeout: 1_500 };
    const pool = new RequestPool({ connectionString: proxy.url, ...limits });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    const database = drizzle(pool);
    const touch = sql`select 1`;
    for (const hangsAt of ['begin', 'statement', 'commit']) {
      const transaction = database.transaction(async (inside) => {
        if (hangsAt === 'statement') proxy.swallow();
        await inside.execute(touch);
        if (hangsAt === 'commit') proxy.swallow();
      });
      if (hangsAt === 'begin') proxy.swallow();
      await expect(transaction).rejects.toSatisfy(isUnavailable);
      await proxy.pass();
      await database.transaction((inside) => inside.execute(touch));
    }
    await expect(database.execute(sql`select 1 / 0`)).rejects.not.toSatisfy(isUnavailable);
    await expect(database.transaction((inside) => inside.execute(sql`select 1 / 0`))).rejects.toThrow();
    const before = pool.totalCount;
    await database.transaction((inside) => inside.execute(touch));
    expect([before, pool.totalCount]).toEqual([1, 1]);
    await pool.end();
  });

  test('stores once what is sent again after the answer to its commit was lost', { timeout: 60_000 }, async () => {
    for (const [send, name, commit] of [
      // One row commits itself.
      [(headers: object) => sendFeedback('once', headers), 'once', 'insert into submissions'],
      [apply, 'Ana', 'commit\0'],
    ] as const) {
      const before = (await messages()).filter((message) => message === name).length;
      const headers = { 'idempotency-key': `lost-${name}` };
      // An application commits the announcement of its file first.
      await vi.waitFor(async () => {
        proxy.loseAnswerTo(commit);
        expect((await send(headers)).status).toBe(503);
      });
      expect((await send(headers)).ok).toBe(true);
      expect((await send(headers)).ok).toBe(true);
      expect((await messages()).filter((message) => message === name)).toHaveLength(before + 1);
    }
  });

  test('may come up later than the backend', { timeout: 60_000 }, async () => {
    await proxy.refuse();
    const warn = vi.spyOn(logger, 'warn');
    const starting = createBackend({ ...settings, databaseUrl: proxy.url, anonKey: ANON_KEY, logger });
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith(
        expect.objectContaining({ error: { message: expect.any(String), code: 'ECONNREFUSED' } }),
        'The database is not there yet',
      ),
    );
    await proxy.pass();
    await (await starting).close();
  });

  test('says what is wrong at once where waiting is of no use', { timeout: 60_000 }, async () => {
    const url = new URL(settings.databaseUrl ?? '');
    url.pathname = '/nobody_made_this';
    const starting = createBackend({ ...settings, databaseUrl: url.href, anonKey: ANON_KEY, logger });
    await expect(starting).rejects.toThrow('does not exist');
  });

  test('is not ready while a migration of this version is missing', async () => {
    await direct.database.delete(migrations);
    expect(await readiness()).toBe(503);
    const { migrationNames } = await import('./migrate.ts');
    const names = await migrationNames();
    // A newer process may have run more.
    await direct.database.insert(migrations).values([...names, '9999-newer.sql'].map((name) => ({ name })));
    expect(await readiness()).toBe(200);
    const older = await createBackend({ ...settings, anonKey: ANON_KEY, logger });
    await older.close();
  });

  describe.runIf(server.canCrash)('with a server that crashes', () => {
    test('goes on when the server does', { timeout: 90_000 }, async () => {
      const heard: string[] = [];
      const stop = backend.onBrandChange(({ brandId }) => heard.push(brandId));
      await expectAllIsWell('before the crash');
      await server.crash();
      await expectFailureTexts();
      expect(await readiness()).toBe(503);
      await server.startAgain();
      await expectAllIsWell('after the crash');
      expect(await messages()).toContain('before the crash');
      await saveOperatorBrand(direct.database, lucia);
      await vi.waitFor(() => expect(heard).toContain('lucia'), { timeout: 10_000 });
      stop();
    });
  });
});
