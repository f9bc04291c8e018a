import { allergenKeys, allergenName, allergenState, inOrder } from '@tablefront/restaurant/allergens';
import type { JsonObject, JsonValue } from '@tablefront/restaurant/editing/entry-keys';
import type { EntryInFile } from '@tablefront/restaurant/editing/in-file';
import type { DishSays } from '@tablefront/restaurant/editing/menu/dish-in-file';
import type { Patch } from '@tablefront/restaurant/editing/patches';

/** What most laws ask for, in the order in which the console lists it; wheat stands for what holds gluten. */
const ASKED = [
  'gluten',
  'milk',
  'eggs',
  'mustard',
  'soy',
  'sesame',
  'peanuts',
  'tree-nuts',
  'fish',
  'shellfish',
  'sulphites',
] as const;

const isAsked = (key: string): boolean => ASKED.some((asked) => asked === key);

export type Said = 'contains' | 'may-contain' | 'free' | 'unsaid';

export interface AllergenLine {
  key: string;
  name: string;
  said: Said;
  /** A word of the description that names it, where nothing is said of it. */
  described?: string;
}

const NAMES: Readonly<Record<string, string>> = { gluten: 'Wheat and gluten' };
export const nameOfAllergen = (key: string): string => NAMES[key] ?? allergenName(key) ?? key;

type Stated = Pick<DishSays, 'allergens' | 'mayContain' | 'freeOf'>;

function saidOf(dish: Stated, key: string): Said {
  const state = allergenState(dish, key);
  return state === 'silent' || state === 'unknown' ? 'unsaid' : state;
}

/** The allergens that are asked for, and whatever else the dish names. */
export function allergenLines(dish: Stated & Pick<DishSays, 'name' | 'description'>): AllergenLine[] {
  const named = [...(dish.allergens ?? []), ...(dish.mayContain ?? []), ...(dish.freeOf ?? [])].flatMap((words) =>
    allergenKeys(words),
  );
  // Wheat is told by the line of gluten, unless the dish says something else of it.
  const isOwn = (key: string) => !isAsked(key) && saidOf(dish, key) !== saidOf(dish, kin[key] ?? '');
  const others = inOrder(named.filter(isOwn));
  const words = describedIn(`${dish.name} ${dish.description ?? ''}`);
  return [...ASKED, ...others].map((key) => {
    const said = saidOf(dish, key);
    const described = said === 'unsaid' ? words.get(key) : undefined;
    return { key, name: nameOfAllergen(key), said, ...(described !== undefined && { described }) };
  });
}

/** The words of a text that name an allergen or a part of one, by its key. Only what the vocabulary knows counts. */
function describedIn(text: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const named of allergenKeys(word)) {
      if (allergenName(named) === undefined) continue;
      for (const key of [named, kin[named] ?? named]) if (!words.has(key)) words.set(key, word);
    }
  }
  return words;
}

const kin: Readonly<Record<string, string>> = {
  wheat: 'gluten',
  barley: 'gluten',
  rye: 'gluten',
  oats: 'gluten',
  crustaceans: 'shellfish',
  molluscs: 'shellfish',
};

export interface AllergenCell {
  /** Up to two names. */
  names: string;
  more: number;
  /** Of those that are asked for. */
  unsaid: number;
  kind: 'unsaid' | 'free' | 'some' | 'named';
}

/** What the column says: `wheat, milk +1 · 2 unsaid`, `Free of all 11`, `Not said`. */
export function allergenCell(dish: DishSays): AllergenCell {
  const unsaid = ASKED.filter((key) => saidOf(dish, key) === 'unsaid').length;
  const nothing = !dish.allergens && !dish.mayContain && !dish.freeOf;
  const named = [...(dish.allergens ?? []), ...(dish.mayContain ?? []).map((words) => `${words} (maybe)`)].map(
    (words) => words.toLowerCase(),
  );
  const kind = nothing ? 'unsaid' : named.length > 0 ? 'named' : unsaid === 0 ? 'free' : 'some';
  // Of a dish that only lists what it holds every other one is unsaid: that says nothing new.
  const counts = dish.freeOf !== undefined;
  return {
    names: named.slice(0, 2).join(', '),
    more: Math.max(0, named.length - 2),
    unsaid: counts ? unsaid : 0,
    kind,
  };
}

