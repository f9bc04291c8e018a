import { setTimeout as wait } from 'node:timers/promises';
import { DataDirectoryInUse } from '../database/data-directory-in-use.ts';
import { type DatabaseSettings, openDatabase } from '../database/open-database.ts';
import { interruptedUploads } from '../files/interrupted-uploads.ts';
import { openFileStore } from '../files/open-file-store.ts';
import type { Logger } from '../logger.ts';
import { type Administration, administerDatabase } from './administration.ts';
import { connectToAdministration } from './administration-client.ts';

/** A process that holds the database may still be starting, or be another command that is soon done. */
const patienceMs = 15_000;

export interface AdministrationSettings extends DatabaseSettings {
  /** Where submitted files are kept, see `openFileStore`. */
  filesUrl?: string;
}

/** Opens the database or, when a running site holds it, that site's administration. */
export async function openAdministration(
  settings: AdministrationSettings,
  logger: Logger,
): Promise<{ administration: Administration; close(): Promise<void> }> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      const files = await openFileStore(settings);
      const opened = await openDatabase({ ...settings, unlimited: true }, logger);
      const { database, kind, close } = opened;
      const interrupted = interruptedUploads({ database, files }, kind === 'embedded' ? new Date() : undefined);
      return {
        administration: administerDatabase({ database, files, dataDir: settings.dataDir, interrupted }),
        close,
      };
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse) || performance.now() >= deadline) throw error;
    }
    const administration = await connectToAdministration(settings.dataDir);
    if (administration) return { administration, close: async () => {} };
    await wait(100);
  }
}
