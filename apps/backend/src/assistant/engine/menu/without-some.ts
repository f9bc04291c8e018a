/** Dishes without something that is left out: what is sure, what is open, and what only may hold it. */
import type { Answer } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import { joined, type Request } from '../request.ts';
import { allergenKind, avoidedName } from '../safety/allergens.ts';
import { isSoft, saysSoft } from '../safety/drinks.ts';
import { ownWarnings } from '../safety/own-warnings.ts';
import { statementsOf } from '../safety/stated.ts';
import { leftForGood } from '../safety/what-is-avoided.ts';
import { OVER_AGE } from '../vocabulary/alcohol-words.ts';
import * as words from './dish-text.ts';
import { dishesAt, type Found } from './find-dishes.ts';
import type { Wish } from './wish.ts';

const ALCOHOL = { kind: 'other', word: 'alcohol' };
const CAFFEINE = { kind: 'other', word: 'caffeine' };

const asksOfCaffeine = ({ course, excluded }: Wish) => course === 'drink' && excluded.includes('caffeine');

export const isOfDrinks = ({ course, excluded }: Wish) => course === 'drink' && excluded.includes('alcohol');

/** `Old fashioned` names no alcohol: of drinks without it only those are told and shown that are known to hold none. */
export function softOnly(found: Found, wish: Wish): Found {
  // `Drinks with no caffeine`: wine has none, and is not what is meant first.
  if (asksOfCaffeine(wish) && !wish.excluded.includes('alcohol'))
    return { ...found, dishes: found.dishes.toSorted((one, other) => Number(isSoft(other)) - Number(isSoft(one))) };
  // What a child drinks stands under no age.
  const isOpen = (dish: Dish) => isSoft(dish) && !(asksOfCaffeine(wish) && OVER_AGE.test(dish.heading));
  const soft = isOfDrinks(wish) ? found.dishes.filter(isOpen) : [];
  return soft.length > 0 ? { ...found, dishes: soft } : found;
}

/** What is left out, each as statements of dishes are asked for it. */
const leftOut = ({ excluded }: Wish) => excluded.map((word) => ({ kind: allergenKind(word) ?? 'other', word }));

/** Whether what may be chosen for a dish, or comes with it, states some of what is to be left out. */
export const mayHold = (dish: Dish, wish: Wish) =>
  wish.excluded.length > 0 && statementsOf(dish, leftOut(wish)).some(({ how }) => how === 'mayHold');

/** Dishes without something, and those whose words leave it open. */
export function withoutSome(found: Found, unsure: readonly Dish[], request: Request): Answer {
  const { say, wish } = request;
  const sure = found.dishes.filter((dish) => !unsure.includes(dish));
  const what = words.typedOf(wish.excluded, request);
  const open = say('menuUnknownSome', { what, dishes: say.some([...new Set(unsure.map(({ name }) => name))], 5) });
  const dishes = words.namesOf(sure, request);
  const text =
    sure.length > 0 ? withoutText(dishes, { ...found, dishes: sure }, request) : say('menuNoneWithout', { what });
  return { ...words.withDishes(joined(calledHolding(request), text, open), sure, request), unknown: true };
}

/** Dishes without something, as far as words tell: that a drink names no alcohol proves nothing. */
export function withoutText(dishes: string, found: Found, request: Request): string {
  const { say, wish } = request;
  if (isOfDrinks(wish) && !asksOfCaffeine(wish) && !found.dishes.every(saysSoft))
    return say('menuWithoutAlcohol', { dishes });
  const left = leftForGood(wish);
  const text = say('menuWithout', { what: words.typedOf(wish.excluded, request), dishes });
  // Where nothing is without caffeine but what is poured as alcohol, that is said.
  const isPoured = asksOfCaffeine(wish) && !found.dishes.some(isSoft);
  const poured = found.dishes.filter((dish) => isPoured && statementsOf(dish, [ALCOHOL]).length > 0);
  const named =
    poured.length > 0 &&
    say('menuTheseState', {
      what: avoidedName(ALCOHOL, say.language),
      dishes: say.list(poured.map(({ name }) => name)),
    });
  return joined(text, named, ...(left.length > 0 ? ownWarnings(request, left) : []));
}

/** `Kopi caffeine free?`: of what is called so, what holds it. */
function calledHolding(request: Request): string {
  const { say, wish } = request;
  if (!wish.excluded.includes('caffeine')) return '';
  const called = dishesAt(request).filter(({ name }) => stemsOf(name).some((stem) => wish.wanted.includes(stem)));
  const names = called.filter((dish) => statementsOf(dish, [CAFFEINE]).length > 0).map(({ name }) => name);
  const what = avoidedName(CAFFEINE, say.language);
  return names.length > 0 ? say('menuTheseState', { what, dishes: say.some([...new Set(names)], 5) }) : '';
}
