/** Feedback and callbacks. */
import { type Answer, listed, page } from './answer.ts';
import { type Asking, contactCard, emailOf, phoneOf, placesFor } from './asking.ts';
import type { Request } from './understand.ts';

export function answerFeedback(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const contact = contactCard(places, asking);
  const phone = phoneOf(places, asking);
  return {
    response: `Please tell us on the feedback page: it goes to the management${phone === undefined ? '' : `. You can also call ${phone}`}.`,
    content_types: ['generic_answer'],
    ...(contact && { contact_info: contact }),
    links: [page('/feedback', 'Feedback')],
  };
}

export function answerCallback(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const phone = phoneOf(places, asking);
  const email = emailOf(places, asking);
  const contact = contactCard(places, asking);
  const ways = [
    ...(phone === undefined ? [] : [`call ${phone}`]),
    ...(email === undefined ? [] : [`write to ${email}`]),
  ];
  return {
    response: `${ways.length > 0 ? `To reach a person, ${listed(ways, 'or')}. ` : ''}With Request Callback, under Feedback on the site, somebody calls you: usually within 24 hours during business hours.`,
    content_types: contact ? ['contact'] : ['generic_answer'],
    ...(contact && { contact_info: contact }),
    links: [page('/contact', 'Contact')],
  };
}
