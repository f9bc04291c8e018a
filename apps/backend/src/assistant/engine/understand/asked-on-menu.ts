/** What asks on of dishes and of the menu: `any vegan ones?`, `which one is then`, `does it come with bread` */
import type { Conversation } from '../conversation.ts';
import { dishesNamed } from '../knowledge/dish-index.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { findDishes } from '../menu/find-dishes.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { sizeStems } from '../menu/sizes.ts';
import type { Wish } from '../menu/wish.ts';
import { asksWhether } from '../request.ts';
import { askedAlone } from '../safety/asked-alone.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { ASKS_AGE, MOST_CALORIES, OF_CHILDREN, SAYS_FOR_CHILDREN, sizes } from '../vocabulary/menu-words.ts';
import * as words from '../vocabulary/slot-words.ts';
import { again, type FollowUp, isOnly, namesFood, ofDishes, repeated } from './follow-up.ts';
import { isCalledKids } from './implied-intents.ts';
import { isCheaperToo } from './names-pointed.ts';
import { plainOf, type Reading, type Turn } from './reading.ts';

/** `Is it spicy`, `which one is then`: of those that were listed, or of the kind of the only one. */
export function whichOfKind(followUp: FollowUp): Reading | undefined {
  const { reading, before, only, conversation, knowledge } = followUp;
  const { plain } = reading.text;
  const { spicy, wished: diets } = conversation;
  const isAsked = before.includes('menu') && /\bwhich\b/.test(plain) && words.ASKS_WHICH_THEN.test(plain);
  if (!isAsked || !isOnly(followUp, 'menu') || (spicy === undefined && diets.length === 0)) return undefined;
  const kind = only[0]?.category;
  const names = new Set(kind === undefined ? conversation.dishes : []);
  const dishes = knowledge.dishes.filter(
    ({ name, category }) => names.has(name) || (names.size === 0 && category === kind),
  );
  return { ...again(reading, ['menu']), wish: { ...reading.wish, dishes, diets, spicy } };
}

/** `Up to what age`, of what stands under a heading for children. */
export function ageOfPart(followUp: FollowUp): Reading | undefined {
  const { reading, conversation, knowledge, isShort } = followUp;
  const { text } = reading;
  const listed = conversation.dishes.flatMap((name) => dishesNamed(name, knowledge));
  const part = listed.find(
    ({ category = '', heading }) => OF_CHILDREN.test(category) || SAYS_FOR_CHILDREN.test(heading),
  )?.category;
  if (part === undefined || !isShort || !ASKS_AGE.test(text.plain)) return undefined;
  const plain = `${wordsOf(part).join(' ')} what age`;
  return {
    ...again({ ...reading, text: { ...text, plain } }, ['menu']),
    wish: { ...reading.wish, dishes: [], wanted: stemsOf(part) },
  };
}

/** `Does it come with bread`, of several dishes of one part of the menu: what its heading says. */
export function ofPart(followUp: FollowUp): Reading | undefined {
  const { reading, before, conversation, knowledge } = followUp;
  const { text, wish } = reading;
  const [, ...several] = conversation.dishes;
  const isAsked = words.COMES_WITH.test(text.plain) && isOnly(followUp, 'menu') && before.includes('menu');
  const dishes = several.length > 0 ? conversation.dishes.flatMap((name) => dishesNamed(name, knowledge)) : [];
  const [part = '', another] = new Set(dishes.map(({ category = '' }) => category));
  if (!isAsked || part === '' || another !== undefined) return undefined;
  const rest = { dishes: [], missing: [], course: undefined, asks: new Set(['contents' as const]) };
  const plain = `what comes with the ${wordsOf(part).join(' ')}`;
  return {
    ...again({ ...reading, text: { ...text, plain } }, ['menu'], wordsOf(part)),
    wish: { ...wish, ...rest, wanted: stemsOf(part) },
  };
}

/** `And the tiramisu?`, `are they there today?` */
export function dishAlone({ reading, own, before, conversation }: FollowUp): Reading | undefined {
  const { plain } = reading.text;
  const isOfDish = before.includes('menu') && conversation.dishes.length === 1 && words.PRONOUN.test(plain);
  const isOfIt = isOfDish && !words.SAYS_HOURS_OR_PLACES.test(plain);
  const isOpen = own.length === 0 || (isOfIt && own.every((intent) => intent === 'hours'));
  return isOpen && reading.wish.dishes.length > 0 ? again(reading, ['menu']) : undefined;
}

