/** Dishes that a question means without their names: by what is said of them, by a size, part by part. */
import type { Dish } from '../knowledge/dishes.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import { asksWhether, type Request } from '../request.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { broad } from '../vocabulary/meanings.ts';
import {
  ASKS_IF_INSIDE,
  BY_DOZEN,
  COMBO,
  COUNTED_IN,
  COUNTS_PIECES,
  GUESTS_ALONE,
  NO_FRIES,
  wishWords,
} from '../vocabulary/menu-words.ts';
import { COUNTS_WITH, IS_MADE_OF } from '../vocabulary/order-words.ts';
import * as cues from '../vocabulary/slot-words.ts';
import { addOnsSaid } from './extras.ts';
import { findDishes } from './find-dishes.ts';
import { meaningsOf } from './meanings.ts';
import { bigAt, inSizeMeant, numberIn, sizeSaid, sizeStems, sizesIn } from './sizes.ts';
import { isOrder, type Wish } from './wish.ts';

/** The wish with the dishes that are described among those that it names. */
export function withDescribed(request: Request, dishes: readonly Dish[]): Wish {
  const { wish, text } = request;
  // `Which wines are under 5 a glass` names none.
  const isBounded = wish.most && wish.dishes.length === 0 && wish.quantities.length === 0;
  // `Something to share for three`, `what do you recommend for two`, which ask for no three pieces.
  const isOfAll = wish.dishes.length === 0 && (wish.asks.has('shared') || wish.asks.has('popular'));
  // `The cheapest one`, of all that was looked for before.
  const said = new Set(stemsOf(text));
  const isCarried = wish.sort !== undefined && wish.wanted.length > 0 && !wish.wanted.some((stem) => said.has(stem));
  const isOpen = !isBounded && !isOfAll && !isCarried && !namesJoinedHeading(text, dishes);
  return withoutCounted(isOpen ? describedIn({ ...request, wish: withHavingAdded(request, dishes) }, dishes) : wish);
}

/** `How many egg rolls are in the party pack` asks of the pack. */
function withoutCounted(wish: Wish): Wish {
  const whole = new Set(stemsOf(COUNTED_IN.exec(wish.text)?.[1] ?? '').filter((stem) => !isFiller(stem)));
  const worth = ({ name }: Dish) => stemsOf(name).filter((stem) => whole.has(stem)).length;
  const most = Math.max(0, ...wish.dishes.map(worth));
  return most > 0 ? { ...wish, dishes: wish.dishes.filter((dish) => worth(dish) === most), wanted: [] } : wish;
}

const asksOfContent = (text: string) => cues.ASKS_OF_CONTENT_OF.test(text) || ASKS_IF_INSIDE.test(text);

