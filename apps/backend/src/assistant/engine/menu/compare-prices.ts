/** Which of several dishes costs less, and what costs less than one. */
import { type Answer, sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { amount, joined, nextStep, type Request } from '../request.ts';
import { ASKS_DIFFERENCE, ASKS_EACH, ASKS_VALUE, TELLS_NUMBER, WEIGHS_SIZES } from '../vocabulary/menu-words.ts';
import { CHEAPER_THAN } from '../vocabulary/slot-words.ts';
import { dishText, inOneCurrency, MOST_NAMED, namesOf, onePerName, withDishes } from './dish-text.ts';
import { findDishes } from './find-dishes.ts';
import { orderIn } from './order.ts';
import { weighed } from './prices.ts';
import { inEachSize } from './sizes.ts';

/** `Is the halibut cheaper than the lobster`, `lassi or chai cheaper`, `anything cheaper than the margherita`. */
export function isComparison(request: Request): boolean {
  const { wish, text } = request;
  const isSized = ASKS_DIFFERENCE.test(text) && wish.ordered.some(({ size }) => size !== undefined);
  if (!isSized && sizesCompared(request).length > 1) return true;
  if (!wish.asks.has('compare') || isSized) return false;
  const names = new Set(wish.dishes.map(({ name }) => name)).size;
  return names + wish.wanted.length + wish.missing.length > 1 || (wish.dishes.length > 0 && CHEAPER_THAN.test(text));
}

export function comparison(request: Request, dishes: readonly Dish[]): Answer {
  const { wish, text } = request;
  const sizes = sizesCompared({ ...request, wish: { ...wish, dishes: wish.dishes.filter((dish) => dishes.includes(dish)) } });
  if (sizes.length > 1) return ofSizes(sizes, request);
  const there = new Set(dishes);
  const named = cheapestOfEach(wish.dishes.filter((dish) => there.has(dish)));
  const [only] = named;
  if (only && named.length === 1 && wish.wanted.length + wish.missing.length === 0 && CHEAPER_THAN.test(text))
    return cheaper(only, dishes, request);
  const sides = wish.wanted.flatMap((stem) => cheapestOf(stem, dishes, request));
  const all = inOneCurrency(cheapestOfEach([...named, ...sides]).filter(({ price }) => price !== undefined)).sort(
    (a, b) => (a.price ?? 0) - (b.price ?? 0),
  );
  return withDishes(comparedText(all, request), all, request);
}

/** What is weighed against each other of the only dish that is named: its sizes that are said, in their numbers, else its only two. */
function sizesCompared(request: Request): readonly Dish[] {
  const { wish, text } = request;
  const { dishes, wanted, missing, quantities } = wish;
  const [dish, ...others] = dishes;
  const isOne = dish?.variants && others.every(({ name }) => name === dish.name);
  if (!isOne || !WEIGHS_SIZES.test(text) || ASKS_EACH.test(text)) return [];
  const said = weighed(orderIn(request, [dish]));
  // `Which is cheaper, the pork or the catfish`
  const isOfOthers = wanted.length + missing.length + quantities.length > 0 || /\b(?:or|ones?)\b/.test(text);
  const sized = said.length > 1 || isOfOthers ? said : inEachSize(dish);
  return said.length > 1 || sized.length === 2 ? sized.filter(({ price }) => price !== undefined) : [];
}

/** What sizes of a dish cost and by how much, with what its own words say of how much each is. */
function ofSizes(sizes: readonly Dish[], request: Request): Answer {
  const sorted = sizes.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const [{ description = '' } = {}] = sizes;
  const telling = sentencesOf(description).filter((text) => TELLS_NUMBER.test(text));
  // Which is the better value, only how much is in each can tell.
  const priced = request.say('menuFromLowest', {
    dishes: request.say.list(sorted.map((dish) => dishText(dish, request))),
  });
  const compared = ASKS_VALUE.test(request.text) ? priced : comparedText(sorted, request);
  return withDishes(joined(compared, ...telling), sorted, request);
}

/** One dish of each name, where it costs least; of one name only, at each of its prices. */
function cheapestOfEach(dishes: readonly Dish[]): Dish[] {
  const dearestFirst = dishes.toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0));
  const byName = new Map(dearestFirst.map((dish) => [dish.name.toLowerCase(), dish]));
  return byName.size > 1 ? [...byName.values()] : onePerName(dishes);
}

function cheapestOf(stem: string, dishes: readonly Dish[], { wish, knowledge }: Request): Dish[] {
  const rest = { dishes: [], excluded: [], diets: [], asks: new Set<never>(), either: false };
  const plain = { ...wish, ...rest, wanted: [stem], sort: 'cheapest' as const };
  return findDishes(plain, dishes, knowledge).dishes.slice(0, MOST_NAMED);
}

function comparedText(all: readonly Dish[], request: Request): string {
  const { say, wish } = request;
  const dishes = all.map((dish) => dishText(dish, request));
  const [first, second] = all;
  if (wish.missing.length > 0 || !first || !second) {
    const what = say.list(wish.missing.map((stem) => `“${wish.typed.get(stem) ?? stem}”`));
    const none = wish.missing.length > 0 && say('menuNoPriceOf', { what });
    const closest = dishes.length > 0 && say('menuClosest', { dishes: say.some(dishes, MOST_NAMED) });
    return joined(none, closest, nextStep(request));
  }
  if (all.length > 2) return say('menuFromLowest', { dishes: say.some(dishes, MOST_NAMED) });
  if (first.price === second.price) return say('menuSamePrice', { dishes: say.list(dishes) });
  const difference = amount((second.price ?? 0) - (first.price ?? 0), request, first.currency);
  return say('menuCheaperThan', { dish: dishes[0] ?? '', other: dishes[1] ?? '', difference });
}

function cheaper(than: Dish, dishes: readonly Dish[], request: Request): Answer {
  const limit = than.price ?? 0;
  // Those of the same heading come first.
  const isAlike = ({ category }: Dish) => Number(category === than.category);
  const less = dishes
    .filter(
      ({ price, soldOut, currency }) => price !== undefined && price < limit && !soldOut && currency === than.currency,
    )
    .toSorted((a, b) => isAlike(b) - isAlike(a) || (b.price ?? 0) - (a.price ?? 0));
  const key = less.length > 0 ? 'menuCheaper' : 'menuNothingCheaper';
  const text = request.say(key, { dish: dishText(than, request), dishes: namesOf(less, request) });
  return withDishes(text, less.length > 0 ? less : [than], request);
}