/** `Which is less spicy`, of the few that were told. */
export function whichIsHot({ reading, before, conversation, knowledge, own }: FollowUp): Reading | undefined {
  const { wish, text } = reading;
  const { length } = conversation.dishes;
  const isAsked = wish.spicy !== undefined && /^(?:and |so |ok )?which\b/.test(text.plain) && !namesFood(wish);
  if (!isAsked || length < 2 || length > MOST_TOLD || !before.includes('menu') || !own.every((one) => one === 'menu'))
    return undefined;
  const dishes = conversation.dishes.flatMap((name) => dishesNamed(name, knowledge));
  return { ...again(reading, ['menu']), wish: { ...wish, dishes, asks: new Set() } };
}

/** The most dishes among which one is asked for by what it is like. */
const MOST_TOLD = 4;

/** What is for children under the heading of what was told of last. */
function childrensOf({ dishes: [name = ''] }: Conversation, knowledge: Knowledge): Dish[] {
  const headings = new Set(dishesNamed(name, knowledge).map(({ category }) => category));
  return knowledge.dishes.filter(({ name: own, category }) => headings.has(category) && OF_CHILDREN.test(own));
}

/** `And for my kid`, after a dish: what there is for children. */
export function forChild(followUp: FollowUp): Reading | undefined {
  const { reading, before, own, conversation, knowledge } = followUp;
  const isOpen = before.includes('menu') && own.every((intent) => /^(?:menu|feature|unknown)$/.test(intent));
  const { wanted, dishes, missing } = reading.wish;
  // `Are kids ok`, `what can they eat`
  if (isOfChildren(followUp)) {
    const isListed = (['category', 'name'] as const).some((field) => isCalledKids(knowledge.index, field));
    const theirs = { ...reading, wish: { ...reading.wish, wanted: stemsOf('kids') } };
    if (isListed || conversation.told !== '')
      return again(theirs, isListed ? ['feature', 'menu'] : ['feature'], ['kids', 'menu']);
  }
  const isOfFood = dishes.length + missing.length > 0 || wanted.some((stem) => !words.IS_CHILD.test(stem));
  // `Do you do a kids one`, of a roast
  if (isOpen && words.KIDS_ONE.test(reading.text.plain)) {
    const theirs = childrensOf(conversation, knowledge);
    const asks = new Set(reading.wish.asks).add('price');
    if (theirs.length > 0)
      return { ...again(reading, ['menu']), wish: { ...reading.wish, dishes: theirs, wanted: [], asks } };
  }
  if (!isOpen || isOfFood || !words.FOR_CHILD.test(reading.text.plain)) return undefined;
  return { ...again(reading, ['menu']), wish: { ...reading.wish, wanted: stemsOf('kids') } };
}

const isOfChildren = ({ reading: { text }, before, conversation: { question } }: FollowUp) =>
  before.includes('feature') &&
  question.split(' ').some((one) => words.IS_CHILD.test(one)) &&
  words.WHAT_THEY_EAT.test(text.plain);

/** `And white?`, after red wine. */
export function otherKind({ reading, before, conversation, own, knowledge }: FollowUp): Reading | undefined {
  const [, kind = ''] = words.NAMES_KIND.exec(reading.text.plain) ?? [];
  if (kind === '' || !before.includes('menu') || !own.every((one) => one === 'menu')) return undefined;
  const [name = ''] = conversation.dishes;
  const heading = dishesNamed(name, knowledge).map(({ category = '' }) => category);
  const wine = meaningsOf('wine');
  if (!conversation.wanted.includes('wine') && !stemsOf(heading.join(' ')).some((stem) => wine.includes(stem)))
    return undefined;
  const sort = reading.wish.sort ?? conversation.sort;
  const wish = { ...reading.wish, dishes: [], missing: [], wanted: ['wine', kind], sort };
  return { ...again(reading, ['menu']), wish };
}

