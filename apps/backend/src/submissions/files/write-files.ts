import { randomUUID } from 'node:crypto';
import { errorForLog } from '@tablefront/serving/error-for-log';
import type { Database } from '../../database/database.ts';
import { unclaimedFiles } from '../../database/schema.ts';
import type { Logger } from '../../failures/logger.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { SubmissionFile } from '../save-submission.ts';
import { removeUnclaimed } from './unclaimed-files.ts';

export interface Upload {
  field: SubmissionFile['field'];
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** Has its bytes in memory for as long as `use` takes. */
  lend<Value>(use: (bytes: Uint8Array) => Promise<Value>): Promise<Value>;
}

export interface WrittenFiles {
  files: SubmissionFile[];
  /** Removes the files again. What cannot be removed now, the sweep of interrupted uploads removes later. */
  remove(): Promise<void>;
}

/** Puts files into the store, announced beforehand, so that none is forgotten wherever the process dies. */
export async function writeFiles(
  { database, files: store, logger }: { database: Database; files: FileStore; logger: Logger },
  uploads: Upload[],
): Promise<WrittenFiles> {
  const month = new Date().toISOString().slice(0, 7);
  const named = uploads.map((upload) => ({ upload, storageKey: `${month}/${randomUUID()}` }));
  const keys = named.map(({ storageKey }) => storageKey);
  await database.insert(unclaimedFiles).values(keys.map((storageKey) => ({ storageKey })));

  async function remove() {
    try {
      await removeUnclaimed(database, store, keys);
    } catch (error) {
      logger.warn({ error: errorForLog(error) }, 'Files of a submission that was not stored could not be removed yet');
    }
  }
  try {
    for (const { upload, storageKey } of named) {
      await upload.lend((bytes) => store.put(storageKey, bytes, upload.type));
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    files: named.map(({ upload: { lend: _, ...rest }, storageKey }) => ({ ...rest, storageKey })),
    remove,
  };
}
