/** What was ordered in the turns before, and goes on: in another size, with something added, more of it, something taken away. */
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Ordered } from '../answer.ts';
import type { Conversation } from '../conversation.ts';
import { dishesNamed } from '../knowledge/dish-index.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { chargesIn, withSwapped } from '../menu/extras.ts';
import { bigAt, numberIn, sizeMeant, sizeSaid, sizeStems, sizesIn } from '../menu/sizes.ts';
import type { Wish } from '../menu/wish.ts';
import { ANY_TOPPING, ASKS_DIFFERENCE, ASKS_SURCHARGE, BY_DOZEN, IN_ITS_PLACE } from '../vocabulary/menu-words.ts';
import * as words from '../vocabulary/slot-words.ts';
import { callingIn } from './follow-up.ts';
import { plainOf, type Reading, type Turn } from './reading.ts';

/**
 * In a size, for guests or with what is added; of `how many calories in the double`, `and with bacon` the calories; of `is it
 * vegetarian`, `with bacon` whether it is.
 */
export function inSizeOrWith(reading: Reading, turn: Turn): Reading | undefined {
  const more =
    inItsPlace(reading, turn) ??
    inSizeWith(reading, turn) ??
    inSizeOf(reading, turn) ??
    forGuests(reading, turn) ??
    withAddOn(reading, turn) ??
    forGuestsWith(reading, turn);
  const { unmarked, wished } = turn.conversation;
  const { asks, unmarked: own, diets } = reading.wish;
  const isOpen = own.length + diets.length === 0 && !asks.has('price') && !asks.has('total');
  if (!more || !isOpen || unmarked.length + wished.length === 0) return more;
  return { ...more, wish: { ...more.wish, unmarked, diets: [...more.wish.diets, ...wished] } };
}

/** `And 3 in a waffle cone`: another size, with what is added. */
function inSizeWith(reading: Reading, turn: Turn): Reading | undefined {
  const isBoth = words.SO_MANY_IN.test(reading.text.plain);
  const [sized, added] = isBoth ? [inSizeOf(reading, turn), withAddOn(reading, turn)] : [];
  return sized && added && { ...added, wish: { ...added.wish, ordered: sized.wish.ordered } };
}

/** The question, put to dishes of the turns before as they were asked for there; of what is ordered with others, the sum. */
export function goingOn(given: Reading, names: readonly string[], { conversation, knowledge }: Turn): Reading {
  const { wish } = given;
  // `With anchovies`, `make it two`, of who must avoid something: what was added stays spoken of.
  const [added = ''] = (wish.avoid.length > 0 && words.SAID_TO_BE_ADDED.exec(conversation.question)) || [];
  const plain = added === '' || words.ADDS.test(given.text.plain) ? given.text.plain : `${given.text.plain} ${added}`;
  const text = { ...given.text, plain };
  const reading = { ...given, text };
  const dishes = [...wish.dishes, ...names.flatMap((name) => dishesNamed(name, knowledge))];
  const isSum = wish.dishes.length > 0 && (isOrder(conversation) || words.INSTEAD.test(text.plain));
  const isBare = words.TOGETHER.test(text.plain) && text.words.length <= 2;
  // `Two of them and a rice`
  const ofThem = names.length === 1 ? wish.quantities.find(({ stems }) => stems.size === 0)?.count : undefined;
  const isPriced = ofThem === undefined ? wish.asks : new Set(wish.asks).add('price');
  // `How much both`, of the cheapest of a list that nobody ordered.
  const isListed = conversation.sort !== undefined && names.length > 1 && !isOrder(conversation);
  const summed = isSum || isBare ? new Set(wish.asks).add('total') : isPriced;
  const asks = isListed ? new Set(summed).add('each') : summed;
  const ordered = names.map((name): Ordered => {
    const [said, before] = [wish.ordered, conversation.meant].map((some) => some.find((one) => one.name === name));
    // `And the whole thing`, of what was asked for by the slice.
    const isOfIt = words.HALF.test(text.plain) && wish.ordered.length + wish.dishes.length === 0;
    const size = said?.size ?? (isOfIt ? undefined : before?.size);
    return {
      name,
      size,
      addOns: words.JUST.test(text.plain.replace(/^with /, '')) ? [] : (before?.addOns ?? []),
      count: said?.count ?? ofThem ?? before?.count,
    };
  });
  const quantities = ofThem === undefined ? wish.quantities : wish.quantities.filter(({ stems }) => stems.size > 0);
  // `Can you make it less spicy`: what the brand has written of the dish is found by its name.
  const more = names.length === 1 ? names.flatMap(wordsOf) : [];
  const asked = reading.asked.map((one) => (one.intent === 'menu' ? { ...one, words: [...one.words, ...more] } : one));
  return { ...reading, asked, wish: { ...wish, dishes, ordered, quantities, asks } };
}

