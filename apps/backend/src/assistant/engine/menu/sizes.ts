/** Which of its sizes a dish is asked for in: `half a pound of brisket`, `a jug`, `the large`. */
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Dish } from '../knowledge/dishes.ts';
import { phraseAt, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { andAHalf, single } from '../vocabulary/menu-words.ts';
import { smallNumbers } from '../vocabulary/slot-words.ts';

/** Stems as sizes are compared by: figures as words, and without what stands in brackets: `Small (12 oz)`. */
function sizeStems(text: string): string[] {
  return wordsOf(text.replace(/\(.*?\)/g, ' '))
    .filter((word) => !/^(?:an?|of|the)$/.test(word))
    .map((word) => stemOf(smallNumbers[Number(word) - 1] ?? word));
}

/** A size that is said, and where in the text. */
interface Said {
  variant: DishVariant;
  at: number;
  stems: readonly string[];
}

/**
 * The sizes of a dish that a plain text names; of those that stand within a longer one, that alone: `half pound`. Where several
 * are said, the one that stands nearest before the dish's own name.
 */
export function sizeSaid(
  { name, variants = [] }: Pick<Dish, 'name' | 'variants'>,
  text: string,
): DishVariant | undefined {
  // `A pound and a half` is none of them.
  if (andAHalf.test(text)) return undefined;
  const stems = sizeStems(text);
  const all = variants.flatMap((variant): Said | [] => {
    const own = sizeStems(variant.name);
    const at = phraseAt(stems, own);
    return own.length > 0 && at !== -1 ? { variant, at, stems: own } : [];
  });
  const isWithin = (one: Said, other: Said) =>
    one !== other && other.stems.length > one.stems.length && phraseAt(other.stems, one.stems) !== -1;
  const [first, ...others] = all.filter((one) => !all.some((other) => isWithin(one, other)));
  const called = stemsOf(name)
    .map((stem) => stems.indexOf(stem))
    .find((at) => at !== -1);
  if (first === undefined || others.length === 0 || called === undefined)
    return others.length > 0 ? undefined : first?.variant;
  const [nearest, another] = [first, ...others].filter(({ at }) => at < called).sort((a, b) => b.at - a.at);
  // `Glass or bottle of the house red` asks for both.
  return another && /\bor\b/.test(text) ? undefined : nearest?.variant;
}

const unitOfHeading = /\bby the half (\p{L}+?)s?\b/iu;

/** How many of what a dish is sold by are in what is asked for: two half pounds in the pound of brisket; one else. */
export function unitsAsked({ name, category = '' }: Dish, text: string): number {
  const unit = unitOfHeading.exec(category)?.[1]?.toLowerCase();
  const stems = stemsOf(text);
  const called =
    stemsOf(name)
      .map((stem) => stems.indexOf(stem))
      .find((at) => at !== -1) ?? stems.length;
  const at = unit === undefined || andAHalf.test(text) ? -1 : stems.slice(0, called).lastIndexOf(unit);
  return at === -1 || called - at > 3 || stems.slice(Math.max(0, at - 2), at).includes('half') ? 1 : 2;
}

/** The size by which single ones are counted: `One`, `One link` of links. */
export function singleSize({ name, variants = [] }: Dish): DishVariant | undefined {
  const own = new Set(stemsOf(name));
  return variants.find((variant) => stemsOf(variant.name).every((stem) => own.has(stem) || single.has(stem)));
}

/** A dish in one of its sizes: it has that price and no other. */
export function inSize(dish: Dish, { name, price, priceText }: DishVariant): Dish {
  return { ...dish, name: `${dish.name} (${name})`, price, priceText, variants: undefined };
}
