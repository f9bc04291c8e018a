/** Hours: of now, of named days and times, of holidays, of pickup and other services; for one location or for many. */
import { pickupHoursOf } from '@tablefront/restaurant/opening-hours/status';
import type { ServiceKind } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Answer } from '../answer.ts';
import {
  type Asking,
  allLocations,
  clockOf,
  locationCard,
  mostPlaces,
  nextStep,
  nextStepLinks,
  placesFor,
  unknownAnswer,
} from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { Request } from '../request.ts';
import { type AskedService, askedOf, type HoursAsked, isNamedIn, serviceAsked } from './asked.ts';
import { manyPlaces } from './many-places.ts';
import { onePlace } from './one-place.ts';
import type { PlaceHours } from './place-hours.ts';
import type { DayName, When } from './when.ts';

/** Answers what is asked about hours. */
export function answerHours(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const places = placesFor(request, asking);
  const asked = askedOf({ ...request, when: { ...request.when, days: daysMeant(request.when, asking) } });
  const locations = places.map(({ location }) => location);
  const service = serviceAsked(request.text, locations);
  const known = places.flatMap((place) => hoursOf(place, service, request.text, asking));
  if (known.length > 0) return told(known, places, asked, asking);

  const opening = service ? places.flatMap((place) => hoursOf(place, undefined, '', asking)) : [];
  if (opening.length === 0) {
    const [only] = places.length === 1 ? places : [];
    return unknownAnswer(only ? say('hoursNoneOf', { place: only.label }) : say('hoursNoneAtAll'), places, asking);
  }
  // The opening hours bear out nothing of the service: no verdict, and nothing of a meal.
  const { part: _, ...when } = asked.when;
  const answer = told(opening, places, { ...asked, when, whether: undefined }, asking);
  const unknown = say('hoursServiceUnknown', { of: say(`hoursOf_${service?.kind ?? 'kitchen'}`) });
  const step = nextStep(places, asking);
  return {
    ...answer,
    response: `${unknown} ${answer.response}${answer.response.endsWith(step) ? '' : ` ${step}`}`,
    links: [...(answer.links ?? []), ...nextStepLinks(places, asking)],
    unknown: true,
  };
}

/** The answer of places whose hours are known; which of them have none is said as well. */
function told(known: readonly PlaceHours[], places: readonly Place[], asked: HoursAsked, asking: Asking): Answer {
  const { say } = asking;
  const [first] = known;
  const one = known.every(({ place }) => place === first?.place);
  const texts = one ? known.map((entry) => onePlace(entry, asked, asking)) : [manyPlaces(known, asked, asking)];
  const checked = texts.flatMap(({ check }) => check ?? []);
  const missing = places.filter((place) => !known.some((other) => other.place === place)).map(({ label }) => label);
  const parts = texts.map(({ text }) => text);
  if (missing.length > 0)
    parts.push(`${say('hoursMissing', { places: say.some(missing, 5) })} ${nextStep([], asking)}`);
  // In Spanish it is `la 1:00`, and `las` of any other hour.
  const text = parts.join(parts.some((part) => part.includes('\n')) ? '\n' : ' ').replace(/\blas (?=1:)/g, 'la ');
  return {
    response: one || first?.service === undefined ? text : say('hoursRow', { name: first.service, hours: text }),
    content_types: ['hours'],
    location_info: [...new Set(known.map(({ place }) => place))]
      .slice(0, mostPlaces)
      .map((place) => locationCard(place, asking, { hours: true })),
    ...(places.length > 1 && { links: [allLocations(asking)] }),
    ...(checked.length > 0 && { checked }),
    ...((missing.length > 0 || texts.some(({ unknown }) => unknown)) && { unknown: true }),
  };
}

/** The hours that are asked for: of the place itself, or of its services of that kind or name. */
function hoursOf(place: Place, service: AskedService | undefined, text: string, asking: Asking): PlaceHours[] {
  const { openingHours, pickupHours, serviceHours } = place.location;
  const clock = clockOf(place, asking);
  const { say } = asking;
  if (!service) return openingHours ? [{ place, hours: openingHours, clock, what: place.label }] : [];
  const titled = (name: string | undefined, kind: ServiceKind, hours: PlaceHours['hours']): PlaceHours => {
    const title = name ?? (kind === 'other' ? '' : say(`hoursTitle_${kind}`));
    return { place, hours, clock, what: say('hoursServiceAt', { service: title, place: place.label }), service: title };
  };
  const { kind } = service;
  const stated = serviceHours.filter((one) => (kind === undefined ? isNamedIn(one.name, text) : one.kind === kind));
  if (stated.length > 0) return stated.map(({ name, kind: own, hours }) => titled(name, own, hours));
  const pickup = kind === 'takeout' ? pickupHoursOf(openingHours, pickupHours) : undefined;
  return pickup ? [titled(undefined, 'takeout', pickup)] : [];
}

/** Thanksgiving is in October in Canada and in November in the United States. */
function daysMeant({ days }: When, { knowledge: { configuration, places } }: Asking): DayName[] {
  const country = configuration.address.country ?? places[0]?.location.address.country ?? '';
  if (!/^(?:us|usa|united states.*)$/i.test(country.trim())) return days;
  const isThanksgiving = (day: DayName) => day.kind === 'holiday' && day.name === 'Thanksgiving';
  return days.map((day) => (isThanksgiving(day) ? { kind: 'holiday', name: 'American Thanksgiving' } : day));
}
