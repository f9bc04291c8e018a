import { setTimeout as wait } from 'node:timers/promises';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { isUnavailable } from '@tablefront/serving/unavailable';
import type { Logger } from '../failures/logger.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';

export interface DatabaseSettings {
  /** Of a PostgreSQL server; without it the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** The same database with a role that may change tables, where that of `databaseUrl` may not: migrations run with it. */
  migrationDatabaseUrl?: string;
  dataDir: string;
  /** How long to wait for another process to let go of the embedded database, or for a PostgreSQL server that is not there yet. */
  patienceMs?: number;
  /** Statements may take as long as they take: for operators' commands. */
  unlimited?: boolean;
  /** On a full disk the embedded database may have the room that is kept for the operator (see `disk-reserve.ts`). */
  makeRoom?: boolean;
  /** Only to read from: the embedded database is copied to where there is room, and the copy opened. */
  copy?: boolean;
  /** The embedded database gave up for good (see `openEmbeddedDatabase`); unless given, the process ends. */
  onLost?: (error: Error) => void;
}

const FIRST_BACK_OFF_MS = 250;
const LONGEST_BACK_OFF_MS = 5_000;

/** Opens the database that the settings name and brings its tables up to date. */
export async function openDatabase(settings: DatabaseSettings, logger: Logger): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, patienceMs = 0, unlimited, makeRoom, onLost = endProcess(logger) } = settings;
  // Only the driver that is used is loaded.
  if (databaseUrl === undefined && settings.copy) {
    const { openEmbeddedCopy } = await import('./embedded-copy.ts');
    return migrated(await openEmbeddedCopy(dataDir, patienceMs));
  }
  if (databaseUrl === undefined) {
    const { openEmbeddedDatabase } = await import('./embedded-database.ts');
    return migrated(await openEmbeddedDatabase(dataDir, patienceMs, onLost, makeRoom));
  }
  const { openPostgresql } = await import('./postgresql-database.ts');
  const { preparePostgresql } = await import('./prepare-postgresql.ts');
  await whenThere(patienceMs, logger, () => preparePostgresql({ ...settings, databaseUrl }, logger));
  return openPostgresql(databaseUrl, logger, unlimited);
}

async function migrated(opened: OpenDatabase): Promise<OpenDatabase> {
  try {
    await migrate(opened.database);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** A server that starts at the same time as this process may be there a little later. */
async function whenThere(patienceMs: number, logger: Logger, work: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (let backOffMs = FIRST_BACK_OFF_MS; ; backOffMs = Math.min(2 * backOffMs, LONGEST_BACK_OFF_MS)) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isUnavailable(error) || performance.now() + backOffMs > deadline) throw error;
      const { message, code } = errorForLog(error);
      logger.warn({ error: { message, code }, tryingAgainInMs: backOffMs }, 'The database is not there yet');
      await wait(backOffMs);
    }
  }
}

function endProcess(logger: Logger) {
  return (error: Error) => {
    const text = 'The embedded database cannot go on, and this process ends; nothing that was acknowledged is lost';
    logger.error({ error: errorForLog(error) }, text);
    process.exit(1);
  };
}
