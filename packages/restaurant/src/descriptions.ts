/** After how many characters a menu item's description is cut. */
const DESCRIPTION_LIMIT = 120;

/** What is longer is no word of people. */
const LONGEST_WORD = 30;

/**
 * The beginning of a description, for '+ more': as many whole words as the limit holds. Characters are code points, so no
 * emoji is cut in two.
 *
 * @returns `cut` tells whether anything is missing from `short`
 */
export function cutDescription(text: string, limit: number = DESCRIPTION_LIMIT): { short: string; cut: boolean } {
  if (text.length <= limit) return { short: text, cut: false };
  let end = 0;
  let count = 0;
  for (const character of text) {
    if (count === limit) return { short: wholeWords(text, end), cut: true };
    end += character.length;
    count += 1;
  }
  return { short: text, cut: false };
}

/** The beginning of a text up to a place, or to the end of the word before where the place is within a word. */
function wholeWords(text: string, end: number): string {
  const head = text.slice(0, end);
  const isWithin = /\S/.test(text.charAt(end));
  const space = isWithin ? head.slice(-LONGEST_WORD).search(/\s\S*$/) : -1;
  return (space < 0 ? head : head.slice(0, Math.max(0, end - LONGEST_WORD) + space)).trimEnd();
}

/** The paragraphs of a text, which its line breaks separate; never an empty one. */
export function paragraphs(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
