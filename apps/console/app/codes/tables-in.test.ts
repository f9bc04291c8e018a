import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tablesIn, tablesInWords } from './tables-in.ts';

test.each([
  ['', []],
  ['1 to 4', ['1', '2', '3', '4']],
  ['1-3, 7; Bar 2', ['1', '2', '3', '7', 'Bar 2']],
  ['12', ['12']],
  ['Térasse 1', ['Térasse 1']],
])('“%s” names tables', (text, tables) => {
  expect(tablesIn(text)).toEqual({ tables });
});

test.each([
  ['1 to 61', /At most 60/],
  ['1-40, 50-80', /At most 60/],
  ['1 to 3, 2', /Table 2 is there twice/],
  ['5 to 2', /write 2 to 5/],
  ['<b>', /letters and digits/],
  ['a'.repeat(21), /20 at most/],
])('“%s” is said to be wrong, and how to mend it', (text, error) => {
  expect(tablesIn(text)).toMatchObject({ error: expect.stringMatching(error) });
});

test('what is told in short means the same tables', () => {
  const table = fc.oneof(fc.integer({ min: 0, max: 30 }).map(String), fc.constantFrom('Bar 1', 'Patio'));
  fc.assert(
    fc.property(fc.uniqueArray(table, { maxLength: 40 }), (tables) => {
      expect(tablesIn(tablesInWords(tables))).toEqual({ tables });
    }),
  );
  expect(tablesInWords(['1', '2', '3', '5', 'Bar'])).toBe('1 to 3, 5, Bar');
  expect(tablesInWords([null])).toBe('');
});
