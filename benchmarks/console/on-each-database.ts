import { findPostgresqlPrograms } from '../../apps/backend/testing/postgresql-programs.ts';
import { startOwnPostgresql } from '../../apps/backend/testing/temporary-postgresql.ts';

/** Measures on PostgreSQL, where it is installed, and on the embedded database. @param only one of them */
export async function onEachDatabase<Result>(
  only: string | undefined,
  measure: (kind: string, databaseUrl?: string) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  if (only !== 'embedded' && findPostgresqlPrograms()) {
    const server = await startOwnPostgresql({ safe: true });
    try {
      results.push(await measure('PostgreSQL', await server.createDatabase()));
    } finally {
      await server.stop();
    }
  }
  if (only !== 'postgresql') results.push(await measure('embedded'));
  return results;
}
