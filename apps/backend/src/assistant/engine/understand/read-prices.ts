/** The bounds of price that a question names. `Under $9` leaves out what costs exactly that, `up to $9` does not. */
import type { Text } from '../language/read-text.ts';
import type { Wish } from '../menu/wish.ts';

type Bounds = Pick<Wish, 'most' | 'least'>;

const below = /\b(?:under|below|less than|cheaper than|beneath|inferior to)$/;
const upTo =
  /\b(?:no more than|not more than|up to|max|maximum|at most|within|budget of|budget is|spend|only have|i have|i got|have only|for only|for around|only)$/;
const above = /\b(?:over|above|more than|dearer than)$/;
const from = /\b(?:at least|from|min|minimum|starting at)$/;

export function readPrices({ words }: Text): Bounds {
  const plain = words.map((word) => word.plain);
  for (const [index, word] of plain.entries()) {
    const amount = amountOf(word);
    if (amount === undefined) continue;
    const before = plain.slice(Math.max(0, index - 3), index).join(' ');
    const bounds = boundsAt(amount, before, plain, index, /^[$£€]/.test(word));
    if (bounds) return bounds;
  }
  return {};
}

function boundsAt(
  amount: number,
  before: string,
  plain: readonly string[],
  index: number,
  marked: boolean,
): Bounds | undefined {
  const [next = '', afterNext = ''] = plain.slice(index + 1, index + 3);
  if (!marked && /^(?:people|persons?|guests|of|min\w*|hours?|km|miles?|years?|pm|am|x|days?)$/.test(next))
    return undefined;
  const other = amountOf(afterNext);
  if (/\b(?:between|from)$/.test(before) && /^(?:and|to)$/.test(next) && other !== undefined)
    return { least: { amount, inclusive: true }, most: { amount: other, inclusive: true } };
  if (below.test(before)) return { most: { amount, inclusive: false } };
  if (above.test(before) && marked) return { least: { amount, inclusive: false } };
  if (from.test(before) && marked) return { least: { amount, inclusive: true } };
  if (/\b(?:around|about)$/.test(before) && marked) return { most: { amount: amount * 1.15, inclusive: true } };
  if (
    upTo.test(before) ||
    /^or (?:less|under|cheaper)/.test(`${next} ${afterNext}`) ||
    /^(?:max|budget|tops)$/.test(next)
  )
    return { most: { amount, inclusive: true } };
  return marked && /\b(?:for|with|got|of|have)$/.test(before) ? { most: { amount, inclusive: true } } : undefined;
}

/** `$9.50`, `9,50`, `15`. */
function amountOf(word: string): number | undefined {
  const digits = /^[$£€]?(\d{1,4}(?:[.,]\d{1,2})?)$/.exec(word)?.[1];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
}
