/** Where a brand is: addresses, directions, the list of locations, the nearest one. */
import { fullAddress } from '@tablefront/restaurant/addresses';
import { greatCircleKilometres } from '@tablefront/restaurant/distance';
import { directionsLink } from '@tablefront/restaurant/map-links';
import { type Answer, type Check, joinAnswers, page, sentence } from '../answer.ts';
import {
  type Asking,
  addressOf,
  allLocations,
  isGroup,
  isKnown,
  locationCard,
  mostPlaces,
  placesFor,
  unknownAnswer,
} from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { isNamed, readPlaces } from '../knowledge/places.ts';
import type { Town } from '../knowledge/towns.ts';
import type { Request } from '../request.ts';
import { asksNear, placeNouns } from '../vocabulary/house-words.ts';
import { asksOnly } from './asks-whether.ts';
import { withVerdict } from './with-verdict.ts';

/** An answer with the cards of places, and a link to the page of all where these are several. */
export function located(text: string, places: readonly Place[], asking: Asking, more: Partial<Answer> = {}): Answer {
  const cards = places.slice(0, mostPlaces).map((place) => locationCard(place, asking, { hours: false }));
  const links = places.length > 1 ? { links: [allLocations(asking)] } : {};
  return { response: text, content_types: ['location_info'], location_info: cards, ...links, ...more };
}

/** A line for each place, and how many more there are. */
export function linesOf(places: readonly Place[], { say }: Asking, line: (place: Place) => string): string {
  const more = places.length - mostPlaces;
  const last = more > 0 ? [say('moreOnLocations', { count: more })] : [];
  return [...places.slice(0, mostPlaces).map(line), ...last].join('\n');
}

/** The addresses of the places that are meant. */
export function answerAddress(request: Request, asking: Asking): Answer {
  if (request.mention.towns.length > 0 && request.places.length === 0) return answerLocations(request, asking);
  const places = placesFor(request, asking);
  const known = places.filter((place) => addressOf(place) !== undefined);
  // Of all places those without an address are left out; one that is asked for by name is not.
  const missing = known.length === 0 ? places : request.places.filter((place) => !known.includes(place));
  const none = asking.say('placeNoAddress', { places: asking.say.list(missing.map(({ label }) => label)) });
  return joinAnswers([
    ...(known.length > 0 ? [located(addressesOf(known, asking), known, asking)] : []),
    ...(missing.length > 0 ? [unknownAnswer(none, missing, asking)] : []),
  ]);
}

function addressesOf(places: readonly Place[], asking: Asking): string {
  const [only, another] = places;
  if (!only || another) return linesOf(places, asking, (place) => `${place.label}: ${addressOf(place)}`);
  const values = { place: only.label, address: addressOf(only) ?? '', phone: only.location.phone ?? '' };
  return asking.say(values.phone === '' ? 'placeAt' : 'placeAtPhone', values);
}

/** Links that open directions to the places that are meant. */
export function answerDirections(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const asked = placesFor(request, asking);
  const places = asked.filter(({ location }) => directionsLink(location) !== undefined);
  if (places.length === 0) return unknownAnswer(say('placeNoDirections'), asked, asking);
  const lines = linesOf(places, asking, (place) => `${place.label}: ${addressOf(place) ?? say('placeOnMap')}`);
  const text = places.length === 1 ? `${sentence(lines)} ${say('placeDirections')}` : `${say('placeChoose')}\n${lines}`;
  const link = ({ label, location }: Place) =>
    page(directionsLink(location) ?? '', say('placeDirectionsLink', { place: label }));
  return located(text, places, asking, { links: places.slice(0, 3).map(link) });
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
  const [one] = wanted;
  if (!one || !wanted.some(isKnown)) return unknownAnswer(say('placeNone'), wanted, asking);
  if (!isGroup(asking)) return located(say('placeOne', { place: lineOf(one) }), wanted, asking);
  if (wanted.length === 1) {
    const { phone } = one.location;
    const line = phone === undefined ? lineOf(one) : `${lineOf(one)}, ${say('placePhoneIn', { phone })}`;
    const cards = [locationCard(one, asking, { hours: true })];
    return located(sentence(line), wanted, asking, { location_info: cards, links: [page(one.page, one.label)] });
  }
  const names = wanted.map(({ label, location: { address } }) => {
    const town = address.locality ?? address.area;
    return town === undefined || label.includes(town) ? label : `${label} (${town})`;
  });
  return located(say('placeMany', { count: wanted.length, places: say.some(names, mostPlaces) }), wanted, asking);
}

