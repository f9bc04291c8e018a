import { setTimeout as wait } from 'node:timers/promises';
import { ownAddress } from '@tablefront/serving/own-address';
import { Unavailable } from '@tablefront/serving/unavailable';
import { DataDirectoryInUse } from '../database/data-directory-in-use.ts';
import type { OpenDatabase } from '../database/database.ts';
import { type DatabaseSettings, openDatabase } from '../database/open-database.ts';
import type { Logger } from '../failures/logger.ts';
import { keepReserve, reserveBytes } from '../files/disk-reserve.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { interruptedUploads } from '../submissions/files/interrupted-uploads.ts';
import { type Administration, administerDatabase } from './administration.ts';
import { connectToAdministration } from './administration-client.ts';
import { careForTheDisk, readOnly } from './on-a-full-disk.ts';

/** A process that holds the database may still be starting, or be another command that is soon done. */
const PATIENCE_MS = 15_000;

export interface AdministrationSettings extends DatabaseSettings {
  /** Where submitted files are kept, see `openFileStore`. */
  filesUrl?: string;
  /** Of the console's pages, for links that this process makes. */
  consoleUrl?: string;
}

/** Opens the database or, when a running site holds it, that site's administration. */
export async function openAdministration(
  settings: AdministrationSettings,
  logger: Logger,
): Promise<{ administration: Administration; close(): Promise<void> }> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await openOwn({ onLost: complain, ...settings, unlimited: true, makeRoom: true }, logger);
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse) || performance.now() >= deadline) throw error;
    }
    const administration = await connectToAdministration(settings.dataDir);
    if (administration) return { administration, close: async () => {} };
    await wait(100);
  }
}

async function openOwn(settings: AdministrationSettings, logger: Logger) {
  const { databaseUrl, dataDir, consoleUrl = ownAddress('console') } = settings;
  const consoleOrigin = () => consoleUrl;
  const files = await openFileStore(settings);
  if (databaseUrl !== undefined) {
    const { database, close } = await openDatabase(settings, logger);
    const interrupted = interruptedUploads({ database, files });
    return { administration: administerDatabase({ database, files, dataDir, interrupted, consoleOrigin }), close };
  }
  const administer = ({ database }: OpenDatabase) => {
    const interrupted = interruptedUploads({ database, files }, new Date());
    return administerDatabase({ database, files, dataDir, interrupted, consoleOrigin });
  };
  const kept = reserveBytes(dataDir);
  try {
    const opened = await openDatabase(settings, logger);
    const close = async () => {
      await opened.close();
      // The next command needs it as much.
      if (kept > 0) await keepReserve(dataDir, 0).catch(() => {});
    };
    return { administration: careForTheDisk(administer(opened), dataDir), close };
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    const copy = await openDatabase({ ...settings, copy: true }, logger);
    return { administration: readOnly(administer(copy), error.message), close: copy.close };
  }
}

/** Nobody reads the log of a command. */
function complain(error: Error): void {
  process.stderr.write(
    `The embedded database cannot go on (${error.message}): is the disk full? Nothing that was there before is lost.\n`,
  );
  process.exit(1);
}
