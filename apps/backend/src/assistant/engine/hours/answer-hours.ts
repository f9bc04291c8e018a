/** Hours: of now, of named days and times, of holidays, of pickup and other services; for one location or for many. */
import type { ServiceKind } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, nonEmpty } from '../answer.ts';
import {
  type Asking,
  allLocations,
  locationCard,
  mostPlaces,
  nextStep,
  nextStepLinks,
  placesFor,
  unknownAnswer,
} from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { Request } from '../request.ts';
import { meals, saysOpen } from '../vocabulary/hours-words.ts';
import { askedOf, type HoursAsked, hasServiceHours, serviceAsked } from './asked.ts';
import { manyPlaces } from './many-places.ts';
import { onePlace } from './one-place.ts';
import { hoursOf, type PlaceHours } from './place-hours.ts';
import type { DayName, When } from './when.ts';

/** Answers what is asked about hours. */
export function answerHours(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const places = placesFor(request, asking);
  const service = serviceAsked(request.text, places) ?? serviceOfDish(request, places);
  const asked = askedOf({ ...request, when: { ...request.when, days: daysMeant(request.when, asking) } });
  const { part, ...when } = asked.when;
  // Of a meal’s own hours the meal is no part of the day; `open for lunch?` does not ask about this moment.
  const whether = when.days.length > 0 || when.now || when.time ? asked.whether : undefined;
  const ofService = service !== undefined && meals.has(service) ? { ...asked, when, whether } : asked;
  const known = places.flatMap((place) => hoursOf(place, service, request.text, asking));
  if (known.length > 0) return told(known, places, ofService, asking);
  const opening = service ? places.flatMap((place) => hoursOf(place, undefined, '', asking)) : [];
  if (opening.length > 0) {
    // The opening hours bear out nothing of the service: no verdict, and nothing of a meal.
    return ofUnknown(service, told(opening, places, { ...asked, when, whether: undefined }, asking), places, asking);
  }
  const [only] = places.length === 1 ? places : [];
  return unknownAnswer(only ? say('hoursNoneOf', { place: only.label }) : say('hoursNoneAtAll'), places, asking);
}

/** The opening hours, where those of the service that is asked for are not known. */
function ofUnknown(service: ServiceKind | undefined, answer: Answer, places: readonly Place[], asking: Asking): Answer {
  const kind = service === undefined || service === 'other' ? 'kitchen' : service;
  const unknown = asking.say('hoursServiceUnknown', { of: asking.say(`hoursOf_${kind}`) });
  const step = nextStep(places, asking);
  return {
    ...answer,
    response: `${unknown} ${answer.response}${answer.response.endsWith(step) ? '' : ` ${step}`}`,
    links: [...(answer.links ?? []), ...nextStepLinks(places, asking)],
    unknown: true,
  };
}

/** A dish at a certain hour is a matter of the kitchen's hours, where there are such. */
function serviceOfDish({ wish, when, text }: Request, places: readonly Place[]): 'kitchen' | undefined {
  const isOfDish = wish.dishes.length + wish.wanted.length > 0 && when.time !== undefined && !saysOpen.test(text);
  return isOfDish && places.some(({ location }) => hasServiceHours(location, 'kitchen')) ? 'kitchen' : undefined;
}

/** The answer of places whose hours are known; which of them have none is said as well. */
function told(known: readonly PlaceHours[], places: readonly Place[], asked: HoursAsked, asking: Asking): Answer {
  const { say } = asking;
  const [first] = known;
  const one = known.every(({ place }) => place === first?.place);
  const texts = one ? known.map((entry) => onePlace(entry, asked, asking)) : [manyPlaces(known, asked, asking)];
  const missing = places.filter((place) => !known.some((other) => other.place === place)).map(({ label }) => label);
  const parts = texts.map(({ text }) => text);
  if (missing.length > 0)
    parts.push(`${say('hoursMissing', { places: say.some(missing, 5) })} ${nextStep([], asking)}`);
  // In Spanish it is `la 1:00`, and `las` of any other hour.
  const text = parts.join(parts.some((part) => part.includes('\n')) ? '\n' : ' ').replace(/\blas (?=1:)/g, 'la ');
  const shown = texts.flatMap(({ places: some }) => some ?? []);
  const cards = [...new Set(shown.length > 0 ? shown : known.map(({ place }) => place))].slice(0, mostPlaces);
  return {
    response: one || first?.service === undefined ? text : say('hoursRow', { name: first.service, hours: text }),
    content_types: ['hours'],
    location_info: cards.map((place) => locationCard(place, asking, { hours: true })),
    ...(places.length > 1 && { links: [allLocations(asking)] }),
    checked: nonEmpty(texts.flatMap(({ check }) => check ?? [])),
    unknown: missing.length > 0 || texts.some(({ unknown }) => unknown) || undefined,
  };
}

/** Thanksgiving is in October in Canada and in November in the United States. */
function daysMeant({ days }: When, { knowledge: { configuration, places } }: Asking): DayName[] {
  const country = configuration.address.country ?? places[0]?.location.address.country ?? '';
  if (!/^(?:us|usa|united states.*)$/i.test(country.trim())) return days;
  const isThanksgiving = (day: DayName) => day.kind === 'holiday' && day.name === 'Thanksgiving';
  return days.map((day) => (isThanksgiving(day) ? { ...day, kind: 'holiday', name: 'American Thanksgiving' } : day));
}
