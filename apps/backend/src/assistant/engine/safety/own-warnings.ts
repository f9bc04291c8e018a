/** What the brand itself has written of what must be avoided, beside its menus. */
import { sentence, sentencesOf } from '../answer.ts';
import { isOfPlaces } from '../answers/frequent-questions.ts';
import { stemOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { joined, type Request } from '../request.ts';
import { asksOfContent, deniesFirst } from '../vocabulary/refusals.ts';
import { type Avoided, namedIn, wordsAmong } from './allergens.ts';

const mostWarnings = 2;

/**
 * The brand's answers that say where something of it is, with their questions: `Is anything nut free? … Everything is baked in one room
 * with almonds.` Of each only the sentences that name it: never that something is free of it.
 */
export function ownWarnings({ knowledge, places }: Request, avoid: readonly Avoided[]): string[] {
  const names = (text: string) =>
    avoid.some(
      ({ kind, word }) =>
        (kind === 'other' ? wordsAmong(new Set(meaningsOf(stemOf(word))), text) : namedIn(kind, text)).length > 0,
    );
  const told = knowledge.questions.flatMap((one) => {
    const { question, answer, statement } = one;
    if (statement || !isOfPlaces(one, places) || !asksOfContent.test(question)) return [];
    const telling = sentencesOf(answer).filter(names);
    // `Is fish sauce in everything? In most dishes.`
    const isAll = telling.length === 0 && names(question) && !deniesFirst.test(answer);
    return isAll || telling.length > 0 ? [joined(sentence(question), isAll && answer, ...telling)] : [];
  });
  return told.slice(0, mostWarnings);
}
