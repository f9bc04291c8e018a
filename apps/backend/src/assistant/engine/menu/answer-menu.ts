/** The menu: what there is, what it costs, whom it suits. */
import { orderOnlineLink } from '@tablefront/restaurant/order-links';
import { type Answer, type Check, capital, joinAnswers, page, sentence, sentencesOf } from '../answer.ts';
import { meaningsOf, toldLines } from '../answers/frequent-questions.ts';
import { tellingOf, toldAnywhere } from '../answers/own-words.ts';
import { dishesNamedIn } from '../knowledge/dish-index.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems } from '../knowledge/knowledge.ts';
import { hasPhrase, stemOf, stemsOf } from '../language/words.ts';
import {
  amount,
  asksOnly,
  asksWhether,
  joined,
  nextStep,
  onlyPlace,
  type Request,
  unknownAnswer,
  withVerdict,
} from '../request.ts';
import { answerAtRisk, caution, mustBeAvoided } from '../safety/answer-avoiding.ts';
import { isDoubtful } from '../safety/stated.ts';
import { ASKS_PRICE_OF_ONE, alikeMeanings } from '../vocabulary/alike-words.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import * as menuWords from '../vocabulary/menu-words.ts';
import { ORDERS_ONE } from '../vocabulary/order-words.ts';
import { eatersOf, FED, numberOf } from '../vocabulary/services.ts';
import * as cues from '../vocabulary/slot-words.ts';
import { answerHeading } from './answer-heading.ts';
import { answerNamed, pricesTold } from './answer-named.ts';
import { comparison, isComparison } from './compare-prices.ts';
import { onePerSize, withDescribed } from './described-dishes.ts';
import * as words from './dish-text.ts';
import { extrasTold, freeAddOns, isToldOf, ownTold, withExtras } from './extras.ts';
import { dishesAt, type Found, findDishes, isUnder, saysSoft } from './find-dishes.ts';
import { notServedThen, servedText } from './served.ts';
import { inSizeMeant, sizeSaid, sizeStems } from './sizes.ts';
import { isEmptyWish, type Wish } from './wish.ts';

export function answerMenu(asked: Request): Answer {
  // `Is galbi cheaper in Torrance`: than elsewhere.
  const isElsewhere = asked.wish.asks.has('compare') && asked.named.length === 1 && onePerSize(asked.wish.dishes);
  const request = isElsewhere ? { ...asked, named: [], places: asked.knowledge.places } : asked;
  const dishes = dishesAt(request);
  if (dishes.length === 0) return noDishes(request);
  const described = { ...request, wish: withDescribed(request, dishes) };
  const extras = extrasTold(described, dishes);
  const own = ownWordsAlone(described, dishes, extras);
  if (own) return own;
  const answer = withExtras(
    withHour(answerWish(described, dishes), request),
    [...extras, ...ownTold(described), ...freeAddOns(described, described.wish.dishes)],
    request,
  );
  // What is right to eat for somebody who is with child or ill, no menu tells.
  if (!cues.ON_DOCTORS_WORD.test(request.text)) return answer;
  const step = mustBeAvoided(request.wish).length === 0 && nextStep(request);
  return { ...answer, response: joined(answer.response, request.say('menuHealth'), step), unknown: true };
}

/** What the menu's own words alone tell: of extra charges, of swaps, of what can be added, of a part of the menu. */
function ownWordsAlone(request: Request, dishes: readonly Dish[], extras: readonly string[]): Answer | undefined {
  const { say, text, wish, knowledge } = request;
  const told = (some: readonly string[], more = '') =>
    words.withMenuLink(joined(say('menuOwnWords', { text: some.join(' ') }), more), request);
  if (mustBeAvoided(wish).length > 0) {
    const free = wish.dishes.length > 0 ? [] : freeAddOns(request, dishes);
    return free.length === 0 ? undefined : told(free, caution(request));
  }
  if (isOfExtras(request, dishes, extras)) return told(extras);
  if (extras.length === 0 && cues.ASKS_TO_SWAP.test(text)) {
    const swaps = ownTold(request).filter((one) => menuWords.TELLS_SWAP.test(one));
    return swaps.length > 0 ? told(swaps) : unknownAnswer(say('dontKnow'), request);
  }
  const isOpen = wish.unmarked.length === 0 && !wish.asks.has('inverse') && !isComparison(request);
  const headed = isOpen && knowledge.hasMenu ? answerHeading(request, dishes) : undefined;
  return headed && withHour(headed, request);
}

