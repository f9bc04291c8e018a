import { expect, test } from 'vitest';
import { messagingLink } from './messaging-link.ts';

test.each([
  ['+1 (416) 555-0142', 'https://wa.me/14165550142'],
  ['0049 30 1234567', 'https://wa.me/49301234567'],
  ['+44 (0)20 7946 0018', 'https://wa.me/442079460018'],
  ['https://wa.me/14165550142', 'https://wa.me/14165550142'],
  ['12345', undefined],
  ['1234567890123456', undefined],
  ['call us', undefined],
  ['', undefined],
])('%j becomes %j', (phone, link) => {
  expect(messagingLink(phone)).toBe(link);
});
