import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allergenKeys,
  allergenName,
  allergenNamed,
  allergenState,
  avoidedWith,
  choiceFor,
  inOrder,
} from './allergens.ts';

const official: Record<string, string[]> = {
  'the United States’ nine': [
    'Milk',
    'Eggs',
    'Fish',
    'Crustacean shellfish',
    'Tree nuts',
    'Peanuts',
    'Wheat',
    'Soybeans',
    'Sesame',
  ],
  'the European fourteen': [
    ...['Cereals containing gluten', 'Crustaceans', 'Eggs', 'Fish', 'Peanuts', 'Soybeans', 'Milk', 'Nuts', 'Celery'],
    ...['Mustard', 'Sesame seeds', 'Sulphur dioxide and sulphites', 'Lupin', 'Molluscs'],
  ],
  'Canada’s priority allergens': [
    ...['Eggs', 'Milk', 'Mustard', 'Peanuts', 'Crustaceans', 'Molluscs', 'Fish', 'Sesame seeds', 'Soy', 'Sulphites'],
    ...['Tree nuts', 'Wheat', 'Gluten', 'Barley', 'Rye', 'Oats'],
  ],
};
const NUTS = [
  'Almonds',
  'Brazil nuts',
  'Cashews',
  'Hazelnuts',
  'Macadamia nuts',
  'Pecans',
  'Pine nuts',
  'Pistachios',
  'Walnuts',
];

describe('a word for an allergen', () => {
  test.each(Object.entries(official))('each of %s is one, named as a whole', (_, list) => {
    expect(list.map((name) => [name, allergenKeys(name).length, allergenNamed(name)])).toEqual(
      list.map((name) => [name, 1, 'whole']),
    );
    expect(new Set(list.flatMap((name) => allergenKeys(name))).size).toBe(list.length);
  });

  test('each nut that laws name is a tree nut, and one of its own', () => {
    expect(new Set(NUTS.flatMap((name) => allergenKeys(name))).size).toBe(NUTS.length);
    expect(NUTS.map((name) => allergenState({ allergens: [name] }, 'tree-nuts'))).toEqual(NUTS.map(() => 'contains'));
  });

  test.each<[string, string[]]>([
    ['milk', ['milk']],
    ['MILK (lactose)', ['milk']],
    ['Œufs', ['eggs']],
    ['Lait', ['milk']],
    ['Sulfites', ['sulphites']],
    ['SO2', ['sulphites']],
    ['Gluten (wheat)', ['gluten', 'wheat']],
    ['Brazil nuts', ['brazil-nuts']],
    ['Peanut butter', ['peanuts']],
    ['Almond milk', ['almonds']],
    ['Coconut milk', ['coconut-milk']],
    ['Oyster mushrooms', ['oyster-mushrooms']],
    ['Fruits à coque', ['tree-nuts']],
    ['nuts & peanuts', ['tree-nuts', 'peanuts']],
    ['Shrimp', ['crustaceans']],
    ['dairy-free', ['dairy-free']],
    ['Kiwi', ['kiwi']],
    ['麻', ['ma']],
  ])('%s is %j', (words, keys) => {
    expect(allergenKeys(words)).toEqual(keys);
  });

  test('keys are listed in one order, operators’ own words last', () => {
    expect(inOrder(['kiwi', 'fish', 'milk', 'apple', 'milk', 'gluten'])).toEqual([
      'gluten',
      'milk',
      'fish',
      'apple',
      'kiwi',
    ]);
    expect(allergenName('kiwi')).toBeUndefined();
    expect(allergenName('constructor')).toBeUndefined();
  });
});

describe('what a dish states of an allergen', () => {
  const dish = { allergens: ['Wheat', 'almonds'], mayContain: ['Sesame'], freeOf: ['Peanuts', 'Milk'] };
  test.each<[string, ReturnType<typeof allergenState>]>([
    ['wheat', 'contains'],
    ['gluten', 'contains'],
    ['tree-nuts', 'contains'],
    ['almonds', 'contains'],
    ['walnuts', 'silent'],
    ['sesame', 'may-contain'],
    ['milk', 'free'],
    ['peanuts', 'free'],
    ['eggs', 'silent'],
    ['kiwi', 'silent'],
  ])('%s: %s', (key, state) => {
    expect(allergenState(dish, key)).toBe(state);
  });

  test.each<[what: string, free: string, key: string, state: string]>([
    ['free of lactose is not free of milk', 'Lactose', 'milk', 'unknown'],
    ['free of walnuts is not free of nuts', 'Walnuts', 'tree-nuts', 'unknown'],
    ['free of nuts is free of each', 'Tree nuts', 'walnuts', 'free'],
    ['free of gluten is not free of wheat', 'Gluten', 'wheat', 'unknown'],
    ['free of shrimp is not free of crustaceans', 'Shrimp', 'crustaceans', 'unknown'],
    ['free of crustaceans is not free of shellfish', 'Crustaceans', 'shellfish', 'unknown'],
    ['free of nuts by half a sentence is nothing', 'nuts but almonds', 'tree-nuts', 'unknown'],
    ['free of a thing in the operator’s words', 'Kiwi', 'kiwi', 'free'],
  ])('%s', (_, free, key, state) => {
    expect(allergenState({ freeOf: [free] }, key)).toBe(state);
  });

  test('free of crustaceans and of molluscs is free of shellfish', () => {
    expect(allergenState({ freeOf: ['Crustaceans', 'Molluscs'] }, 'shellfish')).toBe('free');
  });

  const words = fc.constantFrom(
    ...Object.values(official).flat(),
    ...NUTS,
    'Lactose',
    'Shrimp',
    'Shellfish',
    'Kiwi',
    '',
  );
  const list = fc.option(fc.array(words, { minLength: 1, maxLength: 4 }), { nil: undefined });
  const key = words.map((word) => allergenKeys(word)[0] ?? '');

  test('whatever is stated, it is free only of what it is stated to be free of, and never of what it names', () => {
    fc.assert(
      fc.property(list, list, list, key, (allergens, mayContain, freeOf, key) => {
        const state = allergenState({ allergens, mayContain, freeOf }, key);
        if (state === 'free') expect(freeOf).toBeDefined();
        if (!allergens) expect(state).not.toBe('silent');
        const harm = [...(allergens ?? []), ...(mayContain ?? [])].flatMap((word) => allergenKeys(word));
        if (harm.includes(key)) expect(['contains', 'may-contain']).toContain(state);
        if (!freeOf) expect(allergenState({ allergens, mayContain }, key)).toBe(state);
      }),
    );
  });

  test('who avoids something is not offered what contains it, or may: by the list that the browser has as by the rule', () => {
    fc.assert(
      fc.property(list, list, key, (allergens, mayContain, key) => {
        const state = allergenState({ allergens, mayContain }, key);
        expect(avoidedWith({ allergens, mayContain }).includes(key)).toBe(
          state === 'contains' || state === 'may-contain',
        );
      }),
    );
  });
});

test('guests choose among what the single nuts and cereals are one of', () => {
  expect(['almonds', 'rye', 'wheat', 'molluscs', 'milk', 'kiwi'].map((key) => choiceFor(key))).toEqual([
    ['tree-nuts'],
    ['gluten'],
    ['gluten', 'wheat'],
    ['molluscs'],
    ['milk'],
    ['kiwi'],
  ]);
});
