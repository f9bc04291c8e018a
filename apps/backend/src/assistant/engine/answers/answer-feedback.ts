/** Feedback and callbacks. */
import { type Answer, page } from '../answer.ts';
import { type Asking, callbackLink, placesFor } from '../asking.ts';
import type { Request } from '../request.ts';
import { reached, waysToReach } from './answer-contact.ts';
import { joined } from './listing.ts';

/** Where feedback and complaints go. */
export function answerFeedback(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const text = joined(asking.say('feedbackPage'), waysToReach('feedbackAlso', places, asking));
  return reached(text, places, asking, { links: [page('/feedback', asking.say('feedbackLink'))] });
}

/** How to speak with a person: the phone and e-mail first, then the form for a callback, on the page that is open. */
export function answerCallback(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const text = joined(waysToReach('feedbackPerson', places, asking), asking.say('feedbackCallback'));
  return reached(text, places, asking, { links: [callbackLink(asking), page('/contact', asking.say('contactLink'))] });
}
