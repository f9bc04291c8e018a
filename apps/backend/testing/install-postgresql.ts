/** Run before the tests, so that they find a PostgreSQL: `node apps/backend/testing/install-postgresql.ts`. */
import { installPostgresqlPrograms } from './postgresql-programs.ts';

if (!process.env.TEST_DATABASE_URL && !installPostgresqlPrograms()) {
  console.warn('There is no PostgreSQL on this machine: install one, or name one in TEST_DATABASE_URL.');
}
