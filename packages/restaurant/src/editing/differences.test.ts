import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patchesBetween } from './differences.ts';
import { type JsonObject, type JsonValue, withKeys, withoutKeys } from './entry-keys.ts';
import { keyedLike } from './keyed-like.ts';
import { applyPatches, isSame } from './patches.ts';

/** As configurations are: what is null is absent. */
const value: fc.Memo<JsonValue> = fc.memo((depth) =>
  depth <= 1 ? scalar : fc.oneof(scalar, entries(depth - 1), record(depth - 1), fc.array(scalar, { maxLength: 3 })),
);
const scalar = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', ''), fc.boolean());
const name = fc.constantFrom('id', 'name', 'price', 'items', 'hours', '$schema');
const record = (depth: number): fc.Arbitrary<JsonObject> =>
  fc.dictionary(name, value(depth), { maxKeys: 4, noNullPrototype: true });
const entries = (depth: number): fc.Arbitrary<JsonValue> => fc.array(record(depth), { maxLength: 6 });

describe('patches between two states', () => {
  test('make the one of the other, whatever is in them', () => {
    fc.assert(
      fc.property(record(4), record(4), (one, other) => {
        const before = withKeys(one);
        const after = keyedLike(before, other);
        expect(withoutKeys(after)).toEqual(other);
        const { document, conflicts } = applyPatches(before, patchesBetween(before, after));
        expect(conflicts).toEqual([]);
        expect(isSame(document, after)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('between a state and itself there are none', () => {
    fc.assert(
      fc.property(record(4), (one) => {
        const before = withKeys(one);
        expect(patchesBetween(before, keyedLike(before, one))).toEqual([]);
      }),
    );
  });

  test('say as little as there is: one entry that moved, one that changed, one that is new', () => {
    const before = withKeys({ faqs: [{ question: 'A', answer: '1' }, { question: 'B' }, { question: 'C' }] });
    const after = keyedLike(before, {
      faqs: [{ question: 'C' }, { question: 'A', answer: '2' }, { question: 'N' }, { question: 'B' }],
    });
    expect(patchesBetween(before, after)).toEqual([
      { do: 'add', at: ['faqs'], entry: { question: 'N', $key: '$4' }, before: '$2' },
      { do: 'move', at: ['faqs', { key: '$3' }], before: '$1' },
      { do: 'set', at: ['faqs', { key: '$1' }, 'answer'], was: '1', to: '2' },
    ]);
  });

  test('know an entry again whose question was mended', () => {
    const before = withKeys({
      faqs: [
        { question: 'Dogs?', answer: 'Yes' },
        { question: 'Park?', answer: 'No' },
      ],
    });
    const after = keyedLike(before, {
      faqs: [
        { question: 'Dogs?', answer: 'Yes' },
        { question: 'Parking?', answer: 'No' },
      ],
    });
    expect(patchesBetween(before, after)).toEqual([
      { do: 'set', at: ['faqs', { key: '$2' }, 'question'], was: 'Park?', to: 'Parking?' },
    ]);
  });
});