/** Whether what is told of extras is all that is asked. */
function isOfExtras(request: Request, dishes: readonly Dish[], extras: readonly string[]): boolean {
  const { text, wish } = request;
  const isSwap = cues.ASKS_TO_SWAP.test(text);
  const isSwapped = ({ name }: Dish) =>
    extras.some((extra) => extra.toLowerCase().includes(name.toLowerCase())) ||
    text.includes(`of ${name.toLowerCase()}`);
  if (wish.dishes.length === 0 && isAllTold(request, dishes, extras)) return true;
  return isSwap && extras.length > 0 && wish.dishes.every(isSwapped);
}

/** `Is decaf extra`, `can I swap chips for salad`: what the menu's words tell of is there. */
function isAllTold(request: Request, dishes: readonly Dish[], extras: readonly string[]): boolean {
  const { wish, text, knowledge } = request;
  const { missing: absent, wanted } = wish;
  if (isEmptyWish(wish)) return extras.length > 0 && wish.asks.has('price');
  const told = [...absent, ...wanted].filter((stem) => isToldOf(stem, extras, request));
  if (absent.length > 0 && wanted.length === 0) return told.length === absent.length;
  if (told.length === 0) return false;
  // `How much is bread`, which a notice prices, and no dish is called so.
  const isPriced = wish.asks.has('price') && told.length === wanted.length;
  return cues.ASKS_TO_SWAP.test(text) || (isPriced && !findDishes(wish, dishes, knowledge).byName);
}

/** With what is known of the hour that was named beside dishes: as far as the brand’s own answers tell, for no menu does. */
function withHour(answer: Answer, request: Request): Answer {
  const { when, wish, knowledge } = request;
  const isSafe = mustBeAvoided(wish).length === 0;
  const off = isSafe && wish.dishes.length === 0 && wish.wanted.length > 0 && offThen(answer, request);
  if (off) return withVerdict(off.check, { ...answer, response: `${off.text} ${answer.response}` }, request);
  // Beside what must be avoided nothing stands that could be read as a yes.
  if ((!when.time && when.part?.name !== 'night') || mustBeAvoided(wish).length > 0) return answer;
  const told = toldLines(
    knowledge.questions.filter((one) => !one.statement && cues.SAYS_WHEN_SERVED.test(one.plain)),
    request,
    true,
  );
  if (told.length === 0) return withTimesServed(answer, request);
  // That ours does not know it says nothing beside what the brand tells.
  const lines = told.join('\n');
  if (answer.unknown) return { ...answer, response: lines, unknown: undefined, own: true };
  return { ...answer, response: `${lines}\n\n${answer.response}` };
}

/** With when the dishes are to be had, by the menu; or that it does not say so. */
function withTimesServed(answer: Answer, request: Request): Answer {
  const { wish, knowledge } = request;
  if (wish.dishes.length + wish.wanted.length === 0 || answer.checked) return answer;
  const headed = wish.dishes
    .flatMap(({ heading }) => sentencesOf(heading))
    .filter((one) => menuWords.TELLS_WHEN_SERVED.test(one));
  if (headed.length > 0) return { ...answer, response: joined(answer.response, ...new Set(headed)) };
  const listed = wish.dishes.length > 0 ? wish.dishes : dishesNamedIn(answer.response, knowledge);
  const texts = wish.dishes.length > 0 ? [] : listed.flatMap((dish) => servedText(dish, request) || []);
  if (texts.length > 0)
    return { ...answer, response: joined(answer.response, ...[...new Set(texts)].slice(0, MOST_SORTED)) };
  // `Waffles: Until 8 PM.`
  const isSaid = listed.length > 0 || menuWords.TELLS_WHEN_SERVED.test(answer.response);
  const isTold = isSaid && listed.every(({ available, served }) => available ?? served);
  return isTold ? answer : { ...answer, response: `${answer.response} ${request.say('menuNotByHour')}` };
}

