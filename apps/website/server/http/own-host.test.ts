import { expect, test } from 'vitest';
import { createOwnHost } from './own-host.ts';

test.each([
  ['https://console.example.com', 'console.example.com', true],
  ['https://console.example.com', 'console.example.com:8443', true],
  ['https://console.example.com', 'example.com', false],
  ['https://console.example.com', 'a.console.example.com', false],
  ['https://console.example.com', 'console.example.com.evil.example', false],
  ['https://console.example.com', 'console.localhost', false],
  ['http://192.0.2.7:3000', '192.0.2.7:3000', true],
  ['http://[2001:db8::1]:3000', '[2001:db8::1]:3000', true],
  ['http://[2001:db8::1]:3000', '[2001:db8::2]:3000', false],
  [undefined, 'console.localhost:3000', true],
  [undefined, 'console.localhost', true],
  [undefined, 'localhost:3000', false],
])('with %s as its address, %s being the console’s is %s', (consoleUrl, host, expected) => {
  expect(createOwnHost('console', consoleUrl).isAt(host)).toBe(expected);
});

test('its address has the port that the site listens at, unless a setting says it', () => {
  const own = createOwnHost('console');
  own.listensAt(3210);
  expect(own.origin()).toBe('http://console.localhost:3210');
  own.listensAt(80);
  expect(own.origin()).toBe('http://console.localhost');
  const given = createOwnHost('console', 'https://console.example.com');
  given.listensAt(3210);
  expect(given.origin()).toBe('https://console.example.com');
});

test('previews have one of their own', () => {
  const own = createOwnHost('preview');
  own.listensAt(3210);
  expect(own.origin()).toBe('http://preview.localhost:3210');
  expect(own.isAt('console.localhost:3210')).toBe(false);
});
