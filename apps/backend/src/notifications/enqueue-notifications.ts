import { randomUUID } from 'node:crypto';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notificationJobs } from '../database/schema.ts';
import { receiptAddress } from './guests/receipt.ts';
import { NOTIFICATIONS_DUE_CHANNEL } from './job-queue.ts';
import { type TellableSubmission, targetsOf } from './routes/route.ts';
import { findTelling, type Telling } from './routes/stored-routes.ts';

export interface SubmissionToTell extends TellableSubmission {
  brandId: string;
  kind: SubmissionKind;
  suspectedSpam: boolean;
}

/** Writes down who shall be told of a submission, in the transaction that stores it: both are there then, or neither. */
type Enqueue = (transaction: Database, submission: { id: string }) => Promise<void>;

/** Of so many submissions to one brand within ten minutes each is told by itself; what is beyond waits for a digest. */
const TOLD_ONE_BY_ONE = 30;

/** The next time that the clock shows full ten minutes: digests of a brand go out together. */
const nextDigest = sql`to_timestamp((floor(extract(epoch from now()) / 600) + 1) * 600)`;

/**
 * Who shall be told of a submission that is about to be stored, its guest among them; undefined for nobody. Of suspected spam
 * nobody is told. What a route tells once a day is looked up then.
 * @param recent how many came for the brand within the last ten minutes
 */
export function notificationsFor(
  { routes, receipts }: Telling,
  submission: SubmissionToTell,
  recent = 0,
): Enqueue | undefined {
  if (submission.suspectedSpam) return undefined;
  const isFlood = recent > TOLD_ONE_BY_ONE;
  const when = isFlood ? { digestOf: submission.brandId, dueAt: nextDigest } : {};
  const told = targetsOf(routes, submission).map((target) => ({ ...target, ...when }));
  // In a flood nobody knows whose addresses those are.
  const guest = !isFlood && receipts[submission.kind]?.on ? receiptAddress(submission)?.toLowerCase() : undefined;
  const rows = [...told, ...(guest === undefined ? [] : [{ channel: 'receipt' as const, target: guest }])];
  if (rows.length === 0) return undefined;
  return async (transaction, { id }) => {
    await transaction
      .insert(notificationJobs)
      .values(rows.map((row) => ({ id: randomUUID(), submissionId: id, ...row })))
      .onConflictDoNothing();
    await transaction.execute(sql`select pg_notify(${NOTIFICATIONS_DUE_CHANNEL}, '')`);
  };
}

/** Looks the settings up, and writes it down at once, in the transaction that stores the submission. */
export async function enqueueNotifications(
  transaction: Database,
  submission: SubmissionToTell & { id: string },
  recent?: number,
): Promise<void> {
  const telling = await findTelling(transaction, submission.brandId);
  const enqueue = notificationsFor(telling, submission, recent);
  await enqueue?.(transaction, submission);
}
