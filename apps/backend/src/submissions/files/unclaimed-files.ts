/** Files that no submission has, or none any more. */

import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { submissionFiles, unclaimedFiles } from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';

/**
 * Removes those of the files that no submission has; answers which. One that is being claimed this moment is waited for,
 * and stays: when a commit's answer is lost, nobody but the database knows how it went.
 */
export async function removeUnclaimed(database: Database, files: FileStore, keys: string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const key of keys) {
    await database.transaction(async (transaction) => {
      const deleted = await transaction
        .delete(unclaimedFiles)
        .where(eq(unclaimedFiles.storageKey, key))
        .returning({ key: unclaimedFiles.storageKey });
      if (deleted.length === 0) return;
      await files.remove(key);
      removed.push(key);
    });
  }
  return removed;
}

/** Both drivers answer with `rows`. */
const keys = z.object({ rows: z.array(z.object({ storage_key: z.string() })) });

/**
 * Writes down, in the transaction that deletes their submissions, that nobody has these files any longer: what is not
 * removed after it, because the process or the store died, the next sweep removes.
 * @param which of `submission_files`
 * @returns their keys in the file store
 */
export async function giveUpFiles(transaction: Database, which: SQL): Promise<string[]> {
  // A day old, so that the sweep waits for nothing.
  const answer = await transaction.execute(sql`
    insert into ${unclaimedFiles} (storage_key, announced_at)
    select storage_key, now() - interval '1 day' from ${submissionFiles} where ${which}
    returning storage_key
  `);
  return keys.parse(answer).rows.map((row) => row.storage_key);
}

/** Removes the files, now that their transaction is committed; answers how many are left for the sweep. */
export async function removeGivenUp(database: Database, files: FileStore, given: string[]): Promise<number> {
  for (const [index, key] of given.entries()) {
    try {
      await removeUnclaimed(database, files, [key]);
    } catch {
      // A store that is away would be waited for file by file.
      return given.length - index;
    }
  }
  return 0;
}
