import { createMemory } from '../memory.ts';
import { oncePer } from '../once-per.ts';
import { dateOfDay, dayNumber } from './calendar.ts';
import type { OpeningHours, SpecialHours } from './opening-hours.ts';
import { joinDays } from './spans.ts';
import { specialEntriesOn } from './timeline.ts';

/**
 * The hours with those special hours only that hold on some day from the day before a date on (`YYYY-MM-DD`) for so many days,
 * one entry for equal dates: what a page of many places needs to tell which are open. The same object for as long as that is asked for.
 */
export function hoursNear(hours: OpeningHours, date: string, days: number): OpeningHours {
  const { week, special } = hours;
  if (!special) return hours;
  const key = `${date} ${days}`;
  const near = nearSpecials(special)(key, () => specialNear(special, date, days));
  return nearHours(hours)(key, () => (near.length > 0 ? { week, special: near } : { week }));
}

/** A page asks for a fortnight and for a month and a half, from the date here and at the place. */
const MOST_ASKED = 8;
const nearHours = oncePer((_hours: OpeningHours) => createMemory<OpeningHours>(MOST_ASKED));
/** Many places share the dates of their brand. */
const nearSpecials = oncePer((_special: readonly SpecialHours[]) => createMemory<SpecialHours[]>(MOST_ASKED));

function specialNear(special: readonly SpecialHours[], date: string, days: number): SpecialHours[] {
  const first = dayNumber(date) - 1;
  const [from, through] = [dateOfDay(first), dateOfDay(first + days)];
  const near = special.filter((entry) => entry.from <= through && entry.through >= from);
  if (near.length === 0) return [];
  const holding = new Set<SpecialHours>();
  for (let day = first; day <= first + days; day += 1) {
    for (const entry of specialEntriesOn({ week: [], special: near }, day)) holding.add(entry);
  }
  const kept = near.filter((entry) => holding.has(entry));
  const alike = Map.groupBy(kept, ({ from, through, weekdays }) => JSON.stringify([from, through, weekdays]));
  return [...alike.values()].flatMap((entries) => {
    const hours = joinDays(entries.map((entry) => entry.hours));
    return entries.slice(0, 1).map((entry) => ({ ...entry, hours }));
  });
}
