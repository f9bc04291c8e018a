/** Hours: of now, of named days and times, of holidays, of pickup and other services; for one location or for many. */
import type { ServiceKind } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, nonEmpty } from '../answer.ts';
import { toldLines } from '../answers/frequent-questions.ts';
import type { Place, Question } from '../knowledge/knowledge.ts';
import { folded } from '../language/words.ts';
import * as ask from '../request.ts';
import { joined, located, nextStep, type Request, said, unknownAnswer } from '../request.ts';
import {
  ASKS_TO_BREAKFAST,
  ASKS_UNTIL,
  meals,
  SAYS_OPEN,
  STATES_TIME,
  serviceWords,
} from '../vocabulary/hours-words.ts';
import { closuresAnnounced } from './announced.ts';
import { askedOf, type HoursAsked, hasServiceHours, serviceAsked } from './asked.ts';
import { manyPlaces } from './many-places.ts';
import { onePlace, today } from './one-place.ts';
import { dayOf, hoursOf, isOpenThen, type PlaceHours } from './place-hours.ts';
import type { DayName, When } from './when.ts';

/** Answers what is asked about hours. */
export function answerHours(request: Request): Answer {
  const { say, places, text } = request;
  const service = serviceAsked(text, request.knowledge.places) ?? serviceOfDish(request);
  const read = askedOf({ ...request, when: { ...request.when, days: daysMeant(request.when, request) } });
  // Beside what the brand announces of being closed the hours bear out no yes.
  const closures = closuresAnnounced(read);
  const asked = closures.length > 0 ? { ...read, whether: undefined } : read;
  const { part, ...when } = asked.when;
  // Of a meal’s own hours the meal is no part of the day; `open for lunch?` does not ask about this moment.
  const whether = when.days.length > 0 || when.now || when.time ? asked.whether : undefined;
  const ofService = service !== undefined && meals.has(service) ? { ...asked, when, whether } : asked;
  const known = places.flatMap((place) => hoursOf(place, service, text, request));
  if (known.length > 0) return withTexts(told(known, ofService), closures);
  const opening = service ? places.flatMap((place) => hoursOf(place, undefined, '', request)) : [];
  const [only] = places.length === 1 ? places : [];
  if (opening.length === 0)
    return unknownAnswer(only ? say('hoursNoneOf', { place: only.label }) : say('hoursNoneAtAll'), request);
  // The opening hours bear out nothing of the service: no verdict, and nothing of a meal.
  return withTexts(ofUnknown(service, told(opening, { ...asked, when, whether: undefined }), request), closures);
}

function withTexts(answer: Answer, texts: readonly string[]): Answer {
  return texts.length === 0 ? answer : { ...answer, response: `${texts.join(' ')}\n${answer.response}` };
}

/** Whether a table is asked for on a day or at a time at which the only place that is meant is closed. */
export function isShutThen(request: Request): boolean {
  const { intent, when, places } = request;
  const [place, another] = places;
  if (intent !== 'reservations' || !when.named || !place || another) return false;
  // `A table for 8 tomorrow` names no time.
  const then = when.time?.vague ? { part: when.part } : when;
  return hoursOf(place, undefined, '', request).some((entry) => {
    const [name = today] = daysMeant(when, request);
    const day = dayOf(entry, name, request);
    return day?.hours !== undefined && !day.hours?.raw && !day.unlisted && !isOpenThen(then, day);
  });
}

/** The opening hours, where those of the service that is asked for are not known. */
function ofUnknown(service: ServiceKind | undefined, answer: Answer, request: Request): Answer {
  const own = service === undefined ? [] : ownWords(service, request);
  if (own.length > 0) return { ...said(own.join('\n')), content_types: ['hours'] };
  const kind = service === undefined || service === 'other' ? 'kitchen' : service;
  const unknown = request.say('hoursServiceUnknown', { of: request.say(`hoursOf_${kind}`) });
  const step = nextStep(request);
  // When a house is open tells nothing of a happy hour.
  const opening = kind === 'happy_hour' ? '' : answer.response;
  const response = joined(unknown, opening, !opening.endsWith(step) && step);
  return { ...answer, response, links: [...(answer.links ?? []), ...ask.nextStepLinks(request)], unknown: true };
}

/** What the brand itself answers about a service, where that states a time. */
function ownWords(service: ServiceKind, request: Request): string[] {
  const named = serviceWords.find(([kind]) => kind === service)?.[1];
  const isTold = ({ plain, answer }: Question) => named?.test(plain) === true && STATES_TIME.test(folded(answer));
  return toldLines(request.knowledge.questions.filter(isTold), request);
}

/** A dish at a certain hour is a matter of the kitchen's hours, where there are such. */
function serviceOfDish({ wish, when, text, places }: Request): 'kitchen' | undefined {
  const isOfDish =
    (wish.dishes.length + wish.wanted.length > 0 || ASKS_TO_BREAKFAST.test(text)) &&
    (when.time !== undefined || ASKS_UNTIL.test(text)) &&
    !SAYS_OPEN.test(text);
  return isOfDish && places.some(({ location }) => hasServiceHours(location, 'kitchen')) ? 'kitchen' : undefined;
}

/** The answer of places whose hours are known; which of them have none is said as well. */
function told(known: readonly PlaceHours[], asked: HoursAsked): Answer {
  const { say, places } = asked;
  const [first] = known;
  const one = known.every(({ place }) => place === first?.place);
  const texts = one ? known.map((entry) => onePlace({ ...asked, ...entry })) : [manyPlaces(known, asked)];
  const missing = places.filter((place: Place) => !known.some((other) => other.place === place));
  const parts = texts.map(({ text }) => text);
  if (missing.length > 0)
    parts.push(joined(say('hoursMissing', { places: say.some(ask.labelsOf(missing), 5) }), nextStep(asked)));
  if (known.some(({ isOfBrand }) => isOfBrand)) parts.push(say('hoursOfBrand', { brand: asked.configuration.name }));
  // In Spanish it is `la 1:00`, and `las` of any other hour.
  const text = parts.join(parts.some((part) => part.includes('\n')) ? '\n' : ' ').replace(/\blas (?=1:)/g, 'la ');
  const cards = nonEmpty(texts.flatMap(({ places: some }) => some ?? [])) ?? known.map(({ place }) => place);
  const response = one || first?.service === undefined ? text : say('hoursRow', { name: first.service, hours: text });
  return {
    ...located(response, [...new Set(cards)], asked, { hours: true, content_types: ['hours'] }),
    links: places.length > 1 ? [ask.siteLink('locations', asked)] : undefined,
    checked: nonEmpty(texts.flatMap(({ check }) => check ?? [])),
    unknown: missing.length > 0 || texts.some(({ unknown }) => unknown) || undefined,
  };
}

/** Thanksgiving is in October in Canada and in November in the United States. */
function daysMeant({ days }: When, { configuration, knowledge }: Request): DayName[] {
  const country = configuration.address.country ?? knowledge.places[0]?.location.address.country ?? '';
  if (!/^(?:us|usa|united states.*)$/i.test(country.trim())) return days;
  const isThanksgiving = (day: DayName) => day.kind === 'holiday' && day.name === 'Thanksgiving';
  return days.map((day) => (isThanksgiving(day) ? { ...day, kind: 'holiday', name: 'American Thanksgiving' } : day));
}
