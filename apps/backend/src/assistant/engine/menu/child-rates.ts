/** What children pay for what each guest pays for, where the house tells it by age and by nothing else. */
import { sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Request } from '../request.ts';
import * as words from '../vocabulary/order-words.ts';
import { numberIn } from './sizes.ts';

/** What the house says that children pay by their age. */
export const childRates = ({ heading, description = '' }: Dish, { knowledge }: Request): string | undefined =>
  [heading, description, ...knowledge.questions.map(({ answer }) => answer)]
    .flatMap(sentencesOf)
    .find((one) => words.CHILD_RATES.test(one));

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
    const isHalf = least !== undefined && most !== undefined && age >= least && age <= most;
    const name = say('menuHalfPrice', { dish: dish.name, age });
    return isHalf ? { ...dish, name, price: (dish.price ?? 0) / 2 } : dish;
  });
}
