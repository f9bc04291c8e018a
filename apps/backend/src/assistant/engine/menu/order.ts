/** What is asked for as an order: each line a dish in its size, with what is added to it, and how many of it. */
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Ordered } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { ASKS_HOW_BIG, COMBO, PER_PERSON, SO_MANY_EATERS } from '../vocabulary/menu-words.ts';
import * as words from '../vocabulary/order-words.ts';
import { IS_SHARED } from '../vocabulary/slot-words.ts';
import { forChildren, paysByAge } from './child-rates.ts';
import { comboCharge } from './combos.ts';
import { MOST_NAMED } from './dish-text.ts';
import { addOnsSaid, extrasTold, withoutExtras } from './extras.ts';
import { atHappyHour } from './happy-hour.ts';
import { meaningsOf } from './meanings.ts';
import * as sizes from './sizes.ts';
import { isBesideOthers, orderedAs } from './wish.ts';

/** One dish at each of its prices. */
type Same = readonly [Dish, ...Dish[]];

export interface Line {
  /** In its size. */
  same: Same;
  /** As the menu calls it, in any size. */
  name: string;
  addOns: readonly DishVariant[];
  count?: number;
  /** Whether words of the question are its own, of this turn or an earlier one: else it may be meant in the place of another. */
  isSaid: boolean;
  /** Whether each of so many guests pays for it. */
  isForGuests: boolean;
}

/** A question as an order. */
export interface Order extends Request {
  lines: readonly Line[];
  /** What the menu's words tell of extra charges that are asked about. */
  extras: readonly string[];
  /** The dishes that are meant and there. */
  meant: readonly Dish[];
}

/** A word of the question: as sizes are compared, and as all that it may be in a name. */
interface Token {
  word: string;
  stem: string;
  stems: readonly string[];
}

/** Where a dish is named. */
interface Mention {
  dish: Dish;
  from: number;
  to: number;
  /** How much of its name is said, from 0 to 1. */
  share: number;
}

/** Words of the question that speak of one line, those that name the dish at `called`. */
interface Part {
  tokens: readonly Token[];
  called?: { from: number; to: number };
}

/** A line as it is said. */
interface Said {
  words: readonly string[];
  size?: DishVariant;
  count?: number;
  /** What is counted, where that is said. */
  unit?: string;
}

/** @param dishes those of the places that are asked about */
export function orderIn(request: Request, dishes: readonly Dish[]): Order {
  const there = new Set(dishes);
  const extras = extrasTold(request, dishes);
  const named = request.wish.dishes.filter((dish) => there.has(dish));
  const meant = withoutReplaced(withoutExtras(named, extras, request), request);
  const all = [...Map.groupBy(meant, ({ name }) => name.toLowerCase()).values()]
    .flatMap(([first, ...others]): Same[] => (first ? [[first, ...others]] : []))
    .slice(0, MOST_NAMED);
  const tokens = tokensOf(request);
  const said = mentionsIn(
    tokens,
    all.map(([dish]) => dish),
  );
  const mentions = withoutBeside(said, tokens, request);
  const isOnlyBeside = ([dish]: Same) => said.some((one) => one.dish === dish) && !isNamed(dish);
  // `3 macaroni pies`, of which there is one for children as well, which nobody named.
  const isNamed = (one: Dish) => mentions.some(({ dish }) => dish === one);
  const isLonger = ([dish]: Same) =>
    !isNamed(dish) &&
    orderedAs(request.wish, dish.name) === undefined &&
    mentions.some(({ dish: other }) => {
      const own = stemsOf(other.name);
      return own.length > 1 && own.every((stem) => stemsOf(dish.name).includes(stem));
    });
  // `3 al pastor, 2 asada`, of tacos: no fries, though those are called by the same word.
  const isOfOtherKind = ([dish]: Same) =>
    !isNamed(dish) &&
    !tokens.some(({ stem }) => words.OF_PIECES.test(stem)) &&
    mentions.some(
      ({ dish: said }) =>
        said.category !== dish.category &&
        stemsOf(said.name).some((stem) => !isFiller(stem) && stemsOf(dish.name).includes(stem)) &&
        mentions.some(({ dish: other }) => other !== said && other.category === said.category),
    );
  const kept = all.filter((same) => !isLonger(same) && !isOfOtherKind(same) && !isOnlyBeside(same));
  const lines = withoutUnsized(
    asSaid(kept, said, request).flatMap((same) => linesOf(same, tokens, mentions, request)),
    request,
  );
  return {
    ...request,
    lines,
    extras,
    meant: asSaid(
      meant.map((dish) => [dish]),
      said,
      request,
    ).flat(),
  };
}

