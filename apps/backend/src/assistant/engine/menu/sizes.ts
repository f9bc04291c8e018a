/** Which of its sizes a dish is asked for in: `half a pound of brisket`, `a jug`, `the large`. */
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Ordered } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import * as words from '../vocabulary/menu-words.ts';
import { smallNumbers } from '../vocabulary/slot-words.ts';

/** Stems as sizes are compared by: figures as words, and without what stands in brackets: `Small (12 oz)`. */
function sizeStems(text: string): string[] {
  // `Four people` is what is asked for as a tray for four.
  // `Twenty pieces` are what is asked for as 20 wings.
  return wordsOf(
    text
      .replace(/\(.*?\)/g, ' ')
      .replace(words.PIECES_OF_SIZE, '$1')
      .replace(/\bhalf (?:a )?dozen\b/gi, 'six')
      .replace(/^(\w+) (?:people|persons?|personnes|personas)$/i, 'for $1'),
  )
    .filter((word) => !/^(?:an?|of|the)$/.test(word))
    .map((word) => stemOf(words.alikeSizes[word] ?? smallNumbers[Number(word) - 1] ?? word));
}

/** How much of something a name tells of, by the unit of all of its kind: 16 of `Ribeye, 16 oz`, 10 of `Ten-inch`. */
export function measureOf(text = ''): number | undefined {
  const [, number = ''] = words.MEASURE.exec(text) ?? [];
  return Number(number) || smallNumbers.indexOf(number.toLowerCase()) + 1 || undefined;
}

/** A size that is said, and the number before it, where there is one: `two half racks`. */
export interface SizeSaid {
  variant: DishVariant;
  count?: number;
}

interface SizeAt {
  variant: DishVariant;
  at: number;
  own: string[];
}

/** The sizes that a plain text names, those within a longer one left out, and where; `own` words of a size are those that not all have. */
function sizesIn(variants: readonly DishVariant[], text: string, isOfOwn = false): { stems: string[]; said: SizeAt[] } {
  // `A pound and a half` is none of them.
  if (variants.length === 0 || words.AND_A_HALF.test(text)) return { stems: [], said: [] };
  const stems = sizeStems(text);
  const named = variants.map((variant) => sizeStems(variant.name));
  const telling = named.map((own) => own.filter((stem) => !named.every((other) => other.includes(stem))));
  const isOwn = isOfOwn && telling.every((own) => own.length > 0);
  const all = variants.flatMap((variant, index) => {
    const own = (isOwn ? telling : named)[index] ?? [];
    const isHere = (at: number) => own.length > 0 && own.every((stem, by) => stems[at + by] === stem);
    // `Wings for 30 people`, `two of those` ask for no size.
    const isOfGuests = (at: number) =>
      /^(?:people|person|guest|us|those|them|these|order)$/.test(stems[at + own.length] ?? '') && own[0] !== 'for';
    return stems.flatMap((_, at) => (isHere(at) && !isOfGuests(at) ? [{ variant, at, own }] : []));
  });
  const isWithin = (one: SizeAt, other: SizeAt) =>
    other.own.length > one.own.length && one.at >= other.at && one.at < other.at + other.own.length;
  const apart = all.filter((one) => !all.some((other) => isWithin(one, other)));
  return { stems, said: [...new Map(apart.toReversed().map((one) => [one.variant, one])).values()].reverse() };
}

/** A dish in each of the sizes that a text names, and how many of each: `one with shrimp and two with tofu`; none where it names one only. */
export function inSizesSaid(dish: Dish, text: string): { dish: Dish; count?: number }[] {
  const { stems, said } = sizesIn(dish.variants ?? [], text, true);
  const called = sizeStems(dish.name);
  const inOrder = said.filter(({ own }) => !own.every((stem) => called.includes(stem))).sort((a, b) => a.at - b.at);
  if (inOrder.length < 2) return [];
  return inOrder.map(({ variant, at }, index) => {
    const before = inOrder[index - 1];
    const between = stems.slice(before ? before.at + before.own.length : 0, at);
    const counts = between.map((stem) => smallNumbers.indexOf(stem) + 1).filter((count) => count > 0);
    const isOfPieces = words.COUNTS_PIECES.test(variant.name);
    return { dish: inSize(dish, variant), count: isOfPieces ? undefined : counts.at(-1) };
  });
}

