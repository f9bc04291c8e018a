/** Dishes that fit a wish, the closest ones, or that there is none. */
import { type Answer, capital, sentence, sentencesOf } from '../answer.ts';
import { tellingOf } from '../answers/own-words.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { stemsOf } from '../language/words.ts';
import { amount, asksOnly, joined, labelsOf, onlyPlace, type Request, withVerdict } from '../request.ts';
import { saysSoft } from '../safety/drinks.ts';
import { doubtsOfMany, doubtsOfMarks } from '../safety/own-warnings.ts';
import { isDoubtful, statementsOf, statementText } from '../safety/stated.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { broad } from '../vocabulary/meanings.ts';
import * as menuWords from '../vocabulary/menu-words.ts';
import { ORDERS_ONE } from '../vocabulary/order-words.ts';
import { refusedBy } from '../vocabulary/refusals.ts';
import * as cues from '../vocabulary/slot-words.ts';
import { addedStating } from './added-stating.ts';
import { answerSize } from './answer-size.ts';
import * as words from './dish-text.ts';
import { type Found, findDishes, isAt, isUnder, namesOfFood, saysWithout, strengthOf } from './find-dishes.ts';
import { markedElsewhere } from './marked-elsewhere.ts';
import { menuServedText, notServedThen } from './served.ts';
import { inSizeMeant, sizeSaid } from './sizes.ts';
import { favourites, popular } from './whole-menu.ts';
import { winesOfKind } from './wines.ts';
import type { Wish } from './wish.ts';
import { isOfDrinks, mayHold, softOnly, withoutSome, withoutText } from './without-some.ts';

const WITH_ALCOHOL = { sort: undefined, course: 'drink' as const, wanted: ['alcohol'], parts: [['alcohol']] };

/** `Every curry comes with jasmine rice`: what a heading says, where all that is asked of what comes with what is in it. */
function headingSaying({ wanted, asks, text }: Wish, dishes: readonly Dish[]): string | undefined {
  // `What comes with the meat`, of a heading that has the word.
  const isUnder = ({ category = '' }: Dish) => wanted.every((stem) => stemsOf(category).includes(stem));
  // `What is on the kids menu` asks for its dishes.
  const isOfSides = asks.has('contents') && !cues.ASKS_WHAT_IS_ON.test(text);
  const under = isOfSides && wanted.length > 0 ? dishes.filter(isUnder).map(({ heading }) => heading) : [];
  const told = [...new Set(under)].flatMap(sentencesOf).filter((text) => /\bwith\b/i.test(text));
  if (told.length > 0) return told.join(' ');
  if (!asks.has('having') || wanted.length < 2) return undefined;
  const headings = [...new Set(dishes.map(({ heading }) => heading))].flatMap(sentencesOf);
  return headings.find((text) => wanted.every((stem) => stemsOf(text).includes(stem)));
}

/** The most dishes whose own days are looked at. */
const MOST_LOOKED_AT = 500;
/** The most dishes where the cheapest or dearest is asked for: it, and what comes next. */
export const MOST_SORTED = 3;

/** `Tacos and fries`: no dish is both, and each is a part of the menu; else the whole question. */
export function partsOf(request: Request, dishes: readonly Dish[]): Request[] {
  const { wish, knowledge } = request;
  const isBoth = ({ name, category }: Dish) => {
    const stems = stemsOf(`${name} ${category}`);
    return wish.wanted.every((stem) => stems.includes(stem));
  };
  const requests = wish.parts.map((part) => ({ ...request, wish: { ...wish, wanted: part, parts: [part] } }));
  const isCalled = ({ wish: one }: Request) => {
    const { byName, partly, dishes: found } = findDishes(one, dishes, knowledge);
    return byName && !partly && found.length > 0;
  };
  const isEither = requests.length > 1 && wish.sort === undefined && !dishes.some(isBoth);
  if (!isEither || !requests.some(isCalled)) return [request];
  if (requests.every(isCalled)) return requests;
  // `A burger and a beer`, where only a batter is of beer.
  const isOrder = requests.every(({ wish: { wanted } }) => wanted.some((stem) => ORDERS_ONE(stem).test(wish.text)));
  const without = ({ wish: one }: Request) => ({ ...request, wish: { ...one, wanted: [], missing: one.wanted } });
  return isOrder ? requests.map((one) => (isCalled(one) ? one : without(one))) : [request];
}

