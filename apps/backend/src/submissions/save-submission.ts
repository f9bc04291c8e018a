import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BrandGeneration } from '../brands/brand-generation.ts';
import type { Database } from '../database/database.ts';
import { submissionFiles, submissions, unclaimedFiles } from '../database/schema.ts';
import { together } from '../database/together.ts';
import type { StoredKey } from '../limits/rate-limiter.ts';
import { newId } from './new-id.ts';
import { type Notice, queueNotices } from './queue-notices.ts';

/** A file that is in the store already (see `write-files.ts`). */
export type SubmissionFile = Omit<typeof submissionFiles.$inferSelect, 'id' | 'submissionId'>;

export interface Submission {
  brandId: string;
  kind: SubmissionKind;
  restaurantId?: string;
  /** Keys as on the wire; without U+0000 and half characters. */
  record: Record<string, unknown>;
  pageUrl?: string;
  suspectedSpam: boolean;
  /** Within the brand and the kind, a second submission with the same one is the same submission. */
  idempotencyKey?: string;
}

export interface SubmissionToSave {
  submission: Submission;
  files?: SubmissionFile[];
  /** Who is told of it. */
  notices?: Notice[];
  /** Of brands, by which its brand was found; where that is over, nothing is stored. Without it nothing is checked. */
  generation?: BrandGeneration;
}

/** `repeated`: it was there already, is left as it is, and nobody is told again. `changed`: brands changed meanwhile. */
export type SavedSubmission = { kind: 'saved' | 'repeated'; id: string } | { kind: 'changed' };

const inserted = z.object({ rows: z.array(z.object({ id: z.string() })) });

/**
 * Stores submissions and who is told of them with one statement, all of it or nothing: outside of a transaction they are on
 * disk when this settles. What has files needs a transaction of the caller's.
 * @param locksMs how long to wait at most for each lock that another transaction has; as long as any statement unless given
 */
export async function saveSubmissions(
  database: Database,
  toSave: SubmissionToSave[],
  locksMs?: number,
): Promise<SavedSubmission[]> {
  const rows = toSave.map(({ submission, notices = [], generation }) => ({
    id: newId(),
    brand_id: submission.brandId,
    kind: submission.kind,
    restaurant_id: submission.restaurantId,
    record: submission.record,
    page_url: submission.pageUrl,
    suspected_spam: submission.suspectedSpam,
    idempotency_key: submission.idempotencyKey,
    generation,
    notices,
  }));
  const patience =
    locksMs === undefined ? sql`` : sql`(select set_config('lock_timeout', ${String(locksMs)}, true)) as patience,`;
  const answer = await database.execute(sql`
    with sent as (
      select sent.* from ${patience} json_to_recordset(${JSON.stringify(rows)}::json) as sent(
        id uuid, brand_id text, kind text, restaurant_id text, record jsonb, page_url text, suspected_spam boolean,
        idempotency_key text, generation uuid, notices json
      )
    ), stored as (
      insert into submissions (id, brand_id, kind, restaurant_id, record, page_url, suspected_spam, idempotency_key)
        select id, brand_id, kind, restaurant_id, record, page_url, suspected_spam, idempotency_key from sent
        where generation is null or generation = (select generation from brand_generation)
        -- Of two processes that store the same, one waits for the other, and neither for both.
        order by brand_id, kind, idempotency_key, id
        -- Of two at once the second waits here until the first is committed.
        on conflict (brand_id, kind, idempotency_key) do nothing
        returning id
    ), told as (
      select sent.id, brand_id, notices from sent join stored using (id)
    ), queued as (${queueNotices(sql`told`)})
    select id from stored`);
  const stored = new Set(inserted.parse(answer).rows.map(({ id }) => id));
  const saved: SavedSubmission[] = [];
  for (const [index, { submission, files = [] }] of toSave.entries()) {
    const id = rows[index]?.id ?? '';
    const isStored = stored.has(id);
    if (isStored && files.length > 0) await claimFiles(database, id, files);
    saved.push(isStored ? { kind: 'saved', id } : await whyNotStored(database, submission));
  }
  return saved;
}

/** Of one statement consoles are told of so many one by one (`tell_of_submissions`). */
const MOST_TOGETHER = 20;
/** A brand that is just being deleted, say, holds up what others send for no longer. */
const LOCKS_MS = 250;

/** Makes a function that stores a submission without files, together with what others send at the same time. */
export function createSaver(database: Database): (toSave: SubmissionToSave) => Promise<SavedSubmission> {
  return together((all) => saveSubmissions(database, all, all.length > 1 ? LOCKS_MS : undefined), {
    atOnce: 2,
    most: MOST_TOGETHER,
  });
}

async function whyNotStored(database: Database, submission: Submission): Promise<SavedSubmission> {
  const earlier = await findRepeated(database, submission);
  return earlier === undefined ? { kind: 'changed' } : { kind: 'repeated', id: earlier };
}

/** By what a submission is known that was stored before. */
export function storedKey({ brandId, kind, idempotencyKey }: Submission): StoredKey | undefined {
  return idempotencyKey === undefined ? undefined : { brandId, kind, idempotencyKey };
}

/** The id of the submission that was stored with this idempotency key before. */
export async function findRepeated(database: Database, submission: Submission): Promise<string | undefined> {
  const { brandId, kind, idempotencyKey } = submission;
  if (idempotencyKey === undefined) return undefined;
  const [earlier] = await database
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(eq(submissions.brandId, brandId), eq(submissions.kind, kind), eq(submissions.idempotencyKey, idempotencyKey)),
    );
  return earlier?.id;
}

async function claimFiles(transaction: Database, submissionId: string, files: SubmissionFile[]): Promise<void> {
  await transaction.insert(submissionFiles).values(files.map((file) => ({ ...file, id: newId(), submissionId })));
  const keys = files.map((file) => file.storageKey);
  const claimed = await transaction
    .delete(unclaimedFiles)
    .where(inArray(unclaimedFiles.storageKey, keys))
    .returning({ key: unclaimedFiles.storageKey });
  if (claimed.length !== keys.length) throw new Error('A file was swept away before its submission was stored');
}
