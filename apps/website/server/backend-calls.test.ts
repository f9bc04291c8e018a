import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createBackendClient } from '@tablefront/backend-client/client';
import { afterEach, expect, test } from 'vitest';
import { campaignsClient, submissionClient } from './backend-calls.ts';

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

test('a hosted backend is told who posts without JavaScript, and nothing where nobody knows', async () => {
  const told: unknown[] = [];
  const url = await serve((request, response) => {
    told.push(request.headers['x-forwarded-for']);
    response.end('{"success":true}');
  });
  for (const address of ['203.0.113.9', undefined]) {
    const client = submissionClient({ backendAccess: { url, anonKey: 'key' } }, address);
    expect(await client.send('feedback', body, signals)).toEqual({ kind: 'accepted' });
  }
  expect(told).toEqual(['203.0.113.9', undefined]);
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
  expect(await submissionClient({ backendAccess }).send('feedback', body, signals)).toEqual({ kind: 'unreachable' });
  expect(await campaignsClient({ backendAccess }).getCampaigns('lucia')).toMatchObject({ kind: 'failed' });
  expect(await createBackendClient(backendAccess).getBrandWebsite('lucia')).toMatchObject({ kind: 'failed' });
  expect(asked).toBe(0);
});
