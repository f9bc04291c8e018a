/** What the menu states of what a guest must avoid, or asks about, and never more than that. */

import { type Answer, joinAnswers, nonEmpty, sentencesOf } from '../answer.ts';
import { around } from '../knowledge/comes-with.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import { addedStating } from '../menu/added-stating.ts';
import { pricesTold } from '../menu/answer-named.ts';
import * as words from '../menu/dish-text.ts';
import { addOnsSaid } from '../menu/extras.ts';
import { findDishes } from '../menu/find-dishes.ts';
import { markedElsewhere } from '../menu/marked-elsewhere.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { signsTold } from '../menu/salt-sugar.ts';
import { isEmptyWish } from '../menu/wish.ts';
import { asksWhether, joined, nextStep, type Request } from '../request.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { ASKS_OF_FOOD, ASKS_WHAT_IT_IS, CALORIES, HOW_MANY_OF } from '../vocabulary/menu-words.ts';
import { ANY_NUT, ASKS_IF_ALL, DENIES, leftOutForGood, marksFor } from '../vocabulary/refusals.ts';
import { addedAgainst, addedTo } from './added.ts';
import { type Avoided, allergenKind } from './allergens.ts';
import { aroundMark, besideVerdict, dishVerdict, inSizeFeared, leftOutOf, markOf } from './dish-verdict.ts';
import { foundAtRisk } from './found-at-risk.ts';
import { ownWarnings, sharedAmong } from './own-warnings.ts';
import { isMarkedAgainst, isOffered, statementsOf, type Verdict, verdictOn } from './stated.ts';
import { isHeldOnly, rawToldOf, statedBy, statedIn, statingText, tellsNone, unknownText } from './stating.ts';
import { avoidedNames, isOneNut, mustBeAvoided } from './what-is-avoided.ts';
import { withoutFeared } from './without-feared.ts';

/**
 * Ask the kitchen: what stands behind every answer about what must be avoided.
 *
 * @param told what stands before it, and is not said again
 */
export function caution(request: Request, told = ''): string {
  const warnings = ownWarnings(request, mustBeAvoided(request.wish)).filter((text) => !told.includes(text));
  return joined(...warnings, request.say('menuTellStaff'), nextStep(request));
}

/** @param dishes those of the places that are asked about */
export function answerAtRisk(asked: Request, dishes: readonly Dish[]): Answer {
  const request = withoutFeared(asked);
  const must = mustBeAvoided(request.wish);
  // `Are all your curries pork free`
  const foods = request.wish.excluded.map((word) => ({ kind: 'other', word }));
  const avoid = nonEmpty(must) ?? nonEmpty(foods) ?? [{ kind: 'unsaid', word: '' }];
  const there = new Set(dishes);
  const named = request.wish.dishes.filter((dish) => there.has(dish));
  // `Can I have the nut roast, what else should I avoid`
  if (named.length > 0 && request.wish.asks.has('inverse') && /\belse\b/.test(request.text)) {
    const rest = { ...request, wish: { ...request.wish, dishes: [] } };
    return joinAnswers([ofNamed(named, avoid, request), ofAll(dishes, avoid, rest)]);
  }
  const priced = named.length > 0 ? named : onlyPriced(dishes, request);
  if (priced.length > 0) return ofNamed(priced, avoid, { ...request, wish: { ...request.wish, dishes: priced } });
  const part = partNamed(request);
  return part === undefined ? ofAll(dishes, avoid, request) : ofPart(part, avoid, request);
}

/** `How much are they`, of the gluten-free bagels, where only one dish is that. */
function onlyPriced(dishes: readonly Dish[], { wish, knowledge }: Request): readonly Dish[] {
  if (!wish.asks.has('price') || wish.wanted.length === 0) return [];
  const found = findDishes({ ...wish, excluded: [], asks: new Set() }, dishes, knowledge).dishes;
  const marked = found.filter((dish) => wish.diets.every((diet) => dish.diets?.includes(diet)));
  return new Set(marked.map(({ name }) => name)).size === 1 ? marked : [];
}

