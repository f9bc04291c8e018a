import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUploadSpool } from '@tablefront/serving/bodies/upload-spool';
import { afterAll, expect, test } from 'vitest';
import type { EdgeBindings } from './edge.ts';
import { limitFormBodies } from './form-bodies.ts';

const directory = mkdtempSync(join(tmpdir(), 'tablefront-forms-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const visitor = (address: string): EdgeBindings => ({
  visit: { host: 'a', scheme: 'http', address, requestId: 'r' },
});
const uploads = createUploadSpool(directory, { places: 2, ofVisitor: 1, patienceMs: 100 });
const warnings: unknown[] = [];
const warn = (error: unknown) => void warnings.push(error);
const options = { uploads, warn, largest: 100, small: 10, readToItsEnd: 1_000 };

function post(length: number, path = '/careers', body: BodyInit = 'x'.repeat(length)) {
  const headers = {
    'content-length': String(length),
    'content-type': 'multipart/form-data; boundary=x',
    origin: 'http://a',
  };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return new Request(`http://a${path}`, init);
}

/** An application that holds what it is given until it is told to answer. */
function holding() {
  const waiting: (() => void)[] = [];
  const fetch = limitFormBodies(async (request) => {
    const refused = request.headers.get('x-body-refused');
    if (refused !== null) return new Response(await request.text(), { status: Number(refused) });
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response(`taken ${(await request.text()).length}`);
  }, options);
  const answerAll = async (count: number) => {
    await expect.poll(() => waiting.length).toBe(count);
    for (const answer of waiting.splice(0)) answer();
  };
  return { fetch, answerAll };
}

test('the page answers a form that is too large, and gets none of it', async () => {
  const asked: Request[] = [];
  const fetch = limitFormBodies((request) => {
    asked.push(request);
    return new Response('the page', { status: 413 });
  }, options);
  const answer = await fetch(post(101), visitor('1'));
  expect([answer.status, await answer.text()]).toEqual([413, 'the page']);
  const [request] = asked;
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://a',
    'x-body-refused': '413',
  });
  expect(await request?.text()).toBe('');
});

test('more than there are places is refused for a while; small forms and the backend’s calls are always taken', async () => {
  const { fetch, answerAll } = holding();
  const taken = ['192.0.2.1', '198.51.100.1'].map((address) => fetch(post(100), visitor(address)));
  const refused = await fetch(post(100), visitor('203.0.113.1'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  const small = [fetch(post(10), visitor('203.0.113.2')), fetch(post(100, '/functions/v1/x'), visitor('203.0.113.3'))];
  await answerAll(4);
  const texts = (await Promise.all([...taken, ...small])).map((answer) => answer.text());
  expect(await Promise.all(texts)).toEqual(['taken 100', 'taken 100', 'taken 10', 'taken 100']);

  const again = fetch(post(100), visitor('203.0.113.1'));
  await answerAll(1);
  expect((await again).status).toBe(200);
});

test('one visitor cannot keep others out', async () => {
  const { fetch, answerAll } = holding();
  const first = fetch(post(100), visitor('192.0.2.1'));
  expect((await fetch(post(100), visitor('192.0.2.1'))).status).toBe(503);
  const other = fetch(post(100), visitor('192.0.2.2'));
  await answerAll(2);
  expect(await Promise.all([first, other].map(async (answer) => (await answer).status))).toEqual([200, 200]);
});

test('the page says that a body came too slowly', async () => {
  const times = { idleMs: 50, wholeMs: 1_000, graceMs: 1_000, leastBytesPerSecond: 1 };
  const slow = limitFormBodies(
    (request) => new Response('the page', { status: Number(request.headers.get('x-body-refused')) }),
    { ...options, uploads: createUploadSpool(directory, { times }) },
  );
  const answer = await slow(post(100, '/careers', new ReadableStream()), visitor('192.0.2.1'));
  expect([answer.status, await answer.text()]).toEqual([400, 'the page']);
});

test('a disk without room is said to the page, and to the operator', async () => {
  const full = new Error('ENOSPC');
  const fetch = limitFormBodies(
    (request) => new Response('the page', { status: Number(request.headers.get('x-body-refused')) }),
    { ...options, uploads: { take: () => Promise.reject(full) } },
  );
  const answer = await fetch(post(100), visitor('192.0.2.1'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(warnings).toEqual([full]);
});
