/** Which of its sizes a dish is asked for in: `half a pound of brisket`, `a jug`, `the large`; how many pieces each is. */
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import * as words from '../vocabulary/menu-words.ts';
import { ARTICLES, CALLED_TWO, COMES_AS_TWO, NOT_THAT_SIZE, OF_PIECES, PART } from '../vocabulary/order-words.ts';
import { smallNumbers } from '../vocabulary/slot-words.ts';

/** A word as sizes are compared by: figures as words, and one word for all that say the same. */
export const sizeStem = (word: string): string =>
  stemOf(words.alikeSizes[word] ?? smallNumbers[Number(word) - 1] ?? word);

/** Stems as sizes are compared by, without what stands in brackets: `Small (12 oz)`. `Twenty pieces` are what is asked for as 20 wings. */
export function sizeStems(text: string): string[] {
  return wordsOf(
    text
      .replace(/\(.*?\)/g, ' ')
      .replace(words.PIECES_OF_SIZE, '$1')
      .replace(/\bhalf (?:a )?dozen\b/gi, 'six')
      .replace(/\bbaker[’']?s (?=dozen)/gi, '')
      .replace(/\b0[.,]5 ?l\b/gi, 'half liter')
      .replace(/^(\w+) (?:people|persons?|personnes|personas)$/i, 'for $1'),
  )
    .filter((word) => !ARTICLES.test(word))
    .map(sizeStem);
}

/** The number that a word is; of a dozen twelve. */
export function numberIn(word = ''): number | undefined {
  const lower = word.toLowerCase();
  return Number(lower) || Number(words.alikeSizes[lower]) || smallNumbers.indexOf(sizeStem(lower)) + 1 || undefined;
}

/** How much of something a name tells of, by the unit of all of its kind: 16 of `Ribeye, 16 oz`, 10 of `Ten-inch`. */
export const measureOf = (text = ''): number | undefined => numberIn(words.MEASURE.exec(text)?.[1]);

const QUESTION = /^(?:is|are|do|does|how|much|what)$/;

/** Where stems name a size, and by which of them. */
export interface SizeAt {
  variant: DishVariant;
  at: number;
  own: readonly string[];
}

/** `3 pounds`, `a pound`, of what is sold by one; not `3 scoops`, where three are a size as well. */
function isUnitOf(
  [first, unit, more]: readonly string[],
  at: number,
  stems: readonly string[],
  forms: readonly (readonly string[])[],
): boolean {
  if (first !== 'one' || unit === undefined || more !== undefined || stems[at] !== unit) return false;
  const before = stems[at - 1] ?? '';
  if (forms.some((own) => own.join(' ') === `${before} ${unit}`)) return false;
  const count = numberIn(before);
  return count === undefined ? words.WEIGHED.test(unit) && !PART.test(before) : count > 1;
}

/**
 * The sizes that stems name, in their order; those within a longer one are left out: `half pound`.
 *
 * @param isByTelling by the words alone that tell them apart, which may count something else: `8 or 10 ounces`
 */
export function sizesIn(variants: readonly DishVariant[], stems: readonly string[], isByTelling = false): SizeAt[] {
  // A size that is called by nothing but a word of questions is not said by that.
  const stemsOfSize = (name: string) => sizeStems(name).filter((stem) => !QUESTION.test(stem));
  const named = variants.map(({ name }) => stemsOfSize(name));
  // `Bowl`, of `Bowl over rice`; `medium`, of `Medium 14"`.
  const headed = variants.map(({ name }) => stemsOfSize(name.replace(words.SERVED_WITH, '')));
  const isMeasured = (own: readonly string[], at: number) =>
    own.length > 1 &&
    numberIn(own.at(-1)) !== undefined &&
    ![words.BY_DOZEN, words.OF_SO_MANY].some((one) => one.test(variants[at]?.name ?? ''));
  const bare = headed.map((own, at) => (isMeasured(own, at) ? own.slice(0, -1) : own));
  const whole = new Set(bare.map((own) => own.join(' '))).size === bare.length ? bare : named;
  const telling = named.map((own) => own.filter((stem) => !named.every((other) => other.includes(stem))));
  const forms = isByTelling && telling.every((own) => own.length > 0) ? telling : whole;
  const all = variants.flatMap((variant, index): SizeAt[] => {
    const own = forms[index] ?? [];
    const isHere = (at: number) =>
      own.length > 0 && (own.every((stem, by) => stems[at + by] === stem) || isUnitOf(own, at, stems, forms));
    // `3 boxes`, of three pieces and of a box, are so many of the other.
    const isOfOther = (at: number) =>
      own.length === 1 &&
      numberIn(own[0]) !== undefined &&
      words.CONTAINER.test(stems[at + 1] ?? '') &&
      named.some((other) => other !== named[index] && other.includes(stems[at + 1] ?? ''));
    // `Wings for 30 people`, `two of those` ask for no size; `a 2 pound lobster` for no two pieces.
    const isOfGuests = (at: number) =>
      /^(?:people|person|guest|us|those|them|these|order|pound|ounce|liter|kilo|gram|inch)$/.test(
        stems[at + own.length] ?? '',
      ) && own[0] !== 'for';
    return stems.flatMap((_, at) => (isHere(at) && !isOfGuests(at) && !isOfOther(at) ? [{ variant, at, own }] : []));
  });
  const isWithin = (one: SizeAt, other: SizeAt) =>
    other.own.length > one.own.length && one.at >= other.at && one.at < other.at + other.own.length;
  // `3/4 of a pound` is none of them; `half pint` is the half, where there is one.
  const isHalved = (at: number) => stems[at - 1] === 'half' && all.some((one) => one.at === at - 1);
  const isPart = ({ at }: SizeAt) => words.FRACTION.test(stems[at - 1] ?? '') || isHalved(at);
  // `3 kids scoops`, `2 three scoops`: of two in a row the number before the other is how many.
  const isCount = ({ at, own }: SizeAt) =>
    own.length === 1 && numberIn(own[0]) !== undefined && all.some((other) => other.at === at + 1);
  const apart = all.filter((one) => !all.some((other) => isWithin(one, other)) && !isPart(one) && !isCount(one));
  return apart
    .filter((one) => apart.find(({ variant }) => variant === one.variant) === one)
    .sort((a, b) => a.at - b.at);
}

/** `Fried momos, 6`, of `6 fried`: the only size all of whose words are said, which stand apart. */
export function sizeSaidApart(variants: readonly DishVariant[], stems: readonly string[]): SizeAt | undefined {
  const said = variants.flatMap((variant): SizeAt[] => {
    const own = sizeStems(variant.name);
    const isSaid = own.length === 2 && numberIn(own[0]) !== undefined && own.every((stem) => stems.includes(stem));
    return isSaid ? [{ variant, at: stems.indexOf(own[0] ?? ''), own: own.slice(0, 1) }] : [];
  });
  const [only, another] = said;
  return another === undefined ? only : undefined;
}

/**
 * `Box` of `One-pound box`, `with squid` of `Squid sambal`: the only size that one word tells, of what it is sold in or of a food that
 * the dish does not name by itself.
 *
 * @param stems without those that name the dish
 */
export function sizeByWord(
  { name, description = '', variants = [] }: Dish,
  stems: readonly string[],
): SizeAt | undefined {
  const own = new Set(stemsOf(`${name} ${description}`));
  // Where the dish is named stands nothing.
  const isBeside = (at: number) => /^(?:with)?$/.test(stems[at - 1] ?? 'and') || stems[at + 1] === '';
  const isTelling = (stem: string, at: number) =>
    !own.has(stem) &&
    !stems.slice(Math.max(0, at - 2), at).some((one) => NOT_THAT_SIZE.test(one)) &&
    (words.CONTAINER.test(stem) || words.WEIGHED.test(stem) || (foodStems.has(stem) && isBeside(at)));
  const said = stems.flatMap((stem, at): SizeAt[] => {
    const [variant, another] = isTelling(stem, at) ? variants.filter((one) => sizeStems(one.name).includes(stem)) : [];
    return variant && another === undefined ? [{ variant, at, own: [stem] }] : [];
  });
  return new Set(said.map(({ variant }) => variant)).size === 1 ? said[0] : undefined;
}

/** The size of a dish that a plain text names; of several the one that stands nearest before the dish's own name. */
export function sizeSaid({ name, variants = [] }: Pick<Dish, 'name' | 'variants'>, text: string): SizeAt | undefined {
  // `A pound and a half` is none of them.
  if (variants.length === 0 || words.AND_A_HALF.test(text)) return undefined;
  const stems = sizeStems(text.replace(words.ASKS_HOW_BIG, ''));
  const said = sizesIn(variants, stems);
  const called = Math.max(...stemsOf(name).map((stem) => stems.indexOf(stem)));
  const [nearest, another] = said.length < 2 ? said : said.filter(({ at }) => at < called).reverse();
  // `Glass or bottle of the house red` asks for both.
  return another && /\bor\b/.test(text) ? undefined : nearest;
}

/** Where stems ask for the largest or the smallest of several: `the big one`. */
export const bigAt = (stems: readonly string[]): number => stems.findIndex((stem) => /^(?:small|large)$/.test(stem));

/** The largest or the smallest of several sizes, as stems ask for it. */
export function extremeIn({ name, variants = [] }: Pick<Dish, 'name' | 'variants'>, stems: readonly string[]) {
  const big = stems[bigAt(stems)];
  const all = variants.filter(({ price }) => price !== undefined);
  // `A large house red`, which is sold by two glasses and the bottle.
  const glasses = all.filter((one) => !words.IS_BOTTLE.test(one.name));
  const priced = glasses.length > 1 ? glasses : all;
  if (big === undefined || priced.length < 2 || sizeStems(name).includes(big)) return undefined;
  return priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).at(big === 'large' ? -1 : 0);
}

/** The size that is said, else the largest or the smallest where one of these is asked for. */
export function sizeMeant(dish: Dish, text: string): Pick<SizeAt, 'variant'> | undefined {
  const said = sizeSaid(dish, text);
  const variant = said || words.ASKS_HOW_BIG.test(text) ? undefined : extremeIn(dish, sizeStems(text));
  return said ?? (variant && { variant });
}

/** A dish in one of its sizes: it has that price and no other. */
function inSize(dish: Dish, { name, price, priceText }: DishVariant): Dish {
  return { ...dish, name: `${dish.name} (${name})`, price, priceText, variants: undefined };
}

/** A dish in the size that a text asks for; as it is where none is asked for. */
export function inSizeMeant(dish: Dish, text: string): Dish {
  const size = sizeMeant(dish, text)?.variant;
  return size ? inSize(dish, size) : dish;
}

/** A dish in each of its sizes. */
export const inEachSize = (dish: Dish): Dish[] => (dish.variants ?? []).map((size) => inSize(dish, size));

/** The number of pieces that begins a text: `Six, marinara`, `Half dozen`, `Ten`, `Box of six`. */
function piecesBeginning(whole: string): number | undefined {
  const text = whole.replace(/^(?:les|the|los|las|die|(?:box|pack|bag|basket) of) /i, '');
  if (words.BY_DOZEN.test(text))
    return /baker/i.test(text)
      ? 13
      : /half|demi|media/i.test(text)
        ? 6
        : 12 * (numberIn(/^(\w+)[ -]dozen/i.exec(text)?.[1]) ?? 1);
  return numberIn(words.COUNTED.exec(text)?.[1]);
}

/** Of how many pieces a size is: `Ten`, `Half dozen`, `Each`, `One link` of links. */
function piecesOfSize({ name }: DishVariant, dish: Dish): number | undefined {
  const own = new Set(stemsOf(dish.name));
  const isSingle = stemsOf(name).every((stem) => own.has(stem) || words.single.has(stem));
  return isSingle ? 1 : piecesBeginning(name);
}

/**
 * How many pieces there are for the price of a dish in its size: `Wings (Ten)`, `Three, still warm`; `Six prawns` where these
 * are what is asked about.
 */
export function piecesOf({ name, description = '' }: Dish, asked = ''): number | undefined {
  const [size = ''] = / \(([^)]+)\)$/.exec(name)?.slice(1) ?? [];
  // `Six Fanny Bay oysters`; `two patties` are no two burgers.
  const units = stemsOf(/^\w+((?: (?!of\b|with\b)\p{L}+){1,3})/u.exec(description)?.[1] ?? '');
  // `3 quinoa salads`, of one with `three quinoas`, are three salads.
  const [own, said] = [stemsOf(name), stemsOf(asked)];
  const isOfDish = (stem: string) => own.includes(stem) && own.at(-1) !== stem && said.includes(own.at(-1) ?? '');
  const isUnit = (stem: string) => units.includes(stem) && !isOfDish(stem);
  const isOfPieces = /^(?:les )?\w+(?:[,.]|$| pieces?\b)/i.test(description) || said.some(isUnit);
  const [, inName = ''] = /, (?:\w+ of )?(.+)$/.exec(name) ?? [];
  // `Pork and cabbage, six.`
  const [, last = ''] = /, (\w+)\.?$/.exec(description) ?? [];
  const texts = [size, inName, isOfPieces ? description : last];
  const count = texts.map(piecesBeginning).find((pieces) => pieces !== undefined);
  return count !== undefined && count > 1 ? count : undefined;
}

