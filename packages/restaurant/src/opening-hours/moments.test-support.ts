/** Hours and moments as tests write them. */
import { type Clock, placeClock } from './clock.ts';
import type { OpeningHours } from './opening-hours.ts';
import { readOpeningHours } from './read-opening-hours.ts';
import { readSpecialHours, withSpecialHours } from './read-special-hours.ts';

const dates: Record<string, string> = {
  Mon: '2026-11-16',
  Tue: '2026-11-17',
  Wed: '2026-11-18',
  Thu: '2026-11-19',
  Fri: '2026-11-20',
  Sat: '2026-11-21',
  Sun: '2026-11-22',
};

/** `Fri 23:59` of the week of 2026-11-16, or `2026-12-25 10:00`. */
export function at(moment: string): Clock {
  const [day = '', time = ''] = moment.split(' ');
  return placeClock(new Date(`${dates[day] ?? day}T${time}Z`), { offset: 0, changes: [] });
}

/** Hours of a week, and of certain dates, of what a configuration holds. */
export function read(week: unknown, special?: unknown): OpeningHours | undefined {
  const ignore = () => {};
  return withSpecialHours(readOpeningHours(week, 'h', ignore), readSpecialHours(special, 's', ignore));
}
