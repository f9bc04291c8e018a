import { pino } from 'pino';
import { startAdministrationServer } from './administration/administration-server.ts';
import { administerDatabase } from './administration/brand-administration.ts';
import { createApplication } from './application.ts';
import { type AssistantOptions, createAssistantServices } from './assistant/assistant-services.ts';
import { readDemoBrands } from './brands/read-demo-brands.ts';
import { type BrandChange, watchBrandChanges } from './database/brand-changes.ts';
import { saveDemoBrands } from './database/brand-queries.ts';
import { openDatabase } from './database/open-database.ts';
import type { Logger } from './logger.ts';

export interface BackendOptions {
  /** Of a PostgreSQL server; without it the database is embedded, in `dataDir`, which one process at a time can hold. */
  databaseUrl?: string;
  dataDir: string;
  /** The public anonymous key that callers must send. */
  anonKey: string;
  logger?: Logger;
  assistant?: AssistantOptions;
}

export interface Backend {
  /** Answers a request to `/functions/v1/…`, `/healthz` or `/readyz`; everything else is a 404. */
  fetch(request: Request, visitor?: { visitorAddress?: string }): Promise<Response>;
  /** Brings the demo brands up to date with the files in `directory` (see `readDemoBrands`), where they have a place. */
  seedBrands(source: { directory: string }): Promise<void>;
  /** Tells of every brand that was imported, by any process on the same database; answers how to stop. */
  onBrandChange(listener: (change: BrandChange) => void): () => void;
  /** Lets go of the database. Requests that are still being answered should be done before. */
  close(): Promise<void>;
}

/** A command that is about to end may hold the embedded database for this long. */
const patienceMs = 3_000;

/** Opens the database, brings it up to date, and answers the calls of the site. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { anonKey, dataDir, databaseUrl, logger = pino(), assistant: assistantOptions = {} } = options;
  if (anonKey.trim() === '') throw new Error('The anonymous key must not be empty');

  const opened = await openDatabase({ databaseUrl, dataDir, patienceMs }, logger);
  const { database } = opened;
  const closings = [() => opened.close()];
  async function close() {
    for (let closing = closings.pop(); closing; closing = closings.pop()) await closing();
  }

  try {
    const changes = await watchBrandChanges(opened, logger);
    closings.push(() => changes.close());
    if (databaseUrl === undefined) {
      const administration = await startAdministrationServer(dataDir, administerDatabase(database), logger);
      closings.push(() => administration.close());
    }
    const assistant = createAssistantServices(database, assistantOptions, logger);
    const application = createApplication({ database, anonKey, logger, assistant });

    return {
      fetch: async (request, visitor = {}) => application.fetch(request, visitor),
      seedBrands: async ({ directory }) => saveDemoBrands(database, await readDemoBrands(directory, logger)),
      onBrandChange: changes.subscribe,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
