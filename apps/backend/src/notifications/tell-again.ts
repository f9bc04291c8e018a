/**
 * What an operator has told again: suspected spam that is none, and what could not be told.
 */
import { routeChannels } from '@tablefront/console-wire/notifications';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { NOTIFICATIONS_DUE_CHANNEL, notificationJobs, submissionHistory, submissions } from '../database/schema.ts';
import { newId } from '../submissions/new-id.ts';
import { queueNoticesOf } from './who-is-told.ts';

export interface MarkedGenuine {
  /** Not there: then nothing is changed. */
  unknown: string[];
  /** The mark was taken away from these; the others had none. */
  genuine: string[];
  /** How many e-mails and webhooks wait to be sent of them. */
  notifications: number;
}

/**
 * Takes the mark of suspected spam away, and writes down who shall be told, in one transaction: what has no mark is told
 * to nobody a second time.
 * @param ids UUIDs, at most 10,000
 */
export async function markGenuine(database: Database, ids: string[]): Promise<MarkedGenuine> {
  return database.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(submissions)
      .where(inArray(submissions.id, ids))
      .orderBy(asc(submissions.id))
      // Of two commands at once, the second sees that the mark is gone.
      .for('update');
    const unknown = missing(ids, rows);
    const marked = rows.filter(({ suspectedSpam }) => suspectedSpam);
    const genuine = marked.map(({ id }) => id);
    if (unknown.length > 0 || marked.length === 0) return { unknown, genuine: [], notifications: 0 };

    await transaction.update(submissions).set({ suspectedSpam: false }).where(inArray(submissions.id, genuine));
    await transaction
      .insert(submissionHistory)
      .values(genuine.map((submissionId) => ({ id: newId(), submissionId, what: 'genuine' as const })));
    for (const submission of marked) await queueNoticesOf(transaction, { ...submission, suspectedSpam: false });
    const notifications = await transaction.$count(notificationJobs, inArray(notificationJobs.submissionId, genuine));
    return { unknown, genuine, notifications };
  });
}

/** Of these submissions (at most 10,000), or of all that a brand, or any brand, has. */
export type ResendChoice = { ids: string[] } | { brandId?: string };

export interface QueuedAgain {
  /** Not there: then nothing is queued. */
  unknown: string[];
  /** How many e-mails and webhooks wait again. */
  notifications: number;
}

/** Queues failed notifications again, as if they were new; what waits or was sent stays as it is. */
export async function resendNotifications(database: Database, choice: ResendChoice): Promise<QueuedAgain> {
  return database.transaction(async (transaction) => {
    const unknown = 'ids' in choice ? await unknownOf(transaction, choice.ids) : [];
    if (unknown.length > 0) return { unknown, notifications: 0 };
    const queued = await transaction
      .update(notificationJobs)
      .set({ state: 'waiting', attempts: 0, dueAt: sql`now()`, settledAt: null, begunAt: null })
      .where(and(eq(notificationJobs.state, 'failed'), isNotice, chosen(transaction, choice)))
      .returning({ id: notificationJobs.id });
    if (queued.length > 0) await transaction.execute(sql`select pg_notify(${NOTIFICATIONS_DUE_CHANNEL}, '')`);
    return { unknown, notifications: queued.length };
  });
}

/** Of a reply nobody but its writer decides: whether it arrived may not be known. Nor does a guest get a second receipt. */
const isNotice = inArray(notificationJobs.channel, [...routeChannels]);

function chosen(transaction: Database, choice: ResendChoice) {
  if ('ids' in choice) return inArray(notificationJobs.submissionId, choice.ids);
  if (choice.brandId === undefined) return undefined;
  const ofBrand = transaction
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.brandId, choice.brandId));
  return inArray(notificationJobs.submissionId, ofBrand);
}

async function unknownOf(transaction: Database, ids: string[]): Promise<string[]> {
  const rows = await transaction.select({ id: submissions.id }).from(submissions).where(inArray(submissions.id, ids));
  return missing(ids, rows);
}

function missing(ids: string[], rows: { id: string }[]): string[] {
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}
