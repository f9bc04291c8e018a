/** Where a brand is: addresses, directions, the list of locations, the nearest one. */
import { fullAddress } from '@tablefront/restaurant/addresses';
import { greatCircleKilometres } from '@tablefront/restaurant/distance';
import { directionsLink } from '@tablefront/restaurant/map-links';
import { type Answer, type Check, capital, joinAnswers, page, sentence } from '../answer.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { Town } from '../knowledge/places.ts';
import { readPlaces } from '../knowledge/places.ts';
import { describe, typedOf, withMenuLink } from '../menu/dish-text.ts';
import { findDishes } from '../menu/find-dishes.ts';
import * as ask from '../request.ts';
import { joined, labelsOf, located, type Request, said, unknownAnswer } from '../request.ts';
import { mustBeAvoided } from '../safety/what-is-avoided.ts';
import { ASKS_NEAR, ASKS_WHO_SERVES, placeNouns, UNKNOWN_TOWN } from '../vocabulary/house-words.ts';

/** The addresses of the places that are meant. */
export function answerAddress(request: Request): Answer {
  const { say, places } = request;
  if (request.mention.towns.length > 0 && request.named.length === 0) return answerLocations(request);
  const known = places.filter((place) => ask.addressOf(place) !== undefined);
  // Of all places those without an address are left out; one that is asked for by name is not.
  const missing = known.length === 0 ? places : request.named.filter((place) => !known.includes(place));
  const none = say('placeNoAddress', { places: say.list(labelsOf(missing)) });
  const [only, another] = known;
  const phone = only?.location.phone ?? '';
  const text =
    only && !another
      ? say(phone === '' ? 'placeAt' : 'placeAtPhone', { place: only.label, address: ask.addressOf(only) ?? '', phone })
      : ask.linesOf(known, request, (place) => `${place.label}: ${ask.addressOf(place)}`);
  return joinAnswers([
    ...(only ? [located(text, known, request)] : []),
    ...(missing.length > 0 ? [unknownAnswer(none, { ...request, places: missing })] : []),
  ]);
}

/** The places that are meant with links that open directions to them. */
export function answerDirections(request: Request): Answer {
  const { say } = request;
  const places = request.places.filter(({ location }) => directionsLink(location) !== undefined);
  if (places.length === 0) return unknownAnswer(say('placeNoDirections'), request);
  const lines = ask.linesOf(places, request, (place) => `${place.label}: ${ask.addressOf(place) ?? say('placeOnMap')}`);
  const text = places.length === 1 ? `${sentence(lines)} ${say('placeDirections')}` : `${say('placeChoose')}\n${lines}`;
  return located(text, places, request);
}

/** The list of locations, those in the town or region that is named, or what is nearest to a town without one. */
export function answerLocations(request: Request): Answer {
  const { knowledge } = request;
  const serving = answerServing(request);
  if (serving) return serving;
  const { places, towns } = request.mention;
  const without = towns.filter(({ words }) => readPlaces(words, knowledge).places.length === 0).slice(0, 3);
  const wanted = places.length + without.length > 0 ? places : knowledge.places;
  const list = wanted.length > 0 ? [listOf(wanted, request)] : [];
  const answer = joinAnswers([...list, ...without.map((town) => aroundTown(town, request))]);
  return ask.withVerdict(checkWhether(request), answer, request);
}

/** `Which locations have poutine`: those that have one of the dishes that are asked for; undefined where none is, or none has it. */
function answerServing(request: Request): Answer | undefined {
  const { say, knowledge, wish, mention, text } = request;
  const isAsked = ASKS_WHO_SERVES.test(text) && mention.places.length === 0 && knowledge.places.length > 1;
  const isBounded = wish.excluded.length > 0 || wish.most !== undefined || wish.least !== undefined;
  if (!isAsked || isBounded || mustBeAvoided(wish).length > 0) return undefined;
  const found = findDishes(wish, knowledge.dishes, knowledge);
  const absent = [...wish.missing, ...(found.byName ? [] : wish.wanted)];
  if (absent.length > 0) return unknownAnswer(say('menuMissing', { what: typedOf(absent, request) }), request);
  const isFound = wish.dishes.length > 0 || (wish.wanted.length > 0 && !found.partly);
  const dishes = wish.dishes.length > 0 ? wish.dishes : found.dishes;
  const serving = knowledge.places.filter(({ menu, index }) =>
    dishes.some((dish) => (menu === 'own' ? dish.places.has(index) : dish.brand)),
  );
  if (!isFound || serving.length === 0) return undefined;
  const what =
    wish.dishes.length > 0 ? say.list([...new Set(dishes.map(({ name }) => name))], 'or') : describe(wish, request);
  const [count, all] = [serving.length, knowledge.places.length];
  const told =
    count === all
      ? say('menuServedByAll', { what, all })
      : say('menuServedBy', { what, count, all, places: say.some(labelsOf(serving), 15) });
  return withMenuLink(capital(told), request);
}

