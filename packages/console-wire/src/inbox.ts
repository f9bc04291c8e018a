/**
 * The inbox on the wire, all of it below `/api/brands/:brand` (`inboxPath`), moments as ISO 8601 in UTC. Whatever names a
 * submission, file, location or view that the caller may not see is answered with 404, as if it were not there.
 *
 *     GET    /inbox                        InboxQuery → InboxPage
 *     GET    /inbox/counts                 InboxFilters → InboxCounts
 *     GET    /inbox/about                  → InboxAbout
 *     GET    /inbox/export                 InboxQuery (without `after`, `limit`) → CSV as an attachment
 *     POST   /inbox/bulk                   bulkRequest → Changed
 *     GET    /inbox/:id                    → InboxDetail
 *     PATCH  /inbox/:id                    Change → Changed
 *     POST   /inbox/:id/notes              noteRequest → InboxDetail
 *     POST   /inbox/:id/replies            NewReply → Replied
 *     POST   /inbox/:id/tell-again         {} → { queued }: what failed to be told is queued again
 *     GET    /inbox/:id/files/:file        → the bytes, as an attachment
 *     GET    /inbox/:id/files/:file/picture  → the photo, encoded anew as WebP
 *     POST   /inbox/person                 Person → PersonFound
 *     POST   /inbox/person/delete          Person → PersonDeleted (asks for a fresh proof of who it is)
 *     GET    /inbox/views                  → { views: SavedView[] }
 *     PUT    /inbox/views/:id              NewView → SavedView (the id is a UUID that the client makes)
 *     DELETE /inbox/views/:id              → 204
 *     GET    /inbox/settings               → InboxSettings
 *     PUT    /inbox/settings               NewSettings → InboxSettings (asks for a fresh proof of who it is where something is
 *                                          kept shorter than before)
 *     POST   /inbox/settings/expired       Retention → ExpiredByKind: what would be deleted by it
 *     GET    /news                         server-sent events, see `News`
 */
