/** Opening hours as schema.org's structured data. */
import { clockText, MINUTES_PER_DAY, weekdays } from './calendar.ts';
import { type WeekdayName, weekdayName } from './hours-table.ts';
import type { OpeningHours, Span, Weekday } from './opening-hours.ts';

type DayAddress = `https://schema.org/${WeekdayName}`;

const TYPE = { '@type': 'OpeningHoursSpecification' } as const;

/** One entry for each span of the week. Closed days and texts that could not be read are left out. */
export function openingHoursSpecification(hours: OpeningHours | undefined) {
  return weekdays.flatMap((weekday) => {
    const spans = hours?.week[weekday]?.spans ?? [];
    return spans.map((span) => ({ ...TYPE, dayOfWeek: dayAddress(weekday), ...times(span) }));
  });
}

/**
 * One entry for each span of the special hours that are not over on a date (`YYYY-MM-DD`). Closed dates open and close at
 * 00:00; texts that could not be read are left out.
 */
export function specialOpeningHoursSpecification(hours: OpeningHours | undefined, today: string) {
  const upcoming = (hours?.special ?? []).filter((entry) => entry.through >= today);
  return upcoming.flatMap((entry) => {
    const closed = entry.hours.spans.length === 0 && !entry.hours.raw;
    const spans = closed ? [{ open: 0, close: 0 }] : entry.hours.spans;
    return spans.map((span) => ({
      ...TYPE,
      ...(entry.name !== undefined && { name: entry.name }),
      validFrom: entry.from,
      validThrough: entry.through,
      ...(entry.weekdays ? { dayOfWeek: entry.weekdays.map(dayAddress) } : {}),
      ...times(span),
    }));
  });
}

/** The week as `openingHoursSpecification` has it, days of the same hours together: shorter, for what is less often read. */
export function groupedHoursSpecification(hours: OpeningHours) {
  const groups = Map.groupBy(openingHoursSpecification(hours), ({ opens, closes }) => `${opens} ${closes}`);
  return [...groups.values()].flatMap((group) => {
    const days = group.map(({ dayOfWeek }) => dayOfWeek);
    return group.slice(0, 1).map(({ dayOfWeek: _first, ...entry }) => ({ ...entry, dayOfWeek: days }));
  });
}

function dayAddress(weekday: Weekday): DayAddress {
  return `https://schema.org/${weekdayName(weekday)}`;
}

/** `HH:MM`; a `closes` before `opens` is on the next day. All day is 00:00–23:59. Equal times would mean closed, so that 24 hours from another time end a minute early. */
function times({ open, close }: Span): { opens: string; closes: string } {
  const end = Math.min(close, open + MINUTES_PER_DAY - 1);
  return { opens: clockText(open), closes: clockText(end) };
}
