import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageOf } from './messages.ts';

test.each([
  { kind: 'scrolled', y: 12 },
  { kind: 'follow', path: '/menu' },
  { kind: 'leaves', address: 'https://order.example/' },
  { kind: 'would-submit' },
  { kind: 'chosen', at: ['menu', { key: '$1' }, 'name'] },
  { kind: 'painted', path: '/', name: 'Home', revision: 3, found: true, marked: true, pages: [] },
])('a page of ours says %j', (message) => {
  expect(messageOf(message)).toEqual(message);
});

test.each([
  { kind: 'follow', path: 'https://evil.example/' },
  { kind: 'follow', path: 'javascript:alert(1)' },
  { kind: 'chosen', at: 'name' },
  { kind: 'chosen', at: [{ key: 7 }] },
  { kind: 'chosen', at: [null] },
  { kind: 'painted', path: '//evil.example', name: '', revision: 1 },
  { kind: 'scrolled', y: '1' },
  { kind: 'eval', code: '1' },
])('and not %j', (message) => {
  expect(messageOf(message)).toBeUndefined();
});

test('whatever is sent, it is read or left', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(() => messageOf(data)).not.toThrow();
    }),
  );
});
