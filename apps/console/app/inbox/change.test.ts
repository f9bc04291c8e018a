import { type Change, type InboxEntry, inboxBoxes, submissionStates } from '@tablefront/console-wire/inbox';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterwards, applied, type Known, standsIn, stepsBack, takingBack } from './change.ts';

const me = { id: 'p1', name: 'Marguerite' };
const priya = { id: 'p2', name: 'Priya' };
const known: Known = { me, people: [me, priya] };

function message(of: Partial<InboxEntry> = {}): InboxEntry {
  return {
    ...{ id: 'm1', kind: 'restaurant_feedback', receivedAt: '2026-11-22T12:00:00Z', timeZone: null, place: null },
    ...{ from: 'Isabelle', about: '2 stars', words: '', rating: 2, nature: null, files: 0, toldFailed: false },
    ...{ state: 'new', spam: false, assignedTo: null, tags: [], replied: null, ...of },
  };
}

const tag = fc.constantFrom('regular', 'press', 'allergy');
const before = fc
  .record({
    state: fc.constantFrom(...submissionStates),
    spam: fc.boolean(),
    assignedTo: fc.constantFrom(null, me, priya),
    tags: fc.uniqueArray(tag),
  })
  .map(message);
const change: fc.Arbitrary<Change> = fc.record(
  {
    state: fc.constantFrom(...submissionStates),
    spam: fc.boolean(),
    assignedTo: fc.constantFrom(null, 'me', 'p1', 'p2'),
    addTags: fc.array(fc.constantFrom('Press', 'regular ', 'allergy'), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

test('whatever was changed is taken back to what it was', () => {
  fc.assert(
    fc.property(before, change, (entry, done) => {
      const back = takingBack(entry, done);
      const after = applied(entry, done, known);
      const restored = back ? applied(after, back, known) : after;
      expect({ ...restored, tags: restored.tags.toSorted() }).toEqual({ ...entry, tags: entry.tags.toSorted() });
    }),
  );
});

test('several that were different are each taken back to their own', () => {
  const were = [
    message({ id: 'a', state: 'new' }),
    message({ id: 'b', state: 'in_progress' }),
    message({ id: 'c', state: 'new' }),
    message({ id: 'd', state: 'done' }),
  ];
  expect(stepsBack(were, { state: 'done' })).toEqual([
    { ids: ['a', 'c'], change: { state: 'new' } },
    { ids: ['b'], change: { state: 'in_progress' } },
  ]);
});

test('a message stands in the open, done or spam box, and in one of them only', () => {
  fc.assert(
    fc.property(before, (entry) => {
      const boxes = (['open', 'done', 'spam'] as const).filter((box) => standsIn(entry, { box }, me));
      expect(boxes).toHaveLength(1);
      expect(standsIn(entry, { box: 'all' }, me)).toBe(boxes[0] !== 'spam');
      expect(standsIn(entry, { box: 'mine' }, me)).toBe(boxes[0] === 'open' && entry.assignedTo?.id === 'p1');
    }),
  );
  expect(inboxBoxes).toHaveLength(5);
});

test.each([
  [{ assigned: 'nobody' }, null, true],
  [{ assigned: 'nobody' }, priya, false],
  [{ assigned: 'me' }, me, true],
  [{ assigned: 'p2' }, priya, true],
  [{ tag: 'Press' }, null, true],
  [{ tag: 'gone' }, null, false],
  [{ state: ['in_progress' as const] }, null, false],
])('with the filter %o and assigned to %o', (query, assignedTo, expected) => {
  expect(standsIn(message({ assignedTo, tags: ['press'] }), query, me)).toBe(expected);
});

test.each([
  ['b', ['b'], 'c'],
  ['d', ['d'], 'c'],
  ['b', ['b', 'c'], 'd'],
  ['c', ['c', 'd'], 'b'],
  ['a', ['b'], 'a'],
  ['a', ['a', 'b', 'c', 'd'], undefined],
])('of a b c d, %s shown and %j gone, %s is shown', (shown, gone, expected) => {
  expect(afterwards(['a', 'b', 'c', 'd'], shown, new Set(gone))).toBe(expected);
});
