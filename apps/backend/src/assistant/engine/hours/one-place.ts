/** The hours of one location, or of one of its services: now, on days, at a time, for a meal. */
import { dayNumber, minutesPerDay, weekdays } from '@tablefront/restaurant/opening-hours/calendar';
import { isAllDay } from '@tablefront/restaurant/opening-hours/spans';
import { openState } from '@tablefront/restaurant/opening-hours/status';
import { hoursOn } from '@tablefront/restaurant/opening-hours/timeline';
import { type Check, capital } from '../answer.ts';
import { type Asking, nextStep, verdict } from '../asking.ts';
import type { HoursAsked } from './asked.ts';
import { holidayHint, holidayText, isHoliday, unlistedHoliday, usualHours } from './holiday-hours.ts';
import * as words from './hours-in-words.ts';
import { dayOf, isOpenIn, isOpenThen, type KnownDay, type PlaceHours } from './place-hours.ts';
import type { DayName, TimeOfDay, When } from './when.ts';

/** What is told, and what was checked for it. */
export interface Told {
  text: string;
  check?: Check;
  unknown?: boolean;
}

type Topic = PlaceHours & { asked: HoursAsked; asking: Asking; say: Asking['say'] };

const today: DayName = { kind: 'relative', days: 0 };
/** Minutes before the end in which it is said when it closes. */
const soon = 30;

export function onePlace(entry: PlaceHours, asked: HoursAsked, asking: Asking): Told {
  const topic: Topic = { ...entry, asked, asking, say: asking.say };
  const { days, time, part, holidays } = asked.when;
  const [day] = days;
  if (holidays && !day) return holidayText(entry, asking);
  if (days.length > 1) return ofDays(topic);
  if (day && !isThisMoment(asked.when)) return ofDay(dayOf(entry, day, asking), topic);
  if (!entry.clock) return ofWeek(topic);
  const ofToday = () => ofDay(dayOf(entry, today, asking), topic);
  if (time || part) return mealOfWeek(topic) ?? ofToday();
  if (entry.service) return withWeek(asked.whether ? ofNow(topic) : ofToday(), topic);
  return wantsWeek(asked) ? withWeek(ofNow(topic), topic) : ofNow(topic);
}

function wantsWeek({ whether, edge, when, text }: HoursAsked): boolean {
  return !whether && !edge && (!when.named || (!when.now && /\bhours\b/.test(text)));
}

/** `Are you open now, today`. */
function isThisMoment({ days: [day], now, time, part }: When): boolean {
  return now && !part && !time && day?.kind === 'relative' && day.days === 0;
}

function withWeek(told: Told, { hours, say, asking, ...entry }: Topic): Told {
  const week = words.weekText(hours, say);
  const more = [
    ...(week === undefined ? [] : [say('hoursWeek', { week })]),
    ...holidayHint({ ...entry, hours }, asking),
  ];
  return { ...told, text: [told.text, ...more].join(' ') };
}

/** Each day with its own hours, and no verdict: it could only be one of them. */
function ofDays(topic: Topic): Told {
  const days = topic.asked.when.days.map((name) => dayOf(topic, name, topic.asking));
  const unknown = days.some((day) => unsure(day, topic) !== undefined);
  const lines = [...new Set(days.map((day) => unsure(day, topic) ?? dayText(day, topic)))];
  return { text: [...lines, ...(unknown ? [nextStep([topic.place], topic.asking)] : [])].join('\n'), unknown };
}

/** The week, where nothing can be said of a moment, since the place’s clock is not known. */
function ofWeek(topic: Topic): Told {
  const { what, hours, asking, say } = topic;
  const week = words.weekText(hours, say);
  if (week === undefined) return holidayText(topic, asking);
  return { text: [say('hoursAre', { what, week }), ...holidayHint(topic, asking)].join(' ') };
}

function judged(holds: boolean, what: string, text: string, { asking }: Topic): Told {
  const check = { what, holds };
  return { text: `${verdict(check, asking)} ${text}`, check };
}

