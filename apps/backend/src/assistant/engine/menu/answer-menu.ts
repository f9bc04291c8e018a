/** The menu: what there is, what it costs, whom it suits. */
import { type Answer, type Check, joinAnswers, sentence, sentencesOf } from '../answer.ts';
import { meaningsOf, toldLines } from '../answers/frequent-questions.ts';
import { toldAnywhere } from '../answers/own-words.ts';
import { dishesNamedIn } from '../knowledge/dish-index.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems, type Question } from '../knowledge/knowledge.ts';
import { hasPhrase, stemOf, stemsOf } from '../language/words.ts';
import { asksWhether, joined, nextStep, onlyPlace, type Request, unknownAnswer, withVerdict } from '../request.ts';
import { withAddedTold } from '../safety/added.ts';
import { answerAtRisk, caution } from '../safety/answer-avoiding.ts';
import { rawWarnings, toldHowCooked } from '../safety/own-warnings.ts';
import { mustBeAvoided } from '../safety/what-is-avoided.ts';
import { ASKS_PRICE_OF_ONE, alikeMeanings } from '../vocabulary/alike-words.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import * as menuWords from '../vocabulary/menu-words.ts';
import { EXTRA_ALONE, HALVES, SAYS_HALVES } from '../vocabulary/order-words.ts';
import { A_LOT_OF, eatersOf, MANY, OF_LARGE_ORDERS } from '../vocabulary/services.ts';
import * as cues from '../vocabulary/slot-words.ts';
import { withStating } from './also-stating.ts';
import { answerHeading } from './answer-heading.ts';
import { answerList, MOST_SORTED, missing, partsOf } from './answer-list.ts';
import { answerNamed, pricesTold } from './answer-named.ts';
import { answerSize } from './answer-size.ts';
import { toldByMeasure } from './by-measure.ts';
import { caloriesAsked } from './calories.ts';
import { comparison, isComparison } from './compare-prices.ts';
import { namesJoinedHeading, onePerSize, withDescribed } from './described-dishes.ts';
import * as words from './dish-text.ts';
import { extrasTold, freeAddOns, isToldOf, ownTold, withExtras, withSwapped } from './extras.ts';
import { dishesFeeding } from './feeding.ts';
import { dishesAt, findDishes } from './find-dishes.ts';
import { asAddOn } from './had-on.ts';
import { withHazards } from './hazards.ts';
import { kindBeside } from './kind-beside.ts';
import { signsTold } from './salt-sugar.ts';
import { notServedThen, servedText } from './served.ts';
import { sizeSaid, sizeStems } from './sizes.ts';
import { allergensInGeneral, noDishes, popular, wholeMenu } from './whole-menu.ts';
import { isEmptyWish } from './wish.ts';

export function answerMenu(asked: Request): Answer {
  return withHazards(answerOfMenu(asked), asked);
}

function answerOfMenu(asked: Request): Answer {
  // `Is galbi cheaper in Torrance`: than elsewhere.
  const isElsewhere = asked.wish.asks.has('compare') && asked.named.length === 1 && onePerSize(asked.wish.dishes);
  const given = inItsPlace(isElsewhere ? { ...asked, named: [], places: asked.knowledge.places } : asked);
  const dishes = dishesAt(given);
  if (dishes.length === 0) return noDishes(given);
  const request = asAddOn(given, dishes);
  const described = inItsPlace({ ...request, wish: withDescribed(request, dishes) });
  const extras = extrasTold(described, dishes);
  const cooked = toldHowCooked(described);
  const own = cooked
    ? { ...words.withMenuLink(cooked, request), own: true }
    : (soldByMeasure(described) ?? ownWordsAlone(described, dishes, extras));
  if (own) return own;
  const answer = withExtras(
    withRisk(withHour(answerWish(described, dishes), request), request),
    [...extras, ...ownTold(described), ...freeAddOns(described, described.wish.dishes)],
    request,
  );
  // What is right to eat for somebody who is with child or ill, no menu tells.
  if (!cues.ON_DOCTORS_WORD.test(request.text)) return withHalves(withLargeOrders(answer, request), request);
  const step = mustBeAvoided(request.wish).length === 0 && nextStep(request);
  return { ...answer, response: joined(answer.response, request.say('menuHealth'), step), unknown: true };
}

