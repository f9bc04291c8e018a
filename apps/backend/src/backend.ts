import { pino } from 'pino';
import { administerDatabase } from './administration/administration.ts';
import { startAdministrationServer } from './administration/administration-server.ts';

import { createApplication } from './application.ts';
import { readDemoBrands } from './brands/read-demo-brands.ts';
import { type BrandChange, watchBrandChanges } from './database/brand-changes.ts';
import { saveDemoBrands } from './database/brand-queries.ts';
import { openDatabase } from './database/open-database.ts';
import { openFileStore } from './files/file-store.ts';
import type { Logger } from './logger.ts';
import type { MailSettings } from './notifications/send-email.ts';
import { startNotifications } from './notifications/start-notifications.ts';

export interface BackendOptions {
  /** Of a PostgreSQL server; without it the database is embedded, in `dataDir`, which one process at a time can hold. */
  databaseUrl?: string;
  dataDir: string;
  /** The public anonymous key that callers must send. */
  anonKey: string;
  /** How e-mails about submissions are sent; without it they wait until there is one. */
  mail?: MailSettings;
  /** Webhooks may also go to addresses that are not public, and by plain HTTP. */
  allowPrivateWebhooks?: boolean;
  logger?: Logger;
}

export interface Backend {
  /** Answers a request to `/functions/v1/…`, `/healthz` or `/readyz`; everything else is a 404. */
  fetch(request: Request): Promise<Response>;
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
  const { anonKey, dataDir, databaseUrl, mail, allowPrivateWebhooks, logger = pino() } = options;
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
      const administered = administerDatabase(database, await openFileStore({ dataDir }));
      const administration = await startAdministrationServer(dataDir, administered, logger);
      closings.push(() => administration.close());
    }
    const notifications = await startNotifications({ opened, mail, allowPrivateWebhooks, logger });
    closings.push(() => notifications.close());
    const application = createApplication({ database, anonKey, logger });

    return {
      fetch: async (request) => application.fetch(request),
      seedBrands: async ({ directory }) => saveDemoBrands(database, await readDemoBrands(directory, logger)),
      onBrandChange: changes.subscribe,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
