import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { cutOffSlowClients } from './slow-clients.ts';
import { answerOn, openRaw } from './testing/raw-request.ts';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

async function start(listener: RequestListener): Promise<number> {
  const slow = cutOffSlowClients({ graceMs: 200, leastBytesPerSecond: 1_000, answerWithinMs: 400, lookEveryMs: 20 });
  const server = createServer((incoming, outgoing) => {
    slow.watch(incoming, outgoing);
    listener(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closings.push(() => {
    slow.stop();
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Sends that many bytes at a time, twenty times a second, and answers with what came back. */
async function post(port: number, bytesAtATime: number, total: number): Promise<string> {
  const socket = openRaw(port);
  const answered = answerOn(socket);
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${total}\r\n\r\n`);
  let sent = 0;
  const sending = setInterval(() => {
    const size = Math.min(bytesAtATime, total - sent);
    sent += size;
    if (size > 0) socket.write('x'.repeat(size));
  }, 50);
  const { text } = await answered;
  clearInterval(sending);
  return text;
}

const taking: RequestListener = (incoming, outgoing) => {
  incoming.resume().on('end', () => outgoing.end('taken'));
};

test('a body that crawls is cut off; one that is merely slow is taken', async () => {
  const port = await start(taking);
  const [crawling, slow] = await Promise.all([post(port, 1, 1_000), post(port, 500, 5_000)]);
  expect(crawling).toBe('');
  expect(slow).toContain('taken');
});

test('an answer that nobody reads is not held for ever', async () => {
  const port = await start((_incoming, outgoing) => {
    outgoing.writeHead(200).write('begun');
  });
  const socket = openRaw(port);
  const answered = answerOn(socket);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect((await answered).text).toContain('begun');
});
