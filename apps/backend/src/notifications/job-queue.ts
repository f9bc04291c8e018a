/**
 * The queue of notifications: rows of `notification_jobs`. Any number of processes take from it, and none takes what
 * another has in hand. All times are the database's, so that no process's clock counts.
 */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { jobChannels, type NotificationChannel, notificationJobs } from '../database/schema.ts';

interface NotificationJob {
  id: string;
  /** Null of the digest of a day. */
  submissionId: string | null;
  /** This one included. */
  attempts: number;
  /** It was handed to a mail server before, and nobody wrote down how that went. */
  begun: boolean;
}

/** One message to one address, webhook or person. */
export interface Delivery {
  channel: NotificationChannel;
  /** Of a `reply` its id; of a `digest` its day. */
  target: string;
  /** Of a `digest`. */
  routeId: string | null;
  /** The brand whose submissions are told in one message; null for a message about one submission. */
  digestOf: string | null;
  /** At least one; in the order in which the submissions came. */
  jobs: NotificationJob[];
}

/** The first attempt and 13 more, within about 23 hours. */
const MOST_ATTEMPTS = 14;
const FIRST_DELAY_SECONDS = 10;
/** Longer than any attempt can take: whoever still has a job in hand after that is dead. */
const leaseSeconds: Record<NotificationChannel, number> = {
  ...{ email: 300, reply: 300, receipt: 300, digest: 300 },
  ...{ webhook: 60, push: 300 },
};

const LONGEST_ERROR = 500;

/** How many submissions one digest tells of; that for a webhook holds all of them, in so many characters. */
const mostInDigest: Record<DigestChannel, number> = { email: 5_000, webhook: 200, push: 5_000 };
type DigestChannel = 'email' | 'webhook' | 'push';

/** Whether several of a channel may come in one message. */
export function isTogether(channel: NotificationChannel): channel is DigestChannel {
  return Object.hasOwn(mostInDigest, channel);
}

const LONGEST_DIGEST = 500_000;

const job = z.object({
  id: z.string(),
  submission_id: z.string().nullable(),
  route_id: z.string().nullable(),
  channel: z.enum(jobChannels),
  target: z.string(),
  digest_of: z.string().nullable(),
  attempts: z.int(),
  begun: z.boolean(),
});
const taken = z.object({ rows: z.array(job) });

/** Takes up to `limit` jobs that are due, the longest due first; each is a message of its own. */
export async function takeJobs(database: Database, channel: NotificationChannel, limit: number): Promise<Delivery[]> {
  const due = sql`
    select id from notification_jobs
    where state = 'waiting' and channel = ${channel} and due_at <= now() and digest_of is null
    order by due_at limit ${limit}
    for update skip locked
  `;
  const rows = await take(database, channel, due);
  return rows.map((row) => ({
    ...{ channel, target: row.target, routeId: row.route_id, digestOf: null },
    jobs: [jobOf(row)],
  }));
}

/** Takes everything that one address or webhook is to be told of one brand in a digest, as far as it fits into one. */
export async function takeDigest(database: Database, channel: DigestChannel): Promise<Delivery | undefined> {
  const isDue = sql`job.state = 'waiting' and channel = ${channel} and due_at <= now()`;
  const due = sql`
    select id from notification_jobs as job where ${isDue} and id in (
      select id from (
        select id, sum(length(record::text)) over arrival as size, row_number() over arrival as place from (
          select job.id, job.submission_id, submission.record
          from notification_jobs as job join submissions as submission on submission.id = job.submission_id
          where ${isDue} and (digest_of, target) = (
            select digest_of, target from notification_jobs as job
            where ${isDue} and digest_of is not null order by due_at limit 1
          )
          order by job.submission_id limit ${mostInDigest[channel]}
        ) as waiting window arrival as (order by submission_id)
      ) as sized
      where ${channel} <> 'webhook' or size <= ${LONGEST_DIGEST} or place = 1
    )
    for update skip locked
  `;
  const rows = await take(database, channel, due);
  const [first] = rows;
  if (!first) return undefined;
  const jobs = rows.map(jobOf).sort((one, other) => ((one.submissionId ?? '') < (other.submissionId ?? '') ? -1 : 1));
  return { channel, target: first.target, routeId: null, digestOf: first.digest_of, jobs };
}