export interface Sized {
  dish: Dish;
  count?: number;
}

/** Whether all words of a size but its number are said: `fried`, of `6 fried`. */
function isKindSaid({ name }: DishVariant, asked: string): boolean {
  const said = sizeStems(asked);
  return sizeStems(name).every((stem) => numberIn(stem) !== undefined || said.includes(stem));
}

/** In the only one of some sizes, or that of which more is said: `6 fried`; else in any of them: six are steamed or fried. */
function inOneOf(dish: Dish, some: readonly DishVariant[], asked: string): Dish {
  const meant = some.filter((one) => isKindSaid(one, asked));
  const [only, another] = meant.length === 1 ? meant : some;
  if (only && another === undefined) return inSize(dish, only);
  const price = Math.min(...some.flatMap((one) => one.price ?? []));
  return { ...dish, price, variants: [...some] };
}

/** Who asks for more of what is sold by several counts pieces. */
const MOST_PORTIONS = 8;

/** The most pieces that are put together of sizes. */
const MOST_PIECES = 200;

/** So many pieces by the sizes that cost least together: 30 wings are twenty and ten; none where no sizes make them. */
function inSizesOf(dish: Dish, pieces: number, asked: string): Sized[] | undefined {
  const all = (dish.variants ?? []).flatMap((size) => {
    const count = piecesOfSize(size, dish);
    return count === undefined || size.price === undefined ? [] : [{ size, count, price: size.price }];
  });
  const exact = all.filter(({ count }) => count === pieces);
  if (exact.length > 0)
    return [
      {
        dish: inOneOf(
          dish,
          exact.map(({ size }) => size),
          asked,
        ),
      },
    ];
  // `12 fried momos`, of momos that are sold steamed and fried.
  const isMixed = new Set(all.map(({ count }) => count)).size < all.length;
  const sold = isMixed ? all.filter(({ size }) => isKindSaid(size, asked)) : all;
  // Three portions of what is sold by one piece and by two are none of two and one.
  const single = sold.find(({ count }) => count === 1);
  const isByDozen = pieces % 6 === 0 && sold.some(({ count }) => count % 6 === 0);
  if (single && !isByDozen) return [{ dish: inSize(dish, single.size), count: pieces }];
  const best: ({ price: number; sizes: DishVariant[] } | undefined)[] = [{ price: 0, sizes: [] }];
  for (let made = 1; made <= Math.min(pieces, MOST_PIECES); made += 1) {
    const ways = sold.flatMap(({ size, count, price }) => {
      const before = best[made - count];
      return before ? [{ price: before.price + price, sizes: [...before.sizes, size] }] : [];
    });
    best[made] = ways.sort((a, b) => a.price - b.price)[0];
  }
  const sizes = best[pieces]?.sizes;
  return (
    sizes &&
    [...Map.groupBy(sizes, (size) => size)].map(([size, { length }]) => ({
      dish: inSize(dish, size),
      count: length > 1 ? length : undefined,
    }))
  );
}

