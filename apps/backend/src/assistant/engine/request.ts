/** One thing that a question asks, with all that its answer needs, and what answers are put together of. */
import { fullAddress } from '@tablefront/restaurant/addresses';
import { directionsLink } from '@tablefront/restaurant/map-links';
import { weekdays } from '@tablefront/restaurant/opening-hours/calendar';
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import { formatPrice } from '@tablefront/restaurant/prices';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { type Answer, type Check, type ContactCard, capital, type LabelledLink, nonEmpty, page } from './answer.ts';
import { hoursText, statusText, weekdayText } from './hours/hours-in-words.ts';
import { clockAt } from './hours/place-clock.ts';
import type { When } from './hours/when.ts';
import type { Knowledge, Place } from './knowledge/knowledge.ts';
import type { Mention } from './knowledge/places.ts';
import type { Say } from './language/say.ts';
import { hasPhrase, stemOf, stemsOf } from './language/words.ts';
import type { Wish } from './menu/wish.ts';
import type { IntentName } from './vocabulary/cues.ts';
import { type LinkedPage, linkNames } from './vocabulary/house-words.ts';
import { BARE_WORDS, whetherForms } from './vocabulary/services.ts';
import { ON_DOCTORS_WORD } from './vocabulary/slot-words.ts';

/** The brand, the moment and the language of an answer. */
export interface Asking {
  configuration: SiteConfiguration;
  knowledge: Knowledge;
  now: Date;
  /** Our sentences, in the language of the question. */
  say: Say;
  /** The location on whose page the question is asked. */
  here?: Place;
}

export interface Request extends Asking {
  intent: IntentName;
  /** The whole question in plain English, mended, without punctuation: `are you open on sunday`. */
  text: string;
  /** The words that speak of this. */
  words: readonly string[];
  /** The parts of the question that do, where these are several: `is there a surcharge, and do you take cash`. */
  parts?: readonly (readonly string[])[];
  /** Whether it may ask nothing: it is told of only where the brand has answered such a question. */
  mayAskNothing?: boolean;
  /** The locations that are named, in it or before; empty where none is. */
  named: readonly Place[];
  /** The locations it is about. */
  places: readonly Place[];
  /** What names places in this question itself. */
  mention: Mention;
  /** Asks which of the locations something holds for. */
  which: boolean;
  when: When;
  wish: Wish;
  /** `for 12 people`. */
  partySize?: number;
  /** What this turn itself says, where it asks on of the one before: `how much notice`. */
  asksOn?: string;
  /** What the brand told in the turn before, where it tells what is asked on. */
  toldBefore?: string;
}

/** The locations that are meant: those that are named, else the one whose page it is asked on, else all. */
export function placesMeant(named: readonly Place[], which: boolean, { knowledge, here }: Asking): readonly Place[] {
  if (named.length > 0) return named;
  return here && !which ? [here] : knowledge.places;
}

/** The most locations that one answer lists. */
export const MOST_PLACES = 15;

export const isGroup = ({ knowledge }: Asking): boolean => knowledge.places.length > 1;

/** The only one of several places that is meant. */
export function onlyPlace({ places, knowledge }: Request): Place | undefined {
  return places.length === 1 && knowledge.places.length > 1 ? places[0] : undefined;
}

export const labelsOf = (places: readonly Place[]): string[] => places.map(({ label }) => label);

export function clockOf({ location }: Place, { configuration, now }: Asking): Clock | undefined {
  return clockAt(location, configuration, now);
}

/** An amount as the site writes it, in the brand's currency unless another is given (ISO 4217). */
export function amount(value: number, { configuration }: Asking, currency = configuration.currency): string {
  return formatPrice(value, currency, configuration.language);
}

/** A link to a page of the site, by its name in the language of the question. */
export function siteLink(id: LinkedPage, { say }: Asking): LabelledLink {
  return page(pathTo(id), say(linkNames[id]));
}

/** A form on the page that the question is asked on, by which a person calls back. */
export function callbackLink({ say }: Asking): LabelledLink {
  return page(`${pathTo('contact')}#callback`, say('callbackLink'));
}

/** What the only place that is meant has of its own, or the only one there is, or the brand. */
function ownOr(
  read: (place: Place) => string | undefined,
  ofBrand: string | undefined,
  { places, knowledge }: Request,
) {
  const [only] = places.length === 1 ? places : knowledge.places.length === 1 ? knowledge.places : [];
  return (only && read(only)) ?? ofBrand;
}

/** How the places that are meant are reached. */
export function contactCard(request: Request): ContactCard | undefined {
  const { telephone, email, socialLinks, navigation } = request.configuration;
  // A number for messages, where one of the brand's links is made of it.
  const digits = [...socialLinks, ...navigation.map(({ url }) => url)].flatMap(
    (link) => /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:.*&)?phone=)\+?(\d{7,15})/.exec(link)?.[1] ?? [],
  );
  const card = {
    phone: ownOr(({ location }) => location.phone, telephone, request),
    whatsapp: digits[0] === undefined ? undefined : `+${digits[0]}`,
    email: ownOr(({ location }) => location.email, email, request),
  };
  return (card.phone ?? card.whatsapp ?? card.email) ? card : undefined;
}

