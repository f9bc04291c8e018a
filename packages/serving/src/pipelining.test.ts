import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { answerOn, openRaw } from './testing/raw-request.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(answer: (outgoing: ServerResponse) => void): Promise<number> {
  server = createHttpServer((_incoming, outgoing) => answer(outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: lucia.example\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: lucia.example\r\nConnection: close\r\n\r\n';

test('who sends a thousand requests without waiting for an answer gets few of them worked on', async () => {
  let worked = 0;
  const port = await serve((outgoing) => {
    worked += 1;
    setTimeout(() => outgoing.end('late'), 50);
  });
  const socket = openRaw(port);
  socket.write(REQUEST.repeat(1_000));
  await answerOn(socket);
  expect(worked).toBe(16);
});

test('a few at once are all answered, and as many as one likes one after the other', async () => {
  const port = await serve((outgoing) => void outgoing.end('soon'));
  const pipelining = openRaw(port);
  pipelining.write(REQUEST.repeat(15) + LAST);
  expect((await answerOn(pipelining)).text.match(/soon/g)).toHaveLength(16);

  const patient = openRaw(port);
  for (let count = 0; count < 40; count += 1) {
    patient.write(REQUEST);
    await once(patient, 'data');
  }
  patient.write(LAST);
  expect((await answerOn(patient)).text).toContain('soon');
});
