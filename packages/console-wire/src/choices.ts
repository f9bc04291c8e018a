/** What there is to choose from, and how much there may be: for the schemas of requests, and for browsers, which load none. */
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';

export const submissionStates = ['new', 'in_progress', 'done'] as const;

/** `open`: neither done nor suspected spam. `mine`: of those, the caller's. `all`: everything but suspected spam. */
export const inboxBoxes = ['open', 'mine', 'done', 'spam', 'all'] as const;

/** The kinds whose forms ask for an e-mail address. */
export const receiptKinds = submissionKinds.filter((kind) => kind !== 'franchise');

/** `praise-daily`: praise (4 and 5 stars, compliments) once a day, all else at once. `daily`: everything once a day. */
export const routeTimings = ['now', 'praise-daily', 'daily'] as const;

/** How many weeks are looked at: the last ends today. */
export const insightsPeriods = [4, 12, 52] as const;
export type InsightsPeriod = (typeof insightsPeriods)[number];

/** So many characters stand beside a line of a chart. */
export const LONGEST_NOTE = 60;

export const codePapers = ['tent', 'card', 'sticker', 'poster'] as const;
export const codeGrounds = ['paper', 'brand'] as const;
export const MOST_TABLES = 60;
