/** How a brand is reached: phone, messages, e-mail, head office; and what is said in passing. */
import { fullAddress } from '@tablefront/restaurant/addresses';
import { type Answer, joinAnswers } from '../answer.ts';
import type { SentenceKey } from '../language/say.ts';
import { signsTold } from '../menu/salt-sugar.ts';
import * as ask from '../request.ts';
import { callbackLink, contactCard, joined, linesOf, located, type Request, said, unknownAnswer } from '../request.ts';
import { toldHowCooked } from '../safety/own-warnings.ts';
import { mustBeAvoided } from '../safety/what-is-avoided.ts';
import { IS_MOMENTARY } from '../vocabulary/cues.ts';
import { ASKS_OF_HEAD_OFFICE, ASKS_OF_MESSAGES, OF_ACCESSIBILITY } from '../vocabulary/house-words.ts';
import { listedAs, SAYS_BAD } from '../vocabulary/services.ts';
import { ON_DOCTORS_WORD } from '../vocabulary/slot-words.ts';
import { offerTold } from './answer-offers.ts';
import { toldAnywhere } from './own-words.ts';

/** The phone numbers of the places that are meant, or the number for messages. */
export function answerPhone(request: Request): Answer {
  if (!ASKS_OF_MESSAGES.test(request.text)) return answerWay('phone', request);
  const number = contactCard(request)?.whatsapp;
  if (number === undefined) return unknownAnswer(request.say('contactNoMessages'), request);
  return reached(request.say('contactWhatsapp', { number }), request);
}

/** The e-mail addresses of the places that are meant. */
export function answerEmail(request: Request): Answer {
  return answerWay('email', request);
}

/** The address that the brand has for what the question is about. */
function addressFor({ text, configuration: { cateringEmail, accessibilityEmail } }: Request): string | undefined {
  if (listedAs.catering.test(text) || listedAs.events.test(text)) return cateringEmail;
  return OF_ACCESSIBILITY.test(text) ? accessibilityEmail : undefined;
}

/** The number or address of the only place that is meant, else the brand's with those of all places. */
function answerWay(kind: 'phone' | 'email', request: Request): Answer {
  const { say, places } = request;
  const [only, another] = ask.isGroup(request) ? places : [];
  const own = another ? places.filter(({ location }) => location[kind] !== undefined) : [];
  const ofSubject = kind === 'email' ? addressFor(request) : undefined;
  if (ofSubject !== undefined) return reached(say('emailOnly', { way: ofSubject }), request);
  const way = contactCard(request)?.[kind];
  if (own.length > 0) {
    const lines = linesOf(own, request, ({ label, location }) => `${label}: ${location[kind]}`);
    const text = way === undefined ? lines : `${say(`${kind}Main`, { way })}\n${lines}`;
    return reached(text, request, located(text, own, request));
  }
  if (way === undefined) return unknownAnswer(say(`${kind}None`), request);
  if (!only || another) return reached(say(`${kind}Only`, { way }), request);
  const has = only.location[kind] !== undefined;
  const text = say(has ? `${kind}Of` : `${kind}Instead`, { place: only.label, way });
  return reached(text, request, has ? located(text, places, request) : { unknown: true });
}

/** All ways to a person, and the address of the head office where it is asked for. */
export function answerContact(request: Request): Answer {
  const { say, configuration } = request;
  const ways = waysToReach('contactWays', request);
  const links = [ask.siteLink('contact', request), callbackLink(request)];
  const answer = reached(`${ways ?? say('contactNoWays')} ${say('contactMore')}`, request, { links, unknown: !ways });
  if (!ASKS_OF_HEAD_OFFICE.test(request.text)) return answer;
  const address = fullAddress(configuration.address, { country: false });
  const office = address === '' ? say('contactNoHeadOffice') : say('contactHeadOffice', { address });
  return joinAnswers([{ ...said(office), unknown: address === '' }, answer]);
}

/** The sentence `You can call (416) 555-0142 or write to ciao@…`; none where there is no way. */
function waysToReach(key: SentenceKey, request: Request): string | undefined {
  const { say } = request;
  const { phone, email, whatsapp: number } = contactCard(request) ?? {};
  const ways = [
    phone && say('contactCall', { phone }),
    number && say('contactMessage', { number }),
    email && say('contactWrite', { email }),
  ].filter((way) => way !== undefined);
  return ways.length === 0 ? undefined : say(key, { ways: say.list(ways, 'or') });
}

/** An answer with the card of how the places are reached. */
function reached(text: string, request: Request, more: Partial<Answer> = {}): Answer {
  const contact = contactCard(request);
  const type = contact ? 'contact' : 'generic_answer';
  return { response: text, ...(contact && { contact_info: contact }), ...more, content_types: [type] };
}

/** Where feedback and complaints go. */
export function answerFeedback(request: Request): Answer {
  const { say, text: said } = request;
  const text = joined(
    SAYS_BAD.test(said) && say('feedbackSorry'),
    say('feedbackPage'),
    waysToReach('feedbackAlso', request),
  );
  return reached(text, request, { links: [ask.siteLink('feedback', request)] });
}

/** How to speak with a person: the phone and e-mail first, then the form for a callback, on the page that is open. */
export function answerCallback(request: Request): Answer {
  const text = joined(waysToReach('feedbackPerson', request), request.say('feedbackCallback'));
  return reached(text, request, { links: [callbackLink(request), ask.siteLink('contact', request)] });
}

/** A sentence about the brand, and what may be asked. */
const withSubjects = (key: SentenceKey) => (request: Request) => {
  const { say, configuration } = request;
  const { deals, discounts, name: brand } = configuration;
  const subjects = [
    say('subjectHours'),
    say(ask.isGroup(request) ? 'subjectPlaces' : 'subjectAddress'),
    say('subjectMenu'),
    ...(deals.length + discounts.length > 0 ? [say('subjectOffers')] : []),
    say('subjectOrdering'),
    say('subjectCatering'),
  ];
  return said(`${say(key, { brand })} ${say('askAbout', { subjects: say.list(subjects) })}`);
};

export const answerGreeting = withSubjects('hello');
export const answerAssistant = withSubjects('automatic');
export const answerOutOfScope = withSubjects('onlyHelp');
export const answerThanks = ({ say }: Request): Answer => said(say('welcome'));
export const answerGoodbye = ({ say }: Request): Answer => said(say('goodbye'));

export function answerUnknown(request: Request): Answer {
  const isSilent = mustBeAvoided(request.wish).length > 0 || IS_MOMENTARY.test(request.words.join(' '));
  const told = toldHowCooked(request) ?? (isSilent ? undefined : toldAnywhere(request));
  if (told !== undefined) return offerTold(told, request) ?? { ...said(told), own: true };
  if (!ON_DOCTORS_WORD.test(request.text)) return unknownAnswer(request.say('dontKnow'), request);
  // `Diabetic, maple shake`: that the menu marks it as high in sugar.
  const { dishes } = request.wish;
  const signs = dishes.length > 0 && signsTold(dishes, true, request);
  return unknownAnswer(joined(signs, request.say('menuHealth')), request);
}
