import { expect, test } from 'vitest';
import type { EdgeBindings } from './edge.ts';
import { limitFormBodies } from './form-bodies.ts';

const visitor = (address: string): EdgeBindings => ({
  visit: { host: 'a', scheme: 'http', address, requestId: 'r' },
});
const limits = { largest: 100, together: 250, perVisitor: 150, small: 10, readToItsEnd: 1_000 };

function post(length: number, path = '/careers') {
  const headers = {
    'content-length': String(length),
    'content-type': 'multipart/form-data; boundary=x',
    origin: 'http://a',
  };
  return new Request(`http://a${path}`, { method: 'POST', headers, body: 'x'.repeat(length) });
}

/** An application that holds what it is given until it is told to answer. */
function holding() {
  const waiting: (() => void)[] = [];
  const fetch = limitFormBodies(async (request) => {
    const refused = request.headers.get('x-body-refused');
    if (refused !== null) return new Response(await request.text(), { status: Number(refused) });
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response('taken');
  }, limits);
  return { fetch, answerAll: () => waiting.splice(0).map((answer) => answer()) };
}

test('the page answers a form that is too large, and gets none of it', async () => {
  const asked: Request[] = [];
  const fetch = limitFormBodies((request) => {
    asked.push(request);
    return new Response('the page', { status: 413 });
  }, limits);
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

test('more than fits into memory is refused for a while; small forms and the backend’s calls are always taken', async () => {
  const { fetch, answerAll } = holding();
  const taken = ['1', '2'].map((address) => fetch(post(100), visitor(address)));
  const refused = await fetch(post(100), visitor('3'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  const small = [fetch(post(10), visitor('4')), fetch(post(100, '/functions/v1/x'), visitor('5'))];
  answerAll();
  for (const answer of await Promise.all([...taken, ...small])) expect(await answer.text()).toBe('taken');

  const again = fetch(post(100), visitor('3'));
  answerAll();
  expect((await again).status).toBe(200);
});

test('one visitor cannot keep others out', async () => {
  const { fetch, answerAll } = holding();
  const first = fetch(post(100), visitor('1'));
  expect((await fetch(post(100), visitor('1'))).status).toBe(503);
  const other = fetch(post(100), visitor('2'));
  answerAll();
  expect(await Promise.all([first, other].map(async (answer) => (await answer).status))).toEqual([200, 200]);
});
