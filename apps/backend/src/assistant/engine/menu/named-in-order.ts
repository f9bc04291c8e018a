/** Where the dishes of an order are named, and which words speak of each. */
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import * as words from '../vocabulary/order-words.ts';
import { meaningsOf } from './meanings.ts';
import * as sizes from './sizes.ts';

/** A word of the question: as sizes are compared, and as all that it may be in a name. */
export interface Token {
  word: string;
  stem: string;
  stems: readonly string[];
}

/** Where a dish is named. */
export interface Mention {
  dish: Dish;
  from: number;
  to: number;
  /** How much of its name is said, from 0 to 1. */
  share: number;
}

/** Words of the question that speak of one line, those that name the dish at `called`. */
export interface Part {
  tokens: readonly Token[];
  called?: { from: number; to: number };
}

export function tokensOf({ text, wish }: Request): Token[] {
  const plain = text
    .replace(words.SHARED_OUT, '')
    .replace(words.AGED, '')
    .replace(words.CALLED_BY_NUMBER, '')
    .replace(/\bhalf (?:a )?dozen\b/g, 'six')
    .replace(words.AND_A_HALF, (_, number = '', unit) => `${(sizes.numberIn(number) ?? 1) + 0.5} ${unit}`)
    .split(' ')
    .filter((word) => !words.ARTICLES.test(word));
  return withTimes(plain).map((word) => {
    const stem = sizes.sizeStem(word);
    const own = stemsOf(word);
    return { word, stem, stems: [stem, ...own, ...own.flatMap((one) => stemsOf(wish.typed.get(one) ?? ''))] };
  });
}

/** `Fries large x 2`: how often, as one word, which is no size and counts nothing behind it; of `x 2 fries`, a number before them. */
function withTimes(plain: readonly string[]): string[] {
  const isTimes = (at: number) => plain[at] === 'x' && sizes.numberIn(plain[at + 1]) !== undefined;
  const isBefore = (at: number) => isTimes(0) || words.CONNECTS_DISHES.test(plain[at - 1] ?? '');
  // `2 x 6 wings`
  const isOfPieces = (at: number) =>
    sizes.numberIn(plain[at - 1]) !== undefined && !words.CONNECTS_DISHES.test(plain[at + 2] ?? 'and');
  return plain.flatMap((word, at) => {
    if (isTimes(at) && !isOfPieces(at)) return isBefore(at) ? [] : [`x${sizes.numberIn(plain[at + 1])}`];
    return isTimes(at - 1) && !isOfPieces(at - 1) && !isBefore(at - 1) ? [] : [word];
  });
}

/** How often, where a word says that and nothing else. */
export const timesIn = (word = '') => sizes.numberIn(words.SO_OFTEN.exec(word)?.[1]);

/** By which words of a question a dish is called, as stems in the order of the alphabet; empty where it is meant by none of its name. */
export function wordsCalling(name: string, text: string): string {
  const said = new Set(stemsOf(text).filter((stem) => !isFiller(stem)));
  return stemsOf(name)
    .filter((stem) => said.has(stem))
    .sort()
    .join(' ');
}

/** The dishes that are named, in their order; where several may be meant, the one of which more is said. */
export function mentionsIn(tokens: readonly Token[], dishes: readonly Dish[]): Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const [best] = dishes
      .flatMap((dish) => mentionAt(from, tokens, dish))
      .sort((a, b) => b.worth - a.worth || b.share - a.share);
    if (!best) continue;
    const shared = dishes.flatMap((dish) => mentionAt(from, tokens, dish)).filter(({ worth }) => worth === best.worth);
    const told = shared.length > 1 ? toldBehind(best, shared, tokens) : best;
    const meant = told ?? best;
    const isOpen = !told && isNamedBehind(best, shared, tokens);
    if (!isOpen && (meant.dish !== found.at(-1)?.dish || isCountedAgain(meant, tokens))) found.push(meant);
    from = best.to - 1;
  }
  return found;
}

/** `Satay 12 beef 6 chicken`: what several are called by stands for none of them where each is named behind it. */
const isNamedBehind = ({ to }: Mention, shared: readonly Mention[], tokens: readonly Token[]) =>
  shared.every(({ dish }) =>
    tokens.some(
      (_, at) =>
        at >= to &&
        mentionAt(at, tokens, dish).length > 0 &&
        !shared.some((other) => other.dish !== dish && mentionAt(at, tokens, other.dish).length > 0),
    ),
  );

