/** The hours of one location, or of one of its services: now, on days, at a time, in the week. */
import * as calendar from '@tablefront/restaurant/opening-hours/calendar';
import { isAllDay, joinDays } from '@tablefront/restaurant/opening-hours/spans';
import { openState } from '@tablefront/restaurant/opening-hours/status';
import { hoursOn } from '@tablefront/restaurant/opening-hours/timeline';
import { type Check, capital } from '../answer.ts';
import type { Place } from '../knowledge/knowledge.ts';
import type { SentenceKey, Values } from '../language/say.ts';
import { joined, nextStep, type Request, verdict } from '../request.ts';
import { ASKS_DAYS, meals, REOPENS, SAYS_LATE } from '../vocabulary/hours-words.ts';
import type { HoursAsked } from './asked.ts';
import * as words from './hours-in-words.ts';
import * as placeHours from './place-hours.ts';
import { settled } from './settled-time.ts';
import type { DayName, TimeOfDay } from './when.ts';

/** What is told, and what was checked for it. */
export interface Told {
  text: string;
  check?: Check;
  /** Something of it is not known: the next step is said as well. */
  unknown?: boolean;
  /** The week is said as well. */
  withWeek?: boolean;
  /** Of many places, those that are shown. */
  places?: readonly Place[];
}

type Topic = HoursAsked & placeHours.PlaceHours;

export const today: DayName = { kind: 'relative', days: 0 };

/** What is asked of one place; of several days each with its own hours, and no verdict: it could only be of one of them. */
export function onePlace(topic: Topic): Told {
  const { say, place, hours } = topic;
  const days = topic.when.days.map((name) => placeHours.dayOf(topic, name, topic));
  const told = tellings(days, { ...topic, whether: days.length > 1 ? undefined : topic.whether });
  const unknown = told.some((one) => one.unknown);
  const week = told.some(({ withWeek }) => withWeek) ? words.weekText(hours, say) : undefined;
  const more = week === undefined ? [] : [say('hoursWeek', { week }), ...holidaysSoon(topic)];
  const step = unknown ? [nextStep({ ...topic, places: [place] }, 'ToBeSure')] : [];
  const texts = new Set([...told.map(({ text }) => text), ...more, ...step]);
  return { text: [...texts].join(told.length > 1 ? '\n' : ' '), check: told[0]?.check, unknown };
}

function tellings(days: readonly (placeHours.KnownDay | undefined)[], topic: Topic): Told[] {
  const { clock, service, when } = topic;
  const { time, part, holidays, now } = when;
  const day = days.length > 0 ? days[0] : placeHours.dayOf(topic, today, topic);
  const several = days.flatMap((one) => one ?? []);
  if (several.length > 1) return several.map((one) => ofDay(one, topic));
  if (holidays && days.length === 0) return [ofHolidays(topic)];
  if (!day || asksWeek(topic)) return [ofWeek(topic)];
  const isToday = days.length === 0 || (now && day.date === clock?.date);
  if (!isToday || time || part) return [{ ...ofDay(day, topic), withWeek: hasOtherDays(day, topic) }];
  if (service && !topic.whether) return [{ ...ofDay(day, topic), withWeek: day.special || !words.isClosed(day.hours) }];
  return [{ ...ofNow(day, topic), withWeek: wantsWeek(topic) }];
}

/** `On Thursdays`, where the next one is a holiday; `are you open Monday`, `when then`, where it is closed on that day. */
function hasOtherDays({ special, hours }: placeHours.KnownDay, { text, whether, service }: Topic): boolean {
  const isClosed = service === undefined && !whether && words.isClosed(hours);
  return special ? /\b\w+days\b/.test(text) : isClosed && /\bwhen\b/.test(text);
}

/** `Are you open for lunch` without a day asks about the week, not about today. */
function asksWeek({ edge, text, when: { days, part, time, now } }: HoursAsked): boolean {
  const ofMeal = part !== undefined && meals.has(part.name) && days.length === 0 && !time && !now && !edge;
  return ofMeal || ASKS_DAYS.test(text);
}

function wantsWeek({ whether, edge, when, text }: HoursAsked): boolean {
  return !whether && !edge && (!when.named || (!when.now && /\bhours\b/.test(text)));
}

