/** What is going on: the events that the brand tells of, those of the days or the months that are asked for. */
import { currentAnnouncements } from '@tablefront/restaurant/announcements';
import { dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import { type Answer, sentence } from '../answer.ts';
import { dateOf } from '../hours/place-hours.ts';
import { clockOf, joined, type Request, said, unknownAnswer } from '../request.ts';
import { ASKS_OF_EVENTS, monthNames, SAYS_WHEN, weekdayNames } from '../vocabulary/house-words.ts';
import { isOfPlaces } from './frequent-questions.ts';

const MOST_EVENTS = 6;

/** The events of the days that are asked for; of any day where none is. */
export function answerWhatsOn(request: Request): Answer {
  const { say } = request;
  const all = eventsOf(request);
  if (all.length === 0) return unknownAnswer(say('dontKnow'), request);
  const isThen = isOfThen(request);
  const then = all.filter(isThen);
  const list = (then.length > 0 ? then : all).slice(0, MOST_EVENTS).join('\n');
  if (then.length > 0) return { ...said(list), own: true };
  return { ...unknownAnswer(joined(say('whatsOnNone'), list), request), own: true };
}

/** What the brand shows, announces or answers of events, each with a day or a date. */
function eventsOf({ configuration, knowledge, places, now }: Request): string[] {
  const shown = configuration.highlights.map(({ title, description = '' }) =>
    `${sentence(title)} ${description}`.trim(),
  );
  const announced = currentAnnouncements(configuration.announcements, now).map(({ text }) => sentence(text));
  const answered = knowledge.questions
    .filter((one) => !one.statement && isOfPlaces(one, places) && ASKS_OF_EVENTS.test(one.question))
    .map(({ answer }) => sentence(answer));
  return [...new Set([...shown, ...announced, ...answered])].filter((text) => SAYS_WHEN.test(text));
}

/** Whether a text tells of a day or a month that is asked for: by its date, or every week. */
function isOfThen(request: Request): (text: string) => boolean {
  const { when, places, now } = request;
  const [place] = places;
  const today = (place && clockOf(place, request)?.date) ?? now.toISOString().slice(0, 10);
  const dates = when.days.flatMap((day) => dateOf(day, today, today) ?? []);
  const months = when.within ? monthsIn(when.within) : [];
  if (dates.length + months.length === 0) return () => true;
  const isDated = new RegExp(
    `\\b(?:${monthNames.join('|')})\\w*\\.? \\d|\\d(?:st|nd|rd|th)? (?:of )?(?:${monthNames.join('|')})`,
    'i',
  );
  return (text) =>
    months.some((month) => new RegExp(`\\b${month}`, 'i').test(text)) ||
    dates.some((date) => (isDated.test(text) ? namesDate(date, text) : namesWeekday(date, text)));
}

function namesDate(date: string, text: string): boolean {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  const name = `${monthNames[month - 1]}\\w*\\.?`;
  return new RegExp(`\\b${name} ${day}\\b|\\b${day}(?:st|nd|rd|th)? (?:of )?${name}`, 'i').test(text);
}

const namesWeekday = (date: string, text: string) =>
  new RegExp(`\\b${weekdayNames[weekdayOfDay(dayNumber(date))]}|\\b(?:daily|every (?:day|night|evening))\\b`, 'i').test(
    text,
  );

/** Short English names of the months that a span of dates touches. */
function monthsIn({ from, through }: { from: string; through: string }): string[] {
  const [first = 1, last = first] = [from, through].map((date) => Number(date.slice(5, 7)));
  return monthNames.filter((_, at) => at + 1 >= first && at + 1 <= last);
}
