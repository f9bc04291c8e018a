import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { portOf } from './listening.ts';
import { answerOn, openRaw, sendRaw } from './testing/raw-request.ts';

test('a visitor who sends nothing is let go of, and keeps nobody waiting', async () => {
  const server = createHttpServer((_incoming, outgoing) => outgoing.end('served'), {
    headersWithinMs: 400,
    lookEveryMs: 50,
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const idle = Array.from({ length: 50 }, () => openRaw(port));
  for (const socket of idle) socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  const ended = Promise.all(idle.map((socket) => answerOn(socket)));
  expect((await sendRaw(port, ['GET / HTTP/1.1', 'Host: a', 'Connection: close', '', ''])).status).toBe(200);
  for (const answer of await ended) expect(answer.status).toBe(408);
  server.close();
});