/** When all the dishes of a list are to be had, where none is on the day that is asked about: `the roast on Saturday`. */
function offThen({ response }: Answer, request: Request): { text: string; check?: Check } | undefined {
  const { when } = request;
  const isThen = when.days.length > 0 || when.now;
  const listed = isThen ? dishesNamedIn(response, request.knowledge) : [];
  const [first, another] = listed;
  const check = first && notServedThen(first, request);
  if (!first || !listed.every((dish) => notServedThen(dish, request))) return undefined;
  const isOfPart = another && listed.every(({ category }) => category === first.category);
  const name = isOfPart ? first.category : undefined;
  const texts = (name === undefined ? listed : [{ ...first, name }]).map((dish) => servedText(dish, request));
  return {
    text: joined(...[...new Set(texts)].slice(0, MOST_SORTED)),
    check: asksWhether(request.text) ? check : undefined,
  };
}

function answerWish(request: Request, dishes: readonly Dish[]): Answer {
  const { wish, text } = request;
  if (mustBeAvoided(wish).length > 0 || wish.asks.has('inverse')) return answerAtRisk(request, dishes);
  const only = menuWords.ONLY_THERE.test(text) ? onlyThere(request, dishes) : [];
  if (only.length > 0) return ofPlaceOnly(only, request);
  if (wish.unmarked.length > 0) return unmarked(request, dishes);
  if (cues.ASKS_TO_DO.test(text) || (cues.MADE_MILDER.test(text) && wish.dishes.length === 0))
    return unknownAnswer(request.say('dontKnow'), request);
  if (isComparison(request)) return comparison(request, dishes);
  const under = wish.sort !== 'cheapest' ? [] : underHeading(request, dishes);
  if (under.length > 0) return answerList({ ...request, wish: { ...wish, ...OF_HEADING } }, under);
  if (wish.asks.has('size') && !wish.dishes.some(({ variants }) => variants)) return answerSize(request, dishes);
  return ofCourses(request, dishes) ?? answerAsked(request, dishes);
}

/** Of dishes that are named, of what is wished, or of the menu. */
function answerAsked(request: Request, dishes: readonly Dish[]): Answer {
  const { wish } = request;
  if (wish.dishes.length > 0)
    return isChoice(request)
      ? answerList({ ...request, wish: { ...wish, dishes: [] } }, wish.dishes)
      : answerNamed(request, dishes);
  // `What is injera made of`, of which several dishes only have the word.
  const [only = '', another] = wish.asks.has('contents') ? wish.wanted : [];
  const isOfMany =
    only !== '' && another === undefined && findDishes(wish, dishes, request.knowledge).dishes.length > MOST_SORTED;
  const own = isOfMany && menuWords.MADE_OF.test(wish.text) ? toldAnywhere(request, [only], 1) : undefined;
  if (own !== undefined) return { ...words.withMenuLink(own, request), own: true };
  if (!isEmptyWish(wish)) return joinAnswers(partsOf(request, dishes).map((one) => answerList(one, dishes)));
  return inGeneral(request, dishes);
}

/** What the menu marks as to be had in one place only, and dishes of the one place that no other has, nor another of their name. */
function onlyThere(request: Request, dishes: readonly Dish[]): readonly Dish[] {
  const isOwn = ({ name, brand, places }: Dish) =>
    onlyPlace(request) &&
    !brand &&
    places.size === 1 &&
    request.knowledge.dishes.filter((one) => one.name === name).length === 1;
  return dishes.filter((dish) => dish.tags.some((tag) => menuWords.ONLY_TAG.test(tag)) || isOwn(dish));
}

/** `Starters and desserts`, `two coffees and a dessert`: each part that is asked for. */
function ofCourses(request: Request, dishes: readonly Dish[]): Answer | undefined {
  const { wish, text } = request;
  const isOther = wish.dishes.length + wish.wanted.length > 0;
  const courses = menuWords.menuPatterns.courses.filter(([, pattern]) => pattern.test(text)).map(([course]) => course);
  if (!isOther && wish.missing.length === 0 && courses.length > 1 && menuWords.AND_ALSO.test(text))
    return joinAnswers(courses.map((course) => answerList({ ...request, wish: { ...wish, course } }, dishes)));
  if (!isOther || wish.course === undefined || !menuWords.AND_A_COURSE.test(text)) return undefined;
  const ofCourse = { ...OF_HEADING, course: wish.course, quantities: [], asks: new Set<never>() };
  const rest = { ...request, wish: { ...wish, course: undefined } };
  return joinAnswers([answerWish(rest, dishes), answerList({ ...request, wish: { ...wish, ...ofCourse } }, dishes)]);
}

