/** What says of how many eaters it is for: `feeds eight to ten`, `Large, serves 16 to 20`. */
import type { Dish } from '../knowledge/dishes.ts';
import { FED, numberOf } from '../vocabulary/services.ts';
import { inEachSize } from './sizes.ts';

/** The dishes that say that they feed so many, or a few more; of those that say it of a size, that size. */
export function dishesFeeding(eaters: number, dishes: readonly Dish[]): Dish[] {
  const feeds = (text: string) => {
    const [, least, most = least] = FED.exec(text.toLowerCase()) ?? [];
    return (
      numberOf(least) <= eaters + 1 && numberOf(most) >= eaters && numberOf(most) <= eaters + Math.max(2, eaters / 5)
    );
  };
  if (eaters === 0) return [];
  return dishes.flatMap((dish) => {
    const sized = inEachSize(dish).filter(({ name }) => feeds(name.slice(dish.name.length)));
    return sized.length > 0 ? sized : feeds(dish.description ?? '') ? [dish] : [];
  });
}
