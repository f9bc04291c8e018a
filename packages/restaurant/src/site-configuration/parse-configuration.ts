/** Of lists and objects, each of which takes up to a hundred bytes of memory, and more where no other has the same fields. */
const MOST_CONTAINERS = 4_000_000;

/**
 * The JSON value of a configuration's text.
 *
 * @throws SyntaxError where it is no JSON; RangeError where it has millions of lists and objects, which no restaurant needs
 */
export function parseConfiguration(text: string): unknown {
  if (hasMoreContainers(text, MOST_CONTAINERS)) {
    throw new RangeError(`it has more than ${MOST_CONTAINERS.toLocaleString('en')} lists and objects`);
  }
  return JSON.parse(text);
}

/** The same; undefined where it is none. */
export function readableConfiguration(text: string): unknown {
  try {
    return parseConfiguration(text);
  } catch {
    return undefined;
  }
}

function hasMoreContainers(text: string, most: number): boolean {
  // Each takes two characters at least.
  if (text.length < 2 * most) return false;
  let containers = 0;
  for (let at = 0; at < text.length && containers <= most; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfQuoted(text, at);
    else if (character === '[' || character === '{') containers += 1;
  }
  return containers > most;
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
