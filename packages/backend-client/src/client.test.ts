import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBackendClient } from './client.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The url of a backend that answers as told. */
async function backendThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port');
  return `http://127.0.0.1:${address.port}`;
}

function answering(status: number, body: string, type = 'application/json') {
  return () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
}

function ask(fetch: (request: Request) => Promise<Response>, timeoutMs?: number) {
  return createBackendClient({ url: 'http://backend.test', anonKey: 'key', fetch, timeoutMs }).getBrandWebsite('x');
}

const TITLE = 'Error Loading Restaurant';
const UNREACHABLE = 'Edge Function error: Failed to send a request to the Edge Function';
const NON2XX = 'Edge Function error: Edge Function returned a non-2xx status code';
const UNUSABLE = 'Failed to fetch brand website data';

describe('the request', () => {
  test.each(['', '/', '/base', '/base/'])(
    'goes to the function under the url with path %j, with the key in both headers',
    async (base) => {
      const seen: { method?: string; url?: string; headers: Record<string, unknown>; body: string }[] = [];
      const url = await backendThat((request, response) => {
        let body = '';
        request.on('data', (chunk) => {
          body += chunk;
        });
        request.on('end', () => {
          seen.push({ method: request.method, url: request.url, headers: request.headers, body });
          response.setHeader('content-type', 'application/json').end('{"success":true,"data":{"name":"Lucia"}}');
        });
      });

      const answer = await createBackendClient({ url: `${url}${base}`, anonKey: 'public-key' }).getBrandWebsite(
        'lucia.example',
      );

      expect(answer).toMatchObject({
        kind: 'found',
        configuration: { name: 'Lucia' },
        text: '{"success":true,"data":{"name":"Lucia"}}',
      });
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({
        method: 'POST',
        url: `${base.replace(/\/$/, '')}/functions/v1/get-brand-website`,
        headers: { apikey: 'public-key', authorization: 'Bearer public-key', 'content-type': 'application/json' },
      });
      expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ brandId: 'lucia.example' });
    },
  );
});

describe('a backend that is away', () => {
  test('refuses the connection', async () => {
    const url = await backendThat(() => {});
    for (const stop of stops.splice(0)) stop();
    expect(await createBackendClient({ url, anonKey: 'k' }).getBrandWebsite('x')).toEqual({
      kind: 'failed',
      title: TITLE,
      message: UNREACHABLE,
    });
  });

  test('drops the connection in the middle of its answer', async () => {
    const url = await backendThat((request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"success":');
      setTimeout(() => request.socket.destroy(), 20);
    });
    expect(await createBackendClient({ url, anonKey: 'k' }).getBrandWebsite('x')).toEqual({
      kind: 'failed',
      title: TITLE,
      message: UNREACHABLE,
    });
  });

  test.each(['before its headers', 'after its headers'])(
    'is silent %s for longer than the time limit',
    async (when) => {
      const url = await backendThat((_request, response) => {
        if (when === 'after its headers') response.write('{');
      });
      const started = Date.now();
      const answer = await createBackendClient({ url, anonKey: 'k', timeoutMs: 60 }).getBrandWebsite('x');
      expect(answer).toEqual({ kind: 'failed', title: TITLE, message: UNREACHABLE });
      expect(Date.now() - started).toBeLessThan(2000);
    },
  );

  test('is given up on after fifteen seconds, unless another limit is set', async () => {
    vi.useFakeTimers();
    try {
      let given: unknown;
      void ask(() => new Promise(() => {})).then((answer) => {
        given = answer;
      });
      await vi.advanceTimersByTimeAsync(14_999);
      expect(given).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(given).toEqual({ kind: 'failed', title: TITLE, message: UNREACHABLE });
    } finally {
      vi.useRealTimers();
    }
  });

  test('is silent behind a fetch that does not heed the signal', async () => {
    expect(await ask(() => new Promise(() => {}), 30)).toEqual({ kind: 'failed', title: TITLE, message: UNREACHABLE });
  });
});

