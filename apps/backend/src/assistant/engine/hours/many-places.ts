/** The hours of many locations: which are open, how early and how late. */
import { isAllDay } from '@tablefront/restaurant/opening-hours/spans';
import { openState } from '@tablefront/restaurant/opening-hours/status';
import { capital } from '../answer.ts';
import { type Asking, linesOf, MOST_PLACES, nextStep } from '../request.ts';
import {
  ASKS_ALL_DAY,
  ASKS_DAYS,
  ASKS_EARLY,
  ASKS_FIRST_SHUT,
  ASKS_LATE,
  ASKS_OPEN,
  ASKS_UNTIL_ALONE,
  ASKS_WHICH_CLOSED,
  SAYS_CLOSED,
  SAYS_OPEN,
} from '../vocabulary/hours-words.ts';
import type { HoursAsked } from './asked.ts';
import * as words from './hours-in-words.ts';
import { holidayRows, mayBeNight, type Told, today } from './one-place.ts';
import { dayOf, edgeOf, isOpenThen, type KnownDay, type PlaceHours, specialNote } from './place-hours.ts';
import { LEAST_DAYS } from './seasons.ts';
import { settled } from './settled-time.ts';

/** Of more days than this the week is told. */
const MOST_DAYS = 4;
/** What closes at or after this is open late. */
const FROM_LATE = 23 * 60;

type Row = PlaceHours & { day: KnownDay };
type Tell = (rows: readonly Row[], asked: HoursAsked) => Told;

/** The answer in words, of locations whose hours are known. No verdict: it holds for some, and not for others. */
export function manyPlaces(known: readonly PlaceHours[], asked: HoursAsked): Told {
  const { say, when } = asked;
  if (when.holidays && when.days.length === 0)
    return { text: lines(known, (entry) => holidayRows(entry, asked).join('; ') || say('hoursNoneListed'), asked) };
  const tell = tellOf(asked);
  const days = when.days.length === 0 && tell !== undefined ? [today] : when.days;
  const told = days.slice(0, MOST_DAYS + 1).flatMap((name) => {
    const rows = known.flatMap((entry) => [dayOf(entry, name, asked) ?? []].flat().map((day) => ({ ...entry, day })));
    return rows.length === 0 ? [] : (tell ?? onDay)(rows, asked);
  });
  if (told.length > 0 && told.length <= MOST_DAYS)
    return {
      text: told.map((one) => one.text).join('\n'),
      unknown: told.some(({ unknown }) => unknown),
      places: told.flatMap(({ places }) => places ?? []),
    };
  // `Hours`, of a kiosk that is closed for the winter.
  const breakOf = (entry: PlaceHours) => (entry.service === undefined ? holidayRows(entry, asked, 7, LEAST_DAYS) : []);
  const week = (entry: PlaceHours) => words.weekText(entry.hours, say) ?? say('hoursNotKnown');
  const weeks = lines(known, (entry) => [...breakOf(entry), week(entry)].join('; '), asked);
  return { text: `${say('hoursDiffer')}\n${weeks}` };
}

/** What is told of a day, or of today where none is named; undefined where only the week can be meant then. */
function tellOf({ text, when, which }: HoursAsked): Tell | undefined {
  if (when.time?.relation === 'at' && which && SAYS_CLOSED.test(text) && !SAYS_OPEN.test(text)) return shutAt;
  if (when.time) return onDay;
  if (ASKS_FIRST_SHUT.test(text)) return firstShut;
  if (ASKS_EARLY.test(text)) return (rows, asked) => byEdge(rows, 'open', asked);
  if (ASKS_LATE.test(text)) return (rows, asked) => byEdge(rows, 'close', asked);
  if (when.part) return onDay;
  return when.days.length === 0 &&
    !ASKS_DAYS.test(text) &&
    (when.now || ASKS_OPEN.test(text) || ASKS_UNTIL_ALONE.test(text))
    ? ofNow
    : undefined;
}

/** Each with its status, those that are open first. */
const ofNow: Tell = (rows, asked) => {
  const { say, which } = asked;
  const status = ({ hours, clock }: Row) =>
    clock ? [words.statusText(hours, clock, say), words.openingText(hours, clock, say) ?? []].flat().join(', ') : '';
  const open = rows.filter(({ hours, clock }) => clock && openState(hours, clock).state === 'open');
  const shown = which && open.length > 0 ? open : [...new Set([...open, ...rows])];
  const text = `${say('hoursNow', { count: open.length, all: rows.length })}\n${lines(shown, status, asked)}`;
  return { text, places: shown.map(({ place }) => place) };
};

/** `Which close at eleven`: those that do; where none does, each with its hours. */
const shutAt: Tell = (rows, asked) => {
  const { when, text } = asked;
  const closing = rows.filter(({ day, clock }) => {
    const edge = edgeOf(day.hours, 'close');
    return when.time !== undefined && edge === settled(when.time, day, { clock, text }).minutes;
  });
  if (closing.length === 0) return onDay(rows, { ...asked, when: { ...when, time: undefined } });
  const hours = lines(closing, (row) => hoursThen(row, 'hoursUsualOnly', asked), asked);
  return { text: `${capital(rows[0]?.day.title ?? '')}:\n${hours}`, places: closing.map(({ place }) => place) };
};

