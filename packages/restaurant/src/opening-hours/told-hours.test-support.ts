/** Hours as they are read, with the warnings, and as they are told. */
import { hoursTable } from './hours-table.ts';
import type { OpeningHours } from './opening-hours.ts';
import { readOpeningHours } from './read-opening-hours.ts';

/** What a configuration holds, and each warning in one line. */
export function read(value: unknown): { hours: OpeningHours | undefined; warnings: string[] } {
  const warnings: string[] = [];
  const hours = readOpeningHours(value, 'openingHours', (path, message) => warnings.push(`${path}: ${message}`));
  return { hours, warnings };
}

/** The days that have an entry, e.g. `Mon 9:00 AM – 9:00 PM | Tue Closed`. */
export function told(value: unknown): string | undefined {
  const { hours } = read(value);
  return (
    hours &&
    hoursTable(hours)
      .filter(({ weekday }) => hours.week[weekday])
      .map(({ day, text }) => `${day.slice(0, 3)} ${text}`)
      .join(' | ')
  );
}