/** `Horchata and the mushroom taco`, `a small coffee`: dishes that are described, part by part, count as named. */
function describedIn(request: Request, dishes: readonly Dish[]): Wish {
  const { wish, knowledge, text } = request;
  const { parts, wanted } = wish;
  const among = new Set(dishes);
  const called = (stem: string) => calledSo(stem, among, knowledge, text);
  const sized = sizedBeside(request, dishes);
  if (sized.length > 0) {
    // `Half chicken rice`: what is sold so is called by these words, and no other chicken is asked for.
    const isOther = (stem: string) => !sized.some(({ name }) => stemsOf(name).includes(stem));
    const others = wish.dishes.length === 0 ? wanted.filter(isOther).flatMap(called) : [];
    return { ...wish, dishes: [...wish.dishes, ...sized, ...others] };
  }
  const isSized = (dish: Dish) => sizeSaid(dish, text) !== undefined;
  const isCounted = isOrder(wish) || wish.quantities.length > 0;
  const isOrdered = isCounted || COMBO.test(text) || wanted.flatMap(called).some(isSized);
  const isOfContent = wish.dishes.length > 0 ? asksOfContent(text) : !isOrdered;
  if (isOfContent || isOfThose(request, isCounted)) return wish;
  const find = (stems: readonly string[], most: number) => {
    const only = stems.length === 1 ? called(stems[0] ?? '') : [];
    const ofKind = sameKind(stems, wish, dishes);
    if (ofKind.length > 0) return ofKind;
    // `24 wings`, of chicken wings and what is called just so.
    const isJust = wish.quantities.length > 0 && only.every(({ name }) => stemsOf(name).length === 1);
    const isSure = wish.dishes.length + parts.length > 1 || isJust || only.some(isSized);
    const some = only.length > 0 && isSure ? only : kindOf(stems, most, request, dishes);
    return isBesideName(stems, some, request) ? [] : some;
  };
  const found = wish.dishes.length === 0 ? parts.flatMap((part) => find(part, 1)) : [];
  // `Lobster roll`, where there is no roll: lobster is not asked for; `a double with bacon`: nor what is added.
  const added = addedTo([...wish.dishes, ...found], request);
  // `Two cups of chowder and a bowl`: a size of what is named.
  const sizes = wish.dishes.flatMap(({ variants = [] }) =>
    sizesIn(variants, sizeStems(text)).flatMap(({ own }) => own),
  );
  const isOpen = (stem: string) =>
    !added.includes(stem) &&
    !sizes.includes(stem) &&
    !isOfNext(stem, wish) &&
    // `10 momo skewers`: what a dish that is named is.
    !wish.dishes.some(({ name }) => text.includes(`${name.toLowerCase()} ${stem}`)) &&
    !wish.missing.some((other) => text.includes(`${stem} ${other}`));
  const open = (wish.dishes.length === 0 || added.length > 0 ? parts : [wanted]).map((part) => part.filter(isOpen));
  const each = open.map((part) => (part.length > 0 ? find(part, wish.dishes.length === 0 ? 1 : 2) : []));
  if (wish.dishes.length === 0 && each.some((some, at) => some.length === 0 && open[at]?.length)) return wish;
  return { ...wish, dishes: [...new Set([...wish.dishes, ...found, ...each.flat()])] };
}

/** `Satay 12 beef 6 chicken`: of what is called by a word and by the kind that is said of a dish that is named, where that is one. */
function sameKind(stems: readonly string[], { text, dishes: named }: Wish, dishes: readonly Dish[]): readonly Dish[] {
  const said = stemsOf(text);
  const kinds = new Set(named.map(({ name }) => stemsOf(name).at(-1) ?? '').filter((kind) => said.includes(kind)));
  const isCalled = ({ name }: Dish) =>
    kinds.has(stemsOf(name).at(-1) ?? '') && stems.every((stem) => stemsOf(name).includes(stem));
  const some = stems.length === 0 ? [] : dishes.filter(isCalled);
  return onePerSize(some) ? some : [];
}

/** `Chicken wings`, of berempah wings, which asks for no other chicken: of what a dish is that is named right behind. */
const isOfNext = (stem: string, { text, dishes }: Wish) => {
  const said = stemsOf(text);
  const next = said[said.indexOf(stem) + 1] ?? '';
  return IS_MADE_OF.test(stem) && !isFiller(next) && dishes.some(({ name }) => stemsOf(name).includes(next));
};

/** The dishes that are called by all of some words, if they are no more than `most`; `falafel combo`: of the falafel what can be had so. */
function kindOf(stems: readonly string[], most: number, request: Request, dishes: readonly Dish[]): readonly Dish[] {
  const { wish, knowledge, text } = request;
  const found = findDishes({ ...wish, wanted: stems, dishes: [], excluded: [], either: false }, dishes, knowledge);
  const combined = COMBO.test(text) ? found.dishes.filter((dish) => addOnsSaid(dish, request).length > 0) : [];
  const there = found.dishes.filter(({ soldOut }) => !soldOut);
  const some = [combined, there, found.dishes].find(({ length }) => length > 0) ?? [];
  return found.byName && !found.partly && new Set(some.map(({ name }) => name)).size <= most ? some : [];
}

