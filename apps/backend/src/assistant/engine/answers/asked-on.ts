/** What a question asks on of what the brand has told: whether that tells it, and what so many of it cost. */
import type { Answer } from '../answer.ts';
import { amount, joined, type Request, unknownAnswer } from '../request.ts';
import { FOR_SO_MANY, smallNumbers } from '../vocabulary/slot-words.ts';
import { AMOUNT_EACH, asksAndTells, IS_EACH } from '../vocabulary/told-words.ts';

/** Whether something is asked on that what is told does not say: `how much notice`, of what rooms cost. */
export function leavesOpen({ asksOn = '' }: Request, { response }: Answer): boolean {
  return asksAndTells.some(([asks, tells]) => asks.test(asksOn) && !tells.test(response));
}

/** That it is not known, with what is told. */
export function openAnswer({ response }: Answer, request: Request): Answer {
  return { ...unknownAnswer(joined(request.say('ownSaysNot'), response), request), own: true };
}

/** Where it is the brand's own, or of an offer, with what so many cost, of what costs so much a person or an hour: `catering for 40`, `for 3 hours`. */
export function withSums(told: Answer, request: Request): Answer {
  const [, said = '', of = ''] = [...request.text.matchAll(new RegExp(FOR_SO_MANY, 'g'))].at(-1) ?? [];
  const count = Number(said) || smallNumbers.indexOf(said) + 1;
  const isOfOffer = request.intent === 'offers';
  if (count < 2 || !(told.own || isOfOffer)) return told;
  const unitSaid = /^(?:hours?|bottles?)$/.test(of) ? of.replace(/s$/, '') : 'person';
  const sums = [...told.response.matchAll(AMOUNT_EACH)].flatMap(({ groups: { value = '', unit, more } = {} }) => {
    const isOfUnit = /^(?:hour|bottle)$/.test(unit ?? '') ? unit === unitSaid : unitSaid === 'person';
    const each = [value, more ?? []].flat().map((one) => Number(one.replace(',', '')));
    return isOfUnit ? each : [];
  });
  const [deal, another] = told.deals ?? [];
  if (deal?.price !== undefined && another === undefined && unitSaid === 'person' && IS_EACH.test(told.response))
    sums.push(deal.price);
  const texts = sums.map((each) =>
    request.say('ownSum', { count, each: amount(each, request), total: amount(each * count, request) }),
  );
  return { ...told, response: joined(told.response, ...new Set(texts)) };
}
