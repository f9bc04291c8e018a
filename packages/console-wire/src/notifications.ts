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
import type { z } from 'zod';
import type { routeTimings } from './choices.ts';
import type { deviceRequest, routeRequest, wishesRequest } from './notification-requests.ts';

export { routeTimings } from './choices.ts';

export const devicePaths = { device: '/api/me/device' } as const;
export const fileLinkPaths = { look: '/api/file-links/look', open: '/api/file-links' } as const;

/** The page of the console that such a link leads to; its token stands behind `#`. */
export const FILE_LINK_PAGE = '/file';
/** For so long it opens the file. */
export const FILE_LINK_DAYS = 7;

export const routeChannels = ['email', 'webhook', 'push'] as const;
export type RouteChannel = (typeof routeChannels)[number];

export type RouteTiming = (typeof routeTimings)[number];

/** Of what somebody is told, and when. */
export type PushWishes = z.output<typeof wishesRequest>;

export type NewRoute = z.input<typeof routeRequest>;

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

export type Device = z.input<typeof deviceRequest>;

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
