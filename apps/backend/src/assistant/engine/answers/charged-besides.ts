/** What is charged besides prices, by the notices of the menu and the brand's own answers: for so many guests, on a day, or on every bill. */
import { offersToday } from '@tablefront/restaurant/current-offers';
import { dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import { type Answer, sentencesOf } from '../answer.ts';
import { datesAsked, weekdaysAsked } from '../hours/announced.ts';
import { numberIn } from '../menu/sizes.ts';
import { joined, type Request } from '../request.ts';
import { mustBeAvoided } from '../safety/what-is-avoided.ts';
import * as cues from '../vocabulary/charge-words.ts';
import { SO_MANY_EATERS } from '../vocabulary/menu-words.ts';
import { daysOfBadge, numberOf, offerCues } from '../vocabulary/services.ts';
import { isOfPlaces } from './frequent-questions.ts';
import { noticesOf } from './own-words.ts';

/** The answer with what is charged besides: of a sum, a bill or a day that is told of; nothing beside what must be avoided. */
export function withCharges(told: Answer, request: Request): Answer {
  const isBill = request.intent === 'offers' ? cues.TELLS_SHARE.test(told.response) : isSum(told, request);
  const isOfDay = request.intent === 'menu' && (told.ordered ?? []).length > 0 && cues.AMOUNT.test(told.response);
  if (mustBeAvoided(request.wish).length > 0 || !(isBill || isOfDay)) return told;
  const ways = chargesOf(request).map((some) => some.filter(({ text }) => holdsFor(text, request, isBill)));
  const texts = (ways.find((some) => some.length > 0) ?? []).map((one) => one.told);
  const open = texts.filter((text) => !told.response.includes(text));
  return open.length === 0 ? told : { ...told, response: joined(told.response, ...new Set(open)) };
}

/** Whether what several things cost is told. */
function isSum({ ordered = [], response }: Answer, { intent }: Request): boolean {
  const isOfMany = ordered.length > 1 || ordered.some(({ count = 1 }) => count > 1);
  return intent === 'menu' && isOfMany && cues.AMOUNT.test(response);
}

/** The sentences of the house that tell of a share of the bill, of its notices and of its answers: `A service charge of 4 % is added in Gardena.` */
function chargesOf(request: Request): { text: string; told: string }[][] {
  const { knowledge, places } = request;
  const answered = knowledge.questions
    .filter((one) => !one.statement && isOfPlaces(one, places) && cues.CHARGED.test(one.question))
    .flatMap(({ answer }) => sentencesOf(answer).map((text) => ({ text, told: text })));
  const noticed = noticesOf(request).filter(({ text }) => cues.CHARGED.test(text));
  const isShare = ({ text }: { text: string }) => cues.SHARE.test(text) && !cues.OF_PAYING.test(text);
  return [noticed.filter(isShare), answered.filter(isShare)];
}

/** Whether a charge holds for as many as come, or on the day that is asked about; of every bill, where a sum is told. */
function holdsFor(text: string, request: Request, isBill: boolean): boolean {
  const { when } = request;
  const eaters = numberIn(SO_MANY_EATERS.exec(request.text)?.slice(1).find(Boolean));
  if (cues.OF_GROUPS.test(text)) {
    const least = numberOf(cues.SO_MANY_OR_MORE.exec(text.toLowerCase())?.slice(1).find(Boolean));
    return least > 0 && (request.partySize ?? eaters ?? 0) >= least;
  }
  const days = daysOfBadge(offerCues.weekdays.exec(text)?.[0] ?? '');
  const isOfHolidays = cues.OF_HOLIDAYS.test(text);
  if (days.length === 0 && !isOfHolidays) return isBill;
  const special = request.places.flatMap(({ location }) => location.openingHours?.special ?? []);
  const isSpecial = (date: string) => special.some(({ from, name }) => from === date && name !== undefined);
  const isHoliday =
    when.holidays || when.days.some(({ kind }) => kind === 'holiday') || datesAsked(request).some(isSpecial);
  return (isOfHolidays && isHoliday) || weekdaysMeant(request, isBill).some((day) => days.includes(day));
}

/** The days of the week that are asked about; of a bill without one, today. */
function weekdaysMeant(request: Request, isBill: boolean): number[] {
  const asked = weekdaysAsked(request);
  const isToday = isBill && request.when.days.length === 0;
  return isToday ? [weekdayOfDay(dayNumber(offersToday(request.configuration, request.now)))] : asked;
}
