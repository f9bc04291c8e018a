/** Where a brand is: addresses, directions, the list of locations, the nearest one. */
import { distanceText, greatCircleKilometres } from '@tablefront/restaurant/distance';
import { directionsLink } from '@tablefront/restaurant/map-links';
import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, listed, sentence, someOf } from './answer.ts';
import {
  type Asking,
  addressOf,
  allLocations,
  isGroup,
  isKnown,
  locationCard,
  mostPlaces,
  nextStep,
  phoneOf,
  placesFor,
  unknownAnswer,
} from './asking.ts';
import type { Place } from './knowledge.ts';
import { isNamed } from './places.ts';
import type { Request } from './understand.ts';

export function answerAddress(request: Request, asking: Asking): Answer {
  if (request.mention.towns.length > 0 && request.places.length === 0) return answerNearest(request, asking);
  const places = placesFor(request, asking);
  const known = places.filter((place) => addressOf(place) !== undefined);
  if (known.length === 0) {
    const phone = phoneOf(places, asking);
    return unknownAnswer(
      `I don’t have the address${places.length === 1 && isGroup(asking) ? ` of ${places[0]?.label}` : ''}.`,
      places,
      asking,
      phone === undefined ? [] : [],
    );
  }
  const [only] = known;
  const text =
    known.length === 1 && only
      ? `${only.label} is at ${sentence(addressOf(only) ?? '')}${only.location.phone === undefined ? '' : ` Phone: ${only.location.phone}.`}`
      : known
          .map((place) => `${place.label}: ${addressOf(place)}`)
          .slice(0, mostPlaces)
          .join('\n') +
        (known.length > mostPlaces ? `\nand ${known.length - mostPlaces} more on the locations page` : '');
  return {
    response: text,
    content_types: ['location_info'],
    location_info: known.slice(0, mostPlaces).map((place) => locationCard(place, asking, { hours: false })),
    ...(known.length > 1 && { links: [allLocations] }),
  };
}

export function answerDirections(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const ways = places.flatMap((place) => {
    const url = directionsLink(place.location);
    return url === undefined ? [] : [{ place, url }];
  });
  const [only] = ways;
  if (!only) return unknownAnswer('I have no address to give directions to.', places, asking);
  const text =
    ways.length === 1
      ? `${only.place.label} is at ${addressOf(only.place) ?? 'the point on the map'}. The link opens directions from where you are.`
      : `Choose a location for directions:\n${ways
          .slice(0, mostPlaces)
          .map(({ place }) => `${place.label}: ${addressOf(place) ?? 'on the map'}`)
          .join('\n')}`;
  return {
    response: text,
    content_types: ['location_info'],
    location_info: ways.slice(0, mostPlaces).map(({ place }) => locationCard(place, asking, { hours: false })),
    links: ways.slice(0, 3).map(({ place, url }) => ({ url, label: `Directions to ${place.label}` })),
  };
}

export function answerLocations(request: Request, asking: Asking): Answer {
  const { knowledge } = asking;
  const { places } = knowledge;
  const { mention } = request;
  if (mention.towns.length > 0 && mention.places.length === 0) return answerNearest(request, asking);
  if (places.length === 1) {
    const [only] = places;
    if (!only || !isKnown(only)) return unknownAnswer('I have no locations on record yet.', places, asking);
    const address = addressOf(only);
    return {
      response: `There is one location${address === undefined ? `: ${only.label}` : `, at ${address}`}.`,
      content_types: ['location_info'],
      location_info: [locationCard(only, asking, { hours: false })],
    };
  }
  const wanted = mention.places.length > 0 ? mention.places : places;
  const [one] = wanted;
  if (wanted.length === 1 && one) {
    const line = [addressOf(one), one.location.phone].filter((text) => text !== undefined).join(', phone ');
    return {
      response: `Yes: ${one.label}${line === '' ? '' : `, ${line}`}.`,
      content_types: ['location_info'],
      location_info: [locationCard(one, asking, { hours: true })],
      links: [{ url: one.page, label: one.label }],
    };
  }
  const asksCount = /\bhow many\b/.test(request.text);
  const head =
    wanted.length === places.length
      ? `There are ${places.length} locations`
      : `There are ${wanted.length} locations there`;
  const names = wanted.map(
    (place) =>
      `${place.label}${townOf(place) !== undefined && !place.label.includes(townOf(place) ?? '') ? ` (${townOf(place)})` : ''}`,
  );
  return {
    response: `${head}: ${someOf(names, asksCount ? mostPlaces : mostPlaces)}.`,
    content_types: ['location_info'],
    location_info: wanted.slice(0, mostPlaces).map((place) => locationCard(place, asking, { hours: false })),
    links: [allLocations],
  };
}