/** `Calories?`, `what about allergens`, of the dish spoken of; `under 600 calories`, of what was looked for. */
function ofCalories(followUp: FollowUp): Reading | undefined {
  const { reading, isShort, conversation, knowledge } = followUp;
  const { wish, text } = reading;
  if (!isShort || namesFood(wish)) return undefined;
  if (MOST_CALORIES.test(text.plain))
    return { ...again(reading, ['menu']), wish: likeBefore(wish, followUp, text.plain) };
  const spoken = conversation.dishes.slice(0, 3).flatMap((name) => dishesNamed(name, knowledge));
  const asksOfThem = wish.unmarked.length > 0 || words.ASKS_ALLERGENS.test(text.plain);
  return asksOfThem && spoken.length > 0 ? ofDishes(followUp, spoken) : undefined;
}

/** `Large?`, of a dish that is sold in one size; `cup or bowl`, of several soups. */
export function sizeAlone(followUp: FollowUp): Reading | undefined {
  const { reading, before, conversation, knowledge } = followUp;
  const { wish, text } = reading;
  const named = conversation.dishes.flatMap((name) => dishesNamed(name, knowledge));
  const own = new Set(named.flatMap(({ variants = [] }) => variants.flatMap(({ name }) => sizeStems(name))));
  const said = sizeStems(text.plain).filter((stem) => !/^(?:or|and|a|one|ones|size|in|is|there)$/.test(stem));
  // `And a bottle`, of what is sold by the glass.
  const isMeasure = (stem: string) => own.size > 0 && words.MEASURE.test(stem);
  const isOfSize = said.length > 0 && said.every((stem) => sizes.has(stem) || own.has(stem) || isMeasure(stem));
  if (!isOfSize || !before.includes('menu') || named.length === 0 || wish.dishes.length > 0) return undefined;
  const asks = new Set([...wish.asks, 'size' as const, ...(own.size > 0 ? ['price' as const] : [])]);
  return ofDishes({ ...followUp, reading: { ...reading, wish: { ...wish, wanted: [], missing: [], asks } } }, named);
}

/** `Which ones are there`: what was looked for, in the words in which it was. */
function askedBefore(reading: Reading, wish: Wish, { question }: Conversation): Reading {
  const asked = [{ intent: 'menu' as const, words: question.split(' ') }];
  return { ...reading, text: { ...reading.text, plain: question }, asked, wish: { ...wish, text: question } };
}

/** What those that were looked for shall have, or be: `with fish`; `12 chicken`, after satay, where no dish and no part of the menu is named by it, and nothing must be avoided. */
function kindSaid({ text: { plain }, wish }: Reading, { index }: Knowledge): string {
  const [, ...withThat] = words.WITH_THAT.exec(plain) ?? [];
  const [, alone = ''] = words.OF_THAT_KIND.exec(plain) ?? [];
  const isAlone = wish.dishes.length + wish.avoid.length + wish.diets.length === 0;
  const isHeading = index.having(stemOf(alone), 'category').length > 0;
  return withThat.find(Boolean) ?? (isAlone && !isHeading ? alone : '');
}

/** `With meat`, `one with bacon`, `chocolate ones`, of what was looked for; after a single dish it is what is added. */
export function ofKindWith(reading: Reading, { conversation, only, before, knowledge }: Turn): Reading | undefined {
  const { wish, asked } = reading;
  const { wanted: kinds, course, sort, most } = conversation;
  const isOfMenu = before.includes('menu') && asked.every(({ intent }) => /^(?:menu|unknown)$/.test(intent));
  const isOfList = kinds.length > 0 && (sort !== undefined || only.length === 0);
  const { plain } = reading.text;
  if (words.WHICH_ONES.test(plain) && isOfMenu && isOfList)
    return askedBefore(reading, { ...wish, wanted: kinds, course, sort, most }, conversation);
  const said = contentStems(wordsOf(kindSaid(reading, knowledge)));
  const isOfFood = (stem: string) => wish.wanted.includes(stem) || foodStems.has(stem) || knowledge.index.isKnown(stem);
  const isFood = said.length > 0 && said.every(isOfFood);
  const isNew = wish.avoid.length > conversation.avoid.length || wish.missing.length > 0;
  // `Which has the least alcohol` asks for nothing with alcohol.
  const isOfStrength = wish.sort === 'strongest' || wish.sort === 'weakest';
  // `With mushrooms on it`, of the cheapest steak, to which they may be added.
  const isAdded = only[0]?.addOns?.some(({ name }) => said.every((stem) => stemsOf(name).includes(stem)));
  if (!isOfMenu || !isOfList || !isFood || isNew || isOfStrength || isAdded) return undefined;
  const wanted = [...new Set([...kinds, ...said])];
  const text = `${conversation.question} ${wish.text}`;
  const narrowed = { ...wish, course, most, sort, text, dishes: [], wanted, parts: [wanted] };
  const { dishes, partly } = findDishes({ ...narrowed, most: undefined }, knowledge.dishes, knowledge);
  // `With fries`, of the chicken.
  return dishes.length > 0 && !partly ? { ...again(reading, ['menu'], kinds), wish: narrowed } : undefined;
}

