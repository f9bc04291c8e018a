/**
 * Who is told of what guests send, below `/api/brands/:brand` (`inboxPath`). Routes are for owners to change, which asks for a
 * fresh proof of who it is, and for editors to read; what one's own devices tell is for everybody.
 *
 *     GET    /notifications                → Notifications
 *     PUT    /notifications/:id            NewRoute → SavedRoute (the id is a UUID that the client makes)
 *     DELETE /notifications/:id            → 204
 *     POST   /notifications/:id/test       {} → Tested: a real message is sent
 *     GET    /push                         → OwnPush
 *     PUT    /push                         PushWishes → OwnPush: tell me in this brand
 *     DELETE /push                         → 204: tell me nothing of this brand
 *     POST   /push/test                    {} → Tested
 *
 * Of the person, wherever they are (`devicePaths`):
 *
 *     PUT    /api/me/device                Device → 204: this browser may tell
 *     DELETE /api/me/device                → 204
 *
 * And of who holds a link of an e-mail, signed in or not:
 *
 *     POST   /api/file-links/look          { token } → LinkedFile
 *     POST   /api/file-links               { token } → the bytes, as an attachment
 */
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';

export const devicePaths = { device: '/api/me/device' } as const;
export const fileLinkPaths = { look: '/api/file-links/look', open: '/api/file-links' } as const;

/** The page of the console that such a link leads to; its token stands behind `#`. */
export const FILE_LINK_PAGE = '/file';
/** For so long it opens the file. */
export const FILE_LINK_DAYS = 7;

export const routeChannels = ['email', 'webhook', 'push'] as const;
export type RouteChannel = (typeof routeChannels)[number];

/** `praise-daily`: praise (4 and 5 stars, compliments) once a day, all else at once. `daily`: everything once a day. */
export const routeTimings = ['now', 'praise-daily', 'daily'] as const;
export type RouteTiming = (typeof routeTimings)[number];

/** Of what somebody is told, and when. */
export interface PushWishes {
  /** Null: all. */
  kinds: SubmissionKind[] | null;
  /** Ids of places; null: all, and what is about no place. */
  locations: string[] | null;
  /** 1 to 5, for feedback alone; what says no stars counts by its nature (complaint 1, praise 5, else 3). Null: all. */
  ratings: number[] | null;
  timing: RouteTiming;
  /** When the digest goes out, in minutes after midnight at the place. */
  digestAt: number;
  /** Between these minutes after midnight nothing is told; it is afterwards. From 22:00 until 7:00 is over midnight. */
  quiet: { from: number; until: number } | null;
}

export interface NewRoute extends PushWishes {
  channel: 'email' | 'webhook';
  /** The address or the URL; of a webhook that is there already it may be left out. */
  target?: string;
  /** Of a webhook: a new secret in place of the one before. */
  newSecret?: boolean;
  /** E-mails hold links to attachments that need no sign-in, for seven days. */
  fileLinks: boolean;
}

export interface Route extends PushWishes {
  /** Also of what the command line stored, which is `fixed`. */
  id: string;
  channel: RouteChannel;
  /** Of a webhook without what may be secret in it; of push the person's name. */
  target: string;
  fileLinks: boolean;
  /** `npm run brand -- notify` stored it: it is changed there. */
  fixed: boolean;
  /** How the last message went; null before the first. */
  last: { state: 'sent' | 'failed' | 'trying'; at: string | null; error: string | null; attempts: number } | null;
}

export interface SavedRoute {
  route: Route;
  /** Of a webhook whose secret was made just now: shown this once. */
  secret: string | null;
}

export interface Notifications {
  routes: Route[];
  /** Whether the caller may change them. */
  mayChange: boolean;
  /** Without a mail server e-mails wait. */
  sendsMail: boolean;
  /** In which zone hours are that are of no place; an IANA name. */
  timeZone: string | null;
}

export type Tested = { delivered: true } | { delivered: false; reason: string };

/** As `PushSubscription.toJSON()` has it. */
export interface Device {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface OwnPush {
  /** The `applicationServerKey` of this site, base64url. */
  publicKey: string;
  /** Null: nothing of this brand is told. */
  wishes: PushWishes | null;
  /** How many browsers of the person may tell; whether this session's is one of them. */
  devices: number;
  here: boolean;
  timeZone: string | null;
}

export interface LinkedFile {
  brand: string;
  name: string;
  field: 'resume' | 'photo';
  /** In bytes. */
  size: number;
  /** ISO 8601 */
  expiresAt: string;
}

/** What a browser is shown: the service worker reads this. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of the console. */
  url: string;
  /** What comes with the same one takes its place. */
  tag: string;
}

export const MORNING = 9 * 60;

export const everything: PushWishes = {
  ...{ kinds: null, locations: null, ratings: null, timing: 'now', digestAt: MORNING, quiet: null },
};
