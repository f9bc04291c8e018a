/** The hours that a location keeps, of itself or of a service: on a day, and at a time of it. */
import { dateOfDay, dayNumber, MINUTES_PER_DAY, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import type { DayHours, OpeningHours, Span } from '@tablefront/restaurant/opening-hours/opening-hours';
import { isAllDay, mergeSpans } from '@tablefront/restaurant/opening-hours/spans';
import { pickupHoursOf } from '@tablefront/restaurant/opening-hours/status';
import { hoursOn, specialEntriesOn } from '@tablefront/restaurant/opening-hours/timeline';
import { withSpecialHoursOf } from '@tablefront/restaurant/services-of-place';
import type { ServiceHours, ServiceKind } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Place } from '../knowledge/knowledge.ts';
import type { Say } from '../language/say.ts';
import { type Asking, clockOf } from '../request.ts';
import { fixed, holidays } from '../vocabulary/holidays.ts';
import { LIMITS_DAY } from '../vocabulary/hours-words.ts';
import { isNamedIn, isOfKind } from './asked.ts';
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
  /** Whether a service states none for holidays, so that it was cut to those of the house. */
  isCut?: boolean;
  /** Whether the brand states these hours for all of its locations, and not this one for itself. */
  isOfBrand?: boolean;
}

/** The hours that are asked for: of the place itself, or of its services of that kind, or named in the text. */
export function hoursOf(place: Place, kind: ServiceKind | undefined, text: string, asking: Asking): PlaceHours[] {
  const { openingHours, pickupHours, serviceHours } = place.location;
  const clock = clockOf(place, asking);
  if (!kind) return openingHours ? [{ place, hours: openingHours, clock, what: place.label }] : [];
  const stated = serviceHours
    .filter((one) => (kind === 'other' ? isNamedIn(one.name, text) : isOfKind(one, kind)))
    .map((one) => ({ ...one, isCut: !one.hours.special, hours: withSpecialHoursOf(openingHours, one.hours) }));
  const pickup = kind === 'takeout' ? pickupHoursOf(openingHours, pickupHours) : undefined;
  const services: (ServiceHours & { isCut?: boolean })[] =
    stated.length === 0 && pickup ? [{ kind, hours: pickup }] : stated;
  return services.map(({ name, kind: own, hours, isOfBrand, isCut }) => {
    const service = name ?? (own === 'other' ? '' : asking.say(`hoursTitle_${own}`));
    const what = asking.say('hoursServiceAt', { service, place: place.label });
    return { place, hours, clock, what, service, isOfBrand, isCut };
  });
}

/** What holds on a day. */
export interface KnownDay {
  name: DayName;
  /** `on Monday, November 23`, and without `on`. */
  title: string;
  plain: string;
  date: string;
  /** Null where it is closed, undefined where nothing is known. */
  hours: DayHours | null | undefined;
  special: boolean;
  /** What the special hours are called, where that says what is open then: `Thanksgiving, bakery counter only`. */
  only?: string;
  /** On most holidays places keep other hours than usual, and none are stated. */
  unlisted: boolean;
  /** When it is open from the day before to the day after, in minutes after the midnight that begins the day. */
  around: Span[];
}

/** The name of a day by its date, `YYYY-MM-DD`. */
export function dateNamed(date: string): DayName {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { kind: 'date', year, month, day };
}

/** What holds on a named day; undefined where nobody knows which date it is, since the clock of the place is not known. */
export function dayOf({ hours, clock }: PlaceHours, name: DayName, { now, say }: Asking): KnownDay | undefined {
  const date = dateOf(name, clock?.date, now.toISOString().slice(0, 10));
  if (date === undefined) return undefined;
  const number = dayNumber(date);
  const around = [-1, 0, 1].flatMap((ahead) =>
    (hoursOn(hours, number + ahead)?.spans ?? []).map(({ open, close }) => {
      return { open: open + ahead * MINUTES_PER_DAY, close: close + ahead * MINUTES_PER_DAY };
    }),
  );
  const titles = dayTitle(name, date, clock?.date, say);
  const entries = specialEntriesOn(hours, number);
  const special = entries.length > 0;
  const only = entries.find(({ name = '' }) => LIMITS_DAY.test(name))?.name;
  const holiday = name.kind === 'holiday' && !name.shift;
  const unlisted = !special && (holiday || (name.kind !== 'relative' && /-(?:12-25|01-01)$/.test(date)));
  return { name, ...titles, date, hours: hoursOn(hours, number), special, only, unlisted, around: mergeSpans(around) };
}

