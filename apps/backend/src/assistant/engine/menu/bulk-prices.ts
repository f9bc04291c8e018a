/** What the brand's own words price otherwise than dish by dish: so many of it, or a measure that the menu does not sell it by. */
import { sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { BY_DOZEN, SO_MANY_FOR } from '../vocabulary/menu-words.ts';
import { BY_THE_DOZEN, EACH_FROM, FROM_SO_MANY } from '../vocabulary/order-words.ts';
import { wordsCalling } from './named-in-order.ts';
import { numberIn } from './sizes.ts';

/** What is said of so many of a dish that then cost something else: `three for $10`, `ten and more … $19 each then`; that is told, and no sum of ours. */
export function bulkPriceOf(
  { name, description = '' }: Dish,
  count: number,
  { text, knowledge }: Request,
): string | undefined {
  const called = wordsCalling(name, text).split(' ').filter(Boolean);
  const isOfDish = (told: string) => called.length > 0 && called.every((stem) => stemsOf(told).includes(stem));
  const answers = knowledge.questions.filter(({ statement }) => !statement).map(({ answer }) => answer);
  // What a heading says of some of its dishes is told beside the sum: `Three for $10, of those at $3.50.`
  return [...sentencesOf(description), ...answers.filter(isOfDish)].find((told) => isPricedSo(told, count, isOfDish));
}

/** Whether a text tells another price for so many: by its number, by the dozen, or from a number on. */
function isPricedSo(told: string, count: number, isOfDish: (text: string) => boolean): boolean {
  const least = numberIn(FROM_SO_MANY.exec(told)?.groups?.number);
  if (least !== undefined && count >= least && EACH_FROM.test(told)) return true;
  const several = numberIn(SO_MANY_FOR.exec(told)?.[1]);
  if (several !== undefined && count >= several) return true;
  return (
    count >= 12 && told.split(/[:,;]/).some((part) => BY_THE_DOZEN.test(part) && isOfDish(part)) && BY_DOZEN.test(told)
  );
}