/** What is known of the dishes that fit what else is wished. */
function ofAll(dishes: readonly Dish[], avoid: readonly Avoided[], request: Request): Answer {
  const { wish, say, knowledge, text } = request;
  // `Dairy free of desserts` leaves out no dessert.
  const isLeft = (word: string) => leftOutForGood.has(word) || foodStems.has(word);
  // `Which tea has no caffeine`, of all that stands under teas.
  const isAvoided = (word: string) => word !== 'caffeine' && avoid.some((one) => one.word === word);
  const excluded = wish.excluded.filter((word) => isLeft(word) && !isAvoided(word));
  const plain = { ...wish, excluded, asks: new Set<never>() };
  const isNarrow = wish.wanted.length > 0 || wish.course !== undefined;
  const found = isNarrow ? foundAtRisk(plain, dishes, avoid, request) : [];
  const wide = { ...plain, wanted: [], course: undefined };
  const priced = found.length > 0 ? found : findDishes(wide, dishes, knowledge).dishes;
  const fitting = priced.length > 0 ? priced : dishes;
  // `Which dishes contain nuts`: nobody said that they must be avoided.
  const inverse = wish.asks.has('inverse') || (wish.avoid.length === 0 && found.length === 0);
  // What states it is looked for in all of a menu.
  const marked = inverse
    ? withoutDrinks(fitting, request)
    : // `Are all salads gluten free`: those that are not are told of as well.
      fitting.filter((dish) => ASKS_IF_ALL.test(text) || wish.diets.every((diet) => dish.diets?.includes(diet)));
  // What nothing is marked as is not called by that.
  const called = { ...wish, diets: marked.length > 0 && !inverse && !ASKS_IF_ALL.test(text) ? wish.diets : [] };
  const of = found.length > 0 || called.diets.length > 0 ? words.describe(called, request) : '';
  const answer = ofMany({ dishes: marked.length > 0 ? marked : fitting, avoid, of, inverse }, request);
  if (marked.length > 0) return answer;
  const elsewhere = offeredElsewhere(fitting, avoid, request);
  const none = say('menuNoneMarked', { diets: words.dietNames(wish.diets, request) });
  const response = joined(none, elsewhere?.response, answer.response);
  return { ...answer, response, menu_items: elsewhere?.menu_items ?? answer.menu_items };
}

/** `Which dishes have alcohol`, `alcohol in food`: none of the drinks. */
function withoutDrinks(dishes: readonly Dish[], { wish, text }: Request): readonly Dish[] {
  const isOfFood = ASKS_OF_FOOD.test(text) && mustBeAvoided(wish).every(({ word }) => word === 'alcohol');
  return isOfFood ? dishes.filter(({ course }) => course !== 'drink') : dishes;
}

/** Where nothing that was found is marked as wished: other meals that are, and that may be offered. */
function offeredElsewhere(
  found: readonly Dish[],
  avoid: readonly Avoided[],
  request: Request,
): Pick<Answer, 'response' | 'menu_items'> | undefined {
  const { wish, say } = request;
  const isShown = (dish: Dish) => !dish.soldOut && (isOffered(dish, avoid) || markOf(dish, avoid) !== undefined);
  const others = markedElsewhere(found, request).filter(isShown);
  if (others.length === 0) return undefined;
  const told = marksFor.flatMap(([mark, kinds]) => (wish.diets.includes(mark) ? kinds : []));
  const untold = avoid.filter(({ kind, word }) => !told.some((one) => one.kind === kind && one.word === word));
  const diets = words.dietNames(wish.diets, request);
  const values = { diets, of: diets, what: avoidedNames(untold, request), dishes: words.namesOf(others, request) };
  return words.withDishes(
    say(untold.length > 0 ? 'menuOfTheseSilent' : 'menuMarkedElsewhere', values),
    others,
    request,
  );
}

