/** What comes with a dish by the words of the menu, where the question names it beside: it is no dish of its own then. */
import { sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { TELLS_EXTRA } from '../vocabulary/menu-words.ts';
import { ASKS_FOR_MORE, COMES_WITH, ORDERED } from '../vocabulary/order-words.ts';
import { orderedAs } from './wish.ts';

/** The sentences by which something that is named comes with a dish: `Quarter and half come with rice or fries`, of `half chicken with fries`. */
export function includedTold(dishes: readonly Dish[], { text }: Request): string[] {
  if (ASKS_FOR_MORE.test(text)) return [];
  const said = text.split(' ');
  const isNamed = (stem: string) => said.some((word, at) => stemOf(word) === stem && isBeside(said, at));
  const told = dishes.flatMap((dish) =>
    [dish.heading, dish.description ?? ''].flatMap(sentencesOf).filter((one) => sidesOf(one, dish).some(isNamed)),
  );
  return [...new Set(told)];
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
      told.some(
        (one) =>
          `${other.heading} ${other.description}`.includes(one) &&
          named.every((stem) => sidesOf(one, other).includes(stem)),
      );
    return (
      named.length > 0 &&
      dishes.some((other) => other.name !== dish.name && firstOf(other) < firstOf(dish) && isIn(other))
    );
  };
  return dishes.filter((dish) => !isIncluded(dish));
}

/** Whether a word stands behind `with` or `and`, and is not counted. */
function isBeside(said: readonly string[], at: number): boolean {
  const [before = '', article = ''] = [said[at - 1], said[at - 2]];
  const joins = ORDERED.test(before) ? article : before;
  return /^(?:with|and)$/.test(joins) && !/^(?:[2-9]|\d\d|two|three|four|five|six)$/.test(before);
}

/** What comes with a dish by a sentence, as stems; nothing where it is said of other dishes: `Quarter and half come with fries`, of a whole one. */
function sidesOf(sentence: string, { name, category = '' }: Dish): string[] {
  const { of = '', sides = '' } = COMES_WITH.exec(sentence)?.groups ?? {};
  const own = stemsOf(`${name} ${category}`);
  const subject = wordsOf(of)
    .map(stemOf)
    .filter((stem) => !isFiller(stem));
  const isOfDish = subject.length === 0 || subject.some((stem) => own.includes(stem));
  return isOfDish && !TELLS_EXTRA.test(sentence) ? stemsOf(sides).filter((stem) => !isFiller(stem)) : [];
}
