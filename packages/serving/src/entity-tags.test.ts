import { expect, test } from 'vitest';
import { digestOf, entityTag, matchesEtag } from './entity-tags.ts';

test('an entity tag is of the content and of its encoding', () => {
  expect(entityTag(digestOf('hello'))).toMatch(/^"[\w-]{22}"$/);
  expect(entityTag(digestOf('hello'), 'br')).toBe(entityTag(digestOf(Buffer.from('hello')), 'br'));
  expect(new Set([entityTag('a'), entityTag('b'), entityTag('a', 'br')]).size).toBe(3);
});

test.each<[string | null | undefined, boolean]>([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['W/"b",W/"a"', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [null, false],
  [undefined, false],
])('If-None-Match: %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches);
});
