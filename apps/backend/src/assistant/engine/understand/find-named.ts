/** The dishes that a question means by their names: typed in full, but for small words, or by a word that few names have. */
import { glossOf } from '../knowledge/dish-index.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import type { Text } from '../language/read-text.ts';
import { hasPhrase, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { isMeaning, meaningsOf } from '../menu/meanings.ts';
import { sizeStem, sizeStems } from '../menu/sizes.ts';
import type { Counted } from '../menu/wish.ts';
import { ASKS_PRICE } from '../vocabulary/alike-words.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { broad } from '../vocabulary/meanings.ts';
import { MEAL, OF_CHILDREN, sizes, wishStems } from '../vocabulary/menu-words.ts';
import { CALLED_BY_NUMBER, EACH_OF_THEM, IS_MEASURE, IS_MONTH, ORDERED } from '../vocabulary/order-words.ts';
import { IS_IT, ordinals, SERVINGS, SUPERLATIVE_ONE, smallNumbers } from '../vocabulary/slot-words.ts';
import { allNamedApart, isOtherMeasure, isOtherOf, MOST_LOOKED_AT, othersSaid, telling } from './called-alike.ts';

export interface Named {
  dishes: Dish[];
  /** Positions of the words that name them. */
  taken: Set<number>;
  quantities: Counted[];
}

/** The most dishes that one word may mean as their name. */
const MOST_OF_ONE_WORD = 3;

/** @param isOther positions of words that are about something else */
export function findNamed(text: Text, knowledge: Knowledge, isOther: (at: number) => boolean): Named {
  const { index, dishes } = knowledge;
  const found = new Map<number, Dish>();
  const taken = new Set<number>();
  const at = positionsOf(text, isOther);
  const behind = (position: number) => stemBehind(text, position, isOther);
  const name = (some: readonly Dish[], stemsBy: (dish: Dish) => readonly string[]) => {
    for (const dish of some) {
      found.set(dish.index, dish);
      const stems = stemsBy(dish);
      const first = at.get(stems[0] ?? '')?.[0] ?? 0;
      const near = (one: number, other: number) => Math.abs(one - first) - Math.abs(other - first);
      // `Cod and chips and small chips`: of a word that is said twice, the one beside the others.
      const positions = (stem: string) =>
        at
          .get(stem)
          ?.toSorted(near)
          .slice(0, stems.length > 1 ? 1 : undefined) ?? [];
      for (const position of stems.flatMap(positions)) {
        taken.add(position);
        // `Nduja pizza`: the kind that stands right behind a name belongs to it.
        if (stemsOf(dish.category ?? '').includes(behind(position) ?? '')) taken.add(position + 1);
      }
    }
  };
  const free = () => [...at.keys()].filter((stem) => (at.get(stem) ?? []).some((position) => !taken.has(position)));
  const atPositions = (positions: readonly number[]) => positions.flatMap((position) => dishes[position] ?? []);
  // `Brisket sandwich`: a word right behind, by which other dishes are called, makes another dish of it.
  // So does that of a meal: `Turkish breakfast` is no Turkish coffee.
  const isOfAnother = (stem: string, some: readonly Dish[]) =>
    (at.get(stem) ?? []).every(
      (position) =>
        namesAnother(behind(position), some, index) || (!foodStems.has(stem) && namesMeal(behind(position), some)),
    );

  name(atPositions(text.named), (dish) => [...stemsOf(dish.name), ...glossOf(dish)]);
  const pairs = text.words.map(({ plain }, position) => [stemOf(plain), behind(position) ?? '']);
  const nameBy = (...ways: readonly (typeof headedBy)[]) => {
    for (const { pair, way } of ways.flatMap((way) => pairs.map((pair) => ({ pair, way }))))
      name(way(pair, free(), knowledge), () => pair);
  };
  nameBy(headedBy);
  // `Biryani chicken`, the chicken biryani, and no chicken 65.
  const turned = pairs.flatMap((pair) => calledBy(pair.toReversed(), free(), knowledge));
  name(turned, (dish) => stemsOf(dish.name));
  const unnamed = free();
  const isWhole = (dish: Dish) => !endsName(telling(dish), pairs, unnamed, knowledge);
  for (const dish of spoken(unnamed, knowledge).filter(isWhole)) {
    const open = new Set(free());
    const [only = '', another] = telling(dish);
    if (another === undefined && isOfAnother(only, [dish])) continue;
    // The same dish at another price elsewhere, or of another measure: `Ice cream cake, 6 inch`.
    const isTwin = [...found.values()].some((one) => one.name === dish.name || isOtherMeasure(one, dish, text));
    if (isTwin || telling(dish).every((stem) => open.has(stem))) name([dish], telling);
  }
  nameBy(calledBy, soldIn);
  const open = free();
  const isNew = ({ name: own }: Dish) => ![...found.values()].some((dish) => dish.name === own);
  for (const stem of open)
    name(soldAs(stem, open, knowledge).filter(isNew), (dish) => [
      ...stemsOf(dish.name),
      ...open.filter((one) => stemsOf(wordsSaidOf({ ...dish, description: '' })).includes(one)),
    ]);
  // `The soup with the coconut`: what a dish has is not its name; `a loaf of rye`: nor what it comes in.
  const isAside = (position: number) =>
    text.words[position + 1]?.plain === 'of' || [1, 2].some((back) => text.words[position - back]?.plain === 'with');
  for (const stem of free().filter((one) => !at.get(one)?.some(isAside) && !isSizeOf(one, found))) {
    const having = atPositions(index.having(stem, 'name'));
    // `Is the massaman beef or chicken`: a word of what is said of a dish that is named already.
    const isSaid = [...found.values()].some((dish) => stemsOf(wordsSaidOf(dish)).includes(stem));
    if (!isSaid && isNameFor(stem, having, knowledge) && !isOfAnother(stem, having)) name(having, () => [stem]);
  }
  // `2 doubles and a triple`, of a Dot’s Double and a double combo: the only one that is called so at its end.
  const isOrdered = (position: number) =>
    ORDERED.test(text.words[position - 1]?.plain ?? '') &&
    isFiller(behind(position) ?? 'and') &&
    behind(position) !== 'of';
  const isCalledSo = (stem: string) => !broad.has(stem) && !foodStems.has(stem) && !isSizeOf(stem, found);
  for (const stem of free().filter((one) => isCalledSo(one) && at.get(one)?.some(isOrdered)))
    name(endingIn(stem, index.having(stem, 'name'), knowledge), () => [stem]);
  for (const stem of free()) name(atPositions(index.having(wholeOf(stem, text, index), 'name')), () => [stem]);
  for (const { whole, apart } of allNamedApart(found, text, knowledge)) {
    found.delete(whole.index);
    name(apart, (one) => stemsOf(one.name));
  }
  name(
    [...found.values()].flatMap((dish) => othersSaid(dish, text, knowledge)),
    () => [],
  );
  const dishesFound = forChildren([...found.values()], text, knowledge);
  return {
    dishes: dishesFound.filter((dish) => !isOutdone(dish, dishesFound, at) && !isOtherOf(dish, dishesFound, text)),
    taken,
    quantities: countedIn(text, knowledge),
  };
}

/** `A cup of chowder and a bowl`, which is a size of it. */
const isSizeOf = (stem: string, found: ReadonlyMap<number, Dish>): boolean =>
  [...found.values()].some(({ variants = [] }) =>
    variants.some((one) => sizeStems(one.name).join() === sizeStem(stem)),
  );

/** `Fish fry`, of a Friday fish fry, which asks for no fries: a word is the end of what the word before it names. */
const endsName = (
  [stem, another]: readonly string[],
  pairs: readonly (readonly string[])[],
  free: readonly string[],
  knowledge: Knowledge,
): boolean =>
  another === undefined && pairs.some((pair) => pair[1] === stem && calledBy(pair, free, knowledge).length > 0);

/** The dishes of the only name that has a word at its end. */
function endingIn(stem: string, having: readonly number[], { dishes }: Knowledge): Dish[] {
  const ending = having
    .slice(0, MOST_LOOKED_AT)
    .flatMap((at) => dishes[at] ?? [])
    .filter(({ name }) => stemsOf(name).at(-1) === stem);
  return new Set(ending.map(({ name }) => name)).size === 1 ? ending : [];
}

/** `The kids butter chicken`, of a little butter chicken under `Little ones`: that, and not the one that others eat. */
function forChildren(found: readonly Dish[], { plain }: Text, { dishes }: Knowledge): Dish[] {
  const isForChildren = ({ category = '', name }: Dish) => OF_CHILDREN.test(category) || OF_CHILDREN.test(name);
  return found.map((dish) => {
    const own = stemsOf(dish.name);
    const isAsked = hasPhrase(stemsOf(plain), ['kid', ...own]) && !isForChildren(dish);
    const theirs = (one: Dish) => isForChildren(one) && own.every((stem) => stemsOf(one.name).includes(stem));
    return (isAsked ? dishes.find(theirs) : undefined) ?? dish;
  });
}

const wordsSaidOf = ({ description, variants = [] }: Dish) =>
  [description, ...variants.map(({ name }) => name)].join(' ');

/** `The beef roast`, of a topside of beef under `Sunday roasts`: the only dish there that is called so, where none has both in its name. */
function headedBy(
  [kind = '', heading = '']: readonly string[],
  free: readonly string[],
  { index, dishes }: Knowledge,
): Dish[] {
  const isFree = [kind, heading].every((stem) => free.includes(stem));
  if (!isFree || index.headed(heading).under === 0 || isCommon(kind)) return [];
  const having = index
    .having(kind, 'name')
    .slice(0, MOST_LOOKED_AT)
    .flatMap((at) => dishes[at] ?? []);
  const under = having.filter(({ category = '' }) => stemsOf(category).includes(heading));
  const isWhole = having.some(({ name }) => hasPhrase(stemsOf(name), [kind, heading]));
  return !isWhole && new Set(under.map(({ name }) => name)).size === 1 ? under : [];
}

/** `Half a chicken`, of what a heading calls chicken: what is sold in that size, of several at one price the first. */
function soldIn(
  [size = '', kind = '']: readonly string[],
  free: readonly string[],
  { index, dishes }: Knowledge,
): Dish[] {
  // `Small plates`, which is a heading.
  const isHeading = index.headingsIn([size, kind]).some(({ phrase }) => phrase.length > 1);
  if (!sizes.has(sizeStem(size)) || isHeading || ![size, kind].every((stem) => free.includes(stem))) return [];
  const called = [...index.having(kind, 'category'), ...index.having(kind, 'name')];
  const priceOf = ({ variants = [] }: Dish) =>
    variants.find(({ name }) => sizeStems(name).join(' ') === sizeStem(size))?.price;
  const sold = [...new Set(called.slice(0, MOST_LOOKED_AT))]
    .flatMap((at) => dishes[at] ?? [])
    .filter((dish) => priceOf(dish) !== undefined);
  // `A large fry`, of fries: no onion rings, which stand with them.
  const whole = sold.filter(({ name }) => stemsOf(name).join() === kind);
  if (whole.length > 0) return whole;
  const isOnePrice = new Set(sold.map(priceOf)).size === 1;
  const names = [...new Set(sold.map(({ name }) => name))];
  if (!isOnePrice && names.length > MOST_OF_ONE_WORD) return [];
  return isOnePrice ? sold.filter(({ name }) => name === names[0]) : sold;
}

/** `Is the schnitzel pork or veal`: the dishes that another word names and that are sold as a food says. */
function soldAs(stem: string, others: readonly string[], { index, dishes }: Knowledge): Dish[] {
  const saying = foodStems.has(stem) ? index.having(stem, 'text').slice(0, MOST_LOOKED_AT) : [];
  const isNamed = (own: string) => own !== stem && others.includes(own) && !isCommon(own);
  return saying
    .flatMap((at) => dishes[at] ?? [])
    .filter(
      ({ variants, name }) => variants?.some((one) => stemsOf(one.name).includes(stem)) && stemsOf(name).some(isNamed),
    );
}

/** `Tofu bento`, where it is the katsu bento that is asked for: another has more of what is said, and it is not named in full. */
function isOutdone(dish: Dish, all: readonly Dish[], at: ReadonlyMap<string, unknown>): boolean {
  const said = (one: Dish) => telling(one).filter((stem) => at.has(stem));
  const own = said(dish);
  if (own.length === 0 || own.length === telling(dish).length) return false;
  return all.some((other) => said(other).length > own.length && own.every((stem) => said(other).includes(stem)));
}

/** `Cabernet` of `a glass of cab`: the name's word that one begins which means nothing else, where it is asked for by price or measure. */
function wholeOf(stem: string, { plain }: Text, index: Knowledge['index']): string {
  // `Per head` is no Peroni.
  const isOwn =
    stem === 'per' ||
    index.isKnown(stem) ||
    foodStems.has(stem) ||
    isFiller(stem) ||
    isEveryday(stem) ||
    wishStems.has(stem);
  const isAsked = ASKS_PRICE.test(plain) || plain.includes(`of ${stem}`) || plain.includes(`of the ${stem}`);
  const whole = !isOwn && isAsked && /^[a-z]{3,5}$/.test(stem) ? (index.nearest(stem) ?? '') : '';
  return whole.startsWith(stem) ? stemOf(whole) : '';
}

/** The stem of the word right behind a position, where that goes on with it and is about nothing else. */
function stemBehind({ words }: Text, position: number, isOther: (at: number) => boolean): string | undefined {
  const next = words[position + 1];
  return next && !next.begins && !isOther(position + 1) ? stemOf(next.plain) : undefined;
}

/** Whether a stem is a food or stands in names on the menu, and says nothing that is said of these dishes or their headings. */
function namesAnother(stem: string | undefined, some: readonly Dish[], index: Knowledge['index']): boolean {
  if (stem === undefined) return false;
  // `Haupia pie`: a short word, with which another is called so.
  if (isCommon(stem)) return foodStems.has(stem) && isCalledWith(stem, some, index);
  if (!(index.isNameStem(stem) || foodStems.has(stem) || isMeaning(stem))) return false;
  const kinds = meaningsOf(stem);
  return !some.some(({ name, category = '', description = '', course }) =>
    // `Caesar salad`, which is no Caesar to drink.
    stemsOf(`${name} ${category} ${description}`).some((one) =>
      course === 'drink' ? one === stem : kinds.includes(one),
    ),
  );
}

/** Whether a word is that of a meal, of which nothing is said of these dishes. */
const namesMeal = (stem = '', some: readonly Dish[]): boolean =>
  MEAL.test(stem) &&
  !some.some(({ around, category, name }) => stemsOf(`${around} ${category} ${name}`).includes(stem));

/** Whether the name of a dish has a word together with one that these are called by. */
function isCalledWith(stem: string, some: readonly Dish[], { having }: Knowledge['index']): boolean {
  const called = new Set(some.flatMap(({ name }) => stemsOf(name)).flatMap((own) => having(own, 'name')));
  return having(stem, 'name').some((at) => called.has(at));
}

/** `The beef set`, of a beef set for two: the dishes of the only name in which two words stand so in a row. */
function calledBy(pair: readonly string[], free: readonly string[], { index, dishes }: Knowledge): Dish[] {
  const [first = ''] = pair;
  const isMany = index.having(first, 'name').length > MOST_LOOKED_AT;
  // `Chicken and guacamole` asks for no chicken and waffles.
  if (
    isMany ||
    (isCommon(first) && !OF_CHILDREN.test(first)) ||
    pair.some(isFiller) ||
    !pair.every((stem) => free.includes(stem))
  )
    return [];
  const having = index.having(first, 'name').flatMap((at) => dishes[at] ?? []);
  const all = having.filter(({ name }) => hasPhrase(stemsOf(name), pair));
  return new Set(all.map(({ name }) => name)).size === 1 ? all : [];
}

/** `Kids plate`, of a children’s plate; `veg thali`, of a vegetable thali. */
function formsOf({ plain, typed }: Text['words'][number]): string[] {
  if (typed === 'veg') return [stemOf(plain), 'vegetable'];
  return OF_CHILDREN.test(plain) ? ['kid', 'child', 'children'] : [stemOf(plain)];
}

function positionsOf({ words }: Text, isOther: (at: number) => boolean): Map<string, number[]> {
  const at = new Map<string, number[]>();
  for (const [position, word] of words.entries()) {
    if (isOther(position) && !word.named) continue;
    // `Tres tacos` asks for no tres leches.
    const isSmall = isFiller(word.plain) || smallNumbers.includes(word.plain);
    for (const stem of new Set([...formsOf(word), ...(isSmall ? [] : [stemOf(word.typed)])]))
      if (stem !== '') at.set(stem, [...(at.get(stem) ?? []), position]);
  }
  return at;
}

/** Dishes all of whose telling words are said; those of more words first. */
function spoken(stems: readonly string[], { index, dishes }: Knowledge): Dish[] {
  const said = new Set(stems);
  // `Pecan pie whole`, of a whole one and a slice.
  const saidOf = ({ name }: Dish) => stemsOf(name).filter((stem) => said.has(stem)).length;
  const candidates = new Set(stems.flatMap((stem) => index.having(stem, 'name').slice(0, MOST_LOOKED_AT)));
  const isSaid = (dish: Dish) => {
    const [first = '', ...others] = telling(dish);
    if (first === '' || ![first, ...others].every((stem) => said.has(stem))) return false;
    return others.length > 0 || isNameByItself(first, dish, { index, dishes });
  };
  return [...candidates]
    .flatMap((position) => dishes[position] ?? [])
    .filter(isSaid)
    .sort((a, b) => telling(b).length - telling(a).length || saidOf(b) - saidOf(a));
}

/** `Gelato`, but not a dish `Pizza` among pizzas, nor `Special`. */
function isNameByItself(stem: string, dish: Dish, { index, dishes }: Pick<Knowledge, 'index' | 'dishes'>): boolean {
  const isWhole = stemsOf(dish.name).length === 1;
  // `Pancakes`, of buckwheat pancakes and one small pancake.
  const isShared = (at: number) => dishes[at]?.name !== dish.name && dishes[at]?.course === dish.course;
  if (!isWhole && foodStems.has(stem) && index.having(stem, 'name').slice(0, MOST_LOOKED_AT).some(isShared))
    return false;
  return index.having(stem, 'category').length === 0 && (foodStems.has(stem) || !isEveryday(stem) || isWhole);
}

/** Words that say nothing of a dish by themselves: `spicy` of `Spicy tuna maki`. */
const isCommon = (stem: string) =>
  stem === 'sauce' || isFiller(stem) || isEveryday(stem) || wishStems.has(stem) || stem.length < 4;

/** Whether a word means these dishes by name: `vindaloo`; a food, where just one dish is called by it: `tiramisu`. */
function isNameFor(stem: string, having: readonly Dish[], { index, dishes }: Knowledge): boolean {
  // `Cold meze`, of which a meze tray is not all.
  const headed = index.having(stem, 'category').some((at) => {
    const heading = contentStems(wordsOf(dishes[at]?.category ?? ''));
    return heading.length === 1 || (heading.length === 2 && heading.at(-1) === stem);
  });
  if (having.length === 0 || isCommon(stem) || /^(?:dinner|supper|side)$/.test(stem) || headed) return false;
  const names = new Set(having.map(({ name }) => name));
  const mixed = index.having(stem, 'category').length > 0;
  if (!mixed && !foodStems.has(stem) && !isMeaning(stem)) return names.size <= MOST_OF_ONE_WORD;
  // `Filter coffee` is one, by whatever word.
  const meant = meaningsOf(stem)
    .filter((other) => other !== stem)
    .flatMap((other) => [...index.having(other, 'name').slice(0, MOST_LOOKED_AT), ...index.having(other, 'category')]);
  const others = meant.some((at) => !names.has(dishes[at]?.name ?? ''));
  return names.size === 1 && !others;
}

/** How many of what: by stems of the words that name it; by none, of what was named before: `two of them`. */
function countedIn({ words, plain: text }: Text, { index }: Knowledge): Counted[] {
  // `Is the sorbet two scoops`
  return (IS_IT.test(text) ? [] : words).flatMap(({ named }, position): Counted[] => {
    const count = countOf(words, position);
    if (named || count < 1 || count > 50) return [];
    // `Salmon nigiri x 3`
    if (words[position - 1]?.plain === 'x') {
      const behind = words.slice(Math.max(0, position - 4), position - 1).map(({ plain }) => stemOf(plain));
      const stems = new Set(behind.filter(index.isNameStem));
      // `2 x 6 wings`
      return stems.size > 0 ? [{ count, stems }] : [];
    }
    const next = words.slice(position + 1, position + 6).map((word) => word.plain);
    const stems = new Set(
      counted(next)
        .filter((word) => !isFiller(word))
        .map(stemOf)
        .filter(index.isNameStem),
    );
    if (stems.size > 0) return [{ count, stems }];
    const before = words.slice(Math.max(0, position - 2), position).map((word) => word.plain);
    return count > 1 && isOfThem(next, before.join(' '), words.length) ? [{ count, stems }] : [];
  });
}

/** The number that a word is; of dozens their pieces. */
function countOf(words: Text['words'], position: number): number {
  const [before, { plain = '' } = {}, after] = [-1, 0, 1].map((by) => words[position + by]);
  const number = (word = '') => (/^\d{1,2}$/.test(word) ? Number(word) : smallNumbers.indexOf(word) + 1);
  // `A four cheese pizza` is one.
  if (`${before?.plain} ${plain} ${after?.plain}`.search(CALLED_BY_NUMBER) !== -1) return 0;
  const isHalf = words.slice(Math.max(0, position - 2), position).some((word) => word.plain === 'half');
  // `The 8 inch cake`, `fermé le 25`
  if (IS_MEASURE.test(after?.plain ?? '') || (before?.plain === 'the' && number(plain) > 12)) return 0;
  // `Margherita on December 15`
  if (IS_MONTH.test(before?.plain ?? '') || IS_MONTH.test(after?.plain ?? '')) return 0;
  if (plain === 'dozen') return isHalf ? 6 : 12 * (number(before?.plain) || 1);
  return after?.plain === 'dozen' ? 0 : number(plain);
}

/** The words behind a number that may name what is counted: `two orders of fries`, `2 x lassi`. */
function counted(next: readonly string[]): readonly string[] {
  if (next[1] === 'of') return next;
  return next.slice(0, next[0] === 'x' || next[0] === 'of' ? 3 : 2);
}

/** `Two of them`, `ok two, how much`; not `under 24`, `at 8`. */
function isOfThem(following: readonly string[], before: string, length: number): boolean {
  const [next = '', afterNext = ''] = following;
  if (EACH_OF_THEM.test(following.join(' '))) return true;
  if (before === '' && /^(?:and|plus|with)$/.test(next)) return true;
  if (/^(?:of|x)?$/.test(next) && /^(?:them|those|these|it|that|each|both)$/.test(afterNext)) return true;
  // `3 of the first one`
  if (next === 'of' && afterNext === 'the' && (following[2] ?? '') in ordinals) return true;
  if (SUPERLATIVE_ONE.test(following.join(' '))) return true;
  if (SERVINGS.test(next) && /^(?:and|plus|how|please|total|of|)$/.test(afterNext)) return true;
  const isAmount =
    /\b(?:(?:group|party|family|table) of|\d+ (?:and|to)|under|below|over|than|least|most|around|(?<!(?:what|how) )about|(?<!much )for|(?<!much )are|at|to|after|before|past|until|number|aged?|(?:i|he|she) (?:am|is)|we|cost|costs)$/.test(
      before,
    );
  return length <= 8 && !isAmount && /^(?:it|that|how|please|total|altogether|with|)$/.test(next);
}
