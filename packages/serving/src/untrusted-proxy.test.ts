import { afterEach, expect, test, vi } from 'vitest';
import { parseProxyTrust } from './trusted-proxy.ts';
import { watchForUntrustedProxy } from './untrusted-proxy.ts';

const said: string[] = [];
const logger = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) };
afterEach(() => {
  said.length = 0;
  vi.useRealTimers();
});

function watched(setting: string) {
  return watchForUntrustedProxy(parseProxyTrust(setting) ?? expect.fail(setting), logger);
}

test.each([
  ['', 1],
  ['false', 1],
  ['1', 0],
  ['10.0.0.0/8', 0],
])('with TRUST_PROXY=%s that nobody is trusted is said %i times at the start', (setting, times) => {
  watched(setting);
  expect(said.filter((text) => text.startsWith('TRUST_PROXY is not set'))).toHaveLength(times);
});

test.each([
  ['', '10.0.0.7', '198.51.100.1', '10.0.0.7'],
  ['', '::ffff:127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['', '203.0.113.9', '198.51.100.1', 'a public address'],
  ['10.1.0.0/16', '10.0.0.7', '198.51.100.1, 10.1.2.3', '10.0.0.7'],
  ['', undefined, 'nonsense', 'a public address'],
])('with TRUST_PROXY=%s a proxy at %s that forwards for %s is told of', (setting, peer, forwardedFor, told) => {
  const notice = watched(setting);
  said.length = 0;
  notice(forwardedFor, peer);
  expect(said).toEqual([expect.stringContaining(`X-Forwarded-For comes from ${told}, whose word does not count`)]);
});

test.each([
  ['1', '10.0.0.7', '198.51.100.1'],
  ['10.0.0.0/8', '10.0.0.7', '198.51.100.1'],
  ['', '10.0.0.7', undefined],
  ['', '10.0.0.7', ''],
])('with TRUST_PROXY=%s nothing is said of %s that forwards for %s', (setting, peer, forwardedFor) => {
  const notice = watched(setting);
  said.length = 0;
  notice(forwardedFor, peer);
  expect(said).toEqual([]);
});

test('it is said once an hour, however many send the header', () => {
  vi.useFakeTimers();
  const notice = watched('');
  said.length = 0;
  for (let index = 0; index < 100; index += 1) notice('198.51.100.1', '10.0.0.7');
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(60 * 60_000);
  notice('198.51.100.1', '10.0.0.7');
  expect(said).toHaveLength(2);
});
