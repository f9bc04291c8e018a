/** What a question points at in the answers before it: `the second one`, `it`, `both`, `the boat one`, `there`. */
import type { Ordered } from '../answer.ts';
import type { Conversation } from '../conversation.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { MOST_NAMED } from '../menu/dish-text.ts';
import { chargesIn } from '../menu/extras.ts';
import { numberIn, sizeMeant, sizeSaid, sizeStems, sizesIn } from '../menu/sizes.ts';
import type { Counted, Wish } from '../menu/wish.ts';
import type { IntentName } from '../vocabulary/cues.ts';
import { ASKS_DIFFERENCE, ASKS_EACH } from '../vocabulary/menu-words.ts';
import { closing, costing } from '../vocabulary/scenes.ts';
import * as words from '../vocabulary/slot-words.ts';
import { plainOf, type Reading, type Turn } from './reading.ts';

/** The question, put to what it points at; the first of these that fits counts. */
export function pointing(reading: Reading, turn: Turn): Reading {
  const found = words.ORDINAL_WORD.exec(reading.text.plain);
  const { among, dishes, offers } = turn.conversation;
  // `And the other one`, of two that were told together.
  const [last, another] = dishes.length > 0 ? dishes : offers;
  const isOther = among.length === 2 && another === undefined && words.THE_OTHER.test(reading.text.plain);
  const other = isOther ? among.findIndex((name) => name !== last) : undefined;
  const ordinal = found ? words.ordinals[found[1] ?? found[2] ?? found[3] ?? ''] : other;
  return (
    atJob(reading, ordinal, turn) ??
    atOffer(reading, ordinal, turn) ??
    atPlace(reading, ordinal, turn) ??
    leftOver(reading, turn) ??
    atDishes(reading, ordinal, turn)
  );
}

/** `The second one, what does it pay`, of the positions that were told of. */
function atJob(reading: Reading, ordinal: number | undefined, { conversation, before }: Turn): Reading | undefined {
  const { jobs, intents } = conversation;
  const title = ordinal === undefined || !before.includes('jobs') ? undefined : jobs.at(ordinal);
  return title && intents.includes('jobs') ? byName(reading, 'jobs', title) : undefined;
}

/** What is said by its place in a list, by its name. */
function byName(reading: Reading, intent: IntentName, name: string): Reading {
  const own = plainOf(reading.text.words).filter((word) => words.ordinals[word] === undefined);
  const said = [...own, ...stemsOf(name)];
  return { ...reading, text: { ...reading.text, plain: said.join(' ') }, asked: [{ intent, words: said }] };
}

/** An offer of those that were named: by its place among them, by what it is called, or the only one. */
function atOffer(reading: Reading, ordinal: number | undefined, turn: Turn): Reading | undefined {
  const { text } = reading;
  const { among, dishes, offers } = turn.conversation;
  const { deals, discounts } = turn.knowledge.configuration;
  const [only] = isOfOnlyOffer(reading, turn) ? offers : [];
  const at = ordinal === undefined || dishes.length > 0 ? undefined : among.at(ordinal);
  const called = turn.before.includes('offers') ? callingIn(text.plain) : [];
  const all = [...deals, ...discounts].map(({ title, description = '' }) => ({ title, description }));
  const isCalled = (own: string) => called.length > 0 && called.every((stem) => stemsOf(own).includes(stem));
  const found = all.find(({ title }) => isCalled(title)) ?? all.find(({ description }) => isCalled(description));
  const title = (found ?? all.find((offer) => offer.title === only || offer.title === at))?.title;
  if (title === undefined) return undefined;
  const asksOn = plainOf(text.words).filter((word) => words.ordinals[word] === undefined);
  return { ...byName(reading, 'offers', title), ...(only && { asksOn: asksOn.join(' ') }) };
}

/** Stems by which one of several is called: `the taco one`, `corn one`, `the one with the lobster`. */
function callingIn(plain: string): string[] {
  const [, ...called] = words.THAT_ONE.exec(plain) ?? [];
  const said = wordsOf(called.find((one) => one !== undefined) ?? '');
  return said.some((word) => word in words.ordinals) ? [] : contentStems(said);
}

