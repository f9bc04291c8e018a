/** Feedback and callbacks. */
import { type Answer, page } from '../answer.ts';
import { type Asking, callbackLink, placesFor } from '../asking.ts';
import type { Request } from '../request.ts';
import { reached, waysToReach } from './answer-contact.ts';

/** Where feedback and complaints go. */
export function answerFeedback(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const places = placesFor(request, asking);
  const text = [say('feedbackPage'), ...waysToReach('feedbackAlso', places, asking)].join(' ');
  return reached(text, places, asking, { links: [page('/feedback', say('feedbackLink'))] });
}

/** How to speak with a person: the phone and e-mail first, then the form for a callback, on the page that is open. */
export function answerCallback(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const places = placesFor(request, asking);
  const text = [...waysToReach('feedbackPerson', places, asking), say('feedbackCallback')].join(' ');
  return reached(text, places, asking, { links: [callbackLink(asking), page('/contact', say('contactLink'))] });
}