/** `1 salad small 2 salad large`, `quarter chicken rice and half chicken rice`: a dish that is named twice, each time behind how much of it. */
function isCountedAgain({ from, dish: { variants = [] } }: Mention, tokens: readonly Token[]): boolean {
  const before = tokens[from - 1]?.stem ?? '';
  return sizes.numberIn(before) !== undefined || variants.some(({ name }) => sizes.sizeStems(name)[0] === before);
}

/** `4 sausage links jalapeno`: of those that share a word the one of which more is said behind it. */
function toldBehind(best: Mention, shared: readonly Mention[], tokens: readonly Token[]): Mention | undefined {
  const behind = tokens.slice(best.to);
  const end = behind.findIndex(({ word }) => words.CONNECTS_DISHES.test(word) || words.ORDERED.test(word));
  const said = behind.slice(0, end === -1 ? undefined : end).flatMap(({ stems }) => stems);
  const named = new Set(tokens.slice(best.from, best.to).flatMap(({ stems }) => stems));
  const isTold = ({ dish }: Mention) =>
    sizes.sizeStems(dish.name).some((stem) => !isFiller(stem) && !named.has(stem) && said.includes(stem));
  const [only, another] = shared.filter(isTold);
  return another === undefined ? only : undefined;
}

/** `6 cardamom buns`, of cardamom knots and shrove buns: of words in a row that each name a part of another dish of one kind the rarer one tells. */
export function withoutBeside(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  { knowledge, wish }: Request,
): Mention[] {
  const isOfSame = (one: Mention, next: Mention) =>
    one.to === next.from &&
    !wish.begun.has(tokens[next.from]?.word ?? '') &&
    one.share < 1 &&
    next.share < 1 &&
    one.dish.category === next.dish.category;
  const calledSo = ({ from, to }: Mention) =>
    Math.min(...tokens.slice(from, to).map(({ stem }) => knowledge.index.having(stem, 'name').length));
  return mentions.filter((one, at) => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    const isLess = before && isOfSame(before, one) && calledSo(one) >= calledSo(before);
    return !isLess && !(next && isOfSame(one, next) && calledSo(next) < calledSo(one));
  });
}

/** Whether a name may begin with a word: a number only that which begins it, `2 combo 2`, `two knots and a two-litre`; no half of `half a pound`. */
function mayBegin(at: number, tokens: readonly Token[], own: readonly string[]): boolean {
  const [first = '', next] = tokens.slice(at, at + 2).map(({ stem }) => stem);
  const isNumber = sizes.numberIn(first) !== undefined;
  const isPart = words.PART.test(first) && words.OTHER_UNITS.test(next ?? '');
  if (!isNumber && !isPart) return true;
  // `8 inch cake`, of a cake that is called so.
  const isMeasure = isNumber && words.OTHER_UNITS.test(next ?? '') && `${own.join(' ')} `.includes(`${first} ${next} `);
  if (isMeasure) return true;
  const behind = (tokens[at + 1]?.stems ?? []).filter((stem) => stem !== first && own.includes(stem));
  const isNext = own.length < 2 || behind.length > 0;
  // `3 dango`, of three-colour dango, are so many.
  const isCount = own.length > 2 && !behind.includes(own[1] ?? '');
  return isNext && (isPart || (own[0] === first && !isCount));
}

/** A dish that is named from there on, by how many of its words and how much of its name. */
function mentionAt(from: number, tokens: readonly Token[], dish: Dish) {
  const own = sizes.sizeStems(dish.name);
  const open = new Set(own.filter((stem) => !words.JOINS.test(stem)));
  const all = open.size;
  const stemAt = (at: number) => tokens[at]?.stems.find((stem) => open.has(stem));
  if (!mayBegin(from, tokens, own)) return [];
  let [to, worth] = [from, 0];
  for (let stem = stemAt(to); stem !== undefined; stem = stemAt(to)) {
    open.delete(stem);
    // `6 oz` alone is no steak of 40.
    worth += isFiller(stem) || words.OTHER_UNITS.test(stem) ? 0.1 : 1;
    to += 1;
    // `The boxed lunch and the big boxed lunch` are two; `fish and chips` is one.
    const isJoined = worth === 1 || words.JOINS_NAME.test(dish.name);
    // `Dango and 3 boba`, of a three-colour dango: a number behind counts what follows it.
    const next = words.JOINS.test(tokens[to]?.word ?? '') ? stemAt(to + 1) : undefined;
    if (isJoined && next !== undefined && sizes.numberIn(next) === undefined) to += 1;
  }
  return worth < 1 ? [] : [{ dish, from, to, worth, share: worth / all }];
}

