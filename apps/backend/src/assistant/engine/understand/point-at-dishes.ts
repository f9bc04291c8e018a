import { dishesNamed } from '../knowledge/dish-index.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems } from '../knowledge/knowledge.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import type { Counted } from '../menu/wish.ts';
import { ASKS_DIFFERENCE, ASKS_EACH, OFFERS_KINDS } from '../vocabulary/menu-words.ts';
import * as words from '../vocabulary/slot-words.ts';
import { callingIn } from './follow-up.ts';
import { listOf, namesPointed } from './names-pointed.ts';
import { goingOn, inSizeOrWith, namesInSize, takenBack, withThat, withUsual } from './ordered-before.ts';
import { plainOf, type Reading, type Turn } from './reading.ts';

export function atDishes(said: Reading, ordinal: number | undefined, turn: Turn): Reading {
  const reading = withUsual(takenBack(withThat(asListed(said, turn), turn), turn), turn);
  const more = inSizeOrWith(reading, turn);
  if (more && more.wish.dishes.length > reading.wish.dishes.length) return more;
  if (more) return goingOn(more, namesInSize(more, turn), turn);
  const own =
    ofItsKind(reading, turn) ??
    withIngredient(reading, turn) ??
    alsoInside(reading, turn) ??
    ofTheOneBefore(reading, ordinal, turn) ??
    otherVersion(reading, turn);
  if (own) return own;
  const whole = oneOfList(reading, turn) ?? calledWhole(reading, turn);
  const compared = whole ? comparedToFirst(reading, whole, turn) : comparedToIt(reading, turn);
  if (compared) return compared;
  const priced = reading.wish.asks.size > 0 ? reading.wish.asks : new Set(['price' as const]);
  // `And 4`, of combo 4
  const isNumber = ({ count }: Counted) => stemsOf(whole?.name ?? '').includes(String(count));
  const quantities = reading.wish.quantities.filter((one) => !isNumber(one));
  // `With the wine`, of a tasting menu that was told of with a pairing.
  const isPaired = whole !== undefined && words.IS_PAIRING.test(whole.name);
  const taken = whole ? { ...reading, wish: { ...reading.wish, dishes: [whole], wanted: [] } } : reading;
  if (whole && !isPaired) return { ...taken, wish: { ...taken.wish, quantities, asks: priced } };
  return askedOf(taken, namesPointed(taken, ordinal, turn), turn);
}

/** `Does the hot dog one have dairy`, `and the white rice`, of a list in which one is called so, whatever else of the menu is. */
function asListed(given: Reading, { conversation, knowledge }: Turn): Reading {
  const { text } = given;
  const longer = ({ name: own }: Dish) =>
    conversation.dishes.length < 2 || conversation.dishes.includes(own)
      ? undefined
      : conversation.dishes.find((name) => isOf(stemsOf(own), name));
  const dishes = given.wish.dishes.flatMap((dish) => {
    const name = longer(dish);
    return name === undefined ? [dish] : dishesNamed(name, knowledge);
  });
  const reading = { ...given, wish: { ...given.wish, dishes: [...new Set(dishes)] } };
  const { wish } = reading;
  const calling = wish.dishes.length > 0 ? callingIn(text.plain) : [];
  const [name, another] = conversation.dishes.filter((one) => calling.length > 0 && isOf(calling, one));
  if (name === undefined || another !== undefined || wish.dishes.some((dish) => dish.name === name)) return reading;
  const wanted = wish.wanted.filter((stem) => !calling.includes(stem));
  return { ...reading, wish: { ...wish, dishes: dishesNamed(name, knowledge), wanted } };
}

/** A question, put to the dishes that it points at. */
function askedOf(reading: Reading, names: readonly string[], turn: Turn): Reading {
  if (names.length === 0) return reading;
  const isEach = ASKS_EACH.test(reading.text.plain);
  if (!isEach && !ASKS_DIFFERENCE.test(reading.text.plain)) return goingOn(reading, names, turn);
  const asked = [{ intent: 'menu' as const, words: plainOf(reading.text.words) }];
  const asks = new Set([...reading.wish.asks].filter((ask) => !isEach || ask !== 'compare')).add('price');
  const wish = { ...reading.wish, asks, ...(isEach && { wanted: [], missing: [] }) };
  return goingOn({ ...reading, asked, wish }, names, turn);
}

/** `Is there pork in the ragu`, `garlic?`: whether that is in the only dish that was told of. */
function alsoInside(reading: Reading, turn: Turn): Reading | undefined {
  const {
    only: [dish],
    conversation,
    knowledge: { index },
  } = turn;
  const { wish, text, asked } = reading;
  const { question, inside } = conversation;
  const [stem = '', another] = [...wish.wanted, ...wish.missing];
  const isOfContent = inside.length > 0 || words.ASKS_OF_CONTENT_OF.test(question);
  // `And catfish`, of what is sold with shrimp as well.
  const isOther = words.BEGINS.test(text.plain) && index.isNameStem(stem);
  const asksOfIt = isOfContent && !isOther && words.NAMES_ONE_FOOD.test(text.plain);
  const isOpen = wish.dishes.length + wish.diets.length + wish.excluded.length === 0 && wish.spicy === undefined;
  if (!dish || !asksOfIt || !isOpen || stem === '' || another !== undefined || index.headed(stem).under > 0)
    return undefined;
  if (!asked.every(({ intent }) => /^(?:menu|unknown)$/.test(intent))) return undefined;
  const ofMenu = [{ intent: 'menu' as const, words: plainOf(text.words) }];
  const dishes = dishesNamed(dish.name, turn.knowledge);
  return { ...reading, asked: ofMenu, wish: { ...wish, dishes, asks: new Set(wish.asks).add('having') } };
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

/** `2 pumpkin then`, of a pie that is had as `buckeye, grasshopper or pumpkin`, whatever else is called so. */
function ofItsKind(reading: Reading, turn: Turn): Reading | undefined {
  const { wish, text } = reading;
  const [dish] = turn.only;
  const isAdded = [words.ADDS, words.ADDS_SOME, words.INSTEAD].some((one) => one.test(text.plain));
  if (!dish || isAdded || !isCountedOrPriced(wish) || wish.dishes.includes(dish) || wish.missing.length > 0)
    return undefined;
  const typed = stemsOf(text.plain);
  const isWhole = ({ name }: Dish) => stemsOf(name).every((stem) => typed.includes(stem));
  const named = [...wish.dishes.flatMap(({ name }) => contentStems(wordsOf(name))), ...wish.wanted];
  const said = [...new Set(named.filter((stem) => typed.includes(stem)))];
  const kinds = (dish.description ?? '').split(/[.;:!?](?:\s|$)/).filter((one) => OFFERS_KINDS.test(one));
  const isOfIt = said.length > 0 && kinds.some((one) => said.every((stem) => stemsOf(one).includes(stem)));
  if (!isOfIt || wish.dishes.some(isWhole)) return undefined;
  const quantities = wish.quantities.slice(0, 1).map(({ count }) => ({ count, stems: new Set<string>() }));
  const asked = [{ intent: 'menu' as const, words: plainOf(text.words) }];
  const asks = new Set(wish.asks).add('price');
  const bare = { ...wish, dishes: [], wanted: [], parts: [], quantities, asks };
  return goingOn({ ...reading, asked, wish: bare }, [dish.name], turn);
}

const isCountedOrPriced = ({ quantities, asks }: Reading['wish']) =>
  quantities.length === 1 || (quantities.length === 0 && (asks.has('price') || asks.has('total')));

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