/** Dishes that fit a wish, the closest ones, or that there is none. */
export function answerList(request: Request, dishes: readonly Dish[]): Answer {
  const { wish, say } = request;
  const found = closestThen(request, dishes);
  const isOfSize = wish.sort && sortKeys[wish.sort] === 'menuSizes' && wish.wanted.length > 0;
  if (found.dishes.length === 0 && isOfSize)
    return answerSize({ ...request, wish: { ...wish, sort: undefined } }, dishes);
  // Of drinks whose strength no words tell, all.
  if (found.dishes.length === 0 && wish.sort && sortKeys[wish.sort] === 'menuStrengths')
    return answerList({ ...request, wish: { ...wish, ...WITH_ALCOHOL } }, dishes);
  if (found.dishes.length === 0) return nothingFits(request, dishes);
  // `Soy milk`, of dishes that only speak of milk.
  const isNear = wish.wanted.length > 0 && found.byName;
  if (wish.missing.length > 0 && !isNear && wish.diets.length === 0) return missing(request, dishes);
  if (wish.asks.has('popular')) return bestOf(found.dishes, request, dishes);
  // `Vegan pizza`, where there is no pizza: that comes first.
  const none = wish.missing.length > 0 && say('menuMissing', { what: words.typedOf(wish.missing, request) });
  if (wish.diets.length > 0) {
    const answer = ofDiets(found, request);
    return { ...answer, response: joined(none, answer.response) };
  }
  const told = headingSaying(wish, dishes);
  if (told === undefined) return withNaming(listed(found, request), found, request, dishes);
  const priced = wish.asks.has('price') && `${words.namesOf(found.dishes, request)}.`;
  return words.withDishes(joined(told, priced), found.dishes, request);
}

/** `Lamb dishes`, of lamb chops: with the others that are of lamb by their own words. */
function withNaming(answer: Answer, found: Found, request: Request, dishes: readonly Dish[]): Answer {
  const { wish, say, knowledge } = request;
  const [stem = '', another] = wish.wanted;
  const isChosen = [wish.sort, wish.most, wish.least, wish.course, wish.spicy].some((one) => one !== undefined);
  const isOfKind = ({ name }: Dish) =>
    stemsOf(name).includes(stem) && stemsOf(name.split(/ with /i)[0] ?? '').at(-1) !== stem;
  const isOpen =
    another === undefined &&
    found.byName &&
    !isChosen &&
    wish.excluded.length + wish.missing.length === 0 &&
    !wish.asks.has('price') &&
    foodStems.has(stem) &&
    !broad.has(stem) &&
    knowledge.index.headed(stem).under === 0 &&
    found.dishes.some(isOfKind);
  const isOther = (dish: Dish) =>
    !found.dishes.includes(dish) && dish.course !== 'drink' && namesOfFood(dish, stem).length > 0;
  const others = isOpen ? dishes.filter(isOther) : [];
  if (others.length === 0) return answer;
  const more = say('menuNaming', { what: words.describe(wish, request), dishes: words.namesOf(others, request) });
  const both = words.withDishes(joined(answer.response, more), [...found.dishes, ...others], request);
  return { ...answer, ...both };
}