/** `Is the tower raw`: with what the menu says of the risk of that. */
function withRisk(answer: Answer, request: Request): Answer {
  const told = /\braw\b/.test(request.text) ? rawWarnings(request) : [];
  const open = told.filter((one) => !answer.response.includes(one));
  return open.length === 0 ? answer : { ...answer, response: joined(answer.response, ...open) };
}

/** `Half a pound of lox`, of which the brand's own answers alone tell. */
function soldByMeasure(request: Request): Answer | undefined {
  const told = mustBeAvoided(request.wish).length > 0 ? [] : toldByMeasure(request);
  return told.length === 0 ? undefined : { ...words.withMenuLink(told.join('\n'), request), own: true };
}

/** `I need 25 bubble teas for Monday`, `kimbap for 40 people`: with what the brand has written of orders for many. */
function withLargeOrders(answer: Answer, request: Request): Answer {
  const { wish, knowledge, partySize = 0 } = request;
  const counts = [...wish.quantities, ...(answer.ordered ?? [])].map(({ count = 1 }) => count);
  const isLarge = mustBeAvoided(wish).length === 0 && [partySize, ...counts].some((count) => count >= MANY);
  const isALot = (plain: string) => stemsOf(request.text).includes(stemOf(A_LOT_OF.exec(plain)?.[1] ?? ''));
  const isOf = ({ statement, plain }: Question) => !statement && (OF_LARGE_ORDERS.test(plain) || isALot(plain));
  const told = isLarge ? toldLines(knowledge.questions.filter(isOf), request) : [];
  return told.length === 0 ? answer : { ...answer, response: [answer.response, ...told].join('\n\n') };
}

/** `Half and half`: with what the brand has written of that, and the dishes that are so. */
function withHalves(answer: Answer, request: Request): Answer {
  if (!HALVES.test(request.text) || mustBeAvoided(request.wish).length > 0) return answer;
  const { questions } = request.knowledge;
  const isOf = ({ statement, question }: Question) => !statement && SAYS_HALVES.test(question);
  const halved = dishesAt(request).filter(({ description = '' }) => SAYS_HALVES.test(description));
  const told = [
    ...toldLines(questions.filter(isOf), request, true),
    ...halved.map((dish) => `${words.namesOf([dish], request)}: ${sentence(dish.description ?? '')}`),
  ];
  const open = told.filter((one) => !answer.response.includes(one));
  return open.length === 0 ? answer : { ...answer, response: [...open, answer.response].join('\n\n') };
}

/** `Onion rings instead of fries with the combo`, as it is asked for that is had so. */
function inItsPlace(request: Request): Request {
  const { wish, text } = request;
  const dishes = wish.dishes.filter((dish) => withSwapped(dish, text) !== undefined);
  const [plain] = dishes.flatMap((dish) => withSwapped(dish, text) ?? []);
  if (plain === undefined) return request;
  const asks = new Set(wish.asks).add('price');
  return { ...request, text: plain, wish: { ...wish, dishes, wanted: [], missing: [], parts: [], text: plain, asks } };
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
  const most = saidToBeMost(request, dishes);
  if (most.length > 0) return told(most);
  if (isOfExtras(request, dishes, extras)) return told(extras);
  if (extras.length === 0 && cues.ASKS_TO_SWAP.test(text)) {
    const swaps = ownTold(request).filter((one) => menuWords.TELLS_SWAP.test(one));
    return swaps.length > 0 ? told(swaps) : unknownAnswer(say('dontKnow'), request);
  }
  const isOpen = wish.unmarked.length === 0 && !wish.asks.has('inverse') && !isComparison(request);
  const headed = isOpen && knowledge.hasMenu ? answerHeading(request, dishes) : undefined;
  return headed && withHour(headed, request);
}

