import { randomUUID } from 'node:crypto';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notificationJobs } from '../database/schema.ts';
import { notificationsDueChannel } from './job-queue.ts';
import { type NotificationSettings, targetsOf } from './notification-settings.ts';
import { findNotificationSettings } from './stored-settings.ts';

interface SubmissionToTell {
  brandId: string;
  kind: SubmissionKind;
  suspectedSpam: boolean;
}

/** Writes down who shall be told of a submission, in the transaction that stores it: both are there then, or neither. */
type Enqueue = (transaction: Database, submission: { id: string }) => Promise<void>;

/** Of so many submissions to one brand within ten minutes each is told by itself; what is beyond waits for a digest. */
const toldOneByOne = 30;

/** The next time that the clock shows full ten minutes: digests of a brand go out together. */
const nextDigest = sql`to_timestamp((floor(extract(epoch from now()) / 600) + 1) * 600)`;

/**
 * Who shall be told of a submission that is about to be stored; undefined for nobody. Of suspected spam nobody is told.
 * @param recent how many came for the brand within the last ten minutes
 */
export function notificationsFor(
  settings: NotificationSettings | undefined,
  submission: SubmissionToTell,
  recent = 0,
): Enqueue | undefined {
  if (submission.suspectedSpam) return undefined;
  const targets = settings ? targetsOf(settings, submission.kind) : [];
  if (targets.length === 0) return undefined;

  const when = recent > toldOneByOne ? { digestOf: submission.brandId, dueAt: nextDigest } : {};
  return async (transaction, { id }) => {
    await transaction
      .insert(notificationJobs)
      .values(targets.map((target) => ({ id: randomUUID(), submissionId: id, ...target, ...when })))
      .onConflictDoNothing();
    await transaction.execute(sql`select pg_notify(${notificationsDueChannel}, '')`);
  };
}

/** Looks the settings up, and writes it down at once, in the transaction that stores the submission. */
export async function enqueueNotifications(
  transaction: Database,
  submission: SubmissionToTell & { id: string },
  recent?: number,
): Promise<void> {
  const settings = await findNotificationSettings(transaction, submission.brandId);
  const enqueue = notificationsFor(settings, submission, recent);
  await enqueue?.(transaction, submission);
}