/** `Is the toum egg free`: what is asked about stands in the words of dishes only, and no list of dishes tells of it. */
function partNamed({ text, wish, knowledge: { index } }: Request): string | undefined {
  const isPart = (stem: string) =>
    index.isKnown(stem) &&
    !meaningsOf(stem).some(index.isNameStem) &&
    !isEveryday(stem) &&
    !isFiller(stem) &&
    !allergenKind(stem);
  const isOpen = isEmptyWish({ ...wish, allergens: [], excluded: [] }) && asksWhether(text);
  return isOpen ? text.split(' ').find((word) => isPart(stemOf(word))) : undefined;
}

function ofPart(part: string, avoid: readonly Avoided[], request: Request): Answer {
  const unknown = request.say('menuUnknown', { dish: part, what: avoidedNames(avoid, request) });
  const response = joined(unknown, caution(request));
  return { response, content_types: ['menu_link'], ...words.menuAndPerson(request), unknown: true };
}

/** What is known of dishes that are meant by name: of each what it states, and that nothing more is known. */
function ofNamed(named: readonly Dish[], avoid: readonly Avoided[], request: Request): Answer {
  const { say, wish } = request;
  const some = [...new Map(named.map((dish) => [dish.name, dish])).values()];
  const all = words
    .onePerName(named)
    .slice(0, words.MOST_NAMED)
    .map((dish) => inSizeFeared(dish, avoid, request));
  const added = addedTo(named, request);
  const isAddedFree = added.every((one) => statementsOf(one, avoid).length === 0);
  const cards = some.filter((dish) => isAddedFree && isOffered(dish, avoid)).map((dish) => words.card(dish, request));
  const isMarked = all.some((dish) => markOf(dish, avoid));
  const [only, another] = some;
  // `Does it have bones`, long after the allergy was named: the dish's own words, but none of what it is without.
  const isSaid = ({ kind, word }: Avoided) => wish.text.includes(kind) || wish.text.includes(word);
  const asksMore =
    wish.asks.has('having') ||
    wish.asks.has('contents') ||
    [HOW_MANY_OF, ASKS_WHAT_IT_IS].some((one) => one.test(request.text));
  const isOther = !another && asksMore && (wish.wanted.length > 0 || !avoid.some(isSaid));
  const beside = only ? around(only) : [];
  const described =
    isOther && [...sentencesOf(only?.description ?? ''), ...beside].filter((text) => !DENIES.test(text));
  const told = [
    // What states it is told before what is not known.
    ...[...all, ...added]
      .toSorted((a, b) => Number(statementsOf(b, avoid).length > 0) - Number(statementsOf(a, avoid).length > 0))
      .map((dish) => dishVerdict(dish, avoid, request)),
    ...some.map(
      (dish) => wish.diets.length > 0 && joined(words.markText(dish, request), words.madeForDiets(dish, request)),
    ),
    // `Ful vegan with ayib`: what is added no mark of it tells.
    ...(wish.diets.length > 0 && added.length > 0 ? addedAgainst(added, wish.diets, request) : []),
  ];
  return {
    response: joined(
      (wish.sort !== undefined ||
        (['price', 'total', 'compare'] as const).some((ask) => wish.asks.has(ask)) ||
        (isOther && HOW_MANY_OF.test(request.text)) ||
        named.some((dish) => addOnsSaid(dish, request).length > 1)) &&
        pricesTold(request, named),
      ...new Set(told),
      wish.unmarked.some((word) => CALORIES.test(word)) && words.caloriesOf(all, request),
      ...(described || []),
      ...new Set(all.flatMap((dish) => besideVerdict(dish, avoid, request))),
      // `Skip the bagel chips and it has no gluten`, of a soup that is marked so and comes with them.
      ...all.flatMap((dish) => aroundMark(dish, avoid, request)),
      isMarked && say('menuMarkOnly'),
      unmarkedText(named, request),
      caution(request),
    ),
    content_types: [cards.length > 0 ? 'menu_list' : 'menu_link'],
    menu_items: nonEmpty(cards),
    ...words.menuAndPerson(request),
    stated: nonEmpty([...some, ...all].flatMap((dish) => statedBy(dish, avoid))),
    unknown: [...added, ...all].some((dish) => verdictOn(dish, avoid) === 'unknown' && !markOf(dish, avoid)),
  };
}

