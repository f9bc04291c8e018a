/** What hours a location keeps on a day, and whether it is open at a time of it. */
import { dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import type { DayHours, OpeningHours, Span } from '@tablefront/restaurant/opening-hours/opening-hours';
import { hoursOn, specialEntriesOn } from '@tablefront/restaurant/opening-hours/timeline';
import { dateOf } from './date-of-day.ts';
import type { Place } from './knowledge.ts';
import type { DayName, When } from './when.ts';

/** A location whose hours are known; without a clock where its time zone is not. */
export interface PlaceHours {
  place: Place;
  hours: OpeningHours;
  clock?: Clock;
}

/** What holds on a named day; `day` is null where it is closed and undefined where nothing is known. */
export function dayOf(
  { hours, clock }: PlaceHours,
  day: DayName,
): { day: DayHours | null | undefined; date?: string; special: boolean } {
  const date = clock ? dateOf(day, clock.date, clock.date) : undefined;
  if (date !== undefined)
    return { day: hoursOn(hours, dayNumber(date)), date, special: specialEntriesOn(hours, dayNumber(date)).length > 0 };
  if (day.kind === 'weekday' && hours.week.some((entry) => entry !== null))
    return { day: hours.week[day.weekday] ?? null, special: false };
  return { day: undefined, special: false };
}

/** Whether a day’s hours take in the time or part of the day that is asked for. */
export function isOpenIn(day: DayHours | null | undefined, { part, time }: When): boolean {
  if (day?.raw) return true;
  const spans = day?.spans ?? [];
  if (time) return holdsAt(time, spans, spans);
  return part ? spans.some(({ open, close }) => open < part.to && close > part.from) : spans.length > 0;
}

/** @param around the day's own spans, and those of the day before that may reach into it */
export function holdsAt(
  { minutes, relation }: NonNullable<When['time']>,
  own: readonly Span[],
  around: readonly Span[],
): boolean {
  switch (relation) {
    case 'after':
      return own.some(({ close }) => close > minutes);
    case 'until':
      return own.some(({ close }) => close >= minutes);
    case 'before':
      return own.some(({ open }) => open < minutes);
    case 'at':
      return around.some(({ open, close }) => open <= minutes && minutes < close);
  }
}
