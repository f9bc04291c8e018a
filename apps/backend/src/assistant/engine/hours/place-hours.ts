/** The hours that a location keeps, of itself or of a service: on a day, and at a time of it. */
import { dayNumber, minutesPerDay } from '@tablefront/restaurant/opening-hours/calendar';
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import type { DayHours, OpeningHours, Span } from '@tablefront/restaurant/opening-hours/opening-hours';
import { mergeSpans } from '@tablefront/restaurant/opening-hours/spans';
import { hoursOn, specialEntriesOn } from '@tablefront/restaurant/opening-hours/timeline';
import type { Asking } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { dateOf } from './date-of-day.ts';
import { dayTitle } from './hours-in-words.ts';
import type { DayName, DayPart, TimeOfDay, When } from './when.ts';

export interface PlaceHours {
  place: Place;
  hours: OpeningHours;
  /** Absent where the time zone of the place is not known. */
  clock?: Clock;
  /** How it is called in a sentence: `Casa Prova`, `Kitchen at Casa Prova`. */
  what: string;
  /** The name of the service whose hours these are; absent where they are the opening hours. */
  service?: string;
}

/** What holds on a named day. */
export interface KnownDay {
  name: DayName;
  title: string;
  date?: string;
  /** Null where it is closed, undefined where nothing is known. */
  hours: DayHours | null | undefined;
  special: boolean;
  /** When it is open from the day before to the day after, in minutes after the midnight that begins the day. */
  around: Span[];
}

export function dayOf({ hours, clock }: PlaceHours, name: DayName, { now, say }: Asking): KnownDay {
  const date = dateOf(name, clock?.date, now.toISOString().slice(0, 10));
  const title = dayTitle(name, date, clock?.date, say);
  if (date === undefined) {
    const known = name.kind === 'weekday' && hours.week.some((entry) => entry !== null);
    const ofWeek = known ? (hours.week[name.weekday] ?? null) : undefined;
    return { name, title, hours: ofWeek, special: false, around: ofWeek?.spans ?? [] };
  }
  const number = dayNumber(date);
  const spans = [-1, 0, 1].flatMap((ahead) =>
    (hoursOn(hours, number + ahead)?.spans ?? []).map(({ open, close }) => ({
      open: open + ahead * minutesPerDay,
      close: close + ahead * minutesPerDay,
    })),
  );
  const special = specialEntriesOn(hours, number).length > 0;
  return { name, title, date, hours: hoursOn(hours, number), special, around: mergeSpans(spans) };
}

/** Whether it is open at the time that is asked about. */
export function holdsAt({ minutes, relation, to }: TimeOfDay, { around }: KnownDay): boolean {
  const fits = ({ open, close }: Span): boolean => {
    switch (relation) {
      case 'after':
        return open < minutesPerDay && close > minutes;
      case 'until':
        return open < minutesPerDay && close >= minutes;
      case 'before':
        return open < minutes && (open >= 0 || close >= minutes);
      case 'at':
        return open <= minutes && (to === undefined ? minutes < close : to <= close);
    }
  };
  return around.some(fits);
}

export function isOpenIn({ from, to }: Pick<DayPart, 'from' | 'to'>, spans: readonly Span[] = []): boolean {
  return spans.some(({ open, close }) => open < to && close > from);
}

/** Whether it is open at the time, or in the part, or at all on the day. */
export function isOpenThen({ time, part }: Pick<When, 'time' | 'part'>, day: KnownDay): boolean {
  if (time) return holdsAt(time, day);
  return part ? isOpenIn(part, day.hours?.spans) : (day.hours?.spans ?? []).length > 0;
}
