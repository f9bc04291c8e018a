/** When a house rests for a part of the year, and whether it is open all of it: what the brand has written of that, else its longest breaks. */
import { currentAnnouncements } from '@tablefront/restaurant/announcements';
import { dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import { sentence } from '../answer.ts';
import { featuresIn } from '../answers/answer-features.ts';
import { isOfPlaces, toldText } from '../answers/frequent-questions.ts';
import type { Question } from '../knowledge/knowledge.ts';
import { folded } from '../language/words.ts';
import type { Request } from '../request.ts';
import { ASKS_OF_SEASON, IS_SEASON, RESTS, SAYS_CLOSED, SAYS_OPEN } from '../vocabulary/hours-words.ts';
import { dateHere, readAnnouncement } from './announced.ts';
import { serviceAsked } from './asked.ts';
import { isClosed } from './hours-in-words.ts';
import type { When } from './when.ts';

/** A shorter break is a holiday, and no season. */
export const LEAST_DAYS = 5;

/** `When do you close for the winter`, `are you open all year`: of the house, and no service of it. */
export const asksOfSeason = ({ text, words, knowledge }: Request): boolean =>
  ASKS_OF_SEASON.test(text) &&
  serviceAsked(text, knowledge.places) === undefined &&
  featuresIn(words, knowledge).length === 0;

/** What the brand has written of its season: an answer of its own, else what it announces. */
export function toldOfSeason(request: Request): string[] {
  const { knowledge, places, configuration, now } = request;
  const isOfHouse = ({ plain }: Question) => {
    const isOpening = SAYS_OPEN.test(plain) || SAYS_CLOSED.test(plain);
    return IS_SEASON.test(plain) && isOpening && featuresIn(plain.split(' '), knowledge).length === 0;
  };
  const answered = knowledge.questions.filter(
    (one) =>
      !one.statement &&
      isOfPlaces(one, places) &&
      isOfHouse(one) &&
      serviceAsked(one.plain, knowledge.places) === undefined,
  );
  if (answered.length > 0) return answered.map((one) => toldText(one));
  const today = dateHere(request);
  return currentAnnouncements(configuration.announcements, now)
    .map(({ text }) => readAnnouncement(text, request, today))
    .filter(({ text, named }) => {
      const isThere = named.length === 0 || places.some((place) => named.includes(place));
      return RESTS.test(folded(text)) && isThere;
    })
    .map(({ text }) => sentence(text));
}

/** From the first to the last day of the breaks of more than a few days that are to come at some places. */
export function breaksAt(request: Request): When['within'] {
  const today = dateHere(request);
  const breaks = request.places
    .flatMap(({ location }) => location.openingHours?.special ?? [])
    .filter((one) => isClosed(one.hours) && one.through >= today)
    .filter(({ from, through }) => dayNumber(through) - dayNumber(from) + 1 >= LEAST_DAYS);
  const [from] = breaks.map((one) => one.from).sort();
  const through = breaks
    .map((one) => one.through)
    .sort()
    .at(-1);
  return from === undefined || through === undefined ? undefined : { from, through };
}
