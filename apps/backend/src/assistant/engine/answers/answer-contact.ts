/** How a brand is reached: phone, messages, e-mail, head office. */
import { fullAddress } from '@tablefront/restaurant/addresses';
import { type Answer, joinAnswers, page } from '../answer.ts';
import { type Asking, callbackLink, contactCard, isGroup, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { SentenceKey } from '../language/say.ts';
import type { Request } from '../request.ts';
import { asksOfHeadOffice, asksOfMessages } from '../vocabulary/house-words.ts';
import { joined, linesOf, located } from './listing.ts';

/** The phone numbers of the places that are meant, or the number for messages. */
export function answerPhone(request: Request, asking: Asking): Answer {
  if (!asksOfMessages.test(request.text)) return answerWay('phone', request, asking);
  const places = placesFor(request, asking);
  const number = contactCard(places, asking)?.whatsapp;
  if (number === undefined) return unknownAnswer(asking.say('contactNoMessages'), places, asking);
  return reached(asking.say('contactWhatsapp', { number }), places, asking);
}

/** The e-mail addresses of the places that are meant. */
export function answerEmail(request: Request, asking: Asking): Answer {
  return answerWay('email', request, asking);
}

/** The number or address of the only place that is meant, else the brand's with those of all places. */
function answerWay(kind: 'phone' | 'email', request: Request, asking: Asking): Answer {
  const { say } = asking;
  const places = placesFor(request, asking);
  const [only, another] = isGroup(asking) ? places : [];
  const own = another ? places.filter(({ location }) => location[kind] !== undefined) : [];
  const way = contactCard(places, asking)?.[kind];
  if (own.length > 0) {
    const lines = linesOf(own, asking, ({ label, location }) => `${label}: ${location[kind]}`);
    const text = way === undefined ? lines : `${say(`${kind}Main`, { way })}\n${lines}`;
    return reached(text, places, asking, located(text, own, asking));
  }
  if (way === undefined) return unknownAnswer(say(`${kind}None`), places, asking);
  if (!only || another) return reached(say(`${kind}Only`, { way }), places, asking);
  const has = only.location[kind] !== undefined;
  const text = say(has ? `${kind}Of` : `${kind}Instead`, { place: only.label, way });
  return reached(text, places, asking, has ? located(text, places, asking) : { unknown: true });
}

/** All ways to a person, and the address of the head office where it is asked for. */
export function answerContact(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const places = placesFor(request, asking);
  const ways = waysToReach('contactWays', places, asking);
  const links = [page('/contact', say('contactLink')), callbackLink(asking)];
  const text = `${ways ?? say('contactNoWays')} ${say('contactMore')}`;
  const answer = reached(text, places, asking, { links, unknown: ways === undefined });
  if (!asksOfHeadOffice.test(request.text)) return answer;
  const address = fullAddress(knowledge.configuration.address, { country: false });
  const office = address === '' ? say('contactNoHeadOffice') : say('contactHeadOffice', { address });
  return joinAnswers([{ ...said(office), unknown: address === '' }, answer]);
}

/** The sentence `You can call (416) 555-0142 or write to ciao@…`; none where there is no way. */
function waysToReach(key: SentenceKey, places: readonly Place[], asking: Asking): string | undefined {
  const { say } = asking;
  const { phone, email, whatsapp } = contactCard(places, asking) ?? {};
  const ways = [
    ...(phone === undefined ? [] : [say('contactCall', { phone })]),
    ...(whatsapp === undefined ? [] : [say('contactMessage', { number: whatsapp })]),
    ...(email === undefined ? [] : [say('contactWrite', { email })]),
  ];
  return ways.length === 0 ? undefined : say(key, { ways: say.list(ways, 'or') });
}

/** An answer with the card of how the places are reached. */
function reached(text: string, places: readonly Place[], asking: Asking, more: Partial<Answer> = {}): Answer {
  const contact = contactCard(places, asking);
  const type = contact ? 'contact' : 'generic_answer';
  return { response: text, ...(contact && { contact_info: contact }), ...more, content_types: [type] };
}

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
