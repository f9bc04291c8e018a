import { expect, test } from 'vitest';
import { bestHost, pictureAddress, siteAddress } from './site-address.ts';

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
  expect(siteAddress('maple.example', here, 'feedback')).toBe('https://maple.example/feedback');
});

test.each([
  ['/logo.svg', ['maple.example'], 'https://maple.example/logo.svg'],
  ['https://cdn.example/logo.svg', ['group.localhost'], 'https://cdn.example/logo.svg'],
  ['/logo.svg', ['group.localhost'], null],
  ['/pictures/0197.webp', ['group.localhost'], '/pictures/0197.webp'],
  ['/brands/nova/pictures/logo.svg', [], '/brands/nova/pictures/logo.svg'],
  ['/api/brands/nova/logo', ['maple.example'], '/api/brands/nova/logo'],
  ['javascript:alert(1)', ['maple.example'], null],
  [null, ['maple.example'], null],
])('the picture %j of %j is loaded from %j', (picture, hosts, expected) => {
  expect(pictureAddress(picture, hosts)).toBe(expected);
});
