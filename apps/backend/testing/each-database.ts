import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabaseSettings } from '../src/database/open-database.ts';
import { embeddedTemplate } from './embedded-template.ts';
import { installPostgresqlPrograms } from './postgresql-programs.ts';
import { sharedPostgresql } from './shared-postgresql.ts';
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
    tests(embeddedDatabases(), 'embedded');
  });
  describeOnPostgresql(`${title}, on PostgreSQL`, (makeDatabase) => tests(makeDatabase, 'postgresql'));
}

/** Runs the tests on databases of a PostgreSQL server that all suites share. */
export function describeOnPostgresql(title: string, tests: (makeDatabase: MakeDatabase) => void): void {
  describe.skipIf(!testsPostgresql)(title, () => {
    tests(postgresqlDatabases(sharedPostgresql));
  });
}

/** The server of a suite, for tests that crash it. */
export interface SuiteServer {
  /** Not one that is somebody else's. */
  canCrash: boolean;
  crash(): Promise<void>;
  startAgain(): Promise<void>;
}

/** Runs the tests on a PostgreSQL server of their own, unless `TEST_DATABASE_URL` names one. */
export function describeOnOwnPostgresql(
  title: string,
  tests: (makeDatabase: MakeDatabase, server: SuiteServer) => void,
): void {
  describe.skipIf(!testsPostgresql)(title, () => {
    let server: TemporaryPostgresql | undefined;
    const makeDatabase = postgresqlDatabases(async () => {
      server = await startTemporaryPostgresql();
      return server;
    });
    tests(makeDatabase, {
      canCrash: !process.env.TEST_DATABASE_URL,
      crash: async () => server?.crash?.(),
      startAgain: async () => server?.startAgain?.(),
    });
  });
}

/** Makes databases on a server for the suite that this is called in. */
function postgresqlDatabases(startServer: () => Promise<TemporaryPostgresql>): MakeDatabase {
  const makeDirectory = makeDirectories();
  let server: TemporaryPostgresql | undefined;
  beforeAll(async () => {
    server = await startServer();
  }, 180_000);
  afterAll(() => server?.stop(), 60_000);
  return async () => {
    if (!server) throw new Error('The server was not started');
    const { dataDir } = await makeDirectory();
    return { databaseUrl: await server.createDatabase(), dataDir };
  };
}

/** Makes embedded databases for the suite that this is called in. */
export function embeddedDatabases(): MakeDatabase {
  const makeDirectory = makeDirectories();
  let template = '';
  beforeAll(async () => {
    template = await embeddedTemplate();
  }, 180_000);
  return async () => {
    const settings = await makeDirectory();
    cpSync(join(template, 'database'), join(settings.dataDir, 'database'), { recursive: true });
    // After a kill the database syncs each of its files, which takes long for those that were just copied.
    execFileSync('sync', ['-f', settings.dataDir]);
    return settings;
  };
}

/** Makes directories that are removed when the suite is over. */
function makeDirectories(): () => Promise<{ dataDir: string }> {
  const made: string[] = [];
  afterAll(() => {
    for (const directory of made) rmSync(directory, { recursive: true, force: true });
  }, 60_000);
  return async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tablefront-data-'));
    made.push(dataDir);
    return { dataDir };
  };
}
