/** What is asked for on or in a dish that is not had so: no dish of which only a word is said stands in its place. */
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { ADDED_ON, ADDED_TO, ADDS_ALONE, HAD_WITH } from '../vocabulary/order-words.ts';
import { addOnsSaid } from './extras.ts';
import { orderedAs } from './wish.ts';

/** A dish, and what it is not known to be had with. */
export interface NotAdded {
  dish: Dish;
  what: string;
}

/** What is said to be added, and to what by the rest of the question. */
function addedIn({ text, wish }: Request): { added: string; to: string } {
  const { added = '', to = '' } =
    [ADDED_TO, ADDED_ON, ADDS_ALONE, HAD_WITH].map((one) => one.exec(text)?.groups).find(Boolean) ?? {};
  return { added, to: to === '' ? wish.ordered.map(({ name }) => name).join(' ') : to };
}

/** `Add bacon to the plain single`, of a burger called maple bacon: dishes that only such words name, with what they were asked for on. */
export function notAddedTo(dishes: readonly Dish[], request: Request): Map<Dish, NotAdded> {
  const { added, to } = addedIn(request);
  const said = stemsOf(added).filter((stem) => !isFiller(stem));
  const isTarget = (dish: Dish) =>
    orderedAs(request.wish, dish.name) !== undefined || stemsOf(dish.name).some((stem) => stemsOf(to).includes(stem));
  const target = said.length === 0 ? undefined : dishes.find((dish) => isTarget(dish) && !isNamedBy(dish, said));
  const isHad = (dish: Dish) =>
    addOnsSaid(dish, request).some(({ name }) => said.every((stem) => stemsOf(name).includes(stem)));
  if (!target || isHad(target)) return new Map();
  // `Burrata on the diavola`, which is had on another pizza.
  const isAddOn = request.knowledge.dishes.some(({ addOns = [] }) =>
    addOns.some(({ name }) => said.every((stem) => stemsOf(name).includes(stem))),
  );
  const isOfKind = (dish: Dish) =>
    dish.category === target.category && stemsOf(dish.name).some((stem) => !isFiller(stem) && !said.includes(stem));
  const isNone = (dish: Dish) => isNamedBy(dish, said) && !isTarget(dish) && (isOfKind(dish) || (isAddOn && to !== ''));
  return new Map(dishes.filter(isNone).map((dish) => [dish, { dish: target, what: added }]));
}

const isNamedBy = ({ name }: Dish, said: readonly string[]) => said.every((stem) => stemsOf(name).includes(stem));