function listed(given: Found, request: Request): Answer {
  const { wish, say } = request;
  const found = softOnly(given, wish);
  const what = words.describe(wish, request);
  // `Which burgers are not beef`, of which most say nothing of their patty.
  const isUnsure = (dish: Dish) =>
    !(isOfDrinks(wish) && saysSoft(dish)) &&
    wish.excluded.some((stem) => isDoubtful(dish, stem) && !saysWithout(dish, stem));
  const held = found.dishes.filter((dish) => mayHold(dish, wish));
  if (held.length > 0) return withoutHeld(found, held, request);
  const unsure = found.dishes.filter(isUnsure);
  if (unsure.length > 0) return withoutSome(found, unsure, request);
  const nth = nthByPrice(found.dishes, request);
  const text = joined(
    found.withoutCourse && say('menuNoSuchCourse', { what }),
    nth && `${words.namesOf([nth], request)}.`,
    listText(found, request),
  );
  const dishes = nth ? [nth, ...found.dishes] : found.dishes;
  const answer = words.withDishes(text, dishes, request, wish.sort && MOST_SORTED);
  const isSure = isOnMenu(request, found) && found.dishes.some(({ soldOut }) => !soldOut);
  return withVerdict(isSure ? { what: `on the menu: ${what}`, holds: true } : undefined, answer, request);
}

/** `The second cheapest`, of dishes from the cheapest on; those of one price are told as they stand. */
function nthByPrice(dishes: readonly Dish[], { wish, text }: Request): Dish | undefined {
  const [, nth = ''] = wish.sort ? (cues.NTH_BY_PRICE.exec(text) ?? []) : [];
  const names = words.onePerName(dishes);
  const at = cues.ordinals[nth];
  return at === undefined || names.length < 3 ? undefined : names[at];
}

/** `Three tacos, any three`, of tacos without pork: it may hold those that have some. */
function withoutHeld(found: Found, held: readonly Dish[], request: Request): Answer {
  const { say, wish } = request;
  const dishes = found.dishes.filter((dish) => !held.includes(dish));
  const what = words.typedOf(wish.excluded, request);
  const names = [...new Set(held.map(({ name }) => name))];
  const told = say('menuTheseMayHold', { what, dishes: say.some(names, words.MOST_NAMED) });
  const rest: Answer =
    dishes.length > 0
      ? listed({ ...found, dishes }, request)
      : words.withNextStep(say('menuNoneWithout', { what }), request);
  return { ...rest, response: joined(rest.response, told), stated: [...(rest.stated ?? []), ...names] };
}

/** The dishes that fit best, of those that are to be had on the day that is asked about, each in the size whose price is. */
function closestThen(request: Request, dishes: readonly Dish[]): Found {
  const { wish, when } = request;
  const wines = winesOfKind(request, dishes);
  const ofKind = findDishes({ ...wish, wanted: [] }, wines, request.knowledge);
  const closest = ofKind.dishes.length > 0 ? ofKind : findDishes(wish, dishes, request.knowledge);
  // `How much is a large pizza`: what each costs in that size.
  const inSize = (dish: Dish) => (sizeSaid(dish, wish.text) ? inSizeMeant(dish, wish.text) : dish);
  // `Something vegan on Sunday`
  const isOfDay =
    when.days.length > 0 &&
    (!when.part || wish.wanted.length > 0) &&
    !when.time &&
    closest.dishes.length <= MOST_LOOKED_AT;
  const isHad = (dish: Dish) =>
    when.days.some((day) => !notServedThen(dish, { ...request, when: { ...when, days: [day] } }));
  const then = isOfDay ? closest.dishes.filter(isHad) : [];
  const some = then.length > 0 ? then : closest.dishes;
  return { ...closest, dishes: wish.asks.has('price') ? some.map(inSize) : some };
}