describe('an answer outside 2xx', () => {
  test.each([
    [500, '{"success":false,"error":"secret detail"}'],
    [503, 'Service Unavailable'],
    [400, '<html></html>'],
    [404, '{"code":"NOT_FOUND","message":"Requested function was not found"}'],
    [401, '{"success":false}'],
    [403, '{"success":true,"data":{}}'],
    [422, '[]'],
  ])('%i %s is told in the words of the Supabase client', async (status, body) => {
    expect(await ask(answering(status, body))).toEqual({ kind: 'failed', title: TITLE, message: NON2XX });
  });

  test('4xx with an error text shows that text', async () => {
    expect(await ask(answering(401, '{"success":false,"error":"Invalid API key"}'))).toEqual({
      kind: 'failed',
      title: TITLE,
      message: 'Invalid API key',
    });
  });

  test.each([
    [404, 'No such place'],
    [400, 'Brand Not Found'],
  ])('%i %s is a brand that is not there', async (status, error) => {
    expect(await ask(answering(status, JSON.stringify({ success: false, error })))).toEqual({
      kind: 'not-found',
      message: error,
    });
  });
});

describe('an answer of 2xx', () => {
  test.each([
    '<!doctype html><p>Welcome</p>',
    '',
    '{"success":tru',
    'null',
    '42',
    '[]',
    '{"data":{}}',
    '{"success":"yes","data":{}}',
  ])('that is no answer: %j', async (body) => {
    expect(await ask(answering(200, body, 'text/html'))).toEqual({ kind: 'failed', title: TITLE, message: UNUSABLE });
  });

  test.each([undefined, null, '', '   ', 7, { message: 'x' }])(
    'of failure without an error text (%j)',
    async (error) => {
      expect(await ask(answering(200, JSON.stringify({ success: false, error })))).toEqual({
        kind: 'failed',
        title: TITLE,
        message: UNUSABLE,
      });
    },
  );

  test('of failure with an error text, of which 500 characters are kept', async () => {
    const answer = await ask(answering(200, JSON.stringify({ success: false, error: `Paused ${'x'.repeat(5000)}` })));
    expect(answer).toEqual({ kind: 'failed', title: TITLE, message: `Paused ${'x'.repeat(493)}` });
  });

  test('of a brand that is not there', async () => {
    expect(await ask(answering(200, '{"success":false,"error":"Brand not found"}'))).toEqual({
      kind: 'not-found',
      message: 'Brand not found',
    });
  });

  test.each(['null', '[]', '"text"', '7', 'true'])('of success with data that is no object: %s', async (data) => {
    expect(await ask(answering(200, `{"success":true,"data":${data}}`))).toEqual({
      kind: 'failed',
      title: 'Configuration Error',
      message: 'Failed to load restaurant configuration',
    });
  });

  test.each([304, 412])('that nothing has changed (%i), to who has asked whether it has', async (status) => {
    const asked: Request[] = [];
    const client = createBackendClient({
      url: 'http://backend.test',
      anonKey: 'key',
      async fetch(request) {
        asked.push(request);
        const headers = { 'content-type': 'application/json', etag: '"2"', 'x-brand-id': 'lucia' };
        if (request.headers.get('if-none-match') === '"2"') return new Response(null, { status, headers });
        return new Response('{"success":true,"data":{"name":"Lucia"}}', { headers });
      },
    });
    expect(await client.getBrandWebsite('x')).toMatchObject({ kind: 'found', version: '"2"', storedAs: 'lucia' });
    expect(await client.getBrandWebsite('x', '"2"')).toEqual({ kind: 'unchanged', storedAs: 'lucia' });
    expect(asked[0]?.headers.has('if-none-match')).toBe(false);
    expect(await ask(() => Promise.resolve(new Response(null, { status })))).toMatchObject({ kind: 'failed' });
  });

  test('of success whose configuration holds odd keys and a null error', async () => {
    const text = '{"success":true,"error":null,"data":{"__proto__":{"a":1},"name":"Ünï\\u0000"}}';
    const answer = await ask(answering(200, text));
    expect(answer).toMatchObject({ kind: 'found', text });
    expect(answer.kind === 'found' && answer.configuration.name).toBe('Ünï');
  });

  test('that is larger than 64 MiB', async () => {
    const chunk = new Uint8Array(8 * 1024 * 1024).fill(32);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    expect(await ask(() => Promise.resolve(new Response(endless)))).toEqual({
      kind: 'failed',
      title: TITLE,
      message: UNUSABLE,
    });
    expect(sent).toBeLessThan(100 * 1024 * 1024);
  });
});

describe('what nobody foresaw', () => {
  test.each([
    { url: 'no url at all', anonKey: 'k' },
    { url: 'http://backend.test', anonKey: 'a\nb' },
  ])('is an unknown error: %j', async (options) => {
    expect(await createBackendClient(options).getBrandWebsite('x')).toEqual({
      kind: 'failed',
      title: TITLE,
      message: 'An unknown error occurred',
    });
  });
});
