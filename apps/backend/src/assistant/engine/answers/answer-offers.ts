/** Deals, discounts and coupon codes that hold today. */
import { currentOffers, offersToday } from '@tablefront/restaurant/current-offers';
import { formatDay } from '@tablefront/restaurant/dates';
import type { Deal, Discount } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, type DealCard, type DiscountCard, page, sentence } from '../answer.ts';
import { type Asking, amount, nextStep, nextStepLinks, placesFor, said, unknownAnswer } from '../asking.ts';
import { contentStems } from '../knowledge/knowledge.ts';
import { folded, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { offerCues } from '../vocabulary/services.ts';
import { joined } from './listing.ts';

type Offer = Deal | Discount;

const mostInFull = 2;
const mostLines = 10;
/** From how many people on a guest may look for an offer for groups. */
const group = 5;
const general = new Set(offerCues.words);

/** The offers of today that fit what is asked; what is asked and does not hold is said not to. */
export function answerOffers(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { configuration } = knowledge;
  const places = placesFor(request, asking);
  const all = [...configuration.deals, ...configuration.discounts];
  const offers = currentOffers<Offer>(all, offersToday(configuration, asking.now));
  const link = page('/offers', say('offersLink'));
  const code = askedCode(request, all);
  const named = all.filter((offer) => (code === undefined ? isTitled(offer, request) : codeOf(offer) === code));
  const holding = named.filter((offer) => offers.includes(offer));
  const [over] = holding.length > 0 ? [] : named;
  if (over) {
    const day = over.validUntil === undefined ? undefined : dayText(over.validUntil, asking);
    const ended = day === undefined ? say('offersEnded') : say('offersEndedOn', { day });
    return said(joined(sentence(over.title), ended, say('offersAskNow')), link);
  }
  if (code !== undefined && named.length === 0) {
    const codes = offers.flatMap((offer) => (isDiscount(offer) ? (offer.couponCode ?? []) : []));
    const others = codes.length > 0 && say('offersCodesThatHold', { codes: codes.join(', ') });
    const unknown = say('offersUnknownCode', { code: code.toUpperCase() });
    return unknownAnswer(joined(unknown, others), places, asking, [link]);
  }
  if (offers.length === 0)
    return said(joined(say('offersNone'), nextStep(places, asking)), link, ...nextStepLinks(places, asking));
  const { chosen, start } = holding.length > 0 ? { chosen: holding } : choose(offers, request, asking);
  return offersAnswer(chosen, start, asking);
}

/** The offers that fit what is asked; where none does, all of them, and what to say of that before. */
function choose(
  offers: readonly Offer[],
  request: Request,
  { say }: Asking,
): { chosen: readonly Offer[]; start?: string } {
  const purpose = purposeOf(request, say.language !== 'en');
  const wanted = purpose === undefined ? wantedOf(request) : stemsOf(purpose);
  const ofCodes = offerCues.codes.test(request.text);
  const scope = ofCodes ? offers.filter((offer) => codeOf(offer) !== '') : offers;
  const fitting = scope.filter((offer) => fits(offer, wanted));
  if (fitting.length > 0) return { chosen: fitting };
  if (purpose !== undefined) return { chosen: offers, start: say('offersNoneFor', { purpose }) };
  return scope.length > 0 ? { chosen: scope } : { chosen: offers, start: say('offersNoCodes') };
}

function isDiscount(offer: Offer): offer is Discount {
  return 'conditions' in offer;
}

/** Folded; empty where it has none. */
function codeOf(offer: Offer): string {
  return isDiscount(offer) ? folded(offer.couponCode ?? '') : '';
}

function purposeOf({ text, mention }: Request, behind: boolean): string | undefined {
  const found = [...offerCues.purposes, ...(behind ? [offerCues.purposeBehind] : [])].flatMap(
    (one) => one.exec(text)?.[1] ?? [],
  );
  return found.find((purpose) => {
    const [stem = ''] = contentStems(wordsOf(purpose));
    const isPurpose = stem !== '' && !general.has(stem) && !offerCues.times.test(stem) && !mention.words.has(purpose);
    return isPurpose || purpose === 'happy hour';
  });
}

/** The stems by which offers are chosen. */
function wantedOf({ words, mention, partySize = 0 }: Request): string[] {
  const telling = contentStems(words.filter((word) => !mention.words.has(word))).filter((stem) => !general.has(stem));
  return [...telling, ...(partySize >= group ? ['people'] : [])];
}

function fits(offer: Offer, wanted: readonly string[]): boolean {
  const { title, description, badge } = offer;
  const conditions = isDiscount(offer) ? offer.conditions : [];
  const own = stemsOf([title, description, badge, codeOf(offer), ...conditions].join(' '));
  const alike = offerCues.alike.filter((words) => words.some((word) => wanted.includes(word))).flat();
  return own.some((stem) => wanted.includes(stem) || alike.some((word) => word === stem));
}

/** Whether the question has all the words of an offer's title. */
function isTitled({ title }: Offer, { words }: Request): boolean {
  const asked = words.map(stemOf);
  const own = contentStems(wordsOf(title)).filter((stem) => !general.has(stem));
  return own.length > 0 && own.every((stem) => asked.includes(stem));
}

/** A code that the question names: one of the brand's, or what stands where a code is asked about; folded. */
function askedCode({ text, words }: Request, offers: readonly Offer[]): string | undefined {
  const together = words.join('');
  const isSaid = (code: string) =>
    words.includes(code) || (code.length > 4 && together.includes(code.replace(/[^\p{L}\d]/gu, '')));
  // `LUNCH` is a code only where codes are spoken of.
  const codes = offers.map(codeOf).filter((code) => code !== '' && (offerCues.codes.test(text) || !isEveryday(code)));
  const [parts] = offerCues.codePatterns.flatMap((pattern) => pattern.exec(text)?.slice(1).join('') ?? []);
  return codes.find(isSaid) ?? parts;
}

function offersAnswer(offers: readonly Offer[], start: string | undefined, asking: Asking): Answer {
  // A long list is for looking over; what else holds of each stands in the cards.
  const inFull = offers.length <= mostInFull;
  const lines = offers.slice(0, mostLines).map((offer) => offerText(offer, inFull, asking));
  const deals = offers.filter((offer): offer is Deal => !isDiscount(offer)).map(dealCard);
  const discounts = offers.filter(isDiscount).map(discountCard);
  return {
    ...said([...(start === undefined ? [] : [start]), ...lines].join('\n'), page('/offers', asking.say('offersLink'))),
    content_types: [
      ...(deals.length > 0 ? (['deals'] as const) : []),
      ...(discounts.length > 0 ? (['discounts'] as const) : []),
    ],
    ...(deals.length > 0 && { deals }),
    ...(discounts.length > 0 && { discounts }),
  };
}

function dealCard({ title, description, price, originalPrice, badge, validUntil }: Deal): DealCard {
  return { title, description, price, original_price: originalPrice, badge, valid_until: validUntil };
}

function discountCard({ title, description, badge, couponCode, validUntil, conditions: all }: Discount): DiscountCard {
  const conditions = all.length > 0 ? all : undefined;
  return { title, description, badge, coupon_code: couponCode, valid_until: validUntil, conditions };
}

/** `Family Sunday: $72.00 instead of $88.00. Four primi, bread. Valid until: 27 June 2027.` */
function offerText(offer: Offer, inFull: boolean, asking: Asking): string {
  const { say } = asking;
  const { title, description = '', badge, validUntil = '' } = offer;
  const price = isDiscount(offer) ? '' : priceText(offer, asking);
  const conditions = isDiscount(offer) && inFull ? offer.conditions.join('; ') : '';
  return joined(
    `${title}${badge === undefined ? '' : ` (${badge})`}${price}.`,
    inFull && description !== '' && sentence(description),
    isDiscount(offer) && offer.couponCode !== undefined && say('offersCode', { code: offer.couponCode }),
    conditions !== '' && say('offersConditions', { conditions }),
    validUntil.trim() !== '' && say('offersUntil', { day: dayText(validUntil, asking) }),
  );
}

function priceText({ price, originalPrice = 0 }: Deal, asking: Asking): string {
  if (price === undefined) return '';
  const original = amount(originalPrice, asking);
  const now = amount(price, asking);
  return `: ${originalPrice > price ? asking.say('offersInstead', { price: now, original }) : now}`;
}

/** In the language of the question; in the brand's own way where that is the brand's language. */
function dayText(day: string, { say, knowledge }: Asking): string {
  const { language } = knowledge.configuration;
  return formatDay(day, language.startsWith(say.language) ? language : say.language);
}