/** `What is a mild one`, `one that is not fried`, after a dish that is: of its part of the menu. */
export function anotherOfIt(reading: Reading, { only: [dish], before, conversation }: Turn): Reading | undefined {
  const { wish, text, asked } = reading;
  const isAsked = before.includes('menu') && asked.every(({ intent }) => intent === 'menu') && !namesFood(wish);
  const isMarked =
    wish.spicy !== undefined || wish.excluded.length > 0 || wish.diets.length > conversation.diets.length;
  if (!isAsked || !dish?.category || !words.ANOTHER_ONE.test(text.plain)) return undefined;
  // `Is there another one with fish`
  const [, food] = words.ANOTHER_WITH.exec(text.plain) ?? [];
  const wanted = [...stemsOf(dish.category), ...(food ? [stemOf(food)] : [])];
  if (!isMarked && !food) return undefined;
  return { ...again(reading, ['menu']), wish: { ...wish, wanted, parts: [wanted], allergens: [], asks: new Set() } };
}

/** `Any vegan ones?`, `is the lamb halal?`, `and the beef?`, or of what the brand itself told: `how much is it?` */
export function ofMenu(followUp: FollowUp): Reading | undefined {
  const { reading, before, isShort, conversation } = followUp;
  const { wish, text } = reading;
  const { plain } = text;
  // `Between 5 and 8`, after desserts under 5
  const isOfPrice = conversation.most !== undefined && wish.least !== undefined && isOnly(followUp, 'menu', 'hours');
  if (!before.includes('menu') || !(isOfPrice || isOnly(followUp, 'menu'))) return undefined;
  if (namesOther(followUp)) return reading;
  const counted = ofCalories(followUp);
  if (counted) return counted;
  // `Any of those a pizza`, of the vegan ones.
  const isOfThose = words.ANY_OF_THOSE.test(plain) && wish.diets.length === 0 && conversation.wished.length > 0;
  if (isOfThose && namesFood(wish))
    return { ...again(reading, ['menu']), wish: { ...wish, diets: conversation.wished } };
  const like = likeBefore(wish, followUp, plain);
  // What was told is no answer to whom it suits.
  const isSuited =
    wish.diets.length + wish.allergens.length > 0 || (wish.spicy !== undefined && words.LOOKS_FOR_SOME.test(plain));
  const isOfDish = namesFood(wish) || isSuited || asksWhether(plain);
  if (conversation.told && isShort && !isOfDish && words.ASKS_ON.test(plain))
    return { ...repeated(reading, before, conversation), wish: like };
  if (narrows(wish, conversation)) return { ...again(reading, ['menu']), wish: like };
  return askedAlike(followUp);
}

/** `How much is a flight`, after beers: what another dish is called, by a word that everybody says. */
function namesOther({ reading: { text }, conversation, knowledge }: FollowUp): boolean {
  const stem = stemOf(words.PRICE_OF_ONE.exec(text.plain)?.[1] ?? '');
  const spoken = conversation.dishes.flatMap(stemsOf);
  return stem !== '' && !isFiller(stem) && !spoken.includes(stem) && knowledge.index.having(stem, 'name').length > 0;
}

/** `Is the lamb halal?`, `and the beef?` */
function askedAlike({ reading, conversation, isShort }: FollowUp): Reading | undefined {
  const { wish, text } = reading;
  const { wished, unmarked } = conversation;
  const begins = words.BEGINS.test(text.plain);
  const goesOn = ((begins || words.ASKS_FOR_REST.test(text.plain)) && isShort) || text.words.length <= 3;
  const spicy = begins ? conversation.spicy : undefined;
  const isPlain =
    wish.diets.length + wish.asks.size === 0 &&
    wish.spicy === undefined &&
    (wished.length + unmarked.length > 0 || spicy !== undefined);
  const alike = { ...wish, diets: wished, spicy, unmarked };
  return goesOn && isPlain ? { ...again(reading, ['menu']), wish: alike } : undefined;
}

