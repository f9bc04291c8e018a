/** The menu: what there is, what it costs, whom it suits. */
import { orderOnlineLink } from '@tablefront/restaurant/links';
import { type Answer, type Check, capital, page, sentence } from '../answer.ts';
import { asksWhether } from '../answers/asks-whether.ts';
import { type Asking, amount, isGroup, nextStep, placesFor, verdict } from '../asking.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Knowledge, Place } from '../knowledge/knowledge.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { answerAtRisk, mustBeAvoided } from '../safety/answer-at-risk.ts';
import { isEmptyWish } from '../understand/read-wish.ts';
import { looksFor, onDoctorsWord } from '../vocabulary/slot-words.ts';
import { answerNamed } from './answer-named.ts';
import { comparison, isComparison } from './compare-prices.ts';
import {
  describe,
  dietNames,
  dishParts,
  dishText,
  menuAndPerson,
  menuUrl,
  mostCards,
  mostNamed,
  onePerName,
} from './dish-text.ts';
import { dishesAt, type Found, findDishes } from './find-dishes.ts';
import { withHour } from './served-when.ts';
import { favourites, noFavourites, wholeMenu } from './whole-menu.ts';
import type { Wish } from './wish.ts';

export function answerMenu(request: Request, asking: Asking): Answer {
  const { knowledge } = asking;
  const all = placesFor(request, asking);
  const places = request.places.length > 0 || all.length < knowledge.places.length ? all : [];
  const dishes = dishesAt(knowledge, places);
  if (dishes.length === 0) return noDishes(request.wish, places, asking);
  const answer = answerWish({ ...request, wish: withDescribed(request.wish, dishes, asking) }, dishes, places, asking);
  return withHealth(withHour(answer, request, places, asking), request, places, asking);
}

/** What is right to eat for somebody who is with child or ill, no menu tells. */
function withHealth(answer: Answer, { text, wish }: Request, places: readonly Place[], asking: Asking): Answer {
  if (!onDoctorsWord.test(text) || mustBeAvoided(wish).length > 0) return answer;
  return {
    ...answer,
    response: `${answer.response} ${asking.say('menuHealth')} ${nextStep(places, asking)}`,
    unknown: true,
  };
}

/** `Horchata and the mushroom taco`: a dish that is described beside one that is named counts as named. */
function withDescribed(wish: Wish, dishes: readonly Dish[], { knowledge }: Asking): Wish {
  if (wish.dishes.length === 0 || wish.wanted.length === 0) return wish;
  const called = wish.wanted.map((stem) => calledSo(stem, new Set(dishes), knowledge));
  if (called.every((some) => some.length > 0))
    return { ...wish, dishes: [...new Set([...wish.dishes, ...called.flat()])] };
  const found = findDishes({ ...wish, dishes: [], excluded: [], either: false }, dishes, knowledge);
  const names = new Set(found.dishes.map(({ name }) => name));
  return found.byName && !found.partly && names.size <= 2
    ? { ...wish, dishes: [...new Set([...wish.dishes, ...found.dishes])] }
    : wish;
}

/** The dishes of the only name that has a word, or the only one that it ends with: `fries`. */
function calledSo(stem: string, among: ReadonlySet<Dish>, { index, dishes }: Knowledge): Dish[] {
  const all = index
    .having(stem, 'name')
    .flatMap((at) => dishes[at] ?? [])
    .filter((dish) => among.has(dish));
  const ending = all.filter(({ name }) => stemsOf(name).at(-1) === stem);
  const some = ending.length > 0 ? ending : all;
  return new Set(some.map(({ name }) => name)).size === 1 ? some : [];
}

function answerWish(request: Request, dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const { wish } = request;
  if (mustBeAvoided(wish).length > 0 || wish.asks.has('inverse')) return answerAtRisk(request, dishes, places, asking);
  if (wish.unmarked.length > 0) return unmarked(wish, places, asking);
  if (isComparison(request)) return comparison(request, dishes, places, asking);
  if (wish.dishes.length > 0)
    return isChoice(request)
      ? answerList({ ...request, wish: { ...wish, dishes: [] } }, wish.dishes, places, asking)
      : answerNamed(request, dishes, places, asking);
  if (isEmptyWish(wish)) {
    if (/\ballergens?\b/.test(request.text)) return allergensInGeneral(dishes, places, asking);
    return wish.asks.has('popular') ? popular(dishes, places, asking) : wholeMenu(dishes, places, asking);
  }
  return answerList(request, dishes, places, asking);
}

