/** What is sold or listed at places that are closed for once on the day that is asked about: these days stand beside it. */
import type { Answer } from '../answer.ts';
import { isAt } from '../menu/find-dishes.ts';
import type { Request } from '../request.ts';
import { answerHours, isShutForOnce } from './answer-hours.ts';

export function closedThere(request: Request, answer: Answer): Answer[] {
  if (request.intent === 'menu') return closedWhereSold(request, answer);
  return request.intent === 'feature' ? closedWhereListed(request, answer) : [];
}

/** `Can I get a hot dog now`, which only the kiosk has, and that is closed for the winter. */
function closedWhereSold(request: Request, { menu_items: cards = [] }: Answer): Answer[] {
  const { knowledge, when: asked } = request;
  if (asked.within || knowledge.places.length < 2) return [];
  const names = new Set(cards.map(({ name }) => name));
  const dishes = knowledge.dishes.filter(({ name }) => names.has(name));
  const selling = knowledge.places.filter((place) => dishes.some((dish) => isAt(dish, place)));
  const isElsewhere = selling.length < knowledge.places.length;
  const shut = isElsewhere ? selling.filter((place) => isShutForOnce({ ...request, places: [place] })) : [];
  if (shut.length === 0 || shut.length < selling.length) return [];
  const when = { ...asked, time: undefined, now: asked.days.length === 0, named: true };
  return [answerHours({ ...request, places: shut, named: shut, text: 'hours', when })];
}

/** `The drive-through on Christmas Day`, on which the only places that have one are closed. */
function closedWhereListed(request: Request, { response }: Answer): Answer[] {
  const listed = request.places.filter(({ label }) => response.includes(label));
  const shut =
    request.when.days.length > 0 ? listed.filter((place) => isShutForOnce({ ...request, places: [place] })) : [];
  if (shut.length === 0) return [];
  return [
    answerHours({ ...request, places: shut, named: shut, text: 'hours', when: { ...request.when, time: undefined } }),
  ];
}