/** `Burrito with shrimp` asks for no shrimp taco, `steak with fries` does for fries. */
const isBesideName = (stems: readonly string[], some: readonly Dish[], { wish, text }: Request) =>
  wish.dishes.length > 0 &&
  stems.some((stem) => ` ${text}`.includes(` with ${stem}`)) &&
  !some.some(({ name }) =>
    [name, name.split(/ and /i)[0]].some((head) => stems.includes(stemsOf(head ?? '').at(-1) ?? '')),
  );

/** `Burger with bacon`, `waffle with a scoop of ice cream`: what of a kind may be had with what is said to be added. */
function withHavingAdded(request: Request, dishes: readonly Dish[]): Wish {
  const { wish, text, knowledge } = request;
  const [kind = '', added = 'no'] = text.split(' with ');
  const isOfKind = (stem: string) => wish.dishes.some(({ name }) => stemsOf(name).includes(stem));
  const stems = stemsOf(kind).filter((stem) => wish.wanted.includes(stem) || isOfKind(stem));
  const isOpen =
    (!asksWhether(text) || cues.ASKS_TO_HAVE.test(text)) &&
    wish.avoid.length + wish.allergens.length + wish.excluded.length === 0 &&
    !/^(?:no|out)\b/.test(added);
  if (!isOpen || stems.length === 0 || addedTo(wish.dishes, request).length > 0) return wish;
  const found = findDishes({ ...wish, wanted: stems, missing: [], asks: new Set() }, dishes, knowledge);
  const some = found.byName
    ? found.dishes.filter(
        (dish) => addedTo([inSizeMeant(dish, text)], { ...request, text: `with ${added}` }).length > 0,
      )
    : [];
  const told = new Set([...stems, ...addedTo(some, request)]);
  const isRest = (stem: string) => !told.has(stem);
  const isOther = ({ name }: Dish) => stemsOf(name).some(isRest) && !stemsOf(name).some((stem) => stems.includes(stem));
  const kinds = new Set(some.map(({ name }) => name)).size;
  if (kinds === 0 || kinds > MOST_NAMED_SO) return wish;
  // Of several kinds one is asked for.
  const asks = kinds === 1 ? wish.asks : new Set(wish.asks).add('each');
  const parts = wish.parts.map((part) => part.filter(isRest)).filter((part) => part.length > 0);
  return {
    ...wish,
    dishes: [...some, ...wish.dishes.filter(isOther)],
    wanted: wish.wanted.filter(isRest),
    parts,
    asks,
  };
}

/** The most dishes of a kind that are told of, each with what is added. */
const MOST_NAMED_SO = 3;

/** The stems of all that is said to be added to some dishes. */
const addedTo = (dishes: readonly Dish[], request: Request) =>
  dishes.flatMap((dish) => addOnsSaid(dish, request).flatMap(({ name }) => stemsOf(name)));

