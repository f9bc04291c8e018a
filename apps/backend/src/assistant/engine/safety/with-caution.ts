/** What must be told beside an answer of whatever kind to who must avoid something. */
import { type Answer, nonEmpty } from '../answer.ts';
import type { Conversation } from '../conversation.ts';
import { dietNames } from '../menu/dish-text.ts';
import { joined, type Request } from '../request.ts';
import { refusedBy } from '../vocabulary/refusals.ts';
import { caution } from './answer-avoiding.ts';
import { offersStating } from './offers-stating.ts';
import { leftForGood } from './what-is-avoided.ts';

/** `Window bento vegan`: no mark tells of an offer; what its words and dishes state does. */
function ofDiets(answer: Answer, request: Request): Answer {
  const { wish, say } = request;
  const refused = wish.diets.flatMap((diet) => refusedBy[diet] ?? []);
  const { text } = offersStating(answer, refused, request);
  const unknown = say('menuDietsUnknown', { diets: dietNames(wish.diets, request) });
  const warned = caution({ ...request, wish: { ...wish, allergens: refused } });
  return { ...answer, response: joined(answer.response, unknown, text, warned) };
}

/** An allergy that is named beside another question is answered as well: the staff must know of it. */
export function withCaution(answer: Answer, requests: readonly [Request, ...Request[]], before: Conversation): Answer {
  const [first] = requests;
  // `Is there egg in the late plate`, which is an offer.
  const isAsked = first.wish.allergens.length > 0 && requests.every(({ intent }) => intent === 'offers');
  if (isAsked)
    return { ...answer, response: `${answer.response} ${first.say('ownSaysNot')}\n\n${caution(first)}`, unknown: true };
  const isOfOffers = requests.every(({ intent }) => intent === 'offers') && answer.deals !== undefined;
  if (isOfOffers && first.wish.diets.length > 0) return ofDiets(answer, first);
  // What an offer holds beside what it names, nothing tells.
  const isOpen = first.wish.avoid.length > before.avoid.length || (answer.deals ?? answer.discounts) !== undefined;
  const avoid = [...first.wish.avoid, ...(answer.deals ? leftForGood(first.wish) : [])];
  if (!isOpen || avoid.length === 0 || requests.some(({ intent }) => intent === 'danger')) return answer;
  const { text, names } = offersStating(answer, avoid, first);
  // `Pie and coffee`, an offer beside the coffee of the menu.
  const isBeside = requests.some(({ intent }) => intent === 'menu');
  if (isBeside && text === '') return answer;
  const stated = nonEmpty([...(answer.stated ?? []), ...names]);
  return { ...answer, response: `${answer.response}\n\n${isBeside ? text : joined(text, caution(first))}`, stated };
}
