import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patchesBetween } from './differences.ts';
import { type JsonObject, withKeys, withoutKeys } from './entry-keys.ts';
import { applyPatches, inverseOf, isSame, type Patch, valueAt } from './patches.ts';

const document: JsonObject = {
  name: 'Lucia',
  faqs: [{ question: 'Dogs?' }, { question: 'Parking?' }],
  jobs: [
    { id: 7, title: 'Cook' },
    { id: 'b', title: 'Host' },
    { id: 'b', title: 'Runner' },
  ],
};

describe('keys', () => {
  test('an entry keeps an id that is its own; others are given one', () => {
    expect(withKeys(document)).toEqual({
      name: 'Lucia',
      faqs: [
        { question: 'Dogs?', $key: '$1' },
        { question: 'Parking?', $key: '$2' },
      ],
      jobs: [
        { id: 7, title: 'Cook' },
        { id: 'b', title: 'Host', $key: '$1' },
        { id: 'b', title: 'Runner', $key: '$2' },
      ],
    });
    expect(withoutKeys(withKeys(document))).toEqual(document);
  });

  test('are the same when they are given again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const whole = { value: value as never };
        const once = withKeys(whole);
        expect(withKeys(once)).toEqual(once);
        expect(withoutKeys(once)).toEqual(withoutKeys(whole));
      }),
    );
  });
});

const keyed = withKeys(document);
const apply = (...patches: Patch[]) => applyPatches(keyed, patches);

describe('patches', () => {
  test('set, take away and add a field', () => {
    expect(apply({ do: 'set', at: ['name'], was: 'Lucia', to: 'Lucio' }).document.name).toBe('Lucio');
    expect(apply({ do: 'set', at: ['name'], was: 'Lucia', to: null }).document).not.toHaveProperty('name');
    expect(apply({ do: 'set', at: ['email'], was: null, to: 'a@b.example' }).document.email).toBe('a@b.example');
    expect(keyed.name).toBe('Lucia');
  });

  test('reach an entry by its key, as text where it is a number', () => {
    const { document: after } = apply({ do: 'set', at: ['jobs', { key: '7' }, 'title'], was: 'Cook', to: 'Chef' });
    expect(valueAt(after, ['jobs', { key: '7' }, 'title'])).toBe('Chef');
  });

  test('add, move and remove an entry', () => {
    const { document: after, conflicts } = apply(
      { do: 'add', at: ['faqs'], entry: { $key: 'n', question: 'Hours?' }, before: '$2' },
      { do: 'move', at: ['faqs', { key: '$1' }] },
      { do: 'remove', at: ['faqs', { key: '$2' }], was: { question: 'Parking?', $key: '$2' } },
    );
    expect(conflicts).toEqual([]);
    expect(withoutKeys(after).faqs).toEqual([{ question: 'Hours?' }, { question: 'Dogs?' }]);
  });

  test('an entry that gets another id is found where it was, until it has the old one again', () => {
    const id = ['jobs', { key: '7' }, 'id'];
    const patches: Patch[] = [
      { do: 'set', at: id, was: 7, to: 'c' },
      { do: 'set', at: id, was: 'c', to: 'cook' },
      { do: 'set', at: ['jobs', { key: '7' }, 'title'], was: 'Cook', to: 'Chef' },
    ];
    const { document: after, conflicts } = apply(...patches);
    expect(conflicts).toEqual([]);
    expect(withoutKeys(after).jobs).toContainEqual({ id: 'cook', title: 'Chef' });
    expect(applyPatches(after, inverseOf(keyed, patches)).document).toEqual(keyed);
    expect(patchesBetween(keyed, after)).toEqual([
      { do: 'set', at: id, was: 7, to: 'cook' },
      { do: 'set', at: ['jobs', { key: '7' }, 'title'], was: 'Cook', to: 'Chef' },
    ]);
  });

  test('what was changed meanwhile is a conflict, and nothing is done', () => {
    const patches: Patch[] = [
      { do: 'set', at: ['email'], was: null, to: 'a@b.example' },
      { do: 'set', at: ['name'], was: 'Lucy', to: 'Lucio' },
    ];
    expect(apply(...patches)).toEqual({ document: keyed, conflicts: [{ patch: patches[1], now: 'Lucia' }] });
  });

  test('what both did is no conflict', () => {
    expect(apply({ do: 'set', at: ['name'], was: 'Lucy', to: 'Lucia' }).conflicts).toEqual([]);
    expect(apply({ do: 'remove', at: ['faqs', { key: 'gone' }], was: {} }).conflicts).toEqual([]);
  });

  test.each([[['__proto__']], [['__proto__', 'polluted']], [['constructor', 'prototype', 'polluted']]])(
    'never reach a prototype: %j',
    (at) => {
      expect(apply({ do: 'set', at, was: null, to: { polluted: true } }).conflicts).toHaveLength(1);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  test('can be taken back, all of them', () => {
    const step = fc.constantFrom<Patch['at']>(
      ['name'],
      ['email'],
      ['faqs', { key: '$1' }, 'question'],
      ['jobs', { key: '$2' }, 'title'],
    );
    const key = fc.constantFrom('$1', '$2', 'n', '7');
    const list = fc.constantFrom('faqs', 'jobs');
    const patch: fc.Arbitrary<(now: JsonObject) => Patch> = fc.oneof(
      fc.tuple(step, fc.constantFrom('x', 'y', null)).map(
        ([at, to]) =>
          (now: JsonObject): Patch => ({ do: 'set', at, was: valueAt(now, at) ?? null, to }),
      ),
      fc.tuple(list, key, key).map(
        ([name, own, before]) =>
          (): Patch => ({
            do: 'add',
            at: [name],
            entry: { $key: own, question: '?' },
            before,
          }),
      ),
      fc.tuple(list, key, key).map(
        ([name, own, before]) =>
          (): Patch => ({
            do: 'move',
            at: [name, { key: own }],
            before,
          }),
      ),
      fc.tuple(list, key).map(([name, own]) => (now: JsonObject): Patch => {
        const at = [name, { key: own }];
        return { do: 'remove', at, was: (valueAt(now, at) ?? {}) as JsonObject };
      }),
    );
    fc.assert(
      fc.property(fc.array(patch, { maxLength: 12 }), (recipes) => {
        let now = keyed;
        const done: Patch[] = [];
        for (const recipe of recipes) {
          const one = recipe(now);
          const { document: next, conflicts } = applyPatches(now, [one]);
          if (conflicts.length > 0) continue;
          done.push(one);
          now = next;
        }
        const { document: back, conflicts } = applyPatches(now, inverseOf(keyed, done));
        expect(conflicts).toEqual([]);
        expect(isSame(back, keyed)).toBe(true);
      }),
    );
  });
});