async function take(database: Database, channel: NotificationChannel, due: SQL): Promise<z.output<typeof job>[]> {
  const answer = await database.execute(sql`
    with due as materialized (${due})
    update notification_jobs as job
    set attempts = attempts + 1, due_at = now() + ${leaseSeconds[channel]} * interval '1 second'
    from due where job.id = due.id
    returning job.id, job.submission_id, job.route_id, job.channel, job.target, job.digest_of, job.attempts,
      job.begun_at is not null as begun
  `);
  return taken.parse(answer).rows;
}

function jobOf({ id, submission_id: submissionId, attempts, begun }: z.output<typeof job>): NotificationJob {
  return { id, submissionId, attempts, begun };
}

const soonest = z.object({ rows: z.tuple([z.object({ ms: z.number().nullable() })]) });

/** How long until a job of the channel is due, in ms (0 when one is); undefined when none waits. */
export async function untilNextJob(database: Database, channel: NotificationChannel): Promise<number | undefined> {
  const answer = await database.execute(sql`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from notification_jobs
    where state = 'waiting' and channel = ${channel}
  `);
  const [{ ms }] = soonest.parse(answer).rows;
  return ms === null ? undefined : Math.max(0, ms);
}

/** The message was sent. */
export async function markSent(database: Database, delivery: Delivery): Promise<void> {
  await settle(database, delivery, { state: 'sent', lastError: null, settledAt: sql`now()` });
}

/** The attempt failed: tried again later or, after the last one or `forGood`, kept as failed. */
export async function markFailed(
  database: Database,
  delivery: Delivery,
  reason: string,
  forGood = false,
): Promise<'waiting' | 'failed'> {
  // Neither what jsonb and text refuse nor a whole page of somebody's error.
  const lastError = reason.replaceAll('\0', ' ').toWellFormed().slice(0, LONGEST_ERROR).toWellFormed();
  const attempts = attemptsOf(delivery);
  if (forGood || attempts >= MOST_ATTEMPTS) {
    await settle(database, delivery, { state: 'failed', lastError, settledAt: sql`now()` });
    return 'failed';
  }
  const delay = retryDelaySeconds(attempts);
  await settle(database, delivery, { lastError, dueAt: sql`now() + ${delay} * interval '1 second'` });
  return 'waiting';
}

/** It is not its time yet: the attempt does not count, and what waits for the same goes out in one message. */
export async function postpone(database: Database, delivery: Delivery, until: Date, brandId: string): Promise<void> {
  const digestOf = delivery.channel === 'digest' ? null : brandId;
  await settle(database, delivery, { dueAt: until, digestOf, attempts: sql`attempts - 1` });
}

/** There is nobody to tell: as if it had never been asked for. */
export async function forget(database: Database, delivery: Delivery): Promise<void> {
  await database.delete(notificationJobs).where(isInHand(delivery));
}

/**
 * Written down just before a mail server gets it.
 * @returns false where another process has it in hand by now
 */
export async function markBegun(database: Database, delivery: Delivery): Promise<boolean> {
  const begun = await database
    .update(notificationJobs)
    .set({ begunAt: sql`now()` })
    .where(and(isInHand(delivery), isNull(notificationJobs.begunAt)))
    .returning({ id: notificationJobs.id });
  return begun.length === delivery.jobs.length;
}

/** The mail server surely has not taken it. */
export async function markNotBegun(database: Database, delivery: Delivery): Promise<void> {
  await database.update(notificationJobs).set({ begunAt: null }).where(isInHand(delivery));
}

/** Of a digest, those of what was tried most often. */
export function attemptsOf({ jobs }: Delivery): number {
  return Math.max(...jobs.map(({ attempts }) => attempts));
}

/** Seconds between this attempt and the next: 10, 20, 40 … up to 11 hours, spread by a tenth. */
export function retryDelaySeconds(attempts: number, random: () => number = Math.random): number {
  return FIRST_DELAY_SECONDS * 2 ** (attempts - 1) * (0.95 + random() / 10);
}

/** Changes nothing when the lease is over and another process has taken the job since. */
async function settle(
  database: Database,
  delivery: Delivery,
  change: PgUpdateSetSource<typeof notificationJobs>,
): Promise<void> {
  await database.update(notificationJobs).set(change).where(isInHand(delivery));
}

function isInHand({ jobs }: Pick<Delivery, 'jobs'>): SQL | undefined {
  const inHand = jobs.map(({ id, attempts }) => sql`(${id}::uuid, ${attempts}::int)`);
  return and(
    eq(notificationJobs.state, 'waiting'),
    sql`(${notificationJobs.id}, ${notificationJobs.attempts}) in (${sql.join(inHand, sql`, `)})`,
  );
}

/** What a job is about is gone or no longer wanted: trying again is of no use. */
export class Pointless extends Error {}
