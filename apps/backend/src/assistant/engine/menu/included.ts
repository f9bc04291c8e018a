/** What comes with a dish by the words of the menu, where the question names it beside: it is no dish of its own then. */
import { sentencesOf } from '../answer.ts';
import { besideOf } from '../knowledge/comes-with.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { ASKS_FOR_MORE, FREE_WITH, ORDERED, SERVED_SO } from '../vocabulary/order-words.ts';
import { orderedAs } from './wish.ts';

/** What comes with a dish by a sentence, as stems. */
const stemsOfSides = (sides: string) => stemsOf(sides).filter((stem) => !isFiller(stem));

/** The sentences by which something that is named comes with a dish: `Quarter and half come with rice or fries`, of `half chicken with fries`. */
export function includedTold(dishes: readonly Dish[], { text }: Request): string[] {
  const free = dishes.flatMap((dish) => freeBeside(dish, dishes));
  if (ASKS_FOR_MORE.test(text)) return free;
  const said = text.split(' ');
  const isNamed = (stem: string) => said.some((word, at) => stemOf(word) === stem && isBeside(said, at));
  const told = dishes.flatMap(besideOf).filter(({ sides }) => stemsOfSides(sides).some(isNamed));
  return [...new Set([...told.map(({ sentence }) => sentence), ...free])];
}

/** `Free with anything from the charcoal`, said of a bread beside a dish of that part of the menu. */
function freeBeside({ name, description = '' }: Dish, dishes: readonly Dish[]): string[] {
  const isOf = (sentence: string) => {
    const part = stemsOf(FREE_WITH.exec(sentence)?.groups?.part ?? '').filter((stem) => !isFiller(stem));
    const isUnder = (dish: Dish) => part.every((stem) => stemsOf(`${dish.name} ${dish.category}`).includes(stem));
    return part.length > 0 && dishes.some((dish) => dish.name !== name && isUnder(dish));
  };
  return sentencesOf(description).filter(isOf);
}

/** Without the dishes that come with another that is named before them. */
export function withoutIncluded(
  dishes: readonly Dish[],
  told: readonly string[],
  { text, wish }: Request,
): readonly Dish[] {
  const stems = stemsOf(text);
  // What was told of before goes before all that is said now.
  const firstOf = ({ name }: Dish) =>
    orderedAs(wish, name)
      ? -1
      : Math.min(...stemsOf(name).flatMap((stem) => (stems.includes(stem) ? stems.indexOf(stem) : [])));
  const isIncluded = (dish: Dish) => {
    const named = stemsOf(dish.name).filter((stem) => stems.includes(stem) && !isFiller(stem));
    const isIn = (other: Dish) =>
      besideOf(other).some(
        ({ sentence, sides }) => told.includes(sentence) && named.every((stem) => stemsOfSides(sides).includes(stem)),
      );
    if (freeBeside(dish, dishes).some((sentence) => told.includes(sentence))) return true;
    return (
      named.length > 0 &&
      dishes.some((other) => other.name !== dish.name && firstOf(other) < firstOf(dish) && isIn(other))
    );
  };
  return dishes.filter((dish) => !isIncluded(dish));
}

/** Whether a word stands behind `with` or `and`, and is not counted; `with iced teh` as well. */
function isBeside(said: readonly string[], at: number): boolean {
  const isWay = SERVED_SO.test(said[at - 1] ?? '');
  const [before = '', article = ''] = [said[at - 1], said[at - 2]].map((word, by) =>
    isWay ? said[at - 2 - by] : word,
  );
  const joins = ORDERED.test(before) ? article : before;
  return /^(?:with|and)$/.test(joins) && !/^(?:[2-9]|\d\d|two|three|four|five|six)$/.test(before);
}
