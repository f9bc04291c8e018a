import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The embedded database, PostgreSQL, or a transaction on either: queries do not know which.
 * Inside a transaction use only the transaction: the embedded database has one connection, and would wait for itself.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface NotificationListener {
  onNotification(payload: string): void;
  /** The connection was lost and is there again: notifications in between were missed. */
  onReconnected(): void;
}

/** An open database and what it takes besides queries. */
export interface OpenDatabase {
  kind: 'embedded' | 'postgresql';
  database: Database;
  /** Hears what `pg_notify` sends on the channel, from any process; answers how to stop. */
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