/** That the hours of a day are special ones, and what is open then. */
export const specialNote = ({ special, only, hours }: KnownDay, say: Say): string =>
  !special ? '' : only === undefined || hours === null ? say('hoursSpecial') : `${say('hoursSpecial')}: ${only}`;

/** Whether it is open at the time, or in the part, or at all on the day. */
export function isOpenThen({ time, part }: Pick<When, 'time' | 'part'>, { hours, around }: KnownDay): boolean {
  if (time) return around.some((span) => holdsIn(time, span));
  return isOpenIn(part, hours?.spans);
}

function holdsIn({ minutes, relation, to }: TimeOfDay, { open, close }: Span): boolean {
  if (relation === 'after') return open < MINUTES_PER_DAY && close > minutes;
  if (relation === 'until') return open < MINUTES_PER_DAY && close >= minutes;
  if (relation === 'before') return open < minutes && (open >= 0 || close >= minutes);
  return open <= minutes && (to === undefined ? minutes < close : to <= close);
}

/** Whether there are hours in that part of the day, or at all. */
export function isOpenIn(part: DayPart | undefined, spans: readonly Span[] = []): boolean {
  return spans.some(({ open, close }) => !part || (open < part.to && close > part.from));
}

/** The first minute or the last; of a day of 24 hours there is none, so that it comes before and after all others. */
export function edgeOf(day: DayHours | null | undefined, edge: 'open' | 'close', part?: DayPart): number {
  const times = (day?.spans ?? []).filter((span) => isOpenIn(part, [span])).map((span) => span[edge]);
  if (day && isAllDay(day)) return edge === 'open' ? -Infinity : Infinity;
  return edge === 'open' ? Math.min(...times) : Math.max(...times);
}

/** `The day after` some days: after the last, or before the first of them; the days themselves where nothing is shifted. */
export function shifted(days: readonly DayName[], shift: number | undefined): DayName[] {
  if (shift === undefined) return [...days];
  return days.slice(...(shift > 0 ? [-1] : [0, 1])).map((day) => ({ ...day, shift: (day.shift ?? 0) + shift }));
}

/**
 * The date that a day's name stands for, seen from a date at the place; the next one to come, today included.
 *
 * @param today absent where the clock of the place is not known: then only what does not depend on the very day
 * @param about the date by another clock
 */
export function dateOf(name: DayName, today: string | undefined, about: string): string | undefined {
  const number = dayNumber(today ?? about);
  const counted = (days: number | undefined) => (days === undefined ? undefined : dateOfDay(days + (name.shift ?? 0)));
  if (name.kind === 'relative') return today && counted(number + name.days);
  if (name.kind === 'weekday') {
    const ahead = name.weekday - weekdayOfDay(number);
    return today && counted(number + (name.next ? ahead + 7 : (ahead + 7) % 7));
  }
  const coming = datesOf(name, today ?? about)
    .map(dayNumber)
    .filter((day) => day >= number);
  return counted(coming.find((day) => name.kind === 'day-of-month' && weekdayOfDay(day) === name.weekday) ?? coming[0]);
}

/** The dates of this year and the next that bear a name, in order; only those that the calendar has: not February 30. */
function datesOf(name: DayName, today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const years = [year, year + 1];
  if (name.kind === 'holiday')
    return years.flatMap((some) => holidays.find((entry) => entry.name === name.name)?.find(some) ?? []);
  const months = Array.from({ length: 12 }, (_, ahead) => month - 1 + ahead);
  const dates = [
    ...(name.kind === 'date' ? years.map((some) => fixed(name.year ?? some, name.month, name.day)) : []),
    ...(name.kind === 'day-of-month'
      ? months.map((some) => fixed(year + Math.floor(some / 12), (some % 12) + 1, name.day))
      : []),
  ];
  return dates.filter((date) => !Number.isNaN(dayNumber(date)) && dateOfDay(dayNumber(date)) === date);
}
