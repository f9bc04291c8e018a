/** Mends misspelt words by the words that a brand and our topics know. */
import { plainWords } from './plain-words.ts';
import { editDistance } from './words.ts';

export type Speller = (word: string) => string;

/** How many edits a word of that length may be away from what was meant. */
const patience = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);
const mostRemembered = 2_000;

/**
 * A function that answers a known word with itself, a misspelt one with the nearest known one, and any other with itself.
 *
 * @param preferred words that win over others that are as near (those of our topics)
 */
export function makeSpeller(preferred: Iterable<string>, others: Iterable<string>): Speller {
  const favoured = new Set(preferred);
  const known = new Set([...favoured, ...others]);
  const spellable = [...known].filter((word) => word.length >= 4 && /^\p{L}+$/u.test(word));
  const byBeginning = Map.groupBy(spellable, (word) => word[0] ?? '');
  const ownByBeginning = Map.groupBy(
    spellable.filter((word) => !favoured.has(word)).sort((a, b) => a.length - b.length),
    (word) => word.slice(0, 4),
  );
  const remembered = new Map<string, string>();

  function mend(word: string): string {
    const limit = patience(word.length);
    // The beginning of a longer word of the brand's own: `guac`.
    const begun = ownByBeginning
      .get(word.slice(0, 4))
      ?.find((candidate) => candidate.length >= word.length + 2 && candidate.startsWith(word));
    let best = begun ?? word;
    let least = begun === undefined ? limit + 1 : 1;
    // The first letter is right, or it was left out, doubled or swapped with the second.
    for (const letter of new Set([word[0] ?? '', word[1] ?? ''])) {
      for (const candidate of byBeginning.get(letter) ?? []) {
        if (word.length < 6 && candidate[0] !== word[0]) continue;
        const distance = editDistance(word, candidate, Math.min(limit, least - 1));
        if (distance < least) {
          least = distance;
          best = candidate;
        }
      }
    }
    return best;
  }

  return (word) => {
    if (patience(word.length) === 0 || word.length > 30 || known.has(word) || plainWords.has(word)) return word;
    if (!/^\p{L}+$/u.test(word)) return word;
    const before = remembered.get(word);
    if (before !== undefined) return before;
    const mended = mend(word);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, mended);
    return mended;
  };
}