/** The special hours of a place that are not over, within the dates that are named; those of the next days only, where a number is given, and those of at least so many days. */
export function holidayRows(
  { place, clock }: placeHours.PlaceHours,
  { now, say, when }: Request,
  days = 400,
  least = 1,
): string[] {
  const from = clock?.date ?? now.toISOString().slice(0, 10);
  const { within = { from, through: calendar.dateOfDay(calendar.dayNumber(from) + days) } } = when;
  const coming = (place.location.openingHours?.special ?? []).filter(
    (one) =>
      one.through >= from &&
      one.through >= within.from &&
      one.from <= within.through &&
      calendar.dayNumber(one.through) - calendar.dayNumber(one.from) + 1 >= least,
  );
  const ranges = Map.groupBy(coming, (one) => JSON.stringify([one.from, one.through, one.weekdays]));
  return [...ranges].sort().map(([, entries]) => {
    const [first = { from: '', through: '', weekdays: [] }] = entries;
    const on = (first.weekdays ?? []).map((weekday) => words.weekdayText(weekday, say, 'short')).join(', ');
    const dates = words.datesText(first.from, first.through, from, say);
    const hours = words.hoursText(joinDays(entries.map((one) => one.hours)), say);
    return say('hoursRow', { name: on === '' ? dates : `${dates} (${on})`, hours });
  });
}

function holidaysSoon(topic: Topic): string[] {
  const rows = holidayRows(topic, topic, 14).slice(0, 4).join('; ');
  return rows === '' || topic.service !== undefined ? [] : [topic.say('hoursHoliday', { hours: rows })];
}

/** The holiday hours that are to come, or that none are listed. */
function ofHolidays(topic: Topic): Told {
  const { hours, say } = topic;
  const what = topic.place.label;
  const rows = holidayRows(topic, topic).slice(0, 8);
  const { from, through } = topic.when.within ?? {};
  const reopened = from && through && reopeningText(from, through, topic);
  if (rows.length > 0) return { text: joined(say('hoursHolidays', { what, hours: rows.join('; ') }), reopened) };
  const week = words.weekText(hours, say);
  return { text: joined(say('hoursNoHolidays', { what }), week && say('hoursUsualWeek', { week })), unknown: true };
}

/** When it is open again after the days of special hours, between two dates, on which it is closed: `after the January break`. */
function reopeningText(from: string, through: string, topic: Topic): string | undefined {
  const { hours, place } = topic;
  const closed = (place.location.openingHours?.special ?? []).filter(
    (one) => one.from <= through && one.through >= from && one.through > one.from && words.isClosed(one.hours),
  );
  const last = Math.max(...closed.map((one) => calendar.dayNumber(one.through)));
  const ahead = Array.from({ length: 14 }, (_, index) => last + 1 + index);
  const next = closed.length > 0 && ahead.find((day) => !words.isClosed(hoursOn(hours, day)));
  const reopened = next ? placeHours.dayOf(topic, placeHours.dateNamed(calendar.dateOfDay(next)), topic) : undefined;
  return reopened && dayText(reopened, topic);
}

/** The week, where days are asked for, or nothing can be said of a moment since the place’s clock is not known. */
function ofWeek(topic: Topic): Told {
  const { what, hours, say } = topic;
  const { part, days } = topic.when;
  const week = words.weekText(hours, say);
  if (week === undefined) return ofHolidays(topic);
  const open = calendar.weekdays.filter((weekday) => placeHours.isOpenIn(part, hours.week[weekday]?.spans));
  const text = [say('hoursAre', { what, week }), ...holidaysSoon(topic)].join(' ');
  if (!part || days.length > 0 || hours.week.some((day) => day?.raw)) return { text };
  const key = open.length === 7 ? 'hoursMealDaily' : open.length === 0 ? 'hoursMealNever' : 'hoursMealOn';
  const on = say.list(open.map((weekday) => say('hoursEvery', { day: words.weekdayText(weekday, say) })));
  const told = `${say(key, { moment: words.momentText({ part }, say), days: on })} ${text}`;
  return key === 'hoursMealOn' ? { text: told } : judged(open.length === 7, `for ${part.name} always`, told, topic);
}

/** The text with yes or no before it, where that was asked. */
function judged(open: boolean, moment: string, text: string, topic: Topic): Told {
  const { what, whether, isOfDish } = topic;
  const check = { what: `${what} ${whether} ${moment}`, holds: open === (whether === 'open') };
  if (!whether || (isOfDish && check.holds)) return { text };
  return { text: `${verdict(check, topic)} ${text}`, check };
}

