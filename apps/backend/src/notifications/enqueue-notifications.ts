import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { SubmissionKind } from '../database/schema.ts';
import { notificationJobs } from '../database/schema.ts';
import { notificationsDueChannel } from './job-queue.ts';
import { targetsOf } from './notification-settings.ts';
import { findNotificationSettings } from './stored-settings.ts';

export interface SubmissionToTell {
  id: string;
  brandId: string;
  kind: SubmissionKind;
  suspectedSpam: boolean;
}

/**
 * Writes down who shall be told of a submission, in the transaction that stores it: both are there afterwards, or
 * neither. Suspected spam is told to nobody.
 */
export async function enqueueNotifications(transaction: Database, submission: SubmissionToTell): Promise<void> {
  if (submission.suspectedSpam) return;
  const settings = await findNotificationSettings(transaction, submission.brandId);
  const targets = settings ? targetsOf(settings, submission.kind) : [];
  if (targets.length === 0) return;

  await transaction
    .insert(notificationJobs)
    .values(targets.map((target) => ({ id: randomUUID(), submissionId: submission.id, ...target })))
    .onConflictDoNothing();
  await transaction.execute(sql`select pg_notify(${notificationsDueChannel}, '')`);
}
