/**
 * Submissions that go for good: rows, attached files, and who was to be told of them.
 */
import { and, asc, eq, inArray, not, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { submissionFiles, submissions } from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';
import { giveUpFiles, removeGivenUp } from '../files/unclaimed-files.ts';
import { givenBy, mentioning, type PersonClues } from '../reading/same-person.ts';

/** Some by their ids (UUIDs), or all in which a person gave this address or number, of one brand or of all. */
export type SubmissionChoice = { ids: string[] } | (PersonClues & { brandId?: string });

export interface SubmissionDeletion {
  /** Whether `ids` are gone: all of them or none. */
  deleted: boolean;
  ids: string[];
  /** Chosen, and not there: then nothing is deleted. */
  unknown: string[];
  /** How many files they have, and how many of them the file store did not remove yet. */
  files: number;
  filesLeft: number;
  /** Others, which name the address somewhere in their text: for a person to look at. */
  mentions: string[];
}

/** Runs in the transaction of a deletion: what it writes is there when that is done, and only then. */
type OnDeleted = (transaction: Database, deleted: { ids: string[]; files: number }) => Promise<void>;

/** A statement has room for 65,535 values. */
const MOST_AT_ONCE = 10_000;

/**
 * Deletes the chosen submissions, all or none. Files go after the transaction; what a crash leaves of them, the sweep removes.
 * @param sure without it, it only says what would be deleted
 */
export async function deleteSubmissions(
  { database, files }: { database: Database; files: FileStore },
  choice: SubmissionChoice,
  sure: boolean,
  onDeleted?: OnDeleted,
): Promise<SubmissionDeletion> {
  const { keys, ...deletion } = await database.transaction(async (transaction) => {
    const ids = await lockChosen(transaction, choice);
    const there = new Set(ids);
    const unknown = 'ids' in choice ? choice.ids.filter((id) => !there.has(id)) : [];
    const mentions =
      'ids' in choice
        ? []
        : await idsWhere(transaction, and(ofBrand(choice), mentioning(choice), not(givenBy(choice))));
    const chosen = { ids, unknown, mentions };
    if (!sure || unknown.length > 0) {
      let count = 0;
      for (const some of slices(ids)) {
        count += await transaction.$count(submissionFiles, inArray(submissionFiles.submissionId, some));
      }
      return { ...chosen, deleted: false, files: count, keys: [] };
    }
    const given: string[] = [];
    for (const some of slices(ids)) {
      given.push(...(await giveUpFiles(transaction, inArray(submissionFiles.submissionId, some))));
      await transaction.delete(submissions).where(inArray(submissions.id, some));
    }
    await onDeleted?.(transaction, { ids, files: given.length });
    return { ...chosen, deleted: true, files: given.length, keys: given };
  });
  return { ...deletion, filesLeft: await removeGivenUp(database, files, keys) };
}

async function lockChosen(transaction: Database, choice: SubmissionChoice): Promise<string[]> {
  if (!('ids' in choice)) return idsWhere(transaction, and(ofBrand(choice), givenBy(choice, choice.brandId)), 'lock');
  const found: string[] = [];
  for (const some of slices([...new Set(choice.ids)].sort())) {
    found.push(...(await idsWhere(transaction, inArray(submissions.id, some), 'lock')));
  }
  return found;
}

async function idsWhere(transaction: Database, condition: SQL | undefined, lock?: 'lock'): Promise<string[]> {
  const query = transaction
    .select({ id: submissions.id })
    .from(submissions)
    .where(condition)
    .orderBy(asc(submissions.id));
  return (await (lock ? query.for('update') : query)).map(({ id }) => id);
}

function ofBrand({ brandId }: { brandId?: string }): SQL | undefined {
  return brandId === undefined ? undefined : eq(submissions.brandId, brandId);
}

function slices(ids: string[]): string[][] {
  const count = Math.ceil(ids.length / MOST_AT_ONCE);
  return Array.from({ length: count }, (_, index) => ids.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE));
}
