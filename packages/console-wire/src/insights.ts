/**
 * Insights on the wire, below `/api/brands/:brand` (`inboxPath`): sums, as far as the caller's reach goes. Who has a role for some
 * locations sees what is about those; what is about no location, for who sees the whole brand.
 *
 *     GET  /insights            InsightsQuery → Insights
 *     GET  /insights/export     InsightsQuery → CSV, a line for each figure (owners, editors, location managers)
 *     PUT  /insights/notes/:id  NewInsightNote → InsightNote (the same)
 *     DELETE /insights/notes/:id (the same)
 *     PUT  /insights/settings   InsightsSettings → Insights['settings'] (owners; it counts at once)
 *     PUT  /insights/digest     { weekly: boolean } → WeeklyDigest (one's own; owners)
 */
import type { CountedForm } from '@tablefront/restaurant/counting/counted-forms';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import type { z } from 'zod';
import type { InsightsPeriod } from './choices.ts';
import type { Retention } from './inbox.ts';
import type { insightNoteRequest } from './insights-requests.ts';

export type { CountedForm } from '@tablefront/restaurant/counting/counted-forms';

export { type InsightsPeriod, insightsPeriods, LONGEST_NOTE } from './choices.ts';

export interface InsightsQuery {
  weeks: InsightsPeriod;
  /** Ids of places; repeated in the address. None: all that the caller sees. */
  location?: string[];
}

export interface Insights {
  /** The first day (`YYYY-MM-DD`, the brand's own) of each week, the oldest first. */
  weeks: string[];
  /** The last day: today. */
  until: string;
  timeZone: string | null;
  /** Every place that the caller sees, of which `InsightsQuery.location` chooses. */
  places: { id: string; name: string }[];
  feedback: FeedbackInsights;
  answers: AnswerInsights;
  requests: RequestInsights;
  /** Null where the brand lets nothing be counted and nothing was. */
  forms: FormUse[];
  /** What the assistant did not know; null for who sees only some places, since a question names none. */
  questions: { total: number; asked: AskedInVain[] } | null;
  /** What guests searched the menu for and it does not have. */
  searches: { total: number; asked: AskedInVain[] };
  codes: { scans: number; sets: { id: string; name: string; scans: number }[] };
  /** What people wrote of days of the period, the oldest first. */
  notes: InsightNote[];
  settings: InsightsSettings;
  /** Kinds that the brand keeps for shorter than the period: of them older ones are missing here. */
  keptShorter: Retention;
  may: { settings: boolean; note: boolean };
  /** Of the caller; null where they are no owner. */
  digest: WeeklyDigest | null;
}

/** Of visits with a rating, without suspected spam. */
export interface FeedbackInsights {
  all: Rated;
  places: (Rated & { id: string; name: string })[];
  /** How many gave 1, 2, 3, 4, 5 stars. */
  stars: number[];
  /** By what it is about, what is complained about most first. */
  categories: Category[];
}

export interface Rated {
  weeks: { average: number | null; count: number }[];
  now: { average: number | null; count: number };
  /** As long before. */
  before: { average: number | null; count: number };
}

export interface Category {
  /** As the form has it; `''` for what named none. */
  name: string;
  compliments: number;
  suggestions: number;
  complaints: number;
  others: number;
  average: number | null;
}

/** Until somebody first replied to a message or set it to done. Without suspected spam. */
export interface AnswerInsights {
  /** Of those that came in the week and are answered: the median, in hours. */
  weeks: { medianHours: number | null; answered: number }[];
  medianHours: number | null;
  /** Of those that are a day old or were answered within one. */
  withinADay: number;
  of: number;
  waiting: number;
  /** Kind and place (null: none) with the longest median, of at least three answers. */
  slowest: { kind: SubmissionKind; place: string | null; hours: number } | null;
}

export interface RequestInsights {
  kinds: { kind: SubmissionKind; count: number; before: number }[];
  /** By `?src=` of the page that it was sent from, the most first; `code` where that is a printed one. */
  sources: { source: string; name: string; code: boolean; count: number; average: number | null }[];
  /** Those whose address said nothing of where it was opened. */
  withoutSource: number;
  /** By `?t=`. */
  tables: { place: string | null; table: string; count: number; average: number | null }[];
}

export interface FormUse {
  form: CountedForm;
  /** Null where it has no page of its own. */
  opened: number | null;
  begun: number;
  sent: number;
}

export interface AskedInVain {
  text: string;
  times: number;
  /** `YYYY-MM-DD` */
  last: string;
}

/** What somebody knows of a day: why a line bends there. */
export interface InsightNote {
  id: string;
  /** `YYYY-MM-DD`, the brand's own. */
  day: string;
  text: string;
  /** Null: about the whole brand, and for who sees all of it. */
  place: { id: string; name: string } | null;
}

export type NewInsightNote = z.input<typeof insightNoteRequest>;

export interface InsightsSettings {
  /** Whether visits of forms, scans and searches in vain are counted. */
  counting: boolean;
}

export interface WeeklyDigest {
  weekly: boolean;
  /** What it takes: a mail server, and an address of the person. */
  possible: 'yes' | 'no-mail-server' | 'no-address';
}

/** The query of an address. */
export function insightsParams({ weeks, location = [] }: InsightsQuery): URLSearchParams {
  return new URLSearchParams([['weeks', String(weeks)], ...location.map((id) => ['location', id])]);
}
