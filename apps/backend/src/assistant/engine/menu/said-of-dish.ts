/** What the words that speak of a dish of an order say: in which sizes, how many. */
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Dish } from '../knowledge/dishes.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { ASKS_HOW_BIG } from '../vocabulary/menu-words.ts';
import * as words from '../vocabulary/order-words.ts';
import { type Part, type Token, timesIn } from './named-in-order.ts';
import * as sizes from './sizes.ts';

/** A line as it is said. */
export interface Said {
  words: readonly string[];
  size?: DishVariant;
  count?: number;
  /** What is counted, where that is said. */
  unit?: string;
}

/** How often, where that is said within a row of words. */
function timesWithin(from: number, to: number, tokens: readonly Token[]): Pick<Said, 'count'> {
  const count = timesIn(tokens.slice(from, to).findLast(({ word }) => timesIn(word) !== undefined)?.word);
  return count === undefined ? {} : { count };
}

/** Whether `x 2` is so many of the dish, and not of what is added: `extra dip x 2 and 12 wings`, `12 wings and extra dip x 2`. */
function countsDish({ from, to }: { from: number; to: number }, { tokens, called }: Part): boolean {
  if (called === undefined || (called.from >= from && called.from < to)) return true;
  const before = tokens.slice(0, from).map(({ word }) => word);
  return called.from < from && before.some((word) => words.ADDS.test(word));
}

/** The lines of a part: one for each size that is said in it; what names no other size goes with the one before. */
export function saidIn(part: Part, dish: Dish): Said[] {
  const { called } = part;
  const tokens = numbersOfSizes(part.tokens, dish);
  const isCalled = (at: number) => called !== undefined && at >= called.from && at < called.to;
  const stems = tokens.map(({ stem }, at) => (isCalled(at) ? '' : stem));
  const starts = tokens.flatMap(({ word }, at) => (words.CONNECTS.test(word) && !isCalled(at) ? at : []));
  const said = sizesOfPart(tokens, stems, dish);
  const pieces = [0, ...starts].flatMap((from, index): Said[] => {
    const to = starts[index] ?? tokens.length;
    const isOfDish = countsDish({ from, to }, { tokens, called });
    const own = {
      words: tokens.slice(from, to).flatMap(({ word }) => (timesIn(word) !== undefined && isOfDish ? [] : word)),
    };
    const times = isOfDish ? timesWithin(Math.max(from, called?.to ?? 0), to, tokens) : {};
    const here = sizesWithin(from, to, stems, said, dish);
    const about =
      called && called.from >= from && called.from < to ? countAbout(called, withoutSizes(stems, here)) : {};
    if (here.length === 0) return [{ ...own, ...times, ...about }];
    return here.map(({ variant, at }, index) => {
      const often = timesWithin(at, here[index + 1]?.at ?? to, tokens);
      return { ...own, ...about, ...countBefore(at, stems), ...often, size: variant };
    });
  });
  const lines: Said[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    // `A pitcher and 3 glasses of lager`, which is sold by no glass.
    const isOther = last?.count === undefined && piece.count !== undefined && piece.words[0] === 'and';
    if (!last || (last.size && (piece.size || isOther))) lines.push(piece);
    else Object.assign(last, piece, { words: [...last.words, ...piece.words], count: piece.count ?? last.count });
  }
  return lines;
}

/** `Two single scoops`, of scoops that are sold by one and by two. */
function numbersOfSizes(tokens: readonly Token[], { variants = [] }: Dish): readonly Token[] {
  const sized = new Set(variants.flatMap(({ name }) => sizes.sizeStems(name)));
  return tokens.map((token) => {
    const number = words.SO_MANY_FOLD[token.stem];
    return number !== undefined && sized.has(number) && !sized.has(token.stem) ? { ...token, stem: number } : token;
  });
}

/**
 * The sizes that are said in a part, some of whose words are the dish's own: `full tray ziti`, of a ziti tray.
 *
 * @param stems without those that name the dish
 */
