/** What somebody types to find submissions, as a query of their words (see `submission_words` in `0012-inbox.sql`). */
import { type SQL, sql } from 'drizzle-orm';

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

/**
 * The condition that a submission has the words of a `tsquery`, and is one of this brand. So written that the index of
 * `0020-words-of-a-brand.sql` is found, in which the brand is a word: no text holds one that begins with @.
 */
export function hasWords(query: string, brandId?: string): SQL {
  const words = sql`(submissions.words || array_to_tsvector(array['@' || submissions.brand_id]))`;
  const asked = sql`to_tsquery('simple', ${query})`;
  if (brandId === undefined) return sql`${words} @@ ${asked}`;
  const quoted = `'@${brandId.replace(/['\\]/g, '$&$&')}'`;
  return sql`${words} @@ (${asked} && ${quoted}::tsquery)`;
}

function beginning(word: string): string {
  return `${word}:*`;
}
