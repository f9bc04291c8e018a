import type { Conversation } from '../conversation.ts';
import { dishesNamed } from '../knowledge/dish-index.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import { MOST_NAMED } from '../menu/dish-text.ts';
import type { Wish } from '../menu/wish.ts';
import { ASKS_DIFFERENCE, ASKS_EACH } from '../vocabulary/menu-words.ts';
import { costing } from '../vocabulary/scenes.ts';
import * as words from '../vocabulary/slot-words.ts';
import { isOrder, namesBeside, subjectsOf } from './ordered-before.ts';
import { plainOf, type Reading, type Turn } from './reading.ts';

export function namesPointed(
  reading: Reading,
  ordinal: number | undefined,
  { conversation, knowledge }: Turn,
): string[] {
  const { text, wish } = reading;
  const { dishes: names, meant } = conversation;
  const others = meant.map(({ name }) => name).filter((name) => !wish.dishes.some((dish) => dish.name === name));
  const several = severalMeant(reading, conversation, others);
  if (several) return [...several];
  // `And a quart of mac`, of the only dish that is called so.
  const isOne = (stem: string) =>
    new Set(knowledge.index.having(stem, 'name').map((at) => knowledge.dishes[at]?.name)).size === 1;
  const isNamed = wish.dishes.length > 0 || (wish.wanted.length > 0 && wish.wanted.every(isOne));
  const beside = isNamed ? namesBeside(text.plain, conversation, others) : [];
  if (beside.length > 0) return [...beside];
  const isOther = wish.dishes.length > 0;
  const isOfThem =
    words.COUNTS_THAT.test(text.plain) ||
    plainOf(text.words).some((word) => words.THEM.test(word) || words.SERVINGS.test(word));
  const one = isOther ? undefined : cheapestOrDearest(reading, conversation, knowledge);
  if (one) return one;
  const isOfFirst = ordinal === undefined && isCounted(wish);
  if (isOfFirst && (isOfThem || (isFree(wish) && !isOther))) return names.slice(0, 1);
  return isOther ? [] : namesListed(reading, ordinal, conversation);
}

/** What a sum is asked of: what is ordered, else what was meant last. */
const summed = (ordered: readonly string[], others: readonly string[]) =>
  ordered.length > 1 ? [...ordered] : others.slice(-4);

/** `How much more is that`, `per piece`, `all together`, `which is cheaper`, `two of each`: of several that were meant. */
function severalMeant({ text: { plain }, wish }: Reading, conversation: Conversation, others: readonly string[]) {
  const { dishes, meant } = conversation;
  const subjects = subjectsOf(conversation);
  const isOfEach = /\bof (?:each|both)\b/.test(plain) || (words.MAKES_IT.test(plain) && subjects.length > 1);
  if (isOfEach && isFree(wish) && wish.dishes.length === 0)
    return subjects.length > 1 ? [...subjects] : [...new Set([...others, ...subjects])].slice(-4);
  const isEach = ASKS_EACH.test(plain) && wish.dishes.length === 0;
  if (ASKS_DIFFERENCE.test(plain) || isEach) return namesCompared(wish, conversation, others);
  const ordered = isOrder(conversation) ? subjects : [];
  if (asksSumOfAll(wish, plain) && meant.length > 1) return summed(ordered, others);
  const two = dishes.length === 2 ? [...dishes] : others.slice(-2);
  return words.WHICH_IS_LESS.test(plain) && dishes.length < 3 ? two : undefined;
}

/** `Together`, but not of who names all that is counted: `so 2 large beef and a soup`, `a full tray of each, the chicken and the rice`. */
function asksSumOfAll(wish: Wish, plain: string): boolean {
  const isMore = words.ADDS_ANYHOW.some((adds) => adds.test(plain));
  const isCountedSo = wish.quantities.length > 0 || /\bof each\b/.test(plain);
  const namesAll = wish.dishes.length > 0 && isCountedSo && !isMore;
  return words.TOGETHER.test(plain) && !isCounted(wish) && !namesAll;
}

/** What was listed last, also after one of it was spoken of. */
export const listOf = ({ dishes, among }: Conversation) => (dishes.length > 1 || among.length < 2 ? dishes : among);

/** `The last one`, `which of them is vegan`, of what was listed, also after one of it was spoken of; else what is meant. */
function namesListed(reading: Reading, ordinal: number | undefined, conversation: Conversation): string[] {
  const { dishes } = conversation;
  const list = listOf(conversation);
  const isOfList = words.OF_THE_LIST.test(reading.text.plain) && isFree(reading.wish) && dishes.length === 1;
  if (isOfList && list.length > 1) return list;
  if (ordinal === undefined) return namesMeant(reading, conversation);
  // `The first one`, of two that were spoken of one after the other, or of the only one.
  const names =
    [list, conversation.meant.map(({ name }) => name)].find(({ length }) => length > 1) ??
    (isFree(reading.wish) ? list : []);
  return names.slice(ordinal).slice(0, 1);
}

/** `How much more is that`, than what was meant before it, or than it is in another size; `per piece`, of all of them. */
function namesCompared(wish: Wish, { dishes, question }: Conversation, others: readonly string[]) {
  if (wish.dishes.length > 1) return [];
  const [last = dishes[0] ?? ''] = [...wish.dishes.map(({ name }) => name), ...others.slice(-1)];
  const wasNamed = stemsOf(last).some((stem) => stemsOf(question).includes(stem));
  const before = others.filter((name) => name !== last).slice(-1);
  if (wish.dishes.length === 1) return wish.dishes.some(({ variants }) => variants) ? [] : dishes.slice(0, 1);
  return last === '' ? [] : [...(wasNamed ? before : []), last];
}

