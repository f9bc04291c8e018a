import { describe, expect, test } from 'vitest';
import { currentOffers, offersToday, validityText } from './current-offers.ts';

const TODAY = '2026-11-20';

describe('an offer holds', () => {
  test.each([
    ['on its last day', '2026-11-20'],
    ['before it', '2027-01-01'],
    ['on its last day whatever the time behind it', '2026-11-20T00:00:00.000Z'],
    ['on its last day with a time in words of SQL', '2026-11-20 00:00:00'],
    ['with spaces around the date', ' 2026-11-20 '],
    ['without a date', undefined],
    ['with a text', 'Ends Sunday'],
    ['with a date as people write it', '1 March 2020'],
    ['with a text that begins as a date', '2020-01-01 or while it lasts'],
    ['with a day that does not exist', '2020-02-31'],
    ['with only a year', '2020'],
    ['with an empty text', ''],
  ])('%s: %j', (_, validUntil) => {
    expect(currentOffers([{ validUntil }], TODAY)).toHaveLength(1);
  });
});

describe('an offer is over', () => {
  test.each([
    ['the day after its last', '2026-11-19'],
    ['long after', '1999-12-31'],
    ['with a time behind the date', '2026-11-19T23:59:59-11:00'],
    ['with a short time', '2026-11-19T23:59'],
    ['with spaces around the date', ' 2026-11-19 '],
  ])('%s: %j', (_, validUntil) => {
    expect(currentOffers([{ validUntil }], TODAY)).toEqual([]);
  });
});

test('the offers that hold keep their order', () => {
  const offers = [{ id: 1 }, { id: 2, validUntil: '2020-01-01' }, { id: 3, validUntil: '2030-01-01' }];
  expect(currentOffers(offers, TODAY).map(({ id }) => id)).toEqual([1, 3]);
});

describe('today is', () => {
  const place = (timeZone?: string) => ({ timeZone });
  // 20 November, 04:30 UTC: still the 19th in Toronto, and the 20th in Halifax and St. John's.
  const night = new Date('2026-11-20T04:30:00Z');
  test.each([
    ["the brand's date", place('America/Toronto'), [], '2026-11-19'],
    ["the brand's date, whatever its locations' is", place('America/Halifax'), ['America/Toronto'], '2026-11-20'],
    ['the date of the location furthest behind', place(), ['America/St_Johns', 'America/Toronto'], '2026-11-19'],
    ["the locations' date", place(), ['America/Halifax', undefined], '2026-11-20'],
    ['a date that nobody is behind, without any zone', place(), [], '2026-11-19'],
    ['the same with a zone that does not exist', place('Middle/Earth'), [], '2026-11-19'],
  ])('%s', (_, { timeZone }, zones, date) => {
    expect(offersToday({ timeZone, locations: zones.map(place) }, night)).toBe(date);
  });

  test('a date that nobody is behind: at noon in Greenwich a new one begins', () => {
    expect(offersToday({ locations: [] }, new Date('2026-11-20T11:59:59Z'))).toBe('2026-11-19');
    expect(offersToday({ locations: [] }, new Date('2026-11-20T12:00:00Z'))).toBe('2026-11-20');
  });
});

test.each([
  ['2026-12-31', 'Valid until 31 December 2026'],
  ['2026-12-31T23:59:59Z', 'Valid until 31 December 2026'],
  ['Ends Sunday', 'Ends Sunday'],
  ['2026-12-31 or while it lasts', '2026-12-31 or while it lasts'],
])('an offer until %j says: %s', (validUntil, text) => {
  expect(validityText(validUntil, 'en')).toBe(text);
});
