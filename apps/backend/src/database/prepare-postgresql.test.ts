import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { requireEncryption } from '@tablefront/serving/outbound/require-encryption';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { applicationForm } from '../../testing/application-form.ts';
import { runBackend } from '../../testing/child-process.ts';
import { startDatabaseProxy } from '../../testing/database-proxy.ts';
import { describeOnOwnPostgresql } from '../../testing/each-database.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { runHereAs } from '../../testing/run-here.ts';
import { ANON_KEY, lucia } from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { createBackend } from '../backend.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import { runBackupCommand } from '../commands/backup/backup-command.ts';
import { runSubmissionsCommand } from '../commands/submissions/submissions-command.ts';
import { createMailer } from '../notifications/sending/send-email.ts';
import { type DatabaseSettings, openDatabase } from './open-database.ts';

const logger = watchErrors();

async function run(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

describeOnOwnPostgresql('a role that serves and one that migrates', (makeDatabase, server) => {
  let serving: DatabaseSettings;
  let owner = '';
  let site = '';
  beforeAll(async () => {
    const settings = await makeDatabase();
    owner = settings.databaseUrl ?? '';
    const url = new URL(owner);
    const role = `site_${url.pathname.slice(-12)}`;
    await run(owner, `create role ${role} login`);
    url.username = role;
    site = url.href;
    serving = { dataDir: settings.dataDir, databaseUrl: site };
  });

  test('the one that serves cannot begin, and says what is to be done', async () => {
    await expect(openDatabase(serving, logger)).rejects.toThrow(/run `npm run backend -- migrate` with MIGRATION_/);
  });

  test('once the tables are made, it does everything that a site does', { timeout: 60_000 }, async () => {
    const environment = { DATABASE_URL: site, MIGRATION_DATABASE_URL: owner, DATA_DIR: serving.dataDir };
    expect(await runBackend(['migrate'], environment)).toEqual({
      code: 0,
      out: 'The tables are up to date\n',
      error: '',
    });

    const backend = await createBackend({ ...serving, anonKey: ANON_KEY, logger });
    const opened = await openDatabase(serving, logger);
    await saveOperatorBrand(opened.database, lucia);
    const apply = new Request('http://backend.test/functions/v1/website-submissions/careers', {
      method: 'POST',
      headers: { apikey: ANON_KEY },
      body: applicationForm(),
    });
    expect((await backend.fetch(apply, { visitorAddress: '192.0.2.1' })).status).toBe(200);
    expect((await backend.fetch(new Request('http://backend.test/readyz'))).status).toBe(200);
    await opened.close();
    await backend.close();
    const asSite = { DATABASE_URL: site, DATA_DIR: serving.dataDir };
    expect((await runHereAs(runSubmissionsCommand, ['list'], asSite)).out).toContain('careers');
  });

  test.each([
    'create table mine (id int)',
    'drop table submissions',
    'alter table submissions add column mine text',
    'truncate submissions',
    'create index on submissions (page_url)',
    `insert into migrations (name) values ('9999')`,
    'create schema mine',
    `copy submissions to program 'cat'`,
  ])('it may not: %s', async (statement) => {
    await expect(run(site, statement)).rejects.toThrow(/permission denied|must be (?:owner|superuser)/);
  });

  test('a backup is restored by the one that migrates, and the other serves it', { timeout: 60_000 }, async () => {
    const both = { DATABASE_URL: site, MIGRATION_DATABASE_URL: owner, DATA_DIR: serving.dataDir };
    const archive = join(serving.dataDir, 'kept.tar.gz');
    const asSite = { DATABASE_URL: site, DATA_DIR: serving.dataDir };
    expect((await runHereAs(runBackupCommand, ['backup', archive], asSite)).code).toBe(0);
    expect((await runHereAs(runBackupCommand, ['restore', archive, '--replace'], asSite)).error).toContain(
      'must be owner',
    );
    expect((await runHereAs(runBackupCommand, ['restore', archive, '--replace'], both)).error).toBe('');
    expect((await runHereAs(runSubmissionsCommand, ['list'], asSite)).out).toContain('careers');
    await expect(run(site, 'drop table submissions')).rejects.toThrow('must be owner');
  });

  // Not on a server that has such a role of its own.
  test.runIf(server.canCrash)(
    'the role that compose.yaml makes is one that may nothing, and can be made again',
    async () => {
      const script = resolve(import.meta.dirname, '../../../../deploy/serving-role.sql');
      for (const password of ["it's", 'new']) {
        execFileSync('psql', ['--no-psqlrc', '--quiet', `--file=${script}`, owner], {
          env: { PATH: process.env.PATH, SITE_PASSWORD: password },
        });
      }
      const { rows } = await run(
        owner,
        `select rolsuper, rolcreatedb, rolcanlogin from pg_roles where rolname = 'site'`,
      );
      expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcanlogin: true }]);
      await run(owner, 'drop role site');
    },
  );

  test('two that lead to different databases are refused', async () => {
    const other = (await makeDatabase()).databaseUrl;
    const opening = openDatabase({ ...serving, migrationDatabaseUrl: other }, logger);
    await expect(opening).rejects.toThrow(/MIGRATION_DATABASE_URL leads to the database/);
  });

  test('a server without TLS is refused where TLS is asked for', async () => {
    const proxy = await startDatabaseProxy(site);
    const elsewhere = proxy.url.replace('127.0.0.1', 'db.example');
    const databaseUrl = requireEncryption('database', elsewhere, []).replace('db.example', '127.0.0.1');
    const opening = openDatabase({ ...serving, databaseUrl }, logger);
    await expect(opening).rejects.toThrow(/does not speak TLS.*PLAINTEXT_HOSTS/);
    await proxy.close();
  });
});

describe('a mail server that offers no TLS', () => {
  test('gets no e-mail where TLS is asked for', async () => {
    const server = await startMailServer();
    const elsewhere = server.url.replace('127.0.0.1', 'mail.example');
    const smtpUrl = requireEncryption('mail', elsewhere, []).replace('mail.example', '127.0.0.1');
    const send = createMailer({ smtpUrl, from: 'site@restaurant.example' });
    const email = { subject: 'A resume', text: 'of Ana', html: '' };
    await expect(send(email, 'owner@restaurant.example', 'id')).rejects.toThrow(/STARTTLS|not implemented/i);
    expect(server.received).toEqual([]);
    await server.close();
  });
});
