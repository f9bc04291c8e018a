/** What the console's first page shows: `GET /api/brands/:brand/today`, as far as the caller's reach goes. */
import type { InboxEntry } from './inbox.ts';
import type { AskedInVain, FormUse } from './insights.ts';
import type { RouteChannel } from './notifications.ts';

export interface Today {
  /** The moment that it is true for. */
  now: string;
  brand: {
    id: string;
    name: string;
    /** In which the day is told: that of all places that the caller sees, where they share one; else the brand's own. */
    timeZone: string | null;
  };
  waiting: {
    open: number;
    new: number;
    /** Of the open ones. */
    oldestAt: string | null;
    /** Open for more than a day. */
    overdue: number;
    /** The five that wait longest. */
    longest: InboxEntry[];
  };
  /** Of those that came within the last seven days and are a day old or were answered within one. */
  answered: { withinADay: number; of: number };
  spam: number;
  /** What could not be told to an address or webhook. */
  failed: {
    submissions: number;
    newest: { id: string; about: string; channel: RouteChannel; error: string | null }[];
  };
  /** Replies that did not go out. */
  failedReplies: { id: string; submissionId: string; to: string }[];
  feedback: FeedbackTrend;
  /** Of the last seven days, the brand's own; what was asked in vain most, for who sees the whole brand. */
  week: { forms: FormUse[]; asked: AskedInVain[] };
  places: PlaceToday[];
  soldOut: SoldOut[];
}

/** Of restaurant feedback with a rating, without suspected spam. */
export interface FeedbackTrend {
  /** The last twelve weeks, the oldest first: the first day (`YYYY-MM-DD`) of each; the last week ends today. */
  weeks: string[];
  all: RatingsOfPlace;
  places: (RatingsOfPlace & { id: string; name: string })[];
}

export interface RatingsOfPlace {
  /** For each week: the average (null without any), and of how many. */
  weeks: { average: number | null; count: number }[];
}

export interface PlaceToday {
  id: string;
  name: string;
  timeZone: string | null;
  /** Null where it is not sure. */
  open: boolean | null;
  /** `Open until 10:00 PM`, `Opens tomorrow at 11:00 AM`. */
  status: string;
  /** `11:00 AM – 10:00 PM`, `Closed`. */
  hours: string;
  /** Minutes after the place's midnight; `close` is above 1440 where it is open past midnight. */
  spans: { open: number; close: number }[];
  /** Minutes after midnight that it is now at the place; null where its zone is not known. */
  minutes: number | null;
  /** The name of the special hours that hold today. */
  special: string | null;
}

export interface SoldOut {
  /** Of the dish, as quick actions take it. */
  id: string;
  name: string;
  /** As the configuration names it. */
  image: string | null;
  /** Null: in every place. */
  places: { id: string; name: string }[] | null;
  /** Null: until it is turned on. */
  until: string | null;
}
