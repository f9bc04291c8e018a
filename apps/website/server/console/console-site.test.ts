import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHttpServer } from '@tablefront/serving/http-server';
import { listenOnLoopback } from '@tablefront/serving/listening';
import { sendRaw } from '@tablefront/serving/testing/raw-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEdge } from '../http/edge.ts';
import { createMetrics } from '../http/metrics.ts';
import { createOwnHost } from '../http/own-host.ts';
import { createProcessLog } from '../http/process-log.ts';
import { routePattern } from '../http/route-patterns.ts';
import { announceConsole } from './announce-console.ts';
import { consoleHeaders } from './console-policy.ts';
import { createConsoleSite } from './console-site.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'tablefront-console-'));
const host = createOwnHost('console', 'https://console.example.com');
const previewHost = createOwnHost('preview', 'https://preview.example.com');
const lines: Record<string, unknown>[] = [];
let server: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'index.html'), '<!doctype html><title>The console</title>');
  writeFileSync(path.join(directory, 'assets', 'main-abc123.js'), 'console.log(1)');
  const backend = {
    fetch: async (request: Request, visitor = {}) => Response.json({ call: request.url, by: request.method, visitor }),
  };
  const consoleSite = createConsoleSite({ backend, directory });
  const edge = createEdge({
    fetch: (request, bindings) =>
      bindings.own === 'console' ? consoleSite.fetch(request, bindings) : new Response('the page of a brand'),
    ownHosts: [{ ...host, headers: () => consoleHeaders('https://preview.example.com') }],
    trust: { hops: 1 },
    hstsSeconds: 100,
    logger: createProcessLog({
      level: 'debug',
      secrets: [],
      destination: { write: (line) => lines.push(JSON.parse(line)) },
    }),
    metrics: createMetrics(),
    routeOf: routePattern,
    stopping: { isStopping: () => false, onBegin: () => {} },
  });
  server = createHttpServer(edge);
  port = await listenOnLoopback(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(directory, { recursive: true, force: true });
});

const ask = (target: string, { method = 'GET', hostName = 'console.example.com', headers = [] as string[] } = {}) =>
  sendRaw(port, [`${method} ${target} HTTP/1.1`, `Host: ${hostName}`, 'Connection: close', ...headers, '']);

describe('the console’s host', () => {
  test.each(['/', '/welcome', '/b/my.example/inbox', '/menu', '/manifest.json5'])('has its page at %s', async (at) => {
    const answer = await ask(at, { headers: ['Accept: text/html'] });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(answer.body).toContain('The console');
  });

  test('runs nothing but its own script, is framed by nobody, and sends no address along', async () => {
    const { headers } = await ask('/');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('; frame-src https://preview.example.com;');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|script-src[^;]*(?:http|\*|data:)/);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('keeps what has a hash in its name for good, and takes no missing file for a page', async () => {
    expect((await ask('/assets/main-abc123.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    for (const missing of ['/assets/main-gone.js', '/logo.png']) {
      expect((await ask(missing, { headers: ['Sec-Fetch-Dest: image'] })).status).toBe(404);
    }
  });

  test('passes its calls on, with every method and the visitor’s own address', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const { body } = await ask('/api/people/1', { method, headers: ['X-Forwarded-For: 203.0.113.9'] });
      expect(body).toContain(`"by":"${method}"`);
      expect(body).toContain('"visitorAddress":"203.0.113.9"');
    }
    expect((await ask('/menu', { method: 'DELETE' })).status).toBe(405);
  });

  test('is no brand’s, and no brand’s host is the console’s, whatever a visitor or a proxy writes', async () => {
    for (const [at, hostName] of [
      ['/', 'lucia.example'],
      ['/api/me', 'lucia.example'],
      ['/', 'console.example.com.evil.example'],
      ['/welcome', 'xconsole.example.com'],
    ]) {
      expect((await ask(at ?? '', { hostName })).body).toContain('the page of a brand');
    }
    expect((await ask('/', { hostName: 'CONSOLE.example.com.' })).body).toContain('The console');
    const forwarded = { hostName: 'lucia.example', headers: ['X-Forwarded-Host: console.example.com'] };
    expect((await ask('/', forwarded)).body).toContain('The console');
    expect((await ask('/api/me', { method: 'DELETE', hostName: 'lucia.example' })).status).toBe(405);
    expect((await ask('/healthz')).body).toContain('the page of a brand');
  });

  test('writes no more than the path into the log, and one of two names into the metrics', async () => {
    lines.length = 0;
    await ask('/api/audit?person=secret');
    expect(lines).toMatchObject([{ path: '/api/audit', host: 'console.example.com', status: 200 }]);
  });
});

describe('without a backend here', () => {
  test('there is no console, and that is said', async () => {
    const response = await createConsoleSite({ directory }).request('/');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('BACKEND_URL');
    const said: string[] = [];
    await announceConsole({ host, previewHost }, (text) => void said.push(text));
    expect(said).toEqual(['There is no console: this site uses a backend elsewhere (BACKEND_URL)']);
  });
});

test('whoever starts the site reads the console’s address, and the first owner’s link while there is one', async () => {
  const said: string[] = [];
  const tell = (text: string) => void said.push(text);
  await announceConsole({ host, previewHost, backend: { firstOwnerLink: async () => undefined } }, tell);
  await announceConsole({ host, previewHost, backend: { firstOwnerLink: async () => 'https://c/welcome#t' } }, tell);
  expect(said).toEqual([
    'The console is at https://console.example.com',
    'The console is at https://console.example.com',
    'Nobody can sign in there yet. Make yourself its owner within 24 hours: https://c/welcome#t',
  ]);
});

test('a console that is not built says so', async () => {
  const backend = { fetch: async () => new Response('call') };
  const site = createConsoleSite({ backend, directory: path.join(directory, 'missing') });
  expect((await site.request('/')).status).toBe(503);
  expect(await (await site.request('/api/me')).text()).toBe('call');
});

test('whoever gave the console a name, and previews none, is told so', async () => {
  const said: string[] = [];
  const here = createOwnHost('preview');
  await announceConsole(
    { host, previewHost: here, backend: { firstOwnerLink: async () => undefined } },
    (text) => void said.push(text),
  );
  expect(said[1]).toMatch(/^Its previews of the site are at http:\/\/preview\.localhost.*set PREVIEW_URL$/);
});
