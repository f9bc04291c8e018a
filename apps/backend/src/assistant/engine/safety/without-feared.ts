/** What is feared and asked about at once: `a nut allergy, what has cashews`. */
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { AVOIDED_FOODS } from '../vocabulary/refusals.ts';
import { allergenKind } from './allergens.ts';

/**
 * `A nut allergy, what has cashews`: these are no food that is looked for, nor the cashew chicken alone. What states any of it
 * is told whole.
 */
export function withoutFeared(request: Request): Request {
  const { wish, text } = request;
  const isFeared = (stem: string) =>
    allergenKind(stem) !== undefined || wish.avoid.some(({ word }) => AVOIDED_FOODS.has(word) && word === stem);
  const typed = [...wish.typed];
  const said = new Set([...stemsOf(text), ...typed.flatMap(([, as]) => stemsOf(as))]);
  // `Lait`, of a lait frappé.
  const fearedAs = new Set(typed.flatMap(([stem, as]) => (isFeared(stem) ? [stem, ...stemsOf(as)] : [])));
  const isCalledByIt = ({ name }: Dish) => {
    const named = stemsOf(name).filter((stem) => said.has(stem));
    return named.length > 0 && named.every((stem) => isFeared(stem) || fearedAs.has(stem));
  };
  if (!wish.asks.has('inverse') || !(wish.dishes.some(isCalledByIt) || wish.wanted.some(isFeared))) return request;
  const more = wish.wanted.filter(isFeared).map((word) => ({ kind: allergenKind(word) ?? 'other', word }));
  const rest = {
    dishes: wish.dishes.filter((dish) => !isCalledByIt(dish)),
    wanted: wish.wanted.filter((stem) => !isFeared(stem)),
    parts: [],
  };
  return { ...request, wish: { ...wish, ...rest, avoid: [...wish.avoid, ...more] } };
}