/** `Large plain`, of a plain pie that is sold so, and no plain slice: of lines that the same words mean, those in a size that is said. */
function withoutUnsized(lines: readonly Line[], { text, wish }: Request): readonly Line[] {
  const said = stemsOf(text).filter((stem) => !isFiller(stem));
  const calledBy = ({ name }: Line) =>
    stemsOf(name)
      .filter((stem) => said.includes(stem))
      .sort()
      .join(' ');
  const isSized = ({ same: [{ name }], ...line }: Line) => name !== line.name;
  const isOutdone = (line: Line) =>
    !isSized(line) &&
    line.count === undefined &&
    line.addOns.length === 0 &&
    orderedAs(wish, line.name) === undefined &&
    calledBy(line) !== '' &&
    lines.some((other) => other.name !== line.name && isSized(other) && calledBy(other) === calledBy(line));
  // `Small fried rice`, and no more than that, asks of each.
  return new Set(lines.map(calledBy)).size > 1 ? lines.filter((line) => !isOutdone(line)) : lines;
}

/** In the order in which they are named, so that `the second one` is for the guest what it is here; what an earlier turn ordered goes first. */
function asSaid<Some extends readonly Dish[]>(
  all: readonly Some[],
  said: readonly Mention[],
  { wish }: Request,
): Some[] {
  const placeOf = (name: string) => {
    const at = said.findIndex(({ dish }) => dish.name === name);
    return at !== -1 ? at : orderedAs(wish, name) ? -1 : said.length;
  };
  return all.toSorted(([one], [other]) => placeOf(one?.name ?? '') - placeOf(other?.name ?? ''));
}

/** Without what something else is had in the place of: `tots instead of fries`. */
function withoutReplaced(dishes: readonly Dish[], { text }: Request): readonly Dish[] {
  const replaced = stemsOf(words.IN_PLACE_OF.exec(text)?.[1] ?? '');
  // `Instead of potatoes`, of lemon potatoes, which nobody names.
  const said = stemsOf(text).filter((stem) => !replaced.includes(stem));
  const isReplaced = (own: readonly string[]) =>
    replaced.includes(own.at(-1) ?? '') && !own.some((stem) => !replaced.includes(stem) && said.includes(stem));
  const kept = dishes.filter(({ name }) => !isReplaced(stemsOf(name)));
  return kept.length > 0 ? kept : dishes;
}

function tokensOf({ text, wish }: Request): Token[] {
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
const timesIn = (word = '') => sizes.numberIn(words.SO_OFTEN.exec(word)?.[1]);

/** How often, where that is said within a row of words. */
function timesWithin(from: number, to: number, tokens: readonly Token[]): Pick<Said, 'count'> {
  const count = timesIn(tokens.slice(from, to).findLast(({ word }) => timesIn(word) !== undefined)?.word);
  return count === undefined ? {} : { count };
}

/** The dishes that are named, in their order; where several may be meant, the one of which more is said. */
function mentionsIn(tokens: readonly Token[], dishes: readonly Dish[]): Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const [best] = dishes
      .flatMap((dish) => mentionAt(from, tokens, dish))
      .sort((a, b) => b.worth - a.worth || b.share - a.share);
    if (!best) continue;
    const shared = dishes.flatMap((dish) => mentionAt(from, tokens, dish)).filter(({ worth }) => worth === best.worth);
    const meant = shared.length > 1 ? (toldBehind(best, shared, tokens) ?? best) : best;
    if (meant.dish !== found.at(-1)?.dish) found.push(meant);
    from = best.to - 1;
  }
  return found;
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
function withoutBeside(mentions: readonly Mention[], tokens: readonly Token[], { knowledge }: Request): Mention[] {
  const isOfSame = (one: Mention, next: Mention) =>
    one.to === next.from && one.share < 1 && next.share < 1 && one.dish.category === next.dish.category;
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
  const isNext = own.length < 2 || tokens[at + 1]?.stems.some((stem) => stem !== first && own.includes(stem)) === true;
  return isNext && (isPart || own[0] === first);
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
    if (isJoined && words.JOINS.test(tokens[to]?.word ?? '') && stemAt(to + 1) !== undefined) to += 1;
  }
  return worth < 1 ? [] : [{ dish, from, to, worth, share: worth / all }];
}

