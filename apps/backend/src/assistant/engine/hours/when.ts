/** The days and times of a question, as they were named. */
import type { Weekday } from '@tablefront/restaurant/opening-hours/opening-hours';

/** A day as it was named; `shift`: so many days after it, `the day before thanksgiving`. */
export type DayName = { shift?: number } & (
  | { kind: 'relative'; days: number }
  /** `next`: of next week. */
  | { kind: 'weekday'; weekday: Weekday; next: boolean }
  | { kind: 'date'; month: number; day: number; year?: number }
  /** `the 25th`, `friday the 25th`. */
  | { kind: 'day-of-month'; day: number; weekday?: Weekday }
  /** By its English name in the table of holidays; `weekend`: with the weekend about it. */
  | { kind: 'holiday'; name: string; weekend?: boolean }
);

/** What is asked of a time: `at`: open at that minute; `after`: still open later; `until`: open up to it; `before`: open already. */
export type Relation = 'at' | 'after' | 'until' | 'before';

export interface TimeOfDay {
  /** After the midnight that begins the day; what is early after midnight belongs to the night before, and is above 1440. */
  minutes: number;
  relation: Relation;
  /** The end of a stretch that is asked about: `from 5 to 7`. */
  to?: number;
  /** The hour was named without its half of the day; `minutes` is the likelier one. */
  vague?: boolean;
  /** Of a vague one: `9h` is rather of a clock of 24 hours, so that the morning is as likely. */
  eitherHalf?: boolean;
  /** `minutes` count from now: `in half an hour`. */
  fromNow?: boolean;
}

export type PartName = 'breakfast' | 'brunch' | 'lunch' | 'dinner' | 'morning' | 'afternoon' | 'evening' | 'night';

/** A part of a day, in minutes after its midnight. */
export interface DayPart {
  name: PartName;
  from: number;
  to: number;
}

export interface When {
  days: DayName[];
  /** Days after one that only the conversation knows: `and the day after`. See `shifted`. */
  shift?: number;
  now: boolean;
  time?: TimeOfDay;
  part?: DayPart;
  /** The holiday hours as such are asked for. */
  holidays: boolean;
  /** Of these dates, both included, where they are named: `in January`, `the winter break`. */
  within?: { from: string; through: string };
  /** Whether any of this was named. */
  named: boolean;
}
