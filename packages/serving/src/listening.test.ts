import { once } from 'node:events';
import { createServer, type Server as HttpServer, type IncomingMessage, request } from 'node:http';
import { createServer as createNetServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { listenAtPort, portOf } from './listening.ts';
import { closeServer } from './stopping.ts';

const opened: { server: HttpServer; listeners: Server[] }[] = [];
afterEach(async () => {
  for (const { server, listeners } of opened.splice(0)) {
    await closeServer(server, { delayMs: 0, limitMs: 100 }, listeners);
  }
});

async function listen(server: HttpServer, port = 0) {
  const listeners = await listenAtPort(server, port, '127.0.0.1');
  opened.push({ server, listeners });
  return { listeners, port: portOf(server) };
}

/** By a connection of its own. */
async function visit(port: number): Promise<IncomingMessage> {
  const asked = request({ host: '127.0.0.1', port, agent: false }).end();
  const [response] = await once(asked, 'response');
  return response;
}

test('answers every new connection', async () => {
  const { port } = await listen(createHttpServer((_incoming, outgoing) => outgoing.end('hello')));
  const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await visit(port)).statusCode));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test.runIf(process.platform === 'linux')(
  'takes in several new connections in each turn of the event loop',
  async () => {
    const visitors = 64;
    const { port } = await listen(createHttpServer((_incoming, outgoing) => outgoing.end('hello')));
    let answered = 0;
    let turns = 0;
    const visiting = Promise.all(Array.from({ length: visitors }, () => visit(port).then(() => (answered += 1))));
    const turn = () => {
      turns += 1;
      const until = performance.now() + 5;
      while (performance.now() < until);
      if (answered < visitors) setImmediate(turn);
    };
    turn();
    await visiting;
    expect(turns).toBeLessThan(visitors / 2);
  },
);

test('a port that somebody has is refused, also one that is shared', async () => {
  const other = createNetServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const inUse = { code: 'EADDRINUSE' };
  await expect(listenAtPort(createServer(), portOf(other), '127.0.0.1')).rejects.toMatchObject(inUse);
  other.close();
  const { port } = await listen(createServer());
  await expect(listenAtPort(createServer(), port, '127.0.0.1')).rejects.toMatchObject(inUse);
});

test('when it closes, what is in flight finishes, whoever took it in, and nothing listens any longer', async () => {
  const held: (() => void)[] = [];
  const server = createHttpServer((_incoming, outgoing) => held.push(() => outgoing.end('finished')));
  const { port, listeners } = await listen(server);
  const visits = Array.from({ length: 40 }, () => visit(port));
  await expect.poll(() => held.length).toBe(40);
  const closing = closeServer(server, { delayMs: 0, limitMs: 5_000 }, listeners);
  await expect(visit(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  for (const finish of held) finish();
  for (const response of await Promise.all(visits)) expect(response.statusCode).toBe(200);
  await closing;
  expect(listeners.some(({ listening }) => listening)).toBe(false);
});

test('no more connections than the server bears', async () => {
  const server = createHttpServer(() => {});
  const most = server.maxConnections;
  const { listeners } = await listen(server);
  const sum = listeners.reduce((total, { maxConnections }) => total + maxConnections, 0);
  expect(sum).toBeGreaterThanOrEqual(most);
  expect(sum).toBeLessThan(most + listeners.length);
});