/** `Can I get fries instead`, of the only dish before: what the menu says of swaps there. */
export function insteadOfThat({ reading, only, before, own }: FollowUp): Reading | undefined {
  const { text, wish } = reading;
  const isAsked = /\binstead$/.test(text.plain) && before.includes('menu') && own.every((intent) => intent === 'menu');
  // `Could we get it tomorrow instead` asks for no other dish.
  const dishes = wish.dishes.filter((dish) => !only.includes(dish));
  if (!isAsked || only.length === 0 || !namesFood({ ...wish, dishes })) return undefined;
  const plain = `swap for ${text.plain
    .replace(/ instead$/, '')
    .replace(words.ASKS_FOR_DISH, '')
    .trim()}`;
  const rest = { dishes: only, wanted: [], missing: [], quantities: [], asks: new Set<never>() };
  return { ...again({ ...reading, text: { ...text, plain } }, ['menu']), wish: { ...wish, ...rest, text: plain } };
}

/** `Is the beer included`, `fried or steamed`: asked of what the only dish before is, by its own words. */
export function heldIn(followUp: FollowUp): Reading | undefined {
  const { reading, before, only: dishes, isShort, conversation } = followUp;
  const { text, wish } = reading;
  const isOpen = before.includes('menu') && isOnly(followUp, 'menu', 'offers', 'reservations') && isShort;
  if (dishes.length === 0 || !isOpen) return undefined;
  const own = new Set(stemsOf(dishes.map(({ description = '' }) => description).join(' ')));
  const said = contentStems(plainOf(text.words));
  const isEither = /\bor\b/.test(text.plain) && said.length > 1 && said.every((stem) => own.has(stem));
  // `What is in the harbour bowl`, `any pork`
  const isAny =
    /^(?:and )?(?:any|is there(?: any)?) \w+$/.test(text.plain) && words.ASKS_WHAT_IS_IN.test(conversation.question);
  const isWord = said.length > 0 && isBareWord(reading) && said.every((stem) => own.has(stem));
  const isOne = words.ASKS_FOR_ONE.test(text.plain) && dishes.every(({ variants }) => !variants);
  // `Does it come with potatoes`, of which its own words say nothing.
  const isOther = words.ASKS_WHAT_IT_HAS.test(text.plain) && namesFood(wish) && !said.some((stem) => own.has(stem));
  const isAsked =
    isOne || (!isOther && [words.ASKS_IF_INCLUDED, words.ASKS_IF_ENOUGH].some((one) => one.test(text.plain)));
  if (isAny) return { ...again(reading, ['menu']), wish: { ...wish, dishes, asks: new Set(wish.asks).add('having') } };
  if (!isEither && !isAsked && !isWord) return undefined;
  const rest = { wanted: [], missing: [], quantities: [], asks: new Set(wish.asks).add('contents') };
  if (words.ASKS_IF_ENOUGH.test(text.plain)) return { ...again(reading, ['menu']), wish: { ...wish, ...rest, dishes } };
  const plain = isOne ? 'how many pieces' : 'what is in it';
  const asked = [{ intent: 'menu' as const, words: plain.split(' ') }];
  return { ...reading, text: { ...text, plain }, asked, wish: { ...wish, ...rest, dishes } };
}

/** `Rosewater?`, `is it raw` */
const isBareWord = ({ text, wish }: Reading) =>
  text.words.length <= 2 ? !namesFood(wish) : /^(?:and )?(?:is|are) (?:it|they) \w+$/.test(text.plain);

/** Whether a wish only narrows another one: `any vegan ones`, `under $10?` */
function narrows(wish: Wish, before: Conversation): boolean {
  const { diets, allergens, excluded, avoid, sort, spicy, most, least, asks } = wish;
  // What holds from turns before narrows nothing: `feijoada?`, of who must avoid fish.
  const isNew = avoid.length > before.avoid.length || diets.some((diet) => !before.diets.includes(diet));
  const isSaid =
    isNew ||
    (avoid.length > 0 && (/\b(?:safe(?:st)?|it|that)\b/.test(wish.text) || askedAlone(wish.text).length > 0)) ||
    [allergens, excluded].some((list) => list.length > 0) ||
    [sort, spicy, most, least].some((value) => value !== undefined);
  return !namesFood(wish) && wish.course === undefined && !asks.has('whole') && (isSaid || asks.size > 0);
}

