/** Deals, discounts and coupon codes that hold today. */
import { currentOffers, offersToday } from '@tablefront/restaurant/current-offers';
import { formatDay } from '@tablefront/restaurant/dates';
import { costsFrom } from '@tablefront/restaurant/menu/dish-words';
import { dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import type { Deal, Discount } from '@tablefront/restaurant/site-configuration/site-configuration';
import {
  type Answer,
  type DealCard,
  type DiscountCard,
  joinAnswers,
  nonEmpty,
  sentence,
  sentencesOf,
} from '../answer.ts';
import { weekdaysAsked } from '../hours/announced.ts';
import { answerHours } from '../hours/answer-hours.ts';
import { hasServiceHours } from '../hours/asked.ts';
import { dateOf } from '../hours/place-hours.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems } from '../knowledge/knowledge.ts';
import { folded, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { dishText, onePerName, withDishes } from '../menu/dish-text.ts';
import { dishesAt } from '../menu/find-dishes.ts';
import { isBeyond } from '../menu/limits.ts';
import { orderIn } from '../menu/order.ts';
import { asOne, weighed } from '../menu/prices.ts';
import { dishesOfDay, servedText } from '../menu/served.ts';
import { amount, joined, nextStep, nextStepLinks, type Request, said, siteLink, unknownAnswer } from '../request.ts';
import { mustBeAvoided } from '../safety/what-is-avoided.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import {
  codeIn,
  daysOfBadge,
  eatersOf,
  fedBy,
  offerCues,
  offersFeeding,
  purposeIn,
  SAYS_WAY,
  sameAs,
} from '../vocabulary/services.ts';
import { ASKS_INCLUDED, HAPPY_HOUR, IS_THING, NAMES_OFFERS, SPENDS } from '../vocabulary/slot-words.ts';
import { IS_EACH } from '../vocabulary/told-words.ts';
import { toldAnywhere, toldOfHappyHour } from './own-words.ts';

type Offer = Partial<Deal & Discount> & Pick<Deal, 'title'>;

/** The offers of today that fit what is asked; what is asked and does not hold is said not to. */
export function answerOffers(request: Request): Answer {
  const { say, configuration } = request;
  const { deals, discounts } = configuration;
  const all: Offer[] = [...deals, ...discounts];
  const offers = currentOffers(all, offersToday(configuration, request.now));
  const link = siteLink('offers', request);
  const code = askedCode(request, all);
  const named = code === undefined ? namedIn(all, request) : all.filter((offer) => codeOf(offer) === code);
  const feeding: readonly Offer[] = offersFeeding(eatersOf(request.text), configuration);
  // `Mezze for two` is called by it, whatever else is for two.
  const isCalledSo = named.some((offer) => feeding.includes(offer));
  const holding = [...new Set([...(isCalledSo ? [] : feeding), ...named])].filter((offer) => offers.includes(offer));
  if (holding.length > 0) return offersAnswer(holding, '', request);
  if (named[0]) {
    const ended = say('offersEnded', { day: dayText(named[0], request) });
    return said(joined(sentence(named[0].title), ended, say('offersAskNow')), link);
  }
  if (code !== undefined) {
    const codes = offers.flatMap(({ couponCode }) => couponCode ?? []).join(', ');
    const unknown = say('offersUnknownCode', { code: code.toUpperCase() });
    const text = joined(unknown, codes !== '' && say('offersCodesThatHold', { codes }));
    return unknownAnswer(text, request, link);
  }
  const ofDay = dishesSpecial(offers, request);
  if (ofDay) return ofDay;
  if (offers.length > 0) return offersThatFit(offers, request);
  return said(joined(say('offersNone'), nextStep(request)), link, ...nextStepLinks(request));
}

/** `Tiffin`, of a family tiffin that is on offer: with its price and terms. */
export function offerTold(text: string, request: Request): Answer | undefined {
  const { deals, discounts } = request.configuration;
  const offer = [...deals, ...discounts].find(({ title }) => text.startsWith(sentence(title)));
  if (!offer) return undefined;
  const words = wordsOf(offer.title);
  return answerOffers({ ...request, words, text: words.join(' ') });
}

/** Of the offers of today that are named those that say in which way they are had: a pack for pickup, of which it is asked whether it is delivered. */
export function offersHadSo(request: Request): Answer | undefined {
  const { configuration, text } = request;
  const all: Offer[] = [...configuration.deals, ...configuration.discounts];
  const says = ({ badge = '', description = '', conditions = [] }: Offer) =>
    SAYS_WAY.test([badge, description, ...conditions].join('. '));
  // `Birthday cake free to go`; a cake for a birthday asks for no offer.
  const isMeant = ({ title }: Offer) => NAMES_OFFERS.test(text) || contentStems(wordsOf(title)).length > 1;
  const held = currentOffers(namedIn(all, request), offersToday(configuration, request.now));
  const offers = held.filter((offer) => says(offer) && isMeant(offer));
  return offers.length > 0 ? offersAnswer(offers, '', request) : undefined;
}

/** `What is the special on Tuesday`: the dishes of that day, with the offers that are marked as of it. */
function dishesSpecial(offers: readonly Offer[], request: Request): Answer | undefined {
  const isOfThat = request.asksOn !== undefined && request.when.days.length === 0;
  const isAsked = offerCues.ofDay.test(request.text) && !isOfThat && mustBeAvoided(request.wish).length === 0;
  const dishes = isAsked ? dishesOfDay(dishesAt(request), request) : [];
  if (dishes.length === 0) return undefined;
  const told = onePerName(dishes).map((dish) =>
    joined(sentence(dishText(dish, request)), servedText(dish, { ...request, text: dish.available ? '' : 'when' })),
  );
  const marked = offers.filter(({ title, badge = '' }) => daysOfBadge(`${badge} ${title}`).length > 0);
  const held = marked.filter((offer) => otherDayText(offer, request) === '');
  const answer = withDishes(told.join(' '), dishes, request);
  return held.length > 0 && request.when.days.length > 0
    ? joinAnswers([answer, offersAnswer(held, '', request)])
    : answer;
}

/** The offers that fit what is asked; where none does, all of them, and what to say of that before. */
function offersThatFit(offers: readonly Offer[], request: Request): Answer {
  const { say } = request;
  const purpose = purposeIn(request.text, say.language, request.mention.words);
  const wanted = purpose === undefined ? wantedOf(request) : stemsIn(purpose);
  // `Any specials that day`
  const isOfDay = request.asksOn === undefined && !offerCues.today.test(request.text);
  const held = isOfDay ? offers.filter((offer) => otherDayText(offer, request) === '') : [];
  const ofDay = held.length > 0 ? held : offers;
  const scope = offerCues.codes.test(request.text) ? offers.filter((offer) => codeOf(offer) !== '') : ofDay;
  const own = ({ title, description, badge, couponCode, conditions = [] }: Offer) =>
    stemsOf([title, description, badge, couponCode, ...conditions].join(' ')).map(sameAs);
  const fits = (offer: Offer) => own(offer).some((stem) => wanted.includes(stem));
  const all = [...scope, ...programOf(request)].filter(fits);
  // `Do I get a free plate`: of what is free, by its badge or by the tenth stamp.
  const free = /\bfree\b/.test(request.text) ? all.filter((offer) => own(offer).includes('free')) : [];
  const fitting = free.length > 0 ? free : all.filter((offer) => scope.includes(offer));
  if (fitting.length > 0) return offersAnswer(fitting, '', request);
  const told = wanted.length > 0 ? toldAsOffer(request) : undefined;
  const ofHour = answerHappyHour(purpose, told, request);
  if (ofHour) return ofHour;
  if (told !== undefined) return said(told, siteLink('offers', request));
  if (scope.length > 0 && purpose === undefined) return offersAnswer(scope, '', request);
  if (purpose === undefined) return offersAnswer(offers, say('offersNoCodes'), request);
  // `Locals discount on Friday`, of one that is marked for other days.
  const ofOtherDay = offers.filter(fits);
  return offersAnswer(
    ...(ofOtherDay.length > 0 ? ([ofOtherDay, ''] as const) : ([offers, say('offersNoneFor', { purpose })] as const)),
    request,
  );
}

/** `What is on happy hour n when`, of which the menu tells, or nothing but its hours. */
function answerHappyHour(purpose = '', told: string | undefined, request: Request): Answer | undefined {
  const isStated = request.places.some(({ location }) => hasServiceHours(location, 'happy_hour'));
  if (!(isStated && HAPPY_HOUR.test(purpose))) return undefined;
  const isOfTime = told === undefined && /\bwhen\b/.test(request.text);
  return isOfTime || toldOfHappyHour(request).length > 0 ? answerHours(request) : undefined;
}

/** `Kids eat free`, where no offer says so, and an answer of the brand's does. */
function toldAsOffer(request: Request): string | undefined {
  const isOpen = !offerCues.conditions.test(request.text) && mustBeAvoided(request.wish).length === 0;
  const told = isOpen ? toldAnywhere(request) : undefined;
  return told !== undefined && offerCues.isOffer.test(told) ? told : undefined;
}

/** The loyalty program, as what guests get who come again. */
function programOf({ configuration: { loyaltyProgram }, say }: Request): Offer[] {
  const { available, name: title = say('orderLoyaltyProgram'), description } = loyaltyProgram ?? {};
  return available ? [{ title, description }] : [];
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
function wantedOf({ words, text, mention, partySize = 0 }: Request): string[] {
  const tellingOf = (some: readonly string[]) =>
    stemsIn(some.filter((word) => !mention.words.has(word)).join(' ')).filter((stem) => !offerCues.general.has(stem));
  const own = tellingOf(words);
  // `My son is seven, does he eat free`: whom it is for, another part of the question tells.
  const isOfEating = own.every((stem) => stem === 'eat') && words.some((word) => stemOf(word) === 'eat');
  const telling = isOfEating ? tellingOf(text.split(' ')) : own;
  return partySize >= 5 ? [...telling, sameAs('people')] : telling;
}

/** The offers that are named: by the part of the question that speaks of offers, else by all of it. */
function namedIn(offers: readonly Offer[], { words, text }: Request): Offer[] {
  // `Student off with the burger and shake deal`: both.
  const named = offerCues.combining.test(text) ? [] : titled(offers, words);
  return named.length > 0 ? named : titled(offers, text.split(' '));
}

/** The offers whose titles are named best: all telling words of one, or two of them and at least half. */
function titled(offers: readonly Offer[], words: readonly string[]): Offer[] {
  const asked = new Set(words.flatMap(stemsIn));
  const said = new Set(words.map(stemOf));
  // `The harvest thing`
  const isThing = IS_THING.test(words.join(' '));
  const rated = offers.map((offer) => {
    const own = stemsIn(offer.title).filter((stem) => !offerCues.general.has(stem));
    // `Brat`, of a bratwurst.
    const isBegun = (stem: string) => [...said].some((one) => one.length > 3 && stem.startsWith(one));
    const named = own.filter((stem) => asked.has(stem) || isBegun(stem)).length;
    // `The family box` is no `Kids eat free`, though it is for families.
    const isSaid = stemsOf(offer.title).some((stem) => said.has(stem) || isBegun(stem));
    const share =
      named > 1 || (named === 1 && (own.length === 1 || (isThing && own.some((stem) => said.has(stem)))))
        ? named / own.length
        : 0;
    return { offer, share: isSaid ? share : Math.min(share, 0.5) };
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

/** More offers are told by their titles, prices and codes. */
const MOST_IN_FULL = 3;

function offersAnswer(offers: readonly Offer[], start: string, request: Request): Answer {
  const { text, asksOn, configuration } = request;
  // A long list is for looking over; what else holds of each stands in the cards.
  const asksTogether = offerCues.combining.test(asksOn ?? text);
  const isChoosy = offerCues.conditions.test(text) || ASKS_INCLUDED.test(asksOn ?? text);
  const inFull = offers.length <= MOST_IN_FULL || isChoosy || asksTogether;
  const lines = offers
    .slice(0, 10)
    .map((offer) =>
      joined(
        offerText(offer, inFull || mayBeOver(offer, request), request),
        offerCues.saving.test(text) && savingText(offer, request),
        shareText(offer, offers.length <= 2 ? billsOf(request) : [], request),
        eachText(offer, request),
      ),
    );
  const { combined } = offerCues;
  const terms = asksTogether ? configuration.offerTerms.filter((term) => combined.test(term)) : [];
  const deals = nonEmpty(configuration.deals.filter((deal) => offers.includes(deal)).map(dealCard));
  const discounts = nonEmpty(configuration.discounts.filter((one) => offers.includes(one)).map(discountCard));
  const types: Answer['content_types'] = [
    ...(deals ? (['deals'] as const) : []),
    ...(discounts ? (['discounts'] as const) : []),
  ];
  const link = siteLink('offers', request);
  // Whether two hold together, where no terms and no conditions say so.
  const isOpen = asksTogether && terms.length === 0 && !combined.test(lines.join(' '));
  const told = [isOpen ? request.say('ownSaysNot') : start, ...lines, ...terms].join('\n').trim();
  const answer = isOpen ? unknownAnswer(told, request, link) : said(told, link);
  return { ...answer, content_types: types, ...(deals && { deals }), ...(discounts && { discounts }) };
}

/** `What deals are on now`, of one whose words tell hours or a season: these stand beside it, since it may be over or not begun. */
function mayBeOver(offer: Offer, request: Request): boolean {
  const { title, badge = '', description = '', conditions = [] } = offer;
  const tells = offerCues.hours.test([title, badge, description, ...conditions].join(' '));
  return offerCues.today.test(request.text) && tells && otherDayText(offer, request) === '';
}

function dealCard({ title, description, price, originalPrice, badge, validUntil }: Deal): DealCard {
  return { title, description, price, original_price: originalPrice, badge, valid_until: validUntil };
}

function discountCard({ title, description, badge, couponCode, validUntil, conditions: all }: Discount): DiscountCard {
  const conditions = all.length > 0 ? all : undefined;
  return { title, description, badge, coupon_code: couponCode, valid_until: validUntil, conditions };
}

/** `Family Sunday: $72.00 instead of $88.00. Four primi, bread. Valid until: 27 June 2027.` */
function offerText(offer: Offer, inFull: boolean, request: Request): string {
  const { say } = request;
  const { title, description = '', badge, price, originalPrice = 0, couponCode: code, conditions = [] } = offer;
  const values = { price: amount(price ?? 0, request), original: amount(originalPrice, request) };
  const cost = price !== undefined && originalPrice > price ? say('offersInstead', values) : values.price;
  const day = dayText(offer, request);
  return joined(
    `${title}${badge === undefined ? '' : ` (${badge})`}${price === undefined ? '' : `: ${cost}`}.`,
    inFull && description !== '' && sentence(description),
    code !== undefined && say('offersCode', { code }),
    inFull && conditions.length > 0 && say('offersConditions', { conditions: conditions.join('; ') }),
    otherDayText(offer, request),
    day !== '' && say('offersUntil', { day }),
    isOverThen(offer, request) && say('offersOverThen'),
  );
}

/** With the offers of the day that is asked about which speak of the dishes that are told: `half price on every bottle`, of a bottle on Monday. */
export function withOffersOfDay(told: Answer, request: Request): Answer {
  const { configuration, wish, when } = request;
  const isSafe = when.days.length > 0 && mustBeAvoided(wish).length === 0;
  const dishes = isSafe ? (told.ordered ?? []) : [];
  const own = new Set(
    dishes.flatMap(({ name, size = '' }) => {
      const categories = wish.dishes.filter((dish) => dish.name === name).map(({ category = '' }) => category);
      // `Potato latkes, a dozen` are no two dozen bagels.
      const named = contentStems(wordsOf(`${name} ${categories.join(' ')}`)).filter(
        (stem) => !/^(?:dozen|half)$/.test(stem),
      );
      return [...named, ...stemsOf(size)];
    }),
  );
  if (dishes.length === 0 && isSafe) for (const stem of wish.wanted) own.add(stem);
  const shared = ({ description = '' }: Offer) => new Set(stemsOf(description).filter((stem) => own.has(stem))).size;
  const all: readonly Offer[] = own.size === 0 ? [] : [...configuration.deals, ...configuration.discounts];
  const offers = currentOffers(all, offersToday(configuration, request.now)).filter(
    (offer) =>
      daysOfBadge(dayMarkOf(offer)).length > 0 &&
      otherDayText(offer, request) === '' &&
      !isOverThen(offer, request) &&
      !told.response.includes(offer.title) &&
      shared(offer) > 0,
  );
  if (offers.length === 0) return told;
  const most = Math.max(...offers.map(shared));
  const best = offers.filter((offer) => shared(offer) === most);
  const texts = best.slice(0, MOST_OF_DAY).map((offer) => offerText(offer, true, request));
  return { ...told, response: joined(told.response, request.say('offersOfDay', { offers: texts.join(' ') })) };
}

/** The most offers that stand beside the prices of dishes. */
const MOST_OF_DAY = 2;

/** What of an offer names the days on which it holds: `Mondays`; empty where nothing does. */
function dayMarkOf({ title, badge = '', conditions = [], description = '' }: Offer): string {
  const inWords = offerCues.weekdays.exec(description)?.[0] ?? '';
  return [badge, ...conditions, title, inWords].find((one) => daysOfBadge(one).length > 0) ?? '';
}

/** That the offer names another day of the week than today, or than the days that are asked about: `Tuesday`, `Weekdays`. */
function otherDayText(offer: Offer, request: Request): string {
  const { text, configuration, now, say } = request;
  // `Duo Tuesday on Wednesday`
  const own = new Set(offer.title.split(' ').flatMap(daysOfBadge));
  const named = weekdaysAsked(request);
  const others = named.filter((weekday) => !own.has(weekday));
  const isToday = offerCues.today.test(text);
  const today = weekdayOfDay(dayNumber(offersToday(configuration, now)));
  const meant = isToday ? [today] : others.length > 0 ? others : named;
  const mark = dayMarkOf(offer);
  const held = daysOfBadge(mark);
  if (meant.length === 0 || held.length === 0 || meant.some((weekday) => held.includes(weekday))) return '';
  return say(isToday ? 'offersNotToday' : 'offersOtherDay', { badge: mark });
}

/** Whether the one day that is asked about comes after the last one of the offer. */
function isOverThen({ validUntil = '' }: Offer, { configuration, now, when }: Request): boolean {
  const today = offersToday(configuration, now);
  const [day, another] = when.days;
  const date = day && !another && day.kind !== 'holiday' ? dateOf(day, today, today) : undefined;
  return date !== undefined && /^\d{4}-\d\d-\d\d$/.test(validUntil) && date > validUntil;
}

/** `You save $20.00.` */
function savingText({ price = 0, originalPrice = 0 }: Offer, request: Request): string {
  return originalPrice > price ? request.say('offersSaving', { saving: amount(originalPrice - price, request) }) : '';
}

/** `If I spend 200, what do I pay`, `Monday deal, how much is the Barolo`, of so many percent off. */
function shareText(offer: Offer, priced: readonly number[], request: Request): string {
  const { title, badge = '', description = '' } = offer;
  const [, percent] = /\b(\d{1,2}) ?%/.exec(`${title} ${badge} ${description}`) ?? [];
  const [, spent] = SPENDS.exec(request.asksOn ?? request.text) ?? [];
  const bills = spent === undefined ? priced : [Number(spent)];
  const term = termBroken(offer, Math.max(...bills), request);
  if (term !== undefined) return request.say('offersNotMet', { term: term.replace(/\.$/, '') });
  if (percent === undefined || otherDayText(offer, request) !== '') return '';
  const shares = bills.map((bill) => {
    const off = (bill * Number(percent)) / 100;
    const [all = '', saving = '', rest = ''] = [bill, off, bill - off].map((value) => amount(value, request));
    return request.say('offersShare', { percent, bill: all, saving, rest });
  });
  return joined(...shares);
}

/** The term of an offer by which it does not hold for such a bill, or for so few: `Orders of $30 or more`, of 20. */
function termBroken({ description = '', conditions = [] }: Offer, bill: number, { partySize }: Request) {
  const asksMore = (term: string) => bill >= 0 && bill < Number(offerCues.leastBill.exec(term)?.[1] ?? 0);
  return [...conditions, ...sentencesOf(description)].find(
    (term) => asksMore(term) || (partySize !== undefined && isBeyond(term, partySize)),
  );
}

/** What the dishes that are named cost together, where that is asked; of one dish, each of its prices. */
function billsOf(request: Request): number[] {
  const { wish } = request;
  if (wish.dishes.length === 0 || !(wish.asks.has('price') || wish.asks.has('total'))) return [];
  const { lines } = orderIn(request, dishesAt(request));
  const [first, ...others] = lines;
  const bills = first && others.length === 0 ? first.same.map((dish) => [asOne(first, dish)]) : [weighed({ lines })];
  const isSure = (bill: readonly Dish[]) => bill.every((dish) => dish.price !== undefined && !costsFrom(dish));
  return [...new Set(bills.filter(isSure).map((bill) => bill.reduce((sum, { price = 0 }) => sum + price, 0)))];
}

/** `How much per person`, of a box for four. */
function eachText(offer: Offer, request: Request): string {
  const count = fedBy(offer);
  if (!IS_EACH.test(request.asksOn ?? request.text) || offer.price === undefined || count < 2) return '';
  return request.say('offersEach', { count, each: amount(offer.price / count, request) });
}

/** The last day, in the language of the question; in the brand's own way where that is the brand's language. */
function dayText({ validUntil = '' }: Offer, { say, configuration: { language } }: Request): string {
  return validUntil.trim() && formatDay(validUntil, language.startsWith(say.language) ? language : say.language);
}