/** `A double in a waffle cone`, `two singles`: one of all that cost the same in that size, where whatever else is said is added. */
function ofSizeAlone(request: Request, dishes: readonly Dish[]): readonly Dish[] {
  const { wish, text, words } = request;
  const sizeOf = (dish: Dish) => sizeSaid(dish, text)?.variant;
  const stems = sizeStems(text);
  // `A jug of sangria and two glasses`, of nothing else.
  const taken = wish.dishes.flatMap(({ name, variants = [] }) => [
    name,
    ...sizesIn(variants, stems).map(({ variant }) => variant.name),
  ]);
  // `A slice of sponge` asks for no slice of focaccia.
  const isOfNamed = (dish: Dish) => {
    const { at = 0, own = [] } = sizeSaid(dish, text) ?? {};
    const named = stemsOf(wish.dishes.map(({ name }) => name).join(' '));
    // `Fruit cup` asks for no cup of soup.
    // `Fried chicken with two sides`, which is a size of it, asks for no side of macaroni.
    const isOfSize = wish.dishes.some((one) => {
      const said = sizeSaid(one, text);
      return said !== undefined && at >= said.at && at < said.at + said.own.length && own.length < said.own.length;
    });
    return isOfSize || named.includes(stems[at + own.length] ?? '') || own.every((stem) => named.includes(stem));
  };
  // `Large cod with mushy peas` asks for no large chips, `how much for two whitebait` for no board for two,
  // `char kway teow with extra prawns` for no laksa that is sold with prawns.
  const isOther = (name: string) =>
    wish.dishes.length === 0 ||
    (bigAt(sizeStems(name)) === -1 && !/^for\b/i.test(name) && !stemsOf(name).some((stem) => foodStems.has(stem)));
  const isFree = (name = '') => name !== '' && !taken.includes(name) && !COUNTS_PIECES.test(name) && isOther(name);
  // Beside what must be avoided one cannot stand for all.
  const isOpen = isOrder(wish) && wish.avoid.length + wish.allergens.length + wish.diets.length === 0;
  const sized = isOpen ? dishes.filter((dish) => isFree(sizeOf(dish)?.name) && !isOfNamed(dish)) : [];
  const [first] = sized;
  if (!first || !(onePerSize(sized) || new Set(sized.map((dish) => sizeOf(dish)?.price)).size === 1)) return [];
  const size = sizeStems(sizeOf(first)?.name ?? '');
  const { heading, category, addOns = [] } = first;
  const own = stemsOf([heading, category, ...taken, ...size, ...addOns.map(({ name }) => name)].join(' '));
  const added = [...addedTo([first], request), ...size];
  const isTold = (word: string) =>
    isFiller(word) || isEveryday(word) || wishWords.has(word) || COUNTS_WITH.test(stemOf(word)) || /\d/.test(word);
  return [...wish.wanted, ...wish.missing].every((stem) => added.includes(stem)) &&
    words.every((word) => isTold(word) || own.includes(stemOf(word)) || request.mention.words.has(word))
    ? sized.filter(({ name }) => name === first.name)
    : [];
}

/** The dishes that a size is said of: `a half rack`; beside others that are named those that are asked for: `twelve wings and fries`. */
function sizedBeside(request: Request, dishes: readonly Dish[]): readonly Dish[] {
  const { dishes: named, wanted, ordered } = request.wish;
  // `10`, of what was asked for before.
  const isBare = request.words.every((word) => numberIn(word) !== undefined);
  if (isBare && named.length > 0 && ordered.length > 0) return [];
  // `2 dozen and a tub of cream cheese`, where one thing alone is sold by the dozen.
  const isOfDozen = named.length > 0 && ordered.length === 0 && /\bdozen (?:and|plus)\b/.test(request.text);
  const isByDozen = ({ variants = [] }: Dish) => variants.some(({ name }) => BY_DOZEN.test(name));
  const alone = isOfDozen ? ofSizeSaid(request, dishes.filter(isByDozen)) : ofSizeAlone(request, dishes);
  if (alone.length > 0 || (named.length > 0 && wanted.length === 0)) return alone;
  const sized = ofSizeSaid(request, dishes);
  const isWanted = (dish: Dish) =>
    !named.includes(dish) && wanted.some((stem) => stemsOf(`${dish.name} ${dish.category}`).includes(stem));
  return named.length === 0 || sized.every(isWanted) ? sized : [];
}

/** `Does the platter come with bread`, `are the potstickers fried`: what is said of a dish that is named asks for no other. */
function isOfThose({ wish, text }: Request, isCounted: boolean): boolean {
  const said = new Set(wish.dishes.flatMap(({ description = '', heading }) => stemsOf(`${description} ${heading}`)));
  const isOfOne = asksWhether(text) && !/\b(?:and|plus)\b/.test(text) && !isCounted;
  const isAsked = isOfOne || wish.asks.has('having') || /\bor\b|\bon the side\b/.test(text);
  return isAsked && wish.wanted.some((stem) => said.has(stem));
}