/** `Which sauce is the hottest`: what the words over a part of the menu say so of, in words for all that is asked about. */
function saidToBeMost({ text, wish }: Request, dishes: readonly Dish[]): string[] {
  const most = wish.dishes.length === 0 ? menuWords.MOST_OF_TASTE.find((one) => one.test(text)) : undefined;
  if (!most) return [];
  const told = new Set(dishes.flatMap(({ heading }) => sentencesOf(heading)));
  return [...told].filter((one) => most.test(one) && wish.wanted.every((stem) => stemsOf(one).includes(stem)));
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
  const isExtra = EXTRA_ALONE.test(text) && isPriced;
  return cues.ASKS_TO_SWAP.test(text) || isExtra || (isPriced && !findDishes(wish, dishes, knowledge).byName);
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
  // Of all that stands there, and not some of it.
  const isOff = (dish: Dish) => dish.category !== first.category || notServedThen(dish, request) !== undefined;
  const isOfPart =
    another && listed.every(({ category }) => category === first.category) && dishesAt(request).every(isOff);
  const name = isOfPart ? first.category : undefined;
  const texts = (name === undefined ? listed : [{ ...first, name }]).map((dish) => servedText(dish, request));
  return {
    text: joined(...[...new Set(texts)].slice(0, MOST_SORTED)),
    check: asksWhether(request.text) ? check : undefined,
  };
}

function answerWish(request: Request, dishes: readonly Dish[]): Answer {
  const { wish } = request;
  if (mustBeAvoided(wish).length > 0 || wish.asks.has('inverse')) return answerAtRisk(request, dishes);
  return withStating(withAddedTold(pairing(request, dishes) ?? answerSafe(request, dishes), request), request, dishes);
}

function answerSafe(request: Request, dishes: readonly Dish[]): Answer {
  const { wish, text } = request;
  const only = menuWords.ONLY_THERE.test(text) ? onlyThere(request, dishes) : [];
  if (only.length > 0) return ofPlaceOnly(only, request);
  if (wish.unmarked.length > 0) return unmarked(request, dishes);
  if (asksOfNoDish(request)) return unknownAnswer(request.say('dontKnow'), request);
  const ofOrigin = toldOfOrigin(request, dishes);
  if (ofOrigin) return ofOrigin;
  if (isComparison(request)) return comparison(request, dishes);
  const under = wish.sort !== 'cheapest' && !namesJoinedHeading(text, dishes) ? [] : underHeading(request, dishes);
  if (under.length > 0) return answerList({ ...request, wish: { ...wish, ...OF_HEADING } }, under);
  if (wish.asks.has('size') && !wish.dishes.some(({ variants }) => variants)) return answerSize(request, dishes);
  return ofCourses(request, dishes) ?? answerAsked(request, dishes);
}

/** What is to be done to a dish or with it, `reheat`, `make it milder`, no menu tells. */
const asksOfNoDish = ({ wish, text }: Request) =>
  cues.ASKS_TO_DO.test(text) ||
  cues.ASKS_HOW_TO_TREAT.test(text) ||
  (cues.MADE_MILDER.test(text) && wish.dishes.length === 0);

/** Where food comes from: the dishes whose own words tell it, or of a dish that is named that it is not known. */
function toldOfOrigin(request: Request, dishes: readonly Dish[]): Answer | undefined {
  const { wish, knowledge, text } = request;
  if (!cues.ASKS_ORIGIN.test(text)) return undefined;
  const meant = wish.dishes.length > 0 ? wish.dishes : findDishes(wish, dishes, knowledge).dishes;
  const textOf = ({ name, description = '' }: Dish) => joined(`${name}:`, sentence(description));
  const telling = meant.filter((dish) => cues.TELLS_ORIGIN.test(textOf(dish)));
  const texts = telling.slice(0, MOST_SORTED).map(textOf);
  if (texts.length > 0) return words.withDishes(joined(...new Set(texts)), telling, request);
  return wish.dishes.length > 0 ? unknownAnswer(request.say('dontKnow'), request) : undefined;
}

