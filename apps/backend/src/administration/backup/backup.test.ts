import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runBackup } from '../../../testing/child-process.ts';
import { describeOnEachDatabase, embeddedDatabases, type MakeDatabase } from '../../../testing/each-database.ts';
import { type FakeS3, startFakeS3 } from '../../../testing/fake-s3.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { runHereAs } from '../../../testing/run-here.ts';
import { pdf } from '../../../testing/sample-files.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { filesOnDisk } from '../../../testing/submission-site.ts';
import { uploadOf } from '../../../testing/upload-of.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { createUnknownQuestions } from '../../assistant/unknown-questions.ts';
import { createBackend } from '../../backend.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { runBackupCommand } from '../../commands/backup/backup-command.ts';
import { recordAudit } from '../../console/audit/record-audit.ts';
import { findPicture } from '../../console/pictures/stored-pictures.ts';
import type { Database, OpenDatabase } from '../../database/database.ts';
import { migrationNames } from '../../database/migrate.ts';
import { type DatabaseSettings, openDatabase } from '../../database/open-database.ts';
import * as schema from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { saveNotificationSettings } from '../../notifications/stored-settings.ts';
import { writeFiles } from '../../submissions/files/write-files.ts';
import { newId } from '../../submissions/new-id.ts';
import { createChecksum, type End, keptTables, passingTables } from './archive-format.ts';
import { selectEntries } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const logger = watchErrors();
const directory = mkdtempSync(join(tmpdir(), 'tablefront-backup-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
let archives = 0;
function newPath(): string {
  archives += 1;
  return join(directory, `${archives}.tar.gz`);
}

interface Place extends OpenDatabase {
  settings: DatabaseSettings;
  files: FileStore;
}

async function open(makeDatabase: MakeDatabase): Promise<Place> {
  const settings = await makeDatabase();
  const opened = await openDatabase({ ...settings, unlimited: true }, logger);
  return { ...opened, settings, files: await openFileStore(settings) };
}

async function backUp(place: Place): Promise<string> {
  const path = newPath();
  const source = { database: place.database, files: place.files, dataDir: place.settings.dataDir };
  await pipeline(writeBackup(source), createWriteStream(path));
  return path;
}

/** All but what names the time. */
async function contentOf(path: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for await (const entry of selectEntries(path, (name) => !['manifest.json', 'end.json'].includes(name))) {
    content[entry.name] = createHash('sha256').update(entry.content).digest('hex');
  }
  return content;
}

const odd = String.raw`{"name":"Odd","zeta":1,"nul":"\u0000\ud800","big":12345678901234567890,"text":"é\u2028🍕
\n"}`;

const [pictureId, picture] = [randomUUID(), Buffer.from('RIFF\0\xff WEBP', 'latin1')];

/** Everything that can be stored, and large enough for several parts. */
async function fill({ database, files }: Place): Promise<void> {
  const large = JSON.stringify({ name: 'Large', text: 'ä"\\'.repeat(50_000) });
  await saveOperatorBrand(database, makeBrand('odd', ['odd.example'], odd));
  await saveOperatorBrand(database, makeBrand('large', ['large.example', 'b.example'], large));
  const questions = createUnknownQuestions(database, { keep: true, logger });
  for (const question of ['Zebra?', 'Éclairs "é" \\ 🍕?', 'dogs?', 'dogs?']) {
    await questions.count('odd', question, '2026-11-20');
  }
  const to = [{ to: ['a@b.example'], kinds: ['careers' as const] }];
  await saveNotificationSettings(database, 'odd', { email: to, webhook: [] });
  // The last is larger than a part.
  for (const [index, size] of [1, 300_000, 300_000, 300_000, 300_000, 1_100_000].entries()) {
    const record = { message: `"${index}" \\ \n\t é🍕 \u2028 {,} ${'x'.repeat(size)}`, number: 1.5e300, none: null };
    await storeSubmission(database, { brandId: 'odd', kind: 'catering', record, suspectedSpam: index % 2 === 0 });
  }
  await fillConsole(database);
  await fillInbox(database);
  await fillSite({ database, files });
  await fillFiles({ database, files });
}

/** Two that were attached. */
async function fillFiles({ database, files }: Pick<Place, 'database' | 'files'>): Promise<void> {
  const upload = { field: 'resume' as const, name: 'a"b\\é.pdf', type: 'application/pdf', bytes: pdf };
  const largeUpload = { ...upload, bytes: Buffer.alloc(3_000_000, 7) };
  const written = await writeFiles({ database, files, logger }, [upload, largeUpload].map(uploadOf));
  await storeSubmission(database, { brandId: 'odd', kind: 'careers', record: { name: 'Ana' }, files: written.files });
}

/** People with all that they have, of which a session, a link and what is half begun are for now only. */
async function fillConsole(database: Database): Promise<void> {
  const [id, personId] = [newId(), newId()];
  const later = new Date('2030-01-01T00:00:00Z');
  await database.insert(schema.people).values({ id: personId, name: 'Ada "é"', email: 'ada@b.example' });
  const key = { publicKey: 'a', counter: 7, transports: 'usb nfc', name: 'Safe', backedUp: true };
  await database.insert(schema.passkeys).values({ id: 'a-b_c', personId, ...key });
  await database.insert(schema.recoveryCodes).values({ personId, hash: 'abc' });
  await database.insert(schema.grants).values([
    { id, personId, brandId: 'odd', role: 'inbox', locations: ['a,b', 'c "d"', '{}'] },
    { id: newId(), personId, brandId: null, role: 'owner', locations: null },
  ]);
  const link = { hash: 'link', kind: 'join' as const, name: 'Bo', role: 'owner' as const };
  await database.insert(schema.invitations).values({ id, invitedBy: personId, expiresAt: later, ...link });
  await database.insert(schema.consoleSessions).values({ id, hash: 'cookie', personId, device: 'x', expiresAt: later });
  const begun = { hash: 'begun', purpose: 'sign-in', record: {}, expiresAt: later };
  await database.insert(schema.consoleCeremonies).values(begun);
  await recordAudit(database, { personId, brandId: 'odd', what: 'people.joined', detail: { text: 'é🍕' } });
}

/** What was done with a submission, and what the brand and a person of it said. */
async function fillInbox(database: Database): Promise<void> {
  const [submission] = await database.select({ id: schema.submissions.id }).from(schema.submissions).limit(1);
  const [person] = await database.select({ id: schema.people.id }).from(schema.people).limit(1);
  const [submissionId = '', personId = ''] = [submission?.id, person?.id];
  const handling = {
    state: 'done' as const,
    assignedTo: personId,
    tags: ['a,b', 'c "d"', '{}'],
    answeredAt: new Date(),
  };
  await database.update(schema.submissions).set(handling).where(eq(schema.submissions.id, submissionId));
  const by = { submissionId, personId, who: 'Ada "é"' };
  await database.insert(schema.submissionHistory).values({ ...by, id: newId(), what: 'note', text: '\n🍕 "' });
  const reply = { key: 'k', way: 'email' as const, recipient: 'a@b.example', subject: 'é', body: '\n🍕' };
  await database.insert(schema.submissionReplies).values({ ...by, ...reply, id: newId() });
  await database.insert(schema.inboxSettings).values({ brandId: 'odd', templates: [], retention: { careers: 90 } });
  const wishes = {
    kinds: ['catering' as const],
    locations: ['a,b'],
    ratings: [1, 2],
    timing: 'daily' as const,
    digestAt: 540,
  };
  const route = { id: newId(), brandId: 'odd', channel: 'email' as const, target: 'a@b.example', ...wishes };
  await database.insert(schema.notificationRoutes).values(route);
  const digest = { id: newId(), routeId: route.id, channel: 'digest' as const, target: '2026-11-23' };
  await database.insert(schema.notificationJobs).values(digest);
  const device = { sessionId: newId(), endpoint: 'https://push.example/1', p256dh: 'a', auth: 'b', device: 'x' };
  await database.insert(schema.pushDevices).values({ id: newId(), personId, ...device, expiresAt: new Date() });
  const view = { personId, brandId: 'odd', name: 'é', query: { rating: [1] } };
  await database.insert(schema.inboxViews).values({ ...view, id: newId() });
}

/** A draft and a picture of a page, beside the versions that imports wrote; who has it open is for now only. */
async function fillSite({ database, files }: Pick<Place, 'database' | 'files'>): Promise<void> {
  const [person] = await database.select({ id: schema.people.id }).from(schema.people).limit(1);
  const draftId = newId();
  const text = JSON.stringify({ name: 'Ödd "é" \\ 🍕' });
  const patch = { do: 'set' as const, at: ['name'], was: null, to: '\n🍕 "' };
  const conflicts = [{ patch, now: { a: [1, null] } }];
  await database
    .insert(schema.drafts)
    .values({ id: draftId, brandId: 'odd', base: text, document: text, basedOn: 1, conflicts });
  const change = { draftId, revision: 1, id: newId(), who: 'Ada "é"', patches: [patch] };
  await database.insert(schema.draftChanges).values(change);
  await database.insert(schema.draftPresence).values({ draftId, personId: person?.id ?? '' });
  await files.put('2026-11/picture', picture, 'image/webp');
  const size = picture.byteLength;
  await database
    .insert(schema.pictures)
    .values({ id: pictureId, brandId: 'odd', storageKey: '2026-11/picture', width: 3, height: 2, size });
}

test('says of every table whether a backup holds it', () => {
  const tables = Object.values(schema).filter((value) => value instanceof PgTable);
  const names = tables.map((table) => getTableConfig(table).name);
  expect([...keptTables.map(({ name }) => name), ...passingTables, 'migrations'].toSorted()).toEqual(names.toSorted());
});

describeOnEachDatabase('a backup', (makeDatabase, kind) => {
  const makeEmbedded = embeddedDatabases();
  let source: Place;
  let backup: string;
  beforeAll(async () => {
    source = await open(makeDatabase);
    await fill(source);
    backup = await backUp(source);
  }, 120_000);
  afterAll(() => source.close());

  test('brings everything back', { timeout: 120_000 }, async () => {
    const target = await open(makeDatabase);
    await restoreBackup(target, backup, { replace: false });
    const again = await contentOf(await backUp(target));
    expect(again).toEqual(await contentOf(backup));
    expect(Object.keys(again).filter((name) => name.startsWith('tables/submissions/')).length).toBeGreaterThan(1);
    expect(again).toHaveProperty(['tables/assistant_unknown_questions/000001.jsonl']);
    const ofInbox = [
      'submission_history',
      'submission_replies',
      'inbox_settings',
      'inbox_views',
      'notification_routes',
    ];
    for (const table of ['people', 'passkeys', 'recovery_codes', 'grants', 'audit', ...ofInbox])
      expect(again).toHaveProperty([`tables/${table}/000001.jsonl`]);
    // What let somebody in before does so no more.
    for (const table of [schema.consoleSessions, schema.invitations, schema.consoleCeremonies, schema.pushDevices])
      expect(await target.database.$count(table)).toBe(0);
    expect(await target.database.select({ locations: schema.grants.locations }).from(schema.grants)).toContainEqual({
      locations: ['a,b', 'c "d"', '{}'],
    });
    expect(filesOnDisk(target.settings.dataDir).toSorted()).toEqual(filesOnDisk(source.settings.dataDir).toSorted());
    const shown = await findPicture(target, pictureId);
    expect(shown && { ...shown, bytes: Buffer.from(shown.bytes) }).toEqual({ brandId: 'odd', bytes: picture });
    // It is a database as any other.
    await saveOperatorBrand(target.database, makeBrand('later'));
    await target.close();
  });

  test.runIf(kind === 'postgresql')('moves to the embedded database, and back', { timeout: 120_000 }, async () => {
    const away = await open(makeEmbedded);
    await restoreBackup(away, backup, { replace: false });
    const there = await backUp(away);
    expect(await contentOf(there)).toEqual(await contentOf(backup));
    await away.close();
    const home = await open(makeDatabase);
    await restoreBackup(home, there, { replace: false });
    expect(await contentOf(await backUp(home))).toEqual(await contentOf(backup));
    await home.close();
  });

  describe('where there is something already', () => {
    let target: Place;
    beforeAll(async () => {
      target = await open(makeDatabase);
      await saveOperatorBrand(target.database, makeBrand('mine'));
      const upload = { field: 'resume' as const, name: 'mine.pdf', type: 'application/pdf', bytes: pdf };
      const { files } = await writeFiles({ ...target, logger }, [uploadOf(upload)]);
      await storeSubmission(target.database, { brandId: 'mine', kind: 'careers', record: {}, files });
    }, 60_000);
    afterAll(() => target.close());

    const state = async () => [await contentOf(await backUp(target)), filesOnDisk(target.settings.dataDir)];
    async function expectUnchanged(unusable: string[], problem: RegExp, replace = true) {
      const before = await state();
      for (const path of unusable) await expect(restoreBackup(target, path, { replace })).rejects.toThrow(problem);
      expect(await state()).toEqual(before);
    }
    function written(bytes: Uint8Array): string {
      const path = newPath();
      writeFileSync(path, bytes);
      return path;
    }

    test('is refused unless that shall go', async () => {
      await expectUnchanged([backup], /There are brands, submissions or people already/, false);
    });

    test('is refused, and changes nothing, where it is not whole or not what was written', {
      timeout: 120_000,
    }, async () => {
      const bytes = readFileSync(backup);
      const flipped = Buffer.from(bytes);
      const middle = Math.floor(flipped.length / 2);
      flipped[middle] = (flipped[middle] ?? 0) ^ 1;
      const cut = [0, 10, 1_000, middle, bytes.length - 200, bytes.length - 1].map((size) => bytes.subarray(0, size));
      await expectUnchanged(
        [...cut, flipped, Buffer.from('something else')].map(written),
        /broken|not whole|no backup/,
      );
    });

    test('is refused where rows cannot be stored, and its files are taken back', async () => {
      const path = await packArchive({
        'files/2026-11/0197': 'a file',
        'tables/brands/000001.jsonl': '{"id":"a","name":null}\n',
      });
      await expectUnchanged([path], /Failed query/);
    });

    test('is refused where it was made by a newer version', async () => {
      const path = await packArchive({}, { migrations: [...(await migrationNames()), '9999-newer.sql'] });
      await expectUnchanged([path], /newer version/);
    });

    test('takes its place, with the files', async () => {
      await restoreBackup(target, backup, { replace: true });
      expect(await contentOf(await backUp(target))).toEqual(await contentOf(backup));
      expect(filesOnDisk(target.settings.dataDir).toSorted()).toEqual(filesOnDisk(source.settings.dataDir).toSorted());
    });
  });

  test('of an older version is brought up to date', { timeout: 60_000 }, async () => {
    const row = { id: 'old', name: 'Old', configuration: '{"name":"Old"}', version: 'v', origin: 'operator' };
    const times = { created_at: '2025-01-02T03:04:05.678901+00:00', updated_at: '2025-01-02T03:04:05.678901+00:00' };
    const path = await packArchive(
      { 'tables/brands/000001.jsonl': `${JSON.stringify({ ...row, ...times })}\n` },
      { migrations: ['0001-brands.sql'] },
    );
    const target = await open(makeDatabase);
    await restoreBackup(target, path, { replace: false });
    expect((await target.database.select().from(schema.brands)).map(({ name }) => name)).toEqual(['Old']);
    await storeSubmission(target.database, { brandId: 'old', kind: 'catering', record: {} });
    const applied = await target.database.select().from(schema.migrations).orderBy(schema.migrations.name);
    expect(applied.map(({ name }) => name)).toEqual(await migrationNames());
    await target.close();
  });

  test('is of one moment, whatever is stored meanwhile', { timeout: 60_000 }, async () => {
    const place = await open(makeDatabase);
    let going = true;
    const storing = (async () => {
      for (let index = 0; going; index += 1) {
        // The embedded database alone would let nothing else come to its turn.
        await wait(1);
        await place.database.transaction(async (transaction) => {
          await saveOperatorBrand(transaction, makeBrand(`new-${index}`));
          await storeSubmission(transaction, { brandId: `new-${index}`, kind: 'catering', record: {} });
        });
      }
    })();
    for (let round = 0; round < 3; round += 1) {
      const path = await backUp(place);
      const brands = new Set<unknown>();
      for await (const { name, content } of selectEntries(path, (entry) => entry.startsWith('tables/'))) {
        for (const line of content.toString('utf8').trimEnd().split('\n')) {
          const row: Record<string, unknown> = JSON.parse(line);
          if (name.startsWith('tables/brands/')) brands.add(row.id);
          else if ('brand_id' in row) expect(brands).toContain(row.brand_id);
        }
      }
    }
    going = false;
    await storing;
    await place.close();
  });
});

describe('files in S3', () => {
  const makeDatabase = embeddedDatabases();

  test('are backed up, and restored, all of it or nothing', { timeout: 60_000 }, async () => {
    const [first, second] = [await startFakeS3(), await startFakeS3()];
    const openOn = async ({ url }: FakeS3): Promise<Place> => {
      const place = await open(makeDatabase);
      return { ...place, files: await openFileStore({ ...place.settings, filesUrl: url }) };
    };
    const source = await openOn(first);
    await saveOperatorBrand(source.database, makeBrand('odd', ['odd.example'], odd));
    await fillConsole(source.database);
    await fillSite(source);
    await fillFiles(source);
    const path = await backUp(source);
    // Two that were attached, and a picture of a page.
    expect(first.objects.size).toBe(3);

    const target = await openOn(second);
    second.broken = true;
    await expect(restoreBackup(target, path, { replace: false })).rejects.toThrow('HTTP 503');
    expect(await target.database.select().from(schema.brands)).toEqual([]);
    second.broken = false;
    await restoreBackup(target, path, { replace: false });
    const contents = ({ objects }: FakeS3) =>
      [...objects].map(([key, { bytes }]) => [key, bytes.toString('base64')]).toSorted();
    expect(contents(second)).toEqual(contents(first));
    expect(filesOnDisk(target.settings.dataDir)).toEqual([]);
    expect(await contentOf(await backUp(target))).toEqual(await contentOf(path));
    for (const { close } of [source, target]) await close();
    for (const { stop } of [first, second]) await stop();
  });
});

describe('the commands', () => {
  const makeDatabase = embeddedDatabases();
  const run = (args: string[], environment: Record<string, string>) => runHereAs(runBackupCommand, args, environment);
  const counts = '2 brands, 7 submissions and 2 files';
  let environment: { DATA_DIR: string };
  const path = newPath();
  let closeSite: () => Promise<void>;
  beforeAll(async () => {
    const place = await open(makeDatabase);
    await fill(place);
    await place.close();
    environment = { DATA_DIR: place.settings.dataDir };
    closeSite = (await createBackend({ ...place.settings, anonKey: 'key', logger })).close;
  }, 60_000);

  test('back up while a site runs, as a command of its own, and restore when it does not', {
    timeout: 60_000,
  }, async () => {
    expect(await runBackup(['backup', path], environment)).toEqual({
      code: 0,
      out: expect.stringContaining(`Wrote ${path}: ${counts}`),
      error: '',
    });
    expect(await run(['backup', path], environment)).toMatchObject({
      code: 1,
      error: expect.stringContaining('is there already'),
    });
    expect((await run(['restore', path, '--replace'], environment)).error).toContain('stop the site, then restore');
    await closeSite();
    expect((await run(['restore', path], environment)).error).toContain('With --replace');
    const empty = { DATA_DIR: (await makeDatabase()).dataDir };
    expect(await run(['restore', path], empty)).toEqual({
      code: 0,
      out: expect.stringContaining(`Restored ${counts}`),
      error: '',
    });
    expect((await run(['restore', join(directory, 'nothing')], empty)).error).toContain('There is no file');
    expect(readdirSync(directory).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  test('tell which files the store has lost', { timeout: 60_000 }, async () => {
    const settings = { dataDir: environment.DATA_DIR };
    const opened = await openDatabase(settings, logger);
    const [first] = await opened.database
      .select({ key: schema.submissionFiles.storageKey })
      .from(schema.submissionFiles);
    await opened.close();
    await (await openFileStore(settings)).remove(first?.key ?? '');
    const written = newPath();
    const { code, error } = await run(['backup', written], environment);
    const told = `These files were not in the file store: ${first?.key}\n`;
    expect([code, error, existsSync(written)]).toEqual([1, told, true]);
  });
});

/** An archive as another version could have written it. */
async function packArchive(entries: Record<string, string>, manifest: { migrations?: string[] } = {}): Promise<string> {
  const migrations = await migrationNames();
  const whole = {
    format: 'tablefront backup',
    version: 1,
    createdAt: new Date().toISOString(),
    migrations,
    ...manifest,
  };
  const archive = pack();
  const checksum = createChecksum();
  for (const [name, text] of Object.entries({ 'manifest.json': JSON.stringify(whole), ...entries })) {
    archive.entry({ name }, text);
    checksum.add(name, createHash('sha256').update(text).digest('hex'));
  }
  const end: End = { ...checksum.result(), rows: {}, missingFiles: [] };
  archive.entry({ name: 'end.json' }, JSON.stringify(end));
  archive.finalize();
  const path = newPath();
  await pipeline(Readable.from(archive), createGzip(), createWriteStream(path));
  return path;
}
