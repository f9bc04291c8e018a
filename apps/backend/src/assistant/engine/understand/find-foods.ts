/** Words of food that a question holds beside the names of dishes: those that the menu has, and those that it has not. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isInGlossary } from '../language/glossary.ts';
import type { Text, Word } from '../language/read-text.ts';
import { isEnglish } from '../language/spelling.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import { isMeaning, meaningsOf } from '../menu/meanings.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { HEADS, kindWords, MEALS, menuPatterns, SERVED_WAYS, wishWords } from '../vocabulary/menu-words.ts';
import { questionWords } from '../vocabulary/question-words.ts';
import { HOLDS_MEAT, IS_CHILD, LOOKS_FOR, smallNumbers } from '../vocabulary/slot-words.ts';

type Index = Knowledge['index'];

/** Numbers by which food is sold, and that no dish is called by. */
const SO_MANY = /^(?:1[02458]|2[045]|[3-9]0|100)$/;

const questionStems = new Set(questionWords.map(stemOf));

export interface Foods {
  wanted: string[];
  missing: string[];
  /** What is wanted, part by part. */
  parts: string[][];
}

/** The headings that are named by everyday words, each with where it begins: `all you can eat`, of which no word by itself names anything. */
function headingsSaid({ words, plain }: Text, isRest: (at: number) => boolean, index: Index) {
  const courses = menuPatterns.courses.flatMap(([, pattern]) => pattern.exec(plain)?.[0] ?? []);
  // `Small plates` are a course, and may be a heading as well.
  const isHeaded = (phrase: readonly string[]) =>
    courses.length === 0 || courses.some((course) => stemsOf(course).join() === phrase.join());
  return index
    .headingsIn(words.map((word) => stemOf(word.plain)))
    .filter(({ start, phrase }) => isHeaded(phrase) && isRest(start) && phrase.every(isCommon));
}

/** @param isRest positions of words that nothing else has taken */
export function foodsIn(text: Text, isRest: (at: number) => boolean, { index, configuration }: Knowledge): Foods {
  const { words } = text;
  const headings = headingsSaid(text, isRest, index);
  const isFree = (at: number) =>
    isRest(at) && !headings.some(({ start, phrase }) => at > start && at < start + phrase.length);
  const sold = new Set(configuration.servesCuisine.flatMap(stemsOf));
  const parts: string[][] = [];
  const missing: string[] = [];
  for (const [at, word] of words.entries()) {
    if (at === 0 || word.begins || /^(?:and|plus)$/.test(word.plain)) parts.push([]);
    const heading = headings.find(({ start }) => start === at);
    parts.at(-1)?.push(...(heading?.phrase ?? []));
    const food = isFree(at) ? foodAt(text, at, index) : undefined;
    if (food === undefined) continue;
    const isOnMenu = index.isNameStem(food) || meaningsOf(food).some((other) => index.isKnown(other));
    if (isOnMenu) parts.at(-1)?.push(food, ...kindsBeside(text, at, food, isRest, index));
    // A pizzeria’s slices and pies need not be called so.
    const isAbsent = !isOnMenu && !sold.has(food) && !SERVED_WAYS.has(food);
    missing.push(...(isAbsent ? [food] : []), ...strangeBeside(text, at, isRest, index));
  }
  const wanted = [...new Set(parts.flat())];
  return { wanted, missing: [...new Set(missing)], parts: parts.filter((part) => part.length > 0) };
}

/** `Birria tacos`, `chicken 65`: words beside a food that make another of it. */
function strangeBeside({ words, plain }: Text, at: number, isRest: (at: number) => boolean, index: Index): string[] {
  const isAsked = LOOKS_FOR.test(plain);
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  const isOther = before && !word?.begins && isRest(at - 1) && isStrange(before.plain, index);
  const isBehind = isAsked && after && !after.begins && isRest(at + 1) && isStrange(after.plain, index);
  // `Chicken 65`, but not `wings 12`, which are so many.
  const isNumbered = after && !after.begins && /^\d{2,3}$/.test(after.plain) && !SO_MANY.test(after.plain);
  return [
    ...(isOther ? [stemOf(before.plain)] : []),
    ...(isBehind ? [stemOf(after.plain)] : []),
    ...(isNumbered ? [after.plain] : []),
  ];
}

