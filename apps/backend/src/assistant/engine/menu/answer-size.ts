/** How big dishes are, by the words of the menu. */
import { type Answer, capital, sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { joined, nextStep, type Request, unknownAnswer } from '../request.ts';
import * as menuWords from '../vocabulary/menu-words.ts';
import { MOST_SORTED, missing } from './answer-list.ts';
import * as words from './dish-text.ts';
import { findDishes } from './find-dishes.ts';
import { wholeMenu } from './whole-menu.ts';
import { isEmptyWish } from './wish.ts';

/** `How big are the portions`, `can I get half portions`: of no dish in particular, which only the brand's own words tell. */
const asksOfPortions = ({ text }: Request) => /\bportions?\b/.test(text) && !/\bmenu\b/.test(text);

/** How big something is, as far as the words of a dish or of its heading tell. */
export function answerSize(request: Request, dishes: readonly Dish[]): Answer {
  const { wish, say } = request;
  const found = wish.dishes.length > 0 ? wish.dishes : findDishes(wish, dishes, request.knowledge).dishes;
  if (isEmptyWish(wish))
    return asksOfPortions(request) ? unknownAnswer(say('dontKnow'), request) : wholeMenu(dishes, request);
  if (found.length === 0) return missing(request, dishes);
  const names = [...new Set(found.map(({ name }) => name))];
  const isFew = names.length <= MOST_SORTED;
  const of = isFew ? found : [];
  const texts = [...of.map(({ description = '' }) => description), ...found.map(({ heading }) => heading)];
  const telling = [...new Set(texts.flatMap(sentencesOf))].filter((text) => menuWords.TELLS_SIZE.test(text));
  const what = isFew ? say.list(names) : words.describe(wish, request);
  const priced = wish.asks.has('price') && isFew && words.namesOf(found, request);
  // `How much is a half portion`, which is there without a price.
  const isUnpriced =
    priced && /\bhalf\b/.test(request.text) && !telling.some((text) => menuWords.TELLS_EXTRA.test(text));
  const half = ['half', 'portion'].map((stem) => wish.typed.get(stem) ?? '').join(' ');
  const unknown = isUnpriced && joined(say('menuNoPriceOf', { what: `“${half.trim()}”` }), nextStep(request));
  if (telling.length > 0)
    return words.withDishes(joined(`${priced || capital(what)}:`, ...telling.slice(0, 4), unknown), found, request);
  // `Bottle of sauce, 250 ml`
  if (isFew && names.some((name) => menuWords.TELLS_SIZE.test(name)))
    return words.withDishes(`${words.namesOf(found, request)}.`, found, request);
  return words.withNextStep(say('menuNoSize', { what }), request);
}
