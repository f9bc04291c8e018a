import { everything } from '@tablefront/console-wire/notifications';
import { expect, test } from 'vitest';
import {
  feedbackChoice,
  minutesOf,
  stateInWords,
  timeInWords,
  timeValue,
  whatInWords,
  whenInWords,
  whereInWords,
} from './route-words.ts';

test('a route is said in a few words', () => {
  expect(whatInWords(everything)).toBe('Everything');
  expect(whatInWords({ kinds: null, ratings: [3, 1, 2] })).toBe('Everything; feedback below 4');
  expect(whatInWords({ kinds: ['catering', 'callback'], ratings: null })).toBe('Catering, Call back');
  expect(whatInWords({ kinds: ['restaurant_feedback'], ratings: [4, 5] })).toBe('Feedback of 4 and 5');
  expect(whatInWords({ kinds: ['restaurant_feedback'], ratings: [1] })).toBe('Feedback of 1');
  expect(feedbackChoice([1])).toBeUndefined();
  const places = [{ id: 'a', name: 'Mile End' }];
  expect([null, ['a'], ['a', 'gone']].map((ids) => whereInWords(ids, places))).toEqual([
    'All',
    'Mile End',
    'Mile End, gone',
  ]);
});

test('its hours are said as people say them', () => {
  expect([0, 9 * 60, 12 * 60, 22 * 60 + 5].map(timeInWords)).toEqual(['12:00 AM', '9:00 AM', '12:00 PM', '10:05 PM']);
  expect(whenInWords({ ...everything, quiet: { from: 1320, until: 420 } })).toBe(
    'At once. Quiet from 10:00 PM until 7:00 AM',
  );
  expect(whenInWords({ ...everything, timing: 'daily' })).toBe('Every day at 9:00 AM');
  for (const minutes of [0, 61, 1439]) expect(minutesOf(timeValue(minutes))).toBe(minutes);
  expect(minutesOf('')).toBeUndefined();
});

test('how it went last is said with its amount', () => {
  const last = { at: null, error: null, attempts: 14 };
  expect(stateInWords({ last: null }).says).toBe('Nothing sent yet');
  expect(stateInWords({ last: { ...last, state: 'failed' } })).toEqual({ says: 'Failed 14 times', mark: 'r' });
  expect(stateInWords({ last: { ...last, state: 'sent' } }).says).toBe('Works');
});
