/**
 * The queue of notifications: rows of `notification_jobs`. Any number of processes take from it, and none takes what
 * another has in hand. All times are the database's, so that no process's clock counts.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { notificationJobs } from '../database/schema.ts';

/** `pg_notify` says on this channel that there are new jobs. */
export const notificationsDueChannel = 'notifications_due';

export type NotificationChannel = 'email' | 'webhook';

export interface NotificationJob {
  id: string;
  submissionId: string;
  channel: NotificationChannel;
  target: string;
  /** This one included. */
  attempts: number;
}

/** The first attempt and 13 more, within about 23 hours. */
const mostAttempts = 14;
const firstDelaySeconds = 10;
/** Longer than any attempt can take: whoever still has a job in hand after that is dead. */
const leaseSeconds: Record<NotificationChannel, number> = { email: 300, webhook: 60 };

const longestError = 500;

const taken = z.array(
  z.object({
    id: z.string(),
    submission_id: z.string(),
    channel: z.enum(['email', 'webhook']),
    target: z.string(),
    attempts: z.int(),
  }),
);

/** Takes up to `limit` jobs that are due, the longest due first. */
export async function takeJobs(
  database: Database,
  channel: NotificationChannel,
  limit: number,
): Promise<NotificationJob[]> {
  const result = await rowsOf(
    database,
    sql`
      with due as materialized (
        select id from notification_jobs
        where state = 'waiting' and channel = ${channel} and due_at <= now()
        order by due_at limit ${limit}
        for update skip locked
      )
      update notification_jobs as job
      set attempts = attempts + 1, due_at = now() + ${leaseSeconds[channel]} * interval '1 second'
      from due where job.id = due.id
      returning job.id, job.submission_id, job.channel, job.target, job.attempts
    `,
  );
  return taken.parse(result).map(({ submission_id: submissionId, ...job }) => ({ ...job, submissionId }));
}

/** How long until a job of the channel is due, in ms (0 when one is); undefined when none waits. */
export async function untilNextJob(database: Database, channel: NotificationChannel): Promise<number | undefined> {
  const result = await rowsOf(
    database,
    sql`
      select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from notification_jobs
      where state = 'waiting' and channel = ${channel}
    `,
  );
  const [first] = z.array(z.object({ ms: z.number().nullable() })).parse(result);
  return typeof first?.ms === 'number' ? Math.max(0, first.ms) : undefined;
}

/** The job is done. */
export async function markSent(database: Database, job: NotificationJob): Promise<void> {
  await settle(database, job, { state: 'sent', lastError: null, settledAt: sql`now()` });
}

/** The attempt failed: tried again later or, after the last one or `forGood`, kept as failed. */
export async function markFailed(
  database: Database,
  job: NotificationJob,
  reason: string,
  forGood = false,
): Promise<'waiting' | 'failed'> {
  // Neither what jsonb and text refuse nor a whole page of somebody's error.
  const lastError = reason.replaceAll('\0', ' ').toWellFormed().slice(0, longestError).toWellFormed();
  if (forGood || job.attempts >= mostAttempts) {
    await settle(database, job, { state: 'failed', lastError, settledAt: sql`now()` });
    return 'failed';
  }
  const delay = retryDelaySeconds(job.attempts);
  await settle(database, job, { lastError, dueAt: sql`now() + ${delay} * interval '1 second'` });
  return 'waiting';
}

/** Seconds between this attempt and the next: 10, 20, 40 … up to 11 hours, spread by a tenth. */
export function retryDelaySeconds(attempts: number, random: () => number = Math.random): number {
  return firstDelaySeconds * 2 ** (attempts - 1) * (0.95 + random() / 10);
}

/** Changes nothing when the lease is over and another process has taken the job since. */
async function settle(
  database: Database,
  job: NotificationJob,
  change: { state?: 'sent' | 'failed'; lastError: string | null; settledAt?: SQL; dueAt?: SQL },
): Promise<void> {
  await database
    .update(notificationJobs)
    .set(change)
    .where(
      and(
        eq(notificationJobs.id, job.id),
        eq(notificationJobs.attempts, job.attempts),
        eq(notificationJobs.state, 'waiting'),
      ),
    );
}

/** Both drivers answer with `rows`; their common type does not say so. */
async function rowsOf(database: Database, query: SQL): Promise<unknown> {
  const result: unknown = await database.execute(query);
  return typeof result === 'object' && result !== null && 'rows' in result ? result.rows : result;
}
