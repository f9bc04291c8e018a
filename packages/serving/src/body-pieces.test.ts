import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { portOf } from './listening.ts';
import { answerOn, openRaw } from './testing/raw-request.ts';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** Posts a body of chunks, and answers with what came back and how many bytes of the body were taken. */
async function post(chunk: string, count: number): Promise<{ text: string; taken: number }> {
  let taken = 0;
  const server = createHttpServer((incoming, outgoing) => {
    incoming.on('data', (piece: Buffer) => {
      taken += piece.length;
    });
    incoming.on('end', () => outgoing.end('taken')).on('error', () => {});
  }).listen(0, '127.0.0.1');
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const socket = openRaw(portOf(server));
  const answered = answerOn(socket);
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(count));
  socket.write('0\r\n\r\n');
  return { text: (await answered).text, taken };
}

test('a body in a hundred thousand crumbs is cut off after the first of them', async () => {
  const { text, taken } = await post('x', 100_000);
  expect(text).toBe('');
  expect(taken).toBeLessThan(5_000);
});

test.each([
  ['a few small pieces', 'x', 900],
  ['many pieces of a usual size', 'x'.repeat(536), 10_000],
])('a body of %s is taken', async (_what, chunk, count) => {
  const { text, taken } = await post(chunk, count);
  expect(text).toContain('taken');
  expect(taken).toBe(chunk.length * count);
});
