import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe } from 'vitest';
import { type DatabaseSettings, openDatabase } from '../database/open-database.ts';
import { installPostgresqlPrograms } from './postgresql-programs.ts';
import { startTemporaryPostgresql, type TemporaryPostgresql } from './temporary-postgresql.ts';

const hasPostgresql = Boolean(process.env.TEST_DATABASE_URL) || installPostgresqlPrograms();
// Continuous integration that cannot test on PostgreSQL fails; it does not pass with less.
const testsPostgresql = hasPostgresql || process.env.CI === 'true';
if (!testsPostgresql) {
  console.warn('\n*** There is no PostgreSQL on this machine: everything about it is NOT TESTED. ***\n');
}

/** Makes settings of a new and empty database. */
export type MakeDatabase = () => Promise<DatabaseSettings>;

/** Runs the same tests on the embedded database and on a PostgreSQL server. */
export function describeOnEachDatabase(
  title: string,
  tests: (makeDatabase: MakeDatabase, kind: 'embedded' | 'postgresql') => void,
): void {
  describe(`${title}, on the embedded database`, () => {
    const makeDirectory = makeDirectories();
    const makeDatabase = async () => {
      const settings = await makeDirectory();
      await copyEmbeddedDatabase(settings.dataDir);
      return settings;
    };
    tests(makeDatabase, 'embedded');
  });
  describe.skipIf(!testsPostgresql)(`${title}, on PostgreSQL`, () => {
    const makeDirectory = makeDirectories();
    let server: TemporaryPostgresql | undefined;
    beforeAll(async () => {
      server = await startTemporaryPostgresql();
    }, 60_000);
    afterAll(async () => {
      await server?.stop();
    });
    const makeDatabase = async () => {
      if (!server) throw new Error('The server was not started');
      const { dataDir } = await makeDirectory();
      return { databaseUrl: await server.createDatabase(), dataDir };
    };
    tests(makeDatabase, 'postgresql');
  });
}

/** Makes directories that are removed when the suite is over. */
function makeDirectories(): () => Promise<{ dataDir: string }> {
  const made: string[] = [];
  afterAll(() => {
    for (const directory of made) rmSync(directory, { recursive: true, force: true });
  });
  return async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tablefront-data-'));
    made.push(dataDir);
    return { dataDir };
  };
}

let template: Promise<string> | undefined;

/** Making an embedded database takes seconds, copying one does not. */
async function copyEmbeddedDatabase(dataDir: string): Promise<void> {
  template ??= makeTemplate();
  cpSync(join(await template, 'database'), join(dataDir, 'database'), { recursive: true });
}

async function makeTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tablefront-template-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const opened = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  await opened.close();
  return dataDir;
}
