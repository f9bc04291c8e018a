/** Dishes that are meant by name: whether they are there, what they cost, what is in them, whom they suit. */
import { MARKS } from '@tablefront/restaurant/menu/marks';
import { type Answer, type Check, nonEmpty, sentence, sentencesOf } from '../answer.ts';
import { toldAnywhere } from '../answers/own-words.ts';
import { around } from '../knowledge/comes-with.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { folded, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { asksOnly, asksWhether, joined, labelsOf, nextStep, onlyPlace, type Request, verdict } from '../request.ts';
import { addedAgainst, addedTo } from '../safety/added.ts';
import { isSoft, saysSoft } from '../safety/drinks.ts';
import { besideMarks, doubtsOfMarks, writtenOfFaith } from '../safety/own-warnings.ts';
import { markRefusing, statementsOf, statementText } from '../safety/stated.ts';
import { OVER_AGE } from '../vocabulary/alcohol-words.ts';
import { IS_DAY } from '../vocabulary/alike-words.ts';
import { NOT_IN_IT } from '../vocabulary/allergens.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { ASKS_WHEN_SERVED } from '../vocabulary/hours-words.ts';
import {
  ASKS_AGE,
  ASKS_SOMETHING,
  HOW_MANY_OF,
  TELLS_AGE,
  TELLS_EXTRA,
  TELLS_LEFT_OUT,
  TELLS_NUMBER,
  TELLS_SEASON,
  TELLS_WHEN_SERVED,
  wishStems,
} from '../vocabulary/menu-words.ts';
import { OF_CHILDREN } from '../vocabulary/order-words.ts';
import { refusedBy } from '../vocabulary/refusals.ts';
import {
  ASKS_FOR_DISH,
  ASKS_OF_CONTENT,
  GIVES_TO_CHILD,
  IS_FOR_CHILD,
  IS_IT,
  MADE_MILDER,
  seekingWords,
} from '../vocabulary/slot-words.ts';
import { childRates } from './child-rates.ts';
import * as words from './dish-text.ts';
import { dishesAt, isAt, namesOfFood } from './find-dishes.ts';
import { leftOutText } from './left-out.ts';
import { meaningsOf } from './meanings.ts';
import { type Line, type Order, orderedLine, orderIn } from './order.ts';
import { eachText, isAdded, isCalled, lineText, totalText } from './prices.ts';
import { notServedThen, servedText } from './served.ts';
import { isOrder } from './wish.ts';

interface Told {
  text: string;
  check?: Check;
  unknown?: boolean;
  /** A dish of which it says what its mark does not tell. */
  stated?: string;
}

/** @param dishes those of the places that are asked about */
export function answerNamed(request: Request, dishes: readonly Dish[]): Answer {
  const named = orderIn(request, dishes);
  const { meant } = named;
  if (meant.length === 0) return notThere(request);
  const told = [...absentTold(named), ...named.lines.flatMap((line) => tell(line, named))];
  const unknown = told.some((one) => one.unknown);
  const text = joined(
    ...new Set(told.map((one) => one.text)),
    totalText(named, dishes),
    leftOutText(named),
    named.included.length > 0 && named.say('menuOwnWords', { text: named.included.join(' ') }),
    eachText(named),
    unknown && nextStep(request),
  );
  const checked = nonEmpty(told.flatMap(({ check }) => check ?? []));
  const ordered = named.lines.map(orderedLine);
  const answer = { ...words.withDishes(text, meant, request), ...(unknown && words.menuAndPerson(request)) };
  const stated = nonEmpty(told.flatMap((one) => one.stated ?? []));
  return { ...answer, checked, unknown, ordered, ...(stated && { stated }) };
}

/** What is asked for beside dishes, to be counted with them, and is on no menu. */
function absentTold(named: Order): Told[] {
  const { wish, lines, say } = named;
  const isOfSum = isOrder(wish) || wish.quantities.length > 0;
  const isKnown = (stem: string) => lines.some((line) => isAdded(stem, line, named));
  const absent = isOfSum && !wish.asks.has('having') ? wish.missing.filter((stem) => !isKnown(stem)) : [];
  const none = absent.length > 0 && say('menuMissing', { what: words.typedOf(absent, named) });
  const unsaid = named.notAdded.map(({ dish, what }) => say('menuDoesNotSay', { dish: dish.name, what }));
  return [none, ...unsaid].flatMap((text) => (text ? [{ text, unknown: true }] : []));
}

/** What the dishes that are meant by name cost, each in its size and number, and together. */
export function pricesTold(request: Request, dishes: readonly Dish[]): string {
  const order = orderIn(request, dishes);
  return joined(...order.lines.map((line) => lineText(line, order)), totalText(order, dishes));
}

