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

/** Words of names of regions and parts of towns, which are not misspelt. */
export const regionWords: readonly string[] =
  'ontario quebec alberta manitoba saskatchewan columbia scotia brunswick capitol hyde'.split(' ');

const SAYS_WHEN =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[ap]m|and|or|is|are|the|one|at|on|in|for|of|to|from|what|which|how|about|ok|so|too|then|please|hi|hey|open\w*|close\w*|closing|shut|hours?|times?|till?|until|late|early|now|today|tonight|tomorrow|next|this|still|right|after|before|day|eve|year|years|new|morning|noon|afternoon|evening|night|midnight|weeks?|weekends?|weekdays?|\w+days?|christmas|xmas|thanksgiving|easter|halloween|boxing|nye|kitchen|phone|number|address|parking|dogs?|rating|reviews?|people|bar|patio|pickup|delivery|brunch|lunch|dinner|breakfast|happy|jan\w*|feb\w*|march|april|june|july|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)$/;

/** Whether a word stands beside no others than such as say when, or what of a place is asked: `christmas eve fort`, `pike on sunday`. */
export const isTimed = (words: readonly string[], word?: string) =>
  words.every((other) => other === word || SAYS_WHEN.test(other));

/** Whether a short word, or one that many texts have, is said of a place: `at fort`, `the market one`, `pizza at the market`. */
export const isPointedAt = (text: string, word: string) =>
  new RegExp(
    `\\b(?:at|meant|mean|chez|rue|calle) ${word}\\b|\\b(?:at|in|from) the ${word}$|\\b(?:the|your|ur|our) ${word} (?:one|location|store|shop|spot|stall|branch)\\b`,
  ).test(text);
