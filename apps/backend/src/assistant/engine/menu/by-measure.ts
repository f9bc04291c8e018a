/** What the menu sells by the piece and the brand's own answers price by weight: `How much is pastrami by the pound?` */
import { toldLines } from '../answers/frequent-questions.ts';
import type { Question } from '../knowledge/knowledge.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { ASKS_BY_POUND, TELLS_BY_POUND } from '../vocabulary/order-words.ts';

/** The brand's own words on that, where so many pounds of it are asked for and no dish that is meant is sold by them. */
export function toldByMeasure(request: Request): string[] {
  const { text, wish, knowledge } = request;
  const said = stemsOf(ASKS_BY_POUND.exec(text)?.groups?.of ?? '').filter((stem) => !isFiller(stem));
  const isSold = wish.dishes.some(({ name, category, variants = [] }) =>
    TELLS_BY_POUND.test([name, category, ...variants.map((one) => one.name)].join(' ')),
  );
  const [first = ''] = said;
  const isOf = ({ statement, question, answer }: Question) =>
    !statement &&
    TELLS_BY_POUND.test(`${question} ${answer}`) &&
    /[$€£]/.test(answer) &&
    stemsOf(`${question} ${answer}`).includes(first);
  return first === '' || isSold ? [] : toldLines(knowledge.questions.filter(isOf), request, true);
}
