import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeHostName } from './host-name.ts';

test.each([
  ['localhost', 'localhost'],
  ['My.Localhost:3000', 'my.localhost'],
  ['  restaurant.example. ', 'restaurant.example'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['[::1]:3000', '[::1]'],
  ['[FE80::1]', '[fe80::1]'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['XN--MNCHEN-3YA.example', 'xn--mnchen-3ya.example'],
  ['my_brand.localhost', 'my_brand.localhost'],
])('%j is the host %j', (text, host) => {
  expect(normalizeHostName(text)).toBe(host);
});

test.each([
  '',
  ' ',
  '.',
  'a..b',
  '-a.example',
  'http://restaurant.example',
  'restaurant.example/menu',
  'user@restaurant.example',
  'two words',
  'a:b:c',
  '::1',
  '[::1',
  '[localhost]',
  'a'.repeat(64),
  `${'a.'.repeat(150)}example`,
  '*.example',
  'a\u0000b',
  'a%62',
])('%j is no host name', (text) => {
  expect(normalizeHostName(text)).toBeUndefined();
});

test('a normal form stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.domain(), fc.webAuthority(), fc.string({ unit: 'binary' })), (text) => {
      const host = normalizeHostName(text);
      if (host !== undefined) expect(normalizeHostName(host)).toBe(host);
    }),
  );
});
