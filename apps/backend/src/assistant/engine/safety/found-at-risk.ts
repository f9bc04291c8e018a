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
  const find = (more: Partial<Wish>) => findDishes({ ...wish, ...more }, dishes, knowledge).dishes;
  const all = wish.excluded.length > 0 ? find({ excluded: [] }) : [];
  const stating = all.filter((dish) => statementsOf(dish, avoid).length > 0);
  const isAnyUnder = dishes.some((dish) => isUnder(dish, wish.wanted));
  const under = isAnyUnder ? find({ wanted: [] }).filter((dish) => isUnder(dish, wish.wanted)) : [];
  return [...new Set([...find({}), ...stating, ...under])];
}

/** Whether it stands under `sweet crêpes` or `plates from the grill`, where crêpes or plates are looked for; but no `Friday fish fry`. */
function isUnder({ category = '' }: Dish, wanted: readonly string[]): boolean {
  if (wanted.length === 0 || SEVERAL.test(category)) return false;
  const isKind = wordsOf(category).some((word) => word.endsWith('s') && wanted.includes(stemOf(word)));
  return isKind && wanted.every((stem) => stemsOf(category).includes(stem));
}
