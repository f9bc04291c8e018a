import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { dishReader } from '@tablefront/restaurant/editing/menu/dish-in-file';
import { applyPatches } from '@tablefront/restaurant/editing/patches';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenCell, allergenLines, type Said, sayAllergens, unsaidWords } from './allergen-list.ts';

const says = dishReader({ currency: 'CAD', timeZones: [] });
const of = (fields: JsonObject) => says({ name: 'Dish', ...fields });
const saidIn = (fields: JsonObject) =>
  Object.fromEntries(allergenLines(of(fields)).map(({ key, said }) => [key, said]));

describe('what a dish says of allergens', () => {
  test.each<[JsonObject, ReturnType<typeof allergenCell>['kind'], string, number]>([
    [{}, 'unsaid', '', 0],
    [{ allergens: ['Wheat', 'Milk', 'Eggs'] }, 'named', 'wheat, milk', 0],
    [{ allergens: ['Wheat'], freeOf: ['Milk'] }, 'named', 'wheat', 9],
    [{ allergens: [] }, 'unsaid', '', 0],
    [{ mayContain: ['Nuts'] }, 'named', 'nuts (maybe)', 0],
    [{ freeOf: ['Milk'] }, 'some', '', 10],
  ])('%j', (fields, kind, names, unsaid) => expect(allergenCell(of(fields))).toMatchObject({ kind, names, unsaid }));

  test('a description that names one is told', () => {
    const lines = allergenLines(of({ description: 'Buttermilk thigh, slaw.' }));
    expect(lines.find(({ key }) => key === 'milk')).toMatchObject({ said: 'unsaid', described: 'buttermilk' });
    expect(lines.find(({ key }) => key === 'eggs')?.described).toBeUndefined();
  });

  test('guests are told what is unsaid', () => {
    const lines = allergenLines(
      of({
        allergens: ['Gluten', 'Eggs'],
        freeOf: ['Soy', 'Sesame', 'Peanuts', 'Tree nuts', 'Fish', 'Shellfish', 'Sulphites'],
      }),
    );
    expect(unsaidWords(lines)).toEqual({ what: 'Milk and mustard are unsaid.', one: 'mustard' });
    expect(unsaidWords(allergenLines(of({})))?.what).toBe('Nothing is said yet.');
  });
});

describe('saying it', () => {
  const state = fc.constantFrom<Said>('contains', 'may-contain', 'free', 'unsaid');
  const key = fc.constantFrom('milk', 'gluten', 'tree-nuts', 'shellfish', 'eggs');
  const list = fc.subarray(['Milk', 'Wheat', 'Almonds', 'Shrimp', 'Eggs', 'Love']);
  const shape = fc.oneof(
    fc.constant<JsonObject>({}),
    fc.record<JsonObject>({ allergens: list, mayContain: list, freeOf: list }, { requiredKeys: [] }),
    fc.record<JsonObject>({
      allergens: fc.record({ contains: list, mayContain: list, free: list }, { requiredKeys: [] }),
    }),
  );

  test('makes it so, and leaves the others as they were', () => {
    fc.assert(
      fc.property(shape, key, state, (fields, which, said) => {
        const before = saidIn(fields);
        const patches = sayAllergens({ at: ['dish'], fields }, of(fields), new Map([[which, said]]));
        const after = applyPatches({ dish: fields }, patches);
        expect(after.conflicts).toEqual([]);
        const now = saidIn(after.document.dish as JsonObject);
        expect(now[which]).toBe(said);
        for (const other of ['milk', 'eggs', 'soy']) if (other !== which) expect(now[other]).toBe(before[other]);
      }),
      { numRuns: 500 },
    );
  });

  test('all three states together stay together', () => {
    const fields: JsonObject = { allergens: { contains: ['Milk'], note: 'x' } };
    const { document } = applyPatches(
      { dish: fields },
      sayAllergens({ at: ['dish'], fields }, of(fields), new Map([['eggs', 'free']])),
    );
    expect(document.dish).toEqual({ allergens: { contains: ['Milk'], free: ['Eggs'], note: 'x' } });
  });
});
