/** Ordering and paying: online, by pickup, by delivery and to where, help with an order, gift cards, rewards. */
import { orderOnlineLink } from '@tablefront/restaurant/order-links';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { type Answer, capital, joinAnswers, type LabelledLink, page, sentence, sentencesOf } from '../answer.ts';
import type { Place, Question } from '../knowledge/knowledge.ts';
import { isNamed } from '../knowledge/places.ts';
import { hasPhrase, stemOf, stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { confirmed, contactCard, isGroup, joined, labelsOf, said, siteLink, unknownAnswer } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import * as words from '../vocabulary/services.ts';
import { toldLines } from './frequent-questions.ts';
import { answerConfigured, listing, listingText } from './listing.ts';
import { tellingOf, toldAnywhere, toldOfOrdering } from './own-words.ts';

const { listedAs, plainNames } = words;

/** Where to order: the link of the only place that is meant, else of the brand. */
function orderLink([only, other]: readonly Place[], { configuration, say }: Request): LabelledLink {
  const own = other ? undefined : only?.location.orderingLink;
  return page(own ?? orderOnlineLink(configuration), say('orderOnline'));
}

/** Where gift cards are sold. */
export function answerGiftCards(request: Request): Answer {
  const { giftCards: url } = request.configuration;
  const link = url === undefined ? undefined : ({ url, label: 'orderGiftCardsLink' } as const);
  const told = link && 'orderGiftCards';
  return answerConfigured({ told, unknown: 'orderNoGiftCards', link, names: plainNames.giftCards }, request);
}

/** The loyalty program in the brand's words, or a page that its navigation calls so. */
export function answerLoyalty(request: Request): Answer {
  const { say, configuration } = request;
  const { loyaltyProgram, navigation } = configuration;
  const linked = navigation.find(({ name }) => listedAs.loyalty.test(name));
  if (loyaltyProgram?.available) {
    const { name = say('orderLoyaltyProgram'), url = pathTo('offers'), description } = loyaltyProgram;
    const text = joined(sentence(name), description && sentence(description));
    return confirmed(said(text, page(url, name)), plainNames.loyalty, request);
  }
  if (linked) return said(say('orderLoyaltyPage', { name: linked.name }), page(linked.url, linked.name));
  return unknownAnswer(say('orderNoLoyalty'), request, siteLink('offers', request));
}

/** How to order: online, or by pickup where that is asked and listed. */
export function answerOrdering(request: Request): Answer {
  const { say, places, text } = request;
  const link = orderLink(places, request);
  const ahead = words.ASKS_ORDER_AHEAD.test(text) ? orderedAhead(request) : [];
  const ofDishes = toldOfOrdering(request);
  if (ofDishes !== undefined) return { ...said(ofDishes, link), own: true };
  if (ahead.length > 0) return { ...said(ahead.join('\n'), link), own: true };
  const online = link.url === pathTo('menu') ? '' : say('orderUnderLink');
  const pickup = listing((name) => listedAs.pickup.test(name), request);
  const listed = listingText(say('servicePickup'), pickup, request);
  // `Pickup at Wakefield`, which other places list alone.
  if (words.ASKS_PICKUP.test(text) && !pickup.known && pickup.anywhere.length > 0)
    return unknownAnswer(listed, request);
  if (words.ASKS_PICKUP.test(text) && pickup.known) {
    const phone = contactCard(request)?.phone;
    const answer = said(joined(listed, online, phone && say('orderByPhone', { phone })), link);
    return confirmed(answer, pickup.having.length > 0 ? plainNames.pickup : [], request);
  }
  if (online !== '') return said(joined(online, say('orderNotByMe')), link);
  return unknownAnswer(say('orderNoLink'), request, siteLink('menu', request));
}

/** What the brand's own answer about how early to order tells: `By 3 pm the day before. One dozen you can walk in for.` */
function orderedAhead(request: Request): string[] {
  const { questions } = request.knowledge;
  const told = questions.filter((one) => !one.statement && words.ASKS_ORDER_AHEAD.test(one.plain));
  const texts = toldLines(told, request, true);
  return tellingOf(texts, request, []).slice(0, 1);
}

/** Orders that were made cannot be seen here: whom to ask. */
export function answerOrderHelp(request: Request): Answer {
  const { say, text } = request;
  const told = joined(
    words.SAYS_BAD.test(text) && say('feedbackSorry'),
    say('orderCantSee'),
    /\brefund|money back/.test(text) && say('orderRefunds'),
  );
  const answer = unknownAnswer(told, request, siteLink('terms', request), siteLink('feedback', request));
  // No site knows of orders: that is no gap in what the brand tells.
  return { ...answer, ...(answer.contact_info && { content_types: ['contact'] }), unknown: false };
}

/** Ways to pay and taxes, as the terms of every brand tell them. */
export function answerPayment(request: Request): Answer {
  const { say } = request;
  const text = say(words.ASKS_TAX.test(request.text) ? 'orderTax' : 'orderPayment');
  if (!words.ASKS_OTHER_PAYMENT.test(request.text)) return said(text, siteLink('terms', request));
  const told = toldAnywhere(request);
  if (told !== undefined) return said(told);
  return unknownAnswer(joined(text, say('orderPaymentMore')), request, siteLink('terms', request));
}

/** What is told of delivery, with what it costs for what is asked about. */
export function withFee(told: Answer, request: Request): Answer {
  const answer = withOwnFee(told, request);
  if (!words.ASKS_FEE.test(request.text) && !/\btotal\b/.test(request.text)) return answer;
  const more = feesOfThings(request).filter((one) => !answer.response.includes(one));
  return more.length === 0 ? answer : { ...answer, response: joined(answer.response, ...new Set(more)), own: true };
}

/** What is told of delivery, and that its price is not known where that is asked and not told. */
function withOwnFee(told: Answer, request: Request): Answer {
  const isAsked = words.ASKS_FEE.test(request.words.join(' '));
  if (!isAsked || words.TELLS_FEE.test(told.response)) return told;
  // `If we get one butter chicken, is delivery still free`: what the brand tells of it, whatever else is asked.
  const speaks = ({ question, answer, statement }: Question) =>
    !statement && words.TELLS_OF_DELIVERY.test(`${question} ${answer}`) && words.TELLS_FEE.test(answer);
  const [own] = toldLines(request.knowledge.questions.filter(speaks), request);
  if (own !== undefined) return joinAnswers([{ ...said(own), own: true }, ...(told.unknown ? [] : [told])]);
  if (told.unknown || request.wish.dishes.length > 0) return told;
  return joinAnswers([told, unknownAnswer(request.say('deliveryNoFee'), request)]);
}

/** Whether food is delivered, from where, and to which areas. */
export function answerDelivery(request: Request): Answer {
  const { say } = request;
  const destination = destinationOf(request);
  const found = deliveringOf(request);
  if (words.DELIVERY_APP.test(request.text) && found.known && destination === undefined) {
    const order = orderLink(found.having, request);
    return unknownAnswer(joined(say('dontKnow'), listingText(say('serviceDelivery'), found, request)), request, order);
  }
  const inArea = answerArea(request, destination, found.anywhere);
  if (inArea) return inArea;
  const order = orderLink(found.having, request);
  const listed = listingText(say('serviceDelivery'), found, request);
  // `Do you deliver the shaved ice`: of `everything but shaved ice` no list of places tells.
  const { dishes, wanted } = request.wish;
  const isOfDish = destination === undefined && dishes.length + wanted.length > 0;
  const toldOfDish = isOfDish || !found.known ? deliveryTold(request, isOfDish) : [];
  const there = destinationTold(destination, request);
  const own = there.length > 0 ? there : toldOfDish;
  if (own.length > 0) return { ...said(own.join('\n'), order), own: true };
  if (!found.known) return unknownAnswer(listed, request, order);
  const areas = areasText(found.having, request);
  if (destination === undefined) {
    const answer = said(joined(listed, areas ?? say('deliveryNoAreas')), order);
    return confirmed(answer, found.having.length > 0 ? plainNames.delivery : [], request);
  }
  return notAmong(destination, areas, order, request);
}

/** That a place is none of the areas, or that it is not known. */
function notAmong(destination: string, areas: string | undefined, order: LabelledLink, request: Request): Answer {
  const { say } = request;
  const start = say(areas === undefined ? 'deliveryNotKnown' : 'deliveryNotFound', { destination });
  // `Within five kilometres of us`: where no areas are listed, what the brand tells of it.
  const told = areas === undefined ? deliveryTold(request).slice(0, 1) : [];
  return unknownAnswer(joined(start, areas, ...told, areas === undefined && say('deliveryNoAreas')), request, order);
}

/** What the brand's own answers tell of delivery, where none is listed or a dish is asked for: `pickup only`, `everything but shaved ice`. */
function deliveryTold(request: Request, isOfDish = false): string[] {
  const speaks = (text: string) => words.TELLS_OF_DELIVERY.test(text);
  // Of several places only what names the one that is meant.
  const isOfThese = ({ answer, place }: Question) =>
    isOfDish ||
    !isGroup(request) ||
    place !== undefined ||
    request.places.some(({ location }) => hasPhrase(stemsOf(answer), stemsOf(location.name)));
  const all = request.knowledge.questions.filter((one) => speaks(`${one.question} ${one.answer}`) && isOfThese(one));
  const asked = all.filter(({ question }) => speaks(question));
  return toldLines(asked.length > 0 ? asked : all, request, true).slice(0, 2);
}

/** What the brand's own answers tell of delivery to a place that is no area of its own: `trays, to Cherry Hill, for $20`. */
function destinationTold(destination: string | undefined, request: Request): string[] {
  if (destination === undefined) return [];
  const isOf = ({ question, answer, statement }: Question) =>
    !statement &&
    words.TELLS_OF_DELIVERY.test(`${question} ${answer}`) &&
    hasPhrase(stemsOf(answer), stemsOf(destination));
  return toldLines(request.knowledge.questions.filter(isOf), request, true).slice(0, 2);
}

/** What else the brand tells of what delivery costs, of a thing that is asked about: `we deliver tray orders free over $200`. */
function feesOfThings(request: Request): string[] {
  const { wish, text, knowledge } = request;
  const things = new Set(
    [...stemsOf(text), ...wish.dishes.flatMap(({ name }) => stemsOf(name))].filter(
      (stem) => knowledge.index.isNameStem(stem) && !request.mention.words.has(stem) && !isFiller(stem),
    ),
  );
  const isOf = (one: string) =>
    words.TELLS_OF_DELIVERY.test(one) && words.TELLS_FEE.test(one) && stemsOf(one).some((stem) => things.has(stem));
  const all = knowledge.questions.filter(({ statement }) => !statement);
  return all.flatMap((question) => {
    const own = sentencesOf(question.answer).filter(isOf);
    return own.length > 0 && toldLines([question], request).length > 0 ? own : [];
  });
}

function deliveringOf(request: Request) {
  const has = ({ location }: Place) => location.deliveryAreas.length > 0;
  return listing((name) => listedAs.delivery.test(name), request, { has });
}

function areasOf({ location }: Place, { knowledge, configuration }: Request): readonly string[] {
  if (location.deliveryAreas.length > 0) return location.deliveryAreas;
  return knowledge.places.length === 1 ? configuration.areaServed : [];
}

/** A town or part of town that no location is named by, as it is to be shown. */
function destinationOf({ text, mention }: Request): string | undefined {
  const named = words.destinationIn(text)?.split(' ') ?? [];
  if (mention.towns[0] || named.every((word) => mention.words.has(word))) return mention.towns[0]?.name;
  return named.map(capital).join(' ');
}

/** Where the question names a delivery area of any location that delivers. */
function answerArea(request: Request, destination = '', delivering: readonly Place[]): Answer | undefined {
  const { say } = request;
  const typed = request.words.map((word) => request.wish.typed.get(stemOf(word)) ?? word);
  const isMeant = (area: string) =>
    [request.words, typed].some((said) => isNamed(said, area)) || hasPhrase(stemsOf(area), stemsOf(destination));
  const places = delivering.filter((place) => areasOf(place, request).some(isMeant));
  if (places.length === 0) return undefined;
  const areas = [...new Set(places.flatMap((place) => areasOf(place, request).filter(isMeant)))];
  const values = { areas: say.list(areas), places: say.some(labelsOf(places), 5) };
  // `Whole cakes only, for $12`
  const [terms] = deliveryTold(request);
  const text = joined(say(isGroup(request) ? 'deliveryInAreaOf' : 'deliveryInArea', values), terms);
  // `Downtown` is a part of the area `Downtown Halifax` only perhaps.
  const whole = areas.filter((area) => isNamed(request.words, area));
  const names = whole.length > 0 ? [...plainNames.delivery, ...whole] : [];
  return confirmed(said(text, orderLink(places, request)), names, request);
}

/** The areas of the first few places that tell theirs. */
function areasText(delivering: readonly Place[], request: Request): string | undefined {
  const known = delivering.filter((place) => areasOf(place, request).length > 0).slice(0, 4);
  const line = (place: Place) => `${isGroup(request) ? `${place.label}: ` : ''}${areasOf(place, request).join(', ')}`;
  return known.length > 0 ? request.say('deliveryAreas', { areas: known.map(line).join('; ') }) : undefined;
}
