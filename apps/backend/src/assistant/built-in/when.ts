/** The days and times of a question, as they were named. */
import type { Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';

/** A day as it was named. */
export type DayName =
  | { kind: 'relative'; days: number }
  | { kind: 'weekday'; weekday: Weekday; next: boolean }
  | { kind: 'date'; month: number; day: number; year?: number }
  | { kind: 'day-of-month'; day: number }
  | { kind: 'holiday'; name: string };

/** Minutes after midnight; `to` above 1440 is after the next midnight. */
export interface Stretch {
  name: string;
  from: number;
  to: number;
}

export interface When {
  days: DayName[];
  now: boolean;
  /** `at`: open at that minute; `after`: still open later; `until`: open up to it; `before`: open already. */
  time?: { minutes: number; relation: 'at' | 'after' | 'until' | 'before'; text: string };
  part?: Stretch;
  /** The holiday hours as such are asked for. */
  holidays: boolean;
  /** Whether any of this was named. */
  named: boolean;
}
