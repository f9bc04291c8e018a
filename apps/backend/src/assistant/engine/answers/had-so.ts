/** In which way a dish or an offer is had that is asked for to go or to be brought, where its own words tell: `for here`, `Pickup only`. */
import { type Answer, joinAnswers, sentence, sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { hasPhrase, stemsOf } from '../language/words.ts';
import { joined, type Request, said } from '../request.ts';
import { mustBeAvoided } from '../safety/what-is-avoided.ts';
import { SAYS_WAY } from '../vocabulary/services.ts';
import { offersHadSo } from './answer-offers.ts';

/** What is told of pickup or delivery, behind what the words of the dishes and offers that are named say of it. */
export function withWays(told: Answer, request: Request): Answer {
  if (mustBeAvoided(request.wish).length > 0) return told;
  const dishes = dishesSaid(request).flatMap(wayOf);
  const own = dishes.length > 0 ? { ...said(joined(...new Set(dishes))), own: true } : undefined;
  const [first, ...others] = [offersHadSo(request), own].flatMap((one) => one ?? []);
  return first ? joinAnswers([first, ...others, told]) : told;
}

/** The dishes that are named, and those that are sold in a size that is: `all you can eat`. */
function dishesSaid({ wish, text, knowledge }: Request): readonly Dish[] {
  const stems = stemsOf(text);
  const isSize = (name: string) => name.includes(' ') && hasPhrase(stems, stemsOf(name));
  const sized = knowledge.dishes.filter(({ variants = [] }) => variants.some(({ name }) => isSize(name)));
  return wish.dishes.length > 0 ? wish.dishes : sized;
}

/** `All you can eat is for one person and for here.` */
function wayOf({ name, description = '', heading }: Dish): string[] {
  const found = [description, heading].flatMap(sentencesOf).find((one) => SAYS_WAY.test(one));
  return found ? [`${name}: ${sentence(found)}`] : [];
}
