/** Where a brand is: addresses, directions, the list of locations, the nearest one. */
import { fullAddress } from '@tablefront/restaurant/addresses';
import { greatCircleKilometres } from '@tablefront/restaurant/distance';
import { directionsLink } from '@tablefront/restaurant/map-links';
import { type Answer, type Check, joinAnswers, page, sentence } from '../answer.ts';
import { type Asking, addressOf, isGroup, isKnown, locationCard, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { readPlaces } from '../knowledge/places.ts';
import type { Town } from '../knowledge/towns.ts';
import type { Request } from '../request.ts';
import { asksNear, placeNouns } from '../vocabulary/house-words.ts';
import { asksOnly, withVerdict } from './asks-whether.ts';
import { joined, labelsOf, linesOf, located } from './listing.ts';

/** The addresses of the places that are meant. */
export function answerAddress(request: Request, asking: Asking): Answer {
  const { say } = asking;
  if (request.mention.towns.length > 0 && request.places.length === 0) return answerLocations(request, asking);
  const places = placesFor(request, asking);
  const known = places.filter((place) => addressOf(place) !== undefined);
  // Of all places those without an address are left out; one that is asked for by name is not.
  const missing = known.length === 0 ? places : request.places.filter((place) => !known.includes(place));
  const none = say('placeNoAddress', { places: say.list(labelsOf(missing)) });
  const [only, another] = known;
  const phone = only?.location.phone ?? '';
  const text =
    only && !another
      ? say(phone === '' ? 'placeAt' : 'placeAtPhone', { place: only.label, address: addressOf(only) ?? '', phone })
      : linesOf(known, asking, (place) => `${place.label}: ${addressOf(place)}`);
  return joinAnswers([
    ...(only ? [located(text, known, asking)] : []),
    ...(missing.length > 0 ? [unknownAnswer(none, missing, asking)] : []),
  ]);
}

/** The places that are meant with links that open directions to them. */
export function answerDirections(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const asked = placesFor(request, asking);
  const places = asked.filter(({ location }) => directionsLink(location) !== undefined);
  if (places.length === 0) return unknownAnswer(say('placeNoDirections'), asked, asking);
  const lines = linesOf(places, asking, (place) => `${place.label}: ${addressOf(place) ?? say('placeOnMap')}`);
  const text = places.length === 1 ? `${sentence(lines)} ${say('placeDirections')}` : `${say('placeChoose')}\n${lines}`;
  return located(text, places, asking);
}

/** The list of locations, those in the town or region that is named, or what is nearest to a town without one. */
export function answerLocations(request: Request, asking: Asking): Answer {
  const { knowledge } = asking;
  const { places, towns } = request.mention;
  const without = towns.filter(({ words }) => readPlaces(words, knowledge).places.length === 0).slice(0, 3);
  const wanted = places.length + without.length > 0 ? places : knowledge.places;
  const list = wanted.length > 0 ? [listOf(wanted, asking)] : [];
  const answer = joinAnswers([...list, ...without.map((town) => aroundTown(town, request, asking))]);
  return withVerdict(checkWhether(request, asking), answer, asking);
}

function listOf(wanted: readonly Place[], asking: Asking): Answer {
  const { say } = asking;
  const [one, another] = wanted;
  if (!one || !wanted.some(isKnown)) return unknownAnswer(say('placeNone'), wanted, asking);
  if (!another) {
    const { phone } = one.location;
    const line = [lineOf(one), ...(phone === undefined ? [] : [say('placePhoneIn', { phone })])].join(', ');
    const text = isGroup(asking) ? sentence(line) : say('placeOne', { place: line });
    const cards = [locationCard(one, asking, { hours: isGroup(asking) })];
    return located(text, wanted, asking, { location_info: cards, links: [page(one.page, one.label)] });
  }
  const names = wanted.map(({ label, location: { address } }) => {
    const town = address.locality ?? address.area ?? label;
    return label.includes(town) ? label : `${label} (${town})`;
  });
  return located(say('placeMany', { count: wanted.length, places: say.some(names, 15) }), wanted, asking);
}

/** Kilometres within which a place that bears another town's name may still be said to be in a town. */
const outskirts = 25;

/** Whether there is a location where the question asks for one; undefined where it asks otherwise, or it is not sure. */
function checkWhether(request: Request, { knowledge }: Asking): Check | undefined {
  const { places, towns, words } = request.mention;
  if (!asksOnly(request, [...placeNouns, ...words])) return undefined;
  const what = `a location in ${[...words].join(' ')}`;
  const isOutside = (town: Town) => knowledge.places.every((place) => kilometres(place, town, 0) > outskirts);
  if (places.length === 0) return towns.length > 0 && towns.every(isOutside) ? { what, holds: false } : undefined;
  // `a main street location in halifax` names places that do not go together.
  const fits = (word: string) => {
    const named = readPlaces([word], knowledge).places;
    return named.length === 0 || named.some((place) => places.includes(place));
  };
  return towns.length === 0 && [...words].every(fits) ? { what, holds: true } : undefined;
}

/** The location nearest to a town. */
export function answerNearest(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { places, towns } = request.mention;
  if (places.length + towns.length > 0) return answerLocations(request, asking);
  if (!isGroup(asking)) return answerAddress(request, asking);
  return located(say('placeWhereAreYou', { count: knowledge.places.length }), knowledge.places, asking);
}

/** How far a place is from a town. */
function kilometres({ location: { coordinates } }: Place, town: Town, unknown = Number.POSITIVE_INFINITY): number {
  return coordinates ? greatCircleKilometres(town.coordinates, coordinates) : unknown;
}

function aroundTown(town: Town, { text }: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const [first, ...others] = knowledge.places.toSorted((a, b) => kilometres(a, town) - kilometres(b, town));
  const unplaced = knowledge.places.filter(({ location }) => !location.coordinates);
  const none = say(unplaced.length === 0 ? 'placeNoneIn' : 'placeNoneKnownIn', { town: town.name });
  if (!first?.location.coordinates) return joinAnswers([said(none), listOf(knowledge.places, asking)]);
  const away = kilometres(first, town);
  const nearest = { town: town.name, place: lineOf(first), distance: Math.max(1, Math.round(away)) };
  const answer = say(isGroup(asking) ? 'placeNearest' : 'placeOnlyAway', nearest);
  // A place without an address could be nearer, where no other is near.
  const leftOut = away > outskirts ? unplaced.map(({ label: place }) => say('placeLeftOut', { place })) : [];
  const near = others.filter((place) => kilometres(place, town) < away + 15).slice(0, 2);
  return located(joined(!asksNear.test(text) && none, answer, ...leftOut), [first, ...near], asking);
}

function lineOf({ label, location }: Place): string {
  return [label, fullAddress(location.address, { country: false }) || location.address.area].filter(Boolean).join(', ');
}