/** Whether there is such a dish, asked so that yes or no tells it: its name or category says it. */
function isOnMenu(request: Request, { byName, partly, withoutCourse }: Found): boolean {
  const { text, wish } = request;
  const { sort, most, excluded, missing: absent, wanted } = wish;
  const isPlain = sort === undefined && most === undefined && excluded.length + absent.length === 0;
  const isNamed = byName && !partly && !withoutCourse && wanted.length > 0;
  return isPlain && isNamed && cues.LOOKS_FOR.test(text) && asksOnly(request, [...wanted, ...cues.seekingWords]);
}

const sortKeys = {
  cheapest: 'menuCheapest',
  dearest: 'menuDearest',
  largest: 'menuSizes',
  smallest: 'menuSizes',
  strongest: 'menuStrengths',
  weakest: 'menuStrengths',
} as const;

/** `Helles (4.6 %)` */
const strengthText = ({ name, description }: Dish) => `${name} (${strengthOf(description)} %)`;

function listText(found: Found, request: Request): string {
  const { say, wish } = request;
  const what = words.describe(wish, request);
  const dishes = words.namesOf(found.dishes, request, wish.sort && MOST_SORTED);
  if (wish.missing.length > 0)
    return `${say('menuMissing', { what: words.typedOf(wish.missing, request) })} ${say('menuClosest', { dishes })}`;
  if (found.partly) return say('menuNotTogether', { dishes });
  if (wish.excluded.length > 0) return withoutText(dishes, found, request);
  if (wish.sort) {
    const key = sortKeys[wish.sort];
    if (key === 'menuStrengths')
      return say(key, { drinks: say.list(found.dishes.slice(0, MOST_SORTED).map(strengthText)) });
    return say(what === '' || key === 'menuSizes' ? key : `${key}Of`, { what, dishes });
  }
  const bounds = boundsText(dishes, request);
  if (bounds !== undefined) return bounds;
  if (wish.spicy !== undefined) return say(wish.spicy ? 'menuSpicyList' : 'menuMildList', { dishes });
  return plainText(what, dishes, found, request);
}

/** The dishes as such, with what the menu says of the only one or of all together. */
function plainText(what: string, dishes: string, found: Found, request: Request): string {
  const { say, wish } = request;
  const [category = '', ...others] = new Set(found.dishes.map((dish) => dish.category));
  const unit =
    others.length === 0 && menuWords.TELLS_UNIT.test(category) && say('menuStandsUnder', { heading: category });
  const heading = joined(unit, headingOf(found.dishes, wish), menuServedText(found.dishes, request));
  if (!found.byName && wish.wanted.length > 0) {
    const few = words.onePerName(found.dishes);
    const told = few.length > 2 ? [] : few.flatMap(({ description = '' }) => sentencesOf(description));
    return joined(say('menuNaming', { what, dishes }), ...tellingOf([...new Set(told)], request, []), heading);
  }
  const place = onlyPlace(request)?.label;
  const values = {
    what: capital(what || (others.length === 0 && category) || say('menuDishes')),
    place: place ?? '',
    dishes,
  };
  const each = words.onePerName(found.dishes);
  const asksWhich = wish.asks.has('contents') || menuWords.ASKS_WHICH_THERE_ARE.test(request.text);
  const isTold = each.length === 1 || (asksWhich && each.length <= MOST_SORTED);
  const only =
    isTold && joined(...new Set(each.map(({ name, description = '' }) => described(name, description, each.length))));
  return joined(say(place === undefined ? 'menuList' : 'menuListAt', values), only, heading);
}

const described = (name: string, text: string, count: number) =>
  text === '' || count === 1 ? text : `${name}: ${sentence(text)}`;

/** What the menu says of all of them together, where that may tell what is asked: `eight pieces`, `a second patty for $4`. */
function headingOf(dishes: readonly Dish[], { wanted }: Wish): string {
  const under = dishes.filter((dish) => isUnder(dish, wanted));
  const [heading, ...others] = new Set((under.length > 0 ? under : dishes).map((dish) => dish.heading));
  return heading && others.length === 0 ? sentence(heading) : '';
}

