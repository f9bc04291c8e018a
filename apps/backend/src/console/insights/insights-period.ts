import { brandDay } from '@tablefront/restaurant/counting/brand-day';
import { startOfMoment } from '@tablefront/restaurant/moments';
import { dateOfDay, dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import { type SQL, sql } from 'drizzle-orm';

/** Weeks that end today, and as many before them, in the brand's days. */
export interface Period {
  /** The first day of each week, the oldest first. */
  weeks: string[];
  /** Today. */
  until: string;
  /** The first day of as long before. */
  before: string;
  /** When each week begins, and at last when today ends. */
  starts: Date[];
  beforeStart: Date;
}

/** @param timeZone where days begin; without one, in UTC */
export function periodOf(weekCount: number, timeZone: string | null, now: Date): Period {
  const until = brandDay(timeZone, now);
  const end = dayNumber(until) + 1;
  const days = Array.from({ length: 2 * weekCount + 1 }, (_, index) => dateOfDay(end - 7 * (2 * weekCount - index)));
  const zones = timeZone === null ? [] : [timeZone];
  const moments = days.map((day) => new Date(startOfMoment(day, zones)));
  const [before = until] = days;
  const [beforeStart = now] = moments;
  return { weeks: days.slice(weekCount, -1), until, before, starts: moments.slice(weekCount), beforeStart };
}

/** SQL: the number of the week in which a moment lies, from 0; below 0 for what was before. */
export function weekOf(moment: SQL | { name: string }, { starts }: Period): SQL {
  const bounds = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  return sql`width_bucket(${moment}, array[${bounds}]) - 1`;
}
