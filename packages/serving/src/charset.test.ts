import { expect, test } from 'vitest';
import { withCharset } from './charset.ts';

test.each([
  ['text/html', 'text/html; charset=utf-8'],
  ['text/x-script', 'text/x-script; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/manifest+json', 'application/manifest+json; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['text/plain;charset=UTF-8', 'text/plain;charset=UTF-8'],
  ['application/json; charset=utf-8', 'application/json; charset=utf-8'],
  ['image/png', 'image/png'],
  ['font/woff2', 'font/woff2'],
  ['application/pdf', 'application/pdf'],
])('%s is sent as %s', (type, sent) => {
  expect(withCharset(type)).toBe(sent);
});
