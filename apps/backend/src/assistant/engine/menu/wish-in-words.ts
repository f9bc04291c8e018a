/** A wish about the menu, put in words. */
import type { MarkKey } from '@tablefront/restaurant/menu-marks';
import type { Asking } from '../asking.ts';
import type { Wish } from './wish.ts';

/** What is looked for, as it was typed: `vegan pizza`; empty where nothing but all of the menu is. */
export function describe({ wanted, typed, diets, course, spicy }: Wish, asking: Asking): string {
  const foods = wanted.map((stem) => typed.get(stem) ?? stem);
  const courseWord = course === undefined || course === 'dish' ? [] : [asking.say(`course-${course}`)];
  return [
    ...diets.map((diet) => asking.say(diet)),
    ...(spicy && foods.length > 0 ? [asking.say('spicy')] : []),
    ...(foods.length > 0 ? foods : courseWord),
  ].join(' ');
}

export function dietNames(diets: readonly MarkKey[], { say }: Asking): string {
  return say.list(diets.map((diet) => say(diet)));
}
