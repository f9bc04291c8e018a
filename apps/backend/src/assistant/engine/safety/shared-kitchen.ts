/** What the brand has written of what its kitchen does not keep apart, and of what its dishes are cooked in. */
import { sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Question } from '../knowledge/knowledge.ts';
import { folded, stemsOf } from '../language/words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { COOKED_IN, IS_FRIED, NOT_KEPT_APART, OF_FRYERS, OF_KITCHENS, OF_TOOLS } from '../vocabulary/kitchen-words.ts';
import { ASSURES, NOT_FOR_COELIACS, OF_OTHER_ALLERGY, SHARES_NOT } from '../vocabulary/refusals.ts';
import type { Asked } from './own-warnings.ts';

/** `Everything shares one fryer`, to who has an allergy and asks for what is fried, or for no dish; `pork shares the grill`, to who eats none. */
export function isSharedIn(text: string, dishes: readonly Dish[], { names, isOfAllergen, isOfGluten }: Asked): boolean {
  if (!NOT_KEPT_APART.test(text) || !OF_KITCHENS.test(text) || SHARES_NOT.test(text)) return false;
  if (!isOfGluten && NOT_FOR_COELIACS.test(folded(text)) && !names(text)) return false;
  const isFryer = OF_FRYERS.test(text);
  if (!isOfAllergen && !names(text) && !(isFryer && dishes.length > 0)) return false;
  const said = new Set(stemsOf(text));
  const isNamed = ({ name }: Dish) => stemsOf(name).some((stem) => said.has(stem) && !isFiller(stem));
  return !isFryer || dishes.length === 0 || dishes.some((dish) => isFried(dish) || isNamed(dish));
}

const isFried = ({ name, category = '', description = '' }: Dish) =>
  IS_FRIED.test(`${name}. ${category}. ${description}`);

/** `The cornbread is baked in bacon grease`: of what is named, or of all. */
function isCookedIn(text: string, dishes: readonly Dish[], { names }: Asked): boolean {
  if (![...text.matchAll(COOKED_IN)].some(([, rest = '']) => names(rest))) return false;
  const said = new Set(stemsOf(text));
  const isNamed = ({ name }: Dish) => said.has(stemsOf(name).at(-1) ?? '');
  const all = dishes.flatMap((dish) => [dish, ...Object.values(dish.holds?.() ?? {}).flat()]);
  return all.length === 0 || all.some(isNamed);
}

/** The sentences of one of the brand's answers that must be told of that; none that says that something is kept apart. */
export function tellsOfKitchen({ question, answer }: Question, dishes: readonly Dish[], asked: Asked): string[] {
  // `What can I eat without gluten? Everything boils in the same water`: who asks of eggs need not know.
  const isOfOther = OF_OTHER_ALLERGY.test(question) && !asked.names(question);
  return sentencesOf(answer).filter(
    (text) =>
      !ASSURES.test(text) &&
      !(isOfOther && !OF_TOOLS.test(text)) &&
      (isSharedIn(text, dishes, asked) || isCookedIn(text, dishes, asked)),
  );
}