function ofNow(day: placeHours.KnownDay, topic: Topic): Told {
  const { hours, clock, what, service, say } = topic;
  const state = clock && openState(hours, clock).state;
  const isShut = REOPENS.test(topic.text) && words.isClosed(day.hours);
  if (!clock || isShut || (state !== 'open' && state !== 'closed')) return ofDay(day, topic);
  const opening = words.openingText(hours, clock, say);
  const isToday = day.hours && !isAllDay(day.hours) && !words.isClosed(day.hours);
  const text = joined(
    say(service === undefined ? 'hoursIs' : 'hoursServiceIs', { what, status: words.statusText(hours, clock, say) }),
    opening && `${capital(opening)}.`,
    isToday && say('hoursTodays', { hours: words.hoursText(day.hours, say) }),
    // Closed for repairs: when it opens again.
    !isToday && opening === undefined && service === undefined && reopeningText(day.date, day.date, topic),
  );
  return judged(state === 'open', 'now', text, topic);
}

/** What is usual on a day for which no special hours are listed: no promise for a holiday. */
function ofUnlisted(day: placeHours.KnownDay, topic: Topic): Told {
  const { say, what, service } = topic;
  const weekday = words.weekdayText(calendar.weekdayOfDay(calendar.dayNumber(day.date)), say);
  const usual = dayText(day, topic, words.isClosed(day.hours) ? 'hoursUsuallyClosed' : 'hoursUsual', { weekday });
  const of = service === undefined ? '' : `${what}: `;
  return { text: `${of}${say('hoursNoSpecial', { day: day.plain })} ${usual}`, unknown: true };
}

/** What holds on one day, with yes or no where that was asked. */
function ofDay(day: placeHours.KnownDay, topic: Topic): Told {
  const { whether, when, service, say, what } = topic;
  if (day.hours === undefined) return { text: say('hoursUnknownDay', { what, day: day.title }), unknown: true };
  if (day.unlisted) return ofUnlisted(day, topic);
  if (day.hours?.raw) return { text: dayText(day, topic) };
  const reopened = REOPENS.test(topic.text) && reopeningText(day.date, day.date, topic);
  if (reopened) return { text: joined(dayText(day, topic), reopened) };
  if (service !== undefined && words.isClosed(day.hours) && !day.special) return notServed(day, topic);
  if (isOver(day, topic) && !when.time && (whether || service === undefined)) return ofNow(day, topic);
  return whether ? atMoment(day, topic) : { text: edgeText(day, topic) ?? dayText(day, topic) };
}

function isOver({ date, hours, around }: placeHours.KnownDay, { clock }: Topic): boolean {
  if (!clock || date !== clock.date || words.isClosed(hours)) return false;
  return !around.some((span) => span.open < calendar.MINUTES_PER_DAY && span.close > clock.minutes);
}

/** That a service is not on that day, and when it is; no verdict, since the place itself may be open. That it is closed is told. */
function notServed({ name, title }: placeHours.KnownDay, topic: Topic): Told {
  const { what, hours, place, whether, say } = topic;
  const isWeekday = name.kind === 'weekday' && !name.shift;
  const day = isWeekday ? say('hoursOnDay', { day: words.weekdayText(name.weekday, say) }) : title;
  const text = say('hoursNotServed', { what, day, week: words.weekText(hours, say, { closed: false }) ?? '' });
  const [opening] = placeHours.hoursOf(place, undefined, '', topic);
  const own = opening && placeHours.dayOf(opening, name, topic);
  const isTold = own && (whether || words.isClosed(own.hours));
  return { text: isTold ? `${text} ${dayText(own, { ...topic, ...opening, service: undefined })}` : text };
}

/** From this minute on a time after midnight is rather the morning of a day than the night before it. */
const EARLY = 180;
/** A bare hour from this one on may be one of the morning. */
const MORNING = 420;
const MINUTES_PER_HALF = 720;
/** A bare hour before this one may be one of the night: `till 2`. */
const AFTERNOON_OVER = 17 * 60;
/** What closes after this may close at night. */
const EVENING = 21 * 60;

