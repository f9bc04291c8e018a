import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { freeBytes, ROOM_TO_OPEN, ROOM_TO_STORE } from '@tablefront/serving/disk/disk-room';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { applicationForm } from '../../testing/application-form.ts';
import { type Holder, startHolder } from '../../testing/child-process.ts';
import { embeddedTemplate } from '../../testing/embedded-template.ts';
import { findPostgresqlPrograms } from '../../testing/postgresql-programs.ts';
import { runHereAs } from '../../testing/run-here.ts';
import { mountSmallDisk } from '../../testing/small-disk.ts';
import { storeSubmission } from '../../testing/store-submission.ts';
import { ANON_KEY, lucia } from '../../testing/submission-site.ts';
import { type OwnPostgresql, startOwnPostgresql } from '../../testing/temporary-postgresql.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import { runBackupCommand } from '../commands/backup/backup-command.ts';
import { runBrandCommand } from '../commands/brand/brand-command.ts';
import { runSubmissionsCommand } from '../commands/submissions/submissions-command.ts';
import { openDatabase } from '../database/open-database.ts';
import { giveUpReserve, keepReserve, reserveBytes, reserveSize } from '../files/disk-reserve.ts';

const logger = watchErrors();
const disk = mountSmallDisk(300);
const MEBIBYTE = 1024 * 1024;

describe.skipIf(!disk)('on a full disk the operator', () => {
  const dataDir = join(disk?.directory ?? '', 'data');
  const elsewhere = mkdtempSync(join(tmpdir(), 'tablefront-elsewhere-'));
  const environment = { DATA_DIR: dataDir };
  const submissions = (...args: string[]) => runHereAs(runSubmissionsCommand, args, environment);
  let holder: Holder | undefined;
  let names = 0;
  const newPath = (ending: string) => {
    names += 1;
    return join(elsewhere, `${names}${ending}`);
  };
  const start = async () => {
    holder = await startHolder(environment, 'submission-holder.ts');
    return `http://127.0.0.1:${/port (\d+)/.exec(holder.printed())?.[1]}`;
  };
  const apply = async (origin: string, name: string) => {
    const resume = new File([Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3 * MEBIBYTE)])], 'cv.pdf');
    const body = applicationForm({ name, resume });
    const headers = { apikey: ANON_KEY };
    return (await fetch(`${origin}/${submissionPaths.careers}`, { method: 'POST', headers, body })).status;
  };

  beforeAll(async () => {
    cpSync(join(await embeddedTemplate(), 'database'), join(dataDir, 'database'), { recursive: true });
    const { database, close } = await openDatabase({ dataDir }, logger);
    await saveOperatorBrand(database, lucia);
    await close();
    const origin = await start();
    for (const name of ['Ana', 'Ben', 'Cem', 'Dan']) expect(await apply(origin, name)).toBe(200);
    await keepReserve(dataDir);
    expect(reserveBytes(dataDir)).toBe(reserveSize);
  }, 60_000);
  afterAll(async () => {
    await holder?.end('SIGKILL');
    disk?.remove();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  /** What needs no room. */
  async function expectReading(refusingHere = true) {
    expect(await submissions('list')).toMatchObject({ code: 0, error: '' });
    const out = newPath('');
    expect(await submissions('export', '--format', 'json', '--out', out)).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(join(out, 'files')).length).toBeGreaterThan(0);
    const archive = newPath('.tar.gz');
    expect(await runHereAs(runBackupCommand, ['backup', archive], environment)).toMatchObject({ code: 0, error: '' });
    expect(statSync(archive).size).toBeGreaterThan(1_000);
    expect(await runHereAs(runBrandCommand, ['list'], environment)).toMatchObject({ code: 0, error: '' });
    if (!refusingHere) return;
    const onThatDisk = await runHereAs(runBackupCommand, ['backup', join(dataDir, 'a.tar.gz')], environment);
    expect(onThatDisk).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^There is no room on the disk|^The backup broke off/),
    });
    expect(readdirSync(dataDir).filter((name) => name.includes('.tar.gz'))).toEqual([]);
  }
  async function expectNoStoring() {
    const file = newPath('.json');
    writeFileSync(file, '{"name":"Nova"}');
    const imported = await runHereAs(runBrandCommand, ['import', file], environment);
    expect(imported).toMatchObject({ code: 1, error: expect.stringMatching(/^The disk of DATA_DIR .* is full: /) });
  }

  test('reads through the running site, deletes, and so makes room', { timeout: 120_000 }, async () => {
    disk?.fill(0);
    await expectReading();
    await expectNoStoring();
    const before = freeBytes(dataDir);
    const gone = await submissions('delete', '--email', 'ana@example.org', '--yes');
    expect(gone.out + gone.error).toContain('Deleted 4 submissions with 4 files.');
    expect(freeBytes(dataDir) - before).toBeGreaterThan(10 * MEBIBYTE);
    expect(reserveBytes(dataDir)).toBe(reserveSize);
    giveUpReserve(dataDir);
    const origin = `http://127.0.0.1:${/port (\d+)/.exec(holder?.printed() ?? '')?.[1]}`;
    disk?.fill(ROOM_TO_STORE + reserveSize - MEBIBYTE);
    // What the operator needed is not for visitors.
    expect(await apply(origin, 'Eva')).toBe(503);
    disk?.empty();
    expect(await apply(origin, 'Eva')).toBe(200);
    await holder?.end('SIGKILL');
    holder = undefined;
  });

  test('reads and deletes without the site, by the reserve', { timeout: 120_000 }, async () => {
    await keepReserve(dataDir);
    disk?.fill(0);
    await expect(openDatabase({ dataDir }, logger)).rejects.toThrow(/is full: 0 MiB are free/);
    expect(reserveBytes(dataDir)).toBe(reserveSize);
    await expectReading(false);
    expect(reserveBytes(dataDir)).toBeGreaterThan(ROOM_TO_OPEN);
    expect(await submissions('delete', '--email', 'ana@example.org', '--yes')).toMatchObject({
      code: 0,
      out: 'Deleted 1 submission with 1 file.\n',
    });
    disk?.empty();
  });

  test('reads from a copy where nothing is in reserve, and is told why nothing else can be done', {
    timeout: 120_000,
  }, async () => {
    const origin = await start();
    expect(await apply(origin, 'Fay')).toBe(200);
    await holder?.end('SIGKILL');
    holder = undefined;
    giveUpReserve(dataDir);
    disk?.fill(0);
    expect((await submissions('list')).out).toContain('Fay');
    const archive = newPath('.tar.gz');
    expect(await runHereAs(runBackupCommand, ['backup', archive], environment)).toMatchObject({ code: 0, error: '' });
    const refused = await submissions('delete', '--email', 'ana@example.org', '--yes');
    expect(refused).toMatchObject({ code: 1, error: expect.stringMatching(/^The disk of DATA_DIR .* is full: /) });
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('tablefront-copy-'))).toEqual([]);

    vi.stubEnv('TMPDIR', disk?.directory);
    expect((await submissions('list')).error).toMatch(/^A copy for reading needs room in TMPDIR/);
    vi.unstubAllEnvs();
    disk?.empty();
  });
});

