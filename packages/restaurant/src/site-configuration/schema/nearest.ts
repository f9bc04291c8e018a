/** Which known name a misspelt one is meant to be. */

/** Longer ones are no slips of the finger. */
const LONGEST = 40;
/** Of so many letters one may be wrong. */
const LETTERS_A_SLIP = 4;
/** In names shorter than this a wrong first letter makes another word. */
const SHORT = 7;

/**
 * The known name that differs least: in case, signs, or in one letter of four (one added, left out, replaced, or two
 * swapped). Undefined where none is near enough to be meant: no hint is better than a silly one.
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  if (written.length > LONGEST) return undefined;
  const plain = plainly(written);
  if (plain === '') return undefined;
  let best: { name: string; slips: number } | undefined;
  for (const name of known) {
    const other = plainly(name);
    const most = Math.floor(Math.max(plain.length, other.length) / LETTERS_A_SLIP);
    if (Math.abs(plain.length - other.length) > most) continue;
    if (plain[0] !== other[0] && plain.length < SHORT) continue;
    const slips = slipsBetween(plain, other);
    if (slips <= most && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { name, slips };
  }
  return best?.name;
}

function plainly(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The distance of Damerau and Levenshtein, where no part is changed twice. */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const at = (line: readonly number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY;
      let least = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1));
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && swapped) least = Math.min(least, at(before, column - 2) + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return above[b.length] ?? Number.POSITIVE_INFINITY;
}
