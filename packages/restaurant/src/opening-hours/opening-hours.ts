/**
 * Opening hours as the site works with them: read once from any of the accepted shapes, plain data (JSON-safe, so
 * that a page can carry them), and small. Everything said about hours is computed from this by the functions beside it.
 */

/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Minutes after the midnight that begins the span's own day. `close` is above 1440 where the span crosses midnight. */
export interface Span {
  open: number;
  close: number;
}

/** What was configured for one day. No spans and nothing raw: the day is closed, and said to be. */
export interface DayHours {
  /** Sorted by `open`; touching and overlapping spans are one, up to 24 hours. A day of 24 hours is a span 0–1440. */
  spans: Span[];
  /** Texts that could not be read, shown as they are, e.g. `by appointment`. */
  raw?: string[];
}

/** Hours of certain dates, which replace the week's on those dates. */
export interface SpecialHours {
  /** First date, `YYYY-MM-DD`. */
  from: string;
  /** Last date, inclusive, `YYYY-MM-DD`. */
  through: string;
  /** Only these weekdays within the dates; absent: all of them. */
  weekdays?: Weekday[];
  /** What the dates are called, e.g. `Christmas`. */
  name?: string;
  hours: DayHours;
}

export interface OpeningHours {
  /** Seven entries, Monday first; `null` where nothing is configured for that day. */
  week: (DayHours | null)[];
  special?: SpecialHours[];
}

/** Which hours pickup goes by, as configured. */
export interface PickupHours {
  useRestaurantHours: boolean;
  customHours?: OpeningHours;
}