function listOf(wanted: readonly Place[], request: Request): Answer {
  const { say } = request;
  const [one, another] = wanted;
  if (!one || !wanted.some(isKnown)) return unknownAnswer(say('placeNone'), request);
  if (!another) {
    const { phone } = one.location;
    const line = [lineOf(one), ...(phone === undefined ? [] : [say('placePhoneIn', { phone })])].join(', ');
    const text = ask.isGroup(request) ? sentence(line) : say('placeOne', { place: line });
    return located(text, wanted, request, { hours: ask.isGroup(request), links: [page(one.page, one.label)] });
  }
  const names = wanted.map(({ label, location: { address } }) => {
    const town = address.locality ?? address.area ?? label;
    return label.includes(town) ? label : `${label} (${town})`;
  });
  return located(say('placeMany', { count: wanted.length, places: say.some(names, 15) }), wanted, request);
}

/** Kilometres within which a place that bears another town's name may still be said to be in a town. */
const OUTSKIRTS = 25;

/** Whether there is a location where the question asks for one; undefined where it asks otherwise, or it is not sure. */
function checkWhether(request: Request): Check | undefined {
  const { knowledge } = request;
  const { places, towns, words } = request.mention;
  if (!ask.asksOnly(request, [...placeNouns, ...words])) return undefined;
  const what = `a location in ${[...words].join(' ')}`;
  const isOutside = (town: Town) => knowledge.places.every((place) => kilometres(place, town, 0) > OUTSKIRTS);
  if (places.length === 0) return towns.length > 0 && towns.every(isOutside) ? { what, holds: false } : undefined;
  // `a main street location in halifax` names places that do not go together.
  const fits = (word: string) => {
    const named = readPlaces([word], knowledge).places;
    return named.length === 0 || named.some((place) => places.includes(place));
  };
  return towns.length === 0 && [...words].every(fits) ? { what, holds: true } : undefined;
}

/** The location nearest to a town. */
export function answerNearest(request: Request): Answer {
  const { say, knowledge } = request;
  const { places, towns } = request.mention;
  if (places.length + towns.length > 0) return answerLocations(request);
  if (!ask.isGroup(request)) return answerAddress(request);
  const count = knowledge.places.length;
  const town = UNKNOWN_TOWN.exec(request.text)?.[1];
  const text =
    town === undefined
      ? say('placeWhereAreYou', { count })
      : say('placeUnknownTown', { town: town.split(' ').map(capital).join(' '), count });
  return located(text, knowledge.places, request);
}

/** How far a place is from a town. */
function kilometres({ location: { coordinates } }: Place, town: Town, unknown = Number.POSITIVE_INFINITY): number {
  return coordinates ? greatCircleKilometres(town.coordinates, coordinates) : unknown;
}

function aroundTown(town: Town, request: Request): Answer {
  const { say, knowledge, text } = request;
  const [first, ...others] = knowledge.places.toSorted((a, b) => kilometres(a, town) - kilometres(b, town));
  const unplaced = knowledge.places.filter(({ location }) => !location.coordinates);
  const none = say(unplaced.length === 0 ? 'placeNoneIn' : 'placeNoneKnownIn', { town: town.name });
  if (!first?.location.coordinates) return joinAnswers([said(none), listOf(knowledge.places, request)]);
  const away = kilometres(first, town);
  const nearest = { town: town.name, place: lineOf(first), distance: Math.max(1, Math.round(away)) };
  const answer = say(ask.isGroup(request) ? 'placeNearest' : 'placeOnlyAway', nearest);
  // A place without an address could be nearer, where no other is near.
  const leftOut = away > OUTSKIRTS ? unplaced.map(({ label: place }) => say('placeLeftOut', { place })) : [];
  const near = others.filter((place) => kilometres(place, town) < away + 15).slice(0, 2);
  return located(joined(!ASKS_NEAR.test(text) && none, answer, ...leftOut), [first, ...near], request);
}

/** Whether anything is known of where a place is or how it is reached. */
function isKnown(place: Place): boolean {
  const { phone, openingHours } = place.location;
  return [ask.addressOf(place), phone, openingHours].some((known) => known !== undefined);
}

function lineOf({ label, location }: Place): string {
  return [label, fullAddress(location.address, { country: false }) || location.address.area].filter(Boolean).join(', ');
}