/** Whether the turn before asked for dishes as they are ordered: what they cost, in a size, so many of them. */
export function isOrder({ question, dishes, meant }: Conversation): boolean {
  const last = meant.filter(({ name }) => dishes.includes(name));
  return (
    words.ASKS_SUM.test(question) ||
    words.ADDS.test(question) ||
    (last.length > 1 && words.ADDS_SOME.test(question)) ||
    last.some(({ size, addOns, count }) => size !== undefined || addOns.length > 0 || count !== undefined)
  );
}

/** `The bowl`, `half a dozen plus a tea`: a size of the only dish before, whatever else is called so. */
function inSizeOf({ wish, ...reading }: Reading, { conversation, knowledge }: Turn): Reading | undefined {
  const [only = '', another] = soldSo(reading.text.plain, conversation, knowledge);
  const [dish] = another === undefined ? dishesNamed(only, knowledge) : [];
  // `The Little Havana one` is no small one.
  // `The second one`, of a list, is no single simit.
  const place = words.ORDINAL_WORD.exec(reading.text.plain)?.[0].split(' ') ?? [];
  const isAbout = (word: string) => reading.mention.words.has(word) || place.includes(word);
  const said = plainOf(reading.text.words).filter((word) => !isAbout(word));
  const stems = sizeStems(said.join(' '));
  const size = dish && sizeToldIn(dish, said, stems)?.name;
  if (size === undefined || reading.text.words.length > words.SHORT) return undefined;
  const isRest = (stem: string) => !stemsOf(size).includes(stem);
  const free = without(wish, said.map(stemOf), isRest);
  if (dish && isSizeOfOther(dish, stems, free.wanted)) return undefined;
  // `With large rice and peas`, of half a chicken: large is what stands behind it.
  const isBig = dish && !sizeSaid(dish, said.join(' '));
  const isOfOther = (one: Dish) =>
    isBig ? sizeMeant(one, said.join(' ')) : sizeSaid(one, said.join(' '))?.variant.name === size;
  if (free.dishes.some(isOfOther)) return undefined;
  // `Three dozen` are one of that size.
  const quantities = wish.quantities.filter(
    ({ stems }) => [...stems].some(isRest) || (stems.size === 0 && !BY_DOZEN.test(size)),
  );
  // An offer, or a service, may be called so; whoever is in danger is heard.
  const isOfMenu = reading.asked.every(({ intent }) => /^(?:menu|offers|catering|feature|unknown)$/.test(intent));
  const asked = isOfMenu ? [{ intent: 'menu' as const, words: plainOf(reading.text.words) }] : reading.asked;
  // `2 halves and a water`
  const count = numberIn(stems[((dish && sizeSaid(dish, said.join(' ')))?.at ?? 0) - 1]);
  const ordered = [{ name: only, size, addOns: [], count }];
  return { ...reading, asked, wish: { ...wish, ...free, quantities, ordered, asks: askingPrice(wish) } };
}

/** The size that is said; of few words also by what alone tells it apart: `Full?`, of a half order and a full one, `and 3 in a waffle cone`. */
function sizeToldIn(dish: Dish, said: readonly string[], stems: readonly string[]): DishVariant | undefined {
  const plain = said.join(' ');
  const isBare = said.length <= 2 || words.SO_MANY_IN.test(plain);
  const telling = isBare ? sizesIn(dish.variants ?? [], stems, true)[0] : undefined;
  return (sizeMeant(dish, plain) ?? telling)?.variant ?? calledIn(dish, plain);
}

/** `And a quart of beans`, `add a large coffee`: a size of what stands right behind it, and of no dish before. */
function isSizeOfOther(dish: Dish, stems: readonly string[], wanted: readonly string[]): boolean {
  const { at = bigAt(stems), own = ['large'] } = sizesIn(dish.variants ?? [], stems)[0] ?? {};
  const behind = at === -1 ? '' : (stems[at + own.length] ?? '');
  const { name, category, addOns = [], heading } = dish;
  const isOwn = stemsOf([name, category, heading, ...addOns.map((one) => one.name)].join(' ')).includes(behind);
  return !isOwn && wanted.includes(behind);
}

