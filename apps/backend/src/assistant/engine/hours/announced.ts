/** What the brand announces of days on which a place is closed: its usual hours say nothing of these. */
import { currentAnnouncements } from '@tablefront/restaurant/announcements';
import { startOfMoment } from '@tablefront/restaurant/moments';
import { dateOfDay, dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import { sentence } from '../answer.ts';
import { readPlaces } from '../knowledge/places.ts';
import { readText } from '../language/read-text.ts';
import { clockOf } from '../request.ts';
import { plainOf } from '../understand/reading.ts';
import { ANNOUNCES_CLOSED } from '../vocabulary/hours-words.ts';
import type { HoursAsked } from './asked.ts';
import { dateOf } from './place-hours.ts';
import { readWhen } from './read-when.ts';

/** Who asks of no day is told of so many to come. */
const DAYS_AHEAD = 14;

/** The announcements that say when the places that are meant are closed, unless their days are over before those that are asked about, or begin after them. */
export function closuresAnnounced(request: HoursAsked): string[] {
  const { configuration, knowledge, now, places, when } = request;
  const today = (places[0] && clockOf(places[0], request)?.date) ?? now.toISOString().slice(0, 10);
  const asked = when.days.map((day) => dateOf(day, today, today) ?? today).sort();
  const [from = today] = asked;
  const last = asked.at(-1) ?? (when.now || when.time || when.part ? today : dateOfDay(dayNumber(today) + DAYS_AHEAD));
  const begins = startOfMoment(
    from,
    places.flatMap(({ location }) => location.timeZone ?? []),
  );
  return currentAnnouncements(configuration.announcements, now)
    .filter(({ until = Number.POSITIVE_INFINITY }) => until > begins)
    .map(({ text }) => text)
    .filter((text) => {
      const read = readText(text, knowledge);
      const named = readPlaces(plainOf(read.words), knowledge).places;
      const [first] = readWhen(read.original, read.plain, read.language, { now, date: today }).days;
      const isBegun = first === undefined || (dateOf(first, today, today) ?? today) <= last;
      const isThere = named.length === 0 || places.some((place) => named.includes(place));
      return ANNOUNCES_CLOSED.test(read.plain) && isBegun && isThere;
    })
    .map(sentence);
}
