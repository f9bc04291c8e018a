/** What a question asks on of what the brand has told: whether that tells it, and what so many of it cost. */
import { type Answer, sentencesOf } from '../answer.ts';
import { contentStems } from '../knowledge/knowledge.ts';
import { folded, stemOf, wordsOf } from '../language/words.ts';
import { isBeyond, limitBroken } from '../menu/limits.ts';
import { amount, joined, type Request, unknownAnswer } from '../request.ts';
import { opens } from '../vocabulary/scenes.ts';
import { spokenSizes } from '../vocabulary/services.ts';
import { FOR_SO_MANY, IS_PAIRING, SO_MANY_OF_THAT, smallNumbers } from '../vocabulary/slot-words.ts';
import * as cues from '../vocabulary/told-words.ts';
import { familySum, withChild } from './family-sum.ts';
import { meaningsOf } from './frequent-questions.ts';
import { toldBeside } from './own-words.ts';

/** Whether something is asked on that what is told does not say: `how much notice`, of what rooms cost. */
export function leavesOpen({ asksOn, words, text, intent }: Request, { response }: Pick<Answer, 'response'>): boolean {
  const isOfTerms = opens.has(intent) && cues.ASKS_TERMS.test(text);
  const isOfCard = intent === 'gift-cards' && cues.USES_CARD.test(text);
  const isOpen = isOfTerms || isOfCard || cues.HOW_LONG_IT_TAKES.test(words.join(' ')) || cues.HOW_MANY_FIT.test(text);
  const thing = cues.ASKS_IF_IT_HAS.exec(asksOn ?? '')?.[1];
  const told = meaningsOf(wordsOf(response));
  const isUntold = thing !== undefined && ![...meaningsOf([thing])].some((one) => told.has(one));
  return (
    isUntold ||
    cues.asksAndTells.some(
      ([asks, tells]) =>
        asks.test((asksOn ?? (isOpen ? text : '')).replace(/\bhalf price\b/, '')) && !tells.test(response),
    )
  );
}

/** `Is there a fee for big groups`, after what a room costs: what a notice of the menu says of that. */
export function toldOfAskedOn(request: Request): string | undefined {
  const { asksOn = '' } = request;
  const told = toldBeside({ ...request, intent: 'unknown', words: asksOn.split(' '), text: asksOn })?.text;
  return told === undefined || leavesOpen(request, { response: told }) ? undefined : told;
}

/** That it is not known, with what is told. */
export function openAnswer({ response, deals, discounts }: Answer, request: Request): Answer {
  return { deals, discounts, ...unknownAnswer(joined(request.say('ownSaysNot'), response), request), own: true };
}

/** How many are named last, and of what; all who come, where the total is asked for; none where what is told is of other parties. */
function countedIn({ response }: Answer, { text, asksOn = '', partySize = 0 }: Request): { count: number; of: string } {
  const isOfAll = /\b(?:total|how much|costs?|altogether)\b/.test(asksOn);
  const countIn = (one: string) => [...one.matchAll(new RegExp(FOR_SO_MANY, 'g'))].at(-1);
  // `For two of us`, `and for ten`, `so how much would that be`: for as many as were named last.
  const found = countIn(asksOn) ?? (isOfAll && partySize > 0 ? undefined : countIn(text));
  const [, said = '', of = '', guests = said] = found ?? [];
  // `Do we pay a deposit`, after twelve were counted.
  if (response.includes(' × ') && !FOR_SO_MANY.test(asksOn)) return { count: 0, of };
  const named = Number(guests) || smallNumbers.indexOf(guests) + 1 || withChild(asksOn || text, response);
  const count = named || (isOfAll ? partySize : 0);
  // `From 40 guests`, of 30.
  const isOfThings = /^(?:hours?|bottles?)$/.test(of) || SO_MANY_OF_THAT.test(asksOn);
  const sizes = isOfThings ? [] : spokenSizes(folded(response));
  const isOfThem = sizes.length === 0 || sizes.some(([least, most]) => count >= least && count <= most);
  return { count: isOfThem ? count : 0, of };
}

