/**
 * Submissions as operators read them: some of them, in pages, so that any number of them fits into memory.
 */

import { type RouteChannel, routeChannels } from '@tablefront/console-wire/notifications';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { brandRestaurants, notificationJobs, submissionFiles, submissions } from '../../database/schema.ts';
import { matching, type SubmissionFilters } from './submission-filters.ts';

export interface PageOfSubmissions {
  order: 'newest first' | 'oldest first';
  /** The id after which the page begins, in its order. */
  after?: string;
  limit: number;
}

export type SubmissionFile = Omit<typeof submissionFiles.$inferSelect, 'submissionId'>;

type OfSubmission = Omit<typeof submissions.$inferSelect, 'idempotencyKey' | 'answeredAt' | 'handledAt'>;

export interface Submission extends OfSubmission {
  /** What that place is called: empty for the brand as a whole, null where the brand has no such place. Its zone, IANA. */
  placeName: string | null;
  timeZone: string | null;
  files: SubmissionFile[];
}

/** One address or webhook that is told of a submission. */
export interface SubmissionNotification
  extends Pick<
    typeof notificationJobs.$inferSelect,
    'target' | 'state' | 'attempts' | 'dueAt' | 'lastError' | 'settledAt'
  > {
  /** `receipt`: to the guest. */
  channel: RouteChannel | 'receipt';
}

const {
  idempotencyKey: _key,
  answeredAt: _answered,
  handledAt: _handled,
  ...ofSubmission
} = getTableColumns(submissions);
const columns = { ...ofSubmission, placeName: brandRestaurants.name, timeZone: brandRestaurants.timeZone };

/** A condition of SQL: that a row of `brand_restaurants` is the place of a submission. */
export const isItsPlace = and(
  eq(brandRestaurants.restaurantId, submissions.restaurantId),
  eq(brandRestaurants.brandId, submissions.brandId),
);

/** One page, in the order of arrival, which is that of the ids. */
export async function readSubmissions(
  database: Database,
  filters: SubmissionFilters,
  { order, after, limit }: PageOfSubmissions,
): Promise<Submission[]> {
  const newestFirst = order === 'newest first';
  const beyond = after === undefined ? undefined : newestFirst ? lt(submissions.id, after) : gt(submissions.id, after);
  const rows = await database
    .select(columns)
    .from(submissions)
    .leftJoin(brandRestaurants, isItsPlace)
    .where(and(matching(database, filters), beyond))
    .orderBy(newestFirst ? desc(submissions.id) : asc(submissions.id))
    .limit(limit);
  return withFiles(database, rows);
}

/** The submission with this id (a UUID). */
export async function findSubmission(database: Database, id: string): Promise<Submission | undefined> {
  return (await findSubmissions(database, [id]))[0];
}

/** Those with these ids (UUIDs) that are there, in the order of arrival. */
export async function findSubmissions(database: Database, ids: string[]): Promise<Submission[]> {
  const rows = await database
    .select(columns)
    .from(submissions)
    .leftJoin(brandRestaurants, isItsPlace)
    .where(inArray(submissions.id, ids))
    .orderBy(asc(submissions.id));
  return withFiles(database, rows);
}

/** How many of each kind there are of those with these ids (UUIDs). */
export async function countKinds(database: Database, ids: string[]): Promise<Map<SubmissionKind, number>> {
  const rows = await database
    .select({ kind: submissions.kind, count: count() })
    .from(submissions)
    .where(inArray(submissions.id, ids))
    .groupBy(submissions.kind)
    .orderBy(asc(submissions.kind));
  return new Map(rows.map((row) => [row.kind, row.count]));
}

/** Who is told of a submission, and how far that is. */
export async function readNotifications(database: Database, submissionId: string): Promise<SubmissionNotification[]> {
  return database
    .select({
      channel: sql<RouteChannel | 'receipt'>`${notificationJobs.channel}`,
      target: notificationJobs.target,
      state: notificationJobs.state,
      attempts: notificationJobs.attempts,
      dueAt: notificationJobs.dueAt,
      lastError: notificationJobs.lastError,
      settledAt: notificationJobs.settledAt,
    })
    .from(notificationJobs)
    .where(
      and(
        eq(notificationJobs.submissionId, submissionId),
        inArray(notificationJobs.channel, [...routeChannels, 'receipt']),
      ),
    )
    .orderBy(asc(notificationJobs.channel), asc(notificationJobs.target));
}

/** Under which key the file store holds a file. */
export async function findStorageKey(database: Database, fileId: string): Promise<string | undefined> {
  const [found] = await database
    .select({ storageKey: submissionFiles.storageKey })
    .from(submissionFiles)
    .where(eq(submissionFiles.id, fileId));
  return found?.storageKey;
}

async function withFiles(database: Database, rows: Omit<Submission, 'files'>[]): Promise<Submission[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const files = await database
    .select()
    .from(submissionFiles)
    .where(inArray(submissionFiles.submissionId, ids))
    .orderBy(asc(submissionFiles.field), asc(submissionFiles.id));
  const filesOf = Map.groupBy(files, (file) => file.submissionId);
  return rows.map((row) => ({
    ...row,
    files: (filesOf.get(row.id) ?? []).map(({ submissionId: _, ...file }) => file),
  }));
}
