import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { runHereAs } from '../../../testing/run-here.ts';
import { pdf } from '../../../testing/sample-files.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { filesOnDisk } from '../../../testing/submission-site.ts';
import { uploadOf } from '../../../testing/upload-of.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { administerDatabase } from '../../administration/administration.ts';
import { type Backend, createBackend } from '../../backend.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { saveDemoBrands } from '../../brands/demo-brands.ts';
import { openDatabase } from '../../database/open-database.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { saveNotificationSettings } from '../../notifications/stored-settings.ts';
import { interruptedUploads } from '../../submissions/files/interrupted-uploads.ts';
import { writeFiles } from '../../submissions/files/write-files.ts';
import type { Environment } from '../running/run-command.ts';
import { runSubmissionsCommand } from '../submissions/submissions-command.ts';
import { runBrandCommand } from './brand-command.ts';
import { removeDemos } from './remove-brand.ts';

const logger = watchErrors();

// The embedded database is reached through the site that holds it, PostgreSQL directly.
describeOnEachDatabase('a brand is deleted while a site runs', (makeDatabase) => {
  let environment: Environment;
  let site: Backend;
  const changed: string[] = [];
  let dataDir: string;
  const run = (...args: string[]) => runHereAs(runBrandCommand, args, environment);
  const listed = async () => (await runHereAs(runSubmissionsCommand, ['list'], environment)).out.split('\n').length - 2;

  beforeAll(async () => {
    const settings = await makeDatabase();
    dataDir = settings.dataDir;
    environment = { DATABASE_URL: settings.databaseUrl ?? '', DATA_DIR: dataDir };
    const { database, close } = await openDatabase(settings, logger);
    const files = await openFileStore(settings);
    for (const id of ['empty', 'full', 'other']) await saveOperatorBrand(database, makeBrand(id, [`${id}.example`]));
    await saveNotificationSettings(database, 'full', { email: [{ to: ['a@b.example'] }], webhook: [] });
    for (const brandId of ['full', 'full', 'other']) {
      await storeSubmission(database, { brandId, kind: 'callback', record: { contact_phone: '555' } });
      const bytes = { field: 'resume' as const, name: 'cv.pdf', type: 'application/pdf', bytes: pdf };
      const written = await writeFiles({ database, files, logger }, [uploadOf(bytes)]);
      const sent = { brandId, kind: 'careers' as const, record: {}, suspectedSpam: true, files: written.files };
      await storeSubmission(database, sent);
    }
    await close();
    site = await createBackend({ ...settings, anonKey: 'key', logger });
    site.onBrandChange(({ brandId }) => changed.push(brandId));
  }, 120_000);
  afterAll(() => site?.close());

  test('demos, all of them, and they do not come back', async () => {
    const { database, close } = await openDatabase(await makeDatabase(), logger);
    await saveDemoBrands(database, [makeBrand('demo:a', ['localhost']), makeBrand('demo:b')]);
    await storeSubmission(database, { brandId: 'demo:b', kind: 'callback', record: {} });
    const files = await openFileStore({ dataDir });
    const interrupted = interruptedUploads({ database, files });
    const administration = administerDatabase({ database, files, dataDir, interrupted, consoleOrigin: () => '' });
    const remove = (withSubmissions: boolean, sure = true) => removeDemos(administration, { sure, withSubmissions });
    await expect(remove(false)).rejects.toThrow('"demo:b" has 1 submission');
    await expect(remove(true, false)).rejects.toThrow(
      'This would delete "demo:a" (demo:a), its host names localhost; ',
    );
    expect(await administration.listBrands()).toHaveLength(2);
    expect((await remove(true)).map(({ id }) => id)).toEqual(['demo:a', 'demo:b']);
    await saveDemoBrands(database, [makeBrand('demo:a')]);
    expect(await administration.listBrands()).toEqual([]);
    await close();
    expect(await run('delete', '--demo', '--yes')).toEqual({ code: 1, out: '', error: 'There are no demo brands.\n' });
  });

  test('with --yes only', async () => {
    expect(await run('delete', 'EMPTY')).toEqual({
      code: 1,
      out: '',
      error:
        'This would delete "empty" (empty), its host names empty.example. Nothing was deleted: say it again with --yes.\n',
    });
    expect(await run('delete', 'empty', '--yes')).toEqual({
      code: 0,
      out: 'Deleted "empty" (empty), its host names empty.example.\n',
      error: '',
    });
    expect((await run('list')).out).not.toContain('empty');
    expect((await run('delete', 'empty', '--yes')).error).toBe('There is no brand "empty"; "list" names all.\n');
    await vi.waitFor(() => expect(changed).toEqual(['empty']));
  });

  test('with what visitors sent only when that is said, too', async () => {
    const refused = await run('delete', 'full', '--yes');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.error).toMatch(
      /^"full" has 4 submissions with 2 files, and nothing was deleted\.\nKeep them first: /,
    );
    expect((await run('delete', 'full', '--with-submissions')).error).toContain('say it again with --yes');
    expect([await listed(), filesOnDisk(dataDir).length]).toEqual([3, 3]);

    const deleted = await run('delete', 'full', '--with-submissions', '--yes');
    const what = '"full" (full), its host names full.example and 4 submissions with 2 files';
    expect(deleted).toEqual({ code: 0, out: `Deleted ${what}.\n`, error: '' });
    expect([await listed(), filesOnDisk(dataDir).length], "other brands' stay").toEqual([1, 1]);
    await vi.waitFor(() => expect(changed).toContain('full'));
    expect((await run('list')).out).toMatch(/^ID.*\nother .*\n$/);
    expect((await run('notify', 'full')).code).toBe(1);
  });
});
