/** What a question says of dishes: their names, foods, diets, prices, and what shall not be in them. */
import type { MarkKey } from '@tablefront/restaurant/menu-marks';
import type { Course } from '../knowledge/courses.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isInGlossary } from '../language/glossary.ts';
import type { Text } from '../language/read-text.ts';
import { stemOf } from '../language/words.ts';
import { isMeaning, meaningsOf } from '../menu/meanings.ts';
import type { MenuAsk, Wish } from '../menu/wish.ts';
import type { Avoidance } from '../safety/must-avoid.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodWords } from '../vocabulary/foods.ts';
import { menuWords } from '../vocabulary/menu-words.ts';
import { questionWords } from '../vocabulary/question-words.ts';
import { findNamed } from './find-named.ts';
import { readPrices } from './read-prices.ts';

const foodStems = new Set(foodWords.map(stemOf));
const courses = Object.entries(menuWords.courses).map(([course, pattern]) => ({
  course: course as Course,
  pattern: new RegExp(`\\b(?:${pattern})\\b`),
}));
const diets = Object.entries(menuWords.diets).map(([diet, pattern]) => ({
  diet: diet as MarkKey,
  pattern: new RegExp(`\\b(?:${pattern})\\b`),
}));
const asks = Object.entries(menuWords.asks).map(([ask, pattern]) => ({
  ask: ask as MenuAsk,
  pattern: new RegExp(pattern),
}));
const wishWords = new Set(menuWords.wishes.trim().split(/\s+/));

