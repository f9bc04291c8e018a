/** Longer than any word that people write, and short enough to be laid out in no time. */
const LONGEST_WORD = 400;
const LONG_WORD = new RegExp(`[^\\s"]{${LONGEST_WORD}}`);

/**
 * Whether a text of the configuration holds an unbroken word of absurd length. Chromium shapes the rest of a kerned word
 * anew for each line that it breaks it into: 10,000 letters cost a second each time they are shown.
 */
export function hasLongWord(configuration: object): boolean {
  return LONG_WORD.test(JSON.stringify(configuration));
}
