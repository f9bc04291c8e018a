/** Questions and configured texts cut into comparable words. */

import { plainLetters } from '@tablefront/restaurant/plain-letters';

/** Without accents, in small letters, with plain apostrophes. */
export function folded(text: string): string {
  if (/^[ -_a-~]*$/.test(text)) return text.toLowerCase();
  return plainLetters(text.replace(/[’‘ʼʻ`´]/g, "'"));
}

/** Words and numbers of a text, folded; `$15`, `£9`, `9:30pm`, `12/24` and `2026-12-24` stay whole, `Lucia's` is `lucia`. */
export const wordsOf = remembering(wordsIn);

/** The same, each as its stem. */
export const stemsOf = remembering((text) => wordsOf(text).map(stemOf));

/** So many texts are kept, none longer than this: those of a configuration are read for each question, and no guest's fill the memory. */
const MOST_READ = 5_000;
const LONGEST_READ = 400;

function remembering<Read>(read: (text: string) => Read) {
  const before = new Map<string, Read>();
  return (text: string): Read => {
    const known = before.get(text);
    if (known !== undefined) return known;
    const made = read(text);
    if (text.length > LONGEST_READ) return made;
    if (before.size >= MOST_READ) before.clear();
    before.set(text, made);
    return made;
  };
}

function wordsIn(text: string): readonly string[] {
  // `Ice cream` is no cream.
  const plain = folded(text).replace(/\b(ice|root|ginger|flat)[ -](cream|beer|ale|white)(?=s?\b)/g, '$1$2');
  // Most names are nothing but words, and there may be 50,000 of them.
  if (/^[a-z ]*$/.test(plain)) return plain.split(' ').filter((word) => word !== '');
  return (/['&]|\p{L}\.\p{L}/u.test(plain) ? withoutSigns(plain) : plain).match(WORD_OR_NUMBER) ?? [];
}

const WORD_OR_NUMBER = /[$£€]?\d+(?:[.,:/-]\d+)*(?:am|pm|a\b|p\b|h\d*)?|\p{L}+/gu;

function withoutSigns(text: string): string {
  return text
    .replaceAll('&', ' and ')
    .replace(/(?<=\p{L})\.(?=\p{L}\.)/gu, '')
    .replace(/(?<!\p{L})(?:qu|[cdjlmnst])'(?=\p{L})/gu, (elided) => elided.replace("'", ' '))
    .replace(/'s\b/g, '')
    .replaceAll("'", '');
}

/** Plurals of what ends in `che`: `ceviches`, `quiches`, `brioches`, `ganaches`; not `sandwiches`, `peaches`. */
const OF_CHE = /(?:[nuv]i|o|(?<![eo])a)ches$/;

/** What singular and plural share: `fries` and `fry` are one, `tomatoes` and `tomato`, `dishes` and `dish`. */
export const stemOf = remembering((word) => {
  if (word.length < 4) return word;
  if (OF_CHE.test(word)) return word.slice(0, -1);
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`;
  if (/(?:ss|x|z|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us)$/.test(word)) return word.slice(0, -1);
  return word;
});

/** What the forms of a verb share: `sliced`, `slicing` and `slice` are one, `raining` and `rain`. */
export const rootOf = remembering((word) => {
  const stem = stemOf(word);
  const root = stem.replace(/(?<=[aeiouy].*[^aeiou]|[aeiouy]{2})(?:ing|ed)$/, '').replace(/([bdgmnprt])\1$/, '$1');
  return root.length > 2 ? root.replace(/(?<=..)e$/, '') : stem;
});

/** Whether the phrase's words stand in a row among the words. */
export function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase.length > 0 && phraseAt(words, phrase) !== -1;
}

/** Where the phrase's words begin in a row among the words; -1 where they do not. */
export function phraseAt(words: readonly string[], phrase: readonly string[]): number {
  for (let start = 0; start + phrase.length <= words.length; start += 1) {
    if (phrase.every((word, index) => words[start + index] === word)) return start;
  }
  return -1;
}

/** A phrase as stems, and what it means. */
export interface KnownPhrase<Meaning> {
  phrase: readonly string[];
  meaning: Meaning;
}

/**
 * Cuts rows of words (stems) into known phrases, each with what it means, and single words without a meaning. Of phrases
 * that begin alike the longest counts: `bike parking` is no parking for cars.
 */
export function phraseFinder<Meaning>(known: readonly KnownPhrase<Meaning>[]) {
  const longestFirst = known.toSorted((a, b) => b.phrase.length - a.phrase.length);
  const byFirstWord = Map.groupBy(longestFirst, ({ phrase }) => phrase[0]);
  return (stems: readonly string[]): { at: number; meaning?: Meaning }[] => {
    const found: { at: number; meaning?: Meaning }[] = [];
    for (let at = 0; at < stems.length; ) {
      const isHere = ({ phrase }: KnownPhrase<Meaning>) => phrase.every((stem, index) => stems[at + index] === stem);
      const hit = byFirstWord.get(stems[at])?.find(isHere);
      found.push({ at, meaning: hit?.meaning });
      at += hit?.phrase.length ?? 1;
    }
    return found;
  };
}