/** The wish with what was wished before: foods, course and price, and only one dish where it was the only one. */
export function likeBefore(wish: Wish, turn: Turn, plain: string): Wish {
  const { course, wished, most, spicy, ...before } = turn.conversation;
  // `Any other vegan ones`, than the only vegan pho.
  const wanted = turn.only.length > 0 && /\bother\b/.test(plain) ? [] : before.wanted;
  if (wish.wanted.length + wish.dishes.length > 0 || wish.course !== undefined || isOfAll(wish, plain, wanted))
    return wish;
  const ofKind = ofKindBefore(wish, turn, plain);
  if (ofKind) return ofKind;
  const dishes = onlyBefore(wish, turn, plain);
  const bounds = { most: wish.most ?? (wish.least ? undefined : most), spicy: wish.spicy ?? spicy };
  // `And the veggie ones`, in the place of the halal ones.
  const isInstead = wish.diets.length > 0 && /\bthe \w+ ones$/.test(plain);
  // `Is it spicy`, of the halal one.
  const isOfIt = dishes.length > 0 && wish.spicy !== undefined && words.SINGLE.test(plain);
  const diets = [...new Set([...(isInstead || isOfIt ? [] : wished), ...wish.diets])];
  // `Anything cheaper`, than those that were listed.
  const sort = wish.sort ?? (dishes.length === 0 && words.CHEAPER_THAN.test(plain) ? 'cheapest' : undefined);
  return { ...wish, ...bounds, wanted, course, dishes, diets, sort };
}

/** `Anything cheaper`, `any gluten-free ones`: of the kind of the only dish. */
function ofKindBefore(wish: Wish, { only: [dish], conversation }: Turn, plain: string): Wish | undefined {
  const ofKind = { ...wish, wanted: stemsOf(dish?.category ?? '') };
  if (dish?.price !== undefined && isCheaperToo(wish, plain))
    return { ...ofKind, most: { amount: dish.price, inclusive: false }, asks: new Set() };
  const isMarked = wish.diets.length > 0 || wish.spicy !== undefined;
  const isOfKind = ofKind.wanted.length > 0 && conversation.wanted.length === 0 && isMarked;
  return isOfKind && /(?<!\bother .*)\bones\b/.test(plain) ? ofKind : undefined;
}

/** `So what can she eat`, of who must avoid something, `something without meat`, after the chicken: of all of the menu. */
const isOfAll = ({ avoid, diets }: Wish, plain: string, wanted: readonly string[]) =>
  (diets.some((diet) => /^veg/.test(diet)) && wanted.some((stem) => meaningsOf('meat').includes(stem))) ||
  (avoid.length > 0 && ((words.ASKS_WHAT_TO_EAT.test(plain) && /\beat\b/.test(plain)) || words.THEN_WHAT.test(plain)));

/** The only dish of the turn before, where it is meant; or all of its part of the menu. */
function onlyBefore(wish: Wish, { conversation: { wanted, course }, knowledge, ...turn }: Turn, plain: string) {
  // `So what do you recommend`, after a dish that states what must be avoided.
  const isOpen = wish.avoid.length > 0 && words.ASKS_WHAT_TO_EAT.test(plain);
  const isElse = wish.sort === undefined && (isOpen || words.ASKS_WHAT_ELSE.test(plain));
  const isOnly = wanted.length === 0 && course === undefined && !words.ASKS_FOR_OTHERS.test(plain) && !isElse;
  const otherwise = words.ANYTHING_OTHERWISE.test(plain);
  const only = isOnly || otherwise ? turn.only : [];
  // `And the cheapest?`, after one of the steaks.
  const isSorted = wish.sort !== undefined && !/\b(?:it|that|this)\b/.test(plain);
  // `The cheapest`, of margaritas by the glass and by the pitcher.
  const isBare = isSorted && !/\b(?:of|among|in)\b/.test(plain);
  const isInSizes = isBare && only.length === 1 && (only[0]?.variants?.length ?? 0) > 1;
  if (isInSizes) return only;
  const isOfPart = only.length > 0 && (isSorted || otherwise);
  const part = isOfPart ? knowledge.dishes.filter(({ category }) => only.some((one) => one.category === category)) : [];
  return part.length > 1 ? part : only;
}
