/** Words of addresses and of the names of places. */
export const streetKinds = new Set(
  'st street ave avenue rd road blvd boul boulevard rue dr drive w e n s west east north south est ouest nord sud o'.split(
    ' ',
  ),
);
export const regions: Record<string, string[]> = {
  ON: ['ontario'],
  QC: ['quebec province', 'province of quebec'],
  BC: ['british columbia', 'bc'],
  AB: ['alberta'],
  MB: ['manitoba'],
  SK: ['saskatchewan'],
  NS: ['nova scotia'],
  NB: ['new brunswick'],
  NL: ['newfoundland'],
  PE: ['prince edward island', 'pei'],
};

/** Words of which no location is known by itself. */
export const commonPlaceWords = new Set(
  'north south east west street avenue market downtown main lower upper centre center square mall plaza place airport central village saint drive garden gardens hill road square grand king queen water point beach exchange junction station park'.split(
    ' ',
  ),
);

/** Words of regions' names, which are not misspelt. */
export const regionWords: readonly string[] =
  'ontario quebec alberta manitoba saskatchewan columbia scotia brunswick'.split(' ');

/** Whether a short word, or one that many texts have, is said of a place: `at fort`, `the market one`, `pizza at the market`. */
export const isPointedAt = (text: string, word: string) =>
  new RegExp(
    `\\b(?:at|meant|mean|chez|rue|calle) ${word}\\b|\\b(?:at|in|from) the ${word}$|\\bthe ${word} (?:one|location|store|shop|spot|stall|branch)\\b`,
  ).test(text);