/** `Is wine included`, `can I use it for delivery`, `on Saturday?`, of the only offer that was told of. */
function isOfOnlyOffer({ text, when, asked }: Reading, { conversation, knowledge }: Turn): boolean {
  const { offers, dishes, intents } = conversation;
  const { deals, discounts } = knowledge.configuration;
  const own = [...deals, ...discounts].find(({ title }) => title === offers[0]);
  const said = contentStems(plainOf(text.words));
  // `What fillings`, which it says there are three of; `how many do we have to be`, `for 12 of us`.
  const isHeld = said.length > 0 && said.every((stem) => stemsOf(`${own?.title} ${own?.description}`).includes(stem));
  const isOfTerms = [words.ASKS_TERMS, words.OF_SO_MANY, words.BARE_PRICE].some((one) => one.test(text.plain));
  const isNew =
    !words.HOLDS_FOR.test(text.plain) && asked.some(({ intent }) => /^(?:address|feature|ordering)$/.test(intent));
  const isDay = when.days.length > 0 && asked.every(({ intent }) => intent !== 'offers');
  const isOfIt =
    (intents.includes('offers') || words.USES_IT.test(text.plain)) &&
    !isNew &&
    (isDay || isHeld || isOfTerms || words.SINGLE.test(text.plain) || words.HOLDS_FOR.test(text.plain));
  const isAsked = isOfIt || (dishes.length === 0 && words.ASKS_INCLUDED.test(text.plain));
  return offers.length === 1 && isAsked && text.words.length <= words.SHORT;
}

/** A location of those that were named: `the second one`, or `there` where it was the only one. */
function atPlace(
  reading: Reading,
  ordinal: number | undefined,
  { conversation, knowledge }: Turn,
): Reading | undefined {
  const { mention, text, when } = reading;
  const { listed, dishes } = conversation;
  const isThere = words.POINTS_THERE.test(text.plain) && listed.length === 1;
  const at = isThere ? 0 : dishes.length > 0 ? undefined : ordinal;
  const others =
    mention.places.length === 0 && ordinal === undefined ? otherPlaces(text.plain, conversation, knowledge) : [];
  if (others.length > 0) return { ...reading, mention: { ...mention, places: others } };
  const place = knowledge.places.find(({ location }) => at !== undefined && location.id === listed.at(at));
  if (!place || mention.places.length > 0) return undefined;
  const then = isThere && !when.named ? (conversation.when ?? when) : when;
  // `The third one`, and no more.
  const isBare = reading.asked.every(({ intent }) => closing.has(intent));
  const asked = isBare ? [{ intent: 'address' as const, words: plainOf(text.words) }] : reading.asked;
  return { ...reading, asked, mention: { ...mention, places: [place] }, when: then };
}

/** `And the other one`, where there is one more than those that were named; `and the other ones`. */
function otherPlaces(plain: string, { places: named, placesBefore, listed }: Conversation, knowledge: Knowledge) {
  const isMany = words.THE_OTHERS.test(plain);
  // `Which one is open on Monday`, of which one was told.
  const places = named.length === 0 && listed.length === 1 ? listed : named;
  if (places.length === 0 || !(isMany || words.THE_OTHER.test(plain))) return [];
  // `Main Street hours`, of two; `Moncton`; `and the other one`
  const pair = placesBefore.length === 2 ? placesBefore.filter((id) => !places.includes(id)) : [];
  if (!isMany && pair.length === 1) return knowledge.places.filter(({ location }) => pair.includes(location.id));
  const others = knowledge.places.filter(({ location }) => !places.includes(location.id));
  return isMany || others.length === 1 ? others : [];
}

