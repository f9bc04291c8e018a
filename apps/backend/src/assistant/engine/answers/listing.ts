/** What is configured of one thing, delivery, a patio or gift cards, and how it is said: listed, not listed, unknown. */

import { type Answer, page } from '../answer.ts';
import { type Asking, allLocations, locationCard, mostPlaces, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { SentenceKey } from '../language/say.ts';
import type { Request } from '../request.ts';
import { confirmed } from './asks-whether.ts';

/** What a single entry of the configuration tells of: a link, a form, a mark. */
interface Configured {
  /** What is said of it; undefined where it is not configured. */
  told: SentenceKey | undefined;
  /** What is said where it is not: that is no no. */
  unknown: SentenceKey;
  url: string | undefined;
  label: SentenceKey;
  /** An address to write to about it. */
  email?: string;
  /** What it may be called in a question that asks for nothing else. */
  names?: readonly string[];
}

/** Says what is told of something that may be configured, with its link, or that nothing is known of it. */
export function answerConfigured(given: Configured, request: Request, asking: Asking): Answer {
  const { told, unknown, url, label, email, names = [] } = given;
  const links = url === undefined ? [] : [page(url, asking.say(label))];
  if (told === undefined) return unknownAnswer(asking.say(unknown), placesFor(request, asking), asking, links);
  return confirmed(said(joined(asking.say(told), orWrite(email, asking)), ...links), names, request, asking);
}

/** That one can write as well, where there is an address. */
export function orWrite(email: string | undefined, { say }: Asking): string | undefined {
  return email && say('serviceWrite', { email });
}

export interface Listing {
  /** The places that are meant and list it. */
  having: readonly Place[];
  /** All places that list it. */
  anywhere: readonly Place[];
  /** Whether it is listed for any of those that are meant, or by the brand and no place. */
  known: boolean;
}

/**
 * Where something is listed; what the brand itself lists is of its only place.
 *
 * @param isIt whether the name of a service or feature means it
 * @param given what else tells of it, of a place or at large
 */
export function listing(
  isIt: (name: string) => boolean,
  places: readonly Place[],
  { knowledge: { places: all, configuration } }: Asking,
  given: { has?: (place: Place) => boolean; atLarge?: boolean } = {},
): Listing {
  const atLarge = given.atLarge === true || configuration.offerCatalog.some(isIt);
  const lists = ({ location }: Place) => [...location.services, ...location.features].some(isIt);
  const anywhere = all.filter((place) => (atLarge && all.length === 1) || lists(place) || given.has?.(place));
  const having = places.filter((place) => anywhere.includes(place));
  return { having, anywhere, known: having.length > 0 || (atLarge && anywhere.length === 0) };
}

/** `Patio is listed for 7 of 14 locations: …`; where it is not listed nothing is known, which is no no. */
export function listingText(feature: string, found: Listing, places: readonly Place[], { say }: Asking): string {
  const { having, anywhere, known } = found;
  const place = say.some(labelsOf(places), 5);
  if (having.length > 0 && places.length === 1) return say('featureListed', { feature, place });
  const counts = { count: having.length, all: places.length, places: say.some(labelsOf(having), 12) };
  if (having.length > 0) return say('featureListedFor', { feature, ...counts });
  if (known) return say('featureOffered', { feature });
  if (anywhere.length === 0 && places.length > 1) return say('featureNowhere', { feature });
  const elsewhere = anywhere.length > 0 && say('featureElsewhere', { places: say.some(labelsOf(anywhere), 8) });
  return joined(say('featureNotListed', { feature, place }), elsewhere);
}

export function labelsOf(places: readonly Place[]): string[] {
  return places.map(({ label }) => label);
}

/** The sentences that there are, after each other. */
export function joined(...texts: (string | false | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}

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
