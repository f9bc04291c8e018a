/** Hours: of now, of named days and times, of holidays, of pickup; for one location or for many. */
import { pickupHoursOf } from '@tablefront/restaurant/opening-hours/status';
import { type Answer, someOf } from './answer.ts';
import { type Asking, clockOf, locationCard, mostPlaces, placesFor, unknownAnswer } from './asking.ts';
import { manyPlaces } from './hours-of-many-places.ts';
import { onePlace } from './hours-of-one-place.ts';
import type { Place } from './knowledge.ts';
import type { PlaceHours } from './place-hours.ts';
import type { Request } from './understand.ts';
import type { DayName, When } from './when.ts';

export function answerHours(asked: Request, asking: Asking): Answer {
  const request = { ...asked, when: { ...asked.when, days: daysMeant(asked.when, asking) } };
  const pickup = /\b(?:pick ?up|pickup|take ?out|to go|collect|curbside)\b/.test(request.text);
  const places = placesFor(request, asking);
  const known = places.flatMap((place): PlaceHours[] => {
    const { openingHours, pickupHours } = place.location;
    const hours = pickup ? pickupHoursOf(openingHours, pickupHours) : openingHours;
    return hours ? [{ place, hours, clock: clockOf(place, asking) }] : [];
  });
  if (known.length === 0) return noHours(places, asking);

  const { days } = request.when;
  const tellDays = (some: readonly DayName[]) =>
    manyPlaces(known, { ...request, when: { ...request.when, days: [...some] } }, asking, pickup);
  const [only] = known;
  const text =
    known.length === 1 && only
      ? onePlace(only, request, asking, pickup)
      : days.length > 1
        ? days
            .slice(0, 3)
            .map((day) => tellDays([day]))
            .join('\n')
        : tellDays(days);
  const missing = places.length > 1 ? places.filter((place) => !known.some((other) => other.place === place)) : [];
  const unsaid =
    missing.length > 0
      ? ` I have no hours for ${someOf(
          missing.map(({ label }) => label),
          5,
        )}.`
      : '';
  return {
    response: text + unsaid,
    content_types: ['hours'],
    location_info: known.slice(0, mostPlaces).map(({ place }) => locationCard(place, asking, { hours: true })),
    ...(places.length > 1 && { links: [{ url: '/locations', label: 'All locations' }] }),
  };
}

function noHours(places: readonly Place[], asking: Asking): Answer {
  const where = places.length === 1 ? ` for ${places[0]?.label}` : '';
  return unknownAnswer(`I don’t have the opening hours${where}.`, places, asking);
}

/** Thanksgiving is in October in Canada and in November in the United States. */
function daysMeant({ days }: When, { knowledge: { configuration, places } }: Asking): DayName[] {
  const country = configuration.address.country ?? places[0]?.location.address.country ?? '';
  if (!/^(?:us|usa|united states.*)$/i.test(country.trim())) return days;
  const thanksgiving = (day: DayName) => day.kind === 'holiday' && day.name === 'Thanksgiving';
  return days.map((day) => (thanksgiving(day) ? { kind: 'holiday', name: 'American Thanksgiving' } : day));
}