/** `Please call (416) 555-0142 to ask.`; without a phone the e-mail address, without either a callback. */
export function nextStep(request: Request, purpose: 'ToAsk' | 'ToBeSure' = 'ToAsk'): string {
  const { phone, email } = contactCard(request) ?? {};
  if (phone !== undefined) return request.say(`call${purpose}`, { phone });
  return email === undefined ? request.say('callbackToAsk') : request.say(`write${purpose}`, { email });
}

/** The link that `nextStep` speaks of, where there is neither phone nor e-mail. */
export function nextStepLinks(request: Request): LabelledLink[] {
  const { phone, email } = contactCard(request) ?? {};
  return phone === undefined && email === undefined ? [callbackLink(request)] : [];
}

/** The sentences that there are, after each other. */
export function joined(...texts: (string | false | null | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}

/** An answer of a text and links. */
export function said(response: string, ...links: LabelledLink[]): Answer {
  return { response, content_types: ['generic_answer'], ...(links.length > 0 && { links }) };
}

/** An answer that says what is not known, and how to ask a person. */
export function unknownAnswer(text: string, request: Request, ...links: LabelledLink[]): Answer {
  return {
    ...said(joined(text, nextStep(request)), ...links, ...nextStepLinks(request), siteLink('contact', request)),
    contact_info: contactCard(request),
    unknown: true,
  };
}

export function addressOf({ location }: Place): string | undefined {
  return fullAddress(location.address, { country: false }) || undefined;
}

/** An answer with the cards of places, with their hours where these are asked for, and a link to the page of all where these are several. */
export function located(
  text: string,
  places: readonly Place[],
  request: Asking,
  { hours = false, ...more }: Partial<Answer> & { hours?: boolean } = {},
): Answer {
  const cards = places.slice(0, MOST_PLACES).map((place) => {
    const { say } = request;
    const { phone, openingHours } = place.location;
    const clock = clockOf(place, request);
    const week = hours ? openingHours?.week : undefined;
    const rows = weekdays.map((day) => ({ day: capital(weekdayText(day, say)), text: hoursText(week?.[day], say) }));
    return {
      name: place.label,
      address: addressOf(place),
      phone,
      directions_url: directionsLink(place.location),
      url: place.page,
      status: clock && openingHours && capital(statusText(openingHours, clock, say)),
      hours: week?.some((day) => day !== null) ? rows : undefined,
    };
  });
  const links = places.length > 1 ? { links: [siteLink('locations', request)] } : {};
  return { response: text, content_types: ['location_info'], location_info: cards, ...links, ...more };
}

/** A line for each place, and how many more there are. */
export function linesOf<Row>(rows: readonly Row[], { say }: Asking, line: (row: Row) => string): string {
  const more = rows.length - MOST_PLACES;
  const last = more > 0 ? [say('moreOnLocations', { count: more })] : [];
  return [...rows.slice(0, MOST_PLACES).map(line), ...last].join('\n');
}

/** Whether a plain English text asks a question of yes or no, anywhere in it. */
export function asksWhether(text: string): boolean {
  // Where health is asked about, no yes of ours is one to that.
  if (ON_DOCTORS_WORD.test(text)) return false;
  const { greeting, first, later, openQuestion, politeness } = whetherForms;
  const start = text.replace(greeting, '');
  if (first.test(start) && !politeness.test(start)) return true;
  return [...text.matchAll(later)].some(
    ({ index }) => !openQuestion.test(text.slice(0, index)) && !politeness.test(text.slice(index)),
  );
}

/**
 * Whether the question asks if one of these things is there, and nothing beside it: `do you deliver`, but not `do you
 * deliver on mondays`. Only then a yes or a no is an answer to what was asked.
 *
 * @param names words and phrases that name the things
 */
export function asksOnly({ when, text, words, mention }: Request, names: readonly string[]): boolean {
  if (when.named || !asksWhether(text)) return false;
  const stems = words.map(stemOf);
  const named = names.map(stemsOf).filter((phrase) => hasPhrase(stems, phrase));
  const known = new Set([...named.flat(), ...stemsOf(BARE_WORDS), ...[...mention.words].map(stemOf)]);
  return named.length > 0 && stems.every((stem) => known.has(stem));
}

/** `Yes.` or `No.`, as a predicate that was checked says: nothing else writes them. */
export function verdict({ holds }: Check, { say }: Asking): string {
  return say(holds ? 'yes' : 'no');
}

/** The answer with a yes or no before it; as it is where nothing was checked. */
export function withVerdict(check: Check | undefined, answer: Answer, request: Request): Answer {
  if (!check) return answer;
  const checked = nonEmpty([check, ...(answer.checked ?? [])]);
  return { ...answer, response: `${verdict(check, request)} ${answer.response}`, checked };
}

/** An answer that states what was checked to hold, with a yes before it where that and no more is asked. */
export function confirmed(answer: Answer, names: readonly string[], request: Request): Answer {
  return withVerdict(asksOnly(request, names) ? { what: answer.response, holds: true } : undefined, answer, request);
}
