import { errorForLog } from '@tablefront/serving/error-for-log';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientConfig, Pool } from 'pg';
import type { Logger } from '../failures/logger.ts';
import type { OpenDatabase } from './database.ts';
import { listen } from './postgresql-listener.ts';
import { RequestPool } from './request-pool.ts';

/** Connections of one process, besides the two that listen. */
const connections = 10;
/** Requests that wait for one of them; those beyond are refused at once. */
const mostWaiting = 1_000;
/** How long a request waits for a connection, be it busy or not there. */
const connectionLimitMs = 3_000;
/** The server gives up a statement after this long, and the client one that is not answered at all a little later. */
const statementLimitMs = 8_000;
const answerLimitMs = 10_000;
/** A process that vanished in a transaction holds its locks for this long. */
const idleTransactionLimitMs = 30_000;

/**
 * Opens a pool of connections to a PostgreSQL server. Nothing is sent before the first query.
 * @param patient without limits of time: for migrations and operators' commands, which nobody waits for
 */
export function openPostgresql(databaseUrl: string, logger: Logger, patient = false): OpenDatabase {
  const settings: ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectionLimitMs,
    keepAlive: true,
    application_name: 'tablefront',
  };
  const pool = patient
    ? new Pool({ ...settings, max: 2, connectionTimeoutMillis: 2 * connectionLimitMs })
    : new RequestPool({
        ...settings,
        max: connections,
        mostWaiting,
        statement_timeout: statementLimitMs,
        query_timeout: answerLimitMs,
        idle_in_transaction_session_timeout: idleTransactionLimitMs,
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
