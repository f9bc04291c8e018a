/** Mends misspelt words by the words that a brand and our topics know. */
import { plainWords } from './plain-words.ts';
import { editDistance } from './words.ts';

export type Speller = (word: string) => string;

/** How many edits a word of that length may be away from what was meant. */
const patience = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * A function that answers a known word with itself, a misspelt one with the nearest known one, and any other with itself.
 *
 * @param preferred words that win over others that are as near (those of our topics)
 */
export function makeSpeller(preferred: Iterable<string>, others: Iterable<string>): Speller {
  const known = new Set([...preferred, ...others]);
  const favoured = new Set(preferred);
  const byLength = new Map<number, string[]>();
  for (const word of [...favoured, ...known]) {
    if (word.length < 4 || !/^\p{L}+$/u.test(word)) continue;
    const same = byLength.get(word.length);
    if (same) same.push(word);
    else byLength.set(word.length, [word]);
  }
  return (word) => {
    const limit = patience(word.length);
    if (limit === 0 || word.length > 30 || known.has(word) || plainWords.has(word) || !/^\p{L}+$/u.test(word))
      return word;
    let best = word;
    let least = limit + 1;
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        // Short words are near too many others: their beginning must be right.
        if (word.length < 6 && candidate[0] !== word[0]) continue;
        const distance = editDistance(word, candidate, Math.min(limit, least - 1));
        if (distance < least) {
          least = distance;
          best = candidate;
        }
      }
    }
    return best;
  };
}