/** So many of a size: 1.5 pounds are a pound and a half pound, where that is sold; else nobody knows. */
export function soManyOf(dish: Dish, size: DishVariant, count?: number): Sized[] {
  if (count === undefined || Number.isInteger(count)) return [{ dish: inSize(dish, size), count }];
  const half = dish.variants?.find(({ name }) => name.toLowerCase() === `half ${size.name.toLowerCase()}`);
  const whole = { dish: inSize(dish, size), count: Math.floor(count) > 1 ? Math.floor(count) : undefined };
  return half && count % 1 === 0.5 ? [...(count > 1 ? [whole] : []), { dish: inSize(dish, half) }] : [{ dish }];
}

/**
 * So many of a dish, by what it is sold by: pieces, dozens, portions.
 *
 * @param unit what is counted, where that is said
 * @param asked the plain question, which may name the pieces: `16 prawns`
 */
export function soMany(dish: Dish, count: number, unit = '', asked = ''): Sized[] {
  const isOfPieces = OF_PIECES.test(unit);
  const mayBePieces = unit === '' || isOfPieces;
  if (!Number.isInteger(count)) return [{ dish }];
  if (dish.variants) {
    const isSoldByPieces = dish.variants.some(({ name }) => words.COUNTS_PIECES.test(name));
    // Two of what is sold as `Cup` are two cups; of what is sold as `Five` nobody knows.
    // Two plates of what is sold by six and by ten are two, of which nobody knows the size.
    const isOpen = isSoldByPieces && mayBePieces;
    return (mayBePieces ? inSizesOf(dish, count, asked) : undefined) ?? [isOpen ? { dish } : { dish, count }];
  }
  return (
    (mayBePieces ? inPortions(dish, count, asked, isOfPieces) : undefined) ?? [isOfPieces ? { dish } : { dish, count }]
  );
}

