/** The hours of many locations: which are open, how early and how late. */
import { dayNumber, minutesPerDay } from '@tablefront/restaurant/opening-hours/calendar';
import { isAllDay } from '@tablefront/restaurant/opening-hours/spans';
import { openState } from '@tablefront/restaurant/opening-hours/status';
import { hoursOn } from '@tablefront/restaurant/opening-hours/timeline';
import { capital } from '../answer.ts';
import { type Asking, mostPlaces, nextStep } from '../asking.ts';
import type { HoursAsked } from './asked.ts';
import { holidayRows, isHoliday, unlistedHoliday } from './holiday-hours.ts';
import * as words from './hours-in-words.ts';
import type { Told } from './one-place.ts';
import { dayOf, holdsAt, isOpenThen, type KnownDay, type PlaceHours } from './place-hours.ts';
import type { DayName } from './when.ts';

/** What closes at or after this is open late. */
const late = 23 * 60;
/** Of more days than this the week is told. */
const mostDays = 3;
const today: DayName = { kind: 'relative', days: 0 };

interface Row {
  entry: PlaceHours;
  day: KnownDay;
}
type Tell = (rows: readonly Row[], asked: HoursAsked, asking: Asking) => Told;

/** The answer in words, of locations whose hours are known. No verdict: it holds for some, and not for others. */
export function manyPlaces(known: readonly PlaceHours[], asked: HoursAsked, asking: Asking): Told {
  const { say } = asking;
  const { text } = asked;
  // `In an hour` is another time in another time zone: who is open now is told, and until when.
  const when = asked.when.time?.fromNow ? { ...asked.when, time: undefined, now: true } : asked.when;
  const clocked = known.some(({ clock }) => clock);
  const none = when.days.length === 0;
  if (/\b24 hours?\b|\ball (?:night|day)\b/.test(text)) return aroundTheClock(known, asking);
  if (when.holidays && none)
    return lines(known, (entry) => holidayRows(entry, asking).join('; ') || say('hoursNoneListed'), asking);
  const tell = tellOf({ ...asked, when });
  const days = none && tell !== onDay && clocked ? [today] : when.days;
  if (days.length > 0 && days.length <= mostDays) {
    const rows = (name: DayName) => known.map((entry) => ({ entry, day: dayOf(entry, name, asking) }));
    const told = days.map((name) => tell(rows(name), asked, asking));
    return { text: told.map((one) => one.text).join('\n'), unknown: told.some(({ unknown }) => unknown) };
  }
  if (none && clocked && (when.now || /\b(?:open|closed?|closing)\b(?!.*\bhours\b)/.test(text)))
    return ofNow(known, asking);
  const weeks = lines(known, ({ hours }) => words.weekText(hours, say) ?? say('hoursNotKnown'), asking);
  return { text: `${say('hoursDiffer')}\n${weeks.text}` };
}

function tellOf({ when: { time, days }, text }: HoursAsked): Tell {
  if (time) return days.length === 0 || /after|until/.test(time.relation) ? latest : onDay;
  if (/\bearl(?:y|iest)\b|\bfirst\b/.test(text)) return earliest;
  return /\blate(?:st)?\b|\bafter hours\b/.test(text) ? latest : onDay;
}

function aroundTheClock(known: readonly PlaceHours[], { say }: Asking): Told {
  const always = known.filter(({ hours, clock }) => {
    const days = clock ? [hoursOn(hours, dayNumber(clock.date))] : hours.week;
    return days.every((day) => day && isAllDay(day));
  });
  const places = always.map(({ place }) => place.label).join(', ');
  return { text: say(always.length === 0 ? 'hoursNone24' : 'hoursAll24', { places }) };
}

function ofNow(known: readonly PlaceHours[], { say }: Asking): Told {
  const [open, closed]: [string[], string[]] = [[], []];
  for (const { place, hours, clock } of known) {
    if (!clock) continue;
    const status = [words.statusText(hours, clock, say), words.openingText(hours, clock, say) ?? []].flat().join(', ');
    (openState(hours, clock).state === 'open' ? open : closed).push(`${place.label} (${status})`);
  }
  const values = { count: open.length, all: known.length, places: say.some(open, mostPlaces) };
  const first = say(open.length > 0 ? 'hoursNowOpen' : 'hoursNowNone', values);
  return { text: closed.length > 0 ? `${first} ${say('hoursNowClosed', { places: say.some(closed, 6) })}` : first };
}

