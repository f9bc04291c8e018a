/** What a question about hours asks beside them, of which an open door tells nothing: a growler at ten, an igloo tonight. */
import { meaningsOf } from '../answers/frequent-questions.ts';
import { toldAnywhere } from '../answers/own-words.ts';
import { hasPhrase, stemOf, stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { IS_DAY, vagueMeanings } from '../vocabulary/alike-words.ts';
import { holidays } from '../vocabulary/holidays.ts';
import { IS_OF_HOURS, SAYS_CLOSED, SAYS_OPEN, serviceWords } from '../vocabulary/hours-words.ts';
import { IS_FEATURE_OPEN } from '../vocabulary/slot-words.ts';

/** Words that name neither a place, a time nor a service, where it is not asked whether the house itself is open. */
export function thingsAsked({ text, mention, places }: Request): string[] {
  const rest = text.split(' ').filter((word) => !mention.words.has(word));
  const isOfHouse = (SAYS_OPEN.test(text) || SAYS_CLOSED.test(text)) && !IS_FEATURE_OPEN.test(rest.join(' '));
  if (isOfHouse) return [];
  const timed = [...holidays.map(({ pattern }) => pattern), ...serviceWords.map(([, named]) => named), IS_OF_HOURS];
  const bare = timed.reduce((sofar, pattern) => sofar.replace(new RegExp(pattern, 'g'), ' '), rest.join(' ')).trim();
  const services = places.flatMap(({ location }) => location.serviceHours.map(({ name = '' }) => stemsOf(name)));
  const isTelling = (word: string) =>
    [...meaningsOf([word])].some((one) => !vagueMeanings.has(one) && !IS_DAY.test(one)) &&
    !services.some((name) => hasPhrase(name, [stemOf(word)]));
  return bare.split(/\s+/).filter(isTelling);
}

/** What the brand has written of all that is asked beside the hours, where that is no dish. */
export function toldOfThings(request: Request): string[] {
  const { wish, mention } = request;
  const isOfDish = wish.dishes.length + wish.wanted.length + wish.avoid.length > 0;
  const things = isOfDish ? [] : thingsAsked(request).filter((word) => !mention.words.has(word));
  const told = things.length > 0 ? toldAnywhere(request, things, 1) : undefined;
  return told === undefined ? [] : [told];
}
