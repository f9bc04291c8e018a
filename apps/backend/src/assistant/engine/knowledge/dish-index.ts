/**
 * Finds dishes by words. Which dishes have a word is looked up; which word was meant, where it was misspelt or only begun,
 * is MiniSearch's to tell: it searches the distinct words, of which even a menu of 50,000 dishes has few.
 */
import MiniSearch from 'minisearch';
import { stemsOf, wordsOf } from '../language/words.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import type { Dish } from './dishes.ts';

/** Where a word of a dish stands: how closely a dish that has it there is meant by it. */
export type Field = 'name' | 'category' | 'text';

export interface DishIndex {
  /** Positions of the dishes that have the stem there. */
  having(stem: string, field: Field): readonly number[];
  isNameStem(stem: string): boolean;
  /** Whether any dish has the stem in its name, its category or what is said of it. */
  isKnown(stem: string): boolean;
  /** Positions of dishes by their whole name, as stems with spaces between. */
  named(name: string): readonly number[];
  /** Where whole names stand in a row of stems, those of more words first. */
  namesIn(stems: readonly string[]): { start: number; length: number; dishes: readonly number[] }[];
  /** A name's stem of one or two letters more or less at the end: `borsch` for `borscht`; none where the stem itself is known. */
  variant(stem: string): string | undefined;
  /** The known word that is nearest to a misspelt or begun one; undefined where none is near. */
  nearest(word: string): string | undefined;
}

const nothing: readonly number[] = [];

/** Cuts texts into stems. What stands between blanks is cut once: a menu of 50,000 dishes has few different words. */
function makeCutter(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const stems: string[] = [];
    for (const piece of text.split(/\s+/)) {
      const own = known.get(piece) ?? stemsOf(piece);
      if (!known.has(piece)) known.set(piece, own);
      for (const stem of own) stems.push(stem);
    }
    return stems;
  };
}

export function makeDishIndex(dishes: readonly Dish[]): DishIndex {
  const cut = makeCutter();
  const fields: Record<'name' | 'category', Map<string, number[]>> = { name: new Map(), category: new Map() };
  const names = new Map<string, number[]>();
  const lengths = new Set<number>();
  for (const dish of dishes) {
    const name = cut(dish.name);
    add(names, name.join(' '), dish.index);
    lengths.add(name.length);
    for (const stem of name) add(fields.name, stem, dish.index);
    for (const stem of cut(dish.category ?? '')) add(fields.category, stem, dish.index);
  }
  const longestFirst = [...lengths].sort((a, b) => b - a);
  // What is said of dishes is read when a word is asked for that no name has.
  let texts: Map<string, number[]> | undefined;
  const ofTexts = () => {
    texts ??= textsOf(dishes, cut);
    return texts;
  };
  let words: MiniSearch<{ id: string }> | undefined;
  const allWords = () => {
    words ??= searchOf(dishes);
    return words;
  };
  const having = (stem: string, field: Field) => (field === 'text' ? ofTexts() : fields[field]).get(stem) ?? nothing;
  return {
    having,
    isNameStem: (stem) => fields.name.has(stem) || fields.category.has(stem),
    isKnown: (stem) => fields.name.has(stem) || fields.category.has(stem) || ofTexts().has(stem),
    named: (name) => names.get(name) ?? nothing,
    namesIn: (stems) =>
      longestFirst.flatMap((length) =>
        Array.from({ length: Math.max(0, stems.length + 1 - length) }, (_, start) => start).flatMap((start) => {
          const found = names.get(stems.slice(start, start + length).join(' '));
          return found ? [{ start, length, dishes: found }] : [];
        }),
      ),
    variant: (stem) => {
      if (stem.length < 6 || fields.name.has(stem)) return undefined;
      return [stem.slice(0, -1), stem.slice(0, -2)].find((one) => fields.name.has(one));
    },
    nearest: (word) => nearestOf(allWords(), word),
  };
}

function add(map: Map<string, number[]>, key: string, index: number): void {
  const list = map.get(key);
  if (!list) map.set(key, [index]);
  else if (list.at(-1) !== index) list.push(index);
}

function textsOf(dishes: readonly Dish[], cut: (text: string) => readonly string[]): Map<string, number[]> {
  const map = new Map<string, number[]>();
  for (const { index, description, tags, around } of dishes)
    for (const stem of cut(`${description ?? ''} ${tags.join(' ')} ${around}`.slice(0, 2_000))) add(map, stem, index);
  return map;
}

function searchOf(dishes: readonly Dish[]): MiniSearch<{ id: string }> {
  const search = new MiniSearch<{ id: string }>({ fields: ['id'], storeFields: [] });
  const words = new Set<string>();
  for (const { name, category } of dishes) {
    for (const word of wordsOf(name)) words.add(word);
    for (const word of wordsOf(category ?? '')) words.add(word);
  }
  search.addAll(
    [...words].filter((word) => word.length > 3 && !isFiller(word) && !isEveryday(word)).map((id) => ({ id })),
  );
  return search;
}

/** How many letters may differ: none of a short word. MiniSearch rounds this share of the word's length. */
const patience = (term: string): number => (term.length < 4 ? 0 : term.length < 6 ? 1 / term.length : 0.25);

function nearestOf(search: MiniSearch<{ id: string }>, word: string): string | undefined {
  const begun = word.length >= 4 && word.length <= 12;
  const [best] = search.search(word, {
    fuzzy: patience,
    maxFuzzy: 2,
    prefix: begun,
    weights: { fuzzy: 0.5, prefix: 0.4 },
  });
  return typeof best?.id === 'string' ? best.id : undefined;
}

/** The dishes whose whole names are in a text. */
export function dishesNamedIn(text: string, { index, dishes }: { index: DishIndex; dishes: readonly Dish[] }): Dish[] {
  const found = index.namesIn(stemsOf(text.slice(0, 8_000))).flatMap(({ dishes: positions }) => positions);
  return [...new Set(found)].flatMap((at) => dishes[at] ?? []);
}