/** Where it is the brand's own, or of an offer, with what so many cost, of what costs so much a person or an hour: `catering for 40`, `for 3 hours`. */
export function withSums(told: Answer, request: Request): Answer {
  const family = told.own || told.deals ? familyText(told, request) : undefined;
  if (family !== undefined) return { ...told, response: joined(told.response, family) };
  const { count, of } = countedIn(told, request);
  const isOfOffer = /^(?:catering|offers)$/.test(request.intent);
  // `How much for 3 breads`, `for 8 courses`, which are no guests.
  const isOfFood =
    !/^(?:hours?|bottles?|kids?|child(?:ren)?|adults?|people|guests?)$/.test(of) &&
    (request.knowledge.index.isNameStem(stemOf(of)) || cues.IS_NO_GUEST.test(of));
  // Which of several prices is meant, the number alone does not tell.
  const isOfSome = request.intent === 'reservations' && cues.TELLS_RANGES.test(told.response);
  // `For four on Wednesday`, on which it costs nothing.
  const isFree = sentencesOf(told.response).some((one) => cues.FREE_ON_DAY.test(one) && isOfDay(one, request));
  if (count < 2 || isOfFood || isOfSome || isFree || !(told.own || isOfOffer)) return told;
  const unitSaid = unitOf(of);
  const sums = amountsEach(withinLimits(told, count, of), unitSaid, request);
  const texts = sums.map((each) =>
    request.say('ownSum', { count, each: amount(each, request), total: amount(each * count, request) }),
  );
  const [each, other] = new Set(sums);
  const extra = each === undefined || other !== undefined ? 0 : addedIn(told.response, count, request);
  const whole = extra > 0 && request.say('ownSumMore', moneyOf({ extra, total: (each ?? 0) * count + extra }, request));
  return {
    ...told,
    response: joined(told.response, ...new Set(texts.filter((text) => !told.response.includes(text))), whole),
  };
}

/** Whether the day that a sentence begins with is asked about. */
function isOfDay(sentence: string, { text, asksOn = '' }: Request): boolean {
  const [, day = ''] = /^on (\w+day)s?\b/i.exec(sentence) ?? [];
  return day !== '' && `${text} ${asksOn}`.includes(day.toLowerCase());
}

/** Without the sentences that tell of more or of fewer: `from 40 people, $18 a person`, of 30; all of it where it begins with a limit. */
function withinLimits(told: Answer, count: number, of: string): Answer {
  const isOfThings = /^(?:hours?|bottles?)$/.test(of);
  const isOfOthers = (one: string) => {
    const sizes = isOfThings ? [] : spokenSizes(folded(one));
    const isOfThem = sizes.length === 0 || sizes.some(([least, most]) => count >= least && count <= most);
    return !isOfThem || isBeyond(one, count);
  };
  const all = sentencesOf(told.response);
  // `For 20 to 500 people, $19 a head. From 75 people we bring an oven`: the price has its own numbers.
  const isSized = all.some((one) => one.search(cues.AMOUNT_EACH) !== -1 && spokenSizes(folded(one)).length > 0);
  const isTooMany = !isOfThings && all.some((one) => cues.HOLDS_UP_TO.test(one) && isBeyond(one, count));
  if (isTooMany || (!isSized && limitBroken(all, count) !== undefined))
    return { ...told, response: '', deals: undefined };
  const priced = all.filter((one) => !(one.search(cues.AMOUNT_EACH) !== -1 && isOfOthers(one)));
  return priced.length === all.length ? told : { ...told, response: priced.join(' ') };
}

