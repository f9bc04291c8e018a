import { keptShorter } from '@tablefront/console-wire/inbox';
import { expect, test } from 'vitest';
import { daysInWords, keptInWords, offeredDays } from './retention-words.ts';

test('a time is offered in words, and what a command has set stays among them', () => {
  const words = ['30 days', '60 days', '90 days', '6 months', '1 year', '18 months', '2 years'];
  expect(offeredDays(undefined).map(daysInWords)).toEqual(words);
  expect(offeredDays(100)).toEqual([30, 60, 90, 100, 180, 365, 545, 730]);
  expect(offeredDays(90)).toEqual(offeredDays(undefined));
  expect([undefined, 180].map(keptInWords)).toEqual(['for good', 'for 6 months']);
});

test('kept shorter is what gets an end, or an earlier one', () => {
  const before = { careers: 90, catering: 30 };
  expect(keptShorter(before, { careers: 60, catering: 30, franchise: 730 })).toEqual(['careers', 'franchise']);
  expect(keptShorter(before, { careers: 180 })).toEqual([]);
  expect(keptShorter({}, {})).toEqual([]);
});
