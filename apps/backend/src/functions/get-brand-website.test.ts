import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import { createBackendClient } from '@tablefront/backend-client/client';
import { getBrandWebsiteRequest } from '@tablefront/backend-client/get-brand-website';
import { listenOnLoopback } from '@tablefront/serving/listening';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { backendSuite, GET_BRAND_WEBSITE_URL } from '../../testing/backend-suite.ts';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { ANON_KEY } from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';

const logger = watchErrors();

describeOnEachDatabase('the backend', (makeDatabase) => {
  const suite = backendSuite(makeDatabase, logger);
  const { call, ask } = suite;

  describe('get-brand-website', () => {
    const odd = String.raw`{ "zeta":1, "alpha":{"__proto__":{"x":1}}, "nul":"\u0000\ud800", "big":12345678901234567890,
      "twice":1,"twice":2, "text":"<script>é\u2028🍕</script>" }
`;

    beforeAll(async () => {
      await suite.administration.importBrand(
        makeBrand('lucia', ['lucia.example', '[::1]', 'xn--mnchen-3ya.example'], odd),
      );
      await suite.administration.importBrand(makeBrand('rival', ['rival.example']));
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
        await suite.administration.importBrand(makeBrand('changing', [], configuration));
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
      { apikey: `${ANON_KEY}x` },
      { authorization: ANON_KEY },
      { authorization: `Basic ${ANON_KEY}` },
      { authorization: 'Bearer ' },
    ])('refuses the key in %j', async (headers) => {
      const response = await suite.backend.fetch(
        new Request(GET_BRAND_WEBSITE_URL, { method: 'POST', headers, body: '{"brandId":"lucia"}' }),
      );
      expect(response.status).toBe(401);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toEqual({ success: false, error: 'Invalid API key' });
    });

    test('takes the key as a bearer alone', async () => {
      const response = await call('{"brandId":"lucia"}', { apikey: '', authorization: `bearer ${ANON_KEY}` });
      expect(response.status).toBe(200);
    });

    test('is called with POST only', async () => {
      const response = await suite.backend.fetch(new Request(GET_BRAND_WEBSITE_URL, { headers: { apikey: ANON_KEY } }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toContain('POST');
      expect(await response.json()).toMatchObject({ success: false });
    });

    test('may be called from any site, with the headers that the Supabase client sends', async () => {
      const asked = 'apikey,authorization,content-type,x-client-info,x-region,x-retry-count,prefer,content-profile';
      const response = await suite.backend.fetch(
        new Request(GET_BRAND_WEBSITE_URL, {
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
      await suite.administration.importBrand(makeBrand('supabase', ['supabase.example'], '{"name":"Zoë"}'));
      const server = createServer(getRequestListener((request) => suite.backend.fetch(request)));
      const port = await listenOnLoopback(server);
      url = `http://127.0.0.1:${port}`;
      suite.atTheEnd(async () => {
        server.closeAllConnections();
        server.close();
      });
    });
    const invoke = (brandId: unknown, key = ANON_KEY) =>
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
      ['a missing brand id', undefined, ANON_KEY, 400],
    ])('sees %s as an error with a body', async (_what, brandId, key, status) => {
      const { data, error } = await invoke(brandId, key);
      expect(data).toBeNull();
      expect(error).toMatchObject({ message: 'Edge Function returned a non-2xx status code', context: { status } });
      expect(await error.context.json()).toMatchObject({ success: false });
    });

    test('and our own client agree', async () => {
      const client = createBackendClient({ url, anonKey: ANON_KEY });
      expect(await client.getBrandWebsite('supabase.example')).toMatchObject({
        kind: 'found',
        configuration: { name: 'Zoë' },
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
      const mounted = createBackendClient({
        url: 'http://backend.internal',
        anonKey: ANON_KEY,
        fetch: suite.backend.fetch,
      });
      expect(await mounted.getBrandWebsite('supabase')).toMatchObject({
        kind: 'found',
        configuration: { name: 'Zoë' },
      });
    });
  });
});
