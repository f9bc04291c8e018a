/** What an order costs: each line, the whole, a piece of it, and by how much one is more than another. */
import { costsFrom } from '@tablefront/restaurant/menu/dish-words';
import { shownPrice } from '@tablefront/restaurant/prices';
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import { sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import { amount, joined, labelsOf, type Request } from '../request.ts';
import * as cues from '../vocabulary/menu-words.ts';
import { HALVES } from '../vocabulary/order-words.ts';
import { bulkPriceOf } from './bulk-prices.ts';
import { paysByAge, sumByAge } from './child-rates.ts';
import * as words from './dish-text.ts';
import { isToldOf } from './extras.ts';
import { findDishes, isAt, namesOfFood } from './find-dishes.ts';
import { untoldAtHappyHour } from './happy-hour.ts';
import { limitBroken } from './limits.ts';
import { meaningsOf } from './meanings.ts';
import { wordsCalling } from './named-in-order.ts';
import type { Line, Order } from './order.ts';
import { inEachSize, numberIn, piecesOf, sizeStems, sizesIn } from './sizes.ts';
import { isOrder, orderedAs } from './wish.ts';

/** At how many prices, where places differ, a dish is told one by one. */
const MOST_PRICES = 3;

/** Where prices stand without tax: elsewhere they hold it by law. */
const UNTAXED = new Set(['USD', 'CAD']);

const taxOf = ({ say, configuration }: Request, currency = configuration.currency) =>
  UNTAXED.has(currency) ? say('menuBeforeTax') : '';

/** What one of a line costs with its add-ons; undefined where that is not sure. */
function priceOf({ addOns }: Line, dish: Dish): number | undefined {
  if (dish.price === undefined || costsFrom(dish) || addOns.some(({ price }) => price === undefined)) return undefined;
  return addOns.reduce((sum, { price = 0 }) => sum + price, dish.price);
}

/** Whether a food is told of as an add-on, or by the menu's words on extra charges. */
export function isAdded(stem: string, { addOns }: Line, order: Order): boolean {
  const told = [...addOns.map(({ name }) => name), ...order.extras];
  // `Oat milk`, of oat, almond or soy.
  const said = stemsOf(order.text);
  const before = said[said.indexOf(stem) - 1] ?? '';
  const isOfAddOn = said.includes(stem) && addOns.some(({ name }) => stemsOf(name).includes(before));
  return isOfAddOn || isToldOf(stem, told, order);
}

/** Whether a food is part of what it is called. */
export const isCalled = (stem: string, { same: [{ name, category }] }: Line) =>
  stemsOf(`${name} ${category}`).some((own) => meaningsOf(stem).includes(own));

/** What a dish of several sizes costs in each. */
function sizesText(dish: Dish, addOnsSaid: readonly DishVariant[], request: Request): string {
  const { say, configuration } = request;
  const { name, price = 0, variants = [], addOns, currency = configuration.currency } = dish;
  const text = (one: DishVariant) => joined(one.name, shownPrice(one, currency, configuration.language));
  return joined(
    say('menuPriceFrom', {
      dish: `${name}${words.whereText(dish, request)}`,
      price: amount(price, request, currency),
      sizes: say.list(variants.map(text)),
    }),
    addOns && addOnsSaid.length === 0 && say('menuAddOns', { list: say.list(addOns.map(text)) }),
  );
}

/** What a line costs, and of how much, where its heading says that. */
export function lineText(line: Line, order: Order): string {
  const limit = limitOf(line, order);
  if (limit !== undefined) {
    const isTold = line.isForGuests && line.same[0].description?.includes(limit);
    return joined(
      priceText({ ...line, count: undefined }, order),
      !isTold && order.say('menuOwnWords', { text: limit }),
    );
  }
  return joined(priceText(line, order), addOnsText(line, order), unitText(line, order));
}

/** What the menu says of how many of it there may be, where so many are not; or of a happy hour whose price of it is not told. */
function limitOf({ same: [dish], count }: Line, order: Order): string | undefined {
  const { description = '', heading } = dish;
  const hour = untoldAtHappyHour(dish, order);
  const eaters = numberIn(cues.SO_MANY_EATERS.exec(order.text)?.slice(1).find(Boolean));
  const asked = count ?? order.partySize ?? eaters;
  if (hour !== undefined || asked === undefined) return hour;
  return (
    limitBroken([description, heading], asked) ?? (count === undefined ? undefined : bulkPriceOf(dish, count, order))
  );
}

/** Of how much the price is, by what it stands under: also `a dozen`, `by the slice`, where so many or the whole is asked for. */
function unitText({ same: [dish], name: called, count }: Line, { text, wish, say }: Order): string {
  const { category = '', heading, name, description, course, variants } = dish;
  if (cues.TELLS_UNIT.test(category)) return say('menuStandsUnder', { heading: category });
  const isAsked =
    (course === 'drink' && variants === undefined && called === name && cues.ASKS_VESSEL.test(text)) ||
    (count === undefined && (wish.quantities.length > 0 || cues.BY_DOZEN.test(text))) ||
    cues.ASKS_WHOLE.test(text);
  const tells = [cues.TELLS_UNIT, cues.BY_DOZEN, cues.PIECES_OF_HEADING];
  const unit =
    isAsked &&
    sentencesOf(heading).find((one) => !cues.TELLS_EXTRA.test(one) && tells.some((pattern) => pattern.test(one)));
  if (unit) return say('menuStandsUnder', { heading: unit.replace(/\.$/, '') });
  const isWhole = course !== 'dessert' || cues.SAYS_WHOLE.test(`${name} ${description} ${heading}`);
  return /\bwhole\b/.test(text) && !isWhole ? say('menuNoWhole') : '';
}

/** What a dish costs: here or there, one or several of it. */
function priceText({ same, count = 1, addOns }: Line, request: Order): string {
  const { say } = request;
  const [first] = same;
  const dish = first.name;
  const prices = words.pricesOf(same, request);
  const [price] = prices;
  if (price === undefined)
    return first.priceText === undefined
      ? say('menuNoPrice', { dish })
      : say('menuPriceWritten', { dish, price: first.priceText });
  if (costsFrom(first)) {
    const byAge = paysByAge(first, request.text) && sumByAge(first, request.text, request);
    return joined(...same.slice(0, MOST_PRICES).map((one) => sizesText(one, addOns, request)), byAge);
  }
  if (count > 1) return sumText(same, count, request);
  if (prices.length === 1) return say('menuPrice', { dish: `${dish}${words.whereText(first, request)}`, price });
  if (same.length > MOST_PRICES && words.inOneCurrency(same).length === same.length)
    return say('menuPriceRange', { dish, least: price, most: prices.at(-1) ?? price });
  const each = same.map((one) => `${words.pricesOf([one], request)[0] ?? '–'}${words.whereText(one, request, true)}`);
  return say('menuPrices', { dish, prices: say.list(each) });
}

/** What several of a dish cost: at each of its prices, with where that is. */
function sumText(same: Line['same'], count: number, request: Order): string {
  const { say } = request;
  const priced = words.onePerName(same.filter(({ price }) => price !== undefined));
  const [first = same[0], ...others] = priced;
  const [tax, noTax] = [taxOf(request, first.currency), ''];
  const sums = priced.map((one, at) => {
    const [total = '', each = ''] = [(one.price ?? 0) * count, one.price ?? 0].map((value) =>
      amount(value, request, one.currency),
    );
    return { total, each, where: words.whereText(one, request, true), tax: at === 0 ? tax : noTax };
  });
  const [told = { total: '', each: '', where: '', tax }] = sums;
  if (others.length === 0) return say('menuSum', { ...told, count, dish: first.name });
  if (priced.length <= MOST_PRICES)
    return say('menuSums', { count, dish: first.name, sums: say.list(sums.map((one) => say('menuSumAt', one))) });
  const all = priced.map((one) => ({ ...one, price: (one.price ?? 0) * count }));
  const [least = '', most = ''] = [words.pricesOf(all, request)].flatMap((some) => [some[0], some.at(-1)]);
  return say('menuSumRange', { count, dish: first.name, least, most });
}

/** What a line costs with its add-ons, of each as many as of the dish. */
function addOnsText(line: Line, request: Order): string {
  const { say, configuration } = request;
  const { same, addOns, count = 1 } = line;
  const [{ currency = configuration.currency }] = same;
  if (addOns.length === 0) return '';
  const times = count > 1 ? `${count} × ` : '';
  const list = say.list(
    addOns.map((one) => `${times}${joined(one.name, shownPrice(one, currency, configuration.language))}`),
  );
  const all = same.slice(0, MOST_PRICES);
  const totals = all.flatMap((one) => {
    const total = priceOf(line, one);
    const where = all.length > 1 ? words.whereText(one, request, true) : '';
    return total === undefined ? [] : `${amount(total * count, request, one.currency)}${where}`;
  });
  return totals.length < all.length
    ? say('menuAddOns', { list })
    : say('menuWithAddOns', { list, total: say.list(totals), tax: taxOf(request, currency) });
}

/** What a piece costs, or the share of each who eats of it, where that is asked for and the menu counts the pieces. */
export function eachText(order: Order): string {
  const { lines, text, say, wish } = order;
  const all = weighed(order);
  const party = cues.ASKS_TO_SPLIT.test(text) && lines.length > 1 ? order.partySize : undefined;
  const count = numberIn(cues.SHARED_BY.exec(text)?.slice(1).find(Boolean)) ?? party ?? 0;
  const isOne = sumsByPlace(order).length === 1;
  const isSure = isOne && all.every((dish) => dish.price !== undefined && !costsFrom(dish)) && !isOfEither(order);
  if (count > 1 && isSure)
    return say('menuSplit', { count, each: amount(sumOf(all) / count, order, all[0]?.currency) });
  if (!cues.ASKS_EACH.test(text)) return '';
  // `Which is cheaper per wing`, of those that an earlier turn asked for in a size.
  const sold = lines.flatMap(({ same: [dish], name }) => {
    const { variants, ...whole } = wish.dishes.find((one) => one.name === name) ?? dish;
    const isSized = variants && sizesIn(variants, sizeStems(text)).length > 0;
    return variants && !isSized ? inEachSize({ ...whole, variants }) : [dish];
  });
  const texts = sold.slice(0, 5).map((dish) => {
    const count = piecesOf(dish, text) ?? numberIn(cues.OF_PIECES.exec(dish.description ?? '')?.[1]);
    if (count === undefined || dish.price === undefined) return '';
    return say('menuEachPiece', { dish: dish.name, count, each: amount(dish.price / count, order, dish.currency) });
  });
  return joined(...texts);
}

/** Whether lines are weighed against each other, or are two ways of having one dish, and not asked for together. */
function isOfEither({ lines, text }: Order): boolean {
  const isOfOne = new Set(lines.map(({ name }) => name)).size < lines.length;
  return (
    cues.ASKS_DIFFERENCE.test(text) ||
    HALVES.test(text) ||
    (isOfOne && (cues.EITHER_SIZE.test(text) || cues.ASKS_EACH.test(text)))
  );
}

/** `A bagel with cream cheese`, of five of them; `a pound of brisket and a beer`: dishes that the same words of this turn mean. */
function hasAlternatives({ lines, text, wish }: Order): boolean {
  const names = new Set(lines.flatMap(({ name }) => (orderedAs(wish, name) ? [] : name)));
  const ways = [...names].map((name) => {
    const { category = '' } = lines.find((line) => line.name === name)?.same[0] ?? {};
    return wordsCalling(name, text) || `under ${category}`;
  });
  return new Set(ways).size < ways.length;
}

/** `A full tray of each`, of which one is sold in no such size. */
const isInNoSize = ({ lines, text }: Order) =>
  /\bof (?:each|both)\b/.test(text) &&
  lines.some(({ same: [dish] }) => costsFrom(dish)) &&
  lines.some(({ same: [dish], name }) => dish.name !== name);

/** `Half a litre of barbera`, which is sold by the glass and in no other measure. */
const isInNoVessel = ({ lines, text }: Order) =>
  cues.ASKS_VESSEL.test(text) &&
  lines.some(
    ({ same: [{ variants, heading, course, name: own }], name }) =>
      course === 'drink' && variants === undefined && own === name && cues.TELLS_UNIT.test(heading),
  );

/** `3 pieces of tuna`, of what stands under `Two pieces`. */
const isInOtherPieces = ({ lines, text }: Order) =>
  /\b\w+ (?:pieces?|pcs?) of\b/.test(text) &&
  lines.some(({ same: [{ heading }] }) => sentencesOf(heading).some((one) => cues.PIECES_OF_HEADING.test(one)));

/** The sum, where several dishes are asked about together and each has one price; and what is not in it. */
export function totalText(order: Order, there: readonly Dish[]): string {
  const { wish, lines } = order;
  const isSized = lines.some(({ same: [{ name }], ...line }) => name !== line.name);
  const isCounted = wish.quantities.length > 0 || lines.some(({ count }) => count !== undefined);
  // `The large`, of several that were listed, asks for no sum.
  const asked = !wish.asks.has('each') && (isCounted || (!wish.asks.has('size') && (isOrder(wish) || isSized)));
  // What is sold out is told for itself: a sum with it, or without, would be of something else than was asked.
  const hasSum = ({ same: [{ price, soldOut }] }: Line) => price !== undefined && !soldOut;
  const isBroken =
    lines.some((line) => limitOf(line, order) !== undefined) ||
    [hasAlternatives, isInNoSize, isInNoVessel, isInOtherPieces].some((is) => is(order));
  if (!asked || isBroken || !lines.every(hasSum) || isOfEither(order)) return '';
  const isOfMore = wish.quantities.length > 1 || /\b(?:and|plus) an? /.test(order.text);
  if (lines.length < 2) return joined(isOfMore && notCounted(order, there));
  if (isCounted && lines.some(({ same, count }) => costsFrom(same[0]) && count === undefined)) return '';
  const summed = lines.map(({ same: [dish] }) => dish);
  // `2 embers`, of a double and a dog: alternatives.
  if (!lines.every(({ isSaid }) => isSaid) || words.inOneCurrency(summed).length < summed.length) return '';
  return joined(totalByPlace(order, summed), notCounted(order, there));
}

/** The sum, where it is not the same everywhere with the places; of many sums the one of most places, and within which the others are. */
function totalByPlace(order: Order, summed: readonly Dish[]): string {
  const { say } = order;
  const [{ currency } = {}] = summed;
  const tax = taxOf(order, currency);
  const price = (sum: number) => amount(sum, order, currency);
  // Of what is asked for in no size, the least counts.
  const told = (sum: number) => (summed.some(costsFrom) ? say('menuFromPrice', { price: price(sum) }) : price(sum));
  const where = (labels: readonly string[]) => say('menuAtPlaces', { places: say.some(labels, 3) });
  const [first = { sum: 0, labels: [] }, ...others] = sumsByPlace(order);
  if (others.length === 0) return say('menuTotal', { total: told(first.sum), tax });
  const begun = `${told(first.sum)}${tax}${where(first.labels)}`;
  const sums = others.map(({ sum }) => sum).sort((a, b) => a - b);
  if (others.length >= MOST_PRICES)
    return say('menuTotalRange', { total: begun, least: told(sums[0] ?? 0), most: told(sums.at(-1) ?? 0) });
  const total = say.list([begun, ...others.map(({ sum, labels }) => `${told(sum)}${where(labels)}`)]);
  return say('menuTotal', { total, tax: '' });
}

/** What the whole costs, that of most places first, each with the places where it does: one where no place has all of it. */
function sumsByPlace({ lines, places }: Order): { sum: number; labels: string[] }[] {
  const had = places.flatMap((place) => {
    const things = lines.flatMap((line) => {
      const dish = line.same.find((one) => isAt(one, place));
      return dish && dish.currency === lines[0]?.same[0].currency ? asOne(line, dish) : [];
    });
    return things.length === lines.length ? [{ place, sum: sumOf(things) }] : [];
  });
  if (had.length === 0) return [{ sum: sumOf(weighed({ lines })), labels: [] }];
  return [...Map.groupBy(had, ({ sum }) => sum)]
    .map(([sum, some]) => ({ sum, labels: labelsOf(some.map(({ place }) => place)) }))
    .sort((a, b) => b.labels.length - a.labels.length);
}

/** What is asked for beside the dishes that are counted, of which several may be meant. */
function notCounted(order: Order, there: readonly Dish[]): string | false {
  const { say, wish, lines } = order;
  // Children and seniors who pay for one of these.
  if (lines.some(({ same: [dish] }) => paysByAge(dish, order.text))) return false;
  const isMissing = (stem: string) =>
    !lines.some(
      (line) => isCalled(stem, line) || isAdded(stem, line, order) || namesOfFood(line.same[0], stem).length > 0,
    );
  const counted = wish.quantities.flatMap(({ stems }) => ([...stems].every(isMissing) ? [...stems] : []));
  const isSum = wish.asks.has('total') || lines.length < 2;
  const wanted = [...new Set([...counted, ...(isSum ? wish.wanted : [])])].filter(isMissing);
  const { dishes } = findDishes({ ...wish, dishes: [], wanted }, wanted.length > 0 ? there : [], order.knowledge);
  const what = words.typedOf(wanted, order, 'and');
  return dishes.length > 0 && say('menuNotCounted', { what, dishes: words.namesOf(dishes, order) });
}

/** So many of a line, at one of its prices and with its add-ons, as one thing that has a price. */
export function asOne(line: Line, dish: Dish = line.same[0]): Dish {
  const { addOns, count = 1 } = line;
  const price = priceOf(line, dish) ?? dish.price;
  const more = addOns.map(({ name }) => ` + ${name}`).join('');
  const name = `${count > 1 ? `${count} × ` : ''}${dish.name}${more}`;
  return { ...dish, name, price: price === undefined ? undefined : price * count };
}

const sumOf = (things: readonly Dish[]) => things.reduce((sum, { price = 0 }) => sum + price, 0);

/** The lines of an order as things that are weighed against each other: each in its size and number. */
export const weighed = ({ lines }: Pick<Order, 'lines'>): Dish[] => lines.map((line) => asOne(line));