/** `A half rack`, of nothing else, `vegetable tray for four`, where other trays have that size as well; `the whole tortilla`, of two of which one is sold so. */
function ofSizeSaid({ wish, text, knowledge, words }: Request, dishes: readonly Dish[]): readonly Dish[] {
  const telling = words.filter((word) => !isVague(word));
  const all = dishes.filter((dish) => {
    const { name = '' } = sizeSaid(dish, text)?.variant ?? {};
    // `Dinner for 2` asks for no two pieces.
    const isOfGuests = GUESTS_ALONE.test(text) && COUNTS_PIECES.test(name) && wish.dishes.length === 0;
    // `3 crowlers`, `flight of 4`: a number alone asks for no three pieces of anything.
    const isOfOther =
      COUNTS_PIECES.test(name) &&
      wish.dishes.length === 0 &&
      telling.length > 0 &&
      !telling.some((word) => isToldOf(word, dish));
    return (name.includes(' ') || BY_DOZEN.test(name)) && !isOfGuests && !isOfOther;
  });
  const found = all.length > 0 && !onePerSize(all) ? findDishes(wish, dishes, knowledge).dishes : all;
  const isMarked = (dish: Dish) => wish.diets.every((diet) => dish.diets?.includes(diet));
  const sized = all.filter((dish) => found.includes(dish) && isMarked(dish));
  if (onePerSize(sized)) return sized;
  const called = wish.wanted.length === 1 ? calledBy(wish.wanted[0] ?? '', new Set(dishes), knowledge) : [];
  const only = called.filter(({ variants = [] }) => sizesIn(variants, sizeStems(text)).length > 0);
  return called.length > 1 && onePerSize(only) ? only : [];
}

/** Whether a word names no food. */
const isVague = (word: string) =>
  isFiller(word) || isEveryday(word) || wishWords.has(word) || numberIn(word) !== undefined;

/** Whether a word, or another for the same, is told of a dish. */
function isToldOf(word: string, { name, category, heading, description, variants = [] }: Dish): boolean {
  const own = stemsOf([name, category, heading, description, ...variants.map((one) => one.name)].join(' '));
  return meaningsOf(stemOf(word)).some((stem) => own.includes(stem));
}

/** `Fish and chips price`, of a part of the menu that is called so. */
export const namesJoinedHeading = (text: string, dishes: readonly Dish[]) =>
  dishes.some(({ category = '' }) => / and /i.test(category) && text.includes(category.toLowerCase()));

/** Whether all have one name: `half rack`, of nothing else. */
export const onePerSize = (dishes: readonly Dish[]) => new Set(dishes.map(({ name }) => name.toLowerCase())).size === 1;

/** The dishes that have a word in their names, or else another word for it. */
function calledBy(stem: string, among: ReadonlySet<Dish>, { index, dishes }: Knowledge): Dish[] {
  const named = [[stem], meaningsOf(stem)].map((stems) => new Set(stems.flatMap((one) => index.having(one, 'name'))));
  const [own = new Set()] = named;
  // `House wine`, which stands under a heading of wines: no `Cantucci e vin santo`.
  const headed = new Set(own.size > 0 ? [] : meaningsOf(stem).flatMap((one) => index.having(one, 'category')));
  const isThere = (at: number) => headed.size === 0 || headed.has(at);
  const having = [...(named.find(({ size }) => size > 0) ?? [])].filter(isThere).flatMap((at) => dishes[at] ?? []);
  return having.filter((dish) => among.has(dish) && !(stem === 'fry' && NO_FRIES.test(dish.name)));
}

/** The dishes of the only name that has a word, or the only one that it ends with: `fries`; first those that are called just so. */
function calledSo(stem: string, among: ReadonlySet<Dish>, knowledge: Knowledge, text: string): Dish[] {
  // `10 drinks`, of which one has the word in its name.
  const called = broad.has(stem) && stem !== 'kid' ? [] : calledBy(stem, among, knowledge);
  // `A large pepperoni`, of a slice and of a pie that is sold in two sizes.
  const isBig = new RegExp(`\\b(?:large|small) ${stem}`).test(text);
  const sized = isBig ? called.filter(({ variants = [] }) => variants.length > 1) : [];
  const all = sized.length > 0 ? sized : called;
  const ending = all.filter(({ name }) => stemsOf(name).at(-1) === stem);
  const just = ending.filter(({ name }) => stemsOf(name).length === 1);
  const [some = []] = [just, ending, all].filter((list) => list.length > 0);
  return new Set(some.map(({ name }) => name)).size === 1 ? some : [];
}
