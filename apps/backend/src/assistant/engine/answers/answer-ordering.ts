/** Ordering and paying: online, by pickup, help with an order, gift cards, rewards. */
import { orderOnlineLink } from '@tablefront/restaurant/links';
import { type Answer, type LabelledLink, page, sentence } from '../answer.ts';
import { type Asking, phoneOf, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { Request } from '../request.ts';
import { asksOtherPayment, asksPickup, asksTax, listedAs, plainNames } from '../vocabulary/services.ts';
import { confirmed } from './asks-whether.ts';
import { answerConfigured, joined, listing, listingText } from './listing.ts';

/** Where to order: the link of the only place that is meant, else of the brand. */
export function orderLink([only, other]: readonly Place[], { knowledge, say }: Asking): LabelledLink {
  const own = other ? undefined : only?.location.orderingLink;
  return page(own ?? orderOnlineLink(knowledge.configuration), say('orderOnline'));
}

/** Where gift cards are sold. */
export function answerGiftCards(request: Request, asking: Asking): Answer {
  const { giftCards: url } = asking.knowledge.configuration;
  const told = url === undefined ? undefined : 'orderGiftCards';
  const given = { unknown: 'orderNoGiftCards', label: 'orderGiftCardsLink', names: plainNames.giftCards } as const;
  return answerConfigured({ ...given, told, url }, request, asking);
}

/** The loyalty program in the brand's words, or a page that its navigation calls so. */
export function answerLoyalty(request: Request, asking: Asking): Answer {
  const { loyaltyProgram, navigation } = asking.knowledge.configuration;
  const linked = navigation.find(({ name }) => listedAs.loyalty.test(name));
  const { name, url = '/offers', description } = loyaltyProgram ?? {};
  if (loyaltyProgram?.available) {
    const label = name ?? asking.say('orderLoyaltyProgram');
    const text = joined(sentence(label), description && sentence(description));
    return confirmed(said(text, page(url, label)), plainNames.loyalty, request, asking);
  }
  if (linked) return said(asking.say('orderLoyaltyPage', { name: linked.name }), page(linked.url, linked.name));
  const offers = page('/offers', asking.say('offersLink'));
  return unknownAnswer(asking.say('orderNoLoyalty'), placesFor(request, asking), asking, [offers]);
}

/** How to order: online, or by pickup where that is asked and listed. */
export function answerOrdering(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const places = placesFor(request, asking);
  const link = orderLink(places, asking);
  const online = link.url === '/menu' ? '' : say('orderUnderLink');
  const pickup = listing((name) => listedAs.pickup.test(name), places, asking);
  if (asksPickup.test(request.text) && pickup.known) {
    const phone = phoneOf(places, asking);
    const listed = listingText(say('servicePickup'), pickup, places, asking);
    const answer = said(joined(listed, online, phone && say('orderByPhone', { phone })), link);
    return confirmed(answer, pickup.having.length > 0 ? plainNames.pickup : [], request, asking);
  }
  if (online !== '') return said(joined(online, say('orderNotByMe')), link);
  return unknownAnswer(say('orderNoLink'), places, asking, [page('/menu', say('menuLink'))]);
}

/** Orders that were made cannot be seen here: whom to ask. */
export function answerOrderHelp(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const links = [page('/terms-and-conditions', say('orderTerms')), page('/feedback', say('feedbackLink'))];
  const text = joined(say('orderCantSee'), /\brefund|money back/.test(request.text) && say('orderRefunds'));
  const answer = unknownAnswer(text, placesFor(request, asking), asking, links);
  // No site knows of orders: that is no gap in what the brand tells.
  return { ...answer, ...(answer.contact_info && { content_types: ['contact'] }), unknown: false };
}

/** Ways to pay and taxes, as the terms of every brand tell them. */
export function answerPayment(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const terms = page('/terms-and-conditions', say('orderTerms'));
  const text = say(asksTax.test(request.text) ? 'orderTax' : 'orderPayment');
  if (!asksOtherPayment.test(request.text)) return said(text, terms);
  return unknownAnswer(joined(text, say('orderPaymentMore')), placesFor(request, asking), asking, [terms]);
}