function ofNow(topic: Topic): Told {
  const { hours, clock, what, service, place, asked, asking, say } = topic;
  if (!clock) return ofWeek(topic);
  const { whether } = asked;
  const state = openState(hours, clock);
  if (state.state === 'none')
    return { text: `${say('hoursUnknownToday', { what })} ${nextStep([place], asking)}`, unknown: true };
  if (state.state === 'unknown') return { text: say('hoursRawToday', { what, hours: state.raw }) };
  const day = hoursOn(hours, dayNumber(clock.date));
  const opening = words.openingText(hours, clock, say);
  const text = [
    say(service === undefined ? 'hoursIs' : 'hoursServiceIs', { what, status: words.statusText(hours, clock, say) }),
    ...(opening === undefined ? [] : [`${capital(opening)}.`]),
    ...(day && day.spans.length > 0 && !isAllDay(day)
      ? [say('hoursTodays', { hours: words.hoursText(day, say) })]
      : []),
  ].join(' ');
  if (!whether) return { text };
  return judged((state.state === 'open') === (whether === 'open'), `${what} ${whether} now`, text, topic);
}

/** `Are you open for lunch` without a day asks about the week, not about today. */
function mealOfWeek(topic: Topic): Told | undefined {
  const { hours, what, service, asked, say } = topic;
  const { part, now, time } = asked.when;
  const { week } = hours;
  const isMeal = part && ['breakfast', 'brunch', 'lunch', 'dinner'].includes(part.name);
  if (!isMeal || now || time || service || asked.edge || /\bbetween\b/.test(asked.text)) return undefined;
  if (week.some((day) => day?.raw) || week.every((day) => day === null)) return undefined;
  const open = weekdays.filter((weekday) => isOpenIn(part, week[weekday]?.spans));
  const days = say.list(open.map((weekday) => say('hoursEvery', { day: words.weekdayText(weekday, say) })));
  const key = open.length === 7 ? 'hoursMealDaily' : open.length === 0 ? 'hoursMealNever' : 'hoursMealOn';
  const all = say('hoursOfWeek', { what, week: words.weekText(hours, say) ?? '' });
  const text = `${say(key, { moment: words.momentText({ part }, say), days })} ${all}`;
  if (asked.whether !== 'open' || key === 'hoursMealOn') return { text };
  return judged(open.length === 7, `${what} open ${part.name} every day`, text, topic);
}

/** What is said of a day whose hours are not stated. */
function unsure(day: KnownDay, { what, clock, asking, say }: Topic): string | undefined {
  if (day.hours === undefined) return say('hoursUnknownDay', { what, day: day.title });
  if (day.special || !isHoliday(day.name)) return undefined;
  return `${unlistedHoliday(day, clock?.date, asking)} ${usualHours(what, day, asking)}`;
}

/** What holds on one day, with yes or no where that was asked. */
function ofDay(day: KnownDay, topic: Topic): Told {
  const { asked, asking, place } = topic;
  const { time, part } = asked.when;
  if (day.hours === undefined && day.date === undefined && day.name.kind !== 'weekday') return ofWeek(topic);
  const unstated = unsure(day, topic);
  if (unstated !== undefined) return { text: `${unstated} ${nextStep([place], asking, 'be sure')}`, unknown: true };
  if (day.hours?.raw) return { text: dayText(day, topic) };
  return asked.whether && (time || part) ? atMoment(day, topic) : wholeDay(day, topic);
}

/** The time that is meant: counted from now, or in the other half of the day where only that can be. */
function settled(time: TimeOfDay, { hours }: KnownDay, { clock, asked: { text } }: Topic): TimeOfDay {
  const { minutes, relation, to } = time;
  if (time.fromNow) return { ...time, minutes: (clock?.minutes ?? 0) + minutes };
  const spans = hours?.spans ?? [];
  if (!time.vague || spans.length === 0) return time;
  const late = /\b(?:still|late|later)\b/.test(text);
  const dayOnly = relation === 'at' && !late && spans.every(({ close }) => close <= 17 * 60);
  const morning = minutes >= 17 * 60 && (dayOnly || (relation === 'before' && /\bopens?\b/.test(text)));
  const evening = minutes < 720 && (late || spans.every(({ open }) => open >= 15 * 60));
  const shift = morning ? -720 : evening ? 720 : 0;
  return { ...time, minutes: minutes + shift, ...(to !== undefined && { to: to + shift }) };
}

