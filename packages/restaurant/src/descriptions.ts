/** After how many characters a menu item's description is cut. */
const DESCRIPTION_LIMIT = 120;

/**
 * The beginning of a description, for '+ more'. Characters are code points, so no emoji is cut in two.
 *
 * @returns `cut` tells whether anything is missing from `short`
 */
export function cutDescription(text: string, limit: number = DESCRIPTION_LIMIT): { short: string; cut: boolean } {
  if (text.length <= limit) return { short: text, cut: false };
  let end = 0;
  let count = 0;
  for (const character of text) {
    if (count === limit) return { short: text.slice(0, end).trimEnd(), cut: true };
    end += character.length;
    count += 1;
  }
  return { short: text, cut: false };
}

/** The paragraphs of a text, which its line breaks separate; never an empty one. */
export function paragraphs(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
