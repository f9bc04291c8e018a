/** Dishes that are meant by name: whether they are there, what they cost, what is in them, whom they suit. */
import { MARKS } from '@tablefront/restaurant/menu/marks';
import { type Answer, type Check, nonEmpty, type Ordered, sentence, sentencesOf } from '../answer.ts';
import { toldAnywhere } from '../answers/own-words.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { asksOnly, asksWhether, joined, labelsOf, nextStep, onlyPlace, type Request, verdict } from '../request.ts';
import type { Avoided } from '../safety/allergens.ts';
import { statementsOf, statementText } from '../safety/stated.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { ASKS_WHEN_SERVED } from '../vocabulary/hours-words.ts';
import {
  alikeSizes,
  HOW_MANY_OF,
  PER_PIECE,
  TELLS_CONTENTS,
  TELLS_NUMBER,
  TELLS_SEASON,
  wishStems,
} from '../vocabulary/menu-words.ts';
import { marksFor, refusedBy } from '../vocabulary/refusals.ts';
import { ASKS_FOR_DISH, ASKS_OF_CONTENT, IS_IT, seekingWords } from '../vocabulary/slot-words.ts';
import * as words from './dish-text.ts';
import { addOnsSaid, extrasTold, withoutExtras } from './extras.ts';
import { namesOfFood } from './find-dishes.ts';
import { meaningsOf } from './meanings.ts';
import { countsOf, guestsOf, isAdded, isCalled, type Named, pricedText, type Same, totalText } from './named-prices.ts';
import { differenceText, eachText } from './price-between.ts';
import { notServedThen, servedText } from './served.ts';
import { inEachSize, inSizesSaid, sizedAs, sizeSaid } from './sizes.ts';
import { isBesideOthers, orderedAs, type Wish } from './wish.ts';

interface Told {
  text: string;
  check?: Check;
  unknown?: boolean;
}

/** @param dishes those of the places that are asked about */
export function answerNamed(request: Request, dishes: readonly Dish[]): Answer {
  const named = namedIn(request, dishes);
  const { meant } = named;
  if (meant.length === 0) return notThere(request);
  const told = [...absentTold(named), ...named.groups.flatMap((same) => tell(same, named))];
  const unknown = told.some((one) => one.unknown);
  const beside = [differenceText(named), eachText(named)];
  const text = joined(
    ...new Set(told.map((one) => one.text)),
    totalText(named, dishes),
    ...beside,
    unknown && nextStep(request),
  );
  const checked = nonEmpty(told.flatMap(({ check }) => check ?? []));
  const ordered = named.groups.map((same) => orderOf(same, named));
  const answer = { ...words.withDishes(text, meant, request), ...(unknown && words.menuAndPerson(request)) };
  return { ...answer, checked, unknown, ordered };
}

/** What is asked for beside dishes, to be counted with them, and is on no menu. */
function absentTold(named: Named): Told[] {
  const { wish, groups, say } = named;
  const isOfSum = wish.asks.has('total') || wish.asks.has('price') || wish.quantities.length > 0;
  const isKnown = (stem: string) => groups.some(([dish]) => isAdded(stem, dish, named));
  const absent = isOfSum && !wish.asks.has('having') ? wish.missing.filter((stem) => !isKnown(stem)) : [];
  return absent.length > 0 ? [{ text: say('menuMissing', { what: words.typedOf(absent, named) }), unknown: true }] : [];
}

/** What the dishes that are meant by name cost, each in its size and number, and together. */
export function pricesTold(request: Request, dishes: readonly Dish[]): string {
  const named = namedIn(request, dishes);
  return joined(...named.groups.map((same) => pricedText(same, named)), totalText(named, dishes));
}

