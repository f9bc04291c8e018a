/** Dishes that are called alike: by a letter, a measure, with what they are had; which of them a question means. */
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Dish } from '../knowledge/dishes.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Text } from '../language/read-text.ts';
import { hasPhrase, stemsOf, wordsOf } from '../language/words.ts';
import { sizeStems } from '../menu/sizes.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { ORDERED } from '../vocabulary/order-words.ts';

/** The most dishes of one word that are looked at. */
export const MOST_LOOKED_AT = 400;

/** The words of a name that tell it; `House red` of `House red, Malbec`, where those before its comma are several. */
export function telling({ name }: Dish): string[] {
  const [all, head] = [name, name.split(',')[0] ?? ''].map((text) =>
    stemsOf(text).filter((stem) => stem.length > 2 && !isFiller(stem)),
  );
  return (head && head.length > 1 ? head : all) ?? [];
}

/** Whether two dishes are called the same up to a comma, and differ in numbers none of which is said. */
export function isOtherMeasure(one: Dish, other: Dish, { plain }: Text): boolean {
  const headOf = ({ name }: Dish) => name.split(', ')[0];
  const numbers = [one, other].flatMap(({ name }) => /, \D*(\d+)/.exec(name)?.[1] ?? []);
  return (
    headOf(one) === headOf(other) &&
    numbers.length === 2 &&
    numbers.every((number) => !plain.split(' ').includes(number))
  );
}

/** Whether two dishes are of one series: `Dinner A`, `Dinner B`. */
function isOfSeries(dish: Dish, other: Dish): boolean {
  const [own, last] = [dish, other].map(({ name }) => wordsOf(name).at(-1) ?? '');
  return own?.length === 1 && last?.length === 1 && telling(other).join() === telling(dish).join();
}

/** Whether the letter or the number of a dish of a series is said. */
function isLetterSaid({ name }: Dish, { original }: Text): boolean {
  const [typed, own] = [wordsOf(original), wordsOf(name)];
  const last = own.at(-1) ?? '';
  // `Dinner A and B`, and not `3 combo 1 and 2 cans`.
  const isNext = (at: number) =>
    /^(?:and|or|vs|versus|n|than|to)$/.test(typed[at - 1] ?? '') && isFiller(typed[at + 1] ?? 'the');
  return hasPhrase(typed, own.slice(-2)) || (last !== 'a' && typed.some((word, at) => word === last && isNext(at)));
}

/** `Dinner B`, where dinner A is asked for: its letter or number is not said, and that of another is. */
export function isOtherOf(dish: Dish, all: readonly Dish[], text: Text): boolean {
  const isOther =
    !isLetterSaid(dish, text) && all.some((other) => isOfSeries(dish, other) && isLetterSaid(other, text));
  return isOther || isOtherSizeOf(dish, all, text) || isSizeOfOther(dish, all, text);
}

/** `Nasi lemak with fried chicken`, which is sold so, and no set lunch of both: all that is said of a dish is another and its size. */
function isSizeOfOther(dish: Dish, all: readonly Dish[], { plain }: Text): boolean {
  const said = stemsOf(plain);
  const isSaid = (stem: string) => said.includes(stem) || isFiller(stem);
  const own = stemsOf(dish.name);
  const named = own.filter((stem) => said.includes(stem));
  const isOf =
    (other: Dish) =>
    ({ name: size }: DishVariant) => {
      const stems = stemsOf(`${other.name} ${size}`);
      return stems.every(isSaid) && named.every((stem) => stems.includes(stem));
    };
  return !own.every(isSaid) && all.some((other) => other !== dish && other.variants?.some(isOf(other)));
}

/** `Dinner A and B`: the others of its series that are said with a dish. */
export function othersSaid(dish: Dish, text: Text, { index, dishes }: Knowledge): Dish[] {
  const [first = ''] = wordsOf(dish.name).at(-1)?.length === 1 ? telling(dish) : [];
  const having = index.having(first, 'name').slice(0, MOST_LOOKED_AT);
  return having
    .flatMap((at) => dishes[at] ?? [])
    .filter((other) => other.name !== dish.name && isOfSeries(dish, other) && isLetterSaid(other, text));
}

/** `The 8 inch cake`, and none of 6 inches: one that is called so as far as to its comma, and whose measure is not said. */
function isOtherSizeOf(dish: Dish, all: readonly Dish[], { plain }: Text): boolean {
  const said = sizeStems(plain);
  const [head, measure] = dish.name.split(', ');
  const isSaid = ({ name }: Dish) => hasPhrase(said, sizeStems(name.split(', ')[1] ?? ''));
  const isSame = (other: Dish) => other.name !== dish.name && other.name.split(', ')[0] === head;
  return (
    measure !== undefined &&
    !isSaid(dish) &&
    all.some((other) => isSame(other) && other.name.includes(', ') && isSaid(other))
  );
}

/** The dishes that are called just as another is before its `with`, where both parts are asked for, and apart. */
function namedApart(dish: Dish, { plain }: Text, { index, dishes }: Knowledge): Dish[] {
  const [head = '', beside] = dish.name.split(' with ');
  if (beside === undefined) return [];
  const parts = plain.split(/ (?:and|plus) /);
  if (parts.length < 2 || /\bwith\b/.test(plain)) return [];
  const holding = (some: string) =>
    parts.findIndex((part) => stemsOf(some).some((stem) => stemsOf(part).includes(stem)));
  const [at, besideAt] = [head, beside].map(holding);
  // `Bagel and schmear` is one.
  const isApart = at !== besideAt && at !== -1 && ORDERED.test(parts[besideAt ?? -1]?.split(' ')[0] ?? '');
  if (!isApart) return [];
  const called = (positions: readonly number[]) => positions.flatMap((position) => dishes[position] ?? []);
  const others = called(index.having(stemsOf(beside).at(-1) ?? '', 'name')).filter((one) => one.name !== dish.name);
  const own = called(index.named(stemsOf(head).join(' ')));
  return own.length > 0 && new Set(others.map(({ name }) => name)).size === 1 ? [...own, ...others] : own;
}

/** `Bagels and a tub of schmear`, which asks for no bagel with schmear: such dishes, and those that are meant in their place. */
export const allNamedApart = (found: ReadonlyMap<number, Dish>, text: Text, knowledge: Knowledge) =>
  [...found.values()]
    .map((whole) => ({ whole, apart: namedApart(whole, text, knowledge) }))
    .filter(({ apart }) => apart.length > 0);