/** So many pieces of what is sold by several: two portions of three are six; six of a dozen, or twelve of eight, cost what nobody knows. */
function inPortions(dish: Dish, count: number, asked: string, isOfPieces: boolean): Sized[] | undefined {
  const headed = numberIn(words.PIECES_OF_HEADING.exec(dish.heading)?.[1]);
  const pieces =
    piecesOf(dish, asked) ??
    headed ??
    (words.BY_DOZEN.test(`${dish.name} ${dish.heading} ${dish.description}`) ? 12 : 1);
  // Who asks for two may mean pieces or portions.
  const isOfTwo = CALLED_TWO.test(dish.name) || COMES_AS_TWO.test(dish.description ?? '');
  if (pieces < 3 && !isOfPieces && !isOfTwo) return undefined;
  if (count % pieces !== 0) return count > (pieces === 12 ? 3 : MOST_PORTIONS) ? [{ dish }] : undefined;
  return [{ dish, count: count === pieces ? undefined : count / pieces }];
}

/** Whether so much of it is asked for by the unit that it is sold in: `half a pound`. */
export function saysUnit({ category = '' }: Dish, stems: readonly string[]): boolean {
  const unit = words.UNIT_OF_HEADING.exec(category)?.[1]?.toLowerCase();
  return unit !== undefined && stems.includes(unit);
}

/** Whether so many are pieces, of what was asked for before in a size that is a number of them: `wings 20 pieces`, `and 30?` */
export function arePieces({ variants = [] }: Dish, size: string, count: number): boolean {
  return (
    piecesBeginning(size) !== undefined &&
    count >= Math.min(...variants.flatMap(({ name }) => piecesBeginning(name) ?? []))
  );
}

/** How many of what a dish is sold by are in the unit that is asked for: two half pounds in the pound of brisket. */
export function unitsAsked({ category = '' }: Dish, stems: readonly string[]): number {
  const unit = words.UNIT_OF_HEADING.exec(category)?.[1]?.toLowerCase();
  const at = unit === undefined ? -1 : stems.lastIndexOf(unit);
  return at === -1 || stems.slice(Math.max(0, at - 2), at).some((stem) => /^(?:half|quarter)$/.test(stem)) ? 1 : 2;
}