/** Many dishes are asked about, with what must be avoided in them. */
interface Risk {
  dishes: readonly Dish[];
  avoid: readonly Avoided[];
  /** How the dishes are called together: `vegan tacos`; empty for all of a menu. */
  of: string;
  /** Those that state it are asked for: `what should I avoid`. */
  inverse: boolean;
}

/** The most dishes that are named as stating something where others are asked for, and where they are. */
const MOST_OF_OTHERS = 3;
const MOST_INVERSE = 60;

/** Which of many dishes state it, which do not, and of which nothing is known. */
function ofMany({ dishes, avoid, of, inverse }: Risk, request: Request): Answer {
  const { say, wish } = request;
  const { states: all = [], free: stating = [], marked = [], silent = [], unknown = [] } = byVerdict(dishes, avoid);
  const isHeld = (dish: Dish) => isHeldOnly(dish, avoid);
  const sure = statingIt(all, avoid, request);
  const states = [...sure, ...marked.filter(isHeld)];
  const there = (some: readonly Dish[]) => (inverse ? [] : some.filter(({ soldOut }) => !soldOut));
  const [frees, free, offers] = [there(stating), there(marked), there(silent)];
  // Who asks what to eat is told of what else there is only how much, unless that is little.
  const isFew = sure.filter((dish) => !isHeld(dish)).length <= MOST_OF_OTHERS;
  const stated = inverse || isFew ? states : [];
  const names = (some: readonly Dish[], most = some.length) =>
    say.some(
      some.map(({ name }) => name),
      most,
    );
  // `Crust has egg?`: what must be avoided is not said to be nowhere.
  const isOther = (stem: string) => !allergenKind(stem) && !avoid.some(({ word }) => word === stem);
  const missing = words.typedOf(wish.missing.filter(isOther), request);
  // Of each group what of it is meant: no more than its dishes state, and nothing that their marks tell of.
  const untold = avoid.filter((one) => ![...silent, ...unknown].every((dish) => isMarkedAgainst(dish, one)));
  const nameOf = (some: readonly Avoided[]) => avoidedNames(some.length > 0 ? some : avoid, request);
  const [what, whatOpen] = [nameOf(statedIn(stated, avoid)), nameOf(untold)];
  // What comes with a dish may be left away: that is told of each, however many others state it.
  const held = states.filter(isHeld);
  const added = inverse ? addedStating(dishes, avoid, request) : [];
  const isNone = inverse && added.length === 0 && tellsNone(dishes, unknown, avoid);
  const statesText = () =>
    states.length > 0
      ? statingText({ states, stated, held, nameOf, avoid, most: inverse ? MOST_INVERSE : words.MOST_NAMED }, request)
      : isNone && say(of === '' ? 'menuNoneStates' : 'menuNoneOfStates', { what, of });
  const shown = [...frees, ...free.filter((dish) => isOffered(dish, avoid)), ...offers];
  const cards = shown.slice(0, words.MOST_CARDS).map((dish) => words.card(dish, request));
  return {
    response: joined(
      // `Kosher options`: that a dish is not stated to have pork makes it none.
      !inverse && unmarkedText(dishes, request),
      missing !== '' && say('menuMissing', { what: missing }),
      frees.length > 0 && say('menuTheseFree', { what: whatOpen, dishes: names(frees, words.MOST_NAMED) }),
      !inverse &&
        (frees.length === 0 || free.length + offers.length > 0) &&
        offersText(free, offers, { what: whatOpen, of, avoid }, request),
      statesText(),
      ...added,
      // Where nothing can be offered, what the kitchen leaves out of a dish where that is asked.
      ...(shown.length > 0 || inverse
        ? []
        : states.flatMap((dish) => leftOutOf(dish, avoid, request).map((text) => `${dish.name}: ${text}`))),
      unknown.length > 0 &&
        unknownText(unknown, { isAll: unknown.length === dishes.length, inverse, avoid, what: whatOpen }, request),
      ...rawToldOf(of === '' ? [] : unknown, avoid, request),
      ...sharedAmong([...shown, ...unknown.slice(0, words.MOST_NAMED)], avoid),
      caution(request),
    ),
    content_types: [cards.length > 0 ? 'menu_list' : 'menu_link'],
    menu_items: nonEmpty(cards),
    ...words.menuAndPerson(request),
    unknown: unknown.length > 0,
    stated: nonEmpty([...stated, ...held].map(({ name }) => name)),
  };
}

