/** What is served at which hour: as far as the brand’s own answers tell, for the menu itself does not. */

import type { Answer } from '../answer.ts';
import { isOfPlaces, toldText } from '../answers/frequent-questions.ts';
import type { Asking } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { Request } from '../request.ts';
import { mustBeAvoided } from '../safety/answer-at-risk.ts';
import { saysWhenServed } from '../vocabulary/slot-words.ts';

/** An answer about dishes, with what is known of the hour that was named beside them. */
export function withHour(answer: Answer, { when, wish }: Request, places: readonly Place[], asking: Asking): Answer {
  const isNight = when.part?.name === 'night';
  const ofDish = wish.dishes.length > 0 || wish.wanted.length > 0;
  // Beside what must be avoided nothing stands that could be read as a yes.
  if ((!when.time && !isNight) || mustBeAvoided(wish).length > 0) return answer;
  const told = toldOfHours(places, asking);
  if (told !== '') return { ...answer, response: `${told}\n\n${answer.response}` };
  return ofDish ? { ...answer, response: `${answer.response} ${asking.say('menuNotByHour')}` } : answer;
}

function toldOfHours(places: readonly Place[], { knowledge }: Asking): string {
  const some = places.length > 0 ? places : knowledge.places;
  const lines = knowledge.questions
    .filter((question) => !question.statement && saysWhenServed.test(question.plain) && isOfPlaces(question, some))
    .map((question) => {
      const label = knowledge.places[question.place ?? -1]?.label;
      const text = toldText(question, { quoted: true });
      return label !== undefined && some.length > 1 ? `${label}: ${text}` : text;
    });
  return [...new Set(lines)].join('\n');
}