/** `The salmon one`, of a lunch bento with salmon teriyaki: the only size that is called so. */
function calledIn({ variants = [] }: Dish, plain: string): DishVariant | undefined {
  const calling = callingIn(plain);
  const [variant, another] = variants.filter(({ name }) => calling.every((stem) => stemsOf(name).includes(stem)));
  return calling.length > 0 && another === undefined ? variant : undefined;
}

/** Who must avoid something is told what is asked for, and not only of that. */
const askingPrice = ({ asks, avoid }: Wish): Wish['asks'] => (avoid.length > 0 ? new Set(asks).add('price') : asks);

/** The dishes before; of several those that are sold in a size that is said. */
function soldSo(plain: string, { dishes }: Conversation, knowledge: Knowledge): readonly string[] {
  if (dishes.length < 2) return dishes;
  return dishes.filter((name) => dishesNamed(name, knowledge).some((dish) => sizeSaid(dish, plain)));
}

/** What goes on where a size or an add-on is said: all that was ordered with it, or that alone. */
export function namesInSize({ wish, text }: Reading, { conversation }: Turn): readonly string[] {
  const [sized] = wish.ordered;
  const subjects = subjectsOf(conversation);
  const isAlone = !isOrder(conversation) || ASKS_DIFFERENCE.test(text.plain) || subjects.length === 0;
  return sized && isAlone && conversation.dishes.length > 1 ? [sized.name] : subjects;
}

/** What a wish looks for by the rest of what is said, and so by no word of a size or an add-on: `a bowl`, of soup. */
function without({ wanted, missing, dishes }: Wish, said: readonly string[], isRest: (stem: string) => boolean) {
  const rest = new Set(said.filter(isRest));
  const isSaid = ({ name }: Dish) => stemsOf(name).some((stem) => rest.has(stem));
  return { wanted: wanted.filter(isRest), missing: missing.filter(isRest), dishes: dishes.filter(isSaid) };
}

/** `For four of us`, of the dish whose price was asked for and which is for one; what else is for four, where it is for two. */
function forGuests(reading: Reading, { conversation, knowledge, only: [dish] }: Turn): Reading | undefined {
  const guests = words.FOR_GUESTS.exec(reading.text.plain)?.slice(1).find(Boolean) ?? '';
  const count = Number(guests) || words.smallNumbers.indexOf(guests) + 1;
  if (guests === '' || !dish) return undefined;
  const asked = [{ intent: 'menu' as const, words: stemsOf(dish.name) }];
  if (words.IS_SHARED.test(`${dish.name} ${dish.description} ${dish.heading}`)) {
    // `For 4 people?`, of a set for two: what of its kind is for so many.
    const isFor = new RegExp(`\\bfor (?:\\w+ or )?(?:${count}|${words.smallNumbers[count - 1] ?? count})\\b`, 'i');
    const dishes = knowledge.dishes.filter(
      ({ category, name, description = '' }) => category === dish.category && isFor.test(`${name} ${description}`),
    );
    const wish = { ...reading.wish, dishes, asks: new Set(reading.wish.asks).add('price') };
    return dishes.length > 0 ? { ...reading, asked, partySize: undefined, wish } : undefined;
  }
  if (!isOrder(conversation) && !(['price', 'total'] as const).some((ask) => reading.wish.asks.has(ask)))
    return undefined;
  const ordered = [{ name: dish.name, addOns: [], count }];
  return { ...reading, asked, partySize: undefined, wish: { ...reading.wish, ordered } };
}

/** `For two of us with the sake pairing`. */
function forGuestsWith(reading: Reading, turn: Turn): Reading | undefined {
  const { text } = reading;
  const [guests = '', added = ''] = text.plain.split(/ (?=with )/);
  const more = added !== '' ? withAddOn({ ...reading, text: { ...text, plain: added } }, turn) : undefined;
  const asking = new Set(reading.wish.asks).add('price');
  const counted =
    more && forGuests({ ...more, text: { ...text, plain: guests }, wish: { ...more.wish, asks: asking } }, turn);
  return counted && { ...counted, text: { ...text, plain: added } };
}

/** `Can I swap fries for onion rings`, of a combo that may be had with these instead. */
function inItsPlace(reading: Reading, { conversation, knowledge }: Turn): Reading | undefined {
  const { text } = reading;
  const dishes = subjectsOf(conversation).flatMap((name) => dishesNamed(name, knowledge));
  const plain = dishes.map((dish) => withSwapped(dish, text.plain)).find((one) => one !== undefined);
  if (plain === undefined) return undefined;
  const asked = [{ intent: 'menu' as const, words: plainOf(text.words) }];
  const wish = { ...reading.wish, dishes: [], wanted: [], missing: [], parts: [], asks: new Set(['price' as const]) };
  return { ...reading, asked, wish, text: { ...text, plain } };
}

