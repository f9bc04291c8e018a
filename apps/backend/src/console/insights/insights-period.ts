import { brandDay } from '@tablefront/restaurant/counting/brand-day';
import { startOfMoment } from '@tablefront/restaurant/moments';
import { dateOfDay, dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { submissions } from '../../database/schema.ts';

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
  end: Date;
}

/** @param timeZone where days begin; without one, in UTC */
export function periodOf(weekCount: number, timeZone: string | null, now: Date): Period {
  return periodUntil(brandDay(timeZone, now), weekCount, timeZone);
}

/** The same, where the last week ends with another day than today. */
export function periodUntil(until: string, weekCount: number, timeZone: string | null): Period {
  const last = dayNumber(until) + 1;
  const days = Array.from({ length: 2 * weekCount + 1 }, (_, index) => dateOfDay(last - 7 * (2 * weekCount - index)));
  const zones = timeZone === null ? [] : [timeZone];
  const moments = days.map((day) => new Date(startOfMoment(day, zones)));
  const [before = until] = days;
  const [beforeStart = new Date(0)] = moments;
  const end = moments.at(-1) ?? beforeStart;
  return { weeks: days.slice(weekCount, -1), until, before, starts: moments.slice(weekCount), beforeStart, end };
}

/** SQL: whether something came in the period; with `before`, also in as long before. */
export function isIn({ starts, beforeStart, end }: Period, { before = false } = {}): SQL | undefined {
  const { receivedAt } = submissions;
  return and(gte(receivedAt, before ? beforeStart : (starts[0] ?? end)), lt(receivedAt, end));
}

/** SQL: the number of the week in which a moment lies, from 0; below 0 for what was before. */
export function weekOf(moment: SQL | { name: string }, { starts }: Period): SQL {
  const bounds = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  return sql`width_bucket(${moment}, array[${bounds}]) - 1`;
}

/** The Monday (`YYYY-MM-DD`) of the week that it is now where the brand is. */
export function mondayOf(timeZone: string | null, now: Date): string {
  const today = dayNumber(brandDay(timeZone, now));
  // Day 0 was a Thursday.
  return dateOfDay(today - ((today + 3) % 7));
}