/** A dish of the brand that these places do not have. */
function notThere(request: Request): Answer {
  const { say, wish, knowledge } = request;
  const what = say.list([...new Set(wish.dishes.map(({ name }) => name))], 'or');
  const place = onlyPlace(request)?.label;
  const others = knowledge.places.filter((one) => wish.dishes.some((dish) => isAt(dish, one)));
  // `How much for 2 large`, of what another place has.
  const isPriced = others.length > 0 && (['price', 'total'] as const).some((ask) => wish.asks.has(ask));
  const there = { ...request, places: others, named: others };
  const priced = isPriced && orderIn(there, dishesAt(there));
  const text = joined(
    say(place === undefined ? 'menuMissing' : 'menuMissingAt', { what, place: place ?? '' }),
    others.length > 0 && say('menuElsewhere', { places: say.some(labelsOf(others), 5) }),
    priced && joined(...priced.lines.map((line) => lineText(line, priced)), totalText(priced, wish.dishes)),
    nextStep(request, 'ToBeSure'),
  );
  return { ...words.withMenuLink(text, request), ...(priced && { ordered: priced.lines.map(orderedLine) }) };
}

/** What is asked of one dish, each thing for itself; all that there is to say of it where nothing is. */
function tell(line: Line, request: Order): Told[] {
  const [dish] = line.same;
  const { say, wish, text } = request;
  const check = notServedThen(dish, request);
  const served = servedText(dish, request);
  const own = new Set(stemsOf(dish.name));
  // `Walnut loaf today`
  const isBare = text.split(' ').every((word) => own.has(stemOf(word)) || IS_DAY.test(word) || isFiller(word));
  if (check && (isBare || asksWhether(text)))
    return [{ text: joined(verdict(check, request), served, lineText(line, request)), check }];
  const told = [...toldToChild(dish, request), ...toldOfAsked(line, request)];
  if (told.length === 0) return [aboutDish(line, request)];
  const more = [
    (check || ASKS_WHEN_SERVED.test(text) || request.when.days.length > 0) && served,
    saidWhenServed(dish, request),
    (wish.asks.has('contents') || told.some(({ unknown }) => unknown) || line.isForGuests) &&
      dish.description &&
      sentence(dish.description),
    ageTold(dish, text),
    line.isForGuests && OF_CHILDREN.test(text) && (childRates(dish, request) ?? say('menuChildrenNotCounted')),
    soldOutText(line, request),
  ];
  return [...told, ...more.flatMap((one) => (one ? { text: one } : []))];
}

/** `Kids pasta for a 12 year old`: for which ages it is, by its own words or those over it. */
const ageTold = ({ description = '', heading }: Dish, text: string) =>
  ASKS_AGE.test(text) && [description, heading].flatMap(sentencesOf).find((one) => TELLS_AGE.test(one));

const notForChildren = ['alcohol', 'caffeine'].map((word) => ({ kind: 'other', word }));

/** `Is the ice cider ok for children`: that it holds alcohol or caffeine, and from which age it is had, where that is written; more no menu tells. */
function toldToChild(dish: Dish, request: Request): Told[] {
  const { text } = request;
  if (!IS_FOR_CHILD.test(text) && (isOrder(request.wish) || !GIVES_TO_CHILD.test(text))) return [];
  const shown = statementsOf(dish, notForChildren);
  const age = [dish.description ?? '', dish.heading].flatMap(sentencesOf).find((one) => OVER_AGE.test(one));
  return [shown.length > 0 && statementText(dish, shown, request), age].flatMap((one) => (one ? { text: one } : []));
}

/** That a dish is sold out, or at which of the places, and where it is to be had. */
function soldOutText({ same }: Line, request: Request): string {
  const { say, places } = request;
  const gone = same.filter(({ soldOut }) => soldOut);
  const there = places.filter((place) => same.some((dish) => !dish.soldOut && isAt(dish, place)));
  const dishes = gone.map((one) => `${one.name}${there.length > 0 ? words.whereText(one, request, true) : ''}`);
  return joined(
    ...[...new Set(dishes)].map((dish) => say('menuSoldOutNow', { dish })),
    gone.length > 0 && there.length > 0 && say('menuElsewhere', { places: say.some(labelsOf(there), 5) }),
  );
}

