/** Finds known phrases in a row of words. */

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
