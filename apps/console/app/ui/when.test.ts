import { expect, test } from 'vitest';
import { dateAt, daySince, lastSeen, longDay, moment, pressing, shortMoment, waited, waitsInWords } from './when.ts';

const now = new Date('2026-11-23T01:40:00Z');
const toronto = { now, timeZone: 'America/Toronto' };

test.each([
  ['2026-11-22T20:38:00Z', '3:38 PM', 'today 3:38 PM'],
  ['2026-11-21T23:30:00Z', 'Sat 6:30 PM', 'yesterday 6:30 PM'],
  ['2026-11-21T01:12:00Z', 'Fri 8:12 PM', 'Friday 8:12 PM'],
  ['2026-11-14T14:05:00Z', '14 Nov', '14 November, 9:05 AM'],
  ['2025-11-14T14:05:00Z', 'Nov 2025', '14 November 2025'],
  ['2026-11-23T16:00:00Z', '23 Nov', 'tomorrow 11:00 AM'],
])('%s is %s in a list and %s in a sentence, in Toronto', (at, short, said) => {
  expect(shortMoment(at, toronto)).toBe(short);
  expect(moment(at, toronto)).toBe(said);
});

test.each([
  ['2026-11-22T20:38:00Z', 'America/Phoenix', '1:38 PM MST', 'today 1:38 PM MST'],
  ['2026-11-21T01:12:00Z', 'America/Phoenix', 'Fri 6:12 PM MST', 'Friday 6:12 PM MST'],
  ['2026-11-22T20:38:00Z', 'America/Montreal', '3:38 PM', 'today 3:38 PM'],
  ['2025-11-14T14:05:00Z', 'America/Phoenix', 'Nov 2025', '14 November 2025'],
])('beside times of Toronto, %s in %s is %s', (at, timeZone, short, said) => {
  const clock = { now, timeZone, beside: 'America/Toronto' };
  expect([shortMoment(at, clock), moment(at, clock)]).toEqual([short, said]);
});

test('the same moment is another day elsewhere', () => {
  expect(longDay(now, 'America/Toronto')).toBe('Sunday 22 November');
  expect(longDay(now, 'Europe/Rome')).toBe('Monday 23 November');
  expect(shortMoment('2026-11-22T20:38:00Z', { now, timeZone: 'Europe/Rome' })).toBe('Sun 9:38 PM');
});

test.each([
  ['2026-11-22T05:10:00Z', 'today'],
  ['2026-11-22T04:50:00Z', 'yesterday'],
  ['2026-11-20T23:30:00Z', 'Friday'],
  ['2026-11-14T14:05:00Z', '14 November'],
  ['2025-11-14T14:05:00Z', '14 November 2025'],
])('since %s is since %s', (at, day) => {
  expect(daySince(at, toronto)).toBe(day);
});

test('the date of a moment is another one elsewhere', () => {
  expect(['America/Toronto', 'Europe/Rome'].map((zone) => dateAt(now, zone))).toEqual(['2026-11-22', '2026-11-23']);
});

test.each([
  ['2026-11-23T01:20:00Z', '20 min', undefined, ''],
  ['2026-11-22T20:40:00Z', '5 h', undefined, ''],
  ['2026-11-21T23:40:00Z', '26 h', 'Waits a day.', 'warn'],
  ['2026-11-21T01:12:00Z', '2 d', 'Waits two days.', 'bad'],
  ['2026-11-03T01:12:00Z', '20 d', 'Waits 20 days.', 'bad'],
])('since %s one waits %s', (at, short, said, tone) => {
  expect(waited(at, now)).toBe(short);
  expect(waitsInWords(at, now)).toBe(said);
  expect(pressing(at, now)).toBe(tone);
});

test.each([
  [null, 'never'],
  ['2026-11-23T01:39:30Z', 'now'],
  ['2026-11-23T01:28:00Z', '12 min ago'],
  ['2026-11-22T22:40:00Z', '3 h ago'],
  ['2026-11-21T23:30:00Z', 'yesterday'],
  ['2026-11-20T15:00:00Z', 'Friday'],
  ['2026-11-01T15:00:00Z', '3 weeks ago'],
  ['2026-06-01T15:00:00Z', '5 months ago'],
])('who was here at %s was last seen %s', (at, expected) => {
  expect(lastSeen(at, toronto)).toBe(expected);
});