/** Its allergens, price, marks and foods, as far as each is asked about. */
function toldOfAsked(line: Line, request: Order): Told[] {
  const [dish] = line.same;
  const { wish, text, lines } = request;
  const { asks, wanted, missing, excluded } = wish;
  // `Veg tray for four` asks for no mark alone.
  const isOrdered = lines.some(({ count }) => count !== undefined) || (wish.diets.length > 0 && !asksWhether(text));
  // `Burrito with shrimp`, which asks nothing.
  const isBare = / with /.test(text) && asks.has('having') && !ASKS_SOMETHING.test(text);
  const isPriced = isOrdered || isBare || (['price', 'total', 'compare'] as const).some((ask) => asks.has(ask));
  const inside = asks.has('having') || excluded.length > 0 ? [...wanted, ...missing, ...excluded] : [];
  const isOther = (stem: string) =>
    stemsOf(`${dish.category} ${/\(.*\)$/.exec(dish.name)}`).includes(stem) ||
    lines.some((one) => isAdded(stem, one, request) || (lines.length > 1 && isCalled(stem, one)));
  return [
    ...(/\ballergens?\b/.test(text) ? [allergensTold(dish, request)] : []),
    ...(isPriced ? [{ text: lineText(line, request) }] : []),
    ...(wish.diets.length > 0 ? [dietTold(line, request)] : []),
    ...spicyTold(dish, request),
    ...inside.filter((stem) => !isOther(stem)).map((stem) => foodTold(dish, stem, request)),
  ];
}

function spicyTold(dish: Dish, request: Order): Told[] {
  const { say, wish, text, lines } = request;
  // `Spicy tuna and a tea`: it is called so.
  const isCalled = text.split('spicy').length === 2 && lines.some(({ name }) => /spicy/i.test(name));
  if (wish.spicy === undefined || isCalled) return [];
  // `Can you make it mild`, of which the brand has written by the dish's name.
  const [kind = ''] = wordsOf(dish.name).slice(-1);
  const own = MADE_MILDER.test(text) ? toldAnywhere(request, [kind, 'mild'], 1) : undefined;
  if (own !== undefined) return [{ text: own }];
  const spicy = say(dish.spicy ? 'menuSpicy' : 'menuNotSpicy', { dish: dish.name });
  return [judged(dish.spicy && wish.spicy && `marked spicy: ${dish.name}`, spicy, request)];
}

/** A text that states what was checked to hold, with a yes before it where the question asks for one. */
function judged(what: string | false, text: string, request: Request): Told {
  if (what === false || !asksWhether(request.text)) return { text };
  const check = { what, holds: true };
  return { text: `${verdict(check, request)} ${text}`, check };
}

/** How the menu marks a dish, and what comes with it that this denies; with what is added it may be another thing. */
function marksTold({ same: [dish], addOns }: Line, request: Request): string {
  const { say } = request;
  const marks = MARKS.filter(
    ({ key }) => addOns.length === 0 && (key === 'spicy' ? dish.spicy : dish.diets?.includes(key)),
  );
  if (marks.length === 0) return '';
  return joined(say('menuMarks', { marks: say.list(marks.map(({ key }) => say(key))) }), besideMarks(dish, request));
}

function aboutDish(line: Line, request: Order): Told {
  const [dish] = line.same;
  const { say, text, wish, when } = request;
  const asksContents = wish.asks.has('contents');
  const about =
    (request.lines.length <= 2 || asksContents) &&
    joined(
      describedText(dish, asksContents, request),
      HOW_MANY_OF.test(text) && countsIn({ ...dish, description: '' }).join(' '),
      marksTold(line, request),
      asksContents && dish.allergens && allergensTold(dish, request).text,
      ageTold(dish, text),
      servedText(dish, request),
    );
  const open = openWords(dish, request);
  const unsaid = open.length > 0 && say('menuDoesNotSay', { dish: dish.name, what: say.list(open) });
  if (unsaid)
    return {
      text: joined(lineText(line, request), dish.description && sentence(dish.description), unsaid),
      unknown: true,
    };
  const whenServed = saidWhenServed(dish, request);
  const rest = joined(lineText(line, request), about, !(about || '').includes(whenServed) && whenServed);
  const soldOut = soldOutText(line, request);
  if (soldOut !== '') return { text: `${soldOut} ${rest}` };
  const bounded = when.named || wish.most !== undefined || wish.least !== undefined || wish.missing.length > 0;
  // `Is there sugar in the tea`: that there is tea is no yes.
  const isForDish = ASKS_FOR_DISH.test(text) && !/\bin (?:the|your|it|this|that)\b/.test(text);
  return judged(
    !bounded &&
      isForDish &&
      !isLimited(dish) &&
      asksOnly(request, [...stemsOf(`${dish.name} ${dish.category ?? ''}`), ...seekingWords]) &&
      `on the menu and not sold out: ${dish.name}`,
    rest,
    request,
  );
}

