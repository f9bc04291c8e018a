/**
 * Who may send how much within ten minutes, counted in the database, so that it holds however many processes there are.
 * A visitor's address is never stored: counts are kept under an HMAC of it, with a secret that is made for the ten
 * minutes and deleted with their counts.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { rateCounts, rateWindows } from '../database/schema.ts';
import { errorForLog } from '../innermost-error.ts';
import type { Logger } from '../logger.ts';
import { visitorSubject } from './visitor-subject.ts';

const windowMs = 10 * 60_000;
const farAheadMs = 60 * 60_000;

/** How many within ten minutes. */
export interface RateLimits {
  /** Submissions of one visitor to one brand. A table of guests, or a whole café, may share one address. */
  visitor: number;
  /** Applications with files, of one visitor to one brand. */
  visitorCareers: number;
  /** Submissions of all visitors to one brand. */
  brand: number;
  /** Calls of one visitor that were answered with an error. */
  visitorInvalid: number;
}

const defaultRateLimits: RateLimits = { visitor: 20, visitorCareers: 5, brand: 600, visitorInvalid: 120 };

type RateVerdict = { allowed: true; counted: boolean } | { allowed: false; retryAfterSeconds: number };

export interface RateLimiter {
  /**
   * Counts a submission that is about to be stored. Without an address only the brand's limit holds.
   * @param attempt.unless a condition of SQL under which nothing is counted, and all is allowed
   */
  countSubmission(attempt: { brandId: string; address?: string; careers: boolean; unless?: SQL }): Promise<RateVerdict>;
  /** Counts a call that is about to be refused. */
  countInvalid(address: string | undefined): Promise<RateVerdict>;
  /** Deletes what is over. */
  forget(): Promise<void>;
  close(): void;
}

export interface RateLimiterOptions {
  database: Database;
  logger: Logger;
  limits?: Partial<RateLimits>;
  now?: () => number;
}

export function createRateLimiter({ database, logger, limits, now = Date.now }: RateLimiterOptions): RateLimiter {
  const { visitor, visitorCareers, brand, visitorInvalid } = { ...defaultRateLimits, ...limits };
  let known: { startsAt: number; secret: Promise<string> } | undefined;

  async function subjectOf(startsAt: number, address: string | undefined): Promise<string | undefined> {
    const subject = address === undefined ? undefined : visitorSubject(address);
    if (subject === undefined) return undefined;
    if (known?.startsAt !== startsAt) {
      const secret = secretOf(database, new Date(startsAt));
      known = { startsAt, secret };
      secret.catch(() => {
        if (known?.secret === secret) known = undefined;
      });
    }
    return createHmac('sha256', await known.secret)
      .update(subject)
      .digest('base64url');
  }

  async function forget() {
    const current = new Date(startOf(now()));
    // Of the far future is what a clock counted that was wrong for a while.
    const ahead = new Date(current.getTime() + farAheadMs);
    await database.delete(rateCounts).where(or(lt(rateCounts.startsAt, current), gt(rateCounts.startsAt, ahead)));
    await database.delete(rateWindows).where(or(lt(rateWindows.startsAt, current), gt(rateWindows.startsAt, ahead)));
  }
  const timer = setInterval(() => {
    forget().catch((error: unknown) => logger.warn({ error: errorForLog(error) }, 'Old rate counts are still there'));
  }, windowMs / 2).unref();

  return {
    async countSubmission({ brandId, address, careers, unless = sql`false` }) {
      const startsAt = startOf(now());
      const subject = await subjectOf(startsAt, address);
      const own =
        subject === undefined
          ? undefined
          : {
              subject: `${careers ? 'careers' : 'submissions'} ${subject} ${brandId}`,
              limit: careers ? visitorCareers : visitor,
            };
      const everybody = { subject: `brand ${brandId}`, limit: brand };
      return verdict(await countTwo(database, new Date(startsAt), own, everybody, unless), startsAt, now());
    },
    async countInvalid(address) {
      const startsAt = startOf(now());
      const subject = await subjectOf(startsAt, address);
      if (subject === undefined) return { allowed: true, counted: false };
      const counted = { subject: `invalid ${subject}`, limit: visitorInvalid };
      return verdict(await countTwo(database, new Date(startsAt), undefined, counted, sql`false`), startsAt, now());
    },
    forget,
    close: () => clearInterval(timer),
  };
}

function startOf(time: number): number {
  return Math.floor(time / windowMs) * windowMs;
}

function verdict(outcome: 'within' | 'beyond' | 'passed over', startsAt: number, time: number): RateVerdict {
  const allowed = outcome !== 'beyond';
  if (allowed) return { allowed, counted: outcome === 'within' };
  return { allowed, retryAfterSeconds: Math.max(1, Math.ceil((startsAt + windowMs - time) / 1_000)) };
}

interface Counted {
  subject: string;
  limit: number;
}

const counts = z.object({ rows: z.array(z.object({ subject: z.string(), count: z.coerce.number() })) });

/** One statement; the second is counted only when the first is within its limit, or one visitor would use up all. */
async function countTwo(
  database: Database,
  startsAt: Date,
  first: Counted | undefined,
  second: Counted,
  unless: SQL,
): Promise<'within' | 'beyond' | 'passed over'> {
  const time = sql`${startsAt.toISOString()}::timestamptz`;
  const increase = sql`on conflict (starts_at, subject) do update set count = rate_counts.count + 1 returning subject, count`;
  // A count that a crash takes back harms nobody: no wait for the disk.
  const unhurried = sql`set_config('synchronous_commit', 'off', true)`;
  const statement =
    first === undefined
      ? sql`insert into rate_counts (starts_at, subject, count)
          select ${time}, ${second.subject}, 1 where not (${unless}) ${increase}, ${unhurried}`
      : sql`
        with first as (
          insert into rate_counts (starts_at, subject, count)
            select ${time}, ${first.subject}, 1 where not (${unless}) ${increase}
        ), second as (
          insert into rate_counts (starts_at, subject, count)
            select ${time}, ${second.subject}, 1 from first where count <= ${first.limit} ${increase}
        )
        select subject, count, ${unhurried} from first union all select subject, count, null from second`;
  const { rows } = counts.parse(await database.execute(statement));
  if (rows.length === 0) return 'passed over';
  const within = ({ subject, limit }: Counted) => rows.some((row) => row.subject === subject && row.count <= limit);
  return (first === undefined || within(first)) && within(second) ? 'within' : 'beyond';
}

/** The one that all processes share. */
async function secretOf(database: Database, startsAt: Date): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await database.insert(rateWindows).values({ startsAt, secret: made }).onConflictDoNothing();
  const [window] = await database
    .select({ secret: rateWindows.secret })
    .from(rateWindows)
    .where(eq(rateWindows.startsAt, startsAt));
  // Deleted in between only by a process whose clock is ahead; then no other process counts in this window either.
  return window?.secret ?? made;
}
