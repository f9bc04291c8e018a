import { expect, test } from 'vitest';
import { changeOf, hoursInWords, shareOf } from './insights-words.ts';

test.each([
  [0.2, '12 min'],
  [0, '1 min'],
  [7.4, '7 h'],
  [47, '47 h'],
  [48, '2 days'],
  [84, '3.5 days'],
])('%d hours are %s', (hours, words) => {
  expect(hoursInWords(hours)).toBe(words);
});

test.each([
  [3.84, 4.36, -0.6],
  [4.44, 4.36, 0],
  [4.2, null, null],
  [null, 4, null],
])('from %d after %d the change is as the shown figures have it', (now, before, change) => {
  expect(changeOf({ now: { average: now, count: 1 }, before: { average: before, count: 1 } })).toBe(change);
});

test('a part is said of a whole that holds it', () => {
  expect([shareOf(96, 212), shareOf(3, 0), shareOf(3, null), shareOf(5, 3)]).toEqual(['45%', '', '', '']);
});
