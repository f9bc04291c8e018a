import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { runHereAs } from '../../../testing/run-here.ts';
import { pdf } from '../../../testing/sample-files.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { filesOnDisk } from '../../../testing/submission-site.ts';
import { uploadOf } from '../../../testing/upload-of.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { startWebhookReceiver, WEBHOOK_SECRET, type WebhookReceiver } from '../../../testing/webhook-receiver.ts';
import { type Backend, createBackend } from '../../backend.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { openDatabase } from '../../database/open-database.ts';
import { notificationJobs } from '../../database/schema.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { saveNotificationSettings } from '../../notifications/stored-settings.ts';
import { writeFiles } from '../../submissions/files/write-files.ts';
import type { Environment } from '../running/run-command.ts';
import { runSubmissionsCommand } from './submissions-command.ts';

const logger = watchErrors();
const patience = { timeout: 20_000, interval: 50 };
const unknownId = randomUUIDv7();

// The embedded database is reached through the site that holds it, PostgreSQL directly.
describeOnEachDatabase('while a site runs', (makeDatabase) => {
  let environment: Environment;
  let site: Backend;
  let receiver: WebhookReceiver;
  let dataDir: string;
  let ids: Record<'spam' | 'genuine' | 'failed' | 'resume' | 'asked' | 'elsewhere' | 'mentions' | 'other', string>;
  const run = (...args: string[]) => runHereAs(runSubmissionsCommand, args, environment);
  const shown = async (id: string) => (await run('show', id)).out;
  const told = (id: string) => receiver.received.filter(({ body }) => JSON.stringify(body).includes(id));

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    const settings = await makeDatabase();
    dataDir = settings.dataDir;
    environment = { DATABASE_URL: settings.databaseUrl ?? '', DATA_DIR: dataDir };
    const { database, close } = await openDatabase(settings, logger);
    const files = await openFileStore(settings);
    for (const id of ['maple', 'lucia']) await saveOperatorBrand(database, makeBrand(id));
    const callback = { brandId: 'maple', kind: 'callback' as const };
    const career = { brandId: 'maple', kind: 'careers' as const, suspectedSpam: false };
    const pdfFile = { field: 'resume' as const, name: 'cv.pdf', type: 'application/pdf', bytes: pdf };
    const written = await writeFiles({ database, files, logger }, [uploadOf(pdfFile)]);
    const answers = [{ question: 'E-mail?', response: ' Ana@Mail.Example ' }];
    const storeWithFile = () =>
      storeSubmission(database, { ...career, record: { email: 'ana@mail.example' }, files: written.files });
    const webhook = [{ url: receiver.url, secret: WEBHOOK_SECRET, kinds: ['callback' as const] }];
    const keptBefore = await storeSubmission(database, { ...callback, record: { message: 'real' } });
    await saveNotificationSettings(database, 'maple', { email: [], webhook });
    ids = {
      genuine: keptBefore,
      spam: await storeSubmission(database, { ...callback, record: { message: 'not spam' }, suspectedSpam: true }),
      failed: await storeSubmission(database, { ...callback, record: { message: 'lost' } }),
      resume: await storeWithFile(),
      asked: await storeSubmission(database, {
        brandId: 'maple',
        kind: 'franchise',
        record: { enquiry_data: answers },
      }),
      elsewhere: await storeSubmission(database, {
        brandId: 'lucia',
        kind: 'catering',
        record: { contact_email: 'ANA@mail.example' },
      }),
      mentions: await storeSubmission(database, {
        brandId: 'lucia',
        kind: 'website_feedback',
        record: { message: 'Write to ana@mail.example', email: 'bo@mail.example' },
      }),
      other: await storeSubmission(database, {
        brandId: 'lucia',
        kind: 'website_feedback',
        record: { email: 'diana@mail.example.org' },
      }),
    };
    await database
      .update(notificationJobs)
      .set({ state: 'failed', attempts: 14, lastError: 'The receiver answered 500' })
      .where(eq(notificationJobs.submissionId, ids.failed));
    await close();
    site = await createBackend({ ...settings, anonKey: 'key', allowPrivateWebhooks: true, logger });
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await receiver?.close();
  });

  test('what is no spam is told once, however often it is said', async () => {
    const refused = await run('genuine', ids.spam, unknownId);
    expect(refused).toEqual({
      code: 1,
      out: '',
      error: `There is no submission "${unknownId}"; "list" shows their ids. Nothing was changed.\n`,
    });
    expect((await run('list', '--spam')).out).toContain(ids.spam);

    const answers = await Promise.all([run('genuine', ids.spam.toUpperCase(), ids.spam), run('genuine', ids.spam)]);
    expect(answers.map(({ code, error }) => ({ code, error }))).toEqual(Array(2).fill({ code: 0, error: '' }));
    expect(answers.map(({ out }) => out).sort()).toEqual([
      '1 submission had no mark; nobody is told again.\n',
      'Took the mark from 1 submission; 1 notification waits to be sent.\n',
    ]);
    await vi.waitFor(() => expect(told(ids.spam)).toHaveLength(1), patience);
    expect((await run('genuine', ids.spam, ids.genuine)).out).toBe(
      '2 submissions had no mark; nobody is told again.\n',
    );
    expect(await shown(ids.spam)).toMatch(/webhook to \S+: (sent|waits)/);
    expect(told(ids.genuine)).toEqual([]);
    expect((await run('list', '--spam')).out).toBe('There are no such submissions.\n');
  });

  test('what could not be told is told again', async () => {
    expect((await run('resend', ids.failed, unknownId)).error).toContain('Nothing was changed.');
    expect((await run('resend', '--all', '--brand', 'lucia')).out).toBe('None had failed for good.\n');
    expect(await run('resend', ids.failed, ids.spam)).toEqual({
      code: 0,
      out: '1 notification waits to be sent again.\n',
      error: '',
    });
    await vi.waitFor(() => expect(told(ids.failed)).toHaveLength(1), patience);
    await vi.waitFor(async () => expect(await shown(ids.failed)).toContain(': sent '), patience);
    expect((await run('resend', '--all')).out).toBe('None had failed for good.\n');
    expect(told(ids.spam)).toHaveLength(1);
  });

  test('one person is erased, everywhere or from one brand, and nothing without --yes', async () => {
    const erase = ['delete', '--email', 'Ana@mail.example', '--brand', 'maple'];
    const before = await run('list');
    const asked = await run(...erase);
    expect(asked.code).toBe(1);
    expect(asked.error).toBe(
      'This would delete 2 submissions with 1 file. Nothing was deleted. Say it again with --yes.\n',
    );
    expect(asked.out).toContain(ids.resume);
    expect(asked.out).toContain(ids.asked);
    expect(await run('list')).toEqual(before);
    expect(filesOnDisk(dataDir)).toHaveLength(1);

    expect(await run(...erase, '--yes')).toEqual({ code: 0, out: 'Deleted 2 submissions with 1 file.\n', error: '' });
    expect(filesOnDisk(dataDir)).toEqual([]);
    expect(await run('delete', '--email', 'ana@mail.example', '--yes')).toEqual({
      code: 0,
      out: 'Deleted 1 submission.\n',
      error: `Not among them, but with the address in their words: ${ids.mentions}. Look with "show ID".\n`,
    });
    expect(await run(...erase, '--yes')).toMatchObject({ code: 1, error: 'There are no such submissions.\n' });
    const { out } = await run('list');
    for (const id of [ids.resume, ids.asked, ids.elsewhere]) expect(out).not.toContain(id);
    for (const id of [ids.spam, ids.genuine, ids.failed, ids.mentions, ids.other]) expect(out).toContain(id);
  });

  test('named submissions are deleted, all or none', async () => {
    expect(await run('delete', ids.mentions, unknownId, '--yes')).toMatchObject({
      code: 1,
      error: `There is no submission "${unknownId}"; "list" shows their ids. Nothing was deleted.\n`,
    });
    expect(await shown(ids.mentions)).toContain('Write to');
    expect((await run('delete', ids.mentions, ids.failed, '--yes')).out).toBe('Deleted 2 submissions.\n');
    for (const id of [ids.mentions, ids.failed]) expect((await run('show', id)).code).toBe(1);
  });
});