import { type SubmissionKind, submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import type { z } from 'zod';
import type { inboxBoxes, submissionStates } from './choices.ts';
import type {
  changeRequest,
  inboxQuery,
  personRequest,
  replyRequest,
  retentionSchema,
  settingsRequest,
  templatesSchema,
} from './inbox-requests.ts';
import type { RouteChannel } from './notifications.ts';

export type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
export { inboxBoxes, receiptKinds, submissionStates } from './choices.ts';

export type SubmissionState = (typeof submissionStates)[number];
export type InboxBox = (typeof inboxBoxes)[number];

/** Keys of the address's query; those that hold several are repeated (`kind=catering&kind=careers`). */
export type InboxQuery = z.output<typeof inboxQuery>;
export type InboxFilters = Omit<InboxQuery, 'box' | 'order' | 'after' | 'limit'>;

export interface InboxEntry {
  id: string;
  kind: SubmissionKind;
  receivedAt: string;
  /** Of the place, or of the brand; null where none is known. An IANA name. */
  timeZone: string | null;
  /** Null where it is about the brand as a whole. */
  place: { id: string; name: string } | null;
  /** Who sent it; null for nobody who said so. */
  from: string | null;
  /** What it is in a few words: `1 star · Wait time`, `Catering · Wedding, 120 guests, 12 June 2027`, `Applied · Grill cook`. */
  about: string;
  /** The first words of what was written, at most 200 characters. */
  words: string;
  /** 1 to 5. */
  rating: number | null;
  nature: 'compliment' | 'suggestion' | 'complaint' | 'other' | 'bug' | null;
  files: number;
  state: SubmissionState;
  spam: boolean;
  assignedTo: Somebody | null;
  tags: string[];
  /** Somebody could not be told of it. */
  toldFailed: boolean;
  /** The last reply, where there is one. */
  replied: Reply['state'] | null;
}

export interface Somebody {
  id: string;
  name: string;
}

/** Who may be given submissions. */
export interface Assignee extends Somebody {
  /** The places whose submissions they see; null: all of the brand. */
  places: string[] | null;
}

export interface InboxPage {
  items: InboxEntry[];
  /** For `after`; null at the end. */
  next: string | null;
}

/** How many there are in each box that need somebody; `mine` of `open`. */
export interface InboxCounts {
  open: number;
  mine: number;
  spam: number;
}

/** What filters and menus choose from, as far as the caller's reach goes. */
export interface InboxAbout {
  places: { id: string; name: string }[];
  /** Who may be given a submission: those who see some of what the caller sees. */
  people: Assignee[];
  tags: string[];
  /** Whether replies go out from here; without it (`mailto`) the client opens a mail program. */
  replies: 'email' | 'mailto';
  may: { export: boolean; deletePerson: boolean; settings: boolean; files: boolean };
}

export interface InboxDetail extends InboxEntry {
  /** In the order of the form, as people read it; what holds nothing is left out. */
  answers: Answer[];
  /** What says more of the way it came: source, order, page. */
  pageUrl: string | null;
  /** Of that page's address: where it was opened from (`src`; the name of the printed code, where it was one), and the table (`t`). */
  came: { from: string | null; table: string | null };
  contact: { name: string | null; email: string | null; phone: string | null; mayAnswer: boolean | null };
  attachments: Attachment[];
  /** The oldest first; notes are among them. */
  history: HistoryEntry[];
  replies: Reply[];
  told: Told[];
  /** What a reply begins with, filled in for this one; the first fits best. */
  templates: { id: string; name: string; text: string }[];
  reply: { to: string; subject: string; replyTo: string | null } | null;
  /** Others that the same person sent (by e-mail address or telephone), the newest first, at most 20. */
  others: { id: string; kind: SubmissionKind; about: string; receivedAt: string }[];
  /** In the same place, kind and category within the last 30 days, this one included; 0 where that is not asked. */
  alike: number;
  /** When it is deleted by the brand's retention. */
  keptUntil: string | null;
}

export interface Answer {
  /** Its name on the wire. */
  name: string;
  label: string;
  value: string;
  /** Written in somebody's own words, of several lines. */
  long: boolean;
}

export interface Attachment {
  id: string;
  field: 'resume' | 'photo';
  /** As the visitor named it. */
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** Whether the caller's role may open it. */
  mayOpen: boolean;
  /** Whether there is a picture of it (see `…/picture`). */
  picture: boolean;
}

export interface HistoryEntry {
  id: string;
  at: string;
  /** Null for the system: retention, a command. */
  by: Somebody | null;
  what: HistoryKind;
  /** `state`, `assigned` and `tags`: what it became. `note`: the note. */
  text: string | null;
}

export const historyKinds = ['state', 'assigned', 'tagged', 'untagged', 'spam', 'genuine', 'note', 'replied'] as const;
export type HistoryKind = (typeof historyKinds)[number];

export interface Reply {
  id: string;
  at: string;
  by: Somebody | null;
  to: string;
  subject: string;
  text: string;
  /** `mailto`: the client opened a mail program; what became of it is not known. */
  state: 'waiting' | 'sent' | 'failed' | 'mailto';
  error: string | null;
}

export interface Told {
  /** `receipt`: to the guest. */
  channel: RouteChannel | 'receipt';
  /** Of push the person's name, of a webhook without what may be secret in it. */
  target: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  at: string | null;
  error: string | null;
}

export type Change = z.input<typeof changeRequest>;

export interface Handling {
  id: string;
  state: SubmissionState;
  assignedTo: string | null;
  tags: string[];
  spam: boolean;
}

export interface Changed {
  /** As they were: to undo. */
  before: Handling[];
  after: Handling[];
  /** How many e-mails and webhooks wait to be sent because it is no spam. */
  told: number;
}

export type NewReply = z.input<typeof replyRequest>;

export interface Replied {
  reply: Reply;
  /** Where replies do not go out from here: the address to open. */
  mailto: string | null;
}

export type Person = z.input<typeof personRequest>;

export interface PersonFound {
  submissions: InboxEntry[];
  /** Of all, of which `submissions` shows the newest 100. */
  count: number;
  files: number;
  /** Others whose text names the address: for a person to look at. */
  mentions: string[];
}

export interface PersonDeleted {
  submissions: number;
  files: number;
  /** Of the files, how many the store did not remove yet; a sweep does later. */
  filesLeft: number;
}

export interface NewView {
  /** At most 60 characters. */
  name: string;
  query: InboxQuery;
}

export interface SavedView extends NewView {
  id: string;
}

/** Of a brand; whoever may (owner, editor) changes the templates, an owner what is kept. */
export interface InboxSettings {
  /** `{name}`, `{first name}`, `{brand}`, `{location}`, `{me}` are filled in. */
  templates: ReplyTemplate[];
  retention: Retention;
  receipts: Receipts;
  /** Of the texts that are shown: to be sent back with new ones, so that nobody writes over what they did not see. */
  versions: { templates: number; receipts: number };
}

export type NewSettings = z.input<typeof settingsRequest>;
/** What a guest is sent at once when their message has arrived; a kind that is left out has none. */
export type Receipts = Partial<Record<SubmissionKind, { on: boolean; text: string }>>;
export type Retention = z.output<typeof retentionSchema>;
export type ReplyTemplate = z.output<typeof templatesSchema>[number];

export const RECEIPT_TO_BEGIN_WITH =
  'Dear {first name},\n\nThank you: we have your message. Somebody of {location} reads it and answers.\n\n{brand}';

/** How many messages; kinds without any are left out. */
export type ExpiredByKind = Partial<Record<SubmissionKind, number>>;

/** The kinds that are kept shorter than before: of them something may be deleted. */
export function keptShorter(before: Retention, after: Retention): SubmissionKind[] {
  const daysOf = (retention: Retention, kind: SubmissionKind) => retention[kind] ?? Number.POSITIVE_INFINITY;
  return submissionKinds.filter((kind) => daysOf(after, kind) < daysOf(before, kind));
}

/**
 * What the stream says: `event: news`, `data: {"ids": ["…"]}` for submissions that came or changed; without `ids` there were
 * too many, or some may have been missed: look again. A comment every 25 s; it ends after 4 min, and is to be asked for anew.
 */
export interface News {
  ids?: string[];
}

export const NEWS_HEARTBEAT_MS = 25_000;
export const NEWS_LENGTH_MS = 240_000;

/** The page of a submission, on the console's host: where e-mails lead. */
export function messagePage(brandId: string, id: string): string {
  return `${inboxPage(brandId)}/${encodeURIComponent(id)}`;
}

/** The page of all of them. */
export function inboxPage(brandId: string): string {
  return `/brands/${encodeURIComponent(brandId)}/inbox`;
}

/** @param below e.g. `/inbox/counts` */
export function inboxPath(brandId: string, below: string): string {
  return `/api/brands/${encodeURIComponent(brandId)}${below}`;
}
