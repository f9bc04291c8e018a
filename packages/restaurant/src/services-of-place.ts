/** When the kitchen, the happy hour and the like of a location are on, as far as it or its brand states it. */
import { weekdays } from './opening-hours/calendar.ts';
import { compactHours } from './opening-hours/hours-table.ts';
import type { DayHours, OpeningHours } from './opening-hours/opening-hours.ts';
import { serviceTitle } from './service-kinds.ts';
import type { Location, ServiceHours, SiteConfiguration } from './site-configuration/site-configuration.ts';

/**
 * The services of a location: its own, then those of the brand whose kinds it does not state itself. What a brand of several
 * locations states for all of them holds at each while that is open.
 */
export function servicesOfPlace(location: Location, configuration: SiteConfiguration): ServiceHours[] {
  const own = new Set(location.serviceHours.map(({ kind }) => kind));
  const ofBrand = configuration.serviceHours.filter(({ kind }) => !own.has(kind));
  if (configuration.locations.length < 2) return [...location.serviceHours, ...ofBrand];
  const shortened = ofBrand.map((service): ServiceHours => {
    return { ...service, hours: whileOpen(service.hours, location.openingHours), isOfBrand: true };
  });
  return [...location.serviceHours, ...shortened];
}

/** The week of each service on a line: `Kitchen: Mon – Sun 12:00 PM – 9:00 PM`. */
export function serviceTexts(services: readonly ServiceHours[]): string[] {
  return services.flatMap((service) => {
    const text = compactHours(service.hours);
    return text === undefined ? [] : `${serviceTitle(service)}: ${text}`;
  });
}

/** A service keeps to the special hours of its place, unless it has its own: it is closed when the place is. */
export function withSpecialHoursOf(place: OpeningHours | undefined, service: OpeningHours): OpeningHours {
  if (service.special || !place?.special) return service;
  const special = place.special.flatMap((entry) =>
    (entry.weekdays ?? weekdays).map((weekday) => {
      return { ...entry, weekdays: [weekday], hours: overlap(service.week[weekday], entry.hours) };
    }),
  );
  return { ...service, special };
}

/** A service of a place, cut to when the place is open. */
export function whileOpen(service: OpeningHours, place: OpeningHours | undefined): OpeningHours {
  if (!place) return service;
  const week = service.week.map((day, weekday) => {
    const own = place.week[weekday];
    if (day === null || !own || day.raw !== undefined || own.raw !== undefined) return own === null ? null : day;
    const common = overlap(day, own);
    return common.spans.length > 0 ? common : null;
  });
  return { ...service, week };
}

function overlap(service: DayHours | null | undefined, place: DayHours): DayHours {
  if (place.spans.length === 0) return place;
  const pairs = (service?.spans ?? []).flatMap((span) => place.spans.map((other) => [span, other] as const));
  const spans = pairs.map(([a, b]) => ({ open: Math.max(a.open, b.open), close: Math.min(a.close, b.close) }));
  return { ...service, spans: spans.filter(({ open, close }) => open < close) };
}