/** `What wine goes with the sea bass`: which there are, and that the menu says no more. */
function pairing(request: Request, dishes: readonly Dish[]): Answer | undefined {
  const { wish, say, text } = request;
  const kind = stemOf(cues.PAIRS_WITH.exec(text)?.[1] ?? '');
  if (kind === '') return undefined;
  const wanted = { ...OF_HEADING, wanted: [kind], parts: [[kind]], quantities: [], asks: new Set<never>() };
  const answer = answerList({ ...request, wish: { ...wish, ...wanted } }, dishes);
  return answer.unknown ? answer : { ...answer, response: joined(answer.response, say('menuNoPairing')) };
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
  const sized = pricedInSizes(request, dishes);
  if (sized.length > 0) return answerNamed({ ...request, wish: { ...wish, dishes: sized } }, dishes);
  if (!isEmptyWish(wish)) return joinAnswers(partsOf(request, dishes).map((one) => answerList(one, dishes)));
  return inGeneral(request, dishes);
}

/** `How much are the ribs`, of two kinds that are sold in sizes: each in each. */
function pricedInSizes({ wish, knowledge, text }: Request, dishes: readonly Dish[]): readonly Dish[] {
  const { asks, sort, most, least, diets, excluded, missing, wanted, quantities } = wish;
  const isPlain = [sort, most, least].every((one) => one === undefined) && quantities.length === 0;
  const isOfKind = asks.has('price') && asks.size === 1 && wanted.length > 0;
  if (!isPlain || !isOfKind || diets.length + excluded.length + missing.length > 0) return [];
  const { dishes: found, byName, partly } = findDishes(wish, dishes, knowledge);
  const isFew = new Set(found.map(({ name }) => name)).size <= MOST_IN_SIZES;
  const isSized = found.some((dish) => sizeSaid(dish, text));
  return byName && !partly && isFew && !isSized && found.some(({ variants }) => variants) ? found : [];
}

/** The most kinds whose sizes are all told. */
const MOST_IN_SIZES = 3;

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
  const beside = isOther ? kindBeside(request, dishes) : undefined;
  if (beside !== undefined) {
    const ofKind = { ...wish, ...OF_HEADING, wanted: [beside], parts: [[beside]] };
    return joinAnswers([answerAsked(request, dishes), answerList({ ...request, wish: ofKind }, dishes)]);
  }
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
  const feeding = dishesFeeding(eatersOf(text), dishes);
  if (wish.asks.has('popular') && feeding.length === 0) return popular(dishes, request);
  const shared = wish.asks.has('shared') ? dishesToShare(eatersOf(text), dishes) : [];
  if (shared.length > 0) return answerList(request, shared);
  // `What flavours do you have`, of what is all sold in the same sizes.
  const sizesOf = ({ variants = [] }: Dish) => variants.map(({ name }) => name).join();
  const alike = menuWords.ASKS_FLAVOURS.test(text) ? [...Map.groupBy(dishes, sizesOf)].filter(([sizes]) => sizes) : [];
  const [flavours = []] = alike.map(([, some]) => some).sort((a, b) => b.length - a.length);
  if (flavours.length > MOST_SORTED) return answerList(request, flavours);
  if (feeding.length > 0) return answerFeeding(request, feeding, dishes);
  // `What is good for breakfast`, of a menu that is called so.
  const meal = stemOf(menuWords.MEAL.exec(text)?.[0] ?? '');
  if (dishes.some(({ around }) => stemsOf(around).includes(meal)))
    return answerList({ ...request, wish: { ...wish, wanted: [meal] } }, dishes);
  return ofOpenWords(request, dishes);
}

/** What feeds so many, whose number is none of what they order. */
function answerFeeding(request: Request, feeding: readonly Dish[], dishes: readonly Dish[]): Answer {
  const wish = { ...request.wish, quantities: [], asks: new Set(['price' as const]), text: '' };
  if (!feeding.every((dish) => dishes.includes(dish))) return answerList({ ...request, wish }, feeding);
  return answerNamed({ ...request, text: '', wish: { ...wish, dishes: feeding, asks: new Set() } }, feeding);
}

