import { describe, expect, test } from 'vitest';
import { visitedHost, visitedOrigin, visitorAddress } from './forwarded.ts';

const request = (headers: Record<string, string>) => new Request('http://127.0.0.1:3000/menu', { headers });

describe('the host that was asked for', () => {
  test.each([
    ['Lucia.Example', 'lucia.example'],
    ['lucia.example:8080', 'lucia.example'],
    ['lucia.example.', 'lucia.example'],
    ['[::1]:3000', '[::1]'],
  ])('%s is %s', (host, expected) => {
    expect(visitedHost(request({ host }), false)).toBe(expected);
  });

  test('a proxy is believed only where the settings say so', () => {
    const headers = { host: 'inside', 'x-forwarded-host': 'lucia.example, inside', 'x-forwarded-proto': 'https' };
    expect(visitedHost(request(headers), false)).toBe('inside');
    expect(visitedOrigin(request(headers), false)).toBe('http://inside');
    expect(visitedHost(request(headers), true)).toBe('lucia.example');
    expect(visitedOrigin(request(headers), true)).toBe('https://lucia.example');
  });
});

describe("the visitor's address", () => {
  const forwardedFor = (value: string) => request({ 'x-forwarded-for': value });

  test('is that of the connection, whatever a header says', () => {
    expect(visitorAddress(forwardedFor('9.9.9.9'), '10.0.0.1', false)).toBe('10.0.0.1');
    expect(visitorAddress(forwardedFor('9.9.9.9'), undefined, false)).toBeUndefined();
  });

  test("behind a proxy it is the proxy's own entry, the last one", () => {
    expect(visitorAddress(forwardedFor('9.9.9.9, 203.0.113.7'), '10.0.0.1', true)).toBe('203.0.113.7');
    expect(visitorAddress(request({}), '10.0.0.1', true)).toBe('10.0.0.1');
    expect(visitorAddress(forwardedFor(' '), '10.0.0.1', true)).toBe('10.0.0.1');
  });
});