/** `Any of those vegan`, `the one without meat`: which of several dishes, not what of each. */
function isChoice({ wish, text }: Request): boolean {
  const narrows =
    wish.diets.length + wish.excluded.length > 0 ||
    [wish.sort, wish.spicy, wish.most, wish.least].some((value) => value !== undefined);
  return narrows && new Set(wish.dishes.map(({ name }) => name)).size > 1 && /\b(?:any|which|what|one|of)\b/.test(text);
}

/** The most dishes where the cheapest or dearest is asked for: it, and what comes next. */
const mostSorted = 3;

/** Dishes that fit a wish, the closest ones, or that there is none. */
function answerList(request: Request, dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const { wish } = request;
  const found = findDishes(wish, dishes, asking.knowledge);
  if (found.dishes.length === 0) return nothingFits(wish, dishes, places, asking);
  if (wish.missing.length > 0 && wish.wanted.length === 0 && wish.diets.length === 0)
    return missing(wish, places, asking);
  if (wish.asks.has('popular')) return popular(found.dishes, places, asking);
  if (wish.diets.length > 0) return withoutMissing(ofDiets(wish, found, places, asking), wish, asking);
  const check: Check = { what: `on the menu: ${describe(wish, asking)}`, holds: true };
  const sure = isOnMenu(request, found) && found.dishes.some(({ soldOut }) => !soldOut);
  const note = found.withoutCourse ? asking.say('menuNoSuchCourse', { what: describe(wish, asking) }) : '';
  const texts = [sure ? verdict(check, asking) : '', note, listText(wish, found, places, asking)];
  return {
    response: texts.filter((text) => text !== '').join(' '),
    ...dishParts(found.dishes, places, asking, wish.sort ? mostSorted : mostCards),
    checked: sure ? [check] : undefined,
  };
}

/** `Vegan pizza`, where there is no pizza: that comes first. */
function withoutMissing(answer: Answer, wish: Wish, asking: Asking): Answer {
  if (wish.missing.length === 0) return answer;
  const none = asking.say('menuMissing', { what: typedOf(wish.missing, wish, asking) });
  return { ...answer, response: `${none} ${answer.response}` };
}

/** Whether there is such a dish, asked so that yes or no tells it: its name or category says it. */
function isOnMenu({ text, wish, when }: Request, { byName, partly, withoutCourse }: Found): boolean {
  const plain =
    wish.sort === undefined && wish.most === undefined && wish.excluded.length === 0 && wish.missing.length === 0;
  return (
    !when.named &&
    asksWhether(text) &&
    looksFor.test(text) &&
    byName &&
    !partly &&
    !withoutCourse &&
    plain &&
    wish.wanted.length > 0
  );
}

function listText(wish: Wish, found: Found, places: readonly Place[], asking: Asking): string {
  const { say } = asking;
  const what = describe(wish, asking);
  const dishes = namesOf(found.dishes, places, asking, wish.sort ? mostSorted : mostNamed);
  const typed = (stems: readonly string[]) => typedOf(stems, wish, asking);
  if (wish.missing.length > 0)
    return `${say('menuMissing', { what: typed(wish.missing) })} ${say('menuClosest', { dishes })}`;
  if (found.partly) return say('menuNotTogether', { dishes });
  if (wish.excluded.length > 0) return say('menuWithout', { what: typed(wish.excluded), dishes });
  if (wish.sort) return sortedText(wish, found, what, dishes, asking);
  const bounds = boundsText(wish, dishes, asking);
  if (bounds !== undefined) return bounds;
  if (wish.spicy !== undefined) return say(wish.spicy ? 'menuSpicyList' : 'menuMildList', { dishes });
  if (!found.byName && wish.wanted.length > 0)
    return `${say('menuNaming', { what, dishes })}${headingOf(wish, found.dishes)}`;
  const place = onlyPlace(places, asking);
  const list = say(place ? 'menuListAt' : 'menuList', {
    what: capital(what || say('menuDishes')),
    place: place?.label ?? '',
    dishes,
  });
  return `${list}${detailOf(found.dishes)}${headingOf(wish, found.dishes)}`;
}

