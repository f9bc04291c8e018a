import { randomInt } from 'node:crypto';

/** Without what is taken for another letter or digit where it is typed from paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 6;

/** So many different codes; 900 million there are, and few of them know a brand's. */
export function makeCodes(count: number): string[] {
  const made = new Set<string>();
  while (made.size < count) made.add(Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''));
  return [...made];
}