/** The dishes that are meant by name and there, in the sizes that are asked for, and how many of each. */
function namedIn(request: Request, dishes: readonly Dish[]): Named & { meant: readonly Dish[] } {
  const { wish } = request;
  // `A litre divided by six glasses` asks for the litre.
  const text = request.text.replace(/ (?:divided|split|shared) .*$/, '');
  const there = new Set(dishes);
  const extras = extrasTold(request, dishes);
  const named = wish.dishes.filter((dish) => there.has(dish));
  const meant = withoutExtras(named, extras, request);
  const all = [...Map.groupBy(meant, ({ name }) => name.toLowerCase()).values()]
    .flatMap(([first, ...others]): Same[] => (first ? [[first, ...others]] : []))
    .slice(0, words.MOST_NAMED);
  const counted = countsOf(all, text === request.text ? wish.quantities : []);
  const sized = all.flatMap((same) => {
    const several = all.length === 1 ? inSeveralSizes(same, text) : [];
    const [{ name }] = same;
    const others = all.flatMap(([other]) => (other.name === name ? [] : stemsOf(other.name)));
    const said = withoutSizesOf(others, stemsOf(name), text);
    return several.length > 0 ? several : [inSizeSaid(same, said, counted.get(same), wish)];
  });
  const groups = sized.map(({ same }) => same);
  const counts = new Map(sized.flatMap(({ same, count }) => (count === undefined ? [] : [[same, count] as const])));
  return { ...request, groups, counts, extras, meant };
}

/** `Large fries and two lagers`: large is said of the fries alone. */
function withoutSizesOf(others: readonly string[], own: readonly string[], text: string): string {
  const isOfOther = (next: string) => others.includes(next) && !own.includes(next);
  const isBig = (word: string) => /^(?:large|small|child|adult)$/.test(alikeSizes[word] ?? word);
  return text
    .split(' ')
    .filter((word, at, all) => !(isBig(word) && isOfOther(stemOf(all[at + 1] ?? ''))))
    .join(' ');
}

interface Sized {
  same: Same;
  count?: number;
}

/** One dish in the size that is asked for, and how many of it. */
function inSizeSaid(same: Same, text: string, counted: number | undefined, wish: Wish): Sized {
  const [{ name }] = same;
  const said = isBesideOthers(wish, name) ? '' : text;
  const [first, ...others] = same.map((dish) => sizedAs(dish, said, counted, orderedAs(wish, name)));
  const sized: Same = first ? [first.dish, ...others.map(({ dish }) => dish)] : same;
  return { same: sized, count: guestsOf(same[0], text) ?? first?.count };
}

/** One dish in all the sizes that are asked for, at each of its prices; none where it is asked for in one or in none. */
function inSeveralSizes(same: Same, text: string): Sized[] {
  const isOfPieces = (dish: Dish) => PER_PIECE.test(text) && !sizeSaid(dish, text);
  const sizesOf = (dish: Dish) => {
    const said = inSizesSaid(dish, text);
    return said.length > 0 || !isOfPieces(dish)
      ? said
      : inEachSize(dish).map((one) => ({ dish: one, count: undefined }));
  };
  const [own = [], ...others] = same.map(sizesOf);
  return own.map(({ dish, count }, at) => ({
    same: [dish, ...others.flatMap((other) => other[at]?.dish ?? [])],
    count,
  }));
}

/** A dish as it is asked for, which is called by its size as well where it is asked for in one. */
function orderOf(same: Same, named: Named): Ordered {
  const [dish] = same;
  const isOf = (one: string) => dish.name === one || dish.name.startsWith(`${one} (`);
  const { name } = named.wish.dishes.find((one) => isOf(one.name)) ?? dish;
  const size = dish.name.slice(name.length + 2, -1) || undefined;
  return { name, size, addOns: addOnsSaid(dish, named).map((one) => one.name), count: named.counts.get(same) };
}

/** A dish of the brand that these places do not have. */
function notThere(request: Request): Answer {
  const { say, wish, knowledge } = request;
  const what = say.list([...new Set(wish.dishes.map(({ name }) => name))], 'or');
  const place = onlyPlace(request)?.label;
  const others = knowledge.places.filter(({ index }) => wish.dishes.some((dish) => dish.places.has(index)));
  const text = joined(
    say(place === undefined ? 'menuMissing' : 'menuMissingAt', { what, place: place ?? '' }),
    others.length > 0 && say('menuElsewhere', { places: say.some(labelsOf(others), 5) }),
    nextStep(request, 'ToBeSure'),
  );
  return words.withMenuLink(text, request);
}