function boundsText(dishes: string, request: Request): string | undefined {
  const { say, wish } = request;
  const [least, most] = [wish.least, wish.most].map((bound) => amount(bound?.amount ?? 0, request));
  if (wish.most && wish.least) return say('menuBetween', { least: least ?? '', most: most ?? '', dishes });
  if (wish.most) return say(wish.most.inclusive ? 'menuUpTo' : 'menuUnder', { price: most ?? '', dishes });
  return wish.least && say(wish.least.inclusive ? 'menuFrom' : 'menuOver', { price: least ?? '', dishes });
}

/** Which of the dishes that were found the menu marks as of those diets. */
function ofDiets(found: Found, request: Request): Answer {
  const { say, wish } = request;
  const diets = words.dietNames(wish.diets, request);
  const marked = found.dishes.filter((dish) => wish.diets.every((diet) => dish.diets?.includes(diet)));
  const plain = { ...request, wish: { ...wish, diets: [] } };
  const what = words.describe(plain.wish, request);
  if (marked.length > 0) return listMarked(marked, what, found, request);
  const others = markedElsewhere(found.dishes, request);
  if (wish.course === 'main' && others.length > 0) {
    const none = say('menuMissing', { what: words.describe(wish, request) });
    const list = say('menuMarkedList', { diets, dishes: words.namesOf(others, request) });
    return words.withDishes(joined(none, list), others, request);
  }
  const known = found.dishes.some((dish) => dish.diets);
  const key = !known ? 'menuDietsUnknown' : what === '' ? 'menuNoneMarked' : 'menuNoneMarkedOf';
  const text = say(key, { what, diets, dishes: words.namesOf(found.dishes, request, 5) });
  // `Are the dumplings veggie`, which are of pork by their name.
  const stated = what !== '' && found.dishes.length <= MOST_STATED ? statedAgainst(found.dishes, request) : [];
  const isNarrow = what !== '' && others.length > 0;
  const elsewhere = isNarrow && say('menuMarkedElsewhere', { diets, dishes: words.namesOf(others, request) });
  const answer = words.withNextStep(joined(text, ...stated, elsewhere), request);
  return isNarrow ? { ...answer, menu_items: words.withDishes('', others, request).menu_items } : answer;
}

function listMarked(marked: readonly Dish[], what: string, { partly }: Found, request: Request): Answer {
  const { say, wish } = request;
  const most = wish.sort && MOST_SORTED;
  const diets = words.dietNames(wish.diets, request);
  const values = { what, diets, dishes: words.namesOf(marked, request, most) };
  // `Halal beef burgers`, where what is marked is a burger, and of no beef.
  const text = joined(
    partly && say('menuMissing', { what }),
    say(what === '' || partly ? 'menuMarkedList' : 'menuMarkedListOf', values),
  );
  const doubts =
    marked.length <= MOST_STATED
      ? marked.flatMap((dish) => doubtsOfMarks(dish, request))
      : doubtsOfMany(marked, request);
  const answer = words.withDishes(joined(text, ...new Set(doubts)), marked, request, most);
  if (doubts.length === 0) return answer;
  return { ...answer, unknown: marked.length <= MOST_STATED, stated: marked.map(({ name }) => name) };
}

/** Of so few dishes each tells what it states. */
const MOST_STATED = 3;

/** What dishes state of what those leave out whose diets are asked about. */
function statedAgainst(dishes: readonly Dish[], request: Request): string[] {
  const refused = request.wish.diets.flatMap((diet) => refusedBy[diet] ?? []);
  return dishes.flatMap((dish) => {
    const shown = statementsOf(dish, refused);
    return shown.length > 0 ? [statementText(dish, shown, request)] : [];
  });
}