const OF_HEADING = { dishes: [], wanted: [], missing: [], parts: [], excluded: [], course: undefined };

/** `The cheapest of the sandwiches and bowls`, `cheapest kids`: what stands under a heading that is named in full, by more than one word or by none of food. */
function underHeading({ wish }: Request, dishes: readonly Dish[]): readonly Dish[] {
  const said = stemsOf(wish.text);
  const least = wish.dishes.length + wish.wanted.length === 0 && wish.course === undefined ? 1 : 2;
  if (wish.excluded.some((word) => word !== 'alcohol')) return [];
  return dishes.filter(({ category = '' }) => {
    const own = stemsOf(category);
    return own.length >= least && hasPhrase(said, own) && wish.wanted.every((stem) => own.includes(stem));
  });
}

/** What is asked of the menu, where nothing on it is named. */
function inGeneral(request: Request, dishes: readonly Dish[]): Answer {
  const { wish, text } = request;
  if (/\ballergens?\b/.test(text)) return allergensInGeneral(dishes, request);
  if (wish.asks.has('popular')) return popular(dishes, request);
  // `What flavours do you have`, of what is all sold in the same sizes.
  const sizesOf = ({ variants = [] }: Dish) => variants.map(({ name }) => name).join();
  const alike = menuWords.ASKS_FLAVOURS.test(text) ? [...Map.groupBy(dishes, sizesOf)].filter(([sizes]) => sizes) : [];
  const [flavours = []] = alike.map(([, some]) => some).sort((a, b) => b.length - a.length);
  if (flavours.length > MOST_SORTED) return answerList(request, flavours);
  const feeding = dishesFeeding(eatersOf(text), dishes);
  if (feeding.length > 0) return answerNamed({ ...request, wish: { ...wish, dishes: feeding } }, feeding);
  // `What is good for breakfast`, of a menu that is called so.
  const meal = stemOf(menuWords.MEAL.exec(text)?.[0] ?? '');
  if (dishes.some(({ around }) => stemsOf(around).includes(meal)))
    return answerList({ ...request, wish: { ...wish, wanted: [meal] } }, dishes);
  // `What sauces do you have`: what is asked for is none of the menu's dishes.
  const said = text.split(' ').filter((word) => !request.mention.words.has(word));
  const open = contentStems(said).filter((stem) => !menuWords.wishStems.has(stem));
  // `How much is a short stack`, of several that are sold so.
  const isIn = (dish: Dish) => open.every((stem) => sizeStems(sizeSaid(dish, text)?.variant.name ?? '').includes(stem));
  const sized = open.length > 0 && wish.asks.has('price') ? dishes.filter(isIn) : [];
  if (sized.length > 0) return answerList(request, sized);
  const told = open.length > 0 ? toldAnywhere(request, said) : undefined;
  if (told !== undefined) return { ...words.withMenuLink(told, request), own: true };
  const isOpen = open.some((stem) => !isEveryday(stem));
  // `How much is a bud light`
  if (isOpen && ASKS_PRICE_OF_ONE.test(text) && ![...meaningsOf(open)].some((one) => alikeMeanings.has(one)))
    return missing({ ...request, wish: { ...wish, missing: open } }, dishes);
  return isOpen ? unknownAnswer(request.say('dontKnow'), request) : wholeMenu(dishes, request);
}

/** The dishes that say that they feed so many: `feeds eight to ten`. */
function dishesFeeding(eaters: number, dishes: readonly Dish[]): readonly Dish[] {
  return dishes.filter(({ description = '' }) => {
    const [, least, most = least] = FED.exec(description.toLowerCase()) ?? [];
    return eaters > 0 && numberOf(least) <= eaters + 1 && numberOf(most) >= eaters && numberOf(most) <= eaters + 2;
  });
}