/** What is asked of one dish, each thing for itself; all that there is to say of it where nothing is. */
function tell(same: Same, request: Named): Told[] {
  const [dish] = same;
  const { say, wish, text } = request;
  const check = notServedThen(dish, request);
  const served = servedText(dish, request);
  if (check && asksWhether(text))
    return [{ text: joined(verdict(check, request), served, pricedText(same, request)), check }];
  const told = toldOfAsked(same, request);
  if (told.length === 0) return [aboutDish(same, request)];
  const more = [
    (check || ASKS_WHEN_SERVED.test(text)) && served,
    wish.asks.has('contents') && dish.description && sentence(dish.description),
    dish.soldOut && say('menuSoldOutNow', { dish: dish.name }),
  ];
  return [...told, ...more.flatMap((one) => (one ? { text: one } : []))];
}

/** Its allergens, price, marks and foods, as far as each is asked about. */
function toldOfAsked(same: Same, request: Named): Told[] {
  const [dish] = same;
  const { wish, text, counts, groups } = request;
  const { asks, wanted, missing, excluded } = wish;
  // `Veg tray for four` asks for no mark alone.
  const isOrdered = counts.size > 0 || (wish.diets.length > 0 && !asksWhether(text));
  const isPriced = isOrdered || (['price', 'total', 'compare'] as const).some((ask) => asks.has(ask));
  const inside = asks.has('having') || excluded.length > 0 ? [...wanted, ...missing, ...excluded] : [];
  const isOther = (stem: string) =>
    stemsOf(`${dish.category} ${/\(.*\)$/.exec(dish.name)}`).includes(stem) ||
    groups.some((one) => isAdded(stem, one[0], request) || (groups.length > 1 && isCalled(stem, one)));
  return [
    ...(/\ballergens?\b/.test(text) ? [allergensTold(dish, request)] : []),
    ...(isPriced ? [{ text: pricedText(same, request) }] : []),
    ...(wish.diets.length > 0 ? [dietTold(dish, request)] : []),
    ...spicyTold(dish, request),
    ...inside.filter((stem) => !isOther(stem)).map((stem) => foodTold(dish, stem, request)),
  ];
}

function spicyTold(dish: Dish, request: Named): Told[] {
  const { say, wish, text, groups } = request;
  // `Spicy tuna and a tea`: it is called so.
  const isCalled = text.split('spicy').length === 2 && groups.some(([{ name }]) => /spicy/i.test(name));
  if (wish.spicy === undefined || isCalled) return [];
  const spicy = say(dish.spicy ? 'menuSpicy' : 'menuNotSpicy', { dish: dish.name });
  return [judged(dish.spicy && wish.spicy && `marked spicy: ${dish.name}`, spicy, request)];
}

/** A text that states what was checked to hold, with a yes before it where the question asks for one. */
function judged(what: string | false, text: string, request: Request): Told {
  if (what === false || !asksWhether(request.text)) return { text };
  const check = { what, holds: true };
  return { text: `${verdict(check, request)} ${text}`, check };
}

