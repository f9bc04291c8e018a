/** Words right behind what must be avoided: whether they name the dish that is asked about, or one thing more to avoid. */
import type { DishIndex } from '../knowledge/dish-index.ts';
import type { Word } from '../language/read-text.ts';
import { stemOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { DISHES, INGREDIENTS } from '../vocabulary/refusals.ts';

/** Whether a dish is called by both: `fish taco`. */
export function isCalledByBoth(one: string, other: string, index: DishIndex): boolean {
  const [mine, theirs] = [one, other].map((stem) => meaningsOf(stem).flatMap((as) => index.having(as, 'name')));
  const named = new Set(mine);
  return named.size > 0 && theirs?.some((dish) => named.has(dish)) === true;
}

/** Whether a word names a dish or a kind of dish; what somebody may be allergic to does so only with the next: `nuts mango`, `fried chicken`. */
export function isDishWord(word: Word, next: Word | undefined, index: DishIndex): boolean {
  const [stem, typed] = [stemOf(word.plain), stemOf(word.typed)];
  const isCalled = () => next !== undefined && isCalledByBoth(stem, stemOf(next.plain), index);
  // `Elote`, which is corn in plain English.
  if (INGREDIENTS.has(stem)) return (typed !== stem && isWholeName(typed, index)) || isCalled();
  const isNamed = DISHES.has(stem) || isWholeName(stem, index) || isWholeName(typed, index);
  const isKind = () => meaningsOf(stem).some((one) => index.having(one, 'category').length > 0);
  return isNamed || isKind() || (foodStems.has(stem) && index.isNameStem(stem)) || isCalled();
}

/** Whether something is called so, or by that behind other words. */
const isWholeName = (stem: string, index: DishIndex) => index.named(stem).length > 0 || index.ending(stem).length > 0;
