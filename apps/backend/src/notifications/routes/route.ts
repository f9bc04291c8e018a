/** Who is told of what: routes, whether the console or a file holds them. */
import type { PushWishes, RouteChannel } from '@tablefront/console-wire/notifications';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { natureOf } from '../../submissions/reading/in-words.ts';
import type { NotificationSettings } from '../notification-settings.ts';

export interface StoredRoute extends PushWishes {
  /** Null: a file holds it. */
  id: string | null;
  channel: RouteChannel;
  /** An address, a URL, or the id of a person. */
  target: string;
  /** Of a webhook: `whsec_…`. */
  secret: string | null;
  fileLinks: boolean;
}

/** What a route looks at. */
export interface TellableSubmission {
  kind: SubmissionKind;
  restaurantId?: string | null;
  record: Record<string, unknown>;
}

const noFile = {
  id: null,
  locations: null,
  ratings: null,
  timing: 'now',
  digestAt: 0,
  quiet: null,
  fileLinks: false,
} as const;

/** The routes that a file holds; each address once, for the kinds of every entry that names it. */
export function routesOfSettings({ email, webhook }: NotificationSettings): StoredRoute[] {
  return [
    ...email.flatMap(({ to, kinds = null }) =>
      to.map((target) => ({ ...noFile, channel: 'email' as const, target, secret: null, kinds })),
    ),
    ...webhook.map(({ url, secret, kinds = null }) => ({
      ...noFile,
      ...{ channel: 'webhook' as const, target: url, secret, kinds },
    })),
  ];
}

/** Whether a route is about a submission. */
export function isAbout({ kinds, locations, ratings }: StoredRoute, submission: TellableSubmission): boolean {
  const { kind, restaurantId = null } = submission;
  if (kinds !== null && !kinds.includes(kind)) return false;
  if (locations !== null && (restaurantId === null || !locations.includes(restaurantId))) return false;
  const stars = starsOf(submission);
  return ratings === null || stars === undefined || ratings.includes(stars);
}

/** Whether a route tells of it in the digest of the day, and not at once. */
export function isForDigest({ timing }: StoredRoute, submission: TellableSubmission): boolean {
  return timing === 'daily' || (timing === 'praise-daily' && (starsOf(submission) ?? 0) >= 4);
}

const starsOfNature = { complaint: 1, bug: 1, suggestion: 3, other: 3, compliment: 5 };

/** Of feedback, what it says or its nature stands for; undefined of everything else. */
function starsOf({ kind, record }: TellableSubmission): number | undefined {
  if (kind !== 'restaurant_feedback' && kind !== 'website_feedback') return undefined;
  const said = /^[1-5]$/.exec(String(record.rating))?.[0];
  return said === undefined ? starsOfNature[natureOf(record) ?? 'other'] : Number(said);
}

export interface NotificationTarget {
  channel: RouteChannel;
  target: string;
}

/** Who is told of it by itself, each once: an address is the same however it is written. */
export function targetsOf(routes: StoredRoute[], submission: TellableSubmission): NotificationTarget[] {
  const wanted = routes.filter((route) => isAbout(route, submission) && !isForDigest(route, submission));
  const each = new Map(wanted.map(({ channel, target }) => [nameOf({ channel, target }), { channel, target }]));
  return [...each.values()];
}

/** Whether a route leads there. */
export function leadsTo(route: StoredRoute, place: NotificationTarget): boolean {
  return nameOf(route) === nameOf(place);
}

function nameOf({ channel, target }: NotificationTarget): string {
  return `${channel} ${channel === 'email' ? target.toLowerCase() : target}`;
}
