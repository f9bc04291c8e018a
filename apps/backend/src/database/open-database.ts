import type { Logger } from '../logger.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';

export interface DatabaseSettings {
  /** Of a PostgreSQL server; without it the embedded database in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  /** How long to wait for another process to let go of the embedded database. */
  patienceMs?: number;
}

/** Opens the database that the settings name and brings its tables up to date. */
export async function openDatabase(settings: DatabaseSettings, logger: Logger): Promise<OpenDatabase> {
  const opened = await open(settings, logger);
  try {
    await migrate(opened.database);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Only the driver that is used is loaded. */
async function open(settings: DatabaseSettings, logger: Logger): Promise<OpenDatabase> {
  if (settings.databaseUrl !== undefined) {
    const { openPostgresql } = await import('./postgresql-database.ts');
    return openPostgresql(settings.databaseUrl, logger);
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts');
  return openEmbeddedDatabase(settings.dataDir, settings.patienceMs ?? 0);
}