/** Those that close first. */
const firstShut: Tell = (rows, { say }) => {
  const open = rows.filter(({ day }) => isOpenThen({}, day));
  const first = Math.min(...open.map(({ day }) => edgeOf(day.hours, 'close')));
  const places = open.filter(({ day }) => edgeOf(day.hours, 'close') === first).map(({ place }) => place);
  const labels = say.some(
    places.map(({ label: place }) => say('hoursLabelUntil', { place, time: words.clockTime(first, say) })),
    MOST_PLACES,
  );
  return { text: say('hoursFirstShut', { day: rows[0]?.day.title ?? '', places: labels }), places };
};

/** The locations by how early they open on a day, or those that are open late, the first or the latest first. */
function byEdge(rows: readonly Row[], edge: 'open' | 'close', asked: HoursAsked): Told {
  const { say } = asked;
  const minutes = ({ day }: Row) => edgeOf(day.hours, edge) * (edge === 'open' ? 1 : -1);
  const open = rows.filter(({ day }) => isOpenThen({}, day)).toSorted((a, b) => minutes(a) - minutes(b));
  // `Which of yours are open 24 hours`: none that closes, where one does not.
  const round = ASKS_ALL_DAY.test(asked.text) ? open.filter(({ day: { hours } }) => hours && isAllDay(hours)) : [];
  const late = round.length > 0 ? round : open.filter((row) => edge === 'close' && -minutes(row) >= FROM_LATE);
  if (open.length === 0) return onDay(rows, asked);
  const label = ({ place, day: { hours } }: Row) => {
    const time = words.clockTime(edgeOf(hours, edge), say);
    const key = hours && isAllDay(hours) ? 'hoursLabel24' : edge === 'open' ? 'hoursLabelAt' : 'hoursLabelUntil';
    return say(key, { place: place.label, time });
  };
  const key = edge === 'open' ? 'hoursEarliest' : late.length > 0 ? 'hoursOpenLate' : 'hoursLatest';
  const places = (late.length > 0 ? late : open).slice(0, MOST_PLACES).map(label).join(', ');
  return { text: say(key, { day: rows[0]?.day.title ?? '', places }) };
}

/** The hours of a place on a day, and whether they are usual ones or those of a holiday. */
function hoursThen(
  { day, service, hours }: Row,
  usual: 'hoursUsualNote' | 'hoursUsualOnly',
  { say }: HoursAsked,
): string {
  // `Is happy hour on Fridays`: when it is.
  if (service !== undefined && words.isClosed(day.hours) && !day.special)
    return words.weekText(hours, say, { closed: false }) ?? say('hoursNone');
  const note = specialNote(day, say) || (day.unlisted ? say(usual) : '');
  return `${words.hoursText(day.hours, say)}${note === '' ? '' : ` (${note})`}`;
}

const countKey = ({ service }: Row) => (service === undefined ? 'hoursCount' : 'hoursCountAt');

/** The hours of a day place by place, and how many are open; where a time is asked about, of those that are open then. */
function onDay(rows: readonly Row[], asked: HoursAsked): Told {
  const { say, when, which } = asked;
  const [first] = rows;
  if (!first) return { text: '' };
  if (rows.every(({ day }) => day.unlisted)) {
    const head = say('hoursNoSpecial', { day: first.day.plain });
    const usual = lines(rows, (row) => hoursThen(row, 'hoursUsualNote', asked), asked);
    return { text: [head, usual, nextStep(asked, 'ToBeSure')].join('\n'), unknown: true };
  }
  // On a holiday the usual hours of a place that lists none for it promise nothing.
  const unlisted = rows.filter(({ day }) => day.unlisted);
  const times = rows.map(({ day, clock }) => when.time && settled(when.time, day, { clock, text: asked.text }));
  // Of `9h`, which may be the morning, the hours tell; and of `6:30`, where some open then, and some close.
  const isEither = rows.some(({ day }, at) => times[at] && mayBeNight(times[at], day));
  const isOpen = (isEither || new Set(times.map((time) => time?.minutes)).size > 1) && !when.time?.fromNow;
  if (when.time?.eitherHalf || isOpen) return onDay(rows, { ...asked, when: { ...when, time: undefined } });
  const open = rows.filter(
    (row, at) => !unlisted.includes(row) && isOpenThen({ time: times[at], part: when.part }, row.day),
  );
  const shut = rows.filter((row) => !open.includes(row) && !unlisted.includes(row));
  // `Which ones are closed on Mondays`
  if (shut.length > 0 && !when.time && ASKS_WHICH_CLOSED.test(asked.text))
    return {
      text: say('hoursClosedThen', { day: first.day.title, places: say.list(shut.map(({ place }) => place.label)) }),
      places: shut.map(({ place }) => place),
    };
  const shown = open.length + unlisted.length > 0 && (which || when.time) ? [...open, ...unlisted] : rows;
  const then = words.momentText({ time: when.time?.fromNow ? when.time : times[0], part: when.part }, say);
  const moment = then === '' ? '' : ` ${then}`;
  // Of those that list nothing for the holiday none is counted as open or closed.
  const key = unlisted.length > 0 ? 'hoursCountListed' : countKey(first);
  const counted = { count: open.length, all: rows.length - unlisted.length };
  const head = say(key, { day: capital(first.day.title), moment, ...counted });
  const step = unlisted.length > 0 ? [nextStep(asked, 'ToBeSure')] : [];
  const hours = lines(shown, (row) => hoursThen(row, 'hoursUsualOnly', asked), asked);
  return { text: [head, hours, ...step].join('\n'), places: shown.map(({ place }) => place) };
}

function lines<Entry extends PlaceHours>(
  known: readonly Entry[],
  tell: (entry: Entry) => string,
  asked: Asking,
): string {
  return linesOf(known, asked, (entry) => asked.say('hoursRow', { name: entry.place.label, hours: tell(entry) }));
}
