/** What the brand's own words say of a day or a time, which its opening hours do not: no tables on a Tuesday, the sittings of a holiday, the last sitting, from when on it pours. */
import { sentencesOf } from '../answer.ts';
import { toldLines } from '../answers/frequent-questions.ts';
import type { Question } from '../knowledge/knowledge.ts';
import { folded, stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { verdictOn } from '../safety/stated.ts';
import {
  ASKS_OF_ALCOHOL,
  ASKS_OF_SITTINGS,
  HAS_NO_TABLES,
  SAYS_LAST_SITTING,
  SAYS_SITTINGS,
  STATES_TIME,
  TELLS_OF_ALCOHOL,
} from '../vocabulary/hours-words.ts';
import { daysOfBadge } from '../vocabulary/services.ts';
import { announcedOf, dateHere, datesAsked, readAnnouncement, weekdaysAsked } from './announced.ts';
import { dateOf } from './place-hours.ts';

/** `What is open on Tuesdays? Only the bakery counter. No tables.`, where that day is asked about. */
export function tablesOff(request: Request): string[] {
  const asked = weekdaysAsked(request);
  const isOfDay = ({ question, answer, statement }: Question) =>
    !statement &&
    HAS_NO_TABLES.test(folded(answer)) &&
    daysOfBadge(question).some((weekday) => asked.includes(weekday));
  return asked.length === 0 ? [] : toldLines(request.knowledge.questions.filter(isOfDay), request, true);
}

/** `New Year’s Eve: seatings at 5:30 and 8:30`, where a holiday is asked about: an open door is no seat at seven. */
export function sittingsThen(request: Request): string[] {
  const holidays = request.when.days.filter(({ kind }) => kind === 'holiday');
  if (holidays.length === 0) return [];
  const today = dateHere(request);
  const dates = datesAsked({ ...request, when: { ...request.when, days: holidays } });
  const isOfDay = ({ question, answer }: Question) =>
    SAYS_SITTINGS.test(folded(answer)) &&
    readAnnouncement(question, request, today).days.some((day) => dates.includes(dateOf(day, today, today) ?? ''));
  const announced = announcedOf({ ...request, when: { ...request.when, days: holidays } });
  return [
    ...toldLines(request.knowledge.questions.filter(isOfDay), request, true),
    ...announced.filter((text) => SAYS_SITTINGS.test(folded(text))),
  ];
}

/** `From 11:30, last sitting 3:30`, of a part of the menu that is asked for, or where sittings are asked about. */
export function lastSittings({ text, knowledge, words }: Request): string[] {
  const said = new Set(words.flatMap(stemsOf));
  const isAsked = (part: string) =>
    ASKS_OF_SITTINGS.test(text) || stemsOf(part).filter((stem) => said.has(stem)).length > 1;
  return [...knowledge.headings].flatMap(([heading, part]) =>
    sentencesOf(heading)
      .filter((one) => SAYS_LAST_SITTING.test(folded(one)) && isAsked(part))
      .map((one) => `${part}: ${one}`),
  );
}

/** `Do you serve alcohol? From nine in the morning`, where a drink with alcohol is asked for at a time. */
export function poursFrom(request: Request): string[] {
  const { wish, when, text, knowledge } = request;
  if (when.time === undefined) return [];
  const isStrong = wish.dishes.some(
    (dish) => dish.course === 'drink' && verdictOn(dish, [{ kind: 'other', word: 'alcohol' }]) === 'states',
  );
  const isTold = ({ question, answer, statement }: Question) =>
    !statement &&
    TELLS_OF_ALCOHOL.test(folded(`${question} ${answer}`)) &&
    STATES_TIME.test(folded(answer)) &&
    sentencesOf(folded(answer)).some(
      (one) => STATES_TIME.test(one) && TELLS_OF_ALCOHOL.test(`${folded(question)} ${one}`),
    );
  return isStrong || ASKS_OF_ALCOHOL.test(text) ? toldLines(knowledge.questions.filter(isTold), request, true) : [];
}
