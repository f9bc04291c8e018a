/** `Vegan sandwiches`, of a house whose bowls are marked so, and no sandwich: what else there is. */
import type { Dish } from '../knowledge/dishes.ts';
import type { Request } from '../request.ts';
import { dishesAt, findDishes } from './find-dishes.ts';

const isMeal = ({ course }: Dish) => /^(?:dish|main|starter)$/.test(course);

/** The meals of all of the menu that have the marks asked for, where meals are looked for. @param found what was found, of which none has them */
export function markedElsewhere(found: readonly Dish[], request: Request): readonly Dish[] {
  const { wish, knowledge } = request;
  if (wish.diets.length === 0 || !found.some(isMeal)) return [];
  const isMarked = (dish: Dish) => wish.diets.every((diet) => dish.diets?.includes(diet));
  const others = findDishes({ ...wish, wanted: [], course: undefined }, dishesAt(request), knowledge);
  return others.dishes.filter((dish) => isMeal(dish) && isMarked(dish));
}