/** What is asked by words that are none of the menu's dishes: `what sauces do you have`. */
function ofOpenWords(request: Request, dishes: readonly Dish[]): Answer {
  const { wish, text } = request;
  const said = text.split(' ').filter((word) => !request.mention.words.has(word));
  const open = contentStems(said).filter((stem) => !menuWords.wishStems.has(stem));
  // `How much is a short stack`, of several that are sold so.
  const isIn = (dish: Dish) => open.every((stem) => sizeStems(sizeSaid(dish, text)?.variant.name ?? '').includes(stem));
  const sized = open.length > 0 && wish.asks.has('price') ? dishes.filter(isIn) : [];
  if (sized.length > 0) return answerList(request, sized);
  // `What is in the flight`, of what only one dish is called at its end; `how much is a flight`, of what only one is called.
  const [only = '', another] = open;
  const calledAt = (isThere: (stems: readonly string[]) => boolean) =>
    only !== '' && another === undefined ? dishes.filter(({ name }) => isThere(stemsOf(name))) : [];
  const isPriced = ASKS_PRICE_OF_ONE.test(text);
  const last = calledAt((stems) => stems.at(-1) === only);
  const ending = last.length === 0 && isPriced ? calledAt((stems) => stems.includes(only)) : last;
  if (ending.length > 0 && onePerSize(ending))
    return answerNamed({ ...request, wish: { ...wish, dishes: ending } }, dishes);
  const told = open.length > 0 ? toldAnywhere(request, said) : undefined;
  if (told !== undefined) return { ...words.withMenuLink(told, request), own: true };
  const isOpen = open.some((stem) => !isEveryday(stem));
  // `How much is a bud light`
  if (isOpen && isPriced && ![...meaningsOf(open)].some((one) => alikeMeanings.has(one)))
    return missing({ ...request, wish: { ...wish, missing: open } }, dishes);
  return isOpen ? unknownAnswer(request.say('dontKnow'), request) : wholeMenu(dishes, request);
}

/** A part of the menu that is for sharing; else the dishes that say that they feed so many, or that they are shared. */
function dishesToShare(eaters: number, dishes: readonly Dish[]): readonly Dish[] {
  const says = (...texts: (string | undefined)[]) => texts.some((text = '') => cues.SAYS_SHARED.test(text));
  const ways = [
    dishes.filter(({ category }) => says(category)),
    dishesFeeding(eaters, dishes),
    dishes.filter(({ heading }) => says(heading)),
    dishes.filter(({ name, description }) => says(name, description)),
  ];
  return ways.find((some) => some.length > 0) ?? [];
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
  if (counted.length > 0)
    return words.withDishes(joined(caloriesAsked(counted, request, dishes), prices), counted, request);
  // `No added sugar`, of what is sugar free.
  const saying = wish.unmarked.some((word) => /\bsugar\b/.test(word)) ? dishes.filter(saysWithoutSugar) : [];
  if (saying.length > 0) {
    const values = { what: say.list(wish.unmarked), dishes: words.namesOf(saying, request) };
    return words.withDishes(say('menuNaming', values), words.onePerName(saying), request);
  }
  const isNamed = named.length > 0;
  const signed = signsTold(isNamed ? named : findDishes(wish, dishes, request.knowledge).dishes, isNamed, request);
  if (signed !== undefined) return words.withNextStep(joined(prices, signed), request);
  const key = isOfCalories ? 'menuCalories' : 'menuUnmarked';
  return words.withNextStep(joined(prices, say(key, { diets: say.list(wish.unmarked) })), request);
}

const saysWithoutSugar = ({ name, description = '' }: Dish) =>
  menuWords.SAYS_WITHOUT_SUGAR.test(`${name}. ${description}`);

/** Of the dishes that are looked for, those with the fewest calories, or with the most where these are asked for. */
function leastCalories({ wish, knowledge }: Request, dishes: readonly Dish[]): readonly Dish[] {
  const most = Number(menuWords.MOST_CALORIES.exec(wish.text)?.[1] ?? Number.POSITIVE_INFINITY);
  const all = findDishes(wish, dishes, knowledge).dishes.filter(({ calories }) => calories);
  const found = all.filter(({ calories }) => (calories?.from ?? 0) <= most);
  if (found.length > 0 && most < Number.POSITIVE_INFINITY) return found;
  const sign = menuWords.ASKS_MOST_CALORIES.test(wish.text) ? -1 : 1;
  const edge = ({ calories }: Dish) => sign * ((sign < 0 ? calories?.to : undefined) ?? calories?.from ?? 0);
  const least = all.toSorted((a, b) => edge(a) - edge(b));
  return words.onePerName(least).slice(0, MOST_SORTED);
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
