import { expect, test } from 'vitest';
import { inwards } from './where-to.ts';

test.each([
  [null, '/'],
  ['/brands/a/inbox?box=spam', '/brands/a/inbox?box=spam'],
  ['https://evil.example/brands', '/'],
  ['//evil.example/brands', '/'],
  ['/\\evil.example', '/'],
  ['/brands/..//evil.example/x', '/'],
  ['/brands/..\\\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?to=/sign-in', '/'],
  ['http://[', '/'],
])('from %j one goes to %s', (to, expected) => {
  expect(inwards(to)).toBe(expected);
});
