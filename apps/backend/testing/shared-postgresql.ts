/**
 * A PostgreSQL server that all suites of a test run share, each with databases of its own: to make one takes a second of a
 * processor. The process that starts the suites starts it, when the first one asks.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import {
  type OwnPostgresql,
  postgresqlAt,
  startOwnPostgresql,
  type TemporaryPostgresql,
} from './temporary-postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresqlPort: number;
  }
}

/** Before all suites of a run, in the process that starts them. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  let started: Promise<OwnPostgresql> | undefined;
  const server = createServer(async (_request, response) => {
    started ??= startOwnPostgresql();
    // Suites that share their modules share connections: one that is kept may be closed as the next suite asks.
    response.setHeader('connection', 'close');
    try {
      response.end((await started).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of the test run has no port');
  provide('postgresqlPort', address.port);
  return async () => {
    server.close();
    await (await started?.catch(() => undefined))?.stop();
  };
}

/** The server that `TEST_DATABASE_URL` names, else the one of this run. */
export async function sharedPostgresql(): Promise<TemporaryPostgresql> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return postgresqlAt(given);
  const response = await fetch(`http://127.0.0.1:${inject('postgresqlPort')}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return postgresqlAt(text);
}