function atDishes(said: Reading, ordinal: number | undefined, turn: Turn): Reading {
  const reading = withUsual(takenBack(said, turn), turn);
  const more = inSizeOrWith(reading, turn);
  if (more && more.wish.dishes.length > reading.wish.dishes.length) return more;
  if (more) return goingOn(more, namesInSize(more, turn), turn);
  const own = withIngredient(reading, turn) ?? ofTheOneBefore(reading, ordinal, turn) ?? otherVersion(reading, turn);
  if (own) return own;
  const whole = oneOfList(reading, turn) ?? calledWhole(reading, turn);
  const compared = whole ? comparedToFirst(reading, whole, turn) : comparedToIt(reading, turn);
  if (compared) return compared;
  const priced = reading.wish.asks.size > 0 ? reading.wish.asks : new Set(['price' as const]);
  // `And 4`, of combo 4
  const isNumber = ({ count }: Counted) => stemsOf(whole?.name ?? '').includes(String(count));
  const quantities = reading.wish.quantities.filter((one) => !isNumber(one));
  if (whole) return { ...reading, wish: { ...reading.wish, dishes: [whole], wanted: [], quantities, asks: priced } };
  const names = namesPointed(reading, ordinal, turn);
  if (names.length === 0) return reading;
  const isEach = ASKS_EACH.test(reading.text.plain);
  if (!isEach && !ASKS_DIFFERENCE.test(reading.text.plain)) return goingOn(reading, names, turn);
  const asked = [{ intent: 'menu' as const, words: plainOf(reading.text.words) }];
  const asks = new Set([...reading.wish.asks].filter((ask) => !isEach || ask !== 'compare')).add('price');
  const wish = { ...reading.wish, asks, ...(isEach && { wanted: [], missing: [] }) };
  return goingOn({ ...reading, asked, wish }, names, turn);
}

/** `With bacon`, of pancakes: no bacon burger is added to them. */
function withIngredient(reading: Reading, turn: Turn): Reading | undefined {
  const { wish, text } = reading;
  const [dish] = turn.only;
  const isAdded = words.ADDS.test(text.plain) || words.ON_THE_SIDE.test(text.plain);
  const said = stemsOf(text.plain);
  const isOther = ({ name, course }: Dish) =>
    /^(?:dish|main)$/.test(course) && !said.includes(stemsOf(name.split(/ with /i)[0] ?? '').at(-1) ?? '');
  const { index, dishes: all } = turn.knowledge;
  const called = wish.wanted.flatMap((stem) => index.having(stem, 'name').flatMap((at) => all[at] ?? []));
  const others = wish.dishes.length > 0 ? wish.dishes : called;
  if (!dish || !isAdded || others.length === 0 || !others.every(isOther)) return undefined;
  const wanted = said.filter((stem) => others.some(({ name }) => stemsOf(name).includes(stem)));
  const asked = [{ intent: 'menu' as const, words: plainOf(text.words) }];
  const inside = { dishes: [], wanted, missing: [], asks: new Set(wish.asks).add('having') };
  return goingOn({ ...reading, asked, wish: { ...wish, ...inside } }, [dish.name], turn);
}

/** In a size, for guests or with what is added; of `how many calories in the double`, `and with bacon` the calories. */
function inSizeOrWith(reading: Reading, turn: Turn): Reading | undefined {
  const more = inSizeOf(reading, turn) ?? forGuests(reading, turn) ?? withAddOn(reading, turn);
  const { unmarked } = turn.conversation;
  const { asks, unmarked: own } = reading.wish;
  const isOpen = own.length === 0 && !asks.has('price') && !asks.has('total');
  return more && isOpen && unmarked.length > 0 ? { ...more, wish: { ...more.wish, unmarked } } : more;
}

/** `Is it cheaper than the strip`, of the only dish before. */
function comparedToIt(reading: Reading, turn: Turn): Reading | undefined {
  const { wish, text } = reading;
  const names = turn.only.slice(0, 1).map(({ name }) => name);
  if (names.length === 0 || wish.dishes.length === 0 || !words.COMPARES_IT.test(text.plain)) return undefined;
  const asks = new Set(['price' as const, 'compare' as const]);
  const asked = [{ intent: 'menu' as const, words: plainOf(text.words) }];
  const compared = {
    ...reading,
    text: { ...text, plain: 'which is cheaper' },
    asked,
    wish: { ...wish, sort: undefined, asks },
  };
  return goingOn(compared, names, turn);
}

/** `How much more is the lobster one`, than the cheapest. */
function comparedToFirst(reading: Reading, dish: Dish, turn: Turn): Reading | undefined {
  const [first = ''] = turn.conversation.sort ? turn.conversation.dishes : [];
  if (first === '' || first === dish.name || !ASKS_DIFFERENCE.test(reading.text.plain)) return undefined;
  const asks = new Set(['price' as const, 'compare' as const]);
  const wish = { ...reading.wish, dishes: [], wanted: [], sort: undefined, asks };
  return goingOn({ ...reading, wish }, [first, dish.name], turn);
}

