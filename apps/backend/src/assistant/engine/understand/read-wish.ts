/** What a question says of dishes: their names, foods, diets, prices, and what shall not be in them. */
import type { MarkKey } from '@tablefront/restaurant/menu/marks';
import type { Dish } from '../knowledge/dishes.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isInGlossary } from '../language/glossary.ts';
import type { Text } from '../language/read-text.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import type { MenuAsk, Wish } from '../menu/wish.ts';
import { type Avoided, allergenKind, listedOf } from '../safety/allergens.ts';
import type { Avoidance } from '../safety/must-avoid.ts';
import * as cues from '../vocabulary/menu-words.ts';
import { AVOIDED_FOODS, OF_MUSLIMS } from '../vocabulary/refusals.ts';
import { withAlcoholInside, withoutAlcohol, withoutCaffeine } from './alcohol-asked.ts';
import { foodsIn } from './find-foods.ts';
import { findNamed, type Named } from './find-named.ts';
import { withMeatInside } from './meat-asked.ts';
import { withRawAsked } from './raw-asked.ts';

/** @param placeWords words that name a place, and so no dish */
export function readWish(
  asTyped: Text,
  { avoid, asked, excluded, inverse, used }: Avoidance,
  knowledge: Knowledge,
  placeWords: ReadonlySet<string>,
): Wish {
  const text = insideApart(asTyped);
  const { plain, words } = text;
  // `Can I bring 2 bottles of my own wine`
  const isBrought = (at: number) =>
    cues.BRINGS_OWN.test(plain) && words.slice(Math.max(0, at - 2), at).some((word) => word.plain === 'own');
  const unmarked = plain.match(cues.menuPatterns.unmarked) ?? [];
  // `High in salt`, which looks for no salted fries.
  const isSign = (at: number) =>
    unmarked.some((phrase) => phrase.endsWith(`${words[at - 1]?.plain} ${words[at]?.plain}`));
  const behind = askedBehind(text);
  const isBehind = (at: number) => behind.length > 0 && at === words.length - 1;
  const isOther = (at: number) =>
    isBehind(at) || used.has(at) || placeWords.has(words[at]?.plain ?? '') || isBrought(at) || isSign(at);
  const named = asInside(findNamed(text, knowledge, isOther), text);
  const foods = foodsIn(text, (at) => !isOther(at) && !named.taken.has(at), knowledge);
  const prices = readPrices(text);
  const sort = cues.menuPatterns.sorts.find(([, pattern]) => pattern.test(plain))?.[0];
  const isPriced = [sort, prices.most, prices.least].some((value) => value !== undefined);
  // `Breakfast under 7`, `egg allergy, breakfast options`: what stands on a menu that is called so.
  const isBare = foods.wanted.length + named.dishes.length === 0;
  const [meal = ''] = isBare ? (cues.MEAL.exec(plain) ?? []) : [];
  // `How much is dinner`, where something is called so.
  const isNamed = cues.ASKS_MEAL_PRICE.test(plain) && knowledge.index.having(meal, 'name').length > 0;
  // `Good dinner with no dairy`, where one dish only is called so.
  const isMenu = (['category', 'text'] as const).some((field) => knowledge.index.having(meal, field).length > 1);
  const isMeal = isNamed || ((isPriced || avoid.length > 0) && isMenu);
  const wanted = isMeal ? [meal] : foods.wanted;
  // `Something with protein`, of a house that calls a bowl so.
  const isCalled = (word: string) => knowledge.index.having(stemOf(word), 'name').length > 0;
  const called = named.dishes.length === 0 ? unmarked.filter(isCalled).map(stemOf) : [];
  // `Shakes at main street` are no mains.
  const free = words.flatMap((word) => (placeWords.has(word.plain) ? [] : word.plain)).join(' ');
  // `Vegan chocolate cake`, `spicy tuna maki`: what a dish is called wishes for nothing.
  const unnamed = words.flatMap((word) => (word.named ? [] : word.plain)).join(' ');
  const said = cues.menuPatterns.asks.filter(([, pattern]) => pattern.test(plain)).map(([ask]) => ask);
  const asks: MenuAsk[] = cues.ASKS_IF_INSIDE.test(plain) ? [...said, 'having'] : said;
  const wish: Wish = {
    dishes: cues.ASKS_FLAVOURS.test(plain) ? inFlavours(named.dishes, knowledge) : named.dishes,
    quantities: named.quantities,
    ordered: [],
    ...withCourse({ ...text, plain: free }, [...wanted, ...called], isPriced, excluded),
    missing: foods.missing,
    parts: foods.parts,
    typed: new Map(
      words.flatMap(({ plain: own, typed }) =>
        [own, typed].map((word) => [stemOf(word), calledAs(own, typed, text).replace('icecream', 'ice cream')]),
      ),
    ),
    excluded,
    diets: dietsIn(unnamed, avoid, knowledge),
    // `Coffee without sugar`: how it is wanted.
    unmarked: unmarked.filter((word) => !isCalled(word) && !(named.dishes.length > 0 && /^without /.test(word))),
    avoid,
    allergens: [...asked, ...behind],
    ...prices,
    sort,
    spicy: cues.menuPatterns.mild.test(unnamed) ? false : cues.menuPatterns.spicy.test(unnamed) || undefined,
    solid: cues.menuPatterns.food.test(plain),
    text: plain,
    begun: new Set(words.flatMap(({ plain: own, begins }, at) => (begins && at > 0 ? own : []))),
    either: /\b(?:and|or)\b/.test(plain),
    asks: new Set<MenuAsk>(inverse ? [...asks, 'inverse'] : asks),
  };
  const soft = withoutCaffeine(withoutAlcohol(unnamed, wish));
  const inside = withMeatInside(withRawAsked(withAlcoholInside(soft, knowledge.dishes)));
  return ofStrength(withListed(inside, knowledge.dishes));
}

