/** Finds on a brand's menus what a wish asks for. */

import type { Field } from '../knowledge/dish-index.ts';
import type { Course, Dish } from '../knowledge/dishes.ts';
import { contentStems, type Knowledge, type Place } from '../knowledge/knowledge.ts';
import { folded, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { wordsAmong } from '../safety/allergens.ts';
import { isSoft, isUnderCaffeine, saysNone } from '../safety/drinks.ts';
import { nameOf, statementsOf, unlikeOf } from '../safety/stated.ts';
import { NOT_IN_IT } from '../vocabulary/allergens.ts';
import { broad, cookedSo } from '../vocabulary/meanings.ts';
import { DRINKS, MEAL, MEALS, NO_COFFEE, NO_FRIES, NOT_THAT, OF_CHILDREN, STRENGTH } from '../vocabulary/menu-words.ts';
import { SWEETS } from '../vocabulary/refusals.ts';
import { meaningsOf } from './meanings.ts';
import { inEachSize, inSizeMeant, measureOf } from './sizes.ts';
import type { Wish } from './wish.ts';

export interface Found {
  /** The closest first; what is sold out last. */
  dishes: Dish[];
  /** Whether each is so by its name or category, and not by what is said of it. */
  byName: boolean;
  /** Nothing has all of the words; these have some. */
  partly: boolean;
  /** The course asked for is one that no heading of the menu names. */
  withoutCourse: boolean;
}

/** The dishes of the places; of those whose menu is not known dish by dish, the brand's. */
export function dishesAt({
  knowledge: { dishes, places: all },
  places,
}: Pick<Request, 'knowledge' | 'places'>): readonly Dish[] {
  if (places.length === all.length) return dishes;
  return dishes.filter((dish) => places.some((place) => isAt(dish, place)));
}

/** Whether a dish is on the menu of a place, the brand's where that is not known dish by dish. */
export const isAt = (dish: Dish, { index, menu }: Place): boolean =>
  menu === 'own' ? dish.places.has(index) : dish.brand;

/** How close a dish is to a word, by where it stands: in its name, its category, its text; by another word for it a little less. */
const ranks: readonly [field: Field, own: number, other: number][] = [
  ['name', 6, 5],
  ['category', 4, 3],
  ['text', 2, 1],
];
const NAME_RANK = 3;

export function findDishes(wish: Wish, among: readonly Dish[], knowledge: Knowledge): Found {
  const ofCourse = wish.course === undefined ? undefined : dishesOfCourse(wish.course, among, knowledge);
  const pool = withoutLookalikes(wish, ofCourse ?? among);
  // `Any tea without caffeine`: of what stands under teas, though others are called so.
  const without = wish.excluded.length > 0 ? pool.filter((dish) => fits(dish, wish, knowledge)) : [];
  const rated = rate(wish, new Set(without.length > 0 ? without : pool), knowledge);
  const inSize = rated.dishes.map((dish) => inSizeSaid(dish, wish));
  // `The cheapest bottle of wine`: of what is sold by the bottle.
  const isPriced = wish.sort === 'cheapest' || wish.sort === 'dearest' || wish.most !== undefined;
  const isOfSize = wish.course === undefined && isPriced;
  const sized = isOfSize ? soldInSize(inSize, rated.dishes, wish) : [];
  const dishes = sorted(
    (sized.length > 0 ? sized : inSize).filter((dish) => fits(dish, wish, knowledge)),
    wish,
  );
  const saying = dishes.filter((dish) => saysAllWithout(dish, wish, knowledge));
  const isHeaded = wish.course === undefined || among.some(({ course }) => course === wish.course);
  return { ...rated, dishes: saying.length > 0 ? saying : dishes, withoutCourse: !isHeaded && wish.course === 'main' };
}

/** Those that are sold in the size that is said, by it or by words of theirs: wines `by the glass`. Tapas may be a part of the menu as well. */
function soldInSize(dishes: readonly Dish[], before: readonly Dish[], { wanted }: Wish): readonly Dish[] {
  const sizeOf = (dish: Dish, at: number) => stemsOf(dish.name.slice(before[at]?.name.length));
  const sizes = new Set(dishes.flatMap(sizeOf).filter((stem) => !wanted.includes(stem)));
  const isSaid = ({ variants, description, heading, category }: Dish) =>
    !variants && stemsOf(`${description} ${heading} ${category}`).some((stem) => sizes.has(stem));
  const isSized = (dish: Dish, at: number) => sizeOf(dish, at).some((stem) => sizes.has(stem));
  return dishes.some(isSized) ? dishes.filter((dish, at) => isSized(dish, at) || isSaid(dish)) : [];
}

/** Whether a dish says that it is without what no dish of the menu says that it has: then what says nothing of it tells nothing. */
function saysAllWithout({ name, description = '' }: Dish, { excluded }: Wish, { dishes }: Knowledge): boolean {
  const own = stemsOf(`${name} ${description}`);
  const isSaid = (stem: string) =>
    own.some(
      (word, at) =>
        word === stem &&
        (/^(?:no|without|zero|sans|sin|non)$/.test(own[at - 1] ?? '') || /^(?:free|less)$/.test(own[at + 1] ?? '')),
    );
  return (
    excluded.length > 0 &&
    excluded.every((stem) => isSaid(stem) && !dishes.some((dish) => namesOfFood(dish, stem).length > 0))
  );
}

/** `A bottle under 60`: by the price of that size. */
function inSizeSaid(dish: Dish, { text, most, least, sort }: Wish): Dish {
  return dish.variants && (most ?? least ?? sort) ? inSizeMeant(dish, text) : dish;
}

/** By the headings of the menu; where none names the course, by words that mean it. */
function dishesOfCourse(course: Course, among: readonly Dish[], knowledge: Knowledge): readonly Dish[] {
  const own = among.filter((dish) => dish.course === course);
  if (own.length > 0) return own;
  // Where no heading says which dishes are mains, all are that no heading calls something else.
  if (course === 'main')
    return among.filter((dish) => dish.course === 'dish' && !OF_CHILDREN.test(dish.category ?? ''));
  if (course === 'dish') return among;
  const allowed = new Set(among);
  return ranked(course, knowledge, false)
    .flatMap(([index]) => knowledge.dishes[index] ?? [])
    .filter((dish) => allowed.has(dish));
}

/** The dishes that a word fits, each with how well; `inside` a broad one as well, by what is said of a dish: which sides have meat in them. */
function ranked(stem: string, { index }: Knowledge, withText: boolean | 'inside'): [index: number, rank: number][] {
  const found = new Map<number, number>();
  const put = (word: string, field: Field, rank: number) => {
    for (const at of index.having(word, field)) if ((found.get(at) ?? 0) < rank) found.set(at, rank);
  };
  const others = meaningsOf(stem).filter((other) => other !== stem);
  for (const [field, own, other] of withText ? ranks : ranks.slice(0, 2)) {
    put(stem, field, own);
    if (field !== 'text' || withText === 'inside' || !broad.has(stem))
      for (const word of others) put(word, field, other);
  }
  // `Wine` is what stands under that heading, not `Cantucci e vin santo`.
  const headed = new Set([stem, ...others].flatMap((word) => index.having(word, 'category')));
  return headed.size > 0 ? [...found].filter(([at, rank]) => rank !== 5 || headed.has(at)) : [...found];
}

/** A dish with how well each of the words fits it. */
type Scored = readonly [dish: Dish, ranks: readonly number[]];

const leastOf = (ranks: readonly number[]) => Math.min(...ranks);

/** What a menu calls as something that it is not: zucchini chips are no fries, a matcha latte no coffee, a Caesar to drink no salad. */
const lookalikes: readonly (readonly [asked: RegExp, isOther: (dish: Dish, stem: string) => boolean])[] = [
  // `Chicharrón de calamar` is no pork.
  [/^pork$/, (dish, stem) => isCalledIt(dish, stem) && namesOfFood(dish, stem).length === 0],
  [/^fry$/, ({ name }) => NO_FRIES.test(name)],
  [/^(?:coffee|espresso)$/, ({ name, description }) => NO_COFFEE.test(`${name} ${description}`)],
  [/^salad$/, ({ course }) => course === 'drink'],
  // `No caffeine`, of a pot under teas.
  [/^caffeine$/, (dish) => saysWithout(dish, 'caffeine')],
];

const isCalledIt = ({ name, description }: Dish, stem: string) =>
  wordsAmong(stemsOfFood(stem), `${name} ${description}`).length > 0;

/** Without what only looks like it; beside what must be avoided nothing is left out. `Do you have meat`: a vegan sausage roll is none. */
function withoutLookalikes({ wanted, diets, excluded, avoid }: Wish, pool: readonly Dish[]): readonly Dish[] {
  const isOfMeat = wanted.includes('meat') && diets.length + excluded.length === 0;
  if (isOfMeat) return pool.filter(({ diets: own = [] }) => !own.includes('vegan') && !own.includes('vegetarian'));
  const found = avoid.length > 0 ? undefined : lookalikes.find(([asked]) => wanted.some((stem) => asked.test(stem)));
  return found ? pool.filter((dish) => !wanted.some((stem) => found[0].test(stem) && found[1](dish, stem))) : pool;
}

function rate(wish: Wish, among: ReadonlySet<Dish>, knowledge: Knowledge): Omit<Found, 'withoutCourse'> {
  const { wanted, either } = wish;
  if (wanted.length === 0) return { dishes: [...among], byName: true, partly: false };
  // What is said of dishes counts where an ingredient is asked for, or nothing is called so.
  const ofText = wanted.length > 1 || wish.asks.has('having');
  const isInside = wanted.length === 1 && wish.asks.has('having');
  const called = scoresOf(wanted, among, knowledge, isInside || wish.asks.has('having') ? 'inside' : ofText);
  const named = called.length > 0 || ofText ? called : scoresOf(wanted, among, knowledge, true);
  const scored = ofText ? named : withoutFood(named, wanted);
  const all = scored.filter(([, ranks]) => ranks.length === wanted.length);
  const whole =
    all.length > 0 && !(either && wanted.length > 1 && all.every(([, ranks]) => leastOf(ranks) < NAME_RANK));
  const kept = closest(whole ? all : scored, wish);
  // What is called so stands before what only counts as it; else the order of the menu holds.
  const worth = (rank: number) => (rank === 6 ? 2 : rank >= NAME_RANK ? 1 : 0);
  const sum = (ranks: readonly number[]) => ranks.reduce((total, rank) => total + worth(rank), 0);
  return {
    dishes: kept.toSorted(([one, a], [other, b]) => sum(b) - sum(a) || one.index - other.index).map(([dish]) => dish),
    byName: kept.length > 0 && kept.every(([, ranks]) => leastOf(ranks) >= NAME_RANK),
    partly: !whole && !either && wanted.length > 1,
  };
}

/** `Ales`, of a house with a steak and ale pie; `do you sell beer` is asked of no onion rings in beer batter. */
function withoutFood(scored: readonly Scored[], wanted: readonly string[]): readonly Scored[] {
  if (!wanted.some((stem) => DRINKS.has(stem))) return scored;
  const drinks = scored.filter(([{ course }]) => course === 'drink');
  return drinks.length > 0 ? drinks : scored.filter(([, ranks]) => leastOf(ranks) >= NAME_RANK);
}

function scoresOf(
  wanted: readonly string[],
  among: ReadonlySet<Dish>,
  knowledge: Knowledge,
  withText: boolean | 'inside',
): Scored[] {
  const scores = new Map<Dish, number[]>();
  // `Pizza with meat`: what stands under that heading, and nothing that is there `when the pizzas leave room`.
  const heads = (stem: string) => wanted.length > 1 && knowledge.index.headed(stem).under > 0;
  for (const [at, rank] of wanted.flatMap((stem) => ranked(stem, knowledge, heads(stem) ? false : withText))) {
    const dish = knowledge.dishes[at];
    if (dish && among.has(dish)) scores.set(dish, [...(scores.get(dish) ?? []), rank]);
  }
  return [...scores];
}

/** Whether a dish stands under a heading that says no more than one of these words; under `Not beer` stands no beer. */
export function isUnder({ category = '' }: Dish, wanted: readonly string[]): boolean {
  const own = contentStems(wordsOf(category.replace(/^(\S+) (?:plates?|meals?|items?)$/i, '$1')));
  const isOfMeal = own.some((stem) => MEALS.has(stem) && wanted.includes(stem));
  return !NOT_THAT.test(category) && !/\band others?\b/i.test(category) && (isOfMeal || wanted.includes(own.join(' ')));
}

/** Whether a dish stands under a heading that ends with one of these words, but for a meal, and joins no other to it: `Cold hoagies`, `Plate lunches`. */
function isUnderKind({ category = '' }: Dish, wanted: readonly string[]): boolean {
  const all = stemsOf(category);
  const telling = all.filter((stem) => !MEAL.test(stem));
  const own = telling.length > 0 ? telling : all;
  return !NOT_THAT.test(category) && !/\b(?:and|or)\b|[&,/]/i.test(category) && wanted.includes(own.at(-1) ?? '');
}

/** `Bar bites`, and no more than that. */
const isSameSet = (own: readonly string[], wanted: readonly string[]) =>
  own.length === wanted.length && own.every((stem) => wanted.includes(stem));

/** What is called so beats what only mentions it, unless it is an ingredient that is asked for. */
function closest(scored: readonly Scored[], wish: Wish): readonly Scored[] {
  const { wanted, typed, asks, excluded, sort } = wish;
  const isPicked = [sort, wish.most, wish.least].some((one) => one !== undefined);
  const said = [...wanted, ...wanted.map((stem) => stemOf(typed.get(stem) ?? stem))];
  // `The cheapest sandwich`, of what stands under `Lunch sandwiches`, whatever it is called.
  // Nor is a meze tray all that stands under `Cold meze` and `Hot meze`, of which it is one.
  const calledSo = scored.filter(([, ranks]) => ranks.includes(6));
  const isOfKind = calledSo.length === 1 && calledSo.every(([dish]) => isUnderKind(dish, said));
  const isOfHeading = ([dish]: Scored) => isUnder(dish, said) || ((isPicked || isOfKind) && isUnderKind(dish, said));
  // `The cheapest thing in pizza`, which is a heading, is what stands there.
  const isPart = sort !== undefined && wanted.length === 1 && scored.some(isOfHeading);
  if (asks.has('having') && excluded.length === 0 && !isPart) return scored;
  if (wanted.length > 1) {
    const under = scored.filter(([{ category = '' }]) =>
      [contentStems(wordsOf(category)), stemsOf(category)].some((own) => isSameSet(own, wanted)),
    );
    if (under.length > 0) return under;
    const named = (least: number) =>
      scored.filter(([, ranks]) => ranks.length === wanted.length && leastOf(ranks) >= least);
    return [named(5), named(NAME_RANK), scored].find((some) => some.length > 0) ?? scored;
  }
  // Under `Pastry` stands what is asked for by that, beside what is called so; of `Burritos and plates` a burrito is what is called so.
  // `The cheapest steak` is one of the steaks, and no steak sandwich.
  if (scored.some(isOfHeading))
    return scored.filter((one) => isOfHeading(one) || (sort === undefined && one[1].includes(6)));
  const called = scored.filter(([, ranks]) => leastOf(ranks) > 4);
  if (called.some(([, ranks]) => ranks.includes(6))) return called;
  const named = scored.filter(([, ranks]) => leastOf(ranks) >= NAME_RANK);
  const own = named.filter(([dish]) => !isOfOtherHalf(dish, wanted));
  return [own, named].find((some) => some.length > 0) ?? scored;
}

/** Under `Soups and salads` what is called a salad is no soup. */
function isOfOtherHalf({ name, category = '' }: Dish, wanted: readonly string[]): boolean {
  const halves = /\b(?:and|et|y)\b|[&,/]/i.test(category) ? contentStems(wordsOf(category)) : [];
  const isCalled = (stem: string) => !wanted.includes(stem) && stemsOf(name).includes(stem);
  return halves.some((stem) => wanted.includes(stem)) && halves.some(isCalled);
}

/** Whether a dish keeps within the prices, is hot or mild as wanted, and its own words leave out what shall be left out. */
function fits(dish: Dish, wish: Wish, { index }: Knowledge): boolean {
  const isHot = dish.spicy || /\b(?:spicy|epice|picante)\b/i.test(dish.description ?? '');
  const isAsHot = wish.spicy === undefined || (wish.spicy ? isHot : !dish.spicy && !mayBeHot(dish));
  const isPicked = wish.most !== undefined || wish.least !== undefined || wish.sort !== undefined;
  // `Vegan options to eat`, `the cheapest vegan thing`
  const isSolid = wish.solid ? isPicked || wish.diets.length > 0 : wish.diets.length > 0 && wish.sort !== undefined;
  if (isSolid && wish.wanted.length === 0 && wish.course === undefined && dish.course === 'drink') return false;
  const isWithout = (stem: string) =>
    saysWithout(dish, stem) ||
    (!(dish.course === 'dessert' && SWEETS.has(stem)) &&
      !cookedSo[stem]?.test(`${dish.name} ${dish.description}`) &&
      !isHeldIn(dish, stem) &&
      !holds(dish, stem, index.having(stem, 'category').length > 0));
  return isAsHot && isPriced(dish.price, wish) && wish.excluded.every(isWithout);
}

/** Whether some that may be chosen for it are marked spicy: `three tacos, any three`. */
const mayBeHot = ({ holds }: Dish) => holds?.().chosen.some(({ spicy }) => spicy);

/** Whether a dish states pork or alcohol in another way than by a food that it names: a platter of what does, a drink by its heading. */
const isHeldIn = (dish: Dish, word: string) =>
  /^(?:pork|alcohol)$/.test(word) &&
  statementsOf(dish, [{ kind: 'other', word }]).some(
    ({ how }) => how === 'held' || (how === 'shown' && word !== 'pork'),
  );

const GRAINS = new Set(['corn', 'wheat', 'rice']);

/** Whether the words of a dish, or of its heading for all that stands there, name a food; of what is a heading itself, that alone. */
function holds(dish: Dish, stem: string, isHeading: boolean): boolean {
  const around = isHeading ? (dish.category ?? '') : dish.around;
  // `Sur des tortillas de maïs`, over all the tacos.
  const isOver = !isHeading && GRAINS.has(stem) && wordsAmong(stemsOfFood(stem), dish.over).length > 0;
  // Under `Pots of tea` all has caffeine that does not say otherwise.
  const isBrew = stem === 'caffeine' && isUnderCaffeine(dish);
  return isBrew || namesOfFood(dish, stem).length > 0 || wordsAmong(new Set([stem]), around).length > 0 || isOver;
}

function isPriced(price: number | undefined, { most, least, sort }: Wish): boolean {
  if (price === undefined) return !most && !least && !sort;
  const cents = (value: number) => Math.round(value * 100);
  const over = most ? cents(price) - cents(most.amount) : -1;
  const under = least ? cents(least.amount) - cents(price) : -1;
  return (most?.inclusive ? over <= 0 : over < 0) && (least?.inclusive ? under <= 0 : under < 0);
}

/** The stems of all that a food is called by. */
const stemsOfFood = (stem: string): ReadonlySet<string> => new Set([...meaningsOf(stem), stemOf(stem)]);

/** Whether a dish's own words say that it has none of a food, and nowhere that it has: `Rooibos. No caffeine.` */
export function saysWithout(dish: Dish, stem: string): boolean {
  if (saysNone(dish, stem)) return true;
  if (stem === 'alcohol' || namesOfFood(dish, stem).length > 0) return false;
  const denied = [...folded([dish.description, ...dish.tags].join('. ')).matchAll(NOT_IN_IT)];
  const stems = stemsOfFood(stem);
  return denied.some(([text]) => stemsOf(text).some((one) => stems.has(one)));
}

/** The words by which a dish's own text names a food. */
export function namesOfFood(dish: Dish, stem: string): string[] {
  if (saysNone(dish, stem)) return [];
  const stems = stemsOfFood(stem);
  const own = `${nameOf(dish, stem)}. ${dish.description ?? ''} ${(dish.allergens ?? []).join(' ')} ${dish.tags.join(' ')}`;
  const named = wordsAmong(stems, own, unlikeOf(dish, stem));
  // A soda under `Cocktails, beer and soft drinks`.
  const isHeaded = stem === 'alcohol' && named.length === 0 && !isSoft(dish);
  return isHeaded ? wordsAmong(stems, `${dish.category} ${dish.around}`, unlikeOf(dish, stem)) : named;
}

/** How much alcohol a drink's own words say that it has, in percent; 0 where they say nothing of it. */
export const strengthOf = (text = ''): number => Number((STRENGTH.exec(text)?.[1] ?? '0').replace(',', '.'));

function sorted(all: readonly Dish[], { sort, wanted, most }: Wish): Dish[] {
  // What costs most does so in its dearest size.
  const dearest = (dish: Dish) => inEachSize(dish).sort((a, b) => (b.price ?? 0) - (a.price ?? 0))[0] ?? dish;
  const dishes = sort === 'dearest' && (wanted.length > 0 || !most) ? all.map(dearest) : all;
  const isOfSize = sort === 'largest' || sort === 'smallest';
  const isOfStrength = sort === 'strongest' || sort === 'weakest';
  const sign = sort === 'dearest' || sort === 'largest' || sort === 'strongest' ? -1 : 1;
  const worth = ({ price, name, description, course }: Dish) => {
    if (isOfStrength) return course === 'drink' ? strengthOf(description) : 0;
    return (isOfSize ? (measureOf(name) ?? measureOf(description)) : price) ?? 0;
  };
  const measured = dishes.filter((dish) => worth(dish) > 0);
  // `Large` of what has sizes tells without a number.
  if (isOfStrength) return measured.toSorted((a, b) => sign * (worth(a) - worth(b)));
  const known = isOfSize ? (measured.length > 0 ? measured : dishes.filter(({ name }) => name.endsWith(')'))) : dishes;
  if (sort) return known.toSorted((a, b) => sign * (worth(a) - worth(b)));
  return [...dishes.filter(({ soldOut }) => !soldOut), ...dishes.filter(({ soldOut }) => soldOut)];
}
