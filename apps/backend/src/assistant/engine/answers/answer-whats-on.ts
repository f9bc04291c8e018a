/** What is going on: the events that the brand tells of, those of the days or the months that are asked for. */
import { currentAnnouncements } from '@tablefront/restaurant/announcements';
import { dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import { type Answer, sentence } from '../answer.ts';
import { dateHere, readAnnouncement } from '../hours/announced.ts';
import { answerHours } from '../hours/answer-hours.ts';
import { dateOf } from '../hours/place-hours.ts';
import type { DayName } from '../hours/when.ts';
import { joined, type Request, said, unknownAnswer } from '../request.ts';
import { ASKS_OF_EVENTS, SAYS_EACH_DAY } from '../vocabulary/house-words.ts';
import { isOfPlaces, toldText } from './frequent-questions.ts';

const MOST_EVENTS = 6;

type Event = ReturnType<typeof readAnnouncement>;

/** The events of the days that are asked for; of any day where none is. */
export function answerWhatsOn(request: Request): Answer {
  const { say } = request;
  const today = dateHere(request);
  const all = eventsOf(request, today);
  // `What is happening at Art Week`, of which the hours of those days tell.
  const { days, holidays } = request.when;
  const isSpecial = holidays || days.some(({ kind }) => kind === 'holiday' || kind === 'date');
  if (all.length === 0) return isSpecial ? answerHours(request) : unknownAnswer(say('dontKnow'), request);
  const then = ofThen(all, request, today);
  const list = (then.length > 0 ? then : all)
    .slice(0, MOST_EVENTS)
    .map(({ text }) => text)
    .join('\n');
  if (then.length > 0) return { ...said(list), own: true };
  return { ...unknownAnswer(joined(say('whatsOnNone'), list), request), own: true };
}

/** What the brand shows, announces or answers of events at the places that are meant, each with a day that is not over. */
function eventsOf(request: Request, today: string): Event[] {
  const { configuration, knowledge, places, now } = request;
  const shown = configuration.highlights.map(({ title, description = '' }) =>
    `${sentence(title)} ${description}`.trim(),
  );
  const announced = currentAnnouncements(configuration.announcements, now).map(({ text }) => sentence(text));
  const answered = knowledge.questions
    .filter((one) => !one.statement && isOfPlaces(one, places) && ASKS_OF_EVENTS.test(one.plain))
    .map((one) => toldText(one));
  return [...new Set([...shown, ...announced, ...answered])]
    .map((text) => readAnnouncement(text, request, today))
    .filter(({ named }) => named.length === 0 || places.some((place) => named.includes(place)))
    .filter(({ days, within, plain }) => days.length > 0 || within || SAYS_EACH_DAY.test(plain));
}

/** Those of a day or a month that is asked for; all where none is. */
function ofThen(events: readonly Event[], { when }: Request, today: string): readonly Event[] {
  const asked = when.days.flatMap((day) => dateOf(day, today, today) ?? []);
  const isOn = (date: string) => (day: DayName) =>
    day.kind === 'weekday' ? day.weekday === weekdayOfDay(dayNumber(date)) : dateOf(day, today, today) === date;
  const isIn = (from: string, through: string) => (date: string | undefined) =>
    date !== undefined && date >= from && date <= through;
  if (asked.length > 0)
    return events.filter(
      ({ days, within, plain }) =>
        SAYS_EACH_DAY.test(plain) ||
        asked.some((date) => days.some(isOn(date)) || (within && isIn(within.from, within.through)(date))),
    );
  if (!when.within) return events;
  const { from, through } = when.within;
  const isThere = isIn(from, through);
  const dated = events.filter(
    ({ days, within }) =>
      days.some((day) => day.kind !== 'weekday' && isThere(dateOf(day, today, today))) ||
      (within && within.from <= through && within.through >= from),
  );
  // What is every week is in that month too.
  return dated.length > 0 ? dated : events.filter(({ days }) => days.every(({ kind }) => kind === 'weekday'));
}