/** Whether it is to be had at some times only, which are told: no yes is given to who asks at another. */
const isLimited = ({ available, served, servedAsSaid, description = '' }: Dish) =>
  [available, served, servedAsSaid].some((one) => one !== undefined) || TELLS_SEASON.test(description);
/** What its own words or those over it say of when it is to be had, where a time is asked about. */
function saidWhenServed({ available, description = '', heading }: Dish, { when }: Request): string {
  const texts = when.named && !available ? [description, heading].flatMap(sentencesOf) : [];
  return texts.find((one) => TELLS_WHEN_SERVED.test(one) && !TELLS_EXTRA.test(one)) ?? '';
}

/** What is said of a dish; where its contents are asked about, what comes with it as well, or that the menu says no more. */
function describedText(dish: Dish, asksContents: boolean, { say }: Request): string {
  const own = dish.description ? sentence(dish.description) : '';
  if (!asksContents) return own;
  return joined(own, withIt(dish) || (own === '' && say('menuSaysNoMore')));
}

/** What comes with all that stands under a heading, or on a menu: `with fries and a drink`. */
const withIt = (dish: Dish) => around(dish).join(' ');

/** What is said of how many there are of a dish, by its own words or those of its heading. */
const countsIn = ({ description = '', heading }: Dish) =>
  [description, heading].flatMap(sentencesOf).filter((text) => TELLS_NUMBER.test(text) && !TELLS_EXTRA.test(text));

/** `Is the mamey local`, `how many slices`: what a question asks of a dish, and its own words do not have. */
function openWords(dish: Dish, { text, wish, lines, mention, when }: Order): string[] {
  const counted = HOW_MANY_OF.exec(text)?.[1];
  if (counted !== undefined) {
    const isCounted =
      TELLS_NUMBER.test(dish.name) ||
      countsIn(dish).length > 0 ||
      dish.variants?.some(({ name }) => TELLS_NUMBER.test(name));
    return isCounted ? [] : [counted];
  }
  const [decaf] = /\bdecaf\w*/.exec(text) ?? [];
  if (decaf && !/\bdecaf/i.test(`${dish.name} ${dish.description}`)) return [decaf];
  const isOfOne = lines.length === 1 && wish.dishes.length === 1 && IS_IT.test(text) && !when.named;
  const own = new Set(stemsOf(`${dish.name} ${dish.category ?? ''} ${dish.description ?? ''}`));
  const isOpen = (word: string) =>
    !isFiller(word) &&
    !mention.words.has(word) &&
    !/\d/.test(word) &&
    !own.has(stemOf(word.replace(/less$/, ''))) &&
    !own.has(stemOf(word)) &&
    !(/^alcohol/.test(word) && saysSoft(dish)) &&
    !wishStems.has(stemOf(word));
  return isOfOne ? text.split(' ').slice(1).filter(isOpen) : [];
}

/** The allergens that the menu states for a dish, or that it states none. */
function allergensTold({ name: dish, allergens, mayContain, freeOf }: Dish, { say }: Request): Told {
  const further = joined(
    mayContain && say('menuMayOf', { list: say.list(mayContain) }),
    freeOf && say('menuFreeOf', { list: say.list(freeOf) }),
  );
  if (!allergens) return { text: joined(say('menuNoAllergens', { dish }), further), unknown: true };
  return { text: joined(say('menuStatedOf', { dish, list: say.list(allergens) || say('menuNothing') }), further) };
}

/** Whether a dish is marked so; of what is added to it the mark says nothing, nor of the other dishes that are asked about. */
function dietTold({ same: [dish], addOns }: Line, request: Order): Told {
  const { say, wish, lines } = request;
  const { diets } = wish;
  const missing = diets.filter((diet) => !dish.diets?.includes(diet));
  const none = say('menuDietsUnknown', { diets: words.dietNames(diets, request) });
  const text = dish.diets ? words.markText(dish, request) : none;
  const refused = (some: typeof diets) => some.flatMap((diet) => refusedBy[diet] ?? []);
  const shown = statementsOf(dish, refused(missing));
  const own = shown.length > 0 && statementText(dish, shown, request);
  const added = addedTo([dish], { ...request, wish: { ...wish, avoid: refused(diets) } });
  const beside = added.filter(({ name }) => name !== dish.name);
  const isMore = beside.length + addOns.length > 0;
  // `Is the pork gyro halal`, `lamb?`: the house has written of it.
  const ofHouse = missing.includes('halal') && !/\bhalal\b/.test(request.text) ? writtenOfFaith(request) : [];
  if (isMore && dish.diets) return { text: joined(text, own, ...addedAgainst(beside, diets, request)), unknown: true };
  if (own || missing.length > 0) return { text: joined(text, own, ...ofHouse), unknown: true };
  const doubts = doubtsOfMarks(dish, request);
  if (doubts.length > 0) return { text: joined(text, ...doubts), unknown: true, stated: dish.name };
  const isMarked = lines.every(({ same: [one] }) => diets.every((diet) => one.diets?.includes(diet)));
  return judged(isMarked && `marked ${diets.join(', ')}: ${dish.name}`, text, request);
}

