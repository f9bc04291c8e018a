import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type BrandGeneration, brandIdWithin } from '../brands/brand-generation.ts';
import type { Database } from '../database/database.ts';
import { submissionFiles, submissions, unclaimedFiles } from '../database/schema.ts';
import { newId } from './new-id.ts';

/** A file that is in the store already (see `write-files.ts`). */
export interface SubmissionFile {
  field: 'resume' | 'photo';
  /** As the visitor named it: only ever shown, never a path. */
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  storageKey: string;
}

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
  files?: SubmissionFile[];
}

type StoredSubmission = Submission & { id: string };

/** Runs in the submission's own transaction: what it writes is there when the submission is, and only then. */
export type OnSaved = (transaction: Database, submission: StoredSubmission) => Promise<void>;

export type SavedSubmission = { kind: 'saved'; id: string } | { kind: 'repeated'; id: string };

/**
 * Stores a submission and what belongs to it, in a transaction of the caller's: all of it is on disk when that is
 * committed. One that is alone, without files and `onSaved`, needs none. One that is there already is left as it is,
 * and `onSaved` not called again.
 * @param generation of brands by which its brand was found; it fails where that is over (see `isBrandChanged`)
 */
export async function saveSubmission(
  transaction: Database,
  submission: Submission,
  onSaved?: OnSaved,
  generation?: BrandGeneration,
): Promise<SavedSubmission> {
  const { files = [], ...row } = submission;
  const id = newId();
  const [inserted] = await transaction
    .insert(submissions)
    .values({ ...row, id, brandId: brandIdWithin(row.brandId, generation) })
    // Of two at once the second waits here until the first is committed.
    .onConflictDoNothing({ target: [submissions.brandId, submissions.kind, submissions.idempotencyKey] })
    .returning({ id: submissions.id });
  if (!inserted) {
    const earlier = await findRepeated(transaction, submission);
    if (earlier === undefined) throw new Error('A submission was neither stored nor there already');
    return { kind: 'repeated', id: earlier };
  }
  if (files.length > 0) await claimFiles(transaction, id, files);
  await onSaved?.(transaction, { ...submission, id });
  return { kind: 'saved', id };
}

type Identified = Pick<Submission, 'brandId' | 'kind' | 'idempotencyKey'>;

/** A condition of SQL: whether a submission was stored with this idempotency key before. */
export function isStored(submission: Identified): SQL {
  return submission.idempotencyKey === undefined
    ? sql`false`
    : sql`exists (select from ${submissions} where ${hasKey(submission, submission.idempotencyKey)})`;
}

/** The id of the submission that was stored with this idempotency key before. */
export async function findRepeated(database: Database, submission: Identified): Promise<string | undefined> {
  if (submission.idempotencyKey === undefined) return undefined;
  const [earlier] = await database
    .select({ id: submissions.id })
    .from(submissions)
    .where(hasKey(submission, submission.idempotencyKey));
  return earlier?.id;
}

function hasKey({ brandId, kind }: Identified, idempotencyKey: string): SQL | undefined {
  return and(
    eq(submissions.brandId, brandId),
    eq(submissions.kind, kind),
    eq(submissions.idempotencyKey, idempotencyKey),
  );
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
