import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { unclaimedFiles } from '../../database/schema.ts';
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
