/** Times, days and hours in words of the question's language. */
import { dayNumber, minutesPerDay, weekdayOfDay, weekdays } from '@tablefront/restaurant/opening-hours/calendar';
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import { formatMinutes } from '@tablefront/restaurant/opening-hours/hours-table';
import type { DayHours, OpeningHours, Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';
import { isAllDay } from '@tablefront/restaurant/opening-hours/spans';
import { nextOpening, openState } from '@tablefront/restaurant/opening-hours/status';
import type { Language } from '../language/language.ts';
import type { Say } from '../language/say.ts';
import { holidays } from '../vocabulary/holidays.ts';
import type { DayName, When } from './when.ts';

const locales: Record<Language, string> = { en: 'en-US', fr: 'fr-CA', es: 'es' };
const styles = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  date: { month: 'long', day: 'numeric' },
  weekday: { weekday: 'long' },
  short: { weekday: 'short' },
} as const;

/** Making one takes longer than the rest of an answer. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(style: keyof typeof styles, { language }: Say, year?: 'numeric'): Intl.DateTimeFormat {
  const key = [language, style, year].join(' ');
  const options = { ...styles[style], ...(year && { year }), timeZone: 'UTC' };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], options);
  formats.set(key, format);
  return format;
}

/** `9:00 PM`; in French and Spanish `21:00`. From 1440 on it is the time of the next day. */
export function clockTime(minutes: number, { language }: Say): string {
  return language === 'en' ? formatMinutes(minutes) : hourAndMinute(minutes);
}

export function hourAndMinute(minutes: number): string {
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM`; what could not be read stands as it is written. */
export function hoursText(day: DayHours | null | undefined, say: Say): string {
  if (day === undefined) return say('hoursNotKnown');
  const spans =
    day && isAllDay(day)
      ? [say('hours24')]
      : (day?.spans ?? []).map(({ open, close }) => `${clockTime(open, say)} – ${clockTime(close, say)}`);
  return [...spans, ...(day?.raw ?? [])].join(', ') || say('hoursClosed');
}

export function weekdayText(weekday: Weekday, say: Say, style: 'weekday' | 'short' = 'weekday'): string {
  // A Monday, and the days after it.
  return formatOf(style, say).format(Date.UTC(2024, 0, 1 + weekday));
}

/** `Sunday, November 22`, or `December 24 – 26`; with the year where it is not today’s. */
export function datesText(from: string, through: string, today: string | undefined, say: Say): string {
  const year = today?.slice(0, 4) === through.slice(0, 4) ? undefined : 'numeric';
  if (from === through) return formatOf('day', say, year).format(new Date(from));
  return formatOf('date', say, year)
    .formatRange(new Date(from), new Date(through))
    .replace(/[\u2009\u202f\u00a0]/g, ' ');
}

/** `today (Friday, November 20)`, `on Christmas Day (Friday, December 25)`; `on Monday` where no date is known. */
export function dayTitle(day: DayName, date: string | undefined, today: string | undefined, say: Say): string {
  if (date === undefined)
    return day.kind === 'weekday' ? say('hoursOnDay', { day: weekdayText(day.weekday, say) }) : say('hoursThatDay');
  const written = datesText(date, date, today, say);
  if (day.kind === 'holiday') return say('hoursOnHoliday', { holiday: `${holidayName(day, say)} (${written})` });
  const ahead = today === undefined ? undefined : dayNumber(date) - dayNumber(today);
  if (ahead === 0) return say('hoursToday', { day: written });
  return say(ahead === 1 ? 'hoursTomorrow' : 'hoursOnDay', { day: written });
}

export function holidayName(day: DayName, { language }: Say): string {
  return (day.kind === 'holiday' && holidays.find(({ name }) => name === day.name)?.names[language]) || '';
}

/** The texts of the days, Monday first; days in a row of the same text are named together, those without one are left out. */
export function groupedDays(texts: readonly (string | undefined)[], say: Say): string {
  const runs: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const weekday of weekdays) {
    const text = texts[weekday];
    const run = runs.at(-1);
    if (text === undefined) continue;
    if (run?.text === text && run.last === weekday - 1) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, text });
  }
  const name = (weekday: Weekday) => weekdayText(weekday, say, 'short');
  return runs
    .map(({ first, last, text }) => `${[...new Set([name(first), name(last)])].join(' – ')} ${text}`)
    .join('; ');
}

export function isClosed(day: DayHours | null | undefined): boolean {
  return day === null || (day !== undefined && day.spans.length === 0 && !day.raw);
}

/** The hours of the week and the days it is closed; undefined where no hours of the week are known. */
export function weekText({ week }: OpeningHours, say: Say): string | undefined {
  if (week.every((day) => day === null)) return undefined;
  const open = groupedDays(
    week.map((day) => (isClosed(day) ? undefined : hoursText(day, say))),
    say,
  );
  const closed = weekdays.filter((weekday) => isClosed(week[weekday])).map((weekday) => weekdayText(weekday, say));
  if (closed.length === 7) return say('hoursClosed');
  return closed.length === 0 ? open : say('hoursWeekClosed', { week: open, days: closed.join(', ') });
}

/** `open until 9:00 PM`, `closed now`, `closed today`, or what is written where it cannot be read; for a card or a list. */
export function statusText(hours: OpeningHours, clock: Clock, say: Say): string {
  const state = openState(hours, clock);
  if (state.state === 'none') return say('hoursNotKnown');
  if (state.state === 'unknown') return state.raw;
  if (state.state === 'closed') return say(state.today === 'hours' ? 'hoursClosedNow' : 'hoursClosedToday');
  if (state.allDay || state.until === undefined) return say('hoursOpen24');
  const day = weekdayOfDay(dayNumber(clock.date) + Math.floor(state.until / minutesPerDay));
  const time = clockTime(state.until, say);
  const far = state.until - clock.minutes >= minutesPerDay;
  return say('hoursOpenUntil', { time: far ? `${time} ${weekdayText(day, say)}` : time });
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
  const values = { time: clockTime(time.minutes, say), end: clockTime(time.to ?? 0, say) };
  return say(time.to === undefined ? `hoursTime_${time.relation}` : 'hoursFromTo', values);
}