/** `Is the jerk mild`, where all of it is marked spicy. */
function spicedOtherwise(request: Request, dishes: readonly Dish[]): Answer | undefined {
  const { say, wish, knowledge } = request;
  if (wish.spicy === undefined || wish.wanted.length === 0) return undefined;
  const other = findDishes({ ...wish, spicy: undefined }, dishes, knowledge).dishes;
  if (other.length === 0) return undefined;
  const key = wish.spicy ? 'menuMildList' : other.length > 1 ? 'menuAllSpicy' : 'menuSpicyList';
  return words.withDishes(say(key, { dishes: words.namesOf(other, request) }), other, request);
}

/** Nothing fits: no such food, or none for that price. */
function nothingFits(request: Request, dishes: readonly Dish[]): Answer {
  const { say, wish } = request;
  // `Something sweet with fruit`, of which no dessert speaks, and other dishes do.
  if (wish.course !== undefined && wish.wanted.length > 0 && wish.diets.length === 0)
    return answerList({ ...request, wish: { ...wish, course: undefined } }, dishes);
  if (wish.excluded.length > 0)
    return words.withNextStep(say('menuNoneWithout', { what: words.typedOf(wish.excluded, request) }), request);
  const otherwise = spicedOtherwise(request, dishes);
  if (otherwise) return otherwise;
  if (wish.spicy && wish.wanted.length + wish.missing.length === 0)
    return words.withNextStep(say('menuNoneMarked', { diets: say('spicy') }), request);
  if (!wish.most && !wish.least) return missing(request, dishes);
  const sort = wish.most ? 'cheapest' : 'dearest';
  const any = findDishes({ ...wish, most: undefined, least: undefined, sort }, dishes, request.knowledge);
  const [nearest] = any.dishes;
  const text = nearest ? say('menuNonePricedBut', { dish: words.dishText(nearest, request) }) : say('menuNonePriced');
  return words.withMenuLink(text, request);
}

export function missing(request: Request, dishes: readonly Dish[]): Answer {
  const { say, wish } = request;
  const place = onlyPlace(request)?.label;
  const what = words.describe({ ...wish, wanted: [...wish.missing, ...wish.wanted] }, request) || say('menuDishes');
  // `Any fish`, where a bream only states it by that very word: what is stated is there.
  const names = (text: string) => stemsOf(text).some((stem) => wish.missing.includes(stem));
  const stating = wish.wanted.length > 0 ? [] : dishes.filter(({ allergens = [] }) => allergens.some(names));
  if (stating.length > 0) {
    const values = { what, dishes: words.namesOf(stating, request) };
    return words.withDishes(say('menuTheseState', values), stating, request);
  }
  // `Do you have bacon`, of eggs that are had with it.
  const asked = wish.missing.map((word) => ({ kind: 'other', word }));
  const added = wish.wanted.length > 0 ? [] : addedStating(dishes, asked, request);
  if (added.length > 0) return words.withMenuLink(joined(...added), request);
  const absent = say(place === undefined ? 'menuMissing' : 'menuMissingAt', { what, place: place ?? '' });
  const others = place !== undefined && wish.missing.length === 0 ? placesHaving(wish, request) : [];
  const elsewhere = others.length > 0 && say('menuElsewhere', { places: say.some(labelsOf(others), 5) });
  return words.withNextStep(joined(absent, elsewhere), request, 'ToBeSure');
}

/** The places that have all of what is looked for. */
function placesHaving(wish: Wish, { knowledge }: Request): Place[] {
  const { dishes, partly } = findDishes(wish, knowledge.dishes, knowledge);
  return partly ? [] : knowledge.places.filter((place) => dishes.some((dish) => isAt(dish, place)));
}

/** `The best combo for 20 dollars`, where none is praised: the dearest of these. */
function bestOf(found: readonly Dish[], request: Request, dishes: readonly Dish[]): Answer {
  const { wish } = request;
  if (!wish.most || favourites(found).length > 0) return popular(found, request);
  return answerList({ ...request, wish: { ...wish, sort: 'dearest', asks: new Set() } }, dishes);
}
