/** A kind of dish that stands beside one that is named: `the Beet and a beer`. */
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { BESIDE_ANOTHER } from '../vocabulary/menu-words.ts';
import { findDishes } from './find-dishes.ts';

/** Its stem, where nothing else is asked for; undefined where there is none, or it is a size of what is named: `kopi and curry puff`. */
export function kindBeside({ wish, text, knowledge }: Request, dishes: readonly Dish[]): string | undefined {
  const { asks, diets, excluded, missing, quantities, wanted } = wish;
  const isPlain = [...asks].every((ask) => ask === 'price') && quantities.length === 0;
  if (wish.dishes.length === 0 || !isPlain || diets.length + excluded.length + missing.length > 0) return undefined;
  // `A cup of chowder and a bowl`, which are its sizes.
  const namesOf = ({ name, variants = [] }: Dish) => [name, ...variants.map((one) => one.name)].flatMap(stemsOf);
  const named = new Set(wish.dishes.flatMap(namesOf));
  const [kind = '', another] = wanted.filter((stem) => !named.has(stem));
  const { before = '', behind = before } = BESIDE_ANOTHER.exec(text)?.groups ?? {};
  if (another !== undefined || kind === '' || stemOf(behind) !== kind) return undefined;
  return findDishes({ ...wish, dishes: [], wanted: [kind], parts: [[kind]] }, dishes, knowledge).byName
    ? kind
    : undefined;
}
