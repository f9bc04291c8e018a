/** What is asked for on or in a dish that is not had so: no dish of which only a word is said stands in its place. */
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { ADDED_ON, ADDED_TO, ADDS_ALONE, EXTRA_BEHIND, HAD_WITH } from '../vocabulary/order-words.ts';
import { addOnsSaid } from './extras.ts';
import { includedTold } from './included.ts';
import { sizeSaid } from './sizes.ts';
import { isOrder, orderedAs } from './wish.ts';

/** A dish, and what it is not known to be had with. */
export interface NotAdded {
  dish: Dish;
  what: string;
}

/** The dishes that are none of those that are asked for, and what is told in their place. */
interface Unknown {
  dropped: ReadonlySet<Dish>;
  told?: NotAdded;
}

/** What is said to be added, and to what by the rest of the question. */
function addedIn({ text, wish }: Request): { added: string; to: string } {
  const { added = '', to = '' } =
    [ADDED_TO, ADDED_ON, ADDS_ALONE, HAD_WITH].map((one) => one.exec(text)?.groups).find(Boolean) ?? {};
  return { added, to: to === '' ? wish.ordered.map(({ name }) => name).join(' ') : to };
}

/** `Add bacon to the plain single`, of a burger called maple bacon: dishes that only such words name, and what they were asked for on. */
export function notAddedTo(dishes: readonly Dish[], request: Request): Unknown {
  const { added, to } = addedIn(request);
  const { text, wish, knowledge } = request;
  const said = stemsOf(added).filter((stem) => !isFiller(stem));
  const before = stemsOf(to).filter((stem) => !said.includes(stem));
  const isTarget = (dish: Dish) =>
    orderedAs(wish, dish.name) !== undefined || stemsOf(dish.name).some((stem) => before.includes(stem));
  const isExtra = EXTRA_BEHIND.test(text);
  const target =
    said.length === 0 ? undefined : dishes.find((dish) => isTarget(dish) && (isExtra || !isNamedBy(dish, said)));
  if (!target || isHadWith(target, said, request)) return { dropped: new Set() };
  // `Burrata on the diavola`, which is had on another pizza.
  const isAddOn = knowledge.dishes.some(({ addOns = [] }) => addOns.some((one) => isNamedBy(one, said)));
  const isOfKind = (dish: Dish) =>
    dish.category === target.category && stemsOf(dish.name).some((stem) => !isFiller(stem) && !said.includes(stem));
  const isNone = (dish: Dish) =>
    dish !== target &&
    !isTarget(dish) &&
    (isNamedBy(dish, said) ? isOfKind(dish) || (isAddOn && to !== '') : isNamedInside(dish, said, text));
  const dropped = new Set(dishes.filter(isNone));
  // `With extra sambal`, which is sold by itself.
  const isSold = dishes.some((dish) => dish !== target && !dropped.has(dish) && isNamedBy(dish, said));
  const isOpen = isOrder(wish) && !isSold && (isExtra || (isAddOn && !isNamedBy({ name: wordsOf(target) }, said)));
  const what = isExtra ? `extra ${added}` : added;
  return { dropped, told: dropped.size > 0 || isOpen ? { dish: target, what } : undefined };
}

/** Whether what is said is had with a dish: as an add-on, in a size that is called so, or because it comes with it. */
function isHadWith(dish: Dish, said: readonly string[], request: Request): boolean {
  const size = sizeSaid(dish, request.text)?.variant;
  const isHad = [...addOnsSaid(dish, request), ...(size ? [size] : [])].some((one) => isNamedBy(one, said));
  return isHad || includedTold([dish], request).length > 0;
}

/** `Roti telur with chicken curry`, of a curry laksa with chicken: a dish whose kind is not said, nor more of it than stands behind `with`. */
function isNamedInside({ name, variants = [] }: Dish, said: readonly string[], text: string): boolean {
  const own = stemsOf([name, ...variants.map((one) => one.name)].join(' '));
  const named = stemsOf(text).filter((stem) => !isFiller(stem) && own.includes(stem));
  return named.length > 0 && named.every((stem) => said.includes(stem)) && !said.includes(stemsOf(name).at(-1) ?? '');
}

const wordsOf = ({ name, description = '', heading }: Dish) => `${name} ${description} ${heading}`;

const isNamedBy = ({ name }: { name: string }, said: readonly string[]) =>
  said.every((stem) => stemsOf(name).includes(stem));