/** The diets that are named; of who is Muslim the mark of the menu, where it has one. */
function dietsIn(plain: string, avoid: readonly Avoided[], { dishes }: Knowledge): MarkKey[] {
  const named = cues.menuPatterns.diets.filter(([, pattern]) => pattern.test(plain)).map(([diet]) => diet);
  const isOfFaith = OF_MUSLIMS.test(plain) && avoid.some(({ word }) => word === 'pork') && !named.includes('halal');
  return isOfFaith && dishes.some(({ diets }) => diets?.includes('halal')) ? [...named, 'halal'] : named;
}

/** `Is there sunflower in anything`: what nothing but lists of allergens names. */
function withListed(wish: Wish, dishes: readonly Dish[]): Wish {
  if (wish.missing.length === 0) return wish;
  const stated = [...new Set(dishes.flatMap(({ allergens = [], mayContain = [] }) => [...allergens, ...mayContain]))];
  const isListed = (stem: string) => allergenKind(stem) === undefined && listedOf(stem, stated).length > 0;
  const listed = wish.missing.filter(isListed);
  if (listed.length === 0) return wish;
  const asks = new Set<MenuAsk>(wish.dishes.length > 0 ? wish.asks : [...wish.asks, 'inverse']);
  const allergens = [...wish.allergens, ...listed.map((word) => ({ kind: 'other', word }))];
  return { ...wish, missing: wish.missing.filter((stem) => !listed.includes(stem)), allergens, asks };
}

/** `Chicken liver crock pork`: what is asked of a dish that is named, by one word behind it. */
function askedBehind({ words }: Text): Avoided[] {
  const word = stemOf(words.at(-1)?.plain ?? '');
  const isBehind = words.length > 1 && AVOIDED_FOODS.has(word) && words.slice(0, -1).every(({ named }) => named);
  return isBehind ? [{ kind: 'other', word }] : [];
}

/** `Pork` of `is the barbacoa pork`, which is no kind of barbacoa. */
function insideApart(text: Text): Text {
  const [inside] = cues.ASKS_IF_INSIDE.exec(text.plain)?.slice(1).filter(Boolean) ?? [];
  const last = text.words.length - 1;
  if (inside === undefined || text.words[last]?.plain !== inside) return text;
  return { ...text, words: text.words.map((word, at) => (at === last ? { ...word, begins: true } : word)) };
}

/** `What is in the har gow, any pork`, `do the pancakes come with bacon`: of what is asked about, and no pork bun nor side of bacon. */
function asInside(named: Named, { plain, words }: Text): Named {
  const [inside = ''] = cues.ASKS_IF_INSIDE.exec(plain)?.slice(1).filter(Boolean) ?? [];
  const said = stemsOf(inside);
  const isInside = ({ name }: Dish) => said.length > 0 && stemsOf(name).some((stem) => said.includes(stem));
  const isWhole = ({ name }: Dish) => stemsOf(name).every((stem) => said.includes(stem));
  const before = stemsOf(plain.slice(0, plain.lastIndexOf(inside)));
  const isBefore = ({ name }: Dish) => stemsOf(name).some((stem) => before.includes(stem));
  const dishes = named.dishes.filter((dish) => !(isInside(dish) && !isBefore(dish)));
  if (dishes.length === named.dishes.length) return named;
  // A dish of that name may be what comes with it; what it is in must be named.
  const isOpen = dishes.length > 0 || named.dishes.every(isWhole);
  const taken = new Set([...named.taken].filter((at) => !said.includes(stemOf(words[at]?.plain ?? ''))));
  return isOpen ? { ...named, dishes, taken } : named;
}