function townOf({ location }: Place): string | undefined {
  return location.address.locality ?? location.address.area;
}

/** The location nearest to a town or to one of the brand's own parts of town. */
export function answerNearest(request: Request, asking: Asking): Answer {
  const { places } = asking.knowledge;
  const { mention } = request;
  const located = places.flatMap((place) =>
    place.location.coordinates ? [{ place, at: place.location.coordinates }] : [],
  );
  const delivered = places.filter(({ location }) =>
    location.deliveryAreas.some((area) => isNamed(request.words, area)),
  );
  const town = nearestOf(
    mention.towns,
    located.map(({ at }) => at),
  );

  if (mention.places.length > 0) return placesNearby(mention.places, asking);
  if (!town && delivered.length > 0) return placesNearby(delivered, asking);
  if (!town || located.length === 0) {
    if (town) {
      const known = places.filter((place) => addressOf(place) !== undefined);
      return {
        response: `I don’t know of a location in ${town.name}. ${
          known.length > 0
            ? `The ${known.length === 1 ? 'address is' : 'locations are'} ${someOf(
                known.map((place) => (known.length === 1 ? (addressOf(place) ?? '') : place.label)),
                8,
              )}.`
            : nextStep([], asking)
        }`,
        content_types: ['location_info'],
        location_info: known.slice(0, mostPlaces).map((place) => locationCard(place, asking, { hours: false })),
      };
    }
    if (places.length === 1) return answerAddress(request, asking);
    return {
      response: `I don’t know where you are. Name a town and I tell you which of the ${places.length} locations is nearest, or use the locations page, which can sort them by your position.`,
      content_types: ['location_info'],
      location_info: places.slice(0, mostPlaces).map((place) => locationCard(place, asking, { hours: false })),
      links: [allLocations],
    };
  }
  const sorted = located
    .map(({ place, at }) => ({ place, away: greatCircleKilometres(town.coordinates, at) }))
    .sort((a, b) => a.away - b.away);
  const [first, ...others] = sorted;
  if (!first) return answerAddress(request, asking);
  const near = others.filter(({ away }) => away < first.away + 15).slice(0, 2);
  const asksNear = /\b(?:near|nearest|closest|close|nearby)\b/.test(request.text);
  const head = asksNear ? '' : `There is no location in ${town.name}. `;
  const address = addressOf(first.place);
  return {
    response: `${head}The nearest to ${town.name} is ${first.place.label}${address === undefined ? '' : `, ${address}`}, about ${distanceText(Math.max(1, Math.round(first.away))).replace('.0km', ' km')} away.${near.length > 0 ? ` Then ${listed(near.map(({ place, away }) => `${place.label} (${Math.round(away)} km)`))}.` : ''}`,
    content_types: ['location_info'],
    location_info: [first, ...near].map(({ place }) => locationCard(place, asking, { hours: false })),
    ...(places.length > 1 && { links: [allLocations] }),
  };
}

function placesNearby(places: readonly Place[], asking: Asking): Answer {
  return {
    response: `${places.length === 1 ? 'The one there is' : 'There are'} ${listed(
      places.slice(0, mostPlaces).map((place) => [place.label, addressOf(place)].filter(Boolean).join(', ')),
      'and',
    )}.`,
    content_types: ['location_info'],
    location_info: places.slice(0, mostPlaces).map((place) => locationCard(place, asking, { hours: false })),
    ...(isGroup(asking) && { links: [allLocations] }),
  };
}

function nearestOf<Town extends { coordinates: Coordinates }>(
  towns: readonly Town[],
  points: readonly Coordinates[],
): Town | undefined {
  const away = (town: Town) =>
    Math.min(Number.POSITIVE_INFINITY, ...points.map((point) => greatCircleKilometres(town.coordinates, point)));
  return towns.toSorted((a, b) => away(a) - away(b))[0];
}
