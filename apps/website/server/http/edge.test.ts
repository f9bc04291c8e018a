import { once } from 'node:events';
import type { Server } from 'node:http';
import { createHttpServer } from '@tablefront/serving/http-server';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { answerOn, openRaw, sendRaw } from '@tablefront/serving/testing/raw-request';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEdge, type EdgeBindings } from './edge.ts';
import { createMetrics } from './metrics.ts';
import { createProcessLog } from './process-log.ts';
import { routePattern } from './route-patterns.ts';

const lines: Record<string, unknown>[] = [];
const logger = createProcessLog({
  level: 'debug',
  secrets: [],
  destination: { write: (line) => lines.push(JSON.parse(line)) },
});
const metrics = createMetrics();
let stopping = false;
let newsLeft = 0;
let beginStopping = () => {};
let server: Server;
let port = 0;

function application() {
  const app = new Hono<{ Bindings: EdgeBindings }>();
  app.get('/echo', (c) => c.json({ url: c.req.url, headers: c.req.header(), address: c.env.visit?.address }));
  app.get('/own', (c) =>
    c.text('x', 200, { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Content-Type': 'text/x' }),
  );
  app.get('/throws', () => {
    throw new Error('the password is hunter2');
  });
  app.get('/breaks', () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('the password is hunter2')) });
    return new Response(body, { headers: { 'Content-Type': 'text/html' } });
  });
  app.get('/news', () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: first\n\n')),
      cancel: () => {
        newsLeft += 1;
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  app.get('/says', (c) => {
    logger.warn('within a request');
    return c.text('said');
  });
  app.post('/form', async (c) => c.text(`${(await c.req.text()).length}`));
  app.onError((_error, c) => c.text('Something went wrong', 500));
  return app;
}

beforeAll(async () => {
  const app = application();
  const edge = createEdge({
    fetch: app.fetch,
    ready(visit, { target, ifNoneMatch }) {
      const headers = { 'content-security-policy': "default-src 'self'", ETag: '"1"' };
      if (target !== '/offers?ready') return undefined;
      if (ifNoneMatch === '"1"') return { status: 304, headers, body: null };
      const body = new TextEncoder().encode(visit.host);
      return { status: 200, headers: { ...headers, 'Content-Length': String(body.length) }, body };
    },
    trust: { hops: 1 },
    hstsSeconds: 100,
    logger,
    metrics,
    routeOf: routePattern,
    stopping: {
      isStopping: () => stopping,
      onBegin: (listener) => {
        beginStopping = listener;
      },
    },
  });
  server = createHttpServer(edge);
  port = await listenOnLoopback(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  lines.length = 0;
  stopping = false;
});

const get = (path: string, headers: string[] = [], method = 'GET') =>
  sendRaw(port, [`${method} ${path} HTTP/1.1`, 'Host: lucia.example', 'Connection: close', ...headers, '']);

test('what is there already bears what every answer bears, and is told like any other', async () => {
  const answer = await get('/offers?ready', ['X-Forwarded-Host: ember.example', 'X-Forwarded-For: 192.0.2.1']);
  expect(answer.text).toMatch(/^HTTP\/1.1 200 .*\r\n\r\nember.example$/s);
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatchObject({ path: '/offers', status: 200, host: 'ember.example' });
  expect((await get('/offers?ready', ['If-None-Match: "1"'])).text).toMatch(/^HTTP\/1.1 304 .*\r\n\r\n$/s);
  expect((await get('/offers?ready', [], 'HEAD')).text).toMatch(/^HTTP\/1.1 200 .*\r\n\r\n$/s);
  expect((await get('/offers?ready', [], 'TRACE')).status).toBe(405);
});

describe('what is no request of ours', () => {
  test.each([
    ['nonsense', 'hello\r\n\r\n', 501],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 501],
    ['HTTP/2 without being asked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a method that nobody knows', 'HACK / HTTP/1.1\r\nHost: a\r\n\r\n', 501],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 405],
    ['a trace', 'TRACE / HTTP/1.1\r\nHost: a\r\nCookie: a=b\r\n\r\n', 405],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['no host, in the old way', 'GET / HTTP/1.0\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['a host with markup', 'GET / HTTP/1.1\r\nHost: <script>alert(1)</script>\r\n\r\n', 400],
    ['another host in the address', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['two lengths', 'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'a length and chunks',
      'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['an unknown encoding', 'POST /form HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n', 400],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n', 400],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a path without end', `GET /a${'/'.repeat(3_000)}b HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
    ['an address without end', `GET /${'x'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
    ['a NUL', 'GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['another host as a path', 'GET //evil.example/%2f.. HTTP/1.1\r\nHost: a\r\n\r\n', 404],
  ])('%s', async (_, bytes, status) => {
    const answer = await sendRaw(port, bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(answer.headers.location).toBeUndefined();
    expect(answer.text).not.toMatch(/evil|script|Cookie/);
  });

  test('an upgrade is passed over, and so is another method in a header', async () => {
    const upgrade = await sendRaw(
      port,
      'GET /echo HTTP/1.1\r\nHost: a\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(upgrade.status).toBe(200);
    expect((await get('/own', ['X-HTTP-Method-Override: DELETE', 'X-Method-Override: PUT'])).status).toBe(200);
  });

  test('who asks before sending is told to go on', async () => {
    const answer = await sendRaw(
      port,
      'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\nab',
    );
    expect(answer.text).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK/);
  });
});

describe('every answer', () => {
  test.each(['/echo', '/throws', '/nowhere', '//x'])('of %s bears the headers that protect it', async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "frame-ancestors 'self'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('may have its own in their place', async () => {
    const { headers } = await get('/own');
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'x-frame-options': 'SAMEORIGIN' });
    expect((await get('/share.png')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('that came by TLS asks for nothing else from then on', async () => {
    const { headers } = await get('/echo', ['X-Forwarded-Proto: https']);
    expect(headers['strict-transport-security']).toBe('max-age=100');
  });

  test.each(['/throws', '/breaks'])('of %s keeps what went wrong to itself', async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await get(path)).text).not.toContain('hunter2');
    vi.restoreAllMocks();
  });
});

test('behind the edge a request is as the visitor made it, and bears no header that a visitor made up', async () => {
  const { body } = await get('/echo?a=1', [
    'X-Forwarded-Host: evil.example, shop.example',
    'X-Forwarded-Proto: https',
    'X-Forwarded-For: 1.1.1.1, 203.0.113.7',
    'X-Forwarded-Port: 1',
    'Forwarded: for=1.1.1.1;host=evil.example',
    'X-Body-Refused: 7',
  ]);
  const { url, headers, address } = JSON.parse(body);
  expect({ url, address, host: headers.host }).toEqual({
    url: 'https://shop.example/echo?a=1',
    address: '203.0.113.7',
    host: 'shop.example',
  });
  expect(body).not.toMatch(/evil|1\.1\.1\.1|x-forwarded|x-body/);
});

test('a dot at the end of the host makes no other site of it, and a page there is still its own', async () => {
  const { body } = await get('/echo', ['X-Forwarded-Host: Shop.example.:8080', 'Origin: http://shop.example.:8080']);
  const { url, headers } = JSON.parse(body);
  expect([url, headers.host, headers.origin]).toEqual([
    'http://shop.example:8080/echo',
    'shop.example:8080',
    'http://shop.example:8080',
  ]);
});

describe('the log', () => {
  test('has one line for a request: no query, no address, no headers', async () => {
    const { headers } = await get('/echo?email=guest@mail.example', [
      'X-Forwarded-For: 203.0.113.7',
      'Cookie: a=secret',
    ]);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({
      level: 30,
      requestId: headers['x-request-id'],
      method: 'GET',
      host: 'lucia.example',
      path: '/echo',
      status: 200,
      msg: 'request',
    });
    expect(JSON.stringify(lines)).not.toMatch(/guest|203\.0\.113|127\.0\.0\.1|secret/);
  });

  test('says why a request was refused', async () => {
    await get('/%00');
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ status: 400, refused: 'The address is malformed' });
  });

  test('has the id of the request in whatever is logged meanwhile', async () => {
    await Promise.all([
      get('/says', ['X-Forwarded-For: a', 'X-Request-Id: one']),
      get('/says', ['X-Forwarded-For: a', 'X-Request-Id: two']),
    ]);
    await vi.waitFor(() => expect(lines).toHaveLength(4));
    const said = lines.filter(({ msg }) => msg === 'within a request').map(({ requestId }) => requestId);
    expect(said.sort()).toEqual(['one', 'two']);
  });

  test('has files and health checks only in detail, and what failed as a warning', async () => {
    for (const path of ['/assets/x.js', '/p/640?https://a.example/x.jpg', '/healthz', '/throws']) await get(path);
    await vi.waitFor(() => expect(lines).toHaveLength(4));
    expect(lines.map(({ level }) => level)).toEqual([20, 20, 20, 40]);
  });
});

test('the metrics have few names, whatever is asked for', async () => {
  for (let count = 0; count < 20; count++) await get(`/wp-admin/${count}.php?x`);
  for (const slug of ['a', 'b.data', '%20']) await get(`/location/${slug}`);
  await get('/assets/x-123.js');
  const openConnection = openRaw(port);
  openConnection.write('POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n');
  await vi.waitFor(async () => {
    expect((await metrics.read()).text).toContain('tablefront_http_requests_in_flight 1');
  });
  openConnection.destroy();
  const { text } = await metrics.read();
  const routes = new Set([...text.matchAll(/requests_total{route="([^"]*)"/g)].map(([, route]) => route));
  expect([...routes]).toEqual(expect.arrayContaining(['other', '/location/:slug', '/assets/*']));
  expect(text).not.toContain('wp-admin');
  expect(text).toContain('nodejs_eventloop_lag');
});

test('that a proxy is there which nobody named is said at the start, and in the log', async () => {
  const { fetch } = new Hono().get('/', (c) => c.text('x'));
  const stopping = { isStopping: () => false, onBegin: () => {} };
  const trust = { hops: 0 };
  const edge = createEdge({ fetch, trust, hstsSeconds: 0, logger, metrics, routeOf: routePattern, stopping });
  const behind = createHttpServer(edge).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const address = behind.address();
  const request = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n';
  await sendRaw(typeof address === 'object' && address ? address.port : 0, request);
  behind.close();
  expect(lines.map(({ level, msg }) => `${level}: ${msg}`)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('30: TRUST_PROXY is not set'),
      expect.stringContaining('40: X-Forwarded-For comes from 127.0.0.1'),
    ]),
  );
  expect(JSON.stringify(lines)).not.toContain('198.51.100.1');
});

describe('while the process stops', () => {
  test('it says that it is not ready, answers still, and keeps no connection', async () => {
    stopping = true;
    const answers = await Promise.all(
      ['/readyz', '/healthz', '/own'].map((path) => sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
    for (const { headers } of answers) expect(headers.connection).toBe('close');
  });
});

test('an answer that has begun is not followed by another when the rest of the body is nonsense', async () => {
  const socket = openRaw(port);
  const answered = answerOn(socket);
  socket.write('POST /nowhere HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n');
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  socket.write('this is no chunk\r\n\r\n');
  const { text } = await answered;
  expect(text.match(/HTTP\/1.1 404/g)).toHaveLength(1);
});

test('a stream of news ends when the process is about to, whole, and its source is let go', async () => {
  const socket = openRaw(port);
  socket.write('GET /news HTTP/1.1\r\nHost: lucia.example\r\nConnection: close\r\n\r\n');
  const answer = answerOn(socket);
  await once(socket, 'data');
  beginStopping();
  const { status, body } = await answer;
  expect(status).toBe(200);
  expect(body).toMatch(/data: first[\s\S]*\r\n0\r\n\r\n$/);
  await vi.waitFor(() => expect(newsLeft).toBe(1));
});
