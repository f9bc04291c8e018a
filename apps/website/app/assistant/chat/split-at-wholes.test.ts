import { expect, test } from 'vitest';
import { splitAtWholes } from './split-at-wholes.ts';

test.each([
  ['Today’s hours: 12:00 PM – 2:30 PM, 5 PM – 10:00 PM.', ['12:00 PM – 2:30 PM', '5 PM – 10:00 PM']],
  ['Mon – Thu 11:00 AM – 11:00 PM; Fri 11 AM – 2 AM', ['Mon – Thu', '11:00 AM – 11:00 PM', 'Fri 11 AM – 2 AM']],
  ['Opens at 12:00 PM.', ['12:00 PM']],
  ['Dimanche, 17:00 – 22:00', ['17:00 – 22:00']],
  ['The Beet ($15.00 – $15.50)', ['$15.00 – $15.50']],
  ['Call (416) 555-0188 or 416-555-0142.', ['(416) 555-0188', '416-555-0142']],
  ['Demandez à la cuisine : je ne sais pas.', ['cuisine :']],
  ['Until 10: come!', []],
  ['W'.repeat(5000), []],
])('%s', (text, kept) => {
  const parts = splitAtWholes(text);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(kept);
  expect(parts.join('')).toBe(text);
});