/** `Add a second patty`, `and an egg`, of what may be had with a dish before, whatever else is called so. */
function withAddOn({ wish, text, ...reading }: Reading, { conversation, knowledge }: Turn): Reading | undefined {
  // `And sauces`, of which the menu has a part.
  const isMade = words.MAKES_IT_A.test(text.plain);
  const isHeading = !isMade && wish.wanted.some((stem) => knowledge.index.headed(stem).under > 0);
  const isMore = isMade || (!isHeading && words.ADDS_ANYHOW.some((pattern) => pattern.test(text.plain)));
  const isBare = !isHeading && text.words.length <= 3 && wish.dishes.length === 0;
  // `Can I do egg whites, how much extra`, where these are called so.
  const isExtra = !isMore && ASKS_SURCHARGE.test(text.plain);
  const holders =
    isMore || isBare || isExtra ? subjectsOf(conversation).flatMap((name) => dishesNamed(name, knowledge)) : [];
  const said = stemsOf(text.plain);
  const addOns = holders
    .flatMap(({ addOns: own = [], heading }) => [...own, ...chargesIn(heading)])
    .map(({ name }) => contentStems(wordsOf(name.replace(IN_ITS_PLACE, ''))))
    .filter((stems) => {
      if (isExtra) return stems.length > 0 && stems.every((stem) => said.includes(stem));
      return isMore ? stems.some((stem) => said.includes(stem)) : isSame(stems, said);
    });
  const added = { ...reading, text: { ...text, plain: `with ${text.plain}` } };
  // `Add mushrooms`, where any topping costs so much.
  const isTopping = words.ADDS.test(text.plain) && wish.wanted.length > 0 && wish.dishes.length === 0;
  if (isTopping && holders.flatMap(({ heading }) => chargesIn(heading)).some(({ name }) => ANY_TOPPING.test(name)))
    return { ...added, wish: { ...wish, asks: askingPrice(wish) } };
  const isRest = (stem: string) => !addOns.flat().includes(stem);
  const free = without(wish, said, isRest);
  if (addOns.length === 0 || free.dishes.length > 0) return undefined;
  const priced = { ...wish, ...free, asks: askingPrice(wish) };
  return { ...added, wish: priced };
}

/** `Do you have oat milk`, `a latte with that`; `is there a gluten-free bun`, `total with bacon too`: with what was asked for before. */
export function withThat(reading: Reading, { conversation, only }: Turn): Reading {
  const { wish, text } = reading;
  const isMore = words.WITH_MORE.test(text.plain);
  if (!isMore && !words.ADDS_THAT.test(text.plain)) return reading;
  const said = stemsOf(conversation.question);
  const meant = conversation.meant.flatMap(({ addOns }) => addOns);
  const holders = isMore ? only : wish.dishes;
  const added = holders
    .flatMap(({ addOns = [], heading }) => [...addOns, ...chargesIn(heading)])
    .find(({ name }) => !meant.includes(name) && stemsOf(name).every((stem) => said.includes(stem)))
    ?.name.toLowerCase();
  if (added === undefined) return reading;
  const plain = isMore ? `${text.plain} and ${added}` : text.plain.replace(words.ADDS_THAT, `$1 ${added}`);
  return { ...reading, text: { ...text, plain } };
}

const isSame = (stems: readonly string[], said: readonly string[]) =>
  stems.length > 0 && stems.length === said.length && stems.every((stem) => said.includes(stem));

/** The dishes that the turn before was about: the only one that it named, those that it asked for, the first of a sorted list. */
export function subjectsOf({ dishes, meant, sort }: Conversation): readonly string[] {
  if (sort || dishes.length === 1) return dishes.slice(0, 1);
  const named = dishes.filter((name) => meant.some((one) => one.name === name)).slice(-4);
  return named.length === 0 && dishes.length === 2 ? dishes.slice(0, 1) : named;
}

/** The dishes that a question adds others to: `and with a roll?`, `plus a soup`, `and two teas` of what is ordered. */
export function namesBeside(plain: string, conversation: Conversation, others: readonly string[]): readonly string[] {
  const isMore = words.ADDS_SOME.test(plain) || words.INSTEAD.test(plain);
  const isOfOrder =
    isOrder(conversation) ||
    words.TOGETHER.test(plain) ||
    (words.INSTEAD.test(plain) && conversation.dishes.length > 1);
  const isPairing = words.WITH_PAIRING.test(plain);
  if (!words.ADDS.test(plain) && !isPairing && !(isMore && isOfOrder)) return [];
  const last = subjectsOf(conversation).filter((name) => others.includes(name));
  const gone = takenBackIn(plain);
  if (words.INSTEAD.test(plain)) return last.filter((name) => gone === '' || !stemsOf(name).includes(gone));
  return last.length > 0 ? last : conversation.dishes.slice(0, 1);
}

