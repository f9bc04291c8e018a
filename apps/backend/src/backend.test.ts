import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import { createBackendClient } from '@tablefront/backend-client/client';
import { getBrandWebsiteRequest } from '@tablefront/backend-client/get-brand-website';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BrandAdministration } from './administration/brand-administration.ts';
import { openAdministration } from './administration/open-administration.ts';
import { type Backend, createBackend } from './backend.ts';
import type { DatabaseSettings } from './database/open-database.ts';
import { describeOnEachDatabase } from './testing/each-database.ts';
import { makeBrand } from './testing/make-brand.ts';
import { watchErrors } from './testing/watch-errors.ts';

const anonKey = 'public-anonymous-key';
const path = 'http://backend.test/functions/v1/get-brand-website';
const logger = watchErrors();

describeOnEachDatabase('the backend', (makeDatabase, kind) => {
  let settings: DatabaseSettings;
  let backend: Backend;
  let administration: BrandAdministration;
  const closings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    settings = await makeDatabase();
    backend = await createBackend({ ...settings, anonKey, logger });
    closings.push(backend.close);
    // As another process sees it.
    const opened = await openAdministration(settings, logger);
    closings.push(opened.close);
    administration = opened.administration;
  }, 60_000);
  afterAll(async () => {
    for (const close of closings.reverse()) await close();
  });

  function call(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
    return backend.fetch(
      new Request(path, {
        method: 'POST',
        headers: { apikey: anonKey, 'content-type': 'application/json', ...headers },
        body,
      }),
    );
  }
  const ask = (brandId: unknown) => call(JSON.stringify({ brandId }));

  describe('get-brand-website', () => {
    const odd = String.raw`{ "zeta":1, "alpha":{"__proto__":{"x":1}}, "nul":"\u0000\ud800", "big":12345678901234567890,
      "twice":1,"twice":2, "text":"<script>é\u2028🍕</script>" }
`;

    beforeAll(async () => {
      await administration.importBrand(makeBrand('lucia', ['lucia.example', '[::1]', 'xn--mnchen-3ya.example'], odd));
      await administration.importBrand(makeBrand('rival', ['rival.example']));
    });

    test.each([
      'lucia',
      'LUCIA',
      ' lucia ',
      'lucia.example',
      'Lucia.Example:3000',
      'lucia.example.',
      '[::1]:8080',
      'münchen.example',
    ])('answers for %j with the configuration, letter for letter', async (brandId) => {
      const response = await ask(brandId);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.text()).toBe(`{"success":true,"data":${odd}}`);
    });

    test('says under which id it is stored, and sends no configuration to who has it already', async () => {
      const first = await ask('lucia.example');
      expect(first.headers.get('x-brand-id')).toBe('lucia');
      const version = first.headers.get('etag') ?? '';
      const body = '{"brandId":"lucia.example"}';
      const again = await call(body, { 'if-none-match': version });
      expect([again.status, await again.text(), again.headers.get('x-brand-id')]).toEqual([304, '', 'lucia']);
      expect((await call(body, { 'if-none-match': '"other"' })).status).toBe(200);
    });

    test('asked again and again, it is what was imported last, also where that was there before', async () => {
      const texts = ['{"name":"Changing","n":1}', '{"name":"Changing","n":2}'];
      for (const round of [0, 1, 0, 1, 1, 0]) {
        const configuration = texts[round] ?? '';
        await administration.importBrand(makeBrand('changing', [], configuration));
        const answers = await Promise.all(Array.from({ length: 5 }, async () => (await ask('changing')).text()));
        expect(new Set(answers)).toEqual(new Set([`{"success":true,"data":${configuration}}`]));
      }
    });

    test.each([
      'nobody',
      'nobody.example',
      'lucia.example\u0000',
      '\ud800',
      "' or 1=1 --",
      '__proto__',
      'long'.repeat(80),
      '%00',
    ])('knows no brand %j', async (brandId) => {
      const response = await ask(brandId);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: false, error: 'Brand not found' });
    });

    test.each([
      ['{}', 'brandId must be a text'],
      ['{"brandId":null}', 'brandId must be a text'],
      ['{"brandId":["lucia"]}', 'brandId must be a text'],
      ['{"brandId":""}', 'brandId must not be empty'],
      ['{"brandId":"  "}', 'brandId must not be empty'],
    ])('says which field is wrong in %s', async (body, message) => {
      const response = await call(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ success: false, error: message, fields: { brandId: message } });
    });

    test.each(['', '{', 'lucia', '{"brandId":"lucia"', '\u0000'])('refuses %j, which is no JSON', async (body) => {
      const response = await call(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ success: false, error: 'The body is not JSON', fields: {} });
    });

    test.each(['null', '[]', '"lucia"', '7'])('refuses %s, which is no object', async (body) => {
      const response = await call(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ success: false, error: 'The body must be a JSON object', fields: {} });
    });

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
      'refuses the content type %j',
      async (type) => {
        const response = await call('{"brandId":"lucia"}', { 'content-type': type });
        expect(response.status).toBe(415);
        expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) });
      },
    );

    test('refuses a body that is too large', async () => {
      const response = await ask('x'.repeat(20_000));
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ success: false, error: 'The body is too large' });
    });

    test.each<Record<string, string>>([
      {},
      { apikey: '' },
      { apikey: 'public-anonymous-ke' },
      { apikey: `${anonKey}x` },
      { authorization: anonKey },
      { authorization: `Basic ${anonKey}` },
      { authorization: 'Bearer ' },
    ])('refuses the key in %j', async (headers) => {
      const response = await backend.fetch(new Request(path, { method: 'POST', headers, body: '{"brandId":"lucia"}' }));
      expect(response.status).toBe(401);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toEqual({ success: false, error: 'Invalid API key' });
    });

    test('takes the key as a bearer alone', async () => {
      const response = await call('{"brandId":"lucia"}', { apikey: '', authorization: `bearer ${anonKey}` });
      expect(response.status).toBe(200);
    });

    test('is called with POST only', async () => {
      const response = await backend.fetch(new Request(path, { headers: { apikey: anonKey } }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toContain('POST');
      expect(await response.json()).toMatchObject({ success: false });
    });

    test('may be called from any site, with the headers that the Supabase client sends', async () => {
      const asked = 'apikey,authorization,content-type,x-client-info,x-region,x-retry-count,prefer,content-profile';
      const response = await backend.fetch(
        new Request(path, {
          method: 'OPTIONS',
          headers: {
            origin: 'https://restaurant.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': asked,
          },
        }),
      );
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-methods')).toContain('POST');
      const allowed = response.headers.get('access-control-allow-headers')?.split(',') ?? [];
      expect(allowed).toEqual(expect.arrayContaining(asked.split(',')));
    });

    test('unpacks nothing', async () => {
      const packed = gzipSync('{"brandId":"lucia"}');
      const response = await call(Uint8Array.from(packed), { 'content-encoding': 'gzip' });
      expect(response.status).toBe(415);
      expect((await call('{"brandId":"lucia"}', { 'content-encoding': 'identity' })).status).toBe(200);
    });

    test('gives no 5xx for any body', async () => {
      const nasty = fc.constantFrom(
        '%00',
        '\u0000',
        '__proto__',
        'constructor',
        '\ud800',
        '..',
        ':',
        '[::',
        '.',
        'a..b',
        '-',
      );
      const brandId = fc.oneof(fc.string({ unit: 'binary' }), nasty, fc.jsonValue(), fc.webAuthority(), fc.ipV6());
      const body = fc.oneof(
        fc.record({ brandId }, { requiredKeys: [] }).map((value) => JSON.stringify(value)),
        fc.json(),
        fc.string({ unit: 'binary' }),
        fc.uint8Array().map((bytes) => Uint8Array.from(bytes)),
      );
      const type = fc.constantFrom(
        'application/json',
        'application/json; charset=utf-8',
        'text/plain',
        'multipart/form-data',
      );
      await fc.assert(
        fc.asyncProperty(body, type, async (sent, contentType) => {
          const response = await call(sent, { 'content-type': contentType });
          expect(response.status).toBeLessThan(500);
          expect(await response.json()).toHaveProperty('success');
        }),
        { numRuns: 500 },
      );
    });

    test('takes what its schema takes', () => {
      expect(getBrandWebsiteRequest.parse({ brandId: 'lucia', more: 1 })).toEqual({ brandId: 'lucia' });
    });
  });

  describe('the real Supabase client', () => {
    let url: string;
    beforeAll(async () => {
      await administration.importBrand(makeBrand('supabase', ['supabase.example'], '{"name":"Zoë"}'));
      const server = createServer(getRequestListener((request) => backend.fetch(request)));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      url = `http://127.0.0.1:${address.port}`;
      closings.push(async () => {
        server.closeAllConnections();
        server.close();
      });
    });
    const invoke = (brandId: unknown, key = anonKey) =>
      createClient(url, key, { auth: { persistSession: false } }).functions.invoke('get-brand-website', {
        body: { brandId },
      });

    test('finds a brand', async () => {
      const { data, error } = await invoke('supabase.example');
      expect(error).toBeNull();
      expect(data).toEqual({ success: true, data: { name: 'Zoë' } });
    });

    test('is told of an unknown brand in the data', async () => {
      const { data, error } = await invoke('unknown.example');
      expect(error).toBeNull();
      expect(data).toEqual({ success: false, error: 'Brand not found' });
    });

    test.each([
      ['a wrong key', 'supabase', 'wrong', 401],
      ['a missing brand id', undefined, anonKey, 400],
    ])('sees %s as an error with a body', async (_what, brandId, key, status) => {
      const { data, error } = await invoke(brandId, key);
      expect(data).toBeNull();
      expect(error).toMatchObject({ message: 'Edge Function returned a non-2xx status code', context: { status } });
      expect(await error.context.json()).toMatchObject({ success: false });
    });

    test('and our own client agree', async () => {
      const client = createBackendClient({ url, anonKey });
      expect(await client.getBrandWebsite('supabase.example')).toMatchObject({
        kind: 'found',
        data: { name: 'Zoë' },
        text: '{"success":true,"data":{"name":"Zoë"}}',
      });
      expect(await client.getBrandWebsite('unknown.example')).toEqual({
        kind: 'not-found',
        message: 'Brand not found',
      });
      expect(await createBackendClient({ url, anonKey: 'wrong' }).getBrandWebsite('supabase')).toMatchObject({
        kind: 'failed',
        message: 'Invalid API key',
      });
      const mounted = createBackendClient({ url: 'http://backend.internal', anonKey, fetch: backend.fetch });
      expect(await mounted.getBrandWebsite('supabase')).toMatchObject({ kind: 'found', data: { name: 'Zoë' } });
    });
  });

  test.each(['/', '/functions/v1/nothing', '/rest/v1/nothing', '/functions/v1/', '/favicon.ico', '/healthz/x'])(
    'answers %s with an error that the Supabase client sees as one',
    async (other) => {
      const response = await backend.fetch(
        new Request(`http://backend.test${other}`, { headers: { apikey: anonKey } }),
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
    expect((await backend.fetch(new Request('http://backend.test/healthz'))).status).toBe(200);
    expect((await backend.fetch(new Request('http://backend.test/readyz'))).status).toBe(200);
  });

  test('hears of what other processes import, until it stops listening', async () => {
    const heard: string[] = [];
    const stop = backend.onBrandChange(({ brandId }) => heard.push(brandId));
    let heardByBroken = 0;
    const stopBroken = backend.onBrandChange(() => {
      heardByBroken += 1;
      throw new Error('a broken listener');
    });
    await administration.importBrand(makeBrand('heard', ['heard.example']));
    await vi.waitFor(() => expect(heard).toEqual(['heard']));
    expect(await (await ask('heard.example')).json()).toMatchObject({ success: true });

    await administration.importBrand(makeBrand('heard', [], '{"name":"again"}'));
    await vi.waitFor(() => expect(heard).toEqual(['heard', 'heard']));

    stop();
    await administration.importBrand(makeBrand('unheard'));
    await vi.waitFor(() => expect(heardByBroken).toBe(3));
    expect(logger.takeErrors()).toHaveLength(3);
    expect(heard).toEqual(['heard', 'heard']);
    stopBroken();
  });

  test('serves a configuration of 20 MiB', async () => {
    const configuration = JSON.stringify({ name: 'large', text: 'ä"'.repeat(5 * 1024 * 1024) });
    await administration.importBrand(makeBrand('large', [], configuration));
    const client = createBackendClient({ url: 'http://backend.internal', anonKey, fetch: backend.fetch });
    const answer = await client.getBrandWebsite('large');
    expect(answer.kind === 'found' && answer.text.length).toBe(
      configuration.length + '{"success":true,"data":}'.length,
    );
    expect(await administration.exportBrand('large')).toBe(configuration);
    await administration.importBrand(makeBrand('large'));
  }, 30_000);

  test('shows nothing of an error of its own, but logs it', async () => {
    const broken = await createBackend({ ...(await makeDatabase()), anonKey, logger });
    await broken.close();
    await broken.close();
    const headers = { apikey: anonKey, 'content-type': 'application/json' };
    const response = await broken.fetch(new Request(path, { method: 'POST', headers, body: '{"brandId":"lucia"}' }));
    expect(response.status).toBe(500);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ success: false, error: 'Internal server error' });
    expect(logger.takeErrors()).toEqual(['A request failed']);
    expect((await broken.fetch(new Request('http://backend.test/readyz'))).status).toBe(503);
    expect((await broken.fetch(new Request('http://backend.test/healthz'))).status).toBe(200);
  }, 30_000);

  test('does not start with an empty key', async () => {
    await expect(createBackend({ ...settings, anonKey: ' ', logger })).rejects.toThrow('anonymous key');
  });

  describe.runIf(kind === 'embedded')('with the database embedded', () => {
    test('refuses a second process with a clear text', async () => {
      await expect(createBackend({ ...settings, anonKey, logger })).rejects.toThrow(
        `DATA_DIR ${settings.dataDir} is in use by another process`,
      );
    });
  });

  describe.runIf(kind === 'postgresql')('with many processes on one PostgreSQL', () => {
    test('starts in several processes at once on an empty database', async () => {
      const empty = await makeDatabase();
      const starting = Array.from({ length: 5 }, () => createBackend({ ...empty, anonKey, logger }));
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
      const stop = backend.onBrandChange(({ brandId }) => heard.add(brandId));
      const client = new Client({ connectionString: settings.databaseUrl });
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
      await administration.importBrand(makeBrand('after-reconnecting'));
      await vi.waitFor(() => expect([...heard]).toEqual(['after-reconnecting']));
      stop();
    });
  });
});