/** What no menu tells of is said to be unknown; what this one warns of, by its signs. */
function unmarkedText(dishes: readonly Dish[], request: Request): string | undefined {
  const diets = request.wish.unmarked.filter((word) => !CALORIES.test(word));
  if (diets.length === 0) return undefined;
  return signsTold(dishes, false, request) ?? request.say('menuUnmarked', { diets: request.say.list(diets) });
}

/** Those that state it; of one nut that is only asked about those that name it, or no nut in particular. */
function statingIt(states: readonly Dish[], avoid: readonly Avoided[], request: Request): readonly Dish[] {
  const nut = avoid.find((one) => isOneNut(one, request));
  const isIt = (text: string) => ANY_NUT.test(text) || (nut && stemsOf(text).includes(stemOf(nut.word)));
  return nut ? states.filter((dish) => statementsOf(dish, [nut]).some(({ words: told }) => told.some(isIt))) : states;
}

/** Those that the menu marks as free of what must be avoided, and those that do not state it. */
function offersText(
  marked: readonly Dish[],
  silent: readonly Dish[],
  { what, of, avoid }: { what: string; of: string; avoid: readonly Avoided[] },
  request: Request,
): string {
  const { say } = request;
  const [none, some] =
    of === ''
      ? (['menuNoneSilentAtAll', 'menuTheseSilent'] as const)
      : (['menuNoneSilent', 'menuOfTheseSilent'] as const);
  const rest = say(silent.length === 0 ? none : some, { what, of, dishes: words.namesOf(silent, request) });
  const mark = marked[0] && markOf(marked[0], avoid);
  if (!mark) return rest;
  const free = say('menuMarkedList', { diets: say(mark), dishes: words.namesOf(marked, request) });
  return joined(free, say('menuMarkOnly'), silent.length > 0 && rest);
}

/** `marked`: the menu marks it as free of what must be avoided. */
type Group = Verdict | 'marked';

/** One dish of each name; where it is not the same everywhere, the worst that is stated of it counts. */
function byVerdict(dishes: readonly Dish[], avoid: readonly Avoided[]): Partial<Record<Group, Dish[]>> {
  const worst = new Map<string, { dish: Dish; verdict: Group }>();
  const order: readonly Group[] = ['free', 'marked', 'silent', 'unknown', 'states'];
  for (const dish of dishes) {
    const own = verdictOn(dish, avoid);
    const verdict = own !== 'free' && markOf(dish, avoid) ? 'marked' : own;
    const known = worst.get(dish.name.toLowerCase());
    if (!known) worst.set(dish.name.toLowerCase(), { dish, verdict });
    else if (order.indexOf(verdict) > order.indexOf(known.verdict)) known.verdict = verdict;
  }
  const grouped = Map.groupBy(worst.values(), ({ verdict }) => verdict);
  return Object.fromEntries([...grouped].map(([verdict, some]) => [verdict, some.map(({ dish }) => dish)]));
}
