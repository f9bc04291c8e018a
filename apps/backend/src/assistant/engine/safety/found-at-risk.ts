/** The dishes that are looked for by who must avoid something: none that states it is left out of what is found. */
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { findDishes } from '../menu/find-dishes.ts';
import type { Wish } from '../menu/wish.ts';
import type { Request } from '../request.ts';
import type { Avoided } from './allergens.ts';
import { statementsOf } from './stated.ts';

/** A heading of more than one kind of dish. */
const SEVERAL = /[&,/]|\b(?:and|or|et|ou|y|o|e)\b/i;

/**
 * What is found, with what is called so by the part of the menu that it stands in (`sweet crêpes`), and what states what must be
 * avoided, whatever else is left out: `shrimp taco no salsa`, of one with salsa and peanuts.
 */
export function foundAtRisk(
  wish: Wish,
  dishes: readonly Dish[],
  avoid: readonly Avoided[],
  { knowledge }: Request,
): Dish[] {
  const found = findDishes(wish, dishes, knowledge).dishes;
  const all = findDishes({ ...wish, excluded: [] }, dishes, knowledge).dishes;
  // `Sweet crêpes`, `plates from the grill`, but no `Friday fish fry`.
  const isUnder = ({ category = '' }: Dish) => {
    const kinds = wordsOf(category).filter((word) => word.endsWith('s') && wish.wanted.includes(stemOf(word)));
    const isKind = kinds.length > 0 && !SEVERAL.test(category);
    return isKind && wish.wanted.every((stem) => stemsOf(category).includes(stem));
  };
  const stating = all.filter((dish) => statementsOf(dish, avoid).length > 0);
  return [
    ...new Set([
      ...found,
      ...stating,
      ...findDishes({ ...wish, wanted: [] }, dishes, knowledge).dishes.filter(isUnder),
    ]),
  ];
}
