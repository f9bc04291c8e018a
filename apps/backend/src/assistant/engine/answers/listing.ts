/** What is configured of one thing, delivery, a patio or gift cards, and how it is said: listed, not listed, unknown. */
import { type Answer, page } from '../answer.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { SentenceKey } from '../language/say.ts';
import type { Request } from '../request.ts';
import { confirmed, joined, labelsOf, said, siteLink, unknownAnswer } from '../request.ts';
import type { LinkedPage } from '../vocabulary/house-words.ts';

/** What a single entry of the configuration tells of: a link, a form, a mark. */
interface Configured {
  /** What is said of it; undefined where it is not configured. */
  told: SentenceKey | undefined;
  /** What is said where it is not: that is no no. */
  unknown: SentenceKey;
  /** The page of the site, or an address elsewhere with its name, that tells more. */
  link?: LinkedPage | { url: string; label: SentenceKey };
  /** An address to write to about it. */
  email?: string;
  /** What it may be called in a question that asks for nothing else. */
  names?: readonly string[];
}

/** Says what is told of something that may be configured, with its link, or that nothing is known of it. */
export function answerConfigured({ told, unknown, link, email, names = [] }: Configured, request: Request): Answer {
  const { say } = request;
  const more = typeof link === 'string' ? siteLink(link, request) : link && page(link.url, say(link.label));
  const links = more ? [more] : [];
  if (told === undefined) return unknownAnswer(say(unknown), request, ...links);
  return confirmed(said(joined(say(told), orWrite(email, request)), ...links), names, request);
}

/** That one can write as well, where there is an address. */
export function orWrite(email: string | undefined, { say }: Request): string | undefined {
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
  { places, knowledge: { places: all }, configuration }: Request,
  given: { has?: (place: Place) => boolean; atLarge?: boolean } = {},
): Listing {
  const atLarge = given.atLarge === true || configuration.offerCatalog.some(isIt);
  const lists = ({ location }: Place) => [...location.services, ...location.features].some(isIt);
  const anywhere = all.filter((place) => (atLarge && all.length === 1) || lists(place) || given.has?.(place));
  const having = places.filter((place) => anywhere.includes(place));
  return { having, anywhere, known: having.length > 0 || (atLarge && anywhere.length === 0) };
}

/** `Patio is listed for 7 of 14 locations: …`; where it is not listed nothing is known, which is no no. */
export function listingText(feature: string, { having, anywhere, known }: Listing, { places, say }: Request): string {
  const place = say.some(labelsOf(places), 5);
  if (having.length > 0 && places.length === 1) return say('featureListed', { feature, place });
  const counts = { count: having.length, all: places.length, places: say.some(labelsOf(having), 12) };
  if (having.length > 0) return say('featureListedFor', { feature, ...counts });
  if (known) return say('featureOffered', { feature });
  if (anywhere.length === 0 && places.length > 1) return say('featureNowhere', { feature });
  const elsewhere = anywhere.length > 0 && say('featureElsewhere', { places: say.some(labelsOf(anywhere), 8) });
  return joined(say('featureNotListed', { feature, place }), elsewhere);
}
