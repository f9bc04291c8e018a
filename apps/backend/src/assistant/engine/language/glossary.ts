/** Short forms, slang, French and Spanish in plain English, phrase by phrase: the longest that fits. */
import { englishGlossary } from '../vocabulary/glossary-en.ts';
import { spanishGlossary } from '../vocabulary/glossary-es.ts';
import { frenchGlossary } from '../vocabulary/glossary-fr.ts';
import type { Language } from './language.ts';
import { stemOf, wordsOf } from './words.ts';

/** A phrase as words, and what it stands for. */
interface Entry {
  typed: readonly string[];
  plain: readonly string[];
}

/** Entries by their first word, the longest first. */
type Glossary = ReadonlyMap<string, readonly Entry[]>;

function glossaryOf(...tables: readonly string[]): Glossary {
  const entries = tables.flatMap((table) =>
    table
      .trim()
      .split('\n')
      .flatMap((line): Entry[] => {
        const [plain = '', typed = ''] = line.split(' = ');
        return typed.split(', ').map((phrase) => ({ typed: phrase.split(' '), plain: plain.split(' ') }));
      }),
  );
  const byFirst = Map.groupBy(
    entries.toSorted((a, b) => b.typed.length - a.typed.length),
    ({ typed }) => typed[0] ?? '',
  );
  return byFirst;
}

const common = [englishGlossary, frenchGlossary.always, spanishGlossary.always];
const glossaries: Readonly<Record<Language, Glossary>> = {
  en: glossaryOf(...common),
  fr: glossaryOf(frenchGlossary.inFrench, ...common),
  es: glossaryOf(spanishGlossary.inSpanish, ...common),
};

const own: Readonly<Record<Language, Glossary>> = {
  en: new Map(),
  fr: glossaryOf(frenchGlossary.inFrench, frenchGlossary.always),
  es: glossaryOf(spanishGlossary.inSpanish, spanishGlossary.always),
};

const english = glossaryOf(englishGlossary);

/** How many words stand for others in the glossary of a language, where one of them is no other word: `de la` is none. */
export function countIn(
  words: readonly string[],
  language: Language,
  isOther: (word: string, plain: readonly string[]) => boolean,
): number {
  let [at, count] = [0, 0];
  while (at < words.length) {
    const { typed, plain } = longestAt(own[language], words, at) ?? { typed: [''], plain: [] };
    const isTelling = typed.some((word) => !isOther(word, typed.length > 1 ? [] : plain));
    if (plain.length > 0 && isTelling && !(typed.length > 1 && longestAt(english, words, at))) count += typed.length;
    at += typed.length;
  }
  return count;
}

const names = new Map<string, string>(
  (['fr', 'es'] as const).flatMap((language) =>
    [...own[language].values()]
      .flat()
      .flatMap(({ typed, plain }): [string, string][] => {
        const [word = '', another] = plain;
        return another === undefined ? [[`${language} ${stemOf(word)}`, typed.join(' ')]] : [];
      })
      .toReversed(),
  ),
);

/** How a language calls what a stem of plain English says, where its glossary has it; without accents. */
export function nameIn(stem: string, language: Language): string {
  return names.get(`${language} ${stem}`) ?? stem;
}

const longestAt = (glossary: Glossary, words: readonly string[], start: number): Entry | undefined =>
  glossary.get(words[start] ?? '')?.find(({ typed }) => typed.every((word, offset) => words[start + offset] === word));

/** Words of the tables, which are not to be mended. */
const known = new Set(
  Object.values(glossaries).flatMap((glossary) =>
    [...glossary.values()].flatMap((entries) => entries.flatMap(({ typed, plain }) => [...typed, ...plain])),
  ),
);

/** The single words that stand in a language for any of these words of plain English. */
export function typedIn(language: Language, isMeant: (plain: readonly string[]) => boolean): string[] {
  const glossary = language === 'en' ? english : own[language];
  const entries = [...glossary.values()].flat();
  return entries.flatMap(({ typed, plain }) => (typed.length === 1 && isMeant(plain) ? typed : []));
}

const variants = new Set(english.keys());

/** Whether a word is English in another spelling or a short form, whoever else writes it so: `cannot`, `coeliacs`. */
export function isVariant(word: string): boolean {
  return variants.has(word);
}

export function isInGlossary(word: string): boolean {
  return known.has(word);
}

/** What the words from a position on stand for, and how many of them; undefined where they stand for themselves. */
export function plainFrom(
  words: readonly string[],
  start: number,
  language: Language,
): { plain: readonly string[]; count: number } | undefined {
  const found = longestAt(glossaries[language], words, start);
  return found && { plain: found.plain, count: found.typed.length };
}

/** What a phrase of several words of plain English stands for, as `plainFrom`. */
export function plainPhraseFrom(
  words: readonly string[],
  start: number,
): { plain: readonly string[]; count: number } | undefined {
  const found = longestAt(english, words, start);
  return found && found.typed.length > 1 ? { plain: found.plain, count: found.typed.length } : undefined;
}

/** A text of a brand in words of plain English, as questions are read. */
export function plainOfText(text: string, language: Language): string {
  const words = wordsOf(text);
  const plain: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = language === 'en' ? undefined : plainFrom(words, at, language);
    plain.push(...(found?.plain ?? words.slice(at, at + 1)));
    at += found?.count ?? 1;
  }
  return plain.join(' ');
}
