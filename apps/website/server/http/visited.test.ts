import { expect, test } from 'vitest';
import { canonicalOrigin, visitedHost } from './visited.ts';

test.each([
  ['https://www.pho.example/menu', 'https://www.pho.example'],
  ['https://www.pho.example:8443/menu', 'https://www.pho.example'],
  ['http://www.pho.example:3000/', 'http://www.pho.example'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['http://trattoria.localhost:3000/', 'http://trattoria.localhost:3000'],
  ['http://kitchen:3000/', 'http://kitchen:3000'],
  ['http://192.0.2.1:3000/', 'http://192.0.2.1:3000'],
  ['http://[2001:db8::1]:3000/', 'http://[2001:db8::1]:3000'],
])('%s belongs to %s', (address, origin) => {
  expect(canonicalOrigin(new Request(address))).toBe(origin);
});

test('the visited host has no port', () => {
  expect(visitedHost(new Request('http://www.pho.example:3000/'))).toBe('www.pho.example');
});