/** What the menu marks as to be had in one place only. */
function ofPlaceOnly(dishes: readonly Dish[], request: Request): Answer {
  const tags = new Set(dishes.flatMap((dish) => dish.tags.filter((tag) => menuWords.ONLY_TAG.test(tag))));
  const what = request.say.list([...tags]) || (onlyPlace(request)?.label ?? '');
  const values = { what, dishes: words.namesOf(dishes, request) };
  return words.withDishes(request.say('menuList', values), dishes, request);
}

/** What menus seldom say of dishes: calories, where they are stated, are told. */
function unmarked(request: Request, dishes: readonly Dish[]): Answer {
  const { wish, say } = request;
  const isOfCalories = wish.unmarked.some((word) => menuWords.CALORIES.test(word));
  const there = new Set(dishes);
  const named = wish.dishes.filter((dish) => there.has(dish));
  const meant = named.length > 0 ? named : leastCalories(request, dishes);
  const counted = isOfCalories ? meant.filter(({ calories }) => calories) : [];
  const prices = wish.asks.has('price') && named.length > 0 && pricesTold(request, dishes);
  if (counted.length > 0) return words.withDishes(joined(words.caloriesOf(counted, request), prices), counted, request);
  const key = isOfCalories ? 'menuCalories' : 'menuUnmarked';
  return words.withNextStep(joined(prices, say(key, { diets: say.list(wish.unmarked) })), request);
}

/** Of the dishes that are looked for, those with the fewest calories. */
function leastCalories({ wish, knowledge }: Request, dishes: readonly Dish[]): readonly Dish[] {
  const found = findDishes(wish, dishes, knowledge).dishes.filter(({ calories }) => calories);
  const least = found.toSorted((a, b) => (a.calories?.from ?? 0) - (b.calories?.from ?? 0));
  return words.onePerName(least).slice(0, MOST_SORTED);
}

/** `How big are the portions`, `can I get half portions`: of no dish in particular, which only the brand's own words tell. */
const asksOfPortions = ({ text }: Request) => /\bportions?\b/.test(text) && !/\bmenu\b/.test(text);

/** How big something is, as far as the words of a dish or of its heading tell. */
function answerSize(request: Request, dishes: readonly Dish[]): Answer {
  const { wish, say } = request;
  const found = wish.dishes.length > 0 ? wish.dishes : findDishes(wish, dishes, request.knowledge).dishes;
  if (isEmptyWish(wish))
    return asksOfPortions(request) ? unknownAnswer(say('dontKnow'), request) : wholeMenu(dishes, request);
  if (found.length === 0) return missing(request, dishes);
  const names = [...new Set(found.map(({ name }) => name))];
  const isFew = names.length <= MOST_SORTED;
  const of = isFew ? found : [];
  const texts = [...of.map(({ description = '' }) => description), ...found.map(({ heading }) => heading)];
  const telling = [...new Set(texts.flatMap(sentencesOf))].filter((text) => menuWords.TELLS_SIZE.test(text));
  const what = isFew ? say.list(names) : words.describe(wish, request);
  const priced = wish.asks.has('price') && isFew && words.namesOf(found, request);
  // `How much is a half portion`, which is there without a price.
  const isUnpriced =
    priced && /\bhalf\b/.test(request.text) && !telling.some((text) => menuWords.TELLS_EXTRA.test(text));
  const half = ['half', 'portion'].map((stem) => wish.typed.get(stem) ?? '').join(' ');
  const unknown = isUnpriced && joined(say('menuNoPriceOf', { what: `“${half.trim()}”` }), nextStep(request));
  if (telling.length > 0)
    return words.withDishes(joined(`${priced || capital(what)}:`, ...telling.slice(0, 4), unknown), found, request);
  return words.withNextStep(say('menuNoSize', { what }), request);
}

/** `Any of those vegan`, `the one without meat`: which of several dishes, not what of each. */
function isChoice({ wish, text }: Request): boolean {
  const narrows =
    wish.diets.length + wish.excluded.length > 0 ||
    [wish.sort, wish.spicy, wish.most, wish.least].some((value) => value !== undefined);
  // `Two bravas and a litre of sangria under 35` asks for these.
  if (wish.quantities.length > 0 && wish.most) return false;
  const isOfMany = wish.sort !== undefined || /\b(?:any|anything|something|which|what|one|of)\b/.test(text);
  return narrows && isOfMany && new Set(wish.dishes.map(({ name }) => name)).size > 1;
}

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
const MOST_SORTED = 3;

