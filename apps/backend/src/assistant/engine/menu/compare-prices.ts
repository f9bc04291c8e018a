/** Which of several dishes costs less, and what costs less than one. */
import type { Answer } from '../answer.ts';
import { type Asking, amount, nextStep } from '../asking.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { Request } from '../request.ts';
import { namesOf } from './answer-menu.ts';
import { dishParts, dishText, mostNamed, onePerName } from './dish-text.ts';
import { findDishes } from './find-dishes.ts';
import type { Wish } from './wish.ts';

const cheaperThan = /\b(?:cheaper|less expensive|less) than (?:the|your|a|an) /;

/** `Is the halibut cheaper than the lobster`, `lassi or chai cheaper`, `anything cheaper than the margherita`. */
export function isComparison({ wish, text, places }: Request): boolean {
  if (!wish.asks.has('compare')) return false;
  const names = places.length > 1 ? wish.dishes.length : new Set(wish.dishes.map(({ name }) => name)).size;
  return names + wish.wanted.length + wish.missing.length > 1 || (wish.dishes.length > 0 && cheaperThan.test(text));
}

export function comparison(
  request: Request,
  dishes: readonly Dish[],
  places: readonly Place[],
  asking: Asking,
): Answer {
  const { wish, text } = request;
  const there = new Set(dishes);
  const named = cheapestOfEach(wish.dishes.filter((dish) => there.has(dish)));
  const [only] = named;
  if (only && named.length === 1 && wish.wanted.length + wish.missing.length === 0 && cheaperThan.test(text))
    return cheaper(only, dishes, places, asking);
  const sides = [...named.map((dish) => [dish]), ...wish.wanted.map((stem) => cheapestOf(stem, wish, dishes, asking))];
  const all = cheapestOfEach(sides.flat())
    .filter(({ price }) => price !== undefined)
    .sort((a, b) => (a.price ?? 0) - (b.price ?? 0));
  return { response: comparedText(all, request, places, asking), ...dishParts(all, places, asking) };
}

/** One dish of each name, where it costs least; of one name only, at each of its prices. */
function cheapestOfEach(dishes: readonly Dish[]): Dish[] {
  const dearestFirst = dishes.toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0));
  const byName = new Map(dearestFirst.map((dish) => [dish.name.toLowerCase(), dish]));
  return byName.size > 1 ? [...byName.values()] : onePerName(dishes);
}

function cheapestOf(stem: string, wish: Wish, dishes: readonly Dish[], { knowledge }: Asking): Dish[] {
  const plain = {
    ...wish,
    dishes: [],
    wanted: [stem],
    excluded: [],
    diets: [],
    sort: 'cheapest' as const,
    asks: new Set<never>(),
    either: false,
  };
  return findDishes(plain, dishes, knowledge).dishes.slice(0, mostNamed);
}

function comparedText(all: readonly Dish[], { wish }: Request, places: readonly Place[], asking: Asking): string {
  const { say } = asking;
  const texts = all.map((dish) => dishText(dish, asking));
  if (wish.missing.length > 0 || all.length < 2) {
    const what = say.list(wish.missing.map((stem) => `“${wish.typed.get(stem) ?? stem}”`));
    const none = wish.missing.length > 0 ? say('menuNoPriceOf', { what }) : '';
    const rest = texts.length > 0 ? say('menuClosest', { dishes: say.some(texts, mostNamed) }) : '';
    return [none, rest, nextStep(places, asking)].filter((part) => part !== '').join(' ');
  }
  const [first = '', second = ''] = texts;
  if (all.length > 2) return say('menuFromLowest', { dishes: say.some(texts, mostNamed) });
  return all[0]?.price === all[1]?.price
    ? say('menuSamePrice', { dishes: say.list(texts) })
    : say('menuCheaperThan', {
        dish: first,
        other: second,
        difference: amount((all[1]?.price ?? 0) - (all[0]?.price ?? 0), asking),
      });
}

function cheaper(than: Dish, dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const limit = than.price;
  const less = dishes
    .filter(({ price, soldOut }) => price !== undefined && limit !== undefined && price < limit && !soldOut)
    .toSorted((a, b) => (b.price ?? 0) - (a.price ?? 0));
  const dish = dishText(than, asking);
  return {
    response:
      less.length > 0
        ? asking.say('menuCheaper', { dish, dishes: namesOf(less, places, asking) })
        : asking.say('menuNothingCheaper', { dish }),
    ...dishParts(less.length > 0 ? less : [than], places, asking),
  };
}
