/** What the brand has written of what may harm a child, beside dishes that are asked for one. */
import { type Answer, sentencesOf } from '../answer.ts';
import type { Request } from '../request.ts';
import { IS_OF_CHILD, TELLS_HAZARD } from '../vocabulary/slot-words.ts';

/** `Are the pearls safe for a toddler`: with what the brand says of choking, whatever it was asked about. */
export function withHazards(answer: Answer, { wish, text, knowledge }: Request): Answer {
  if (!IS_OF_CHILD.test(text) || wish.dishes.length + wish.wanted.length === 0) return answer;
  const texts = [...knowledge.questions.map((one) => one.answer), ...(knowledge.configuration.menuNotices ?? [])];
  const told = texts.flatMap(sentencesOf).filter((one) => TELLS_HAZARD.test(one) && !answer.response.includes(one));
  return told.length > 0 ? { ...answer, response: [...new Set(told), answer.response].join('\n\n') } : answer;
}
