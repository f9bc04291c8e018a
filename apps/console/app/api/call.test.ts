import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { askedNow, giveUp, settle } from './proof.ts';
import { inWords, Refused, Unreachable } from './refused.ts';

const asked: { path: string; init: RequestInit | undefined }[] = [];

/** Answers one call after the other; the last answer counts for all that follow. */
function server(...answers: (() => Response)[]) {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, init });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError('network');
    return answer();
  });
}
const says =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
const confirmFirst = says(403, { error: 'confirm', message: 'Prove who you are.' });
const done = says(200, { done: true });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a call is JSON both ways, and one without an answer answers nothing', async () => {
  server(done, () => new Response(null, { status: 204 }));
  expect(await call('PUT', '/api/a', { body: { a: 1 } })).toEqual({ done: true });
  expect(asked[0]?.init).toMatchObject({
    method: 'PUT',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  });
  expect(await call('DELETE', '/api/a')).toBeUndefined();
  expect(asked[1]?.init).toMatchObject({ body: null, headers: {} });
});

test('a picture goes as it is, under a type that no form can send', async () => {
  server(done);
  const picture = new Blob(['x'], { type: 'image/png' });
  await call('POST', '/api/a', { picture });
  expect(asked[0]?.init).toMatchObject({ body: picture, headers: { 'content-type': 'image/png' } });
  await call('POST', '/api/a', { picture: new Blob(['x'], { type: 'text/html' }) });
  expect(asked[1]?.init).toMatchObject({ headers: { 'content-type': 'image/x-unknown' } });
});

test('what has to be proved first is asked once for all that wait, and then made again', async () => {
  server(confirmFirst, confirmFirst, done);
  const both = Promise.all([call('POST', '/api/a', { body: {} }), call('POST', '/api/b', { body: {} })]);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await vi.waitFor(() => expect(askedNow()).toBe('confirm'));
  settle();
  expect(await both).toEqual([{ done: true }, { done: true }]);
  expect(asked.map(({ path }) => path).sort()).toEqual(['/api/a', '/api/a', '/api/b', '/api/b']);
  expect(askedNow()).toBeUndefined();
});

test('who would not prove it is refused as the server did, and nothing is made again', async () => {
  server(confirmFirst);
  const refused = call('POST', '/api/a', { body: {} });
  await vi.waitFor(() => expect(askedNow()).toBe('confirm'));
  giveUp();
  await expect(refused).rejects.toMatchObject({ code: 'confirm', status: 403 });
  expect(asked).toHaveLength(1);
});

test('a call that asks nothing is refused at once', async () => {
  server(says(401, { error: 'sign-in', message: 'Please sign in.' }));
  await expect(call('GET', '/api/me', { asksNothing: true })).rejects.toMatchObject({ code: 'sign-in' });
  expect(askedNow()).toBeUndefined();
});

test.each([
  ['of the console', says(409, { error: 'last-owner', message: 'One stays.' }), 'last-owner', 'One stays.'],
  [
    'of something between',
    () => new Response('<h1>Bad</h1>', { status: 502 }),
    'failed',
    'The server could not do this.',
  ],
  ['of somebody else', says(404, { error: 'nope' }), 'not-found', 'The server could not do this.'],
  [
    'of a busy server',
    () => new Response('', { status: 503 }),
    'unavailable',
    'The server is busy. Try again in a minute.',
  ],
])('a refusal %s is a sentence', async (_, answer, code, message) => {
  server(answer);
  const error = await call('GET', '/api/a').catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ code, message });
});

test('no answer at all is said as such, and what broke here is not shown', async () => {
  server();
  await expect(call('GET', '/api/a')).rejects.toBeInstanceOf(Unreachable);
  expect(inWords(new TypeError('undefined is not a function'))).toBe('Something went wrong here.');
});
