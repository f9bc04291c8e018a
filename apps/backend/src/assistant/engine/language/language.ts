/** The languages that questions are understood and answered in. */
import { signs, smallWords } from '../vocabulary/small-words.ts';
export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

const setOf = (language: Language): ReadonlySet<string> => new Set(smallWords[language].split(/\s+/));
const sets: Readonly<Record<Language, ReadonlySet<string>>> = { en: setOf('en'), fr: setOf('fr'), es: setOf('es') };

/**
 * @param words folded
 * @param original as it was typed: its signs decide where words do not
 * @param before the language of the conversation, which a question without small words keeps
 * @param count how many of the words stand for others in the glossary of a language
 */
export function detectLanguage(
  words: readonly string[],
  original: string,
  before: Language,
  count: (language: Language) => number,
): Language {
  const small = (language: Language) => words.filter((word) => sets[language].has(word)).length;
  const best = mostOf(languages, small);
  if (best.length === 1) return best[0] ?? before;
  // `Allergie soja`, `sin cacahuate`; where it may be English as well, by a phrase: `which are sans gluten`.
  const [only, other] = mostOf(best, count);
  const isDoubtful = (best.length === 2 && best.includes('en')) || before !== 'en';
  if (only !== undefined && !other && count(only) > (isDoubtful ? count(before) + 1 : 0)) return only;
  const isOpen = best.length === languages.length;
  const signed = signs.find(([language, sign]) => best.includes(language) && sign.test(original))?.[0];
  // `In LA?` is as little French as it is Spanish.
  return isOpen || best.includes(before) ? before : (signed ?? before);
}

function mostOf(some: readonly Language[], count: (language: Language) => number): Language[] {
  const most = Math.max(...some.map(count));
  return some.filter((language) => count(language) === most);
}
