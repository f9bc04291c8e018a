/** The digest of a day: what came that is no hurry, and what still waits for an answer. */
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { and, asc, eq, gt, inArray, lt, lte, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { NOTIFICATIONS_DUE_CHANNEL, notificationJobs, notificationRoutes, submissions } from '../../database/schema.ts';
import { newId } from '../../submissions/new-id.ts';
import { findSubmissions, type Submission } from '../../submissions/reading/read-submissions.ts';
import { isAbout, isForDigest, type StoredRoute } from '../routes/route.ts';
import { type RouteRow, routeOfRow, type ZoneServices, zoneOf } from '../routes/stored-routes.ts';
import { lastDigest, momentAt } from '../routes/when-to-tell.ts';

/** So many are shown in short; the others are only counted. */
const MOST_SHOWN = 50;
/** Of so many it is looked up whether a route wants them. */
const MOST_LOOKED_AT = 5_000;

/**
 * Queues the digests that are due, each once for a route and a day, whichever processes do this and however often.
 * @returns how many
 */
export async function queueDigests(services: ZoneServices, now: Date): Promise<number> {
  const { database } = services;
  const routes = await database.select().from(notificationRoutes).where(ne(notificationRoutes.timing, 'now'));
  const due: (typeof notificationJobs.$inferInsert)[] = [];
  for (const route of routes) {
    const { day, at } = lastDigest(route.digestAt, now, await zoneOfRoute(services, route));
    if (at > route.digestSince) due.push({ id: newId(), routeId: route.id, channel: 'digest', target: day });
  }
  if (due.length === 0) return 0;
  const queued = await database
    .insert(notificationJobs)
    .values(due)
    .onConflictDoNothing()
    .returning({ id: notificationJobs.id });
  if (queued.length > 0) await database.execute(sql`select pg_notify(${NOTIFICATIONS_DUE_CHANNEL}, '')`);
  return queued.length;
}

/** A digest means nothing after a while: its messages are in the inbox. */
export async function forgetDigests(database: Database): Promise<void> {
  await database
    .delete(notificationJobs)
    .where(
      and(eq(notificationJobs.channel, 'digest'), sql`${notificationJobs.settledAt} < now() - interval '60 days'`),
    );
}

/** That of the first place that it is about, else the brand's. */
export function zoneOfRoute(services: ZoneServices, { brandId, locations }: Pick<RouteRow, 'brandId' | 'locations'>) {
  return zoneOf(services, brandId, locations?.[0]);
}

export interface DailyDigest {
  brandId: string;
  /** What came since the digest before, the oldest first; and how many there are. */
  news: Submission[];
  newsCount: number;
  kinds: Map<SubmissionKind, number>;
  /** What else waits for an answer, the oldest first. */
  waiting: Submission[];
  waitingCount: number;
}

/**
 * What the digest of a day says.
 * @param reach places besides those of the route: of a person who may see some; null for all
 */
export async function readDigest(
  services: ZoneServices,
  row: RouteRow,
  day: string,
  reach: string[] | null,
): Promise<DailyDigest> {
  const { database } = services;
  const route = routeOfRow(row);
  const zone = await zoneOfRoute(services, row);
  const until = momentAt(day, row.digestAt, zone);
  const [{ before } = { before: null }] = await database
    .select({ before: max(notificationJobs.target) })
    .from(notificationJobs)
    .where(and(eq(notificationJobs.routeId, row.id), lt(notificationJobs.target, day)));
  const earlier = before === null ? row.digestSince : momentAt(before, row.digestAt, zone);
  const since = new Date(Math.max(earlier.getTime(), row.digestSince.getTime()));

  const { receivedAt, state } = submissions;
  const within = { route, brandId: row.brandId, reach };
  const came = await wanted(database, within, and(gt(receivedAt, since), lte(receivedAt, until)));
  const news = came.filter((submission) => isForDigest(route, submission));
  const isNew = new Set(news.map(({ id }) => id));
  const open = await wanted(database, within, and(ne(state, 'done'), lte(receivedAt, until)));
  const waiting = open.filter(({ id }) => !isNew.has(id));
  const kinds = new Map<SubmissionKind, number>();
  for (const { kind } of news) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const shown = (some: { id: string }[]) =>
    findSubmissions(
      database,
      some.slice(0, MOST_SHOWN).map(({ id }) => id),
    );
  return {
    brandId: row.brandId,
    kinds,
    ...{ news: await shown(news), newsCount: news.length },
    ...{ waiting: await shown(waiting), waitingCount: waiting.length },
  };
}

/** Those that a route is about: of each no more than that needs. */
async function wanted(
  database: Database,
  { route, brandId, reach }: { route: StoredRoute; brandId: string; reach: string[] | null },
  which: SQL | undefined,
) {
  const { kinds, locations } = route;
  const rows = await database
    .select({
      id: submissions.id,
      kind: submissions.kind,
      restaurantId: submissions.restaurantId,
      rating: submissions.rating,
      nature: sql<string | null>`${submissions.record} ->> 'nature'`,
    })
    .from(submissions)
    .where(
      and(
        eq(submissions.brandId, brandId),
        sql`not ${submissions.suspectedSpam}`,
        which,
        kinds === null ? undefined : inArray(submissions.kind, kinds),
        locations === null ? undefined : inArray(submissions.restaurantId, locations),
        reach === null ? undefined : inArray(submissions.restaurantId, reach),
      ),
    )
    .orderBy(asc(submissions.id))
    .limit(MOST_LOOKED_AT);
  return rows
    .map(({ rating, nature, ...row }) => ({ ...row, record: { rating, nature } }))
    .filter((submission) => isAbout(route, submission));
}