function sizesOfPart(tokens: readonly Token[], stems: readonly string[], dish: Dish): readonly sizes.SizeAt[] {
  const { variants = [] } = dish;
  // `3 gelato 2 scoops`, of which two are a size: a number before the name is how many.
  const isCount = ({ at, own }: sizes.SizeAt) => stems[at + own.length] === '' && sizes.numberIn(own[0]) !== undefined;
  const told = sizes.sizesIn(variants, stems, true).filter((one, _, all) => all.length < 2 || !isCount(one));
  const plain = sizes.sizesIn(variants, stems);
  const apart = told.length === 0 && plain.length === 0 ? sizes.sizeSaidApart(variants, stems) : undefined;
  if (apart) return [apart];
  if (told.length > 1 && told.length > plain.length) return told;
  if (plain.length > 0) return plain;
  const all = tokens.map(({ stem }) => stem);
  const isMore = ({ at, own }: sizes.SizeAt) => stems.slice(at, at + own.length).some((stem) => stem !== '');
  const named = sizes.sizesIn(variants, all).filter(isMore);
  const byWord = named.length > 0 ? undefined : sizes.sizeByWord(dish, stems);
  return byWord ? [byWord] : named;
}

const withoutSizes = (stems: readonly string[], sized: readonly sizes.SizeAt[]) =>
  stems.map((stem, at) => (sized.some(({ at: from, own }) => at >= from && at < from + own.length) ? 'regular' : stem));

/** The sizes that are said in a row of words; else the largest or the smallest that is asked for there. */
function sizesWithin(from: number, to: number, stems: readonly string[], said: readonly sizes.SizeAt[], dish: Dish) {
  const here = said.filter(({ at }) => at >= from && at < to);
  const own = stems.slice(from, to);
  const variant = here.length > 0 || ASKS_HOW_BIG.test(own.join(' ')) ? undefined : sizes.extremeIn(dish, own);
  return variant ? [{ variant, at: from + sizes.bigAt(own), own: ['large'] }] : here;
}

/** How many stand before a word, also `two dozen`, `2 x 6`; how many pieces, where these are counted. */
function countBefore(at: number, stems: readonly string[]): Pick<Said, 'count' | 'unit'> {
  let number = at - 1;
  while (words.COUNTS_WITH.test(stems[number] ?? '')) number -= 1;
  const count = sizes.numberIn(stems[number]);
  const isAmount = [words.BEFORE_AMOUNTS, words.IS_MONTH].some((one) => one.test(stems[number - 1] ?? ''));
  if (count === undefined || isAmount) return {};
  if (number + 1 < at && words.OTHER_UNITS.test(stems[number + 1] ?? '')) return {};
  const dozens = stems[number] === 'twelve' ? sizes.numberIn(stems[number - 1]) : undefined;
  return { count: count * (dozens ?? 1), unit: stems.slice(number + 1, at).find((stem) => words.UNIT.test(stem)) };
}

/** How many of a dish are said before or behind its name: `2 crispy tacos`, `tacos x 2`, `tacos twice`. */
function countAbout({ from, to }: { from: number; to: number }, stems: readonly string[]): Partial<Said> {
  const next = stems[to] ?? '';
  const behind = words.TIMES[next] ?? timesIn(next);
  if (behind !== undefined) return { count: behind };
  const before = countBefore(from, stems);
  // `Chicken satay 6 and beef satay 12`
  const number =
    before.count === undefined && words.ENDS_LINE.test(stems[to + 1] ?? 'and') ? sizes.numberIn(next) : undefined;
  if (number !== undefined) return { count: number };
  return before.count === undefined && isFreeWord(stems[from - 1]) ? countBefore(from - 1, stems) : before;
}

/** Whether a word may stand between a number and what it counts. */
const isFreeWord = (stem = '') => stem !== '' && !isFiller(stem) && !words.CONNECTS_DISHES.test(stem);
