import { expect, test } from 'vitest';
import { filtersInWords, withoutDate } from './filter-words.ts';

test.each([
  [{ rating: [1] }, 1, 'One filter is on: rating.'],
  [
    { kind: ['catering' as const], location: ['r'], from: '2026-11-01', to: '2026-11-02' },
    3,
    'Three filters are on: kind, location, date.',
  ],
  [{ state: ['new' as const], words: 'soup' }, 2, 'Two filters are on: status, words.'],
])('%j', (query, count, says) => {
  expect(filtersInWords(query)).toEqual({ count, says });
});

test('the date alone can be dropped where something else is on', () => {
  expect(withoutDate({ box: 'done', kind: ['catering'], from: '2026-11-01' })).toEqual({
    box: 'done',
    kind: ['catering'],
  });
  expect(withoutDate({ from: '2026-11-01' })).toBeUndefined();
  expect(withoutDate({ kind: ['catering'] })).toBeUndefined();
});
