import { trustNobody } from '@tablefront/serving/trusted-proxy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHost, readVisit } from './visit.ts';

const visit = (headers: Record<string, string>, hops = 0) =>
  readVisit({ headers: { host: 'inside:3000', ...headers }, peer: '10.0.0.1' }, { hops });

describe('the visited host', () => {
  test.each([
    ['Lucia.Example', 'lucia.example'],
    ['lucia.example:8080', 'lucia.example:8080'],
    ['lucia.example:80', 'lucia.example'],
    ['Lucia.example.', 'lucia.example'],
    ['lucia.example.:8080', 'lucia.example:8080'],
    ['[::1]:3000', '[::1]:3000'],
    ['my_shop.example', 'my_shop.example'],
  ])('%s is %s', (host, expected) => {
    expect(isHost(host)).toBe(true);
    expect(visit({ host }).host).toBe(expected);
  });

  test.each([
    '',
    ' ',
    'user@lucia.example',
    'user:password@lucia.example',
    'lucia.example/path',
    'lucia.example?x',
    'lucia.example#x',
    'lucia.example:99999',
    'lucia.example:x',
    'lucia example',
    'a,b',
    '<script>',
    'lucia.example\u0000',
    '[::1',
    '[x]',
    '-',
    '..',
    'lucia.example..',
    'lucia..example',
    '999.999.999.999',
    'a'.repeat(300),
    '\u00fc.example',
  ])('%j is none', (host) => {
    expect(isHost(host)).toBe(false);
  });

  test('anything that is taken for a host is one, and nothing besides', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ0.-_:@/\\?#[]% <"') }), (text) => {
        if (!isHost(text)) return;
        const url = new URL(`http://${text}/`);
        expect(url.pathname + url.search + url.hash + url.username + url.password).toBe('/');
      }),
    );
  });
});

describe('behind a proxy', () => {
  const told = {
    'x-forwarded-host': 'lucia.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '198.51.100.1, 203.0.113.7',
    'x-request-id': 'from-the-proxy',
  };

  test('nobody is believed where the settings trust nobody', () => {
    expect(visit(told)).toMatchObject({ host: 'inside:3000', scheme: 'http', address: '10.0.0.1' });
    expect(visit(told).requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(readVisit({ headers: { host: 'a', ...told } }, trustNobody).address).toBeUndefined();
  });

  test('one that is trusted is believed', () => {
    expect(visit(told, 1)).toEqual({
      host: 'lucia.example',
      scheme: 'https',
      address: '203.0.113.7',
      requestId: 'from-the-proxy',
    });
    expect(visit(told, 2).address).toBe('198.51.100.1');
  });

  test('what a visitor wrote before the entry of the proxy is not', () => {
    const lists = { 'x-forwarded-host': 'evil.example, lucia.example', 'x-forwarded-proto': 'https, http' };
    expect(visit(lists, 1)).toMatchObject({ host: 'lucia.example', scheme: 'http' });
  });

  test.each([
    [{ 'x-forwarded-host': 'user@evil.example' }, { host: 'inside:3000' }],
    [{ 'x-forwarded-host': '' }, { host: 'inside:3000' }],
    [{ 'x-forwarded-proto': 'javascript' }, { scheme: 'http' }],
    [{ 'x-forwarded-for': 'unknown' }, { address: '10.0.0.1' }],
    [{ 'x-forwarded-for': ' ' }, { address: '10.0.0.1' }],
    [{ 'x-forwarded-for': '[2001:db8::1]:443' }, { address: '2001:db8::1' }],
  ])('nonsense is passed over: %j', (headers, expected) => {
    expect(visit(headers, 1)).toMatchObject(expected);
  });

  test.each(['a b', '"', '{"a":1}', 'x'.repeat(129), ''])('%j is no id of a request', (id) => {
    expect(visit({ 'x-request-id': id }, 1).requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
