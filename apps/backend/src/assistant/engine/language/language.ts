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
 */
export function detectLanguage(words: readonly string[], original: string, before: Language = 'en'): Language {
  const count = (language: Language) => words.filter((word) => sets[language].has(word)).length;
  const most = Math.max(...languages.map(count));
  const best = languages.filter((language) => count(language) === most);
  const signed = signs.find(([language, sign]) => best.includes(language) && sign.test(original))?.[0];
  return most === 0 || best.includes(before) ? before : (signed ?? best[0] ?? before);
}