export const howMany = ASKED.length;

/** The sentence of what guests read of what is unsaid; undefined: all is said. */
export function unsaidWords(lines: readonly AllergenLine[]): { what: string; one: string } | undefined {
  const names = lines.filter(({ said }) => said === 'unsaid').map(({ name }) => name.toLowerCase());
  const last = names.at(-1);
  if (last === undefined) return undefined;
  if (names.length === lines.length) return { what: 'Nothing is said yet.', one: last };
  const first = names.slice(0, -1);
  const all =
    names.length > 4 ? `${names.length} allergens` : first.length > 0 ? `${first.join(', ')} and ${last}` : last;
  return {
    what: `${all.charAt(0).toUpperCase()}${all.slice(1)} ${names.length === 1 ? 'is' : 'are'} unsaid.`,
    one: last,
  };
}

const WORDS: Readonly<Record<string, string>> = { gluten: 'Gluten' };
const wordFor = (key: string) => WORDS[key] ?? allergenName(key) ?? key;

/**
 * States what a dish holds, for some allergens at once. In the shape that the file has: all three states together under
 * `allergens`, or lists beside each other; what else it states stays.
 */
export function sayAllergens(dish: EntryInFile, says: Stated, states: ReadonlyMap<string, Said>): Patch[] {
  const lists = {
    contains: [...(says.allergens ?? [])],
    mayContain: [...(says.mayContain ?? [])],
    free: [...(says.freeOf ?? [])],
  };
  for (const [key, said] of states) {
    // The dish says it so already, perhaps by other words.
    if (saidOf({ allergens: lists.contains, mayContain: lists.mayContain, freeOf: lists.free }, key) === said) continue;
    for (const list of Object.values(lists)) {
      for (const words of list.filter((one) => names(one, key))) list.splice(list.indexOf(words), 1);
    }
    if (said === 'contains') lists.contains.push(wordFor(key));
    else if (said === 'may-contain') lists.mayContain.push(wordFor(key));
    else if (said === 'free') lists.free.push(wordFor(key));
  }
  return written(dish, lists);
}

const KINDS: Readonly<Record<string, readonly string[]>> = {
  gluten: ['wheat', 'barley', 'rye', 'oats'],
  shellfish: ['crustaceans', 'molluscs'],
  'tree-nuts': [
    'almonds',
    'hazelnuts',
    'walnuts',
    'cashews',
    'pecans',
    'brazil-nuts',
    'pistachios',
    'macadamias',
    'pine-nuts',
  ],
};

/** Words that speak of an allergen, or of one of its kinds. */
const names = (words: string, key: string) =>
  allergenKeys(words).some((named) => named === key || KINDS[key]?.includes(named));

function written(
  { at, fields }: EntryInFile,
  lists: { contains: string[]; mayContain: string[]; free: string[] },
): Patch[] {
  const set = (key: string, to: JsonValue): Patch[] => {
    const was = fields[key] ?? null;
    return JSON.stringify(was) === JSON.stringify(to) ? [] : [{ do: 'set', at: [...at, key], was, to }];
  };
  const orNull = (list: string[]) => (list.length > 0 ? list : null);
  const { allergens } = fields;
  if (isThree(allergens)) {
    const {
      contains: _contains,
      mayContain: _may,
      free: _free,
      may_contain: _m,
      traces: _t,
      freeOf: _f,
      freeFrom: _g,
      ...rest
    } = allergens;
    const three: JsonObject = {
      ...rest,
      ...(lists.contains.length > 0 && { contains: lists.contains }),
      ...(lists.mayContain.length > 0 && { mayContain: lists.mayContain }),
      ...(lists.free.length > 0 && { free: lists.free }),
    };
    const isEmpty = Object.keys(three).length === 0;
    return [...set('allergens', isEmpty ? null : three), ...set('mayContain', null), ...set('freeOf', null)];
  }
  return [
    ...set('allergens', orNull(lists.contains)),
    ...set('mayContain', orNull(lists.mayContain)),
    ...set('freeOf', orNull(lists.free)),
  ];
}

const isThree = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