const serverDisk = findPostgresqlPrograms() === undefined ? undefined : mountSmallDisk(300);

describe.skipIf(!serverDisk)('on a full disk of a PostgreSQL server the operator', () => {
  let server: OwnPostgresql;
  const elsewhere = mkdtempSync(join(tmpdir(), 'tablefront-elsewhere-'));
  beforeAll(async () => {
    vi.stubEnv('TMPDIR', serverDisk?.directory);
    server = await startOwnPostgresql();
    vi.unstubAllEnvs();
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    serverDisk?.remove();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  test('reads, writes a backup to another place, and deletes or is told why not', { timeout: 60_000 }, async () => {
    const settings = { databaseUrl: await server.createDatabase(), dataDir: join(serverDisk?.directory ?? '', 'data') };
    const environment = { DATABASE_URL: settings.databaseUrl, DATA_DIR: settings.dataDir };
    const { database, close } = await openDatabase(settings, logger);
    await saveOperatorBrand(database, lucia);
    for (const email of ['ana@mail.example', 'ben@mail.example']) {
      await storeSubmission(database, { brandId: 'lucia', kind: 'careers', record: { email } });
    }
    await close();
    serverDisk?.fill(0);

    const submissions = (...args: string[]) => runHereAs(runSubmissionsCommand, args, environment);
    expect(await submissions('list')).toMatchObject({ code: 0, error: '' });
    const out = join(elsewhere, 'all.json');
    expect(await submissions('export', '--format', 'json', '--out', out)).toMatchObject({ code: 0, error: '' });
    const archive = join(elsewhere, 'kept.tar.gz');
    expect(await runHereAs(runBackupCommand, ['backup', archive], environment)).toMatchObject({ code: 0, error: '' });
    expect(await submissions('delete', '--email', 'ana@mail.example', '--yes')).toMatchObject({
      code: 0,
      out: 'Deleted 1 submission.\n',
    });

    const file = join(elsewhere, 'nova.json');
    writeFileSync(file, JSON.stringify({ name: 'Nova', about: randomBytes(2_000_000).toString('hex') }));
    const imported = await runHereAs(runBrandCommand, ['import', file], environment);
    expect(imported).toMatchObject({
      code: 1,
      error: expect.stringContaining('The disk of the database server is full'),
    });
    expect(await submissions('list')).toMatchObject({ code: 0, error: '' });
  });
});
