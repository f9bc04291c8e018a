import { asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { unclaimedFiles } from '../database/schema.ts';
import type { FileStore } from './file-store.ts';

const mostAtOnce = 500;

/**
 * Removes those of the files that no submission has. One that is being claimed this moment is waited for, and stays:
 * when a commit's answer is lost, nobody but the database knows how it went.
 */
export async function removeUnclaimed(database: Database, files: FileStore, keys: string[]): Promise<void> {
  for (const key of keys) {
    await database.transaction(async (transaction) => {
      const deleted = await transaction
        .delete(unclaimedFiles)
        .where(eq(unclaimedFiles.storageKey, key))
        .returning({ key: unclaimedFiles.storageKey });
      if (deleted.length > 0) await files.remove(key);
    });
  }
}

/**
 * Removes files that a process left behind when it died between writing them and storing their submission. A day is far
 * longer than any request lives; what one call leaves over is the next one's.
 */
export async function sweepFiles(database: Database, files: FileStore): Promise<void> {
  const left = await database
    .select({ key: unclaimedFiles.storageKey })
    .from(unclaimedFiles)
    .where(lt(unclaimedFiles.announcedAt, sql`now() - interval '1 day'`))
    .orderBy(asc(unclaimedFiles.announcedAt))
    .limit(mostAtOnce);
  await removeUnclaimed(
    database,
    files,
    left.map(({ key }) => key),
  );
}