/** A dish in each of its sizes. */
export const inEachSize = (dish: Dish): Dish[] => (dish.variants ?? []).map((variant) => inSize(dish, variant));

/**
 * The size of a dish that a plain text names; of those that stand within a longer one, that alone: `half pound`. Where several
 * are said, the one that stands nearest before the dish's own name.
 */
export function sizeSaid({ name, variants = [] }: Pick<Dish, 'name' | 'variants'>, text: string): SizeSaid | undefined {
  const { stems, said } = sizesIn(variants, text);
  const called = Math.max(...stemsOf(name).map((stem) => stems.indexOf(stem)));
  const [nearest, another] = said.length < 2 ? said : said.filter(({ at }) => at < called).sort((a, b) => b.at - a.at);
  const before = stems[(nearest?.at ?? 0) - 1] ?? '';
  // `Glass or bottle of the house red` asks for both, `3/4 of a pound` for neither.
  if (!nearest || (another && /\bor\b/.test(text)) || words.FRACTION.test(before)) return undefined;
  const count = smallNumbers.indexOf(before) + 1;
  return { variant: nearest.variant, ...(count > 0 && { count }) };
}

/** The size that is said, else the largest or the smallest of several where one of these is asked for: `the big one`. */
export function sizeMeant(dish: Dish, text: string): SizeSaid | undefined {
  const said = sizeSaid(dish, text);
  const stems = sizeStems(text);
  const at = ['small', 'large'].findIndex((size) => stems.includes(size) && !sizeStems(dish.name).includes(size));
  const all = (dish.variants ?? []).filter(({ price }) => price !== undefined);
  // `A large house red`, which is sold by two glasses and the bottle.
  const glasses = all.filter(({ name }) => !words.IS_BOTTLE.test(name));
  const priced = glasses.length > 1 ? glasses : all;
  if (said || at === -1 || priced.length < 2 || words.ASKS_HOW_BIG.test(text)) return said;
  const variant = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).at(-at);
  return variant && { variant };
}

/** How many of what a dish is sold by are in what is asked for: two half pounds in the pound of brisket; one else. */
function unitsAsked({ name, category = '' }: Dish, text: string): number {
  const unit = words.UNIT_OF_HEADING.exec(category)?.[1]?.toLowerCase();
  const stems = stemsOf(text);
  const called =
    stemsOf(name)
      .map((stem) => stems.indexOf(stem))
      .find((at) => at !== -1) ?? stems.length;
  const at = unit === undefined || words.AND_A_HALF.test(text) ? -1 : stems.slice(0, called).lastIndexOf(unit);
  return at === -1 || called - at > 3 || stems.slice(Math.max(0, at - 2), at).includes('half') ? 1 : 2;
}

/** Whether a size is called by that number of pieces. */
const isCalled = ({ name }: DishVariant, count: number) =>
  sizeStems(name).includes(smallNumbers[count - 1] ?? `${count}`);

/** The size that is so many pieces: `Six`, of half a dozen. */
function sizeOf({ variants = [] }: Dish, count: number): DishVariant | undefined {
  return count > 1
    ? variants.find((variant) => sizeStems(variant.name).length === 1 && isCalled(variant, count))
    : undefined;
}

/** The size by which words.single ones are counted: `One`, `One link` of links; none where they are sold by the dozen as well. */
function singleSize({ name, variants = [] }: Dish, count: number): DishVariant | undefined {
  const own = new Set(stemsOf(name));
  if (count % 6 === 0 && variants.some((variant) => words.BY_DOZEN.test(variant.name))) return undefined;
  return variants.find((variant) => stemsOf(variant.name).every((stem) => own.has(stem) || words.single.has(stem)));
}

