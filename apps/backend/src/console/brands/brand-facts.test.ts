import { expect, test } from 'vitest';
import { shownLogo } from './brand-facts.ts';

const UPLOADED = '/pictures/0197a5c2-1111-4222-8333-444455556666.webp';

test.each([
  ['by HTTPS', 'https://maple.example/logo.svg', 'https://maple.example/logo.svg'],
  ['of a demo', '/brands/nova/pictures/logo.svg', '/brands/nova/pictures/logo.svg'],
  ['that was uploaded', UPLOADED, UPLOADED],
  ['by HTTP alone', 'http://maple.example/logo.svg', '/api/brands/m%26e/logo'],
  ['on the brand’s own host', '/logo.svg', null],
  ['of another scheme', 'javascript:alert(1)', null],
  ['that is none', undefined, null],
])('a logo %s is shown in the console', (_, logo, shown) => {
  expect(shownLogo('m&e', logo)).toBe(shown);
});
