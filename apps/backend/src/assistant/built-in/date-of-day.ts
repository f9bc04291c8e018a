/** Which date a named day stands for. */
import { dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import { fixed, isDate, nth, shifted } from './calendar-dates.ts';
import { holidays } from './holidays.ts';
import type { DayName } from './when.ts';

/**
 * The date (`YYYY-MM-DD`) that a day's name stands for, seen from a date at the place; the next one to come, today included.
 * Without a date of the place, only what does not depend on it.
 */
export function dateOf(name: DayName, today: string | undefined, about: string): string | undefined {
  const reference = today ?? about;
  switch (name.kind) {
    case 'relative':
      return today === undefined ? undefined : shifted(today, name.days);
    case 'weekday': {
      if (today === undefined) return undefined;
      const ahead = (name.weekday - weekdayOfDay(dayNumber(today)) + 7) % 7;
      return shifted(today, ahead === 0 && name.next ? 7 : ahead);
    }
    case 'date': {
      const year = name.year ?? Number(reference.slice(0, 4));
      const date = fixed(year, name.month, name.day);
      if (!isDate(date)) return undefined;
      return name.year === undefined && date < reference ? fixed(year + 1, name.month, name.day) : date;
    }
    case 'day-of-month': {
      const [year = 0, month = 1] = reference.split('-').map(Number);
      const months = [0, 1, 2].map((ahead) =>
        fixed(year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1, name.day),
      );
      return months.find((date) => isDate(date) && date >= reference);
    }
    case 'holiday': {
      const find =
        name.name === 'Thanksgiving'
          ? (year: number) => nth(year, 10, 0, 2)
          : holidays.find((entry) => entry[1] === name.name)?.[2];
      const year = Number(reference.slice(0, 4));
      const dates = find ? [find(year), find(year + 1)] : [];
      return dates.find((date) => date >= reference);
    }
  }
}
