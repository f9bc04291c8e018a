/** What adults and children pay together of what the brand has told: `$85 a person, $40 for twelve and under`. */
import * as family from '../vocabulary/family-words.ts';
import { smallNumbers } from '../vocabulary/slot-words.ts';

export interface FamilySum {
  adults: number;
  kids: number;
  /** What one of each pays, in units of the brand's currency. */
  adult: number;
  child: number;
}

/** Whether a plain text counts adults and children: `2 adults and a child aged 9`. */
export const countsFamily = (plain: string): boolean =>
  family.ADULTS.test(plain) && (family.KIDS.test(plain) || plain.search(family.AGED) !== -1);

/**
 * @param plain who comes, in plain English: `2 adults and a child aged 9`
 * @param told the brand's own words
 * @param each what one pays at large, where the words name no other price of an adult
 * @returns undefined where one of these is not counted or priced, or a child is older than those that pay less
 */
export function familySum(plain: string, told: string, each?: number): FamilySum | undefined {
  const ages = [...plain.matchAll(family.AGED)].map(([, age]) => Number(age));
  const [adults, kids] = [
    numberOf(family.ADULTS.exec(plain)?.[1]),
    Math.max(numberOf(family.KIDS.exec(plain)?.[1]), ages.length),
  ];
  const [adult = each, child] = [family.ADULT_PAYS, family.CHILD_PAYS].map((ways) => moneyIn(ways, told));
  if (!(adults && kids) || adult === undefined || child === undefined) return undefined;
  const most = numberOf(family.UP_TO.exec(told)?.[1]) || numberOf(family.BELOW.exec(told)?.[1]) - 1;
  return most > 0 && ages.some((age) => age > most) ? undefined : { adults, kids, adult, child };
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
