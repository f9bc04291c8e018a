import { setTimeout as wait } from 'node:timers/promises';
import { DataDirectoryInUse } from '../database/data-directory-in-use.ts';
import { type DatabaseSettings, openDatabase } from '../database/open-database.ts';
import type { Logger } from '../logger.ts';
import { connectToAdministration } from './administration-client.ts';
import { administerDatabase, type BrandAdministration } from './brand-administration.ts';

/** A process that holds the database may still be starting, or be another brand command that is soon done. */
const patienceMs = 15_000;

/** Opens the database or, when a running site holds it, that site's administration. */
export async function openBrandAdministration(
  settings: DatabaseSettings,
  logger: Logger,
): Promise<{ administration: BrandAdministration; close(): Promise<void> }> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      const opened = await openDatabase(settings, logger);
      return { administration: administerDatabase(opened.database), close: opened.close };
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse) || Date.now() >= deadline) throw error;
    }
    const administration = await connectToAdministration(settings.dataDir);
    if (administration) return { administration, close: async () => {} };
    await wait(100);
  }
}