/** The cheapest or dearest, with what is in it where that is asked as well. */
function sortedText(
  { sort, asks }: Wish,
  { dishes: [first] }: Found,
  what: string,
  dishes: string,
  { say }: Asking,
): string {
  const keys =
    sort === 'cheapest' ? (['menuCheapest', 'menuCheapestOf'] as const) : (['menuDearest', 'menuDearestOf'] as const);
  const inside = asks.has('contents') && first?.description ? ` ${first.description}` : '';
  return `${say(keys[what === '' ? 0 : 1], { what, dishes })}${inside}`;
}

/** The one of several places that is asked about. */
function onlyPlace(places: readonly Place[], asking: Asking): Place | undefined {
  return places.length === 1 && isGroup(asking) ? places[0] : undefined;
}

/** What is said of the only dish that was found. */
function detailOf(dishes: readonly Dish[]): string {
  const [only, ...others] = onePerName(dishes);
  return only?.description !== undefined && others.length === 0 ? ` ${only.description}` : '';
}

/** What the menu says of all of them together, where that may tell what is asked: `eight pieces`, `a second patty for $4`. */
function headingOf({ asks }: Wish, dishes: readonly Dish[]): string {
  const [heading, ...others] = new Set(dishes.map((dish) => dish.heading));
  return heading && others.length === 0 && (asks.has('contents') || asks.has('price')) ? ` ${sentence(heading)}` : '';
}

function boundsText({ most, least }: Wish, dishes: string, asking: Asking): string | undefined {
  const { say } = asking;
  if (most && least)
    return say('menuBetween', { least: amount(least.amount, asking), most: amount(most.amount, asking), dishes });
  if (most) return say(most.inclusive ? 'menuUpTo' : 'menuUnder', { price: amount(most.amount, asking), dishes });
  if (least) return say(least.inclusive ? 'menuFrom' : 'menuOver', { price: amount(least.amount, asking), dishes });
  return undefined;
}

function typedOf(stems: readonly string[], { typed }: Wish, { say }: Asking): string {
  return say.list(
    stems.map((stem) => typed.get(stem) ?? stem),
    'or',
  );
}

/** Dishes with their prices; of one name, each price and where it holds. */
export function namesOf(dishes: readonly Dish[], places: readonly Place[], asking: Asking, most = mostNamed): string {
  const byName = [...Map.groupBy(dishes, ({ name }) => name.toLowerCase()).values()];
  return asking.say.some(
    byName.map((same) => sameNameText(same, places, asking)),
    most,
  );
}

function sameNameText(same: readonly Dish[], places: readonly Place[], asking: Asking): string {
  const [first] = same;
  if (!first) return '';
  const prices = [...new Set(same.flatMap(({ price }) => price ?? []))].sort((a, b) => a - b);
  if (prices.length < 2) return `${dishText(first, asking)}${whereText(first, places, asking)}`;
  return `${first.name} (${prices.map((price) => amount(price, asking)).join(' – ')})`;
}

/** Where a dish is to be had, if not everywhere. */
export function whereText(dish: Dish, places: readonly Place[], { knowledge, say }: Asking): string {
  if (dish.brand || places.length === 1 || dish.places.size === 0 || knowledge.places.length < 2) return '';
  const labels = knowledge.places.filter(({ index }) => dish.places.has(index)).map(({ label }) => label);
  return labels.length === knowledge.places.length ? '' : say('menuAtPlaces', { places: say.some(labels, 3) });
}