/** @param placeWords words that name a place, and so no dish */
export function readWish(
  text: Text,
  { avoid, asked, excluded, inverse, used }: Avoidance,
  knowledge: Knowledge,
  placeWords: ReadonlySet<string>,
): Wish {
  const { plain } = text;
  const has = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`).test(plain);
  const { dishes, taken, quantities } = findNamed(
    text,
    knowledge,
    (at) => used.has(at) || placeWords.has(text.words[at]?.plain ?? ''),
  );
  const course = courses.find(({ pattern }) => pattern.test(plain))?.course;
  const isRest = (at: number) => !used.has(at) && !taken.has(at) && !placeWords.has(text.words[at]?.plain ?? '');
  const { wanted, missing, typed } = foodsIn(text, isRest, knowledge);
  const mild = has(menuWords.mild);
  const askSet = new Set(asks.filter(({ pattern }) => pattern.test(plain)).map(({ ask }) => ask));
  if (inverse) askSet.add('inverse');
  // What is without alcohol no menu tells but by its words.
  const soft = has(menuWords.soft);
  const prices = readPrices(text);
  // `Le plat le moins cher` is one of the mains.
  const plate =
    (prices.most ?? prices.least ?? has(`${menuWords.cheapest}|${menuWords.dearest}`)) &&
    /\bplats?\b/.test(text.words.map(({ typed: word }) => word).join(' '));
  const rest = wanted.filter(
    (stem) => !(course !== undefined && isCourseWord(stem)) && !(soft && /^(?:alcohol\w*|mocktail|soft)$/.test(stem)),
  );
  return {
    dishes,
    wanted: rest,
    typed: new Map(
      text.words
        .map((word) => [stemOf(word.plain), word.typed === '' ? word.plain : word.typed] as const)
        .concat([...typed]),
    ),
    missing: soft ? missing.filter((stem) => !/^(?:alcohol|mocktail)/.test(stem)) : missing,
    excluded: soft ? [...excluded.filter((stem) => stem !== 'alcohol'), 'alcohol'] : excluded,
    diets: diets.filter(({ pattern }) => pattern.test(plain)).map(({ diet }) => diet),
    unmarked: plain.match(new RegExp(`\\b(?:${menuWords.unmarked})\\b`, 'g')) ?? [],
    avoid,
    allergens: asked,
    ...prices,
    sort: has(menuWords.cheapest) ? 'cheapest' : has(menuWords.dearest) ? 'dearest' : undefined,
    spicy: mild ? false : has(menuWords.spicy) ? true : undefined,
    quantities,
    course: soft && rest.length === 0 ? 'drink' : (course ?? (plate ? 'main' : undefined)),
    either: has('and|or'),
    asks: askSet,
  };
}

function isCourseWord(stem: string): boolean {
  return courses.some(({ pattern }) => pattern.test(stem) || pattern.test(`${stem}s`));
}

/** Words of food among the rest: those that the menu has, and those that it has not. */
function foodsIn(
  { words }: Text,
  isRest: (at: number) => boolean,
  { index }: Knowledge,
): { wanted: string[]; missing: string[]; typed: Map<string, string> } {
  const wanted = new Set<string>();
  const missing = new Set<string>();
  const typed = new Map<string, string>();
  for (const [at, word] of words.entries()) {
    if (!isRest(at) || wishWords.has(word.plain) || /\d/.test(word.plain)) continue;
    const joined = word.plain === 'ice' && words[at + 1]?.plain === 'cream';
    const stem = joined ? 'icecream' : stemOf(word.plain);
    if (word.plain === 'cream' && words[at - 1]?.plain === 'ice') continue;
    // A French word of a French menu is looked for as it is typed.
    if (meals.has(stem) && !index.isNameStem(stem)) continue;
    const own = [stemOf(word.typed.split(' ').at(-1) ?? ''), stem].find(
      (one) => one !== '' && index.isNameStem(one) && isTelling(one),
    );
    const found = own ?? (isFood(stem) ? stem : undefined);
    if (found === undefined) continue;
    typed.set(found, joined ? 'ice cream' : word.typed === '' ? word.plain : word.typed);
    if (own !== undefined || meaningsOf(stem).some((one) => index.isKnown(one))) wanted.add(found);
    else if (!meals.has(stem)) missing.add(found);
    // `Chicken 65` is another dish than chicken.
    const after = words[at + 1]?.plain ?? '';
    if (/^\d{2,3}$/.test(after) && !words[at + 1]?.begins) missing.add(after);
    // `Birria tacos`: a word that nobody knows says which.
    const before = words[at - 1];
    if (before && isRest(at - 1) && !word.begins && isStrange(before.plain, index)) missing.add(stemOf(before.plain));
  }
  return { wanted: [...wanted], missing: [...missing], typed };
}

/** Meals, of which only some menus have a heading. */
const meals = new Set(['lunch', 'brunch', 'breakfast']);

/** A word that is neither an everyday one nor on the menu. */
function isStrange(word: string, index: Knowledge['index']): boolean {
  const stem = stemOf(word);
  const known =
    isFiller(word) ||
    isEveryday(word) ||
    isEveryday(stem) ||
    wishWords.has(word) ||
    isInGlossary(word) ||
    isFood(stem) ||
    index.isKnown(stem);
  return /^\p{L}{4,}$/u.test(word) && !known && !questionStems.has(stem);
}

const questionStems = new Set(questionWords.map(stemOf));

const isFood = (stem: string) => foodStems.has(stem) || isMeaning(stem);

/** A word of a dish's name that is more than `half`, `house` or `day`. */
function isTelling(stem: string): boolean {
  return (
    isFood(stem) ||
    !(isFiller(stem) || isEveryday(stem) || isFiller(`${stem}s`) || isEveryday(`${stem}s`) || stem.length < 3)
  );
}

/** Whether nothing is said that would choose among dishes. */
export function isEmptyWish(wish: Wish): boolean {
  const {
    dishes,
    wanted,
    missing,
    excluded,
    diets: some,
    unmarked,
    allergens,
    most,
    least,
    sort,
    spicy,
    course,
  } = wish;
  return (
    [dishes, wanted, missing, excluded, some, unmarked, allergens].every((list) => list.length === 0) &&
    [most, least, sort, spicy, course].every((value) => value === undefined)
  );
}

/** Dishes of a wish that are called by one name are one. */
export function namesOf(dishes: readonly Dish[]): string[] {
  return [...new Set(dishes.map(({ name }) => name))];
}
