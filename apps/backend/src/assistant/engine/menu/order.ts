/** What is asked for as an order: each line a dish in its size, with what is added to it, and how many of it. */
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Ordered } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { COMBO, PER_PERSON, SO_MANY_EATERS } from '../vocabulary/menu-words.ts';
import * as words from '../vocabulary/order-words.ts';
import { IS_SHARED } from '../vocabulary/slot-words.ts';
import { forChildren, paysByAge } from './child-rates.ts';
import { comboCharge } from './combos.ts';
import { MOST_NAMED } from './dish-text.ts';
import { addOnsSaid, extrasTold, withoutExtras } from './extras.ts';
import { atHappyHour } from './happy-hour.ts';
import { includedTold, withoutIncluded } from './included.ts';
import {
  isWithinSize,
  type Mention,
  mentionsIn,
  partsOf,
  type Token,
  tokensOf,
  withoutBeside,
  wordsCalling,
} from './named-in-order.ts';
import { type NotAdded, notAddedTo } from './not-added.ts';
import { type Said, saidIn } from './said-of-dish.ts';
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
  /** Those by which something that is named comes with a dish. */
  included: readonly string[];
  /** What is asked for on a dish and that the menu does not say of it. */
  notAdded: readonly NotAdded[];
  /** The dishes that are meant and there. */
  meant: readonly Dish[];
}

/** @param dishes those of the places that are asked about */
export function orderIn(request: Request, dishes: readonly Dish[]): Order {
  const there = new Set(dishes);
  const extras = extrasTold(request, dishes);
  const named = request.wish.dishes.filter((dish) => there.has(dish));
  const notAdded = notAddedTo(named, request);
  const included = includedTold(named, request);
  const meant = withoutReplaced(
    withoutIncluded(
      withoutExtras(
        named.filter((dish) => !notAdded.dropped.has(dish)),
        extras,
        request,
      ),
      included,
      request,
    ),
    request,
  );
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
  // `With iced teh`, which comes with what is ordered: it is no other dish beside that.
  const ofMeant = { ...request, wish: { ...request.wish, dishes: meant } };
  const every = asSaid(kept, said, request).flatMap((same) => linesOf(same, tokens, mentions, ofMeant));
  const lines = withoutUnsized(every, request);
  const isOutdone = ({ name }: Dish) =>
    every.some((line) => line.name === name) && !lines.some((line) => line.name === name);
  return {
    ...request,
    lines,
    extras: [...extras, ...included],
    included,
    notAdded: notAdded.told ? [notAdded.told] : [],
    meant: asSaid(
      meant.filter((dish) => !isOutdone(dish)).map((dish) => [dish]),
      said,
      request,
    ).flat(),
  };
}

/** `Large plain`, of a plain pie that is sold so, and no plain slice: of lines that the same words mean, those in a size that is said. */
function withoutUnsized(lines: readonly Line[], { text, wish }: Request): readonly Line[] {
  const calledBy = ({ name }: Line) => wordsCalling(name, text);
  const isOfMore = new Set(lines.map(calledBy)).size > 1;
  const begins = ({ name }: Line) => stemsOf(text).includes(stemsOf(name)[0] ?? '');
  const isSized = ({ same: [{ name }], ...line }: Line) => name !== line.name;
  const sizesOf = ({ name }: Line) => lines.filter((line) => line.name === name && isSized(line)).length;
  const isOutdone = (line: Line) =>
    !isSized(line) &&
    line.count === undefined &&
    line.addOns.length === 0 &&
    orderedAs(wish, line.name) === undefined &&
    calledBy(line) !== '' &&
    lines.some(
      (other) =>
        other.name !== line.name &&
        isSized(other) &&
        calledBy(other) === calledBy(line) &&
        // `Small fried rice`, and no more than that, asks of each; `insalata large` of no half a pizza with one.
        // `Quarter chicken rice and half chicken rice`: both of the one that is sold so.
        (isOfMore ||
          sizesOf(other) > 1 ||
          (begins(other) && !begins(line) && other.same[0].category !== line.same[0].category)),
    );
  return lines.filter((line) => !isOutdone(line));
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
  // `A jug of sangria and 2 glasses`: so many of the size behind the number, and one of the other.
  const isOfOne =
    telling.length > 1 && telling.some(({ count }) => count === ofAll) && !words.OF_THOSE.test(request.text);
  const isOfAll = ofAll === undefined || (!isOfOne && mayCount(ofAll, dish, tokens, mentions, request));
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
    const addOns = [
      ...added.map((one) => ofEachPiece(one, dish)),
      ...(isCombo ? [] : comboCharge(dish, { ...request, text })),
    ];
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

/** `Half a dozen with filling`, which costs so much each. */
function ofEachPiece(addOn: DishVariant, dish: Dish): DishVariant {
  const pieces = words.COSTS_EACH.test(addOn.name) ? sizes.piecesOf(dish) : undefined;
  if (pieces === undefined || addOn.price === undefined) return addOn;
  return { ...addOn, name: `${pieces} × ${addOn.name}`, price: addOn.price * pieces };
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