/** Which of the dishes that were found the menu marks as of those diets. */
function ofDiets(wish: Wish, found: Found, places: readonly Place[], asking: Asking): Answer {
  const { say } = asking;
  const diets = dietNames(wish.diets, asking);
  const marked = found.dishes.filter((dish) => wish.diets.every((diet) => dish.diets?.includes(diet)));
  const what = describe({ ...wish, diets: [] }, asking);
  if (marked.length > 0) {
    const key = what === '' ? 'menuMarkedList' : 'menuMarkedListOf';
    return {
      response: say(key, { what, diets, dishes: namesOf(marked, places, asking) }),
      ...dishParts(marked, places, asking),
    };
  }
  const known = found.dishes.some((dish) => dish.diets);
  const key = !known ? 'menuDietsUnknown' : what === '' ? 'menuNoneMarked' : 'menuNoneMarkedOf';
  const text = say(key, { what, diets, dishes: namesOf(found.dishes, places, asking, 5) });
  const isPriced = wish.asks.has('price') && wish.wanted.length > 0;
  return withNextStep(
    isPriced ? `${listText({ ...wish, diets: [] }, found, places, asking)} ${text}` : text,
    places,
    asking,
  );
}

/** Nothing fits: no such food, or none for that price. */
function nothingFits(wish: Wish, dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const { say } = asking;
  if (wish.excluded.length > 0)
    return withNextStep(say('menuNoneWithout', { what: typedOf(wish.excluded, wish, asking) }), places, asking);
  if (wish.most ?? wish.least) {
    const any = findDishes(
      { ...wish, most: undefined, least: undefined, sort: wish.most ? 'cheapest' : 'dearest' },
      dishes,
      asking.knowledge,
    );
    const [nearest] = any.dishes;
    const text = nearest ? say('menuNonePricedBut', { dish: dishText(nearest, asking) }) : say('menuNonePriced');
    return { response: text, content_types: ['menu_link'], menu_link: menuUrl(places, asking) };
  }
  return missing(wish, places, asking);
}

function missing(wish: Wish, places: readonly Place[], asking: Asking): Answer {
  const { say } = asking;
  const [place] = places;
  const what = describe({ ...wish, wanted: [...wish.missing, ...wish.wanted] }, asking) || say('menuDishes');
  const text =
    place && places.length === 1 && isGroup(asking)
      ? say('menuMissingAt', { what, place: place.label })
      : say('menuMissing', { what });
  return withNextStep(text, places, asking, 'be sure');
}

/** A text that cannot tell for certain, and whom to ask. */
function withNextStep(
  text: string,
  places: readonly Place[],
  asking: Asking,
  purpose: 'ask' | 'be sure' = 'ask',
): Answer {
  return {
    response: `${text} ${nextStep(places, asking, purpose)}`,
    content_types: ['menu_link'],
    ...menuAndPerson(places, asking),
    unknown: true,
  };
}

function noDishes({ avoid }: Wish, places: readonly Place[], asking: Asking): Answer {
  const staff = avoid.length > 0 ? ` ${asking.say('menuTellStaff')}` : '';
  const answer = withNextStep(`${asking.say('menuNoDishes')}${staff}`, places, asking);
  return {
    ...answer,
    links: [...(answer.links ?? []), page(orderOnlineLink(asking.knowledge.configuration), asking.say('orderOnline'))],
  };
}

function unmarked(wish: Wish, places: readonly Place[], asking: Asking): Answer {
  const calories = wish.unmarked.some((word) => /^calorie|kcal|nutrition/.test(word));
  const text = calories
    ? asking.say('menuCalories')
    : asking.say('menuUnmarked', { diets: asking.say.list(wish.unmarked) });
  return withNextStep(text, places, asking);
}

function popular(dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const liked = favourites(dishes);
  if (liked.length === 0) return noFavourites(dishes, places, asking);
  const response = asking.say('menuFavourites', { dishes: namesOf(liked, places, asking) });
  return { response, ...dishParts(liked, places, asking) };
}

/** Whether the menu states allergens at all. */
function allergensInGeneral(dishes: readonly Dish[], places: readonly Place[], asking: Asking): Answer {
  const stated = dishes.filter(({ allergens }) => allergens !== undefined).length;
  const text =
    stated === 0
      ? asking.say('menuAllergensNone')
      : `${asking.say('menuAllergensGeneral', { stated, all: dishes.length })} ${asking.say('menuTellStaff')}`;
  return { ...withNextStep(text, places, asking), unknown: stated === 0 };
}
