/** The hours of one location: now, on a day, at a time, for a meal. */
import { dayNumber, minutesPerDay, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import { dayText, weekdayName } from '@tablefront/restaurant/opening-hours/hours-table';
import type { DayHours, OpeningHours } from '@tablefront/restaurant/opening-hours/opening-hours';
import { isAllDay } from '@tablefront/restaurant/opening-hours/spans';
import { nextOpeningText, openState, statusLine } from '@tablefront/restaurant/opening-hours/status';
import { hoursOn, specialEntriesOn } from '@tablefront/restaurant/opening-hours/timeline';
import { listed } from './answer.ts';
import { type Asking, nextStep } from './asking.ts';
import { dateOf } from './date-of-day.ts';
import { holidayHint, holidayText, isHoliday, specialOnly, unlistedHoliday, usualHours } from './holiday-hours.ts';
import { dayTitle, hoursSentence, weekText } from './hours-in-words.ts';
import { holdsAt, type PlaceHours } from './place-hours.ts';
import type { Request } from './understand.ts';
import type { DayName, When } from './when.ts';

/** The answer in words, of a location whose hours are known. */
export function onePlace(
  { place, hours, clock }: PlaceHours,
  request: Request,
  asking: Asking,
  pickup: boolean,
): string {
  const { when, text } = request;
  const what = pickup ? `Pickup at ${place.label}` : place.label;
  const week = weekText(hours);
  if (when.holidays && when.days.length === 0) return holidayText(hours, what, clock, asking);

  const days = daysOf(when, request);
  if (days.length > 0) {
    const sentences = days.map((day) => dayAnswer(day, { place, hours, clock }, when, what, asking, text));
    return [...new Set(sentences)].join('\n');
  }
  if (!clock) {
    // Without a clock of the place nothing can be said of now.
    return week === undefined
      ? specialOnly(hours, what, clock, asking)
      : `The hours of ${what} are: ${week}.${holidayHint(hours, clock, asking)}`;
  }
  const asksWeek = /\bhours\b/.test(text) && !when.now && when.time === undefined && when.part === undefined;
  const meal = mealOfWeek(hours, when, text);
  if (meal !== undefined) return `${meal}${week === undefined ? '' : ` The hours of ${what}: ${week}.`}`;
  if ((when.time && when.time.relation !== 'at') || when.part || when.time) {
    return dayAnswer({ kind: 'relative', days: 0 }, { place, hours, clock }, when, what, asking, text);
  }
  const now = nowText({ place, hours, clock }, pickup);
  if (asksWeek || !when.named)
    return `${now}${week === undefined ? '' : ` The week: ${week}.`}${holidayHint(hours, clock, asking)}`;
  return now;
}

/** `Are you open for lunch` without a day asks about the week, not about today. */
function mealOfWeek({ week }: OpeningHours, { part, time, now }: When, text: string): string | undefined {
  if (!part || time || now || !/^for (?:breakfast|brunch|lunch|dinner)$/.test(part.name)) return undefined;
  if (
    /\b(?:when|what time|how late|between|clos\w*|(?:lunch|dinner|breakfast|brunch) (?:and|or|to))\b/.test(text) ||
    week.some((day) => day?.raw)
  )
    return undefined;
  const days = week.flatMap((day, index) =>
    day?.spans.some(({ open, close }) => open < part.to && close > part.from)
      ? [`${weekdayName(weekdayOfDay(index - 3 + 7))}s`]
      : [],
  );
  if (week.every((day) => day === null)) return undefined;
  if (days.length === 7) return `Yes, it is open ${part.name} every day.`;
  return days.length === 0 ? `No, it is not open ${part.name} on any day.` : `Open ${part.name} on ${listed(days)}.`;
}

/** The days that are asked about apart from this moment. */
function daysOf(when: When, { text }: Request): DayName[] {
  const [first, ...others] = when.days;
  const onlyToday = others.length === 0 && first?.kind === 'relative' && first.days === 0;
  if (onlyToday && when.now && when.part === undefined) return [];
  if (when.days.length === 0 && /\bhow late\b|\b(?:close|closing)\b/.test(text) && when.now) return [];
  return when.days;
}

function nowText({ place, hours, clock }: PlaceHours, pickup: boolean): string {
  if (!clock) return '';
  const state = openState(hours, clock);
  const line = statusLine(hours, clock, pickup ? 'pickup' : 'restaurant');
  const next = nextOpeningText(hours, clock);
  const today = hoursOn(hours, dayNumber(clock.date));
  const todays = today && today.spans.length > 0 && !isAllDay(today) ? ` Today’s hours: ${dayText(today)}.` : '';
  switch (state.state) {
    case 'open':
      return `${pickup ? `${place.label}: ${line}` : `Yes, ${place.label} is ${line}`}.${todays}`;
    case 'closed':
      return `${place.label} is ${pickup ? 'closed for pickup' : 'closed'} ${state.today === 'hours' ? 'now' : 'today'}.${next === undefined ? '' : ` ${next}.`}${todays}`;
    case 'unknown':
      return `Of today’s hours, ${place.label} says: ${state.raw}.`;
    case 'none':
      return `I don’t know today’s hours of ${place.label}.`;
  }
}

/** What holds on one day, with yes or no where a time of it is asked for. */
function dayAnswer(
  day: DayName,
  { place, hours, clock }: PlaceHours,
  when: When,
  what: string,
  asking: Asking,
  text: string,
): string {
  const about = asking.now.toISOString().slice(0, 10);
  const date = dateOf(day, clock?.date, about);
  if (date === undefined) {
    if (day.kind === 'weekday') {
      const ofWeek = hours.week.every((entry) => entry === null) ? undefined : (hours.week[day.weekday] ?? null);
      if (ofWeek === undefined) return `I don’t know the hours of ${what} on ${weekdayName(day.weekday)}.`;
      return `${verdict(ofWeek, null, when, text)}${hoursSentence(what, `on ${weekdayName(day.weekday)}`, ofWeek)}.`;
    }
    const week = weekText(hours);
    return week === undefined
      ? specialOnly(hours, what, clock, asking)
      : `The hours of ${what} are: ${week}.${holidayHint(hours, clock, asking)}`;
  }
  const number = dayNumber(date);
  const found = hoursOn(hours, number);
  const special = specialEntriesOn(hours, number).length > 0;
  const name = dayTitle(day, date, clock?.date);
  if (found === undefined) return `I don’t know the hours of ${what} ${name}.`;
  if (!special && isHoliday(day))
    return `${unlistedHoliday(name)} ${usualHours(what, date, found)} ${nextStep([place], asking, 'to be sure')}`;
  const note = special ? ' (holiday hours)' : '';
  const before = hoursOn(hours, number - 1) ?? null;
  const past = pastToday(date, { hours, clock }, when);
  const line = `${verdict(found, before, when, text)}${hoursSentence(what, name, found)}`;
  return `${line}${note}.${past}`;
}

type Known = Pick<PlaceHours, 'hours' | 'clock'>;

/** That a place has closed for today already, or is open at this moment. */
function pastToday(date: string, { hours, clock }: Known, when: When): string {
  if (!clock || date !== clock.date || when.time) return '';
  const state = openState(hours, clock);
  if (state.state === 'open') return ` It is ${statusLine(hours, clock, 'restaurant')}.`;
  const next = nextOpeningText(hours, clock);
  return state.state === 'closed' && state.today === 'hours'
    ? ` It is closed now.${next === undefined ? '' : ` ${next}.`}`
    : '';
}

function verdict(day: DayHours | null, before: DayHours | null, when: When, text: string): string {
  if (day?.raw) return '';
  const spans = [
    ...(day?.spans ?? []),
    ...(before?.spans ?? []).map(({ open, close }) => ({ open: open - minutesPerDay, close: close - minutesPerDay })),
  ];
  const own = day?.spans ?? [];
  const { time, part } = when;
  if (time) {
    return holdsAt(time, own, spans) ? 'Yes. ' : 'No. ';
  }
  const asks = /\b(?:are|is|r|will|do|does|can|could|may)\b/.test(text) && !/\b(?:what|when|how|which)\b/.test(text);
  if (part && (asks || own.length === 0)) {
    return own.some(({ open, close }) => open < part.to && close > part.from) ? 'Yes. ' : 'No. ';
  }
  if (!asks) return '';
  const asksClosed = /\bclosed?\b/.test(text) && !/\bopen\b/.test(text);
  const open = own.length > 0;
  return open !== asksClosed ? 'Yes. ' : 'No. ';
}
