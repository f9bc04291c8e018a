import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { runHereAs } from '../../../testing/run-here.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { ANON_KEY, filesOnDisk, lucia } from '../../../testing/submission-site.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { createBackend } from '../../backend.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { runBackupCommand } from '../../commands/backup/backup-command.ts';
import { runSubmissionsCommand } from '../../commands/submissions/submissions-command.ts';
import { type DatabaseSettings, openDatabase } from '../../database/open-database.ts';
import { unclaimedFiles } from '../../database/schema.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { interruptedUploads } from './interrupted-uploads.ts';

const logger = watchErrors();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const SECRET = 'the resume of Ana';

/** What a process leaves that is killed while it writes a resume, or between that and its submission. */
async function leave(settings: DatabaseSettings, name: string, at: Date, what: 'half' | 'whole') {
  const folder = join(settings.dataDir, 'files', '2026-11');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, what === 'half' ? `${name}.0197.unfinished` : name);
  writeFileSync(path, SECRET);
  utimesSync(path, at, at);
  const { database, close } = await openDatabase(settings, logger);
  await database.insert(unclaimedFiles).values({ storageKey: `2026-11/${name}`, announcedAt: at });
  await close();
}

describeOnEachDatabase('what uploads left that broke off', (makeDatabase, kind) => {
  let settings: DatabaseSettings;
  const environment = () => ({ DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl });
  beforeAll(async () => {
    settings = await makeDatabase();
    const { database, close } = await openDatabase(settings, logger);
    await saveOperatorBrand(database, lucia);
    const record = { name: 'Ana', email: 'ana@mail.example' };
    await storeSubmission(database, { brandId: 'lucia', kind: 'careers', record });
    await close();
  }, 60_000);
  const closings: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closings) await close();
  });

  test('is left alone while another process may be at it', { timeout: 30_000 }, async () => {
    for (const what of ['half', 'whole'] as const) {
      await leave(settings, `old-${what}`, minutesAgo(20), what);
      await leave(settings, `new-${what}`, minutesAgo(1), what);
    }
    const { database, close } = await openDatabase(settings, logger);
    const files = await openFileStore(settings);
    const interrupted = interruptedUploads({ database, files });
    expect(await interrupted.count()).toBe(2);
    expect(await interrupted.remove()).toBe(2);
    expect(await interrupted.count()).toBe(0);
    expect(filesOnDisk(settings.dataDir).toSorted()).toEqual(['new-half.0197.unfinished', 'new-whole']);
    expect(await interruptedUploads({ database, files }, new Date()).remove()).toBe(2);
    expect(filesOnDisk(settings.dataDir)).toEqual([]);
    await close();
  });

  test('is in no backup, and goes when a person is erased', { timeout: 60_000 }, async () => {
    await leave(settings, 'a', minutesAgo(20), 'half');
    await leave(settings, 'b', minutesAgo(20), 'whole');
    const archive = join(settings.dataDir, 'kept.tar.gz');
    expect(await runHereAs(runBackupCommand, ['backup', archive], environment())).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 brand, 1 submission and 0 files'),
    });

    const asked = await runHereAs(runSubmissionsCommand, ['delete', '--email', 'ana@mail.example'], environment());
    expect(asked.error).toContain('With --yes go 2 files of uploads that broke off; nobody can tell whose.');
    expect(filesOnDisk(settings.dataDir)).toHaveLength(2);
    const deleted = await runHereAs(
      runSubmissionsCommand,
      ['delete', '--email', 'ana@mail.example', '--yes'],
      environment(),
    );
    expect(deleted).toMatchObject({ code: 0, out: 'Deleted 1 submission.\n' });
    expect(deleted.error).toContain('Removed 2 files of uploads that broke off');
    expect(filesOnDisk(settings.dataDir)).toEqual([]);
  });

  test('is swept at the start, counted and logged', { timeout: 60_000 }, async () => {
    // Only who holds the embedded database knows that nobody else is at it.
    const left = kind === 'embedded' ? minutesAgo(0) : minutesAgo(20);
    await leave(settings, 'c', left, 'half');
    await leave(settings, 'd', left, 'whole');
    const countEvent = vi.fn();
    const info = vi.fn();
    const backend = await createBackend({ ...settings, anonKey: ANON_KEY, logger: { ...logger, info }, countEvent });
    closings.push(backend.close);
    await vi.waitFor(() => expect(countEvent).toHaveBeenCalledWith('interrupted upload', 'file removed', 2));
    expect(info).toHaveBeenCalledWith({ files: 2 }, 'Removed what uploads left that broke off');
    expect(filesOnDisk(settings.dataDir)).toEqual([]);
  });
});
