import { expect, test } from 'vitest';
import { canonicalOrigin } from './canonical-origin.ts';
import { linkTo } from './link.test-support.ts';

test.each([
  ['https://lucia.example', 'https://lucia.example'],
  ['https://Lucia.example/en/?from=x', 'https://lucia.example'],
  ['http://lucia.example:8080', 'http://lucia.example:8080'],
  ['/home', 'https://visited.example'],
  [undefined, 'https://visited.example'],
])('a brand whose url is %j has its addresses at %s', (url, origin) => {
  expect(canonicalOrigin({ url: url === undefined ? url : linkTo(url) }, 'https://visited.example')).toBe(origin);
});
