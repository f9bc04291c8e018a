/** A question as words of plain English: short forms spelt out, French and Spanish put in English, misspelt words mended. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { kindsShownBy } from '../safety/allergens.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { smallNumbers } from '../vocabulary/slot-words.ts';
import { pictures, typings } from '../vocabulary/typing.ts';
import { countIn, isVariant, plainFrom, plainPhraseFrom } from './glossary.ts';
import { detectLanguage, type Language } from './language.ts';
import { isEnglish, mended, mendedIn } from './spelling.ts';
import { withoutAsides } from './without-asides.ts';
import { folded, hasPhrase, stemOf, stemsOf, wordsOf } from './words.ts';

const LONGEST_QUESTION = 1_000;

export interface Word {
  /** In plain English. */
  plain: string;
  /** As it was typed, folded; of a phrase that was put in English, its words at the first of ours. */
  typed: string;
  /** That, spelt right, where it is one word. */
  spelt: string;
  /** Whether a comma, a stop or a line end stands before it. */
  begins: boolean;
  /** Whether it is part of a dish's name that was typed in full. */
  named: boolean;
}

export interface Text {
  language: Language;
  /** As it was typed, within the limit. */
  original: string;
  /** That, in small letters and spelt right, without what guests say around it. */
  bare: string;
  words: readonly Word[];
  /** The plain words, parted by single spaces. */
  plain: string;
  /** The dishes whose whole names are in it. */
  named: readonly number[];
}

/** @param before the language of the conversation so far */
export function readText(question: string, knowledge: Knowledge, before?: Language): Text {
  // Cut after that: one letter may stand for a whole sentence (`ﷺ`).
  const original = question.normalize('NFKC').slice(0, LONGEST_QUESTION);
  const bare = withoutAsides(original.toLowerCase().replaceAll('’', "'"));
  const pieces = asTyped(bare).split(/[,.;:!?\n]+(?=\s|$)/);
  const typed = pieces.map(wordsOf).map((piece) => ({ piece, ...namesIn(piece, knowledge) }));
  // The names of dishes tell of the kitchen, not of the guest.
  const own = typed.flatMap(({ piece, taken }) =>
    piece.filter((_, at) => !taken.has(at) && !isOfName(piece, at, knowledge) && !isLoaned(piece, at)),
  );
  // `Frites`, `pescado`: foods are called so in any language.
  const isOther = (word: string, plain: readonly string[]) =>
    word.length < (plain.length > 0 ? 4 : 3) ||
    isEnglish(word) ||
    knowledge.index.isKnown(stemOf(word)) ||
    plain.map(stemOf).some((stem) => foodStems.has(stem) || kindsShownBy(stem).length > 0);
  const language = detectLanguage(own, original, before ?? 'en', (one) => countIn(own, one, isOther));
  const plain = typed.flatMap(({ piece, taken }) => plainWords(piece, taken, language, knowledge));
  // `Poulet entier`, where the menu has a whole chicken.
  const whole = namesIn(
    plain.map((word) => word.plain),
    knowledge,
  );
  const turned =
    language === 'en' ? [] : [...namesTurned(plain, knowledge), { own: [...whole.taken], dishes: whole.dishes }];
  const named = [...typed, ...turned].flatMap(({ dishes }) => dishes);
  const words = plain.map((word, at) => (turned.some(({ own }) => own.includes(at)) ? { ...word, named: true } : word));
  return {
    language,
    original,
    bare: speltRight(bare, words),
    words,
    plain: words.map(({ plain }) => plain).join(' '),
    named: [...new Set(named)],
  };
}

/** `Prix fixe`, which is as English as it is French. */
const isLoaned = (words: readonly string[], at: number) =>
  [at - 1, at].some((from) => words[from] === 'prix' && words[from + 1] === 'fixe');

function asTyped(text: string): string {
  const plain = folded(text.replace(/\p{Extended_Pictographic}/gu, (picture) => pictures[picture] ?? ' '));
  return typings.reduce((sofar, [pattern, words]) => sofar.replace(pattern, words), plain);
}

/** Names of dishes of more than one word that are typed in full, and the positions that they take. */
function namesIn(words: readonly string[], knowledge: Knowledge): { dishes: number[]; taken: Set<number> } {
  const taken = new Set<number>();
  const stems = words.map(stemOf);
  const numbered = stems.map((_, start) => ({
    start,
    length: 2,
    dishes: numberedAs(stems.slice(start, start + 2), knowledge),
  }));
  // `Flight of 4`, of a flight of four.
  const spelt = stems.map((stem) => smallNumbers[Number(stem) - 1] ?? stem);
  const whole = [stems, ...(spelt.join() === stems.join() ? [] : [spelt])].flatMap((some) =>
    knowledge.index.namesIn(some, { others: true }),
  );
  const dishes = [...whole, ...numbered].flatMap(({ start, length, dishes: found }) => {
    if (length < 2 || found.length === 0 || taken.has(start)) return [];
    for (let at = start; at < start + length; at += 1) taken.add(at);
    return found;
  });
  return { dishes, taken };
}

/** `Two eggs`, of the Two Eggs Your Way: the dishes of the only name that begins with a number and what is counted. */
function numberedAs([number = '', kind = '']: readonly string[], { index, dishes }: Knowledge): number[] {
  const spelt = smallNumbers[Number(number) - 1] ?? number;
  if (!smallNumbers.includes(spelt) || spelt === 'one' || index.named(kind).length > 0) return [];
  const called = index.having(spelt, 'name').filter((at) => {
    const own = stemsOf(dishes[at]?.name ?? '');
    return own[0] === spelt && own[1] === kind;
  });
  return new Set(called.map((at) => dishes[at]?.name)).size === 1 ? called : [];
}

