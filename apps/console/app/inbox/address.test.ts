import { type InboxQuery, inboxBoxes, submissionStates } from '@tablefront/console-wire/inbox';
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtersOn, inboxParams, inboxQueryOf } from './address.ts';

const some = <Value>(values: readonly Value[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen) => values.filter((value) => chosen.includes(value)));
const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).map((word) => word.trim() || 'x');
const day = fc.constantFrom('2026-01-31', '2026-11-22', '2027-02-28');
const query: fc.Arbitrary<InboxQuery> = fc.record(
  {
    box: fc.constantFrom(...inboxBoxes.filter((box) => box !== 'open')),
    kind: some(submissionKinds),
    location: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
    state: some(submissionStates),
    rating: some([1, 2, 3, 4, 5]),
    from: day,
    to: day,
    assigned: text,
    tag: text,
    words: text,
    order: fc.constant('oldest' as const),
  },
  { requiredKeys: [] },
);

test('whatever is filtered stands in the address, and is read from it again', () => {
  fc.assert(
    fc.property(query, (filtered) => {
      expect(inboxQueryOf(new URLSearchParams(inboxParams(filtered).toString()))).toEqual(filtered);
    }),
  );
});

test('no address breaks the page: what it says wrong is as if it were not there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('box', 'kind', 'rating', 'from', 'state', 'order'), text)),
      (pairs) => {
        const read = inboxQueryOf(new URLSearchParams(pairs));
        expect(inboxQueryOf(inboxParams(read))).toEqual(read);
      },
    ),
  );
});

test.each([
  ['', {}],
  ['box=open', {}],
  ['box=elsewhere&kind=gossip&rating=9&state=lost', {}],
  ['from=yesterday&to=2026-11-22', { to: '2026-11-22' }],
  ['kind=catering&kind=careers&kind=catering', { kind: ['catering', 'careers'] }],
  ['rating=2&rating=1', { rating: [1, 2] }],
  ['words=%20%20', {}],
])('the address ?%s', (address, expected) => {
  expect(inboxQueryOf(new URLSearchParams(address))).toEqual(expected);
});

test('a box is no filter; what is dropped is', () => {
  expect(filtersOn({ box: 'spam', order: 'oldest' })).toEqual([]);
  expect(filtersOn({ rating: [1], words: 'cold' })).toEqual(['rating', 'words']);
});
