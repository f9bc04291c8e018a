/** What the menu states of calories: of dishes, and of all that is asked for together. */
import { caloriesText } from '@tablefront/restaurant/menu/dish-words';
import type { Dish } from '../knowledge/dishes.ts';
import { joined, type Request } from '../request.ts';
import { caloriesOf } from './dish-text.ts';
import { type Line, orderIn } from './order.ts';

/** A dish or an addition, and how many calories the menu states for it; undefined where it states none, or no one number. */
interface Counted {
  name: string;
  calories?: number;
}

/** What a line is made up of, each as many times as it is asked for. */
function partsOf({ same: [dish], name, addOns, count = 1 }: Line): Counted[] {
  const size = dish.variants?.find((one) => dish.name === `${name} (${one.name})`);
  const stated = [{ name: dish.name, calories: size?.calories ?? dish.calories }, ...addOns];
  return stated.map(({ name: own, calories }) => {
    const isOne = calories !== undefined && calories.to === undefined && Number.isInteger(count);
    return { name: count > 1 ? `${count} × ${own}` : own, calories: isOne ? calories.from * count : undefined };
  });
}

/** The calories of some dishes that are meant, and of these with what is said to be added, or together, where the menu states all of them. */
export function caloriesAsked(counted: readonly Dish[], request: Request, dishes: readonly Dish[]): string {
  const { say, configuration } = request;
  const { lines } = orderIn(request, dishes);
  const parts = lines.every(({ isSaid }) => isSaid) ? lines.flatMap(partsOf) : [];
  const textOf = (calories: number) =>
    caloriesText({ from: calories }, lines[0]?.same[0].currency ?? configuration.currency);
  const known = parts.flatMap(({ name, calories }) => (calories === undefined ? [] : [{ name, calories }]));
  const isOne = known.length < 2 && lines.every(({ count = 1 }) => count < 2);
  if (isOne || known.length < parts.length) return caloriesOf(counted, request);
  const total = known.reduce((sum, { calories }) => sum + calories, 0);
  const list = say.list(known.map(({ name, calories }) => joined(name, textOf(calories))));
  return say('menuCaloriesTotal', { calories: textOf(total), list });
}