/** `Chicken at butter`, the poulet au beurre, where the menu has butter chicken: the positions of the words, and the dishes. */
function namesTurned(words: readonly Word[], { index }: Knowledge): { own: number[]; dishes: readonly number[] }[] {
  return words.flatMap(({ plain }, at) => {
    if (!/^(?:at|in|of|with)$/.test(plain)) return [];
    const behind = words[at + 1]?.plain === 'the' ? at + 2 : at + 1;
    const dishes = index.named([behind, at - 1].map((one) => stemOf(words[one]?.plain ?? '')).join(' '));
    return dishes.length > 0 ? [{ own: [at - 1, behind], dishes }] : [];
  });
}

/** `Mi` of `cheapest banh mi`, `al` of `3 al pastor`: a word that stands so beside another in the name of a dish. */
function isOfName(words: readonly string[], at: number, { index, dishes }: Knowledge): boolean {
  return [at - 1, at].some((from) => {
    const pair = words.slice(Math.max(0, from), from + 2).map(stemOf);
    const having = pair.length > 1 && !isFiller(words[from] ?? '') ? index.having(pair[0] ?? '', 'name') : [];
    return having.slice(0, 20).some((position) => hasPhrase(stemsOf(dishes[position]?.name ?? ''), pair));
  });
}

/** A word as it is spelt in the language of the question. */
function spelling(word: string, language: Language, knowledge: Knowledge): string {
  const own = mendedIn(language, word, knowledge);
  return own === word ? mended(word, knowledge) : own;
}

/** A text with its misspelt words spelt right. */
const speltRight = (text: string, words: readonly Word[]) =>
  words.reduce(
    (sofar, { typed, spelt }) =>
      typed === '' || typed === spelt || typed.includes(' ')
        ? sofar
        : sofar.replace(new RegExp(`(?<![\\p{L}\\p{N}])${typed}(?![\\p{L}\\p{N}])`, 'u'), spelt),
    text,
  );

function plainWords(
  typed: readonly string[],
  taken: ReadonlySet<number>,
  language: Language,
  knowledge: Knowledge,
): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < typed.length; ) {
    const named = taken.has(at);
    const { plain, spelt, count } = named
      ? { plain: typed.slice(at, at + 1), spelt: typed[at] ?? '', count: 1 }
      : readAt(typed, at, language, knowledge);
    const whole = typed.slice(at, at + count).join(' ');
    const begins = at === 0;
    words.push(
      ...plain.map((one, index) => {
        return { plain: one, typed: index === 0 ? whole : '', spelt, begins: begins && index === 0, named };
      }),
    );
    at += count;
  }
  return inPhrases(words);
}

/** `What do u have for kids`, `kdis menu`: phrases of the glossary in words that were put in plain English one by one. */
function inPhrases(words: readonly Word[]): Word[] {
  const plain = words.map((word) => (word.named ? '' : word.plain));
  const phrased: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const found = plainPhraseFrom(plain, at);
    const [first, ...others] = words.slice(at, at + (found?.count ?? 1));
    if (!first) break;
    const typed = [first, ...others]
      .map((word) => word.typed)
      .join(' ')
      .trim();
    phrased.push(
      ...(found?.plain.map((one, index) => ({
        ...first,
        plain: one,
        typed: index === 0 ? typed : '',
        begins: first.begins && index === 0,
      })) ?? [first]),
    );
    at += 1 + others.length;
  }
  return phrased;
}

/** `Pop corn`, of popcorn: a word in two, of which the menu has the first by itself nowhere. */
function joinedAt(typed: readonly string[], at: number, { index }: Knowledge): string | undefined {
  const [first = '', next = ''] = typed.slice(at, at + 2);
  const isOpen = first.length > 2 && next.length > 2 && !isFiller(first) && !index.isKnown(stemOf(first));
  return isOpen && index.isNameStem(stemOf(first + next)) ? first + next : undefined;
}

/** What stands at a position, in plain English: a phrase of the glossary, or a word, spelt right. */
function readAt(
  typed: readonly string[],
  at: number,
  language: Language,
  knowledge: Knowledge,
): { plain: readonly string[]; spelt: string; count: number } {
  const word = typed[at] ?? '';
  const joined = joinedAt(typed, at, knowledge);
  if (joined !== undefined) return { plain: [joined], spelt: joined, count: 2 };
  const found = plainFrom(typed, at, language);
  // `3 al pastor`
  const isOwn = found?.count === 1 && (isOwnWord(word, language, knowledge) || isOfName(typed, at, knowledge));
  if (found && !isOwn) return { ...found, spelt: word };
  const spelt = spelling(word, language, knowledge);
  const meant = spelt === word ? undefined : plainFrom([spelt], 0, language);
  return { plain: meant?.plain ?? spelt.split(' '), spelt, count: 1 };
}

/**
 * A word of the brand's own, which in an English question is no French or short form: `mesa` of a place in Costa Mesa. The
 * `cannot` or the `coeliacs` of its texts are none of its own.
 */
function isOwnWord(word: string, language: Language, { vocabulary, index }: Knowledge): boolean {
  // `Medianoche`, a sandwich, is no midnight.
  const isDish = index.named(stemOf(word)).length > 0;
  return language === 'en' && word.length > 3 && (isDish || (vocabulary.has(word) && !isVariant(word)));
}