/** The question, put to dishes of the turns before as they were asked for there; of what is ordered with others, the sum. */
function goingOn(given: Reading, names: readonly string[], { conversation, knowledge }: Turn): Reading {
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
  const asks = isSum || isBare ? new Set(wish.asks).add('total') : isPriced;
  const ordered = names.map((name): Ordered => {
    const [said, before] = [wish.ordered, conversation.meant].map((some) => some.find((one) => one.name === name));
    // `And the whole thing`, of what was asked for by the slice.
    const isOfIt = words.HALF.test(text.plain) && wish.ordered.length === 0;
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
function isOrder({ question, dishes, meant }: Conversation): boolean {
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
  const said = plainOf(reading.text.words).filter((word) => !reading.mention.words.has(word));
  const stems = sizeStems(said.join(' '));
  // `Full?`, of a half order and a full order.
  const [telling] = said.length <= 2 ? sizesIn(dish?.variants ?? [], stems, true) : [];
  const size = dish && (sizeMeant(dish, said.join(' ')) ?? telling)?.variant.name;
  if (size === undefined || reading.text.words.length > words.SHORT) return undefined;
  const isRest = (stem: string) => !stemsOf(size).includes(stem);
  const free = without(wish, said.map(stemOf), isRest);
  // `With large rice and peas`, of half a chicken: large is what stands behind it.
  const isBig = dish && !sizeSaid(dish, said.join(' '));
  const isOfOther = (one: Dish) =>
    isBig ? sizeMeant(one, said.join(' ')) : sizeSaid(one, said.join(' '))?.variant.name === size;
  if (free.dishes.some(isOfOther)) return undefined;
  const quantities = wish.quantities.filter(({ stems }) => [...stems].some(isRest) || stems.size === 0);
  // An offer, or a service, may be called so; whoever is in danger is heard.
  const isOfMenu = reading.asked.every(({ intent }) => /^(?:menu|offers|catering|feature|unknown)$/.test(intent));
  const asked = isOfMenu ? [{ intent: 'menu' as const, words: plainOf(reading.text.words) }] : reading.asked;
  // `2 halves and a water`
  const count = numberIn(stems[((dish && sizeSaid(dish, said.join(' ')))?.at ?? 0) - 1]);
  const ordered = [{ name: only, size, addOns: [], count }];
  return { ...reading, asked, wish: { ...wish, ...free, quantities, ordered, asks: askingPrice(wish) } };
}

/** Who must avoid something is told what is asked for, and not only of that. */
const askingPrice = ({ asks, avoid }: Wish): Wish['asks'] => (avoid.length > 0 ? new Set(asks).add('price') : asks);

/** The dishes before; of several those that are sold in a size that is said. */
function soldSo(plain: string, { dishes }: Conversation, knowledge: Knowledge): readonly string[] {
  if (dishes.length < 2) return dishes;
  return dishes.filter((name) => dishesNamed(name, knowledge).some((dish) => sizeSaid(dish, plain)));
}

/** What goes on where a size or an add-on is said: all that was ordered with it, or that alone. */
function namesInSize({ wish, text }: Reading, { conversation }: Turn): readonly string[] {
  const [sized] = wish.ordered;
  const subjects = subjectsOf(conversation);
  const isAlone = !isOrder(conversation) || ASKS_DIFFERENCE.test(text.plain) || subjects.length === 0;
  return sized && isAlone && conversation.dishes.length > 1 ? [sized.name] : subjects;
}

/** `Does it come with chips`, `can I get it grilled`, of the only dish before, whatever else is called so. */
function ofTheOneBefore(reading: Reading, ordinal: number | undefined, turn: Turn): Reading | undefined {
  const { text, wish } = reading;
  const at = ordinal === undefined ? undefined : listOf(turn.conversation).at(ordinal);
  const [dish] = at === undefined ? turn.only : dishesNamed(at, turn.knowledge);
  // `The bun dau hu, does it have peanuts`
  const isOfNamed = /\b(?:does|do|is|are|can) .*/.exec(text.plain)?.index ?? 0;
  const before = stemsOf(text.plain.slice(0, isOfNamed));
  if (wish.dishes.some(({ name }) => stemsOf(name).every((stem) => before.includes(stem)))) return undefined;
  const found = words.ASKS_OF_ITS_WAY.exec(text.plain)?.[1];
  if (!dish || wish.dishes.length === 0 || wish.dishes.includes(dish)) return undefined;
  const isOfWay = found !== undefined && stemsOf(dish.description ?? '').includes(stemOf(found));
  if (!isOfWay && !words.ASKS_WHAT_IT_HAS.test(text.plain)) return undefined;
  const said = isOfWay ? [] : stemsOf(text.plain);
  const wanted = wish.dishes.flatMap(({ name }) => contentStems(wordsOf(name)).filter((stem) => said.includes(stem)));
  const asked = [{ intent: 'menu' as const, words: plainOf(text.words) }];
  const asks = new Set(wish.asks).add(isOfWay ? 'contents' : 'having');
  return goingOn(
    { ...reading, asked, wish: { ...wish, dishes: [], wanted: [...new Set(wanted)], asks } },
    [dish.name],
    turn,
  );
}

/** What a wish looks for by the rest of what is said, and so by no word of a size or an add-on: `a bowl`, of soup. */
function without({ wanted, missing, dishes }: Wish, said: readonly string[], isRest: (stem: string) => boolean) {
  const rest = new Set(said.filter(isRest));
  const isSaid = ({ name }: Dish) => stemsOf(name).some((stem) => rest.has(stem));
  return { wanted: wanted.filter(isRest), missing: missing.filter(isRest), dishes: dishes.filter(isSaid) };
}

/** Whether a name has all of these. */
const isOf = (stems: readonly string[], name: string) => stems.every((stem) => stemsOf(name).includes(stem));

/** `The chicken one`, `how much is the burger`, of several that were told: the only one of them that is called so. */
function oneOfList({ text, wish }: Reading, { conversation, only: [last], knowledge }: Turn): Dish | undefined {
  const calling = callingIn(text.plain);
  const isOfOne = words.SAYS_THE.test(text.plain) || wish.quantities.length > 0;
  const isOther = words.CORRECTS.test(text.plain) || words.BEGINS.test(text.plain);
  const isBare = isOfOne && wish.dishes.length === 0 && (!last || isOther);
  const said = calling.length === 0 && isBare ? wish.wanted.filter(knowledge.index.isNameStem) : calling;
  const alike = knowledge.dishes.filter(({ category }) => category !== undefined && category === last?.category);
  const isCalled = (name: string) => said.length > 0 && name !== last?.name && isOf(said, name);
  // `The sandwich one`, after falafel.
  const kind = stemsOf(last?.name ?? '');
  const kin = last && said.length > 0 ? knowledge.index.having(kind[0] ?? '', 'name') : [];
  const akin = kin.flatMap((at) => knowledge.dishes[at] ?? []).filter(({ name }) => isOf(kind, name));
  const names = new Set([...conversation.among, ...[...alike, ...akin].map(({ name }) => name)]);
  const [called, other] = [...names].filter(isCalled);
  return called === undefined || other !== undefined ? undefined : dishesNamed(called, knowledge)[0];
}

/** `Is there a vegan version`, of what else is called as the only dish before and is marked so. */
function otherVersion({ text, wish, ...reading }: Reading, { only: [dish], knowledge }: Turn): Reading | undefined {
  const kind = stemsOf(dish?.name ?? '').at(-1);
  if (kind === undefined || !words.ASKS_FOR_VERSION.test(text.plain)) return undefined;
  const dishes = knowledge.dishes.filter(
    ({ name, diets = [] }) =>
      name !== dish?.name &&
      wish.diets.length > 0 &&
      wish.diets.every((diet) => diets.includes(diet)) &&
      stemsOf(name).includes(kind),
  );
  return dishes.length > 0 ? { ...reading, text, wish: { ...wish, dishes, wanted: [], missing: [] } } : undefined;
}

/** `How much is a burrito`, `and with just beans and cheese?`, `how much is the half chicken`, `whole?`: a dish that is called so. */
function calledWhole({ text }: Reading, { only, knowledge }: Turn): Dish | undefined {
  const name = only[0]?.name ?? '';
  const isWith = words.BEGINS_WITH.test(text.plain);
  const own = stemsOf(name);
  // `And B`, after dinner A.
  const isLettered = own.length > 1 && own.at(-1)?.length === 1;
  const kind = own.at(isLettered ? -2 : -1) ?? '';
  const before = isLettered ? own.slice(0, -1) : isWith ? own : [kind];
  const rest = stemsOf(text.plain.replace(words.BEGINS, ''));
  const said = rest.filter(knowledge.index.isNameStem);
  if (name === '' || said.length === 0 || !(isWith || said.length === rest.length)) return undefined;
  // All that is said, and of one word all that it is called.
  const isCalled = (stems: readonly string[]) =>
    [...before, ...said].every((stem) => stems.includes(stem)) &&
    (said.length > 1 || stems.length === new Set([...before, ...said]).size);
  const all = knowledge.index.having(kind, 'name').flatMap((at) => knowledge.dishes[at] ?? []);
  return all.find((dish) => dish.name !== name && isCalled(stemsOf(dish.name)));
}

/** `For four of us`, of the dish whose price was asked for and which is for one; what else is for four, where it is for two. */
function forGuests(reading: Reading, { conversation, knowledge, only: [dish] }: Turn): Reading | undefined {
  const guests = words.FOR_GUESTS.exec(reading.text.plain)?.[1] ?? '';
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
  if (!isOrder(conversation) && !reading.wish.asks.has('price')) return undefined;
  const ordered = [{ name: dish.name, addOns: [], count }];
  return { ...reading, asked, partySize: undefined, wish: { ...reading.wish, ordered } };
}

/** `Add a second patty`, `and an egg`, of what may be had with a dish before, whatever else is called so. */
function withAddOn({ wish, text, ...reading }: Reading, { conversation, knowledge }: Turn): Reading | undefined {
  // `And sauces`, of which the menu has a part.
  const isHeading = wish.wanted.some((stem) => knowledge.index.headed(stem).under > 0);
  const isMore = !isHeading && words.ADDS_ANYHOW.some((pattern) => pattern.test(text.plain));
  const isBare = !isHeading && text.words.length <= 3 && wish.dishes.length === 0;
  const holders = isMore || isBare ? subjectsOf(conversation).flatMap((name) => dishesNamed(name, knowledge)) : [];
  const said = stemsOf(text.plain);
  const addOns = holders
    .flatMap(({ addOns: own = [], heading }) => [...own, ...chargesIn(heading)])
    .map(({ name }) => contentStems(wordsOf(name)))
    .filter((stems) => (isMore ? stems.some((stem) => said.includes(stem)) : isSame(stems, said)));
  const isRest = (stem: string) => !addOns.flat().includes(stem);
  const free = without(wish, said, isRest);
  if (addOns.length === 0 || free.dishes.length > 0) return undefined;
  const priced = { ...wish, ...free, asks: askingPrice(wish) };
  return { ...reading, text: { ...text, plain: `with ${text.plain}` }, wish: priced };
}

const isSame = (stems: readonly string[], said: readonly string[]) =>
  stems.length > 0 && stems.length === said.length && stems.every((stem) => said.includes(stem));

/** The dishes that the turn before was about: the only one that it named, those that it asked for, the first of a sorted list. */
function subjectsOf({ dishes, meant, sort }: Conversation): readonly string[] {
  if (sort || dishes.length === 1) return dishes.slice(0, 1);
  const named = dishes.filter((name) => meant.some((one) => one.name === name)).slice(-4);
  return named.length === 0 && dishes.length === 2 ? dishes.slice(0, 1) : named;
}

/** The dishes that a question adds others to: `and with a roll?`, `plus a soup`, `and two teas` of what is ordered. */
function namesBeside(plain: string, conversation: Conversation, others: readonly string[]): readonly string[] {
  const isMore = words.ADDS_SOME.test(plain) || words.INSTEAD.test(plain);
  const isOfOrder =
    isOrder(conversation) ||
    words.TOGETHER.test(plain) ||
    (words.INSTEAD.test(plain) && conversation.dishes.length > 1);
  if (!words.ADDS.test(plain) && !(isMore && isOfOrder)) return [];
  const last = subjectsOf(conversation).filter((name) => others.includes(name));
  const gone = takenBackIn(plain);
  if (words.INSTEAD.test(plain)) return last.filter((name) => gone === '' || !stemsOf(name).includes(gone));
  return last.length > 0 ? last : conversation.dishes.slice(0, 1);
}

/** `Plus fries`, beside what is ordered: of all that are called so the dish that most places have. */
function withUsual(reading: Reading, { conversation, knowledge }: Turn): Reading {
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

/** `Remove the fries`: what is left of an order, and what it costs. */
function leftOver(reading: Reading, turn: Turn): Reading | undefined {
  const gone = stemOf(words.TAKES_AWAY.exec(reading.text.plain)?.[1] ?? '');
  const names = gone === '' ? [] : subjectsOf(turn.conversation);
  const left = names.filter((name) => !stemsOf(name).includes(gone));
  if (left.length === 0 || left.length === names.length) return undefined;
  const asked = [{ intent: 'menu' as const, words: plainOf(reading.text.words) }];
  const rest = {
    dishes: [],
    wanted: [],
    missing: [],
    excluded: [],
    avoid: turn.conversation.avoid,
    asks: new Set(['total' as const]),
  };
  const text = { ...reading.text, plain: 'total' };
  return goingOn({ ...reading, text, asked, wish: { ...reading.wish, ...rest } }, left, turn);
}

/** `Not the coke, a milkis`: without what is taken back. */
function takenBack({ wish, ...reading }: Reading, { conversation }: Turn): Reading {
  const gone = takenBackIn(reading.text.plain);
  const before = conversation.dishes.filter((name) => stemsOf(name).includes(gone));
  const dishes = wish.dishes.filter(({ name }) => !before.includes(name));
  const rest = (said: readonly string[]) => said.filter((word) => stemOf(word) !== gone);
  const isTaken = before.length > 0 && dishes.length > 0;
  const left = { ...wish, dishes, wanted: rest(wish.wanted), excluded: rest(wish.excluded) };
  return { ...reading, wish: isTaken ? left : wish };
}

function namesPointed(reading: Reading, ordinal: number | undefined, { conversation, knowledge }: Turn): string[] {
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
  const one = isOther ? undefined : cheapestOrDearest(reading, names, knowledge);
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
  if (words.TOGETHER.test(plain) && meant.length > 1 && !isCounted(wish)) return summed(ordered, others);
  const two = dishes.length === 2 ? [...dishes] : others.slice(-2);
  return words.WHICH_IS_LESS.test(plain) && dishes.length < 3 ? two : undefined;
}

/** What was listed last, also after one of it was spoken of. */
const listOf = ({ dishes, among }: Conversation) => (dishes.length > 1 || among.length < 2 ? dishes : among);

/** `The last one`, `which of them is vegan`, of what was listed, also after one of it was spoken of; else what is meant. */
function namesListed(reading: Reading, ordinal: number | undefined, conversation: Conversation): string[] {
  const { dishes } = conversation;
  const list = listOf(conversation);
  const isOfList = words.OF_THE_LIST.test(reading.text.plain) && isFree(reading.wish) && dishes.length === 1;
  if (isOfList && list.length > 1) return list;
  if (ordinal === undefined) return namesMeant(reading, conversation);
  // `The first one`, of two that were spoken of one after the other.
  const names = list.length > 1 ? list : conversation.meant.map(({ name }) => name);
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
function cheapestOrDearest({ text, wish }: Reading, names: readonly string[], knowledge: Knowledge) {
  const found = words.SUPERLATIVE_ONE.exec(text.plain)?.groups;
  // Of a list that was cut short, all is looked through again.
  if (!found || names.length < 2 || names.length >= MOST_NAMED || !isFree(wish)) return undefined;
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

/** `Any others`, `and the dearest one`, `any other vegan ones`, after one dish: of all that were looked for. */
const isOfOthers = (wish: Wish, plain: string, isOnly: boolean) =>
  [words.ASKS_FOR_REST, words.ANYTHING_OTHERWISE].some((one) => one.test(plain)) ||
  isCheaperToo(wish, plain) ||
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

/** The dishes of that whole name. */
export function dishesNamed(name: string, { index, dishes }: Knowledge): Dish[] {
  return index.named(stemsOf(name).join(' ')).flatMap((at) => dishes[at] ?? []);
}
