/** A value takes up to a hundred bytes of memory: more of them than this would take more than many machines have. */
const MOST_VALUES = 4_000_000;

/**
 * The JSON value of a configuration's text.
 *
 * @throws SyntaxError where it is no JSON; RangeError where it has millions of values, which no restaurant needs
 */
export function parseConfiguration(text: string): unknown {
  if (hasMoreValues(text, MOST_VALUES)) {
    throw new RangeError(`it has more than ${MOST_VALUES.toLocaleString('en')} values`);
  }
  return JSON.parse(text);
}

/** Every value but the first of a list or of an object stands behind a comma. */
function hasMoreValues(text: string, most: number): boolean {
  // With its comma, each takes two characters at least.
  if (text.length < 2 * most) return false;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfQuoted(text, at);
    else if (character === ',' || character === '[' || character === '{') values += 1;
    if (values > most) return true;
  }
  return false;
}

/** Where the quoted text that begins here ends; the length of the text where it does not. */
function endOfQuoted(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - escapes - 1] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
