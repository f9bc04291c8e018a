/** Longer than any word that people write, and short enough to be laid out in no time. */
const LONGEST_WORD = 400;

/**
 * Whether a text of the configuration holds an unbroken word of absurd length. Chromium shapes the rest of a kerned word
 * anew for each line that it breaks it into: 10,000 letters cost a second each time they are shown.
 */
export function hasLongWord(configuration: object): boolean {
  // What several places share is looked at once.
  const waiting = new Set<object>([configuration]);
  for (const value of waiting) {
    for (const part of Object.values(value)) {
      if (typeof part === 'object' && part !== null) waiting.add(part);
      else if (typeof part === 'string' && isLong(part)) return true;
    }
  }
  return false;
}

function isLong(text: string): boolean {
  return text.length >= LONGEST_WORD && text.split(/\s+/).some(({ length }) => length >= LONGEST_WORD);
}
