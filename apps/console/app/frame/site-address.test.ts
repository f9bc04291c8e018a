import { expect, test } from 'vitest';
import { bestHost, siteAddress } from './site-address.ts';

test.each([
  [['127.0.0.1', 'group.localhost', 'maple.example'], 'maple.example'],
  [['127.0.0.1', 'localhost', 'group.localhost'], 'group.localhost'],
  [['::1', '10.0.0.1'], '::1'],
  [[], undefined],
])('of %j, %s is shown', (hosts, expected) => {
  expect(bestHost(hosts)).toBe(expected);
});

test('a site on this machine is at this server’s port', () => {
  const here = { protocol: 'http:', port: '3000' };
  expect(siteAddress('group.localhost', here)).toBe('http://group.localhost:3000/');
  expect(siteAddress('maple.example', here)).toBe('https://maple.example/');
});
