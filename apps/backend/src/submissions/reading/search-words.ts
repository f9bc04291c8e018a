/** What somebody types to find submissions, as a query of their words (see `submission_words` in `0012-inbox.sql`). */

const LONGEST = 200;
const MOST_WORDS = 12;

/**
 * A `tsquery` that finds what has all of the words, or words that begin so; undefined where there is no word. Digits with gaps
 * between them (a telephone number) are found without them, too.
 */
export function searchQuery(typed: string): string | undefined {
  const plain = typed
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const last = Math.min(words.length, MOST_WORDS) - 1;
  const all = words
    .slice(0, MOST_WORDS)
    // Of a number in parts only the last is still being typed: beginnings of the others would be those of every number.
    .map((word, index) => (index < last && /^\d+$/.test(word) ? word : beginning(word)))
    .join(' & ');
  const digits = plain.replace(/[\s()+./-]/g, '');
  return words.length > 1 && /^\d{6,}$/.test(digits) ? `(${all}) | ${beginning(digits)}` : all;
}

function beginning(word: string): string {
  return `${word}:*`;
}
