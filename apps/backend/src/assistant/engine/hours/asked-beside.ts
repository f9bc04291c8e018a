/** What a question about hours asks beside them, of which an open door tells nothing: a growler at ten, an igloo tonight. */
import { currentAnnouncements } from '@tablefront/restaurant/announcements';
import { sentencesOf } from '../answer.ts';
import { meaningsOf, toldLines } from '../answers/frequent-questions.ts';
import { toldAnywhere } from '../answers/own-words.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { hasPhrase, stemOf, stemsOf } from '../language/words.ts';
import { isAt } from '../menu/find-dishes.ts';
import type { Request } from '../request.ts';
import { IS_DAY, vagueMeanings } from '../vocabulary/alike-words.ts';
import { holidays } from '../vocabulary/holidays.ts';
import { IS_OF_HOURS, SAYS_CLOSED, SAYS_OPEN, serviceWords } from '../vocabulary/hours-words.ts';
import { IS_FEATURE_OPEN } from '../vocabulary/slot-words.ts';
import { TELLS_AHEAD, TELLS_ORDER_BY } from '../vocabulary/told-words.ts';

const MOST_TOLD = 3;
const LEAST_WORDS = 4;

/** Words that name neither a place, a time nor a service, where it is not asked whether the house itself is open. */
export function thingsAsked({ text, mention, places }: Request): string[] {
  const rest = text.split(' ').filter((word) => !mention.words.has(word));
  const isOfHouse =
    (SAYS_OPEN.test(text) || SAYS_CLOSED.test(text)) &&
    !IS_FEATURE_OPEN.test(rest.join(' ').replace(/ (?:in|at)(?= open|$)/, ''));
  if (isOfHouse) return [];
  const timed = [...holidays.map(({ pattern }) => pattern), ...serviceWords.map(([, named]) => named), IS_OF_HOURS];
  const bare = timed.reduce((sofar, pattern) => sofar.replace(new RegExp(pattern, 'g'), ' '), rest.join(' ')).trim();
  const services = places.flatMap(({ location }) => location.serviceHours.map(({ name = '' }) => stemsOf(name)));
  const isTelling = (word: string) =>
    [...meaningsOf([word])].some((one) => !vagueMeanings.has(one) && !IS_DAY.test(one)) &&
    !services.some((name) => hasPhrase(name, [stemOf(word)]));
  return bare.split(/\s+/).filter(isTelling);
}

/** `Whole pie pickup at ten`: what the brand and its menu say of ordering that ahead, or of where it is picked up. */
export function toldOfPickup(request: Request): string[] {
  const { knowledge, configuration, now, places } = request;
  const { index, dishes } = knowledge;
  const things = thingsAsked(request).map(stemOf);
  const [first = ''] = things;
  const speaks = (text: string) => things.every((stem) => stemsOf(text).includes(stem));
  const isAhead = (text: string) => TELLS_AHEAD.test(text) || TELLS_ORDER_BY.test(text);
  // `Takeaway fish`, which has hours of its own.
  const said = [request.text, ...request.wish.dishes.map(({ name }) => name)].flatMap(stemsOf).filter(index.isNameStem);
  const hasHours = ({ location }: Place) =>
    location.serviceHours.some(({ name = '' }) => stemsOf(name).some((stem) => said.includes(stem)));
  if (things.length === 0 || places.some(hasHours)) return [];
  const asked = knowledge.questions.filter(
    ({ question, answer, statement }) =>
      !statement && speaks(`${question} ${answer}`) && (isAhead(question) || sentencesOf(answer).some(isAhead)),
  );
  const announced = currentAnnouncements(configuration.announcements, now)
    .filter(({ text }) => speaks(text) && isAhead(text))
    .map(({ text }) => text);
  const called = new Set([...index.having(first, 'name'), ...index.having(first, 'category')]);
  const ofDishes = [...called]
    .flatMap((at) => dishes[at] ?? [])
    .filter((dish) => speaks(`${dish.name} ${dish.category ?? ''}`) && places.some((place) => isAt(dish, place)))
    .flatMap(({ name, description = '', heading }) =>
      [...sentencesOf(description), ...sentencesOf(heading)].filter(isAhead).map((one) => `${name}: ${one}`),
    );
  return [...new Set([...toldLines(asked, request, true), ...announced, ...ofDishes])].slice(0, MOST_TOLD);
}

/** What the brand has written of all that is asked beside the hours, where that is no dish. */
export function toldOfThings(request: Request): string[] {
  const { wish, mention, text } = request;
  // Whether a patio is open another answer tells.
  const isOfDish = SAYS_OPEN.test(text) || wish.dishes.length + wish.wanted.length + wish.avoid.length > 0;
  const things = isOfDish ? [] : thingsAsked(request).filter((word) => !mention.words.has(word));
  const told = things.length > 0 ? toldAnywhere(request, things, 1) : undefined;
  // `Live music.`, of what is only listed.
  return told === undefined || told.split(' ').length < LEAST_WORDS ? [] : [told];
}
