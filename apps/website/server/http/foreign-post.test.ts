import { expect, test } from 'vitest';
import { isForeignPost, isFromOwnPage } from './foreign-post.ts';

const PAGE = 'https://lucia.example/catering';
const post = (headers: Record<string, string>, method = 'POST') => new Request(PAGE, { method, headers });

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ origin: 'https://lucia.example' }, false],
  [{ origin: 'https://lucia.example', 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'https://lucia.example.evil.example' }, true],
  [{ origin: 'https://lucia.example:8443' }, true],
  [{ origin: 'http://lucia.example' }, true],
  [{ origin: 'null' }, true],
  [{ origin: '' }, true],
  [{ origin: ':::' }, true],
  [{ origin: 'https://lucia.example', 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
])('a post with %o is foreign: %s', (headers, foreign) => {
  expect(isForeignPost(post(headers))).toBe(foreign);
});

test('who only reads may come from anywhere', () => {
  expect(isForeignPost(post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'GET'))).toBe(false);
});

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://lucia.example' }, true],
  [{ origin: 'https://lucia.example', 'sec-fetch-site': 'none' }, true],
  [{ origin: 'http://lucia.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://lucia.example', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://lucia.example:8443' }, false],
  [{ origin: 'https://pho.example' }, false],
  [{ origin: 'null' }, false],
])('a call with %o comes from a page of the site: %s', (headers, own) => {
  expect(isFromOwnPage(post(headers))).toBe(own);
});