/** Whether it is open at the time or in the part of the day that is asked about. */
function atMoment(day: KnownDay, topic: Topic): Told {
  const { service, asked, say } = topic;
  const time = asked.when.time && settled(asked.when.time, day, topic);
  const when = { time, part: asked.when.part };
  const open = isOpenThen(when, day);
  const values = { ...valuesOf(day, topic), moment: words.momentText(when, say) };
  const text =
    service !== undefined || words.isClosed(day.hours)
      ? dayText(day, topic)
      : say(open ? 'hoursOpenThen' : 'hoursNotOpenThen', values);
  const what = time ? `${time.relation} ${words.hourAndMinute(time.minutes)}` : `in ${when.part?.name}`;
  return judgedOn(open, what, [text, ...(time ? aroundThen(time, open, day, topic) : [])].join(' '), day, topic);
}

/** @param moment what was asked of the day, `at 21:00` */
function judgedOn(open: boolean, moment: string, text: string, { date, title }: KnownDay, topic: Topic): Told {
  const { what, asked } = topic;
  const check = [what, asked.whether, moment, 'on', date ?? title].filter(Boolean).join(' ');
  return judged(open === (asked.whether === 'open'), check, text, topic);
}

/** That it closes soon after the time that is asked about, or when it opens after it. */
function aroundThen(
  { minutes, relation, to }: TimeOfDay,
  open: boolean,
  { around }: KnownDay,
  { say }: Topic,
): string[] {
  if (relation !== 'at' || to !== undefined) return [];
  const span = around.find((some) => some.open <= minutes && minutes < some.close);
  if (span)
    return span.close - minutes <= soon ? [say('hoursClosesSoon', { time: words.clockTime(span.close, say) })] : [];
  const later = around.find((some) => some.open > minutes && some.open < minutesPerDay);
  const again = around.some((some) => some.open >= 0 && some.close <= minutes);
  return later && !open
    ? [say(again ? 'hoursOpensAgain' : 'hoursOpensFirst', { time: words.clockTime(later.open, say) })]
    : [];
}

function wholeDay(day: KnownDay, topic: Topic): Told {
  const { clock, hours, service, asked, say } = topic;
  const open = !words.isClosed(day.hours);
  const isToday = clock !== undefined && day.date === clock.date;
  const isOver = isToday && !day.around.some(({ open: from, close }) => from < minutesPerDay && close > clock.minutes);
  if (isOver && open && !service) return ofNow(topic);
  const edged = asked.edge && !asked.whether ? edgeText(asked.edge, day, topic) : undefined;
  const text = [edged ?? dayText(day, topic)];
  if (isToday && open && !edged && !service) {
    const opening = words.openingText(hours, clock, say);
    text.push(opening ? `${capital(opening)}.` : say('hoursItIs', { status: words.statusText(hours, clock, say) }));
  }
  if (!asked.whether) return { text: text.join(' ') };
  return judgedOn(open, '', text.join(' '), day, topic);
}

/** `Casa Prova closes at 11:00 PM; the hours today (Friday, November 20) are 5:00 PM – 11:00 PM.` */
function edgeText(edge: 'open' | 'close', day: KnownDay, topic: Topic): string | undefined {
  const { service, say, asked } = topic;
  const { part } = asked.when;
  const { hours } = day;
  if (!hours || isAllDay(hours)) return undefined;
  const times = hours.spans.filter((span) => !part || isOpenIn(part, [span])).map((span) => span[edge]);
  if (times.length === 0) return undefined;
  const time = words.clockTime(edge === 'open' ? Math.min(...times) : Math.max(...times), say);
  const key = service === undefined ? 'hoursEdge' : 'hoursServiceEdge';
  return say(`${key}${edge === 'open' ? 'Open' : 'Close'}`, { ...valuesOf(day, topic), time });
}

/** `Casa Prova is open on Monday, March 2, 5:00 PM – 10:00 PM.` */
function dayText(day: KnownDay, topic: Topic): string {
  const { service, say } = topic;
  const values = valuesOf(day, topic);
  if (day.hours?.raw || service !== undefined) return say('hoursServiceDay', values);
  if (!day.hours || words.isClosed(day.hours)) return say('hoursClosedDay', values);
  return say(isAllDay(day.hours) ? 'hoursOpenDay24' : 'hoursOpenDay', values);
}

function valuesOf({ hours, title, special }: KnownDay, { what, say }: Topic) {
  return { what, day: title, hours: words.hoursText(hours, say), note: special ? ` (${say('hoursSpecial')})` : '' };
}