/** `A dozen tamales`, which are sold by the half dozen: two of these. */
function dozensOf(dish: Dish, counted = 0): { dish: Dish; count?: number } | undefined {
  const size = dish.variants?.find(({ name }) => words.BY_DOZEN.test(name));
  const pieces = /half|demi|media/i.test(size?.name ?? '') ? 6 : 12;
  return size && counted > 0 && counted % pieces === 0
    ? { dish: inSize(dish, size), count: counted / pieces }
    : undefined;
}

/**
 * A dish in the size that a text asks for, and how many of it; as it is where none is asked for.
 *
 * @param named how many of the dish are asked for, by its name: a number that is part of the size is none
 * @param before how it was asked for in an earlier turn, which holds as far as the text says nothing else
 */
export function sizedAs(dish: Dish, text: string, named?: number, before?: Ordered): { dish: Dish; count?: number } {
  const said = sizeMeant(dish, text);
  const counted = named ?? before?.count;
  const kept = said ? undefined : dish.variants?.find(({ name }) => name === before?.size);
  if (kept) return { dish: inSize(dish, kept), count: counted };
  const dozens = said ? undefined : dozensOf(dish, counted);
  if (dozens) return dozens;
  const size =
    said?.variant ?? (counted === undefined ? undefined : (sizeOf(dish, counted) ?? singleSize(dish, counted)));
  // Two of what is sold as `Cup` are two cups; of what is sold as `Five` nobody knows.
  const isOfPieces = dish.variants?.some(({ name }) => words.COUNTS_PIECES.test(name));
  if (!size) return { dish, count: isOfPieces ? undefined : countOf(dish, text, counted) };
  const isOfSize = said && counted !== undefined && isCalled(size, counted);
  const isNoCount = isOfSize || words.BY_DOZEN.test(size.name);
  return { dish: inSize(dish, size), count: isNoCount ? said?.count : (counted ?? said?.count) };
}

/** How many of a dish that has no sizes, by what it is sold by: half pounds, or dozens. */
function countOf(dish: Dish, text: string, counted: number | undefined): number | undefined {
  const units = unitsAsked(dish, text);
  if (counted === undefined) return units > 1 ? units : undefined;
  const isTwelve = counted % 12 === 0 && words.BY_DOZEN.test(`${dish.name} ${dish.heading} ${dish.description}`);
  return (counted * units) / (isTwelve ? 12 : 1);
}

/** A dish in one of its sizes: it has that price and no other. */
export function inSize(dish: Dish, { name, price, priceText }: DishVariant): Dish {
  return { ...dish, name: `${dish.name} (${name})`, price, priceText, variants: undefined };
}

/** How many pieces there are for the price of a dish in its size: `Wings (Ten)`, `Oysters (Half dozen)`, `Three, still warm.` */
export function piecesOf({ name, description = '' }: Dish, unit = ''): number | undefined {
  const [size = ''] = / \(([^)]+)\)$/.exec(name)?.slice(1) ?? [];
  // `Two patties` are no two burgers.
  const isOfPieces = /^\w+(?:[,.]|$| pieces?\b)/.test(description) || (unit !== '' && unit !== 'one');
  const [said = isOfPieces ? description : ''] = [size, name.split(', ').at(1) ?? ''].filter(
    (text) => words.COUNTED.test(text) || words.BY_DOZEN.test(text),
  );
  if (words.BY_DOZEN.test(said)) return /half|demi|media/i.test(said) ? 6 : 12;
  const number = words.COUNTED.exec(said)?.[1]?.toLowerCase() ?? '';
  const count = Number(number) || Number(words.alikeSizes[number]) || smallNumbers.indexOf(number) + 1;
  return count > 1 ? count : undefined;
}
