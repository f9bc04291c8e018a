/** Which of several dishes costs less, and what costs less than one. */
import { type Answer, sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import { amount, joined, labelsOf, nextStep, type Request } from '../request.ts';
import {
  AGAINST_SO_MANY,
  ASKS_DIFFERENCE,
  ASKS_EACH,
  ASKS_VALUE,
  TELLS_NUMBER,
  WEIGHS_SIZES,
} from '../vocabulary/menu-words.ts';
import { CHEAPER_THAN } from '../vocabulary/slot-words.ts';
import { dishText, inOneCurrency, MOST_NAMED, namesOf, onePerName, whereText, withDishes } from './dish-text.ts';
import { findDishes } from './find-dishes.ts';
import { type Order, orderedLine, orderIn } from './order.ts';
import { asOne, weighed } from './prices.ts';
import { inEachSize } from './sizes.ts';

/** `Is the halibut cheaper than the lobster`, `lassi or chai cheaper`, `how much more is the large`, `anything cheaper than the margherita`. */
export function isComparison(request: Request): boolean {
  const { wish, text } = request;
  const isOfMany = wish.dishes.length > 0 && AGAINST_SO_MANY.test(text);
  if (isOfMany || sizesCompared(request).length > 1) return true;
  const isDifference = ASKS_DIFFERENCE.test(text) && !wish.asks.has('contents');
  if (!wish.asks.has('compare') && !isDifference) return false;
  const names = new Set(wish.dishes.map(({ name }) => name)).size;
  return names + wish.wanted.length + wish.missing.length > 1 || (wish.dishes.length > 0 && CHEAPER_THAN.test(text));
}

/** What of the dishes that are named, each in its size and number, and of what is looked for costs least, and by how much. */
export function comparison(request: Request, dishes: readonly Dish[]): Answer {
  const { wish, text } = request;
  const there = new Set(dishes);
  const meant = wish.dishes.filter((dish) => there.has(dish));
  const sizes = sizesCompared({ ...request, wish: { ...wish, dishes: meant } });
  const order = orderIn(request, dishes);
  const ordered = order.lines.map(orderedLine);
  if (sizes.length > 1) return { ...compared(sizes, request), ordered };
  const [only] = meant;
  const isOnly = meant.every(({ name }) => name === only?.name) && wish.wanted.length + wish.missing.length === 0;
  if (only && isOnly && CHEAPER_THAN.test(text) && !AGAINST_SO_MANY.test(text)) return cheaper(only, dishes, request);
  const sides = wish.wanted.flatMap((stem) => cheapestOf(stem, dishes, request));
  // `Is that cheaper than 12 slices`: so many, against the other size.
  const lines = weighed(countedOnce(order));
  const isCounted = only?.variants && isOnly && AGAINST_SO_MANY.test(text);
  const others = isCounted
    ? inEachSize(only).filter(({ name }) => !lines.some((line) => line.name.endsWith(name)))
    : [];
  const things = inOneCurrency(cheapestOfEach([...lines, ...others, ...sides]));
  const byPlace = sides.length === 0 && things.length > 1 ? differencesByPlace(order) : [];
  if (byPlace.length > 1) return { ...withDishes(joined(...byPlace), meant, request), ordered };
  return { ...compared(things, request), ordered };
}

/** `Is a whole cake cheaper than 12 slices`: the number is of the slices alone. */
function countedOnce(order: Order): Order {
  const [, unit] = AGAINST_SO_MANY.exec(order.text) ?? [];
  const isOfUnit = ({ same: [{ name }] }: Order['lines'][number]) =>
    stemsOf(/\(([^()]+)\)$/.exec(name)?.[1] ?? '').join(' ') === stemOf(unit ?? '');
  return unit === undefined
    ? order
    : { ...order, lines: order.lines.map((line) => (isOfUnit(line) ? line : { ...line, count: undefined })) };
}

/** By how much the one of two lines is more than the other, where that is not the same everywhere. */
function differencesByPlace({ lines, places, ...order }: Order): string[] {
  const atPlace = ({ menu, index }: Place) =>
    lines.flatMap((line) => {
      const dish = line.same.find((one) => (menu === 'own' ? one.places.has(index) : one.brand));
      return dish ? asOne(line, dish) : [];
    });
  const pairs = Map.groupBy(places, (place) =>
    atPlace(place)
      .map(({ price }) => price)
      .join(),
  );
  return [...pairs.values()].flatMap((some) => {
    const [one, other, third] = some[0] ? atPlace(some[0]) : [];
    const where = order.say('menuAtPlaces', { places: order.say.some(labelsOf(some), 3) });
    return one && other && !third ? difference(one, other, { ...order, places }, where) : [];
  });
}

/** What is weighed against each other of the only dish that is named: its sizes that are said, else its only two. */
function sizesCompared(request: Request): readonly Dish[] {
  const { wish, text } = request;
  const { dishes, wanted, missing, quantities } = wish;
  const [dish, ...others] = dishes;
  const isOne = dish?.variants && others.every(({ name }) => name === dish.name);
  if (
    !isOne ||
    AGAINST_SO_MANY.test(text) ||
    !WEIGHS_SIZES.test(text) ||
    ASKS_EACH.test(text) ||
    CHEAPER_THAN.test(text)
  )
    return [];
  const sizes = inEachSize(dish).filter(({ price }) => price !== undefined);
  const said = weighed(orderIn(request, [dish])).filter(({ name }) => name !== dish.name);
  // `How much more is the large`, than each other.
  const [only, another] = said;
  if (another) return said;
  if (only && ASKS_DIFFERENCE.test(text)) return [only, ...sizes.filter(({ name }) => name !== only.name)];
  // `Which is cheaper, the pork or the catfish`
  const isOfOthers = wanted.length + missing.length + quantities.length > 0 || /\b(?:or|ones?)\b/.test(text);
  return isOfOthers || sizes.length !== 2 ? [] : sizes;
}

/** One thing of each name, where it costs least; of one name only, at each of its prices. */
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

/** Things that are weighed, the cheapest first; of the sizes of one dish also what its own words say of how much each is. */
function compared(things: readonly Dish[], request: Request): Answer {
  const { say, wish, text } = request;
  const all = things.filter(({ price }) => price !== undefined).sort((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const dishes = all.map((dish) => dishText(dish, request));
  const [first, second] = all;
  const told = (response: string) => withDishes(response, all, request);
  if (wish.missing.length > 0 || !first || !second) {
    const what = say.list(wish.missing.map((stem) => `“${wish.typed.get(stem) ?? stem}”`));
    const none = wish.missing.length > 0 && say('menuNoPriceOf', { what });
    const closest = dishes.length > 0 && say('menuClosest', { dishes: say.some(dishes, MOST_NAMED) });
    return told(joined(none, closest, nextStep(request)));
  }
  const isOfOne = all.every(({ id }) => id === first.id);
  const telling = isOfOne ? sentencesOf(first.description ?? '').filter((one) => TELLS_NUMBER.test(one)) : [];
  // Which is the better value, only how much is in each can tell.
  const isList = (all.length > 2 && !ASKS_DIFFERENCE.test(text)) || (isOfOne && ASKS_VALUE.test(text));
  const list = isList && say('menuFromLowest', { dishes: say.some(dishes, MOST_NAMED) });
  const differences = things.slice(1, MOST_NAMED).map((other) => difference(things[0] ?? other, other, request));
  return told(joined(list, ...(isList ? [] : differences), ...telling));
}

/** By how much one thing costs less than another. */
function difference(one: Dish, other: Dish, request: Request, where = ''): string {
  const [less, more] = (one.price ?? 0) > (other.price ?? 0) ? [other, one] : [one, other];
  const [dish, dearer] = [dishText(less, request), `${dishText(more, request)}${where}`];
  if (less.price === more.price) return request.say('menuSamePrice', { dishes: request.say.list([dish, dearer]) });
  const apart = amount((more.price ?? 0) - (less.price ?? 0), request, less.currency);
  return request.say('menuCheaperThan', { dish, other: dearer, difference: apart });
}

function cheaper(than: Dish, dishes: readonly Dish[], request: Request): Answer {
  // Of several prices, at other places, below the lowest.
  const limit = Math.min(
    than.price ?? 0,
    ...dishes.flatMap(({ name, price }) => (name === than.name && price ? price : [])),
  );
  // Those of the same heading come first.
  const isAlike = ({ category }: Dish) => Number(category === than.category);
  const less = dishes
    .filter(
      ({ name, price = limit, soldOut, currency }) =>
        name !== than.name && price < limit && !soldOut && currency === than.currency,
    )
    .toSorted((a, b) => isAlike(b) - isAlike(a) || (b.price ?? 0) - (a.price ?? 0));
  const key = less.length > 0 ? 'menuCheaper' : 'menuNothingCheaper';
  const isDearer = (one: Dish) => dishes.some(({ name, price = 0 }) => name === one.name && price >= limit);
  // What costs more at another place is told with where it does not.
  const told = less.flatMap((one) => {
    const where = isDearer(one) ? whereText(one, request, true) : '';
    return isDearer(one) && where === '' ? [] : { ...one, name: `${one.name}${where}` };
  });
  const text = request.say(key, { dish: dishText(than, request), dishes: namesOf(told, request) });
  return withDishes(text, less.length > 0 ? less : [than], request);
}