function aboutDish(same: Same, request: Named): Told {
  const [dish] = same;
  const { say, text, wish, when } = request;
  const asksContents = wish.asks.has('contents');
  const marks = MARKS.filter(({ key }) => (key === 'spicy' ? dish.spicy : dish.diets?.includes(key)));
  const about =
    (request.groups.length <= 2 || asksContents) &&
    joined(
      describedText(dish, asksContents, request),
      HOW_MANY_OF.test(text) && countsIn({ ...dish, description: '' }).join(' '),
      marks.length > 0 && say('menuMarks', { marks: say.list(marks.map(({ key }) => say(key))) }),
      asksContents && dish.allergens && allergensTold(dish, request).text,
      servedText(dish, request),
    );
  const open = openWords(dish, request);
  const unsaid = open.length > 0 && say('menuDoesNotSay', { dish: dish.name, what: say.list(open) });
  if (unsaid)
    return {
      text: joined(pricedText(same, request), dish.description && sentence(dish.description), unsaid),
      unknown: true,
    };
  const rest = joined(pricedText(same, request), about);
  if (dish.soldOut) return { text: `${say('menuSoldOutNow', { dish: dish.name })} ${rest}` };
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
/** What is said of a dish; where its contents are asked about, what comes with it as well, or that the menu says no more. */
function describedText(dish: Dish, asksContents: boolean, { say }: Request): string {
  const own = dish.description ? sentence(dish.description) : '';
  if (!asksContents) return own;
  return joined(own, withIt(dish) || (own === '' && say('menuSaysNoMore')));
}

/** What comes with all that stands under a heading: `with fries and a drink`. */
const withIt = ({ heading }: Dish) =>
  sentencesOf(heading)
    .filter((text) => TELLS_CONTENTS.test(text))
    .join(' ');

/** What is said of how many there are of a dish, by its own words or those of its heading. */
const countsIn = ({ description = '', heading }: Dish) =>
  [description, heading].flatMap(sentencesOf).filter((text) => TELLS_NUMBER.test(text));

/** `Is the mamey local`, `how many slices`: what a question asks of a dish, and its own words do not have. */
function openWords(dish: Dish, { text, wish, groups, mention, when }: Named): string[] {
  const counted = HOW_MANY_OF.exec(text)?.[1];
  if (counted !== undefined) {
    const isCounted = countsIn(dish).length > 0 || dish.variants?.some(({ name }) => TELLS_NUMBER.test(name));
    return isCounted ? [] : [counted];
  }
  const isOfOne = groups.length === 1 && wish.dishes.length === 1 && IS_IT.test(text) && !when.named;
  const own = new Set(stemsOf(`${dish.name} ${dish.category ?? ''} ${dish.description ?? ''}`));
  const isOpen = (word: string) =>
    !isFiller(word) &&
    !mention.words.has(word) &&
    !/\d/.test(word) &&
    !own.has(stemOf(word.replace(/less$/, ''))) &&
    !own.has(stemOf(word)) &&
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

function dietTold(dish: Dish, request: Request): Told {
  const { say } = request;
  const { diets } = request.wish;
  if (!dish.diets) return { text: say('menuDietsUnknown', { diets: words.dietNames(diets, request) }), unknown: true };
  const missing = diets.filter((diet) => !dish.diets?.includes(diet));
  const text = words.markText(dish, request);
  const shown = statementsOf(
    dish,
    missing.flatMap((diet) => refusedBy[diet] ?? []),
  );
  if (shown.length > 0) return { text: joined(text, statementText(dish, shown, request)), unknown: true };
  return missing.length > 0
    ? { text, unknown: true }
    : judged(`marked ${diets.join(', ')}: ${dish.name}`, text, request);
}

/** Whether a food is in a dish: only as far as the menu's own words say. */
function foodTold(dish: Dish, stem: string, request: Request): Told {
  const { say, wish, text } = request;
  // `Can I get it without beef`, where the brand has written of that.
  const own = wish.excluded.includes(stem) ? toldAnywhere(request, [...wordsOf(dish.name), stem]) : undefined;
  if (own !== undefined) return { text: own };
  const named = namesOfFood(dish, stem);
  // `Is there real pork in it`, of what is marked vegan.
  const isRefused = (some: readonly Avoided[]) => some.some(({ word }) => meaningsOf(word).includes(stem));
  const [mark] = marksFor.find(([diet, told]) => dish.diets?.includes(diet) && isRefused(told)) ?? [];
  const marked = mark && say('menuMarked', { dish: dish.name, diets: say(mark) });
  // `Nearly no alcohol`: what is said of it is the answer.
  const spoken = stemsOf(dish.description ?? '').some((one) => meaningsOf(stem).includes(one));
  if (named.length === 0 && spoken) return { text: joined(sentence(dish.description ?? ''), marked) };
  if (named.length === 0) {
    const unsaid = say('menuDoesNotSay', { dish: dish.name, what: wish.typed.get(stem) ?? stem });
    return { text: joined(unsaid, marked), unknown: true };
  }
  const says = say('menuSays', { dish: dish.name, what: say.list(named) });
  if (wish.excluded.includes(stem)) return { text: joined(says, say('menuLeaveOut')), unknown: true };
  const asksIt = ASKS_OF_CONTENT.test(text) && !/\b(?:without|no|not)\b/.test(text);
  const check = { what: `the words of ${dish.name} name ${stem}`, holds: true };
  return asksIt ? { text: `${verdict(check, request)} ${says}`, check } : { text: says };
}