/** The places that are open on the day at hours that can be read, with their first and last minute. */
function openRows(rows: readonly Row[]): (Row & { opens: number; closes: number; place: string })[] {
  return rows.flatMap((row) => {
    const { hours } = row.day;
    if (!hours || hours.raw || hours.spans.length === 0) return [];
    const closes = isAllDay(hours) ? 2 * minutesPerDay : Math.max(...hours.spans.map(({ close }) => close));
    const opens = Math.min(...hours.spans.map(({ open }) => open));
    return [{ ...row, opens, closes, place: row.entry.place.label }];
  });
}

/** The locations by how early they open on a day, the first first. */
const earliest: Tell = (rows, _, { say }) => {
  const open = openRows(rows).toSorted((a, b) => a.opens - b.opens);
  const day = (open[0] ?? rows[0])?.day.title ?? '';
  if (open.length === 0) return { text: say('hoursNoneThen', { day }) };
  const texts = open.map(({ place, opens }) => say('hoursLabelAt', { place, time: words.clockTime(opens, say) }));
  return { text: say('hoursEarliest', { day, places: texts.slice(0, mostPlaces).join(', ') }) };
};

/** The locations that are open late on a day, or at a time of it, the latest first. */
const latest: Tell = (rows, { when: { time } }, { say }) => {
  const open = openRows(rows).toSorted((a, b) => b.closes - a.closes);
  const [last] = open;
  const day = (last ?? rows[0])?.day.title ?? '';
  if (!last) return { text: say('hoursNoneThen', { day }) };
  const until = ({ place, closes }: (typeof open)[number]) =>
    say(closes === 2 * minutesPerDay ? 'hoursLabel24' : 'hoursLabelUntil', {
      place,
      time: words.clockTime(closes, say),
    });
  const fitting = open.filter((row) => (time ? holdsAt(time, row.day) : row.closes >= late));
  const moment = time ? words.momentText({ time }, say) : say('hoursLate');
  if (fitting.length === 0) return { text: say('hoursNoneLatest', { moment, day, latest: until(last) }) };
  return {
    text: say('hoursOpenThenList', { moment, day, places: fitting.slice(0, mostPlaces).map(until).join(', ') }),
  };
};

/** The hours of a day place by place, and how many are open. */
const onDay: Tell = (rows, { when, which }, asking) => {
  const { say } = asking;
  const first = rows.find(({ day }) => day.date !== undefined) ?? rows[0];
  if (!first) return { text: '' };
  const { title, name } = first.day;
  const row = ({ entry, day }: Row) => {
    const note = day.special ? ` (${say('hoursSpecial')})` : isHoliday(name) ? ` (${say('hoursUsualNote')})` : '';
    return say('hoursRow', { name: entry.place.label, hours: `${words.hoursText(day.hours, say)}${note}` });
  };
  if (isHoliday(name) && rows.every(({ day }) => !day.special)) {
    const texts = [unlistedHoliday(first.day, first.entry.clock?.date, asking), limited(rows.map(row), say)];
    return { text: [...texts, nextStep([], asking, 'be sure')].join('\n'), unknown: true };
  }
  const open = rows.filter(({ day }) => isOpenThen(when, day));
  const shown = which ? open : rows;
  if (shown.length === 0) return { text: say('hoursNoneThen', { day: title }) };
  const moment = when.time || when.part ? ` ${words.momentText(when, say)}` : '';
  const head = say('hoursCount', { day: capital(title), moment, count: open.length, all: rows.length });
  return { text: `${head}\n${limited(shown.map(row), say)}` };
};

function lines(known: readonly PlaceHours[], tell: (entry: PlaceHours) => string, { say }: Asking): Told {
  const rows = known.map((entry) => say('hoursRow', { name: entry.place.label, hours: tell(entry) }));
  return { text: limited(rows, say) };
}

function limited(rows: readonly string[], say: Asking['say']): string {
  const more = rows.length - mostPlaces;
  return [...rows.slice(0, mostPlaces), ...(more > 0 ? [say('moreOnLocations', { count: more })] : [])].join('\n');
}