/** `Tacos and fries`: no dish is both, and each is a part of the menu; else the whole question. */
function partsOf(request: Request, dishes: readonly Dish[]): Request[] {
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
function answerList(request: Request, dishes: readonly Dish[]): Answer {
  const { wish, say } = request;
  const found = closestThen(request, dishes);
  const isOfSize = wish.sort && sortKeys[wish.sort] === 'menuSizes' && wish.wanted.length > 0;
  if (found.dishes.length === 0 && isOfSize)
    return answerSize({ ...request, wish: { ...wish, sort: undefined } }, dishes);
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
  return told === undefined ? listed(found, request) : words.withDishes(told, found.dishes, request);
}

function listed(found: Found, request: Request): Answer {
  const { wish, say } = request;
  const what = words.describe(wish, request);
  // `Which burgers are not beef`, of which most say nothing of their patty.
  const unsure = found.dishes.filter((dish) => wish.excluded.some((stem) => isDoubtful(dish, stem)));
  if (unsure.length > 0) return withoutSome(found, unsure, request);
  const text = joined(found.withoutCourse && say('menuNoSuchCourse', { what }), listText(found, request));
  const answer = words.withDishes(text, found.dishes, request, wish.sort && MOST_SORTED);
  const isSure = isOnMenu(request, found) && found.dishes.some(({ soldOut }) => !soldOut);
  return withVerdict(isSure ? { what: `on the menu: ${what}`, holds: true } : undefined, answer, request);
}

/** The dishes that fit best, of those that are to be had on the day that is asked about, each in the size whose price is. */
function closestThen(request: Request, dishes: readonly Dish[]): Found {
  const { wish, when } = request;
  const closest = findDishes(wish, dishes, request.knowledge);
  // `How much is a large pizza`: what each costs in that size.
  const inSize = (dish: Dish) => (sizeSaid(dish, wish.text) ? inSizeMeant(dish, wish.text) : dish);
  // `Something vegan on Sunday`
  const isOfDay =
    when.days.length === 1 &&
    (!when.part || (wish.wanted.length > 0 && !isMeal(when.part.name))) &&
    !when.time &&
    closest.dishes.length <= MOST_LOOKED_AT;
  const [kind = ''] = wish.wanted.includes('wine') ? (menuWords.KIND_OF_WINE.exec(wish.text) ?? []) : [];
  const then = isOfDay ? closest.dishes.filter((dish) => !notServedThen(dish, request)) : [];
  // `A good red wine`, of those that say that they are red.
  const all = then.length > 0 ? then : closest.dishes;
  const ofKind =
    kind === ''
      ? []
      : all.filter(({ name, description = '' }) => stemsOf(`${name} ${description}`).includes(stemOf(kind)));
  const some = ofKind.length > 0 ? ofKind : all;
  return { ...closest, dishes: wish.asks.has('price') ? some.map(inSize) : some };
}

const isMeal = (part = '') => menuWords.MEAL.test(part);

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
} as const;

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
    return say(what === '' || key === 'menuSizes' ? key : `${key}Of`, { what, dishes });
  }
  const bounds = boundsText(dishes, request);
  if (bounds !== undefined) return bounds;
  if (wish.spicy !== undefined) return say(wish.spicy ? 'menuSpicyList' : 'menuMildList', { dishes });
  return plainText(what, dishes, found, request);
}

/** Dishes without something, and those whose words leave it open. */
function withoutSome(found: Found, unsure: readonly Dish[], request: Request): Answer {
  const { say, wish } = request;
  const sure = found.dishes.filter((dish) => !unsure.includes(dish));
  const what = words.typedOf(wish.excluded, request);
  const open = say('menuUnknownSome', { what, dishes: say.some([...new Set(unsure.map(({ name }) => name))], 5) });
  const dishes = words.namesOf(sure, request);
  const text =
    sure.length > 0 ? withoutText(dishes, { ...found, dishes: sure }, request) : say('menuNoneWithout', { what });
  return { ...words.withDishes(joined(text, open), sure, request), unknown: true };
}

