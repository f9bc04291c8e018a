/** What dishes that are meant by name cost: in their sizes, with add-ons, several of them, and together. */
import { costsFrom } from '@tablefront/restaurant/menu/dish-words';
import { shownPrice } from '@tablefront/restaurant/prices';
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import { amount, joined, type Request } from '../request.ts';
import {
  ASKS_DIFFERENCE,
  ASKS_TO_SPLIT,
  EITHER_SIZE,
  OF_PIECES,
  PER_PERSON,
  PER_PIECE,
  SHARED_BY,
  SO_MANY_EATERS,
  TELLS_UNIT,
} from '../vocabulary/menu-words.ts';
import { IS_SHARED, smallNumbers } from '../vocabulary/slot-words.ts';
import * as words from './dish-text.ts';
import { addOnsSaid, isToldOf } from './extras.ts';
import { findDishes, namesOfFood } from './find-dishes.ts';
import { meaningsOf } from './meanings.ts';
import { piecesOf } from './sizes.ts';
import type { Counted } from './wish.ts';

/** One dish in all its prices and versions. */
export type Same = readonly [Dish, ...Dish[]];

/** What is asked of dishes, and how many of each. */
export interface Named extends Request {
  groups: readonly Same[];
  counts: ReadonlyMap<Same, number>;
  /** What the menu's words tell of extra charges that are asked about. */
  extras: readonly string[];
}

/** Where prices stand without tax: elsewhere they hold it by law. */
const UNTAXED = new Set(['USD', 'CAD']);

const taxOf = ({ say, configuration }: Request, currency = configuration.currency) =>
  UNTAXED.has(currency) ? say('menuBeforeTax') : '';

/** Whether a food is told of as an add-on, or by the menu's words on extra charges. */
export function isAdded(stem: string, dish: Dish, request: Named): boolean {
  const own = addOnsSaid(dish, request).map(({ name }) => name);
  return isToldOf(stem, [...own, ...request.extras], request);
}

/** Whether a food is part of what it is called. */
export const isCalled = (stem: string, [{ name, category }]: Same) =>
  stemsOf(`${name} ${category}`).some((own) => meaningsOf(stem).includes(own));

/** What a dish of several sizes costs in each. */
function sizesText(dish: Dish, request: Request): string {
  const { say, configuration } = request;
  const { name, price = 0, variants = [], addOns, currency = configuration.currency } = dish;
  const text = (one: DishVariant) => {
    const own = shownPrice(one, currency, configuration.language);
    return own === undefined ? one.name : `${one.name} ${own}`;
  };
  return joined(
    say('menuPriceFrom', {
      dish: `${name}${words.whereText(dish, request)}`,
      price: amount(price, request, currency),
      sizes: say.list(variants.map(text)),
    }),
    addOns && addOnsSaid(dish, request).length === 0 && say('menuAddOns', { list: say.list(addOns.map(text)) }),
  );
}

/** What a dish costs, and of how much, where its heading says that. */
export function pricedText(same: Same, request: Named): string {
  const [{ category = '' }] = same;
  return joined(
    priceText(same, request),
    addOnsText(same, request),
    eachText(same, request),
    TELLS_UNIT.test(category) && request.say('menuStandsUnder', { heading: category }),
  );
}

/** What a piece of a dish costs, or the share of each who eats of it, where that is asked for and told. */
function eachText([dish]: Same, request: Named): string {
  const { say, text } = request;
  const pieces =
    (request.groups.length === 1 ? sharersIn(text) : undefined) ??
    (PER_PIECE.test(text) ? (piecesOf(dish) ?? piecesTold(dish)) : undefined);
  if (pieces === undefined || pieces < 2 || dish.price === undefined || costsFrom(dish)) return '';
  return say('menuSplit', { count: pieces, each: amount(dish.price / pieces, request, dish.currency) });
}

/** Of how many pieces a dish's own words say that it is: `cut into twelve`. */
const piecesTold = ({ description = '' }: Dish) => numberOf(OF_PIECES.exec(description)?.[1]);

