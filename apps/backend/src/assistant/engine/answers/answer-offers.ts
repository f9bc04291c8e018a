/** Deals, discounts and coupon codes that hold today. */
import { currentOffers, offersToday } from '@tablefront/restaurant/current-offers';
import { formatDay } from '@tablefront/restaurant/dates';
import type { Deal, Discount } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, type DealCard, type DiscountCard, page, sentence } from '../answer.ts';
import { type Asking, amount, nextStep, nextStepLinks, placesFor, said, unknownAnswer } from '../asking.ts';
import { contentStems } from '../knowledge/knowledge.ts';
import { folded, stemsOf, wordsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { codeIn, offerCues, purposeIn, sameAs } from '../vocabulary/services.ts';
import { joined } from './listing.ts';

type Offer = Partial<Deal & Discount> & Pick<Deal, 'title'>;

/** The offers of today that fit what is asked; what is asked and does not hold is said not to. */
export function answerOffers(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { deals, discounts } = knowledge.configuration;
  const all: Offer[] = [...deals, ...discounts];
  const offers = currentOffers(all, offersToday(knowledge.configuration, asking.now));
  const link = page('/offers', say('offersLink'));
  const places = placesFor(request, asking);
  const code = askedCode(request, all);
  const named = code === undefined ? titled(all, request) : all.filter((offer) => codeOf(offer) === code);
  const holding = named.filter((offer) => offers.includes(offer));
  if (holding.length > 0) return offersAnswer(holding, '', request, asking);
  if (named[0]) {
    const ended = say('offersEnded', { day: dayText(named[0], asking) });
    return said(joined(sentence(named[0].title), ended, say('offersAskNow')), link);
  }
  if (code !== undefined) {
    const codes = offers.flatMap(({ couponCode }) => couponCode ?? []).join(', ');
    const unknown = say('offersUnknownCode', { code: code.toUpperCase() });
    const text = joined(unknown, codes !== '' && say('offersCodesThatHold', { codes }));
    return unknownAnswer(text, places, asking, [link]);
  }
  if (offers.length > 0) return offersThatFit(offers, request, asking);
  return said(joined(say('offersNone'), nextStep(places, asking)), link, ...nextStepLinks(places, asking));
}

/** The offers that fit what is asked; where none does, all of them, and what to say of that before. */
function offersThatFit(offers: readonly Offer[], request: Request, asking: Asking): Answer {
  const { say } = asking;
  const purpose = purposeIn(request.text, say.language, request.mention.words);
  const wanted = purpose === undefined ? wantedOf(request) : stemsIn(purpose);
  const scope = offerCues.codes.test(request.text) ? offers.filter((offer) => codeOf(offer) !== '') : offers;
  const own = ({ title, description, badge, couponCode, conditions = [] }: Offer) =>
    stemsOf([title, description, badge, couponCode, ...conditions].join(' ')).map(sameAs);
  const fitting = scope.filter((offer) => own(offer).some((stem) => wanted.includes(stem)));
  if (fitting.length > 0) return offersAnswer(fitting, '', request, asking);
  if (scope.length > 0 && purpose === undefined) return offersAnswer(scope, '', request, asking);
  const none = purpose === undefined ? say('offersNoCodes') : say('offersNoneFor', { purpose });
  return offersAnswer(offers, none, request, asking);
}

/** Folded; empty where it has none. */
function codeOf({ couponCode = '' }: Offer): string {
  return folded(couponCode);
}

/** Telling stems, of words for the same people or days the same one, in any language. */
function stemsIn(text: string): string[] {
  return contentStems(wordsOf(text)).map(sameAs);
}

/** The stems by which offers are chosen; many people look for what is for groups. */
function wantedOf({ words, mention, partySize = 0 }: Request): string[] {
  const said = stemsIn(words.filter((word) => !mention.words.has(word)).join(' '));
  const telling = said.filter((stem) => !offerCues.general.has(stem));
  return partySize >= 5 ? [...telling, sameAs('people')] : telling;
}

/** The offers whose titles are named best: all telling words of one, or two of them and at least half. */
function titled(offers: readonly Offer[], request: Request): Offer[] {
  const asked = new Set(request.words.flatMap(stemsIn));
  const rated = offers.map((offer) => {
    const own = stemsIn(offer.title).filter((stem) => !offerCues.general.has(stem));
    const named = own.filter((stem) => asked.has(stem)).length;
    return { offer, share: named > 1 || (named === 1 && own.length === 1) ? named / own.length : 0 };
  });
  const most = Math.max(0.5, ...rated.map(({ share }) => share));
  return rated.filter(({ share }) => share === most).map(({ offer }) => offer);
}

/** A code that the question names: one of the brand's, or what stands where a code is asked about; folded. */
function askedCode({ text, words }: Request, offers: readonly Offer[]): string | undefined {
  const together = words.join('');
  const isSaid = (code: string) =>
    words.includes(code) || (code.length > 4 && together.includes(code.replace(/[^\p{L}\d]/gu, '')));
  // `LUNCH` is a code only where codes are spoken of.
  const isCode = (code: string) => code !== '' && (offerCues.codes.test(text) || !isEveryday(code));
  return offers.map(codeOf).find((code) => isCode(code) && isSaid(code)) ?? codeIn(text);
}

function offersAnswer(offers: readonly Offer[], start: string, { text }: Request, asking: Asking): Answer {
  const { deals: allDeals, discounts: allDiscounts } = asking.knowledge.configuration;
  // A long list is for looking over; what else holds of each stands in the cards.
  const inFull = offers.length <= 2 || offerCues.conditions.test(text);
  const lines = offers
    .slice(0, 10)
    .map((offer) => joined(offerText(offer, inFull, asking), offerCues.saving.test(text) && savingText(offer, asking)));
  const deals = allDeals.filter((deal) => offers.includes(deal)).map(dealCard);
  const discounts = allDiscounts.filter((discount) => offers.includes(discount)).map(discountCard);
  const types = [deals.length > 0 && 'deals', discounts.length > 0 && 'discounts'] as const;
  const cards = { ...(deals.length > 0 && { deals }), ...(discounts.length > 0 && { discounts }) };
  const answer = said([start, ...lines].join('\n').trim(), page('/offers', asking.say('offersLink')));
  return { ...answer, content_types: types.filter((type) => type !== false), ...cards };
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
  const { title, description = '', badge, price, originalPrice = 0, couponCode: code, conditions = [] } = offer;
  const values = { price: amount(price ?? 0, asking), original: amount(originalPrice, asking) };
  const cost = price !== undefined && originalPrice > price ? say('offersInstead', values) : values.price;
  const day = dayText(offer, asking);
  return joined(
    `${title}${badge === undefined ? '' : ` (${badge})`}${price === undefined ? '' : `: ${cost}`}.`,
    inFull && description !== '' && sentence(description),
    code !== undefined && say('offersCode', { code }),
    inFull && conditions.length > 0 && say('offersConditions', { conditions: conditions.join('; ') }),
    day !== '' && say('offersUntil', { day }),
  );
}

/** `You save $20.00.` */
function savingText({ price = 0, originalPrice = 0 }: Offer, asking: Asking): string {
  return originalPrice > price ? asking.say('offersSaving', { saving: amount(originalPrice - price, asking) }) : '';
}

/** The last day, in the language of the question; in the brand's own way where that is the brand's language. */
function dayText({ validUntil = '' }: Offer, { say, knowledge }: Asking): string {
  const { language } = knowledge.configuration;
  return validUntil.trim() && formatDay(validUntil, language.startsWith(say.language) ? language : say.language);
}
