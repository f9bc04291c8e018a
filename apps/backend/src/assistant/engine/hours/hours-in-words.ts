/** Times, days and hours in words of the question's language. */
import { dayNumber, MINUTES_PER_DAY, weekdayOfDay, weekdays } from '@tablefront/restaurant/opening-hours/calendar';
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import { formatMinutes } from '@tablefront/restaurant/opening-hours/hours-table';
import type { DayHours, OpeningHours, Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import { isAllDay } from '@tablefront/restaurant/opening-hours/spans';
import { nextOpening, openState } from '@tablefront/restaurant/opening-hours/status';
import type { Say } from '../language/say.ts';
import { holidays } from '../vocabulary/holidays.ts';
import type { DayName, When } from './when.ts';

/** Making one takes longer than the rest of an answer. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ language }: Say, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const locale = { en: 'en-US', fr: 'fr-CA', es: 'es' }[language];
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** `9:00 PM`; in French and Spanish `21:00`, and `00:30` after midnight. From 1440 on it is the time of the next day. */
export function clockTime(minutes: number, { language }: Say): string {
  if (language === 'en') return formatMinutes(minutes);
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour === 0 ? '00' : hour}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM`; what could not be read stands as it is written. */
export function hoursText(day: DayHours | null | undefined, say: Say): string {
  if (day === undefined) return say('hoursNotKnown');
  const allDay = day && isAllDay(day) ? [say('hours24')] : undefined;
  const spans = (day?.spans ?? []).map(({ open, close }) => `${clockTime(open, say)} – ${clockTime(close, say)}`);
  return [...(allDay ?? spans), ...(day?.raw ?? [])].join(', ') || say('hoursClosed');
}

export function weekdayText(weekday: Weekday, say: Say, style: 'long' | 'short' = 'long'): string {
  // A Monday, and the days after it.
  return formatOf(say, { weekday: style }).format(Date.UTC(2024, 0, 1 + weekday));
}

/** `Sunday, November 22`, or `December 24 – 26`; with the year where it is not today’s. */
export function datesText(from: string, through: string, today: string | undefined, say: Say): string {
  const year = today?.slice(0, 4) === through.slice(0, 4) ? undefined : 'numeric';
  const weekday = from === through ? 'long' : undefined;
  const format = formatOf(say, { weekday, month: 'long', day: 'numeric', year });
  const text = format.formatRange(new Date(from), new Date(through)).replace(/[\u2009\u202f\u00a0]/g, ' ');
  return say.language === 'fr' ? text.replace(/\b1 (?=\p{L})/gu, '1er ') : text;
}

/** `today (Friday, November 20)`, `on Christmas Day (Friday, December 25)`; `plain` without `on`. */
export function dayTitle(day: DayName, date: string, today: string | undefined, say: Say) {
  const written = datesText(date, date, today, say);
  // With its date, a holiday needs no country.
  const isNamed = ({ name }: { name: string }) => day.kind === 'holiday' && name === day.name.replace('American ', '');
  const holiday = day.shift ? undefined : holidays.find(isNamed)?.names[say.language];
  const plain = holiday === undefined ? written : `${holiday} (${written})`;
  if (holiday !== undefined) return { plain, title: say('hoursOnHoliday', { holiday: plain }) };
  const ahead = today === undefined ? undefined : dayNumber(date) - dayNumber(today);
  const key = ahead === 0 ? 'hoursToday' : ahead === 1 ? 'hoursTomorrow' : 'hoursOnDay';
  return { plain, title: say(key, { day: written }) };
}

export function isClosed(day: DayHours | null | undefined): boolean {
  return day === null || (day !== undefined && day.spans.length === 0 && !day.raw);
}

/** The hours of the week, days in a row of the same hours together, and the days it is closed; undefined where none are known. */
export function weekText(
  { week }: OpeningHours,
  say: Say,
  { closed }: { closed: boolean } = { closed: true },
): string | undefined {
  if (week.every((day) => day === null)) return undefined;
  const runs: { days: Weekday[]; text: string }[] = [];
  for (const weekday of weekdays.filter((day) => !isClosed(week[day]))) {
    const text = hoursText(week[weekday], say);
    const run = runs.at(-1);
    if (run?.text === text && run.days.at(-1) === weekday - 1) run.days.push(weekday);
    else runs.push({ days: [weekday], text });
  }
  if (runs.length === 0) return say('hoursClosed');
  const short = (days: Weekday[]) => days.map((day) => weekdayText(day, say, 'short')).join(' – ');
  const open = runs
    .map(({ days, text }) => `${short([...new Set([days.slice(0, 1), days.slice(-1)].flat())])} ${text}`)
    .join('; ');
  const others = weekdays.filter((weekday) => isClosed(week[weekday])).map((weekday) => weekdayText(weekday, say));
  return closed && others.length > 0 ? say('hoursWeekClosed', { week: open, days: others.join(', ') }) : open;
}

/** `open until 9:00 PM`, `closed now`, `closed today`, or what is written where it cannot be read; for a card or a list. */
export function statusText(hours: OpeningHours, clock: Clock, say: Say): string {
  const state = openState(hours, clock);
  if (state.state === 'none') return say('hoursNotKnown');
  if (state.state === 'unknown') return state.raw;
  if (state.state === 'closed') return say(state.today === 'hours' ? 'hoursClosedNow' : 'hoursClosedToday');
  if (state.allDay || state.until === undefined) return say('hoursOpen24');
  const day = weekdayOfDay(dayNumber(clock.date) + Math.floor(state.until / MINUTES_PER_DAY));
  const far = state.until - clock.minutes >= MINUTES_PER_DAY ? ` ${weekdayText(day, say)}` : '';
  return say('hoursOpenUntil', { time: `${clockTime(state.until, say)}${far}` });
}

/** `opens tomorrow at 11:00 AM`; undefined where it is open, or nobody knows when it opens. */
export function openingText(hours: OpeningHours, clock: Clock, say: Say): string | undefined {
  const opening = nextOpening(hours, clock);
  if (!opening) return undefined;
  const values = { day: weekdayText(opening.weekday, say), time: clockTime(opening.minutes, say) };
  if (opening.inDays === 0) return say('hoursOpens', values);
  if (opening.inDays === 1) return say('hoursOpensTomorrow', values);
  return say(opening.inDays === 7 ? 'hoursOpensNext' : 'hoursOpensOn', values);
}

/** `at 9:00 PM`, `until 10:00 PM`, `from 5:00 PM to 7:00 PM`, `for lunch`; empty where neither a time nor a part is asked about. */
export function momentText({ time, part }: Pick<When, 'time' | 'part'>, say: Say): string {
  if (!time) return part ? say(`hoursPart_${part.name}`) : '';
  if (time.fromNow)
    return say('hoursIn', { time: time.minutes % 60 === 0 ? `${time.minutes / 60} h` : `${time.minutes} min` });
  const values = { time: clockTime(time.minutes, say), end: clockTime(time.to ?? 0, say) };
  return say(time.to === undefined ? `hoursTime_${time.relation}` : 'hoursFromTo', values);
}