/** How many a dish that is priced per person is asked for: `paella for three`. */
export function guestsOf({ description = '', heading }: Dish, text: string): number | undefined {
  const isPerPerson = PER_PERSON.test(description) || (PER_PERSON.test(heading) && !IS_SHARED.test(description));
  return isPerPerson ? numberOf(SO_MANY_EATERS.exec(text)?.slice(1).find(Boolean)) : undefined;
}

function sharersIn(text: string): number | undefined {
  return numberOf(SHARED_BY.exec(text)?.slice(1).find(Boolean));
}

function numberOf(word = ''): number | undefined {
  return Number(word) || smallNumbers.indexOf(word.toLowerCase()) + 1 || undefined;
}

/** What a dish costs with the add-ons that are asked for. */
function addOnsText(same: Same, request: Named): string {
  const { say, configuration } = request;
  const [dish] = same;
  const { currency = configuration.currency } = dish;
  const addOns = addOnsSaid(dish, request);
  if (addOns.length === 0) return '';
  const list = say.list(addOns.map((one) => joined(one.name, shownPrice(one, currency, configuration.language))));
  const count = request.counts.get(same) ?? 1;
  // So many are counted at the first of several prices.
  const all = count > 1 ? [dish] : same;
  const totals = all.slice(0, 3).flatMap((one) => {
    const total = withAddOns(one, request);
    const where = all.length > 1 ? words.whereText(one, request, true) : '';
    return total === undefined ? [] : `${amount(total * count, request, one.currency)}${where}`;
  });
  return totals.length < all.length
    ? say('menuAddOns', { list })
    : say('menuWithAddOns', { list, total: say.list(totals), tax: taxOf(request, currency) });
}

/** The price of a dish with the add-ons that are asked for; undefined where that is not sure. */
function withAddOns(dish: Dish, request: Named): number | undefined {
  const addOns = addOnsSaid(dish, request);
  const isSure = dish.price !== undefined && !costsFrom(dish);
  if (!isSure || addOns.length === 0 || addOns.some(({ price }) => price === undefined)) return undefined;
  return addOns.reduce((sum, { price = 0 }) => sum + price, dish.price ?? 0);
}

/** What a dish costs: here or there, one or several of it. */
function priceText(same: Same, request: Named): string {
  const { say, counts } = request;
  const [first] = same;
  const dish = first.name;
  const prices = words.pricesOf(same, request);
  const [price] = prices;
  if (price === undefined)
    return first.priceText === undefined
      ? say('menuNoPrice', { dish })
      : say('menuPriceWritten', { dish, price: first.priceText });
  if (costsFrom(first)) return joined(...same.slice(0, 3).map((one) => sizesText(one, request)));
  const count = counts.get(same) ?? 1;
  const priced = first.price === undefined ? same.find((one) => one.price !== undefined) : first;
  if (count > 1 && priced?.price !== undefined) {
    const [total, each] = [priced.price * count, priced.price].map((value) => amount(value, request, priced.currency));
    const tax = taxOf(request, priced.currency);
    return say('menuSum', { count, dish, total: total ?? '', each: each ?? '', tax });
  }
  if (prices.length === 1) return say('menuPrice', { dish: `${dish}${words.whereText(first, request)}`, price });
  if (same.length > 3 && words.inOneCurrency(same).length === same.length)
    return say('menuPriceRange', { dish, least: price, most: prices.at(-1) ?? price });
  const each = same.map((one) => `${words.pricesOf([one], request)[0] ?? '–'}${words.whereText(one, request, true)}`);
  return say('menuPrices', { dish, prices: say.list(each) });
}

/** How many of each: of what a number names best, and where it names nothing, of each that no other is of. */
export function countsOf(groups: readonly Same[], quantities: readonly Counted[]): Map<Same, number> {
  const said = ([{ name }]: Same, { stems }: Counted) => stemsOf(name).filter((stem) => stems.has(stem)).length;
  const counts = new Map<Same, number>();
  for (const one of quantities.filter(({ stems }) => stems.size > 0)) {
    const [best] = groups.filter((same) => said(same, one) > 0).sort((a, b) => said(b, one) - said(a, one));
    if (best) counts.set(best, one.count);
  }
  const each = quantities.find(({ stems }) => stems.size === 0);
  if (each) for (const same of groups) if (!counts.has(same)) counts.set(same, each.count);
  return counts;
}

