/** Where people's words stand in a configuration; under other keys are links, codes and times. */
const WORDS = new Set(['name', 'title', 'description', 'text', 'content', 'question', 'answer', 'category']);
/** More characters would tell no better. */
const ENOUGH = 4_000;

/**
 * The language of a brand that states none, as far as the letters of its own words tell it: whatever is not written in its
 * letters for the most part has none. Latin, Greek and Cyrillic letters serve too many languages.
 *
 * @returns BCP 47
 */
export function guessLanguage(configuration: object): string | undefined {
  const text = wordsOf(configuration);
  const half = count(text, /\p{L}/gu) / 2;
  const isMostly = (letters: RegExp) => count(text, letters) > half;
  if (isMostly(/\p{sc=Arab}/gu)) return arabicLetters(text);
  if (isMostly(/\p{sc=Hebr}/gu)) return 'he';
  if (isMostly(/\p{sc=Thai}/gu)) return 'th';
  if (isMostly(/\p{sc=Hang}/gu)) return 'ko';
  if (isMostly(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu)) return /[\p{sc=Hira}\p{sc=Kana}]/u.test(text) ? 'ja' : 'zh';
  return undefined;
}

/** Urdu and Persian have letters that Arabic has not. */
function arabicLetters(text: string): string {
  if (/[ٹڈڑںےہ]/.test(text)) return 'ur';
  return /[پچژگ]/.test(text) ? 'fa' : 'ar';
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

function wordsOf(configuration: object): string {
  const waiting = new Set<object>([configuration]);
  let words = '';
  for (const value of waiting) {
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'object' && part !== null) waiting.add(part);
      else if (typeof part === 'string' && WORDS.has(key)) words += ` ${part.slice(0, ENOUGH)}`;
      if (words.length > ENOUGH) return words;
    }
  }
  return words;
}