/** Whether it is open at the time, in the part of the day or at all on the day that is asked about. */
function atMoment(day: placeHours.KnownDay, topic: Topic): Told {
  const { service, say } = topic;
  const { time, part } = topic.when;
  if (time?.eitherHalf) return { text: dayText(day, topic) };
  const when = { time: time && settled(time, day, topic), part };
  const open = placeHours.isOpenThen(when, day);
  const isEither = when.time !== undefined && (mayBeMorning(when.time, open, day, topic) || mayBeNight(when.time, day));
  // `Is it closed in the afternoon`, of a part of which it is: the hours tell.
  if (isEither || (open && part && topic.whether === 'closed')) return { text: dayText(day, topic) };
  const morning = !open && when.time?.relation === 'at' && earlier(when.time, calendar.MINUTES_PER_DAY);
  const isNight = morning && morning.minutes >= 0 && placeHours.isOpenThen({ time: morning }, day);
  const night = isNight ? nightBefore(day, topic) : undefined;
  if (night) return { text: joined(dayText(night, topic), dayText(day, topic)) };
  const moment = words.momentText(when, say);
  const whole = service !== undefined || moment === '' || words.isClosed(day.hours);
  const key = whole ? undefined : open ? 'hoursOpenThen' : 'hoursNotOpenThen';
  return judged(open, `${moment} ${day.date}`, dayText(day, topic, key, { moment }), topic);
}

const earlier = (time: TimeOfDay, by: number) => ({ ...time, minutes: time.minutes - by });

/** `At 4 am on Thanksgiving`, of that day or the night after it; `at 7`, where it is open at 7 in the morning only. */
function mayBeMorning(time: TimeOfDay, open: boolean, day: placeHours.KnownDay, { text }: Topic): boolean {
  const isNight = time.minutes >= calendar.MINUTES_PER_DAY;
  const morning = earlier(time, isNight ? calendar.MINUTES_PER_DAY : MINUTES_PER_HALF);
  const isBare = time.vague && time.relation === 'at' && !open && !SAYS_LATE.test(text);
  const mayBe = isNight ? morning.minutes >= EARLY : isBare && morning.minutes >= MORNING;
  return mayBe === true && placeHours.isOpenThen({ time: morning }, day) !== open;
}

/** `Open till 2`, where it closes late: of the afternoon, or of the night. */
export function mayBeNight({ vague, relation, minutes }: TimeOfDay, { hours }: placeHours.KnownDay): boolean {
  const isBare = vague && /until|after/.test(relation) && minutes >= MINUTES_PER_HALF && minutes < AFTERNOON_OVER;
  return isBare === true && placeHours.edgeOf(hours, 'close') > EVENING;
}

/** The day before one that is named: `on Sunday at 1 am`, where it is open from Saturday on until 3 and closed on Sunday. */
function nightBefore({ date, name }: placeHours.KnownDay, topic: Topic): placeHours.KnownDay | undefined {
  return name.kind === 'relative'
    ? undefined
    : placeHours.dayOf(topic, placeHours.dateNamed(calendar.dateOfDay(calendar.dayNumber(date) - 1)), topic);
}

/** `Casa Prova closes at 11:00 PM; the hours today (Friday, November 20) are 5:00 PM – 11:00 PM.` */
function edgeText(day: placeHours.KnownDay, topic: Topic): string | undefined {
  const { edge, when } = topic;
  const minutes = edge && placeHours.edgeOf(day.hours, edge, when.part);
  if (minutes === undefined || !Number.isFinite(minutes)) return undefined;
  const key = topic.service === undefined ? 'hoursEdge' : 'hoursServiceEdge';
  const time = words.clockTime(minutes, topic.say);
  return dayText(day, topic, `${key}${edge === 'open' ? 'Open' : 'Close'}`, { time });
}

/** `Casa Prova is open on Monday, March 2, 5:00 PM – 10:00 PM.`, or another sentence about that day. */
function dayText(day: placeHours.KnownDay, { what, service, say }: Topic, key?: SentenceKey, more?: Values): string {
  const usual = words.isClosed(day.hours) ? 'hoursClosedDay' : 'hoursOpenDay';
  const note = day.special ? ` (${placeHours.specialNote(day, say)})` : '';
  const values = { what, day: day.title, hours: words.hoursText(day.hours, say), note, ...more };
  return say(key ?? (day.hours?.raw || service !== undefined ? 'hoursServiceDay' : usual), values);
}
