/** What one dish or size costs more than another, and what a single piece costs of what is sold by the piece. */
import type { Dish } from '../knowledge/dishes.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { amount, joined, labelsOf, type Request } from '../request.ts';
import { ASKS_DIFFERENCE, ASKS_EACH } from '../vocabulary/menu-words.ts';
import type { Named, Same } from './named-prices.ts';
import { inSize, piecesOf } from './sizes.ts';

/** `How much more is that`, `what is the difference between one piece and two`: of two dishes, or of the sizes of one. */
export function differenceText(request: Named): string {
  const [first, second] = request.groups;
  if (!ASKS_DIFFERENCE.test(request.text) || !first) return '';
  return second ? ofTwo(first, second, request) : ofSizes(first, request);
}

const sizesOf = ({ name, variants = [], ...dish }: Dish): Dish[] =>
  variants.filter(({ price }) => price !== undefined).map((size) => inSize({ ...dish, name }, size));

function ofSizes([dish]: Same, request: Named): string {
  const whole = request.wish.dishes.find(({ name }) => dish.name.startsWith(name));
  const sizes = whole ? sizesOf(whole) : [];
  const base = sizes.find(({ name }) => name === dish.name) ?? sizes[0];
  const others = sizes.filter(({ name }) => name !== base?.name).slice(0, 3);
  return base ? joined(...others.map((other) => between(base, other, request))) : '';
}

function ofTwo(first: Same, second: Same, request: Named): string {
  const pairs = first.flatMap((one) => second.map((other) => ({ one, other, places: shared(one, other, request) })));
  const there = pairs.filter(({ places }) => places.length > 0).slice(0, 3);
  return joined(
    ...there.map(({ one, other, places }) => {
      const where =
        there.length > 1 ? request.say('menuAtPlaces', { places: request.say.some(labelsOf(places), 3) }) : '';
      return between(inSizeLike(one, other), inSizeLike(other, one), request, where);
    }),
  );
}

/** A pitcher of one beer beside a pitcher of another. */
const inSizeLike = (dish: Dish, { name }: Dish): Dish =>
  sizesOf(dish).find((size) => name.endsWith(size.name.slice(dish.name.length))) ?? dish;

function shared(one: Dish, other: Dish, { places }: Request): Place[] {
  const isAt = (dish: Dish, { menu, index }: Place) => (menu === 'own' ? dish.places.has(index) : dish.brand);
  return places.filter((place) => isAt(one, place) && isAt(other, place));
}

function between(one: Dish, other: Dish, request: Request, where = ''): string {
  const { say } = request;
  if (one.price === undefined || other.price === undefined || one.variants || other.variants) return '';
  if (one.price === other.price) return say('menuSamePrice', { dishes: say.list([one.name, other.name]) });
  const [more, less] = one.price > other.price ? [one, other] : [other, one];
  const difference = amount((more.price ?? 0) - (less.price ?? 0), request, more.currency);
  return say('menuMore', { dish: `${more.name}${where}`, other: less.name, difference });
}

/** `How much is that per wing`: of each size that counts its pieces, or of a dish whose words do. */
export function eachText(request: Named): string {
  if (!ASKS_EACH.test(request.text)) return '';
  const counted = request.groups.flatMap(([dish]) => {
    const whole = request.wish.dishes.find(({ name }) => dish.name === name || dish.name.startsWith(`${name} (`));
    const sizes = dish.variants || ASKS_EACH.exec(request.text)?.[1] === undefined ? [dish] : whole ? [whole] : [];
    return sizes.flatMap((one) => (one.variants ? sizesOf(one) : [one])).slice(0, 5);
  });
  return joined(
    ...counted.map((dish) => {
      const pieces = piecesOf(dish, ASKS_EACH.exec(request.text)?.[1]);
      if (pieces === undefined || dish.price === undefined) return '';
      const each = amount(dish.price / pieces, request, dish.currency);
      return request.say('menuEachPiece', { dish: dish.name, count: pieces, each });
    }),
  );
}
