/** What the brand announces of days on which a place is closed: its usual hours say nothing of these. */
import { currentAnnouncements } from '@tablefront/restaurant/announcements';
import { startOfMoment } from '@tablefront/restaurant/moments';
import { dateOfDay, dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import { sentence } from '../answer.ts';
import { readPlaces } from '../knowledge/places.ts';
import { readText } from '../language/read-text.ts';
import { clockOf, type Request } from '../request.ts';
import { plainOf } from '../understand/reading.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { ANNOUNCES_CLOSED, SAYS_UNTIL_DATE } from '../vocabulary/hours-words.ts';
import { isTimed } from '../vocabulary/place-words.ts';
import type { HoursAsked } from './asked.ts';
import { inCountry } from './own-days.ts';
import { dateOf } from './place-hours.ts';
import { readWhen } from './read-when.ts';

/** Who asks of no day is told of so many to come. */
const DAYS_AHEAD = 14;

/**
 * A text of the brand with what it says: in plain English words, of which days or months, and at which places.
 *
 * @param date the date at the place (YYYY-MM-DD)
 */
export function readAnnouncement(text: string, { knowledge, now }: Request, date: string) {
  const read = readText(text, knowledge);
  const { days, within } = inCountry(readWhen(read.bare, read.plain, read.language, { now, date }), knowledge);
  return { text, plain: read.plain, days, within, named: readPlaces(plainOf(read.words), knowledge).places };
}

/** The date at the first place that is meant (YYYY-MM-DD). */
export const dateHere = ({ places, now, ...asking }: Request) =>
  (places[0] && clockOf(places[0], { ...asking, now })?.date) ?? now.toISOString().slice(0, 10);

/** The dates (YYYY-MM-DD) of the days that are asked about. */
export function datesAsked(request: Request): string[] {
  const today = dateHere(request);
  return request.when.days.flatMap((day) => dateOf(day, today, today) ?? []);
}

/** The days of the week that are asked about, Monday as 0. */
export const weekdaysAsked = (request: Request): number[] =>
  datesAsked(request).map((date) => weekdayOfDay(dayNumber(date)));

/** The announcements that say when the places that are meant are closed, unless their days are over before those that are asked about, or begin after them. */
export function closuresAnnounced(request: HoursAsked): string[] {
  const { configuration, now, places, when } = request;
  const today = dateHere(request);
  const asked = when.days.map((day) => dateOf(day, today, today) ?? today).sort();
  const [from = today] = asked;
  const last = asked.at(-1) ?? (when.now || when.time || when.part ? today : dateOfDay(dayNumber(today) + DAYS_AHEAD));
  const begins = startOfMoment(
    from,
    places.flatMap(({ location }) => location.timeZone ?? []),
  );
  return currentAnnouncements(configuration.announcements, now)
    .filter(({ until = Number.POSITIVE_INFINITY }) => until > begins)
    .map(({ text }) => readAnnouncement(text, request, today))
    .filter(({ plain, days: [first], named }) => {
      // `Closed until November 27`, which has begun.
      const isBegun =
        first === undefined || SAYS_UNTIL_DATE.test(plain) || (dateOf(first, today, today) ?? today) <= last;
      const isThere = named.length === 0 || places.some((place) => named.includes(place));
      return ANNOUNCES_CLOSED.test(plain) && isBegun && isThere;
    })
    .map(({ text }) => sentence(text));
}

/** What the brand announces of the very holiday or date that is asked about, or of what is called so: `New Year’s Eve: five courses, one seating at seven`. */
export function announcedOf(request: HoursAsked): string[] {
  const { configuration, now, places, when, words, mention } = request;
  const today = dateHere(request);
  const dates = when.days
    .filter(({ kind }) => kind === 'holiday' || kind === 'date')
    .map((day) => dateOf(day, today, today));
  const telling = words.filter(
    (word) => word.length > 3 && !mention.words.has(word) && !isEveryday(word) && !isTimed([word]),
  );
  return currentAnnouncements(configuration.announcements, now)
    .map(({ text }) => readAnnouncement(text, request, today))
    .filter(({ plain, days, named }) => {
      const isOfDay = days.some((day) => day.kind !== 'weekday' && dates.includes(dateOf(day, today, today)));
      const isCalled = telling.some((word) => plain.split(' ').includes(word));
      const isThere = named.length === 0 || places.some((place) => named.includes(place));
      return (isOfDay || isCalled) && isThere && !ANNOUNCES_CLOSED.test(plain);
    })
    .map(({ text }) => sentence(text));
}
