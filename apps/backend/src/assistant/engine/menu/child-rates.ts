/** What children pay for what each guest pays for, where the house tells it by age and by nothing else. */
import { sentencesOf } from '../answer.ts';
import { countsFamily, familySum } from '../answers/family-sum.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { amount, type Request } from '../request.ts';
import { SENIORS } from '../vocabulary/family-words.ts';
import * as words from '../vocabulary/order-words.ts';
import { numberIn } from './sizes.ts';

/** What is said over a dish, of it and in the brand's own answers, sentence by sentence. */
const sentencesFor = ({ heading, description = '' }: Dish, { knowledge }: Request) =>
  [heading, description, ...knowledge.questions.map(({ answer }) => answer)].flatMap(sentencesOf);

/** What the house says that children pay by their age. */
export const childRates = (dish: Dish, request: Request): string | undefined =>
  sentencesFor(dish, request).find((one) => words.CHILD_RATES.test(one));

/** What a child of some age pays, where that is told as an amount: `3 to 6 years $12`. */
function priceAtAge(dish: Dish, age: number, request: Request): number | undefined {
  const tiers = sentencesFor(dish, request).flatMap((one) => [...one.matchAll(words.PRICED_AGES)]);
  const tier = tiers.find(({ groups }) => {
    const [least, most] = [groups?.least, groups?.most].map(numberIn);
    return least !== undefined && most !== undefined && age >= least && age <= most;
  });
  return tier && Number(tier.groups?.price);
}

/** Whether a dish is sold at one price for adults and another for others, and guests of several ages are counted. */
export const paysByAge = ({ variants = [] }: Pick<Dish, 'variants'>, plain: string): boolean =>
  variants.some(({ name }) => words.OF_ADULTS.test(name)) && (countsFamily(plain) || SENIORS.test(plain));

/** What adults, seniors and children of so many pay together, by the sizes of such a dish; undefined where not all are priced. */
export function sumByAge(
  { variants = [], description = '' }: Dish,
  plain: string,
  request: Request,
): string | undefined {
  const priced = variants.map(({ name, price = 0 }) => `${name.replaceAll(',', '')} ${amount(price, request)}`);
  const guests = familySum(plain, `${priced.join(', ')}. ${description}`);
  if (!guests) return undefined;
  const each = guests.map((one) => `${one.count} × ${amount(one.each, request)}`);
  const total = guests.reduce((sum, one) => sum + one.count * one.each, 0);
  return request.say('ownSumFamily', { guests: request.say.list(each), total: amount(total, request) });
}

/** A dish for each child whose age is said, at what it costs then; nothing where the house does not tell it. */
export function forChildren(dish: Dish, request: Request): Dish[] {
  const { text, say } = request;
  const rates = childRates(dish, request);
  const ages = [...text.matchAll(words.AGE)].flatMap(([, ...said]) => said.flatMap((age) => numberIn(age) ?? []));
  if (rates === undefined || dish.price === undefined) return [];
  const free = numberIn(words.FREE_UNDER.exec(rates)?.[1]) ?? 0;
  const [least, most] = (words.HALF_FROM.exec(rates) ?? []).slice(1).map(numberIn);
  return ages.map((age) => {
    if (age < free) return { ...dish, name: say('menuFreeOfAge', { dish: dish.name, age }), price: 0 };
    const price = priceAtAge(dish, age, request);
    if (price !== undefined) return { ...dish, name: say('menuOfAge', { dish: dish.name, age }), price };
    const isHalf = least !== undefined && most !== undefined && age >= least && age <= most;
    const name = say('menuHalfPrice', { dish: dish.name, age });
    return isHalf ? { ...dish, name, price: (dish.price ?? 0) / 2 } : dish;
  });
}
