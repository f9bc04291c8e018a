/** The hours that a location keeps, of itself or of a service: on a day, and at a time of it. */
import { dayNumber, minutesPerDay, weekdays } from '@tablefront/restaurant/opening-hours/calendar';
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import type { DayHours, OpeningHours, Span } from '@tablefront/restaurant/opening-hours/opening-hours';
import { isAllDay, mergeSpans } from '@tablefront/restaurant/opening-hours/spans';
import { pickupHoursOf } from '@tablefront/restaurant/opening-hours/status';
import { hoursOn, specialEntriesOn } from '@tablefront/restaurant/opening-hours/timeline';
import type { ServiceHours, ServiceKind } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Asking, clockOf } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { isNamedIn } from './asked.ts';
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

/** The hours that are asked for: of the place itself, or of its services of that kind, or named in the text. */
export function hoursOf(place: Place, kind: ServiceKind | undefined, text: string, asking: Asking): PlaceHours[] {
  const { openingHours, pickupHours, serviceHours } = place.location;
  const clock = clockOf(place, asking);
  if (!kind) return openingHours ? [{ place, hours: openingHours, clock, what: place.label }] : [];
  const stated: ServiceHours[] = serviceHours
    .filter((one) => (kind === 'other' ? isNamedIn(one.name, text) : one.kind === kind))
    .map((one) => ({ ...one, hours: within(one.hours, openingHours) }));
  const pickup = kind === 'takeout' ? pickupHoursOf(openingHours, pickupHours) : undefined;
  const services = stated.length === 0 && pickup ? [{ kind, hours: pickup, name: undefined }] : stated;
  return services.map(({ name, kind: own, hours }) => {
    const service = name ?? (own === 'other' ? '' : asking.say(`hoursTitle_${own}`));
    return { place, hours, clock, what: asking.say('hoursServiceAt', { service, place: place.label }), service };
  });
}

/** A service keeps to the special hours of its place, unless it has its own: it is closed when the place is. */
function within(service: OpeningHours, place: OpeningHours | undefined): OpeningHours {
  if (service.special || !place?.special) return service;
  const special = place.special.flatMap((entry) =>
    (entry.weekdays ?? weekdays).map((weekday) => {
      return { ...entry, weekdays: [weekday], hours: overlap(service.week[weekday], entry.hours) };
    }),
  );
  return { ...service, special };
}

function overlap(service: DayHours | null | undefined, place: DayHours): DayHours {
  if (place.spans.length === 0) return place;
  const pairs = (service?.spans ?? []).flatMap((span) => place.spans.map((other) => [span, other] as const));
  const spans = pairs.map(([a, b]) => ({ open: Math.max(a.open, b.open), close: Math.min(a.close, b.close) }));
  return { ...service, spans: spans.filter(({ open, close }) => open < close) };
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
  /** On most holidays places keep other hours than usual, and none are stated. */
  unlisted: boolean;
  /** When it is open from the day before to the day after, in minutes after the midnight that begins the day. */
  around: Span[];
}

/** What holds on a named day; undefined where nobody knows which date it is, since the clock of the place is not known. */
export function dayOf({ hours, clock }: PlaceHours, name: DayName, { now, say }: Asking): KnownDay | undefined {
  const date = dateOf(name, clock?.date, now.toISOString().slice(0, 10));
  if (date === undefined) return undefined;
  const number = dayNumber(date);
  const around = [-1, 0, 1].flatMap((ahead) =>
    (hoursOn(hours, number + ahead)?.spans ?? []).map(({ open, close }) => {
      return { open: open + ahead * minutesPerDay, close: close + ahead * minutesPerDay };
    }),
  );
  const titles = dayTitle(name, date, clock?.date, say);
  const special = specialEntriesOn(hours, number).length > 0;
  const holiday = name.kind === 'holiday' && !name.shift;
  const unlisted = !special && (holiday || (name.kind !== 'relative' && /-(?:12-25|01-01)$/.test(date)));
  return { name, ...titles, date, hours: hoursOn(hours, number), special, unlisted, around: mergeSpans(around) };
}

/** Whether it is open at the time, or in the part, or at all on the day. */
export function isOpenThen({ time, part }: Pick<When, 'time' | 'part'>, { hours, around }: KnownDay): boolean {
  if (time) return around.some((span) => holdsIn(time, span));
  return isOpenIn(part, hours?.spans);
}

function holdsIn({ minutes, relation, to }: TimeOfDay, { open, close }: Span): boolean {
  if (relation === 'after') return open < minutesPerDay && close > minutes;
  if (relation === 'until') return open < minutesPerDay && close >= minutes;
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
