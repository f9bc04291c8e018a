/**
 * Who may send how much within ten minutes. What one visitor may send to one brand is counted in the database, so that it
 * holds however many processes there are; an address is never stored: counts are kept under an HMAC of it, with a secret
 * that is made for the ten minutes and deleted with their counts. Everything else is counted in this process' memory:
 * who is refused, so that it costs no statement, and how much came of late, so that a flooded brand goes on slowly.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { createLanes, type LaneLimits } from '@tablefront/serving/lanes';
import { visitorNetworks } from '@tablefront/serving/visitor-networks';
import { eq, gt, lt, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { rateCounts, rateWindows } from '../database/schema.ts';
import { together } from '../database/together.ts';
import type { Logger } from '../failures/logger.ts';
import { createRecentCounts } from './recent-counts.ts';
import { createSlowRefusals } from './slow-refusals.ts';
import { visitorWeight } from './visitor-weight.ts';

export const RATE_WINDOW_MS = 10 * 60_000;
const FAR_AHEAD_MS = 60 * 60_000;

/**
 * What is counted apart: submissions, applications with files, questions to the assistant; of the console, where what they are
 * for is no brand, whatever can be guessed at (`sign-in`), and guesses at one account.
 */
export type RateKind = 'submissions' | 'careers' | 'questions' | 'sign-in' | 'account';

/** How many within ten minutes. */
interface KindLimits {
  /** Of one visitor to one brand; what is beyond is refused. A table of guests, or a whole café, may share one address. */
  visitor: number;
  /** Of all visitors to one brand; what is beyond goes slowly. */
  brand: number;
  /** Then one of them goes every so many ms. */
  everyMs: number;
}

export interface RateLimits extends Record<RateKind, KindLimits> {
  /** Calls of one visitor that were answered with what is wrong with them, in one process. */
  invalid: number;
}

export const defaultRateLimits: RateLimits = {
  submissions: { visitor: 20, brand: 600, everyMs: 250 },
  careers: { visitor: 5, brand: 60, everyMs: 1_000 },
  questions: { visitor: 40, brand: 3_000, everyMs: 100 },
  'sign-in': { visitor: 60, brand: 600, everyMs: 250 },
  account: { visitor: 10, brand: 20, everyMs: 10_000 },
  invalid: 120,
};

/** Whoever was sent away from a flooded brand may come again so soon. */
const FLOODED_RETRY_SECONDS = 10;
/** Each takes about 200 bytes. */
const MOST_REMEMBERED = 50_000;

export interface Attempt {
  kind: RateKind;
  /** What the caller says of the brand. It only chooses whom to wait for; whose submission it is, is for the database to say. */
  named: string;
  address?: string;
  /** How many submissions it is. */
  amount?: number;
  signal?: AbortSignal;
}

type Admission =
  /** The turn must be handed back. `recent`: so many came for this brand within the last ten minutes. */
  | { allowed: true; recent: number; leave(): void }
  /** `busy`: it is no limit of the visitor's or the brand's that was reached. */
  | { allowed: false; busy: boolean; retryAfterSeconds: number };

type RateVerdict = { allowed: true; counted: boolean } | { allowed: false; retryAfterSeconds: number };

/** By what a submission is known that was sent before. */
export interface StoredKey {
  brandId: string;
  kind: string;
  idempotencyKey: string;
}

export interface RateLimiterOptions {
  database: Database;
  logger: Logger;
  limits?: Partial<RateLimits>;
  lanes?: Partial<LaneLimits>;
  now?: () => number;
}

