/** How a brand is reached: phone, messages, e-mail, head office. */
import { fullAddress } from '@tablefront/restaurant/addresses';
import { type Answer, joinAnswers, page } from '../answer.ts';
import {
  type Asking,
  callbackLink,
  contactCard,
  isGroup,
  placesFor,
  said,
  unknownAnswer,
  whatsappOf,
} from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { SentenceKey } from '../language/say.ts';
import type { Request } from '../request.ts';
import { asksOfHeadOffice, asksOfMessages } from '../vocabulary/house-words.ts';
import { linesOf, located } from './answer-places.ts';

/** The phone numbers of the places that are meant, or the number for messages. */
export function answerPhone(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const places = placesFor(request, asking);
  if (asksOfMessages.test(request.text)) {
    const number = whatsappOf(asking);
    if (number === undefined) return unknownAnswer(say('contactNoMessages'), places, asking);
    return reached(say('contactWhatsapp', { number }), places, asking);
  }
  const own = places.filter(({ location }) => location.phone !== undefined);
  if (places.length === 1 || own.length === 0) return wayTo('phone', places, asking);
  const lines = linesOf(own, asking, ({ label, location }) => `${label}: ${location.phone}`);
  const main = knowledge.configuration.telephone;
  const text = main === undefined ? lines : `${say('contactMain', { phone: main })}\n${lines}`;
  return reached(text, places, asking, located(text, own, asking));
}

/** The e-mail address of the place that is meant, else of the brand. */
export function answerEmail(request: Request, asking: Asking): Answer {
  return wayTo('email', placesFor(request, asking), asking);
}

const waySentences = {
  phone: { own: 'contactPhoneOf', instead: 'contactMainInstead', brand: 'contactPhone', none: 'contactNoPhone' },
  email: { own: 'contactEmailOf', instead: 'contactEmailInstead', brand: 'contactEmail', none: 'contactNoEmail' },
} as const;

/** The number or address of the only place that is meant, else of the brand. */
function wayTo(kind: 'phone' | 'email', places: readonly Place[], asking: Asking): Answer {
  const { say } = asking;
  const sentences = waySentences[kind];
  const way = contactCard(places, asking)?.[kind];
  if (way === undefined) return unknownAnswer(say(sentences.none), places, asking);
  const only = places.length === 1 && isGroup(asking) ? places[0] : undefined;
  if (!only) return reached(say(sentences.brand, { way }), places, asking);
  const has = only.location[kind] !== undefined;
  const text = say(has ? sentences.own : sentences.instead, { place: only.label, way });
  return reached(text, places, asking, has ? located(text, places, asking) : { unknown: true });
}

/** All ways to a person, and the address of the head office where it is asked for. */
export function answerContact(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const places = placesFor(request, asking);
  const ways = waysToReach('contactWays', places, asking);
  const text = [...(ways.length > 0 ? ways : [say('contactNoWays')]), say('contactMore')].join(' ');
  const links = [page('/contact', say('contactLink')), callbackLink(asking)];
  const answer = reached(text, places, asking, { links, unknown: ways.length === 0 });
  if (!asksOfHeadOffice.test(request.text)) return answer;
  const address = fullAddress(knowledge.configuration.address, { country: false });
  const office = address === '' ? say('contactNoHeadOffice') : say('contactHeadOffice', { address });
  return joinAnswers([{ ...said(office), unknown: address === '' }, answer]);
}

/** The sentence `You can call (416) 555-0142 or write to ciao@…`; none where there is no way. */
export function waysToReach(key: SentenceKey, places: readonly Place[], asking: Asking): string[] {
  const { say } = asking;
  const { phone, email, whatsapp } = contactCard(places, asking) ?? {};
  const call = phone === undefined ? [] : say('contactCall', { phone });
  const message = whatsapp === undefined ? [] : say('contactMessage', { number: whatsapp });
  const write = email === undefined ? [] : say('contactWrite', { email });
  const ways = [call, message, write].flat();
  return ways.length === 0 ? [] : [say(key, { ways: say.list(ways, 'or') })];
}

/** An answer with the card of how the places are reached. */
export function reached(text: string, places: readonly Place[], asking: Asking, more: Partial<Answer> = {}): Answer {
  const contact = contactCard(places, asking);
  const type = contact ? 'contact' : 'generic_answer';
  return { response: text, ...(contact && { contact_info: contact }), ...more, content_types: [type] };
}