/** The words that speak of a dish: those about each of its mentions; all where no other dish is named. */
function partsOf(dish: Dish, tokens: readonly Token[], mentions: readonly Mention[]): Part[] {
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
  return own?.at === 0 && other?.at !== 0 ? start + own.own.length : start;
}

/** Whether `x 2` is so many of the dish, and not of what is added: `extra dip x 2 and 12 wings`, `12 wings and extra dip x 2`. */
function countsDish({ from, to }: { from: number; to: number }, { tokens, called }: Part): boolean {
  if (called === undefined || (called.from >= from && called.from < to)) return true;
  const before = tokens.slice(0, from).map(({ word }) => word);
  return called.from < from && before.some((word) => words.ADDS.test(word));
}

/** The lines of a part: one for each size that is said in it; what names no other size goes with the one before. */
function saidIn(part: Part, dish: Dish): Said[] {
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
    if (!last || (last.size && piece.size)) lines.push(piece);
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
function sizesOfPart(
  tokens: readonly Token[],
  stems: readonly string[],
  { variants = [] }: Dish,
): readonly sizes.SizeAt[] {
  const told = sizes.sizesIn(variants, stems, true);
  const plain = sizes.sizesIn(variants, stems);
  const apart = told.length === 0 && plain.length === 0 ? sizes.sizeSaidApart(variants, stems) : undefined;
  if (apart) return [apart];
  if (told.length > 1 && told.length > plain.length) return told;
  if (plain.length > 0) return plain;
  const all = tokens.map(({ stem }) => stem);
  const isMore = ({ at, own }: sizes.SizeAt) => stems.slice(at, at + own.length).some((stem) => stem !== '');
  return sizes.sizesIn(variants, all).filter(isMore);
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
  return before.count === undefined && isFreeWord(stems[from - 1]) ? countBefore(from - 1, stems) : before;
}

/** Whether a word may stand between a number and what it counts. */
const isFreeWord = (stem = '') => stem !== '' && !isFiller(stem) && !words.CONNECTS_DISHES.test(stem);

/** Whether a word is one of several that name a size of a dish. */
function isWithinSize(at: number, tokens: readonly Token[], { variants = [] }: Dish): boolean {
  const stems = tokens.map(({ stem }) => stem);
  return sizes
    .sizesIn(variants, stems)
    .some((one) => one.own.length > 1 && at >= one.at && at < one.at + one.own.length);
}

/** Whether a number may be of each dish: not `chicken momos 10 pieces and a beef soup`, which it follows one and stands before another. */
function mayCount(
  count: number,
  dish: Dish,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { text, wish }: Request,
): boolean {
  const at = tokens.findIndex(({ stem }) => sizes.numberIn(stem) === count);
  const before = mentions.findLast(({ to }) => to <= at);
  const isBefore = mentions.some(({ from }) => from > at);
  if (mentions.some((one) => isWithinSize(at, tokens, one.dish))) return false;
  if (!isBefore || words.OF_THOSE.test(text)) return true;
  const behind = tokens.slice(at + 1, at + 3).find(({ stem }) => !words.UNIT.test(stem));
  // `Wings 12 pieces and a large pie`, of wings of which there are several.
  const isOfOther = words.CONNECTS.test(behind?.word ?? '') && orderedAs(wish, dish.name) === undefined;
  return before ? before.dish === dish : !isOfOther;
}

/** A dish in the lines in which it is asked for, at each of its prices. */
function linesOf(same: Same, tokens: readonly Token[], mentions: readonly Mention[], request: Request): Line[] {
  const { wish } = request;
  const [dish] = same;
  // Adults, seniors and children who pay apart are counted together, or not at all.
  if (paysByAge(dish, request.text)) return [{ same, name: dish.name, addOns: [], isSaid: true, isForGuests: false }];
  const parts = isBesideOthers(wish, dish.name) ? [] : partsOf(dish, tokens, mentions);
  const said = parts.flatMap((part) => saidIn(part, dish));
  const telling = said.filter(({ size, count }) => size !== undefined || count !== undefined);
  const [first = { words: [] }] = said;
  const ofEach = words.SHARED_OUT.test(request.text) ? [] : wish.quantities;
  const ofAll = ofEach.find(({ stems }) => stems.size === 0)?.count;
  const isOfAll = ofAll === undefined || mayCount(ofAll, dish, tokens, mentions, request);
  const each = (isOfAll ? ofAll : undefined) ?? orderedAs(wish, dish.name)?.count;
  // `Two pieces` are one such portion.
  const isOfSize = said.some(({ size }) => size && each === sizes.numberIn(sizes.sizeStems(size.name)[0]));
  const isOfUnit = said.some(({ words: own }) => sizes.saysUnit(dish, own.map(sizes.sizeStem)));
  // So many of which each half is another cost what the dearer half does, or what nobody tells.
  const isHalved = words.HALVES.test(request.text);
  return (telling.length > 0 ? telling : [first]).flatMap(
    ({ count = isOfSize || isOfUnit ? undefined : each, ...one }) =>
      lineOf({ ...one, count: isHalved ? undefined : count }, same, request),
  );
}

/** A line as it is said, with what an earlier turn said of it; several where so many pieces are put together of sizes. */
function lineOf({ words: own, size, count, unit }: Said, same: Same, request: Request): Line[] {
  const [{ name }] = same;
  const before = orderedAs(request.wish, name);
  const sizedAs = (dish: Dish): sizes.Sized[] => {
    // `Half a dozen`, `a dozen`: twelve pieces, and not of the size of before.
    const isOfPieces =
      size === undefined &&
      count !== undefined &&
      sizes.sizeStems(request.text).some((stem) => sizes.numberIn(stem) === count) &&
      !isBesideOthers(request.wish, name) &&
      !words.OF_THOSE.test(request.text) &&
      sizes.arePieces(dish, before?.size ?? '', count);

    const variant = isOfPieces ? undefined : dish.variants?.find((one) => one.name === (size?.name ?? before?.size));
    if (variant) return sizes.soManyOf(dish, variant, count);
    const units = sizes.unitsAsked(dish, own.map(sizes.sizeStem));
    if (count !== undefined)
      return sizes.soMany(
        dish,
        count * units,
        unit ?? (own.some((word) => words.OF_PIECES.test(sizes.sizeStem(word))) ? 'piece' : undefined),
        // `10`, after six that were fried.
        `${request.text} ${before?.size ?? ''}`,
      );
    return [{ dish, count: units > 1 ? units : undefined }];
  };
  const [first = [], ...others] = same.map(sizedAs);
  const text = own.join(' ');
  return first.flatMap(({ dish, count: counted }, at): Line[] => {
    const guests = guestsOf(dish, request.text);
    const added = addOnsSaid({ ...dish, addOns: same[0].addOns }, { ...request, text });
    const isCombo = added.some((one) => COMBO.test(one.name.toLowerCase()));
    const addOns = [...added, ...(isCombo ? [] : comboCharge(dish, { ...request, text }))];
    const isSaid = own.length > 0 || before !== undefined;
    const line = { name, addOns, isSaid, isForGuests: guests !== undefined };
    const children = line.isForGuests ? forChildren(dish, request) : [];
    const sold = (one: Dish) => atHappyHour(one, request);
    const all: Line = { ...line, same: [sold(dish), ...others.flatMap((other) => other[at]?.dish ?? []).map(sold)] };
    // `2 doubles, one with bacon`
    if (counted !== undefined && counted > 1 && addOns.length > 0 && words.ONE_WITH.test(request.text))
      return [{ ...all, addOns: [], count: counted - 1 }, all];
    return [
      { ...all, count: guests ?? counted },
      ...children.map((child): Line => ({ ...line, same: [child], addOns: [], isForGuests: false })),
    ];
  });
}

/** How many a dish that each pays for is asked for: `paella for three`, `a bottomless brunch for two`. */
function guestsOf({ name, description = '', heading }: Dish, text: string): number | undefined {
  const isForEach =
    PER_PERSON.test(`${name}. ${description}`) || (PER_PERSON.test(heading) && !IS_SHARED.test(description));
  return isForEach ? sizes.numberIn(SO_MANY_EATERS.exec(text)?.slice(1).find(Boolean)) : undefined;
}

/** A line as the conversation remembers it. */
export function orderedLine({ same: [dish], name, addOns, count }: Line): Ordered {
  const size = dish.name.slice(name.length + 2, -1) || undefined;
  return { name, size, addOns: addOns.map((one) => one.name), count };
}
