/** What adults and children pay together of what the brand has told: `$85 a person, $40 for twelve and under`. */
import { smallNumbers } from '../vocabulary/slot-words.ts';

const NUMBER = '\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const MONEY = '[$£€] ?(\\d[\\d,]*(?:\\.\\d\\d)?)';
const CHILDREN = `kids?|child(?:ren)?|little ones?|(?:${NUMBER}) and under|under[- ](?:${NUMBER})s?`;

const ADULTS = new RegExp(`\\b(${NUMBER}) (?:adults?|grown ?ups?)\\b`);
const KIDS = new RegExp(`\\b(${NUMBER}) (?:kids?|child(?:ren)?|little ones?)\\b`);
const AGED = /\baged (\d{1,2})\b/g;

const ADULT_PAYS = [
  new RegExp(`${MONEY} (?:for |an? |per )?(?:adults?|grown[- ]ups?|person|head|guest)\\b`, 'i'),
  new RegExp(`\\b(?:adults?|grown[- ]ups?) ${MONEY}`, 'i'),
];
const CHILD_PAYS = [
  new RegExp(`${MONEY} (?:for |an? |per )?(?:the )?(?:${CHILDREN})\\b`, 'i'),
  new RegExp(`\\b(?:${CHILDREN}) (?:pay )?(?:half price |at )?${MONEY}`, 'i'),
];
const UP_TO = new RegExp(`\\b(${NUMBER}) and under\\b`, 'i');
const BELOW = new RegExp(`\\bunder[- ](${NUMBER})s?\\b`, 'i');

export interface FamilySum {
  adults: number;
  kids: number;
  /** What one of each pays, in units of the brand's currency. */
  adult: number;
  child: number;
}

/** Whether a plain text counts adults and children: `2 adults and a child aged 9`. */
export const countsFamily = (plain: string): boolean =>
  ADULTS.test(plain) && (KIDS.test(plain) || plain.search(AGED) !== -1);

/**
 * @param plain who comes, in plain English: `2 adults and a child aged 9`
 * @param told the brand's own words
 * @param each what one pays at large, where the words name no other price of an adult
 * @returns undefined where one of these is not counted or priced, or a child is older than those that pay less
 */
export function familySum(plain: string, told: string, each?: number): FamilySum | undefined {
  const ages = [...plain.matchAll(AGED)].map(([, age]) => Number(age));
  const [adults, kids] = [numberOf(ADULTS.exec(plain)?.[1]), Math.max(numberOf(KIDS.exec(plain)?.[1]), ages.length)];
  const [adult = each, child] = [ADULT_PAYS, CHILD_PAYS].map((ways) => moneyIn(ways, told));
  if (!(adults && kids) || adult === undefined || child === undefined) return undefined;
  const most = numberOf(UP_TO.exec(told)?.[1]) || numberOf(BELOW.exec(told)?.[1]) - 1;
  return most > 0 && ages.some((age) => age > most) ? undefined : { adults, kids, adult, child };
}

const moneyIn = (ways: readonly RegExp[], text: string): number | undefined => {
  const found = ways.map((way) => way.exec(text)?.[1]).find((one) => one !== undefined);
  return found === undefined ? undefined : Number(found.replace(',', ''));
};

const numberOf = (word = ''): number => {
  const lower = word.toLowerCase();
  return /^an?$/.test(lower) ? 1 : Number(lower) || smallNumbers.indexOf(lower) + 1;
};
