/** What is configured for a date, and all spans of the days around a moment on one line of minutes. */
import { dateOfDay, dayNumber, MINUTES_PER_DAY, weekdayOfDay } from './calendar.ts';
import { type Clock, momentOf } from './clock.ts';
import type { DayHours, OpeningHours, Span, SpecialHours } from './opening-hours.ts';
import { joinDays, mergeSpans } from './spans.ts';

/** Days after today that are looked at: up to and including the same weekday next week. */
export const DAYS_AHEAD = 7;

/**
 * The hours of a date, given in days since 1970-01-01. `null`: the week has no entry for it, so it is closed.
 * Undefined: nothing is known, since there is no week at all (only special hours of other dates).
 */
export function hoursOn(hours: OpeningHours, day: number): DayHours | null | undefined {
  const special = specialEntriesOn(hours, day);
  if (special.length > 0) return joinDays(special.map((entry) => entry.hours));
  if (hours.week.every((entry) => entry === null)) return undefined;
  return hours.week[weekdayOfDay(day)] ?? null;
}

/**
 * The special hours that hold on a date, given in days since 1970-01-01; none on an ordinary day. The shorter range wins
 * over the longer, then the later entry over the earlier; equal ranges add up.
 */
export function specialEntriesOn(hours: OpeningHours, day: number): SpecialHours[] {
  if (!hours.special?.length) return [];
  const date = dateOfDay(day);
  const weekday = weekdayOfDay(day);
  const covering = hours.special.filter(
    (entry) => entry.from <= date && date <= entry.through && (entry.weekdays?.includes(weekday) ?? true),
  );
  if (covering.length === 0) return [];
  const lengths = covering.map((entry) => dayNumber(entry.through) - dayNumber(entry.from));
  const winner = covering[lengths.lastIndexOf(Math.min(...lengths))];
  return covering.filter((entry) => entry.from === winner?.from && entry.through === winner.through);
}

/** The days around a moment. All times are minutes after the midnight that begins today. */
export interface Timeline {
  today: DayHours | null | undefined;
  /** Of yesterday to the same weekday next week, as configured. */
  spans: Span[];
  /** The same, those that touch or overlap made one, across midnight too. */
  stretches: Span[];
  /** The stretch that holds now. */
  current: Span | undefined;
  /** Whether there are hours, or at least something is said, on each of the days from today on. */
  days: (DayHours | null | undefined)[];
}

/** The days from yesterday to the same weekday next week. */
export function timelineAround(hours: OpeningHours, clock: Clock): Timeline {
  const today = dayNumber(clock.date);
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => hoursOn(hours, today + index - 1));
  const spans = days.flatMap((day, index) => {
    const shift = (index - 1) * MINUTES_PER_DAY;
    return (day?.spans ?? []).map((span) => ({ open: span.open + shift, close: span.close + shift }));
  });
  // Also joined by moments: where a clock change leaves out the time between two spans, nobody sees it closed.
  const stretches = mergeSpans(
    spans,
    (last, next) => next.open <= last.close || momentOf(clock, next.open) <= momentOf(clock, last.close),
  );
  const current = stretches.find((stretch) => stretch.open <= clock.minutes && clock.minutes < stretch.close);
  return { today: days[1], spans, stretches, current, days: days.slice(1) };
}
