/** Opening hours as a configuration writes them. */
import { most } from '../limits.ts';
import { clockText, MINUTES_PER_DAY, weekdays } from './calendar.ts';
import { weekdayName } from './hours-table.ts';
import type { DayHours, OpeningHours, Span, SpecialHours, Weekday } from './opening-hours.ts';
import { readOpeningHours } from './read-opening-hours.ts';

/** A text such as `Mo-Fr 11:00-22:00; Su off` where that says all, else entries; `readOpeningHours` reads either as the same hours. */
export function writtenHours(hours: OpeningHours): string | object[] {
  const text = textOf(hours);
  const read = readOpeningHours(text, '', () => {});
  return read && JSON.stringify(read) === JSON.stringify(hours) ? text : entriesOf(hours);
}

function textOf({ week }: OpeningHours): string {
  const days = new Map<string, Weekday[]>();
  for (const weekday of weekdays) {
    const day = week[weekday];
    if (!day) continue;
    const times = day.spans.length === 0 ? 'off' : timesOf(day.spans);
    days.set(times, [...(days.get(times) ?? []), weekday]);
  }
  return Array.from(days, ([times, those]) => `${daysText(those)} ${times}`).join('; ');
}

/** `Mo-We,Fr` */
function daysText(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const short = (day: Weekday | undefined) => (day === undefined ? '' : weekdayName(day).slice(0, 2));
  return runs.map((run) => (run.length > 1 ? `${short(run[0])}-${short(run.at(-1))}` : short(run[0]))).join(',');
}

function entriesOf({ week, special = [] }: OpeningHours): object[] {
  const days = weekdays.flatMap((weekday) => {
    const day = week[weekday];
    return day ? timesEntries(day).map((times) => ({ day: weekdayName(weekday), ...times })) : [];
  });
  const dates = special.map(datesEntry);
  if (days.length + dates.length <= most.hours) return [...days, ...dates];
  // A list holds so many, and lists within it as many again.
  const lists = Array.from({ length: Math.ceil(dates.length / most.hours) }, (_, at) =>
    dates.slice(at * most.hours, (at + 1) * most.hours),
  );
  return [...days, ...lists];
}

function datesEntry({ from, through, weekdays: days, name, hours }: SpecialHours): object {
  return {
    validFrom: from,
    validThrough: through,
    ...(days && { dayOfWeek: days.map(weekdayName) }),
    ...(name !== undefined && { name }),
    ...timesEntries(hours)[0],
  };
}

/** What could not be read stands under a name that says nothing of times, so that it is kept as it is. */
function timesEntries({ spans, raw = [] }: DayHours): object[] {
  const texts = raw.map((text) => ({ text }));
  if (spans.length > 0) return [{ hours: timesOf(spans) }, ...texts];
  return texts.length > 0 ? texts : [{ closed: true }];
}

function timesOf(spans: readonly Span[]): string {
  return spans.flatMap(parts).map(spanText).join(', ');
}

/** No span of text tells 24 hours from another time than midnight; two that touch do. */
function parts({ open, close }: Span): Span[] {
  if (open === 0 || close - open < MINUTES_PER_DAY) return [{ open, close }];
  const last = MINUTES_PER_DAY - 1;
  return [
    { open, close: last },
    { open: last, close },
  ];
}

function spanText({ open, close }: Span): string {
  return `${timeText(open)}-${timeText(close > MINUTES_PER_DAY ? close - MINUTES_PER_DAY : close)}`;
}

function timeText(minutes: number): string {
  return minutes === MINUTES_PER_DAY ? '24:00' : clockText(minutes);
}
