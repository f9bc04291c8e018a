import { dateOfDay, dayNumber } from './calendar.ts';
import type { OpeningHours, SpecialHours } from './opening-hours.ts';
import { joinDays } from './spans.ts';
import { specialEntriesOn } from './timeline.ts';

/**
 * The hours with those special hours only that matter from the day before a date on (`YYYY-MM-DD`) for so many days, one entry
 * a date: what a page of many places needs to tell which are open.
 */
export function hoursNear(hours: OpeningHours, date: string, days: number): OpeningHours {
  const { week, special } = hours;
  if (!special) return hours;
  const key = `${date} ${days}`;
  const known = nearSpecials.get(special);
  const near = known?.key === key ? known.near : specialNear(special, date, days);
  nearSpecials.set(special, { key, near });
  return near.length > 0 ? { week, special: near } : { week };
}

/** Many places share the dates of their brand. */
const nearSpecials = new WeakMap<readonly SpecialHours[], { key: string; near: SpecialHours[] }>();

function specialNear(special: readonly SpecialHours[], date: string, days: number): SpecialHours[] {
  const first = dayNumber(date) - 1;
  const [from, through] = [dateOfDay(first), dateOfDay(first + days)];
  const near = special.filter((entry) => entry.from <= through && entry.through >= from);
  if (near.length === 0) return [];
  return Array.from({ length: days + 1 }, (_, index) => {
    const day = dateOfDay(first + index);
    const entries = specialEntriesOn({ week: [], special: near }, first + index);
    return entries.length > 0
      ? [{ from: day, through: day, hours: joinDays(entries.map((entry) => entry.hours)) }]
      : [];
  }).flat();
}