/** `Can I get it without beef`, where the brand has written of that, or the dish says so: `Ask for it without the chorizo.` */
function leftOutTold(dish: Dish, stem: string, request: Request): string | undefined {
  const isOfFood = (text: string) => namesOfFood({ ...dish, name: '', description: text }, stem).length > 0;
  const said = sentencesOf(dish.description ?? '').find((one) => TELLS_LEFT_OUT.test(one) && isOfFood(one));
  return said ? request.say('menuOwnWords', { text: said }) : toldAnywhere(request, [...wordsOf(dish.name), stem]);
}

/** `Comes without soup, the soup is anchovy`: what a dish says of what is not there. */
function deniedTold({ description = '' }: Dish, stem: string, { say }: Request): string | undefined {
  const isDenied = (text: string) =>
    [...folded(text).matchAll(NOT_IN_IT)].some(([denied]) => stemsOf(denied).includes(stem));
  const text = sentencesOf(description).find(isDenied);
  return text && say('menuOwnWords', { text });
}

/** Whether an entry of a list of allergens is that food, or one of its kinds. */
const namesFood = (entry: string, stem: string) => stemsOf(entry).some((one) => meaningsOf(stem).includes(one));

/** What a dish does not say itself: another that is in it may, `pork` of a platter with egg rolls; else it is not known. */
function unsaidTold(dish: Dish, stem: string, marked: string | undefined, request: Request): Told {
  const held = statementsOf(dish, [{ kind: 'other', word: stem }]);
  // `Molluscs`, of who asks for shrimp, `soy` for tofu: it is for who asks to know what is stated.
  const isListed = held.some(
    ({ how, words: stated }) => how === 'listed' && !stated.some((one) => namesFood(one, stem)),
  );
  if (held.length > 0 && !isListed) return { text: joined(statementText(dish, held, request), marked) };
  const what = request.wish.typed.get(stem) ?? stem;
  const listed = isListed && allergensTold(dish, request).text;
  return { text: joined(request.say('menuDoesNotSay', { dish: dish.name, what }), listed, marked), unknown: true };
}

/** What is said of a food over a dish; `coffee to cocktails`, over a root beer float, is not said of it. */
const saidOver = (dish: Dish, stem: string) =>
  sentencesOf(stem === 'alcohol' && isSoft(dish) ? '' : dish.heading).find((one) =>
    stemsOf(one).some((own) => meaningsOf(stem).includes(own)),
  );

/** Whether a food is in a dish: only as far as the menu's own words say. */
function foodTold(dish: Dish, stem: string, request: Request): Told {
  const { say, wish, text } = request;
  const without = wish.excluded.includes(stem) ? leftOutTold(dish, stem, request) : deniedTold(dish, stem, request);
  if (without !== undefined) return { text: without };
  const named = namesOfFood(dish, stem);
  // `Is there real pork in it`, of what is marked vegan.
  const mark = markRefusing(dish, [stem]);
  const marked = mark && say('menuMarked', { dish: dish.name, diets: say(mark) });
  // `Nearly no alcohol`: what is said of it is the answer.
  const spoken = stemsOf(dish.description ?? '').some((one) => meaningsOf(stem).includes(one));
  const beside = saidOver(dish, stem);
  if (named.length === 0 && beside && !wish.excluded.includes(stem)) return { text: `${dish.name}: ${beside}` };
  if (named.length === 0 && spoken) return { text: joined(sentence(dish.description ?? ''), marked) };
  if (named.length === 0) return unsaidTold(dish, stem, marked, request);
  const says = say('menuSays', { dish: dish.name, what: say.list(named) });
  if (wish.excluded.includes(stem)) return { text: joined(says, say('menuLeaveOut')), unknown: true };
  // `Is the alcohol cooked off in it`: that there is some is no yes.
  const asksIt =
    ASKS_OF_CONTENT.test(text) && !/\b(?:without|no|not|off|out|away|cooked|burned|burnt|left)\b/.test(text);
  const check = { what: `the words of ${dish.name} name ${stem}`, holds: true };
  return asksIt ? { text: `${verdict(check, request)} ${says}`, check } : { text: says };
}
