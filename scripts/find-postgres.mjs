// The tests start a PostgreSQL of their own and need its programs for that.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canAptInstall, executableOnPath, isExecutable } from './machine.mjs';

/** Installs PostgreSQL where that can be done unasked; elsewhere the tests that need it say so themselves. */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || hasPostgres() || !canAptInstall()) return;
  await aptInstall('PostgreSQL for the tests', ['postgresql']);
}

function hasPostgres() {
  if (executableOnPath('initdb')) return true;
  const debian = '/usr/lib/postgresql';
  try {
    return readdirSync(debian).some((version) => isExecutable(path.join(debian, version, 'bin', 'initdb')));
  } catch {
    return false;
  }
}
