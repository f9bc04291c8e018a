/** Where a brand is and how it is reached: addresses, directions, the nearest location, phone and e-mail, features, delivery. */
import { distanceText, greatCircleKilometres } from '@tablefront/restaurant/distance';
import { orderOnlineLink } from '@tablefront/restaurant/links';
import { directionsLink } from '@tablefront/restaurant/map-links';
import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, listed, sentence, someOf } from './answer.ts';
import {
  type Asking,
  addressOf,
  contactCard,
  emailOf,
  isGroup,
  isKnown,
  locationCard,
  nextStep,
  phoneOf,
  placesFor,
  said,
  unknownAnswer,
  whatsappOf,
} from './asking.ts';
import { type Feature, featuresIn, isFeature } from './features.ts';
import type { Place } from './knowledge.ts';
import { isNamed } from './places.ts';
import type { Request } from './understand.ts';
import { wordsOf } from './words.ts';

const mostPlaces = 15;
const allLocations = { url: '/locations', label: 'All locations' };

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

export function answerPhone(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  if (/\bwhats ?app\b|\btext you\b/.test(request.text)) {
    const number = whatsappOf(asking);
    if (number !== undefined)
      return {
        response: `On WhatsApp: ${number}.`,
        content_types: ['contact'],
        contact_info: contactCard(places, asking),
      };
  }
  const own = places.filter(({ location }) => location.phone !== undefined);
  const main = asking.knowledge.configuration.telephone;
  const [only] = own;
  const whatsapp = /\bwhats ?app\b|\btext you\b/.test(request.text) ? 'I have no number for messages. ' : '';
  if (places.length === 1 && only) {
    return {
      response: `${whatsapp}The phone number of ${only.label} is ${only.location.phone}.`,
      content_types: ['contact'],
      contact_info: contactCard(places, asking),
      location_info: [locationCard(only, asking, { hours: false })],
    };
  }
  if (places.length === 1 || own.length === 0) {
    const card = contactCard(places, asking);
    if (main !== undefined) {
      const where =
        places.length === 1 && isGroup(asking)
          ? `I have no number of ${places[0]?.label}; the main number is`
          : 'The phone number is';
      return { response: `${whatsapp}${where} ${main}.`, content_types: ['contact'], contact_info: card };
    }
    return unknownAnswer('I don’t have a phone number.', places, asking);
  }
  const lines = own.slice(0, mostPlaces).map(({ label, location }) => `${label}: ${location.phone}`);
  const head = main === undefined ? '' : `The main number is ${main}.\n`;
  const more = own.length > mostPlaces ? `\nand ${own.length - mostPlaces} more on the locations page` : '';
  return {
    response: `${whatsapp}${head}${lines.join('\n')}${more}`,
    content_types: ['contact'],
    contact_info: contactCard(places, asking) ?? {},
    location_info: own.slice(0, mostPlaces).map((place) => locationCard(place, asking, { hours: false })),
    links: [allLocations],
  };
}

export function answerEmail(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const email = emailOf(places, asking);
  if (email === undefined) return unknownAnswer('I don’t have an e-mail address.', places, asking);
  const [only] = places;
  const of =
    places.length === 1 && only && isGroup(asking)
      ? only.location.email === undefined
        ? `I have no address of ${only.label} itself; write to`
        : `The e-mail address of ${only.label} is`
      : 'The e-mail address is';
  return {
    response: `${of} ${email}.`,
    content_types: ['contact'],
    contact_info: contactCard(places, asking),
    links: [{ url: '/contact', label: 'Contact' }],
  };
}