/** The words that speak of a dish: those about each of its mentions; all where no other dish is named. */
export function partsOf(dish: Dish, tokens: readonly Token[], mentions: readonly Mention[]): Part[] {
  const own = mentions.filter((mention) => mention.dish === dish);
  if (own.length === 0) return [describedBy(dish, mentions.length === 0 ? tokens : besides(tokens, mentions))];
  return own.map((mention) => {
    const at = mentions.indexOf(mention);
    const start = at === 0 ? 0 : cutBefore(at, tokens, mentions);
    const end = at === mentions.length - 1 ? tokens.length : cutBefore(at + 1, tokens, mentions);
    return { tokens: tokens.slice(start, end), called: { from: mention.from - start, to: mention.to - start } };
  });
}

/** `Three cokes`, of a fountain soda that says that it may be one. */
function describedBy({ name, description = '', category = '', variants = [] }: Dish, tokens: readonly Token[]): Part {
  const told = new Set(sizes.sizeStems(`${name} ${description} ${category}`));
  const sized = new Set(variants.flatMap(({ name }) => sizes.sizeStems(name)));
  const isTold = ({ stem }: Token) =>
    !isFiller(stem) && !sized.has(stem) && [stem, ...meaningsOf(stem)].some((one) => told.has(one));
  // `Half a dozen with 2 jalapeno`: so many of what is added.
  const added = tokens.findIndex(({ word }) => words.ADDS.test(word));
  const at = tokens
    .slice(0, added === -1 ? undefined : added)
    .findIndex((token) => isTold(token) && sizes.numberIn(token.stem) === undefined);
  return { tokens, called: at === -1 ? undefined : { from: at, to: at + 1 } };
}

/** The words between connecting ones that name no dish: `and a half rack`. */
function besides(all: readonly Token[], mentions: readonly Mention[]): Token[] {
  // `Chicken with three sides and a side of mac`: what is a size of another is none of this.
  const isOfOther = (at: number) => mentions.some(({ dish }) => isWithinSize(at, all, dish));
  const tokens = all.map((token, at) => (isOfOther(at) ? { word: '', stem: '', stems: [] } : token));
  const starts = tokens.flatMap(({ word }, at) => (words.CONNECTS_DISHES.test(word) ? at : []));
  return [0, ...starts].flatMap((from, index) => {
    const to = starts[index] ?? tokens.length;
    return mentions.some((mention) => mention.from < to && mention.to > from) ? [] : tokens.slice(from, to);
  });
}

/** Where the words of one mention begin, behind those of the one before. */
function cutBefore(at: number, tokens: readonly Token[], mentions: readonly Mention[]): number {
  const [start, end] = [mentions[at - 1]?.to ?? 0, mentions[at]?.from ?? 0];
  const between = tokens.slice(start, end);
  // `Butter chicken x 2 garlic naan`: the number belongs to what stands before it.
  const times = between.findLastIndex(({ word }) => timesIn(word) !== undefined);
  const connected = between.findLastIndex(({ word }) => words.CONNECTS_DISHES.test(word));
  if (times > connected) return start + times + 1;
  // `Cod and chips two pieces small chips`: a size that only the first is sold in.
  const stems = between.map(({ stem }) => stem);
  const [own, other] = [at - 1, at].map((one) => sizes.sizesIn(mentions[one]?.dish.variants ?? [], stems)[0]);
  // `Chicken with two sides, meatloaf with three`
  if (own?.at === connected && words.ADDS.test(own.own[0] ?? '')) return start + connected + own.own.length;
  if (connected !== -1) return start + connected;
  // `3 roti 2 teh`, of roti that is sold by two: each number stands before what it counts.
  const isCounted = sizes.numberIn(tokens[(mentions[at - 1]?.from ?? 0) - 1]?.stem) !== undefined;
  if (isCounted && sizes.numberIn(stems.at(-1)) !== undefined) return end - 1;
  return own?.at === 0 && other?.at !== 0 ? start + own.own.length : start;
}

/** Whether a word is one of several that name a size of a dish. */
export function isWithinSize(at: number, tokens: readonly Token[], { variants = [] }: Dish): boolean {
  const stems = tokens.map(({ stem }) => stem);
  return sizes
    .sizesIn(variants, stems)
    .some((one) => one.own.length > 1 && at >= one.at && at < one.at + one.own.length);
}
