/**
 * What uploads left behind that broke off, because a process died: files that are half written, and whole ones that no
 * submission has. Nobody can tell whose they are.
 */
import { asc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { unclaimedFiles } from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';
import { removeUnclaimed } from './unclaimed-files.ts';

/** From the first byte of its files to its submission an upload takes a few minutes at the most. */
const LONGEST_UPLOAD_MS = 15 * 60_000;
const MOST_AT_ONCE = 500;

/**
 * @param aloneSince since when no other process stores anything here: whatever is older has no upload any more. Without
 * it, what is fresh may be another process's, and is left alone.
 * @param hasRoom whether the database can write
 */
export function interruptedUploads(
  { database, files }: { database: Database; files: FileStore },
  aloneSince = new Date(0),
  hasRoom = () => true,
) {
  const before = () => new Date(Math.max(Date.now() - LONGEST_UPLOAD_MS, aloneSince.getTime()));
  /** The database's clock announced them. */
  const isLeft = (): SQL => sql`${unclaimedFiles.announcedAt} < greatest(
    now() - ${LONGEST_UPLOAD_MS / 1_000}::float8 * interval '1 second', ${aloneSince.toISOString()}::timestamptz)`;
  const findUnclaimed = async () => {
    const left = await database
      .select({ key: unclaimedFiles.storageKey })
      .from(unclaimedFiles)
      .where(isLeft())
      .orderBy(asc(unclaimedFiles.announcedAt))
      .limit(MOST_AT_ONCE);
    return left.map(({ key }) => key);
  };
  return {
    /** How many files are left; of many, some. */
    count: async () => new Set([...(await files.findUnfinished(before())), ...(await findUnclaimed())]).size,
    /** Removes them, or some of many: what one call leaves is the next one's. Answers how many it removed. */
    async remove(): Promise<number> {
      // Needs no database, and makes room for one whose disk is full.
      const unfinished = await files.removeUnfinished(before());
      if (!hasRoom()) return unfinished.length;
      return new Set([...unfinished, ...(await removeUnclaimed(database, files, await findUnclaimed()))]).size;
    },
  };
}

export type InterruptedUploads = ReturnType<typeof interruptedUploads>;
