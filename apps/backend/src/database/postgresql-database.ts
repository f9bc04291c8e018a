import { errorForLog } from '@tablefront/serving/error-for-log';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientConfig, Pool } from 'pg';
import type { Logger } from '../failures/logger.ts';
import type { OpenDatabase } from './database.ts';
import { listen } from './postgresql-listener.ts';
import { RequestPool } from './request-pool.ts';

/** Connections of one process, besides the two that listen. */
const CONNECTIONS = 10;
/** Requests that wait for one of them; those beyond are refused at once. */
const MOST_WAITING = 1_000;
/** How long a request waits for a connection, be it busy or not there. */
const CONNECTION_LIMIT_MS = 3_000;
/** The server gives up a statement after this long, and the client one that is not answered at all a little later. */
const STATEMENT_LIMIT_MS = 8_000;
const ANSWER_LIMIT_MS = 10_000;
/** A process that vanished in a transaction holds its locks for this long. */
const IDLE_TRANSACTION_LIMIT_MS = 30_000;

/**
 * Opens a pool of connections to a PostgreSQL server. Nothing is sent before the first query.
 * @param patient without limits of time: for migrations and operators' commands, which nobody waits for
 */
export function openPostgresql(databaseUrl: string, logger: Logger, patient = false): OpenDatabase {
  const settings: ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_LIMIT_MS,
    keepAlive: true,
    application_name: 'tablefront',
  };
  const pool = patient
    ? new Pool({ ...settings, max: 2, connectionTimeoutMillis: 2 * CONNECTION_LIMIT_MS })
    : new RequestPool({
        ...settings,
        max: CONNECTIONS,
        mostWaiting: MOST_WAITING,
        statement_timeout: STATEMENT_LIMIT_MS,
        query_timeout: ANSWER_LIMIT_MS,
        idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
      });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', (error) => logger.warn({ error: errorForLog(error) }, 'A database connection was lost'));
  // One that breaks between two statements of a transaction says so to nobody else, which would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));

  return {
    kind: 'postgresql',
    database: drizzle(pool),
    listen: (channel, listener) => listen({ ...settings, query_timeout: 5_000 }, channel, listener, logger),
    close: () => pool.end(),
  };
}