/** Dishes without something, as far as words tell: that a drink names no alcohol proves nothing. */
function withoutText(dishes: string, found: Found, request: Request): string {
  const { say, wish } = request;
  const isOfDrinks = wish.course === 'drink' && wish.excluded.includes('alcohol');
  if (isOfDrinks && !found.dishes.every(saysSoft)) return say('menuWithoutAlcohol', { dishes });
  return say('menuWithout', { what: words.typedOf(wish.excluded, request), dishes });
}

/** The dishes as such, with what the menu says of the only one or of all together. */
function plainText(what: string, dishes: string, found: Found, request: Request): string {
  const { say, wish } = request;
  const [category = '', ...others] = new Set(found.dishes.map((dish) => dish.category));
  const unit =
    others.length === 0 && menuWords.TELLS_UNIT.test(category) && say('menuStandsUnder', { heading: category });
  const heading = joined(unit, headingOf(found.dishes, wish));
  if (!found.byName && wish.wanted.length > 0) {
    const few = words.onePerName(found.dishes);
    const told = few.length > 2 ? [] : few.flatMap(({ description = '' }) => sentencesOf(description));
    return joined(say('menuNaming', { what, dishes }), ...tellingOf([...new Set(told)], request, []), heading);
  }
  const place = onlyPlace(request)?.label;
  const values = { what: capital(what || say('menuDishes')), place: place ?? '', dishes };
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
  if (marked.length > 0) {
    const most = wish.sort && MOST_SORTED;
    const values = { what, diets, dishes: words.namesOf(marked, request, most) };
    const isAll = what === '' || found.partly;
    // `Halal beef burgers`, where what is marked is a burger, and of no beef.
    const text = joined(
      found.partly && say('menuMissing', { what }),
      say(isAll ? 'menuMarkedList' : 'menuMarkedListOf', values),
    );
    return words.withDishes(text, marked, request, most);
  }
  const others = wish.course === 'main' ? mealsMarked(request) : [];
  if (others.length > 0) {
    const none = say('menuMissing', { what: words.describe(wish, request) });
    const list = say('menuMarkedList', { diets, dishes: words.namesOf(others, request) });
    return words.withDishes(joined(none, list), others, request);
  }
  const known = found.dishes.some((dish) => dish.diets);
  const key = !known ? 'menuDietsUnknown' : what === '' ? 'menuNoneMarked' : 'menuNoneMarkedOf';
  const text = say(key, { what, diets, dishes: words.namesOf(found.dishes, request, 5) });
  return words.withNextStep(text, request);
}

/** `Vegan mains`, of a house whose pizzas are marked so, and none of what it calls mains. */
function mealsMarked(request: Request): readonly Dish[] {
  const isMarked = (dish: Dish) => request.wish.diets.every((diet) => dish.diets?.includes(diet));
  return dishesAt(request).filter((dish) => isMarked(dish) && (dish.course === 'dish' || dish.course === 'starter'));
}

/** Nothing fits: no such food, or none for that price. */
function nothingFits(request: Request, dishes: readonly Dish[]): Answer {
  const { say, wish } = request;
  // `Something sweet with fruit`, of which no dessert speaks, and other dishes do.
  if (wish.course !== undefined && wish.wanted.length > 0 && wish.diets.length === 0)
    return answerList({ ...request, wish: { ...wish, course: undefined } }, dishes);
  if (wish.excluded.length > 0)
    return words.withNextStep(say('menuNoneWithout', { what: words.typedOf(wish.excluded, request) }), request);
  // `Is the jerk mild`, where all of it is marked spicy.
  const other =
    wish.spicy === undefined ? [] : findDishes({ ...wish, spicy: undefined }, dishes, request.knowledge).dishes;
  if (other.length > 0 && wish.wanted.length > 0) {
    const list = say(wish.spicy ? 'menuMildList' : 'menuSpicyList', { dishes: words.namesOf(other, request) });
    return words.withDishes(list, other, request);
  }
  if (wish.spicy && wish.wanted.length + wish.missing.length === 0)
    return words.withNextStep(say('menuNoneMarked', { diets: say('spicy') }), request);
  if (!wish.most && !wish.least) return missing(request, dishes);
  const sort = wish.most ? 'cheapest' : 'dearest';
  const any = findDishes({ ...wish, most: undefined, least: undefined, sort }, dishes, request.knowledge);
  const [nearest] = any.dishes;
  const text = nearest ? say('menuNonePricedBut', { dish: words.dishText(nearest, request) }) : say('menuNonePriced');
  return words.withMenuLink(text, request);
}