export function createRateLimiter(options: RateLimiterOptions) {
  const { database, logger, now = Date.now } = options;
  const limits = { ...defaultRateLimits, ...options.limits };
  const lanes = createLanes(options.lanes);
  const recent = createRecentCounts(RATE_WINDOW_MS, now);
  const refusals = createSlowRefusals();
  /** Until when whom, and the brand that something was named for the last time. */
  const refusedUntil = new LRUCache<string, number>({ max: MOST_REMEMBERED });
  const brandsByName = new LRUCache<string, string>({ max: MOST_REMEMBERED });
  const countOne = together((asked: Asked[]) => countAll(database, asked), { atOnce: 2, most: 50 });
  let known: { startsAt: number; secret: Promise<string> } | undefined;

  const laneOf = ({ kind, named }: Attempt) => `${kind} ${brandsByName.get(named) ?? named}`;

  async function subjectOf(startsAt: number, visitor: string): Promise<string> {
    if (known?.startsAt !== startsAt) {
      const secret = secretOf(database, new Date(startsAt));
      known = { startsAt, secret };
      secret.catch(() => {
        if (known?.secret === secret) known = undefined;
      });
    }
    return createHmac('sha256', await known.secret)
      .update(visitor)
      .digest('base64url');
  }

  function remainingSeconds(key: string): number | undefined {
    const ms = (refusedUntil.get(key) ?? 0) - now();
    // When the clock was set back, nobody is refused for longer than ever.
    return ms > 0 && ms <= RATE_WINDOW_MS ? Math.ceil(ms / 1_000) : undefined;
  }

  async function refuse(visitor: string | undefined, retryAfterSeconds: number, signal?: AbortSignal) {
    await refusals.hold(recent.add(`refused ${visitor}`, 1), signal);
    return { allowed: false as const, retryAfterSeconds };
  }

  async function forget() {
    recent.forget();
    lanes.forget();
    const current = new Date(startOf(now()));
    // Of the far future is what a clock counted that was wrong for a while.
    const ahead = new Date(current.getTime() + FAR_AHEAD_MS);
    await database.delete(rateCounts).where(or(lt(rateCounts.startsAt, current), gt(rateCounts.startsAt, ahead)));
    await database.delete(rateWindows).where(or(lt(rateWindows.startsAt, current), gt(rateWindows.startsAt, ahead)));
  }
  const timer = setInterval(() => {
    forget().catch((error: unknown) => logger.warn({ error: errorForLog(error) }, 'Old rate counts are still there'));
  }, RATE_WINDOW_MS / 2).unref();

  return {
    /** Counts a call that is about to be refused for what is wrong with it. Asks memory only; who had too many waits for the answer. */
    async countInvalid(address: string | undefined): Promise<RateVerdict> {
      const visitor = visitorOf(address);
      if (visitor === undefined) return { allowed: true, counted: false };
      const refused = remainingSeconds(visitor);
      if (refused !== undefined) return refuse(visitor, refused);
      if (recent.add(`invalid ${visitor}`, 1) >= limits.invalid) refusedUntil.set(visitor, endOf(now()));
      return { allowed: true, counted: true };
    },

    /** Waits for a turn of the brand's; refuses who is known to be over a limit. Asks memory only. */
    async enter(attempt: Attempt): Promise<Admission> {
      const { kind, named, address, amount = 1, signal } = attempt;
      const lane = laneOf(attempt);
      const visitor = visitorOf(address);
      // Whoever sent much that is wrong asks for no more brands that nobody knows; of those that are known, others may be behind the same address.
      const refused =
        remainingSeconds(`${lane} ${visitor}`) ??
        (visitor !== undefined && !brandsByName.has(named) ? remainingSeconds(visitor) : undefined);
      if (refused !== undefined) return { busy: false, ...(await refuse(visitor, refused, signal)) };
      const count = recent.add(lane, amount);
      const { visitor: most, brand, everyMs } = limits[kind];
      const weight = visitorWeight(recent, { lane, address, amount, most });
      const flooded = count > brand;
      const leave = await lanes.enter({ lane, weight, everyMs, flooded, signal });
      if (leave) return { allowed: true, recent: count, leave };
      return { allowed: false, busy: !flooded && weight <= 1, retryAfterSeconds: FLOODED_RETRY_SECONDS };
    },

    /**
     * Counts what is about to be stored, or answered, of one visitor.
     * @param brandId whose it is
     * @param unless where this is stored already, nothing is counted, and all is allowed
     */
    async count(attempt: Attempt, brandId: string, unless?: StoredKey): Promise<RateVerdict> {
      const { kind, named, address } = attempt;
      brandsByName.set(named, brandId);
      const visitor = visitorOf(address);
      if (visitor === undefined) return { allowed: true, counted: true };
      const startsAt = startOf(now());
      const subject = `${kind} ${await subjectOf(startsAt, visitor)} ${brandId}`;
      const count = await countOne({ starts_at: new Date(startsAt), subject, unless });
      if (count === 0) return { allowed: true, counted: false };
      if (count <= limits[kind].visitor) return { allowed: true, counted: true };
      refusedUntil.set(`${laneOf(attempt)} ${visitor}`, endOf(startsAt));
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endOf(startsAt) - now()) / 1_000)) };
    },

    /** Deletes what is over. */
    forget,
    close: () => clearInterval(timer),
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** What stands for one visitor. */
function visitorOf(address = ''): string | undefined {
  return visitorNetworks(address)[0]?.network;
}

function startOf(time: number): number {
  return Math.floor(time / RATE_WINDOW_MS) * RATE_WINDOW_MS;
}

function endOf(time: number): number {
  return startOf(time) + RATE_WINDOW_MS;
}

interface Asked {
  starts_at: Date;
  subject: string;
  unless: StoredKey | undefined;
}

const counts = z.object({ rows: z.array(z.object({ place: z.coerce.number(), count: z.coerce.number() })) });

/** How many there are of each subject with this one, in the order in which they are asked for; 0 for what is not to be counted. */
async function countAll(database: Database, asked: Asked[]): Promise<number[]> {
  const answer = await database.execute(sql`
    with asked as (
      select * from rows from (
        json_to_recordset(${JSON.stringify(asked)}::json) as (starts_at timestamptz, subject text, unless json)
      ) with ordinality as asked(starts_at, subject, unless, place)
      where not exists (
        select from submissions
        where brand_id = unless ->> 'brandId' and kind = unless ->> 'kind' and idempotency_key = unless ->> 'idempotencyKey'
      )
    ), counted as (
      insert into rate_counts (starts_at, subject, count)
        -- Of two processes that count the same, one waits for the other, and neither for both.
        select starts_at, subject, count(*) from asked group by starts_at, subject order by starts_at, subject
        on conflict (starts_at, subject) do update set count = rate_counts.count + excluded.count
        -- A count that a crash takes back harms nobody: no wait for the disk.
        returning starts_at, subject, count, set_config('synchronous_commit', 'off', true)
    )
    select place, count + 1 - row_number() over (partition by starts_at, subject order by place desc) as count
      from asked join counted using (starts_at, subject)`);
  const byPlace = new Map(counts.parse(answer).rows.map(({ place, count }) => [place, count]));
  return asked.map((_, index) => byPlace.get(index + 1) ?? 0);
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