export function answerContact(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const phone = phoneOf(places, asking);
  const email = emailOf(places, asking);
  const ways = [
    ...(phone === undefined ? [] : [`call ${phone}`]),
    ...(email === undefined ? [] : [`write to ${email}`]),
  ];
  const text = ways.length > 0 ? `You can ${listed(ways, 'or')}.` : 'I have no phone number or e-mail address.';
  const office = /\b(?:head ?office|headquarters|hq)\b/.test(request.text) ? headOffice(asking) : '';
  const card = contactCard(places, asking);
  return {
    response: `${office}${text} The contact page has a form for feedback and for a callback.`,
    content_types: card ? ['contact'] : ['generic_answer'],
    ...(card && { contact_info: card }),
    links: [{ url: '/contact', label: 'Contact' }],
  };
}

function headOffice({ knowledge: { configuration } }: Asking): string {
  const { street, locality, region, postalCode } = configuration.address;
  const text = [street, locality, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return text === '' ? '' : `The head office is at ${text}. `;
}

/** Whether a place has parking, a patio … : what is listed, and no more than that. */
export function answerFeature(request: Request, asking: Asking): Answer {
  const { configuration } = asking.knowledge;
  const places = placesFor(request, asking);
  const features = featuresIn(
    request.words.filter((word) => !request.mention.words.has(word)),
    asking.knowledge,
  );
  const answers = features.slice(0, 3).map((feature) => {
    const having = places.filter(({ location }) => has(location.services, feature) || has(location.features, feature));
    const said = [...configuration.features.map(({ title, description }) => ({ title, description }))].find(
      ({ title }) => isFeature(feature, title),
    );
    const of =
      isGroup(asking) && places.length > 1 ? `${having.length} of ${places.length} locations` : places[0]?.label;
    if (having.length > 0) {
      const names =
        isGroup(asking) && places.length > 1
          ? `: ${someOf(
              having.map(({ label }) => label),
              10,
            )}`
          : '';
      const detail = said?.description !== undefined && places.length === 1 ? ` ${sentence(said.description)}` : '';
      return { known: true, text: `Yes: ${listedName(feature, having)} is listed for ${of}${names}.${detail}`, having };
    }
    if (said)
      return {
        known: true,
        text: `Yes: ${sentence(said.title)}${said.description === undefined ? '' : ` ${sentence(said.description)}`}`,
        having,
      };
    const told = asking.knowledge.questions.find(
      ({ question, place }) =>
        (place === undefined || places.some(({ index }) => index === place)) && isFeature(feature, question),
    );
    if (told) return { known: true, text: sentence(told.answer), having };
    const elsewhere = isGroup(asking)
      ? asking.knowledge.places.filter(
          ({ location }) => has(location.services, feature) || has(location.features, feature),
        )
      : [];
    const hint =
      elsewhere.length > 0
        ? ` It is listed for ${someOf(
            elsewhere.map(({ label }) => label),
            6,
          )}.`
        : '';
    return {
      known: false,
      text: `${feature.name} is not listed for ${places.length === 1 ? places[0]?.label : 'any location'}, so I don’t know.${hint}`,
      having: elsewhere,
    };
  });
  if (/\bpasswords?\b/.test(request.text) && answers.some(({ known }) => known))
    answers.push({ known: false, text: 'I don’t know its password.', having: [] });
  if (answers.length === 0) return unknownAnswer('I don’t know that.', places, asking);
  const unsure = answers.some(({ known }) => !known);
  const shown = [...new Set(answers.flatMap(({ having }) => having))];
  const contact = unsure ? contactCard(places, asking) : undefined;
  return {
    response: `${answers.map(({ text }) => text).join(' ')}${unsure ? ` ${nextStep(places, asking, 'to be sure')}` : ''}`,
    content_types: shown.length > 0 && isGroup(asking) ? ['location_info'] : ['generic_answer'],
    ...(shown.length > 0 &&
      isGroup(asking) && {
        location_info: shown.slice(0, mostPlaces).map((place) => locationCard(place, asking, { hours: false })),
      }),
    ...(contact && { contact_info: contact }),
  };
}

function has(list: readonly string[], feature: Feature): boolean {
  return list.some((text) => isFeature(feature, text));
}

/** What the place itself calls it. */
function listedName(feature: Feature, [place]: readonly Place[]): string {
  const names = place ? [...place.location.services, ...place.location.features] : [];
  return names.find((name) => isFeature(feature, name)) ?? feature.name;
}

export function answerDelivery(request: Request, asking: Asking): Answer {
  const { configuration } = asking.knowledge;
  const places = placesFor(request, asking);
  const offers = (place: Place) =>
    place.location.services.some((service) => /\bdeliver|livraison/i.test(service)) ||
    place.location.deliveryAreas.length > 0;
  const delivering = places.filter(offers);
  const [only] = delivering;
  const order = {
    url:
      delivering.length === 1 && only?.location.orderingLink
        ? only.location.orderingLink
        : orderOnlineLink(configuration),
    label: 'Order online',
  };
  const areasOf = (place: Place) =>
    place.location.deliveryAreas.length > 0
      ? place.location.deliveryAreas
      : asking.knowledge.places.length === 1
        ? configuration.areaServed
        : [];
  const matching = asking.knowledge.places.filter((place) =>
    areasOf(place).some((area) => isNamed(request.words, area)),
  );
  const destination =
    /\b(?:deliver\w*|bring it|bring food)\b(?: \w+){0,2}? (?:to|in|around|near|as far as|at) (.+)$/.exec(
      request.text,
    )?.[1];
  const asksPlace =
    destination !== undefined &&
    /\b(?!(?:my|me|us|our|home|house|you|it|here|there|the|a|an|hotel|office|apartment|work|door|today|tonight|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b)[a-z]{3,}/.test(
      destination,
    ) &&
    matching.length === 0 &&
    request.mention.places.length === 0;

  if (matching.length > 0) {
    const areas = matching.flatMap((place) => areasOf(place).filter((area) => isNamed(request.words, area)));
    return said(
      `Yes, ${listed([...new Set(areas)])} is in the delivery area${
        isGroup(asking)
          ? ` of ${someOf(
              matching.map(({ label }) => label),
              5,
            )}`
          : ''
      }.`,
      isGroup(asking) && matching[0]?.location.orderingLink
        ? { url: matching[0].location.orderingLink, label: 'Order online' }
        : order,
    );
  }
  if (delivering.length === 0) {
    const others = isGroup(asking) ? asking.knowledge.places.filter(offers) : [];
    if (others.length > 0 && places.length === 1)
      return unknownAnswer(
        `Delivery is not listed for ${places[0]?.label}. It is for ${someOf(
          others.map(({ label }) => label),
          8,
        )}.`,
        places,
        asking,
        [order],
      );
    if (configuration.offerCatalog.some((name) => /\bdeliver|livraison/i.test(name)))
      return said(`Yes, delivery is offered. The ordering page says whether it comes to your address.`, order);
    return unknownAnswer('I don’t know whether there is delivery: it is not listed.', places, asking, [order]);
  }
  const known = delivering.filter((place) => areasOf(place).length > 0);
  const areas = known
    .slice(0, 4)
    .map((place) => `${known.length > 1 || isGroup(asking) ? `${place.label}: ` : ''}${areasOf(place).join(', ')}`);
  const wheres =
    areas.length > 0
      ? ` Delivery areas${known.length > 1 ? '' : ' are'}: ${areas.join('; ')}.`
      : ' I have no list of delivery areas; the ordering page tells for your address.';
  const start = asksPlace
    ? areas.length > 0
      ? `I don’t find ${wordsOf(destination ?? '').join(' ')} among the delivery areas.`
      : `I don’t know whether ${wordsOf(destination ?? '').join(' ')} is in the delivery area.`
    : isGroup(asking) && places.length > 1
      ? `Yes, ${delivering.length} of ${places.length} locations deliver: ${someOf(
          delivering.map(({ label }) => label),
          12,
        )}.`
      : `Yes, ${only?.label ?? configuration.name} delivers.`;
  return said(`${start}${wheres}`, order);
}