/** Kilometres within which a place that bears another town's name may still be said to be in a town. */
const outskirts = 25;

/** Whether there is a location where the question asks for one; undefined where it asks otherwise, or it is not sure. */
function checkWhether(request: Request, { knowledge }: Asking): Check | undefined {
  const { places, towns, words } = request.mention;
  if (!asksOnly(request, [...placeNouns, ...words])) return undefined;
  const what = `a location in ${[...words].join(' ')}`;
  // `a main street location in halifax` names places that do not go together.
  const fits = (word: string) => {
    const named = readPlaces([word], knowledge).places;
    return named.length === 0 || named.some((place) => places.includes(place));
  };
  if (towns.length === 0) return places.length > 0 && [...words].every(fits) ? { what, holds: true } : undefined;
  const isOutside = (town: Town) =>
    knowledge.places.every(({ location }) => location.coordinates && kilometres({ location }, town) > outskirts);
  return places.length === 0 && towns.every(isOutside) ? { what, holds: false } : undefined;
}

/** The location nearest to a town or to one of the brand's own parts of town. */
export function answerNearest(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { places, towns } = request.mention;
  if (places.length + towns.length > 0) return answerLocations(request, asking);
  const reaches = ({ location }: Place) => location.deliveryAreas.some((area) => isNamed(request.words, area));
  const delivering = knowledge.places.filter(reaches);
  if (delivering.length > 0)
    return located(say('placeDelivers', { places: say.some(delivering.map(lineOf), 8) }), delivering, asking);
  if (!isGroup(asking)) return answerAddress(request, asking);
  return located(say('placeWhereAreYou', { count: knowledge.places.length }), knowledge.places, asking);
}

/** How far a place is from a town; infinite where it is not known. */
function kilometres({ location: { coordinates } }: Pick<Place, 'location'>, town: Town): number {
  return coordinates ? greatCircleKilometres(town.coordinates, coordinates) : Number.POSITIVE_INFINITY;
}

function aroundTown(town: Town, { text }: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const [first, ...others] = knowledge.places.toSorted((a, b) => kilometres(a, town) - kilometres(b, town));
  const unplaced = knowledge.places.filter(({ location }) => !location.coordinates);
  const none = say(unplaced.length === 0 ? 'placeNoneIn' : 'placeNoneKnownIn', { town: town.name });
  if (!first?.location.coordinates) {
    const all = listOf(knowledge.places, asking);
    return { ...all, response: `${none} ${all.response}` };
  }
  const away = kilometres(first, town);
  const nearest = { town: town.name, place: lineOf(first), distance: Math.max(1, Math.round(away)) };
  const texts = [
    ...(asksNear.test(text) ? [] : [none]),
    say(isGroup(asking) ? 'placeNearest' : 'placeOnlyAway', nearest),
    // A place without an address could be nearer, where no other is near.
    ...(away > outskirts ? unplaced.map(({ label }) => say('placeLeftOut', { place: label })) : []),
  ];
  const near = others.filter((place) => kilometres(place, town) < away + 15).slice(0, 2);
  return located(texts.join(' '), [first, ...near], asking);
}

function lineOf({ label, location }: Place): string {
  return [label, fullAddress(location.address, { country: false }) || location.address.area].filter(Boolean).join(', ');
}