/** `The cheaper one`, where nothing else is named. */
function cheapestOrDearest({ text, wish }: Reading, conversation: Conversation, knowledge: Knowledge) {
  const { dishes: names, wanted, sort } = conversation;
  const alone = wanted.length === 0 && sort === undefined ? words.SUPERLATIVE_ALONE : undefined;
  const found = (words.SUPERLATIVE_ONE.exec(text.plain) ?? alone?.exec(text.plain))?.groups;
  // Of a list that was cut short, all is looked through again.
  const isCut = names.length >= MOST_NAMED || (sort !== undefined && names.length > 2);
  if (!found || names.length < 2 || isCut || !isFree(wish)) return undefined;
  const price = (name: string) => Math.min(...dishesNamed(name, knowledge).flatMap((dish) => dish.price ?? []));
  const there = names.filter((name) => dishesNamed(name, knowledge).some(({ soldOut }) => !soldOut));
  const byPrice = (there.length > 0 ? there : names).toSorted((a, b) => price(a) - price(b));
  return byPrice.slice(...(found.least === undefined ? [-1] : [0, 1]));
}

/** `Two of them`. */
const isCounted = ({ quantities }: Wish) => quantities.some(({ stems }) => stems.size === 0);

/** Nothing is looked for. */
const isFree = ({ wanted, missing, course }: Wish) => wanted.length + missing.length === 0 && course === undefined;

/** `It`, `those`, or nothing at all where only one dish can be meant: `how much?` */
function namesMeant(reading: Reading, conversation: Conversation): string[] {
  const { wish } = reading;
  const { plain, words: typed } = reading.text;
  const { dishes, sort } = conversation;
  const names = sort && isOfFirst(sort, plain, asksOfDish(wish, conversation)) ? dishes.slice(0, 1) : dishes;
  const isOnly = names.length === 1;
  const isPointed =
    words.PRONOUN.test(plain) ||
    words.BARE_PRICE.test(plain) ||
    // `Can I get half`
    (typed.length <= words.SHORT &&
      isOnly &&
      (words.HALF.test(plain) ||
        words.CHEAPER_THAN.test(plain) ||
        (asksOfDish(wish, conversation) && !words.LOOKS_FOR_ANY.test(plain) && !words.ASKS_WHAT_ELSE.test(plain))));
  return names.length <= (words.SINGLE.test(plain) ? 5 : 3) &&
    isPointed &&
    !isOfElse(wish, plain, conversation) &&
    !isOfOthers(wish, plain, isOnly) &&
    !isOfLast(reading, conversation) &&
    (isFree(wish) || ((isOnly || words.COMES_WITH.test(plain)) && wish.asks.has('having')))
    ? names
    : [];
}

/** `Any others`, `which burgers have no egg`, `and the dearest one`, `any other vegan ones`, after one dish: of all that were looked for. */
const isOfOthers = (wish: Wish, plain: string, isOnly: boolean) =>
  [words.ASKS_FOR_REST, words.ANYTHING_OTHERWISE].some((one) => one.test(plain)) ||
  isCheaperToo(wish, plain) ||
  (wish.wanted.length > 0 && words.WHICH_KIND.test(plain)) ||
  (isOnly && (wish.sort !== undefined || /\bones\b/.test(plain)));

/** `Salad with chicken`, after a dish; `mild ones`, after the hot ones. */
const isOfElse = (wish: Wish, plain: string, { spicy }: Conversation) =>
  wish.wanted.includes(stemOf(words.NAMES_WITH.exec(plain)?.[1] ?? '')) ||
  (wish.spicy !== undefined && spicy !== undefined && wish.spicy !== spicy);

/** `Anything cheaper`, of who must avoid something: what is offered must be told of as well. */
export const isCheaperToo = ({ avoid }: Wish, plain: string) => avoid.length > 0 && words.CHEAPER_THAN.test(plain);

/** Whether the one is meant that was asked for: `the cheapest sandwich`, `what is on it`; of the biggest also `how much`. */
const isOfFirst = (sort: Conversation['sort'], plain: string, isOfDish: boolean) =>
  words.SINGLE.test(plain) || ((sort === 'largest' || sort === 'smallest') && isOfDish);

/** `Is it heated`, `how much is it`, of the patio or the parking that was told of since the dishes. */
function isOfLast({ wish, asked }: Reading, conversation: Conversation): boolean {
  const { intents } = conversation;
  if (intents.length === 0 || intents.includes('menu')) return false;
  const isOfCost = [...wish.asks].every((ask) => ask === 'price') && intents.some((intent) => costing.has(intent));
  const isOfMenu = asksOfDish(wish, conversation) || asked.some(({ intent }) => intent === 'menu');
  return !isOfMenu || (isOfCost && wish.asks.size > 0);
}

/** Whether something is asked that is asked of a dish, whichever it be: `how much`, `is it vegan`. */
function asksOfDish(wish: Wish, { diets, avoid }: Conversation): boolean {
  const isMore = wish.diets.length > diets.length || wish.avoid.length > avoid.length || wish.allergens.length > 0;
  return isMore || wish.spicy !== undefined || [...wish.asks].some((ask) => !/^(?:whole|popular|inverse)$/.test(ask));
}