/** What adults and children pay together, by what is told. */
function familyText({ response, deals = [] }: Answer, request: Request): string | undefined {
  const [deal, another] = deals;
  const guests = familySum(request.asksOn ?? request.text, response, another ? undefined : deal?.price);
  if (!guests) return undefined;
  const each = guests.map((one) => `${one.count} × ${amount(one.each, request)}`);
  const total = guests.reduce((sum, one) => sum + one.count * one.each, 0);
  return request.say('ownSumFamily', { guests: request.say.list(each), total: amount(total, request) });
}

/** What is counted, as prices name it: `hour`, `bottle`, `child`, else `person`; empty where that is not said. */
function unitOf(counted: string): string {
  if (/^(?:hours?|bottles?)$/.test(counted)) return counted.replace(/s$/, '');
  if (/^(?:kids?|child(?:ren)?)$/.test(counted)) return 'child';
  return counted === '' ? '' : 'person';
}

/** The amounts that are one's, by the person or another unit; of what is told with one amount alone, that. */
function amountsEach({ response, deals }: Answer, unitSaid: string, { asksOn = '', text }: Request): number[] {
  const priced = [...response.matchAll(cues.AMOUNT_EACH)].map(({ groups: { value = '', unit = '', more } = {} }) => ({
    unit: cues.IS_CHILD.test(unit) ? 'child' : /^(?:hour|bottle)$/.test(unit) ? unit : 'person',
    isOther: cues.IS_OTHER_UNIT.test(unit),
    each: [value, more ?? []].flat().map((one) => Number(one.replace(',', ''))),
  }));
  const of = (unit: string) => priced.filter((one) => one.unit === unit && !one.isOther).flatMap(({ each }) => each);
  // What a child pays is no price of guests at large, unless there is no other and children are spoken of.
  const isOfChildren = unitSaid === '' && cues.SPEAKS_OF_CHILDREN.test(text);
  const ofGuests = unitSaid === 'child' ? [of('child'), of('person')] : [of('person'), isOfChildren ? of('child') : []];
  const sums = /^(?:hour|bottle)$/.test(unitSaid) ? of(unitSaid) : (ofGuests.find((some) => some.length > 0) ?? []);
  // `2 of them`, of whole birds at $75.
  const [alone, more] = [...response.matchAll(cues.AMOUNTS)];
  if (sums.length === 0 && alone && !more && SO_MANY_OF_THAT.test(asksOn))
    sums.push(Number(alone[1]?.replace(',', '')));
  const [deal, another] = deals ?? [];
  if (
    deal?.price !== undefined &&
    another === undefined &&
    /^(?:person)?$/.test(unitSaid) &&
    cues.IS_PER_PERSON.test(`${deal.badge} ${deal.description}`)
  )
    sums.push(deal.price);
  return sums;
}

const moneyOf = <Key extends string>(values: Record<Key, number>, request: Request) =>
  Object.fromEntries(Object.entries<number>(values).map(([key, value]) => [key, amount(value, request)]));

/** What is charged besides and is asked for, once or of a pairing for each: `the ceviche cart is $350 more`; 0 where nothing is. */
function addedIn(response: string, count: number, { text }: Request): number {
  const said = new Set(contentStems(text.split(' ')));
  const added = response.split(/;|\.(?!\d)|\n/).flatMap((clause) => {
    const [amounts, another] = [...clause.matchAll(cues.AMOUNTS)];
    const isOnce =
      amounts && another === undefined && cues.TELLS_MORE.test(clause) && clause.search(cues.AMOUNT_EACH) === -1;
    const telling = contentStems(wordsOf(clause)).filter((stem) => !cues.TELLS_MORE.test(stem));
    const value = Number(amounts?.[1]?.replace(',', '')) * (IS_PAIRING.test(clause) ? count : 1);
    // `With 40 people or more we can bring the grill for $280`, of 35.
    return isOnce && !isBeyond(clause, count) && telling.some((stem) => said.has(stem)) ? [value] : [];
  });
  return added.reduce((sum, value) => sum + value, 0);
}
