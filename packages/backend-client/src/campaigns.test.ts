import { expect, test } from 'vitest';
import { createCampaignsClient } from './campaigns.ts';

function answering(status: number, body: string) {
  return () => Promise.resolve(new Response(body, { status }));
}

function ask(fetch: (request: Request) => Promise<Response>, timeoutMs?: number) {
  return createCampaignsClient({ url: 'http://backend.test/', anonKey: 'key', fetch, timeoutMs }).getCampaigns('lucia');
}

const campaign = { id: 'c', title: 'Film it' };
const read = { kind: 'found', campaigns: [{ ...campaign, restaurant: {} }], warnings: [] };

test('too many of them are as good as no answer', async () => {
  const endless = async () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
        },
      }),
    );
  expect(await ask(endless)).toEqual({ kind: 'failed', problem: 'the answer is too large' });
});

test('the portal is asked for the campaigns of the brand, with the key in both headers', async () => {
  const seen: Request[] = [];
  await ask((request) => {
    seen.push(request);
    return Promise.resolve(Response.json([]));
  });
  const [request] = seen;
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe('http://backend.test/functions/v1/influencer-portal');
  expect(request?.headers.get('apikey')).toBe('key');
  expect(request?.headers.get('authorization')).toBe('Bearer key');
  expect(await request?.json()).toEqual({ action: 'getCampaignsByBrandId', brandId: 'lucia' });
});

test.each([
  ['a bare list', [campaign]],
  ['a list in data', { success: true, data: [campaign] }],
  ['a list in data alone', { data: [campaign] }],
])('%s is read', async (_, body) => {
  expect(await ask(answering(200, JSON.stringify(body)))).toEqual(read);
});

test('no data is an empty list, and a malformed campaign costs that one', async () => {
  expect(await ask(answering(200, '{"success":true,"data":null}'))).toMatchObject({ kind: 'found', campaigns: [] });
  expect(await ask(answering(200, JSON.stringify([campaign, 'x'])))).toMatchObject({
    campaigns: read.campaigns,
    warnings: ['campaigns[1]: "x" is not an object'],
  });
});

test.each([
  [200, '{"success":false,"error":"No such brand"}', 'No such brand'],
  [400, '{"success":false,"error":"brandId is missing"}', 'brandId is missing'],
  [500, '[]', 'HTTP 500, no list'],
  [200, '<!doctype html>', 'HTTP 200, no list'],
  [200, '{"success":true}', 'HTTP 200, no list'],
  [200, '{"success":false,"data":[]}', 'HTTP 200, no list'],
])('HTTP %i with %s is a failure', async (status, body, problem) => {
  expect(await ask(answering(status, body))).toEqual({ kind: 'failed', problem });
});

test('a refused connection and an answer that never comes are failures', async () => {
  expect(await ask(() => Promise.reject(new Error('refused')))).toEqual({ kind: 'failed', problem: 'refused' });
  const never = () => new Promise<Response>(() => {});
  expect(await ask(never, 20)).toEqual({ kind: 'failed', problem: 'no answer within 20 ms' });
});
