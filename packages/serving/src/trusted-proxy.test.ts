import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, parseProxyTrust, plainAddress, trustedProxies, visitorAddress } from './trusted-proxy.ts';

const trustOf = (text: string) => parseProxyTrust(text) ?? expect.fail(`${text} is no trust`);

describe('the setting', () => {
  test.each(['', 'false', '0', 'no', ' OFF '])('%j trusts nobody', (text) => {
    expect(trustOf(text)).toEqual({ hops: 0 });
  });

  test.each([
    ['true', 1],
    ['yes', 1],
    ['1', 1],
    ['3', 3],
  ])('%s trusts that many proxies', (text, hops) => {
    expect(trustOf(text)).toEqual({ hops });
  });

  test.each(['11', '-1', '1.5', '10.0.0.0/33', 'proxy.example', '10.0.0.0/8,', '10.0.0.0/8 192.168.0.0/16', '::1/200'])(
    '%s is refused',
    (text) => expect(parseProxyTrust(text)).toBeUndefined(),
  );
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1:443 ', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:DB8:0::1', '2001:db8::1'],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['', undefined],
  ['192.0.2.256', undefined],
  ["'; drop table", undefined],
])('the address in %j is %s', (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

describe('how many proxies are believed', () => {
  const ranges = trustOf('10.0.0.0/8, 2001:db8::/32, 192.0.2.7');

  test.each([
    ['a stranger who claims to be a proxy', '203.0.113.9', ['198.51.100.1', '10.0.0.1'], 0],
    ['our proxy', '10.0.0.1', ['198.51.100.1'], 1],
    ['our proxy behind another of ours', '10.0.0.1', ['198.51.100.1', '10.9.9.9'], 2],
    ['a proxy with one address, as IPv6 writes it', '::ffff:192.0.2.7', ['198.51.100.1'], 1],
    ['the visitor made up the entries before', '10.0.0.1', ['10.1.1.1', '198.51.100.1', '10.9.9.9'], 2],
    ['nonsense ends the chain', '10.0.0.1', ['10.1.1.1', 'unknown', '10.9.9.9'], 2],
    ['nobody but us', '10.0.0.1', [], 1],
    ['no connection', undefined, ['10.0.0.1'], 0],
  ])('%s', (_, peer, forwardedFor, count) => {
    expect(trustedProxies(ranges, peer, forwardedFor)).toBe(count);
  });
});

test('whatever visitors write before the entries of our proxies, the visitor’s address stays', () => {
  const entry = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('10.0.0.7', '', 'unknown', '10.0.0.1:80'), fc.string());
  const trust = trustOf('10.0.0.0/8');
  fc.assert(
    fc.property(fc.array(entry), fc.integer({ min: 0, max: 3 }), (madeUp, between) => {
      const chain = [...madeUp, '203.0.113.9', ...Array.from({ length: between }, () => '10.2.2.2')];
      expect(entryOf(chain, trustedProxies(trust, '10.0.0.1', chain))).toBe('203.0.113.9');
      expect(entryOf(chain, trustedProxies({ hops: between + 1 }, '10.0.0.1', chain))).toBe('203.0.113.9');
    }),
  );
});

test.each([
  ['203.0.113.9', '10.0.0.1', '10.0.0.0/8', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', '10.0.0.1', '10.0.0.0/8', '203.0.113.9'],
  // The proxy in front of the backend is trusted, and the site whose post it hands on.
  ['203.0.113.9, 10.0.0.7', '10.0.0.1', '10.0.0.0/8', '203.0.113.9'],
  ['203.0.113.9', '192.0.2.1', '10.0.0.0/8', '192.0.2.1'],
  ['203.0.113.9', '192.0.2.1', '', '192.0.2.1'],
  ['no address', '10.0.0.1', '10.0.0.0/8', '10.0.0.1'],
  [null, '::ffff:192.0.2.1', '1', '192.0.2.1'],
])('of %j from %s, trusting %j, the visitor is %s', (forwardedFor, peer, setting, expected) => {
  const trust = parseProxyTrust(setting);
  expect(trust && visitorAddress({ forwardedFor, peer }, trust)).toBe(expected);
});