/** `House` of `house wine`: everyday words beside a food by which the menu calls some of it. */
function kindsBeside({ words }: Text, at: number, food: string, isRest: (at: number) => boolean, index: Index) {
  return [at - 1, at + 1].flatMap((beside) => {
    const { plain = '' } = words[beside] ?? {};
    const isApart =
      !isRest(beside) ||
      words[Math.max(at, beside)]?.begins ||
      isFiller(plain) ||
      wishWords.has(plain) ||
      smallNumbers.includes(plain);
    const kinds = isApart || !isEveryday(plain) ? [] : [stemOf(plain), ...(kindWords[plain] ?? [])];
    const called = (kind: string) => new Set(meaningsOf(kind).flatMap((one) => index.having(one, 'name')));
    const foods = (at: ReadonlySet<number>) =>
      meaningsOf(food).some((one) =>
        [...index.having(one, 'name'), ...index.having(one, 'category')].some((dish) => at.has(dish)),
      );
    return kinds.filter((kind) => foods(called(kind))).slice(0, 1);
  });
}

/** `Kids menu`, `cheapest meat`, `biggest set`, `what comes with the plates`, where the menu has such a heading. */
function isHeading({ plain }: Word, next: Word | undefined, index: Index, isSorted: boolean): boolean {
  return (
    !isFiller(plain) &&
    (/^(?:menu|meals?)$/.test(next?.plain ?? '') || HEADS.test(plain) || (isSorted && HEADS.test(`${plain}s`))) &&
    (meaningsOf(stemOf(plain)).some((stem) => index.having(stem, 'category').length > 0) ||
      (IS_CHILD.test(plain) && index.having('kid', 'name').length > 0))
  );
}

/** The stem of the food that a word names, by itself or as a heading of the menu. */
function foodAt(text: Text, at: number, index: Index): string | undefined {
  const { words } = text;
  const [word, next, afterNext] = words.slice(at, at + 3);
  // `A loaf of bread`
  if (!word || (next?.plain === 'of' && isFood(stemOf(afterNext?.plain ?? '')) && !foodStems.has(stemOf(word.plain))))
    return undefined;
  const heads = isHeading(
    word,
    next,
    index,
    menuPatterns.sorts.some(([, pattern]) => pattern.test(text.plain)),
  );
  const isMeat = word.plain === 'meat' && HOLDS_MEAT.test(text.plain);
  // `Meat by the half pound`
  const isUnit = ['', 'half '].some((half) => text.plain.includes(`by the ${half}${word.plain}`));
  const names = !wishWords.has(word.plain) || heads || isMeat || isUnit;
  const isHead = heads || isWholeHeading(word, index);
  return (names ? foodOf(word, index) : undefined) ?? (isHead ? stemOf(word.plain) : undefined);
}

/** `What roasts are there`, `the roast on Saturday`: an everyday word by which a part of the menu and several of its dishes are called. */
function isWholeHeading({ plain }: Word, { headed }: Index): boolean {
  const stem = stemOf(plain);
  if (isFiller(plain) || wishWords.has(plain) || MEALS.has(stem)) return false;
  const { under, called } = headed(stem);
  return called > 1 || (under > 1 && plain.endsWith('s') && plain !== stem);
}

/** The stem of a food: a French word of a French menu as it was typed. */
function foodOf({ plain, typed }: Word, index: Index): string | undefined {
  const stem = stemOf(plain);
  if (/\d/.test(plain) || (MEALS.has(stem) && !index.isNameStem(stem))) return undefined;
  if (smallNumbers.includes(plain)) return undefined;
  const own = [stemOf(typed.split(' ').at(-1) ?? ''), stem];
  // `Vin`, which is wine first, and no vin santo.
  const isMeant = (one: string) => one === stem || !meaningsOf(stem).includes(one);
  const known = own.find((one) => index.isNameStem(one) && isTelling(one) && isMeant(one));
  return known ?? (isFood(stem) ? (index.variant(stem) ?? stem) : undefined);
}

const isFood = (stem: string) => foodStems.has(stem) || isMeaning(stem);
const isCommon = (stem: string) => [stem, `${stem}s`].some((word) => isFiller(word) || isEveryday(word));

/** A word of a dish's name that is more than `half`, `house` or `day`. */
function isTelling(stem: string): boolean {
  return isFood(stem) || (stem.length > 2 && !isCommon(stem));
}

/** A word that nobody knows says which: `birria tacos`. */
function isStrange(word: string, index: Index): boolean {
  const stem = stemOf(word);
  const isWord = /^(?!non$)\p{L}{3,}$/u.test(word);
  return isWord && !isCommon(stem) && !isFood(stem) && !isOurs(word, stem) && !index.isKnown(stem);
}

function isOurs(word: string, stem: string): boolean {
  return isEnglish(word) || isEveryday(word) || wishWords.has(word) || isInGlossary(word) || questionStems.has(stem);
}