/** Of one dish in several sizes either may be meant, or what they cost by themselves. */
function isOfEither({ groups, wish, text }: Named): boolean {
  const isOfOne = groups.length > 1 && wish.dishes.every(({ name }) => name === wish.dishes[0]?.name);
  return isOfOne && (EITHER_SIZE.test(text) || PER_PIECE.test(text));
}

/** The sum, where several dishes are asked about together and each has one price; and what is not in it. */
export function totalText(request: Named, there: readonly Dish[]): string {
  const { say, wish, groups, counts } = request;
  const isSized = groups.some(([{ name }]) => !wish.dishes.some((dish) => dish.name === name));
  const asked = wish.asks.has('total') || wish.asks.has('price') || counts.size > 0 || isSized;
  // What is sold out is told for itself: a sum with it, or without, would be of something else than was asked.
  const hasSum = ([{ price, soldOut }]: Same) => price !== undefined && !soldOut;
  const isUnsized = (same: Same) => costsFrom(same[0]) && !counts.has(same);
  if (!asked || !groups.every(hasSum) || isOfEither(request) || ASKS_DIFFERENCE.test(request.text)) return '';
  if (groups.length < 2) return joined(wish.quantities.length > 1 && notCounted(request, there));
  if (wish.quantities.length > 0 && groups.some(isUnsized)) return '';
  // `2 embers`, of a double and a dog: they are alternatives.
  const said = new Set(stemsOf(request.text));
  const calledBy = groups.map(([{ name }]) =>
    stemsOf(name)
      .filter((stem) => said.has(stem))
      .join(' '),
  );
  if (calledBy.some((by, at) => by !== '' && calledBy.indexOf(by) !== at)) return '';
  const summed = groups.map(([dish]) => dish);
  if (words.inOneCurrency(summed).length < summed.length) return '';
  const priceOf = ([dish]: Same) => withAddOns(dish, request) ?? dish.price ?? 0;
  const total = groups.reduce((sum, same) => sum + priceOf(same) * (counts.get(same) ?? 1), 0);
  const price = amount(total, request, summed[0]?.currency);
  const sharers = request.partySize ?? 0;
  const isSplit = sharers > 1 && ASKS_TO_SPLIT.test(request.text);
  // Of what is asked for in no size, the least counts.
  const isLeast = groups.some(([dish]) => costsFrom(dish));
  return joined(
    say('menuTotal', {
      total: isLeast ? say('menuFromPrice', { price }) : price,
      tax: taxOf(request, summed[0]?.currency),
    }),
    isSplit && say('menuSplit', { count: sharers, each: amount(total / sharers, request, summed[0]?.currency) }),
    notCounted(request, there),
  );
}

/** What is asked for beside the dishes that are counted, of which several may be meant. */
function notCounted(request: Named, there: readonly Dish[]): string | false {
  const { say, wish, groups } = request;
  const isMissing = (stem: string) =>
    !groups.some(
      (same) => isCalled(stem, same) || isAdded(stem, same[0], request) || namesOfFood(same[0], stem).length > 0,
    );
  const counted = wish.quantities.flatMap(({ stems }) => ([...stems].every(isMissing) ? [...stems] : []));
  const isSum = wish.asks.has('total') || groups.length < 2;
  const wanted = [...new Set([...counted, ...(isSum ? wish.wanted : [])])].filter(isMissing);
  const { dishes } = findDishes({ ...wish, dishes: [], wanted }, wanted.length > 0 ? there : [], request.knowledge);
  const what = words.typedOf(wanted, request, 'and');
  return wanted.length > 0 && say('menuNotCounted', { what, dishes: words.namesOf(dishes, request) });
}
