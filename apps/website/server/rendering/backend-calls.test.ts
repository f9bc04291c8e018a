import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createBackendClient } from '@tablefront/backend-client/client';
import { afterEach, expect, test } from 'vitest';
import { backendCalls } from './backend-calls.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(listener: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

const body = { restaurant_id: 'lucia', message: 'Hello' };
const signals = { idempotencyKey: 'k' };

test.each([
  ['who posts, where that is known', { visitorAddress: '203.0.113.9' }, { 'x-forwarded-for': '203.0.113.9' }],
  ['nothing else', {}, {}],
  ['the brand, where it is ours and said so itself', { storedAs: 'lucia' }, { 'x-brand-id': 'lucia' }],
])('a backend elsewhere is told without JavaScript: %s', async (_what, known, told) => {
  let heard: IncomingMessage['headers'] = {};
  const url = await serve((request, response) => {
    heard = request.headers;
    response.end('{"success":true}');
  });
  const { submissions } = backendCalls({ backendAccess: { url, anonKey: 'key' } }, { brandKey: 'a.example', ...known });
  expect(await submissions.send('feedback', body, signals)).toEqual({ kind: 'accepted' });
  const beside = Object.entries(heard).filter(([name]) => name.startsWith('x-') || name === 'idempotency-key');
  expect(Object.fromEntries(beside)).toEqual(told);
});

test.each([301, 302, 307, 308])('a hosted backend that redirects with %i leads nobody elsewhere', async (status) => {
  let asked = 0;
  const elsewhere = await serve((_request, response) => {
    asked += 1;
    response.end('{"success":true,"data":{"name":"Elsewhere"}}');
  });
  const url = await serve((request, response) => {
    response.writeHead(status, { location: `${elsewhere}${request.url}` }).end();
  });
  const backendAccess = { url, anonKey: 'key' };
  const { submissions, campaigns } = backendCalls({ backendAccess }, { brandKey: 'lucia' });
  expect(await submissions.send('feedback', body, signals)).toEqual({ kind: 'unreachable' });
  expect(await campaigns.getCampaigns('lucia')).toMatchObject({ kind: 'failed' });
  expect(await createBackendClient(backendAccess).getBrandWebsite('lucia')).toMatchObject({ kind: 'failed' });
  expect(asked).toBe(0);
});

test('the backend in this process is told the page that was posted, as a browser would: where it came from stands in it', async () => {
  const page = 'https://maple.example/catering?id=r_1&src=k7m2pq&t=7';
  const heard: (string | null)[] = [];
  const backend = {
    fetch: async (request: Request) => {
      heard.push(request.headers.get('referer'));
      return Response.json({ success: true });
    },
  };
  const ways = { backend, backendAccess: { url: '', anonKey: 'key' } };
  await backendCalls(ways, { brandKey: 'maple.example', page }).submissions.send('catering', body, signals);
  await backendCalls(ways, { brandKey: 'maple.example' }).submissions.send('catering', body, signals);
  expect(heard).toEqual([page, null]);
});