function missing(request: Request, dishes: readonly Dish[]): Answer {
  const { say, wish } = request;
  const place = onlyPlace(request)?.label;
  const what = words.describe({ ...wish, wanted: [...wish.missing, ...wish.wanted] }, request) || say('menuDishes');
  // `Any fish`, where a bream only states it by that very word: what is stated is there.
  const names = (text: string) => stemsOf(text).some((stem) => wish.missing.includes(stem));
  const stating = dishes.filter(({ allergens = [] }) => allergens.some(names));
  if (stating.length > 0) {
    const values = { what, dishes: words.namesOf(stating, request) };
    return words.withDishes(say('menuTheseState', values), stating, request);
  }
  const text = say(place === undefined ? 'menuMissing' : 'menuMissingAt', { what, place: place ?? '' });
  return words.withNextStep(text, request, 'ToBeSure');
}

function noDishes(request: Request): Answer {
  const { say, wish, configuration } = request;
  const text = joined(say('menuNoDishes'), wish.avoid.length > 0 && say('menuTellStaff'));
  const answer = words.withNextStep(text, request);
  const order = page(orderOnlineLink(configuration), say('orderOnline'));
  return { ...answer, links: [...(answer.links ?? []), order] };
}

/** The dishes that the menu praises or features and that are to be had. */
function favourites(dishes: readonly Dish[]): Dish[] {
  const praised = dishes.filter(({ tags }) => tags.some((tag) => cues.PRAISES.test(tag)));
  const featured = dishes.filter((dish) => dish.featured);
  return [...new Set([...praised, ...featured])].filter(({ soldOut }) => !soldOut);
}

/** `The best combo for 20 dollars`, where none is praised: the dearest of these. */
function bestOf(found: readonly Dish[], request: Request, dishes: readonly Dish[]): Answer {
  const { wish } = request;
  if (!wish.most || favourites(found).length > 0) return popular(found, request);
  return answerList({ ...request, wish: { ...wish, sort: 'dearest', asks: new Set() } }, dishes);
}

function popular(dishes: readonly Dish[], request: Request): Answer {
  const liked = favourites(dishes);
  if (liked.length > 0)
    return words.withDishes(request.say('menuFavourites', { dishes: words.namesOf(liked, request) }), liked, request);
  return words.withDishes(request.say('menuNoFavourites', { dishes: words.namesOf(dishes, request) }), dishes, request);
}

/** What the menu has, where nothing of it is asked for in particular. */
function wholeMenu(dishes: readonly Dish[], request: Request): Answer {
  const { say } = request;
  const groups = say.some([...new Set(dishes.flatMap(({ category }) => category ?? []))], 12);
  const [least, most] = words.priceSpan(words.inOneCurrency(dishes), request) ?? [];
  const liked = favourites(dishes);
  const shown = liked.length > 0 ? liked : dishes.filter(({ soldOut }) => !soldOut);
  const text = request.knowledge.hasMenu
    ? joined(
        say('menuWhole', { groups }),
        least !== undefined && most !== undefined && say('menuPriceSpan', { least, most }),
        liked.length > 0 && say('menuFavourites', { dishes: words.namesOf(liked, request, 5) }),
      )
    : say('menuFew', { dishes: words.namesOf(shown, request) });
  return { ...words.withDishes(text, shown, request), content_types: ['menu_list', 'menu_link'] };
}

/** Whether the menu states allergens at all. */
function allergensInGeneral(dishes: readonly Dish[], request: Request): Answer {
  const { say } = request;
  const stated = dishes.filter(({ allergens }) => allergens !== undefined).length;
  const general = () => joined(say('menuAllergensGeneral', { stated, all: dishes.length }), say('menuTellStaff'));
  const text = stated === 0 ? say('menuAllergensNone') : general();
  return { ...words.withNextStep(text, request), unknown: stated === 0 };
}
