import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeFilters, type FinderQuery, readFinderQuery, writeFinderQuery } from './finder-query.ts';

const nothing: FinderQuery = { services: [], features: [], openNow: false, nearest: false, selected: undefined };

test('an address without parameters chooses nothing', () => {
  expect(readFinderQuery('')).toEqual(nothing);
  expect(readFinderQuery('?open=yes&sort=name')).toEqual(nothing);
  expect(activeFilters(nothing)).toBe(0);
});

test('a full address is read and written in the same words', () => {
  const search = '?service=Dine-in&service=Pickup&feature=Open+24+hours&open=1&sort=distance&location=queen-west';
  const query = readFinderQuery(search);
  expect(query).toEqual({
    services: ['Dine-in', 'Pickup'],
    features: ['Open 24 hours'],
    openNow: true,
    nearest: true,
    selected: 'queen-west',
  });
  expect(writeFinderQuery(query, '')).toBe(search);
  expect(activeFilters(query)).toBe(4);
});

test('clearing leaves what is not the finder’s', () => {
  expect(writeFinderQuery(nothing, '?utm_source=flyer&service=Pickup&open=1')).toBe('?utm_source=flyer');
  expect(writeFinderQuery(nothing, '?open=1')).toBe('');
});

test('whatever is chosen can be read back from the address', () => {
  const text = fc.string({ unit: 'grapheme' });
  const anyQuery = fc.record({
    services: fc.array(text),
    features: fc.array(text),
    openNow: fc.boolean(),
    nearest: fc.boolean(),
    selected: fc.option(text, { nil: undefined }),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(readFinderQuery(writeFinderQuery(query, '?other=1'))).toEqual(query);
    }),
  );
});