/** The most words that something is called by: `what do you have for kids` asks. */
const MOST_CALLED = 3;

/** A word as it was typed, or as it is spelt: `pancaks`. */
const calledAs = (own: string, typed: string, { language }: Text) =>
  typed === '' ||
  typed.split(' ').length > MOST_CALLED ||
  (language === 'en' && !typed.includes(' ') && !isInGlossary(typed))
    ? own
    : typed;

/** With what else is called so: `what flavours of soju`, of which some stand by themselves. */
function inFlavours(named: readonly Dish[], { dishes }: Knowledge): Dish[] {
  const names = named.map(({ name }) => stemsOf(name));
  const isOne = ({ name }: Dish) => names.some((own) => own.every((stem) => stemsOf(name).includes(stem)));
  return dishes.filter(isOne);
}

/** The course that is named, whose word then looks for no dish. @param priced `le plat le moins cher`, `lunch under 12` are mains */
function withCourse(
  { plain, words }: Text,
  wanted: readonly string[],
  priced: boolean,
  excluded: readonly string[],
): Pick<Wish, 'course' | 'wanted'> {
  const [found] = cues.menuPatterns.courses.find(([, pattern]) => pattern.test(plain)) ?? [];
  // `I do not like sweet stuff`
  const course = excluded.includes('sweet') ? undefined : found;
  const isCourse = (stem: string) =>
    cues.menuPatterns.courses.some(([, pattern]) => pattern.test(stem) || pattern.test(`${stem}s`));
  if (course !== undefined) return { course, wanted: wanted.filter((stem) => !isCourse(stem)) };
  const isPlate =
    words.some(({ typed }) => /\bplats?\b/.test(typed)) || (wanted.length === 0 && cues.MEAL_OF_MAINS.test(plain));
  return { course: priced && isPlate ? 'main' : undefined, wanted };
}

/** `Which has the least alcohol`: of drinks, and of none that is called so. */
function ofStrength(wish: Wish): Wish {
  if (wish.sort !== 'strongest' && wish.sort !== 'weakest') return wish;
  const isOpen = (stem: string) => !/^(?:alcohol|abv|percentage)$/.test(stem);
  const [wanted, missing] = [wish.wanted.filter(isOpen), wish.missing.filter(isOpen)];
  return { ...wish, wanted, missing, parts: [wanted], course: wanted.length === 0 ? 'drink' : wish.course };
}

type Bounds = Pick<Wish, 'most' | 'least'>;

function readPrices({ words }: Text): Bounds {
  const plain = words.map((word) => word.plain);
  for (const [index, word] of plain.entries()) {
    const amount = amountOf(word);
    const bounds = amount === undefined ? undefined : boundsAt(amount, plain, index);
    if (bounds) return bounds;
  }
  return {};
}

/** What an amount bounds, by the words before and behind it; one without a sign only where they plainly speak of prices. */
function boundsAt(amount: number, plain: readonly string[], index: number): Bounds | undefined {
  const before = plain.slice(Math.max(0, index - 3), index).join(' ');
  const [word = '', next = '', afterNext = ''] = plain.slice(index, index + 3);
  const isMarked = /^[$£€]/.test(word);
  if (!isMarked && cues.priceWords.otherUnit.test(`${before} # ${next}`)) return undefined;
  const bound = (inclusive: boolean, value = amount) => ({ amount: value, inclusive });
  const other = amountOf(afterNext);
  if (/\b(?:between|from)$/.test(before) && /^(?:and|to)$/.test(next) && other !== undefined)
    return { least: bound(true), most: bound(true, other) };
  if (cues.priceWords.below.test(before)) return { most: bound(false) };
  const isMost = cues.priceWords.upTo.test(before) || cues.priceWords.orLess.test(`${next} ${afterNext}`);
  if (isMarked && !isMost && cues.priceWords.above.test(before)) return { least: bound(false) };
  if (isMarked && cues.priceWords.from.test(before)) return { least: bound(true) };
  if (isMarked && cues.priceWords.around.test(before)) return { most: bound(true, amount * 1.15) };
  return isMost || (isMarked && cues.priceWords.having.test(before)) ? { most: bound(true) } : undefined;
}

/** `$9.50`, `9,50`, `15`. */
function amountOf(word: string): number | undefined {
  const digits = /^[$£€]?(\d{1,4}(?:[.,]\d{1,2})?)$/.exec(word)?.[1];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
}
