import { expect, test } from 'vitest';
import { checkMethod, checkRequest } from './request-target.ts';

const check = (
  target: string,
  { method = 'GET', hosts = ['lucia.example'], own = undefined as 'console' | 'preview' | undefined } = {},
) => {
  const rawHeaders = ['Accept', '*/*', ...hosts.flatMap((host) => ['hOSt', host])];
  const checked = checkRequest({ target, rawHeaders });
  if ('refusal' in checked) return checked.refusal.status;
  const path = checked.target.replace(/\?.*$/, '');
  return checkMethod({ method, path, own })?.status ?? checked.target;
};

test.each([
  ['/', '/'],
  ['/menu?q=a%b', '/menu?q=a%b'],
  ['/feedback?name=J%C3%BCrgen', '/feedback?name=J%C3%BCrgen'],
  ['/location/caf%C3%A9', '/location/caf%C3%A9'],
  ['/menu//x', '/menu//x'],
  ['/a/../menu', '/a/../menu'],
  ['http://lucia.example/menu?x', '/menu?x'],
  ['HTTP://Lucia.Example', '/'],
  ['/\u00e9', '/\u00e9'],
])('%s is asked for as %s', (target, expected) => {
  expect(check(target)).toBe(expected);
});

test.each([
  ['//evil.example', 404],
  ['///evil.example', 404],
  ['/.//evil.example', 404],
  ['/%2e//evil.example', 404],
  ['/x/..//evil.example', 404],
  ['/\\evil.example', 400],
  ['/%5cevil.example', 400],
  ['/%00', 400],
  ['/menu%0d%0aSet-Cookie:%20a=b', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['/%ff', 400],
  ['/menu#x', 400],
  ['*', 400],
  ['menu', 400],
  ['', 400],
  ['http://evil.example/', 400],
  ['http://lucia.example@evil.example/', 400],
  ['ftp://lucia.example/', 400],
  [`/${'a'.repeat(9_000)}`, 414],
])('%s is refused with %i', (target, status) => {
  expect(check(target)).toBe(status);
});

test.each([
  [{ hosts: [] }, 400],
  [{ hosts: ['a.example', 'b.example'] }, 400],
  [{ hosts: ['a.example', 'a.example'] }, 400],
  [{ hosts: ['a@b.example'] }, 400],
  [{ hosts: [''] }, 400],
  [{ method: 'PUT' }, 405],
  [{ method: 'DELETE' }, 405],
  [{ method: 'OPTIONS' }, 405],
  [{ method: 'TRACE' }, 405],
  [{ method: 'PROPFIND' }, 405],
  [{ method: 'HEAD' }, '/menu'],
  [{ method: 'POST' }, '/menu'],
])('of a page, %j is %s', (head, expected) => {
  expect(check('/menu', head)).toBe(expected);
});

test('the backend says itself which methods it takes, but nobody takes TRACE', () => {
  expect(check('/functions/v1/x', { method: 'OPTIONS' })).toBe('/functions/v1/x');
  expect(check('/rest/v1/x', { method: 'DELETE' })).toBe('/rest/v1/x');
  expect(check('/rest/v1/x', { method: 'TRACE' })).toBe(405);
});

test('the console’s calls take more methods, and nothing else does', () => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    expect(check('/api/people/1', { method, own: 'console' })).toBe('/api/people/1');
    expect(check('/api/people/1', { method })).toBe(405);
    expect(check('/menu', { method, own: 'console' })).toBe(405);
  }
  expect(check('/api/me', { method: 'TRACE', own: 'console' })).toBe(405);
  expect(check('/rest/v1/x', { method: 'DELETE', own: 'console' })).toBe(405);
});

test('health checks need no host', () => {
  expect(check('/healthz', { hosts: [] })).toBe('/healthz');
  expect(check('/healthz', { hosts: ['<'] })).toBe(400);
});

test.each(['gzip, chunked', 'chunked, chunked', 'identity', 'xchunked', ''])(
  'a body in the encoding %j is not read',
  (encoding) => {
    const rawHeaders = ['Host', 'lucia.example', 'Transfer-encoding', encoding];
    expect(checkRequest({ target: '/', rawHeaders })).toMatchObject({ refusal: { status: 400 } });
  },
);

test('a header whose value is the name of another is none', () => {
  const rawHeaders = ['Host', 'lucia.example', 'Trailer', 'Transfer-Encoding', 'Transfer-Encoding', 'chunked'];
  expect(checkRequest({ target: '/', rawHeaders })).toEqual({ target: '/' });
});
