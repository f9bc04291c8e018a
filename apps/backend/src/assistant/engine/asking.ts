/** What every part of the answering needs: the brand's knowledge, the moment, the language, and ways to say what comes next. */
import { fullAddress } from '@tablefront/restaurant/addresses';
import { directionsLink } from '@tablefront/restaurant/map-links';
import { weekdays } from '@tablefront/restaurant/opening-hours/calendar';
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import { formatPrice } from '@tablefront/restaurant/prices';
import {
  type Answer,
  type Check,
  type ContactCard,
  capital,
  type LabelledLink,
  type LocationCard,
  nonEmpty,
  page,
} from './answer.ts';
import { hoursText, statusText, weekdayText } from './hours/hours-in-words.ts';
import { clockAt } from './hours/place-clock.ts';
import type { Knowledge, Place } from './knowledge/knowledge.ts';
import type { Say } from './language/say.ts';
import type { Request } from './request.ts';

export interface Asking {
  knowledge: Knowledge;
  now: Date;
  /** Our sentences, in the language of the question. */
  say: Say;
  /** The location on whose page the question is asked. */
  here?: Place;
}

/** The most locations that one answer lists. */
export const mostPlaces = 15;

/** The link to the page of all locations. */
export function allLocations({ say }: Asking): LabelledLink {
  return page('/locations', say('allLocations'));
}

/** The places a request is about: those it names, else the one whose page it is asked on, else all. */
export function placesFor(request: Request, { knowledge, here }: Asking): readonly Place[] {
  if (request.places.length > 0) return request.places;
  if (here && !request.which) return [here];
  return knowledge.places;
}

export function clockOf({ location }: Place, { knowledge, now }: Asking): Clock | undefined {
  return clockAt(location, knowledge.configuration, now);
}

export function isGroup({ knowledge }: Asking): boolean {
  return knowledge.places.length > 1;
}

/** An amount in the brand's currency, as its site writes it. */
export function amount(value: number, { knowledge: { configuration } }: Asking): string {
  return formatPrice(value, configuration.currency, configuration.language);
}

/** `Yes.` or `No.`, as a predicate that was checked says; put together with the answer by `checked`. */
export function verdict({ holds }: Check, { say }: Asking): string {
  return say(holds ? 'yes' : 'no');
}

export function phoneOf(places: readonly Place[], { knowledge }: Asking): string | undefined {
  return ownOf(places, knowledge, ({ location }) => location.phone) ?? knowledge.configuration.telephone;
}

function emailOf(places: readonly Place[], { knowledge }: Asking): string | undefined {
  return ownOf(places, knowledge, ({ location }) => location.email) ?? knowledge.configuration.email;
}

/** What the only place that is meant has of its own, or the only one there is. */
function ownOf(
  places: readonly Place[],
  { places: all }: Knowledge,
  read: (place: Place) => string | undefined,
): string | undefined {
  const [only] = places.length === 1 ? places : all.length === 1 ? all : [];
  return only && read(only);
}

/** A number for messages, where one of the brand's links is made of it. */
function whatsappOf({ knowledge }: Asking): string | undefined {
  const links = [...knowledge.configuration.socialLinks, ...knowledge.configuration.navigation.map(({ url }) => url)];
  for (const link of links) {
    const digits = /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:.*&)?phone=)\+?(\d{7,15})/.exec(link)?.[1];
    if (digits !== undefined) return `+${digits}`;
  }
  return undefined;
}

/** A form on the page that the question is asked on, by which a person calls back. */
export function callbackLink({ say }: Asking): LabelledLink {
  return page('/contact#callback', say('callbackLink'));
}

/** `Please call (416) 555-0142 to ask.`; without a phone the e-mail address, without either a callback. */
export function nextStep(places: readonly Place[], asking: Asking, purpose: 'ask' | 'be sure' = 'ask'): string {
  const { say } = asking;
  const phone = phoneOf(places, asking);
  if (phone !== undefined) return say(purpose === 'ask' ? 'callToAsk' : 'callToBeSure', { phone });
  const email = emailOf(places, asking);
  if (email !== undefined) return say(purpose === 'ask' ? 'writeToAsk' : 'writeToBeSure', { email });
  return say('callbackToAsk');
}

/** The link that `nextStep` speaks of, where there is neither phone nor e-mail. */
export function nextStepLinks(places: readonly Place[], asking: Asking): LabelledLink[] {
  const reachable = phoneOf(places, asking) ?? emailOf(places, asking);
  return reachable === undefined ? [callbackLink(asking)] : [];
}

export function contactCard(places: readonly Place[], asking: Asking): ContactCard | undefined {
  const card = { phone: phoneOf(places, asking), whatsapp: whatsappOf(asking), email: emailOf(places, asking) };
  return (card.phone ?? card.whatsapp ?? card.email) ? card : undefined;
}

/** An answer that says what is not known, and how to ask a person. */
export function unknownAnswer(
  text: string,
  places: readonly Place[],
  asking: Asking,
  links: LabelledLink[] = [],
): Answer {
  return {
    response: `${text} ${nextStep(places, asking)}`,
    content_types: ['generic_answer'],
    contact_info: contactCard(places, asking),
    links: [...links, ...nextStepLinks(places, asking), page('/contact', asking.say('contactLink'))],
    unknown: true,
  };
}

/** An answer of a text and links. */
export function said(response: string, ...links: (LabelledLink | undefined)[]): Answer {
  const known = nonEmpty(links.filter((link) => link !== undefined));
  return { response, content_types: ['generic_answer'], ...(known && { links: known }) };
}

export function addressOf(place: Place): string | undefined {
  return fullAddress(place.location.address, { country: false }) || undefined;
}

/** A place as a card, in the language of the answer; its hours only where they are asked for. */
export function locationCard(place: Place, asking: Asking, { hours }: { hours: boolean }): LocationCard {
  const { location } = place;
  const { say } = asking;
  const { openingHours } = location;
  const clock = clockOf(place, asking);
  const week = hours ? openingHours?.week : undefined;
  const rows = weekdays.map((day) => ({ day: capital(weekdayText(day, say)), text: hoursText(week?.[day], say) }));
  return {
    name: place.label,
    address: addressOf(place),
    phone: location.phone,
    directions_url: directionsLink(location),
    url: place.page,
    status: clock && openingHours && capital(statusText(openingHours, clock, say)),
    hours: week?.some((day) => day !== null) ? rows : undefined,
  };
}

/** Whether anything is known of where a place is or how it is reached. */
export function isKnown({ location }: Place): boolean {
  return (
    fullAddress(location.address, { country: false }) !== '' ||
    location.phone !== undefined ||
    location.openingHours !== undefined
  );
}