/** `Plus fries`, beside what is ordered: of all that are called so the dish that most places have. */
export function withUsual(reading: Reading, { conversation, knowledge }: Turn): Reading {
  const { wish, text } = reading;
  const [stem = '', another] = wish.wanted;
  const isMore = words.ADDS.test(text.plain) || words.ADDS_SOME.test(text.plain);
  const isBeside = isMore && (isOrder(conversation) || words.TOGETHER.test(text.plain));
  if (!isBeside || another !== undefined || wish.dishes.length > 0) return reading;
  const called = knowledge.index.having(stem, 'name').flatMap((at) => knowledge.dishes[at] ?? []);
  const placesOf = (some: readonly Dish[]) => some.reduce((sum, { places }) => sum + places.size, 0);
  const byName = [...Map.groupBy(called, ({ name }) => name).values()].sort((a, b) => placesOf(b) - placesOf(a));
  const [usual = [], next = []] = byName;
  return placesOf(usual) > 2 * placesOf(next) ? { ...reading, wish: { ...wish, dishes: usual, wanted: [] } } : reading;
}

/** The stem of what is taken back: `not the coke`, `make the horchata a jamaica`. */
const takenBackIn = (plain: string) =>
  stemOf(
    words.TAKES_BACK.exec(plain)
      ?.slice(1)
      .find((one) => one !== undefined) ?? '',
  );

/** `Remove the fries`, `no bacon`: what is left of an order and of what was added, and what that costs. */
export function leftOver(reading: Reading, turn: Turn): Reading | undefined {
  const [first = '', ...more] = stemsOf(words.TAKES_AWAY.exec(reading.text.plain)?.groups?.gone ?? '');
  // `Minus one boba`, of three.
  const fewer = more.length > 0 ? (numberIn(first) ?? 0) : 0;
  const gone = fewer === 0 ? [first, ...more].filter(Boolean) : more;
  const isGone = (name: string) => gone.every((stem) => stemsOf(name).includes(stem));
  const countLeft = ({ name, count = 1 }: Ordered) =>
    fewer > 0 && count > fewer && isGone(name) ? count - fewer : undefined;
  const names = gone.length === 0 ? [] : subjectsOf(turn.conversation);
  const isLeft = (name: string) =>
    turn.conversation.meant.some((one) => one.name === name && countLeft(one) !== undefined);
  const left = names.filter((name) => !isGone(name) || isLeft(name));
  const meant = turn.conversation.meant.map((one) => ({
    ...one,
    count: countLeft(one) ?? one.count,
    addOns: left.includes(one.name) ? one.addOns.filter((name) => !isGone(name)) : one.addOns,
  }));
  const isLess = meant.some(({ addOns, count }, at) => {
    const before = turn.conversation.meant[at];
    return addOns.length < (before?.addOns.length ?? 0) || count !== before?.count;
  });
  if (left.length === 0 || (left.length === names.length && !isLess)) return undefined;
  const asked = [{ intent: 'menu' as const, words: plainOf(reading.text.words) }];
  // `No nuts` is an allergy as well, `remove the fries` is none.
  const avoid = words.REFUSES.test(reading.text.plain) ? reading.wish.avoid : turn.conversation.avoid;
  const rest = { dishes: [], wanted: [], missing: [], excluded: [], avoid, asks: new Set(['total' as const]) };
  const text = { ...reading.text, plain: words.LEFT_OVER };
  const conversation = { ...turn.conversation, meant, question: '' };
  return goingOn({ ...reading, text, asked, wish: { ...reading.wish, ...rest } }, left, { ...turn, conversation });
}

/** `Not the coke, a milkis`: without what is taken back. */
export function takenBack({ wish, ...reading }: Reading, { conversation }: Turn): Reading {
  const gone = takenBackIn(reading.text.plain);
  const before = conversation.dishes.filter((name) => stemsOf(name).includes(gone));
  const dishes = wish.dishes.filter(({ name }) => !before.includes(name));
  const rest = (said: readonly string[]) => said.filter((word) => stemOf(word) !== gone);
  const isTaken = before.length > 0 && dishes.length > 0;
  const left = { ...wish, dishes, wanted: rest(wish.wanted), excluded: rest(wish.excluded) };
  return { ...reading, wish: isTaken ? left : wish };
}
