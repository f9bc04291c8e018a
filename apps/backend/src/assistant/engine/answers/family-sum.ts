/** What adults, seniors and children pay together of what the brand has told: `$85 a person, $40 for twelve and under`. */
import * as family from '../vocabulary/family-words.ts';
import { smallNumbers } from '../vocabulary/slot-words.ts';

/** Guests who pay the same. */
export interface Guests {
  count: number;
  /** What one of them pays, in units of the brand's currency. */
  each: number;
}

/** Whether a plain text counts adults and children: `2 adults and a child aged 9`. */
export const countsFamily = (plain: string): boolean =>
  family.ADULTS.test(plain) && (family.KIDS.test(plain) || plain.search(family.AGED) !== -1);

/**
 * @param plain who comes, in plain English: `2 adults and a child aged 9`
 * @param told the brand's own words
 * @param each what one pays at large, where the words name no other price of an adult
 * @returns undefined where one of these is not counted or priced, or a child is not of the age of those that pay less
 */
export function familySum(plain: string, told: string, each?: number): Guests[] | undefined {
  const ofTwo = family.TWO_AGED.exec(plain)?.slice(1) ?? [];
  const ages = [...[...plain.matchAll(family.AGED)].map(([, age]) => age), ...ofTwo].map(Number);
  const [adults, seniors, some] = [family.ADULTS, family.SENIORS, family.KIDS].map((who) =>
    numberOf(who.exec(plain)?.[1]),
  );
  const [adult = each, senior, child] = [family.ADULT_PAYS, family.SENIOR_PAYS, family.CHILD_PAYS].map((ways) =>
    moneyIn(ways, told),
  );
  const [, from, to] = family.CHILDREN_AGED.exec(told) ?? [];
  const free = numberOf(family.FREE_BELOW.exec(told)?.[1]);
  const least = numberOf(from);
  const most = numberOf(to) || numberOf(family.UP_TO.exec(told)?.[1]) || numberOf(family.BELOW.exec(told)?.[1]) - 1;
  const paying = ages.filter((age) => age >= free);
  const all = Math.max(some ?? 0, ages.length);
  const kids = all - (ages.length - paying.length);
  if (!adults || all === 0 || paying.some((age) => age < least || (most > 0 && age > most))) return undefined;
  const guests = [
    { count: adults, each: adult },
    { count: seniors ?? 0, each: senior },
    { count: kids, each: child },
  ].filter(({ count }) => count > 0);
  return guests.every((one): one is Guests => one.each !== undefined) ? guests : undefined;
}

/** `Me and my 10 year old`: two, where the brand tells no price of children, and none that so young a child may not come; else 0. */
export function withChild(plain: string, told: string): number {
  const [found, age] = family.ME_AND_CHILD.exec(plain) ?? [];
  const isApart = [...family.CHILD_PAYS, family.UP_TO, family.BELOW].some((one) => one.test(told));
  const least = numberOf(family.FROM_AGE.exec(told)?.[1]);
  return found === undefined || isApart || Number(age) < least ? 0 : 2;
}

const moneyIn = (ways: readonly RegExp[], text: string): number | undefined => {
  const found = ways.map((way) => way.exec(text)?.[1]).find((one) => one !== undefined);
  return found === undefined ? undefined : Number(found.replace(',', ''));
};

const numberOf = (word = ''): number => {
  const lower = word.toLowerCase();
  return /^an?$/.test(lower) ? 1 : Number(lower) || smallNumbers.indexOf(lower) + 1;
};
