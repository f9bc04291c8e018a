import { asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { unclaimedFiles } from '../database/schema.ts';
import type { FileStore } from './file-store.ts';

const mostAtOnce = 500;

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
  for (const { key } of left) {
    await files.remove(key);
    await database.delete(unclaimedFiles).where(eq(unclaimedFiles.storageKey, key));
  }
}
