/** Questions about dishes by somebody who must avoid something, or who asks what they contain. */
import { type Answer, nonEmpty } from '../answer.ts';
import { type Asking, amount } from '../asking.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { card, describe, dietNames, menuAndPerson } from '../menu/dish-text.ts';
import { findDishes } from '../menu/find-dishes.ts';
import type { Wish } from '../menu/wish.ts';
import type { Request } from '../request.ts';
import type { Avoided } from './allergens.ts';
import { answerAvoiding, caution, namedText } from './answer-avoiding.ts';
import { verdictOn } from './stated.ts';

/** What must be avoided and what is only asked about, each once. */
export function mustBeAvoided({ avoid, allergens }: Wish): Avoided[] {
  return [
    ...new Map(
      [...avoid, ...allergens].map((one) => [`${one.kind} ${one.kind === 'other' ? one.word : ''}`, one]),
    ).values(),
  ];
}

/** @param dishes those of the places that are asked about */
export function answerAtRisk(
  request: Request,
  dishes: readonly Dish[],
  places: readonly Place[],
  asking: Asking,
): Answer {
  const { wish } = request;
  const avoid = mustBeAvoided(wish).length > 0 ? mustBeAvoided(wish) : [{ kind: 'unsaid', word: '' }];
  const there = new Set(dishes);
  const named = wish.dishes.filter((dish) => there.has(dish));
  if (named.length > 0) return ofNamed(named, request, avoid, places, asking);
  const found =
    wish.wanted.length > 0 || wish.course !== undefined
      ? findDishes({ ...wish, excluded: [], asks: new Set() }, dishes, asking.knowledge).dishes
      : [];
  const priced =
    found.length > 0
      ? found
      : findDishes({ ...wish, wanted: [], excluded: [], course: undefined }, dishes, asking.knowledge).dishes;
  const fitting = priced.length > 0 ? priced : dishes;
  // `Which dishes contain nuts`: nobody said that they must be avoided.
  const inverse = wish.asks.has('inverse') || (wish.avoid.length === 0 && found.length === 0);
  // What states it is looked for in all of a menu.
  const marked = inverse ? fitting : ofDiets(fitting, wish);
  const suited = marked.length > 0 ? marked : fitting;
  // What nothing is marked as is not called by that.
  const called = { ...wish, diets: marked.length > 0 && !inverse ? wish.diets : [] };
  const what = found.length > 0 || called.diets.length > 0 ? describe(called, asking) : '';
  const missing = asking.say.list(
    wish.missing.map((stem) => wish.typed.get(stem) ?? stem),
    'or',
  );
  const answer = answerAvoiding({ dishes: suited, avoid, places, what, inverse, missing }, asking);
  if (marked.length > 0) return answer;
  const none = asking.say('menuNoneMarked', { diets: dietNames(wish.diets, asking) });
  return { ...answer, response: `${none} ${answer.response}` };
}

/** Those that are marked as of the diets. */
function ofDiets(dishes: readonly Dish[], { diets }: Wish): readonly Dish[] {
  return dishes.filter((dish) => diets.every((diet) => dish.diets?.includes(diet)));
}

function ofNamed(
  named: readonly Dish[],
  { wish }: Request,
  avoid: readonly Avoided[],
  places: readonly Place[],
  asking: Asking,
): Answer {
  const { say } = asking;
  const { text, stated, unknown } = namedText(named, avoid, asking);
  const some = [...new Map(named.map((dish) => [dish.name, dish])).values()];
  const prices = wish.asks.has('price')
    ? some.flatMap((dish) =>
        dish.price === undefined ? [] : [say('menuPrice', { dish: dish.name, price: amount(dish.price, asking) })],
      )
    : [];
  const marks = some.flatMap((dish) => marksOf(dish, wish, asking));
  const cards = some.filter((dish) => verdictOn(dish, avoid) === 'silent').map(card);
  return {
    response: [...prices, text, ...marks, caution(places, asking)].join(' '),
    content_types: [cards.length > 0 ? 'menu_list' : 'menu_link'],
    menu_items: nonEmpty(cards),
    ...menuAndPerson(places, asking),
    stated: nonEmpty(stated),
    unknown,
  };
}

/** What the menu marks a dish as, of the diets that are asked about. */
function marksOf(dish: Dish, { diets }: Wish, asking: Asking): string[] {
  const { diets: marked } = dish;
  if (!marked || diets.length === 0) return [];
  const missing = diets.filter((diet) => !marked.includes(diet));
  const key = missing.length > 0 ? 'menuNotMarked' : 'menuMarked';
  return [asking.say(key, { dish: dish.name, diets: dietNames(missing.length > 0 ? missing : diets, asking) })];
}
