/** Ordering and paying: online, by pickup, help with an order, gift cards, rewards. */
import { orderOnlineLink } from '@tablefront/restaurant/links';
import { type Answer, page, sentence } from '../answer.ts';
import { type Asking, isGroup, phoneOf, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { Request } from '../request.ts';
import { asksOtherPayment, asksPickup, asksTax, listedAs, plainNames } from '../vocabulary/services.ts';
import { confirmed } from './asks-whether.ts';
import { joined, labelsOf, listing } from './listing.ts';

/** Where gift cards are sold. */
export function answerGiftCards(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { giftCards } = knowledge.configuration;
  if (giftCards === undefined) return unknownAnswer(say('orderNoGiftCards'), placesFor(request, asking), asking);
  const answer = said(say('orderGiftCards'), page(giftCards, say('orderGiftCardsLink')));
  return confirmed('gift cards are sold online', plainNames.giftCards, request, answer, asking);
}

/** The loyalty program, or a page that the brand's navigation calls so. */
export function answerLoyalty(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { loyaltyProgram, navigation } = knowledge.configuration;
  const offers = page('/offers', say('offersLink'));
  if (loyaltyProgram?.available) {
    const { name = say('orderLoyaltyProgram'), description, url } = loyaltyProgram;
    const text = joined(sentence(name), description !== undefined && sentence(description));
    const answer = said(text, url === undefined ? offers : page(url, name));
    return confirmed('there is a loyalty program', plainNames.loyalty, request, answer, asking);
  }
  const link = navigation.find(({ name }) => listedAs.loyalty.test(name));
  if (link) return said(say('orderLoyaltyPage', { name: link.name }), page(link.url, link.name));
  return unknownAnswer(say('orderNoLoyalty'), placesFor(request, asking), asking, [offers]);
}

/** How to order: online, or by pickup where that is asked and listed. */
export function answerOrdering(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { orderingLink, hasMenu = 'page' } = knowledge.configuration;
  const places = placesFor(request, asking);
  const [own] = places.length === 1 ? places.map(({ location }) => location.orderingLink) : [];
  const link = page(own ?? orderOnlineLink(knowledge.configuration), say('orderOnline'));
  const isOnline = (own ?? orderingLink) !== undefined || hasMenu !== 'page';
  const offering = asksPickup.test(request.text) ? listing(places, 'pickup', asking) : [];
  if (offering.length > 0) {
    const phone = phoneOf(places, asking);
    const text = joined(
      pickupText(offering, places, asking),
      isOnline && say('orderUnderLink'),
      phone !== undefined && say('orderByPhone', { phone }),
    );
    return confirmed(`pickup at ${labelsOf(offering)}`, plainNames.pickup, request, said(text, link), asking);
  }
  if (!isOnline) return unknownAnswer(say('orderNoLink'), places, asking, [page('/menu', say('menuLink'))]);
  const isOwn = own !== undefined && isGroup(asking);
  const online = isOwn ? say('orderUnderLinkOf', { place: labelsOf(places).join() }) : say('orderUnderLink');
  return said(joined(online, say('orderNotByMe')), link);
}

function pickupText(offering: readonly Place[], places: readonly Place[], { say }: Asking): string {
  if (places.length === 1) return say('orderPickup');
  const isEvery = offering.length === places.length;
  return say('orderPickupAt', { places: isEvery ? say('orderEveryLocation') : say.some(labelsOf(offering), 10) });
}

/** Orders that were made cannot be seen here: whom to ask. */
export function answerOrderHelp(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const isRefund = /\brefund|money back/.test(request.text);
  const links = [page('/terms-and-conditions', say('orderTerms')), page('/feedback', say('orderFeedback'))];
  const text = joined(say('orderCantSee'), isRefund && say('orderRefunds'));
  const answer = unknownAnswer(text, placesFor(request, asking), asking, links);
  // No site knows of orders: that is no gap in what the brand tells.
  return { ...answer, ...(answer.contact_info && { content_types: ['contact'] }), unknown: false };
}

/** Ways to pay and taxes, as the terms of every brand tell them. */
export function answerPayment(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const terms = page('/terms-and-conditions', say('orderTerms'));
  if (asksTax.test(request.text)) return said(say('orderTax'), terms);
  if (!asksOtherPayment.test(request.text)) return said(say('orderPayment'), terms);
  const text = joined(say('orderPayment'), say('orderPaymentMore'));
  return unknownAnswer(text, placesFor(request, asking), asking, [terms]);
}
