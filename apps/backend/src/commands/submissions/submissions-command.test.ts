import { randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSubmissions } from '../../../testing/child-process.ts';
import { describeOnEachDatabase, type MakeDatabase } from '../../../testing/each-database.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { runHereAs } from '../../../testing/run-here.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { WEBHOOK_SECRET } from '../../../testing/webhook-receiver.ts';
import { type Backend, createBackend } from '../../backend.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { openDatabase } from '../../database/open-database.ts';
import { notificationJobs, submissionFiles, submissions } from '../../database/schema.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { saveNotificationSettings } from '../../notifications/stored-settings.ts';
import { runBrandCommand } from '../brand/brand-command.ts';
import type { Environment } from '../running/run-command.ts';
import { runSubmissionsCommand } from './submissions-command.ts';

const logger = watchErrors();

const directory = mkdtempSync(join(tmpdir(), 'tablefront-export-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('the submissions command', () => {
  const run = (...args: string[]) => runHereAs(runSubmissionsCommand, args, { DATA_DIR: join(directory, 'never') });

  test.each([
    [[], 'Say what to do.'],
    [['lst'], 'There is no command "lst".'],
    [['list', '--kind', 'cattering'], 'There is no kind "cattering". Kinds: restaurant_feedback,'],
    [['list', '--since', 'yesterday'], '--since "yesterday" is no date.'],
    [['list', '--until', '2026-02-31'], '--until "2026-02-31" is no date.'],
    [['list', '--limit', '0'], '--limit "0" is no number'],
    [['list', '--all'], "Unknown option '--all'"],
    [['list', 'maple'], '"maple" is one word too many.'],
    [['show'], 'Say which: ID is missing.'],
    [['show', 'x'], 'There is no submission "x"'],
    [['genuine'], 'Say which: ID is missing.'],
    [['genuine', 'x'], 'There is no submission "x"'],
    [['resend'], 'Say which: ID is missing.'],
    [['resend', '--all', 'x'], 'Give ids or --all, not both.'],
    [['resend', '--brand', 'maple'], '--brand goes with --all.'],
    [['delete', '--yes'], 'Say which: ID is missing.'],
    [['delete', '--email', 'nobody', '--yes'], '"nobody" is no e-mail address.'],
    [['delete', '--email', 'a@b.example', 'x'], 'Give ids or --email, not both.'],
    [['delete', 'x', '--brand', 'maple'], '--brand goes with --email.'],
    [['export'], 'Say in which format'],
    [['export', '--format', 'xml'], 'Say in which format'],
    [['export', '--format', 'json', '--bom'], '--bom is for CSV'],
  ])('%j is refused before the database is opened', async (args, error) => {
    expect(await run(...args)).toEqual({ code: 1, out: '', error: expect.stringContaining(error) });
    expect(readdirSync(directory)).not.toContain('never');
  });

  test('explains itself', async () => {
    for (const args of [['--help'], ['help'], ['list', '--help']]) {
      expect(await run(...args)).toEqual({
        code: 0,
        out: expect.stringContaining('npm run submissions -- export'),
        error: '',
      });
    }
  });
});

describeOnEachDatabase('the submissions command', (makeDatabase, kind) => {
  const times = kind === 'embedded' ? ['while nothing else runs', 'while a site runs'] : ['while a site runs'];
  describe.each(times)('%s', (time) => {
    // Only the embedded database is reached through the site.
    testsOn(makeDatabase, kind === 'embedded' && time === 'while a site runs');
  });
});

function testsOn(makeDatabase: MakeDatabase, siteRuns: boolean): void {
  let environment: Environment;
  let site: Backend | undefined;
  let ids: Record<'feedback' | 'careers' | 'franchise' | 'spam' | 'other', string>;
  const run = (...args: string[]) => runHereAs(runSubmissionsCommand, args, environment);
  const brand = (...args: string[]) => runHereAs(runBrandCommand, args, environment);

  beforeAll(async () => {
    const settings = await makeDatabase();
    environment = { DATABASE_URL: settings.databaseUrl ?? '', DATA_DIR: settings.dataDir };
    const { database, close } = await openDatabase(settings, logger);
    const files = await openFileStore(settings);
    const places = [{ restaurant_id: 'maple-king', name: 'King Street' }];
    await saveOperatorBrand(database, makeBrand('maple', [], JSON.stringify({ name: 'maple', locations: places })));
    await saveOperatorBrand(database, makeBrand('lucia'));
    await saveNotificationSettings(database, 'maple', {
      email: [],
      webhook: [{ url: 'https://hooks.example/key', secret: WEBHOOK_SECRET, kinds: ['franchise'] }],
    });
    const maple = { brandId: 'maple' };
    ids = {
      feedback: await storeSubmission(database, {
        ...maple,
        kind: 'restaurant_feedback',
        receivedAt: new Date('2026-11-20T23:30:00Z'),
        restaurantId: 'maple-king',
        pageUrl: 'https://maple.example/feedback',
        record: {
          ...{
            type: 'restaurant',
            rating: 4,
            sub_type: 'Food',
            nature: 'compliment',
            contact_name: '=cmd()',
            weird: [1],
          },
          ...{ message: 'Great \u001b[31msoup\nBrand: lucia', contact_phone: '+1 416 555 0100', contact_email: null },
        },
      }),
      careers: await storeSubmission(database, {
        ...maple,
        kind: 'careers',
        receivedAt: new Date('2026-11-21T09:00:00Z'),
        record: { name: 'Žofie', email: 'z@example.com', phone: '1', position: 'Cook', experience: '2 years' },
      }),
      franchise: await storeSubmission(database, {
        ...maple,
        kind: 'franchise',
        receivedAt: new Date('2026-11-21T10:00:00Z'),
        record: { enquiry_data: [{ question: 'City?', response: 'Oslo' }] },
      }),
      spam: await storeSubmission(database, {
        ...maple,
        kind: 'callback',
        record: { message: 'buy' },
        suspectedSpam: true,
      }),
      other: await storeSubmission(database, { brandId: 'lucia', kind: 'callback', record: { contact_phone: '555' } }),
    };
    const resume = {
      id: randomUUIDv7(),
      field: 'resume',
      name: '../../cv.exe',
      type: 'application/pdf',
      size: 3,
    } as const;
    const storageKey = `2026-11/${randomUUIDv7()}`;
    await files.put(storageKey, Buffer.from([1, 0, 255]), resume.type);
    await database.update(submissions).set({ state: 'done' }).where(eq(submissions.id, ids.careers));
    await database.insert(submissionFiles).values({ ...resume, submissionId: ids.careers, storageKey });
    await database
      .update(notificationJobs)
      .set({ state: 'failed', attempts: 14, lastError: 'The receiver answered 500' })
      .where(eq(notificationJobs.submissionId, ids.franchise));
    await close();
    site = siteRuns ? await createBackend({ ...settings, anonKey: 'key', logger }) : undefined;
  }, 90_000);
  afterAll(() => site?.close());

  test('lists the newest first', async () => {
    const { code, out, error } = await run('list');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^RECEIVED +BRAND +PLACE +KIND +STATE +FROM +WORDS +ID$/);
    expect(lines.slice(1).map((line) => line.slice(-36))).toEqual([
      ids.other,
      ids.franchise,
      ids.careers,
      ids.feedback,
    ]);
    expect(lines[2]).toMatch(/^2026-11-21 10:00 UTC {2}maple +- +franchise +new +- +Oslo +\S+$/);
    expect(lines[3]).toMatch(/ careers +done +Žofie +\[1 file\] Cook +\S+$/);
    expect(lines[4]).toMatch(
      / King Street +restaurant_feedback +new +=cmd\(\) +4\/5 Great \[31msoup Brand: lucia +\S+$/,
    );
  });

  test.each<[string[], (keyof typeof ids)[]]>([
    [
      ['--brand', 'MAPLE'],
      ['franchise', 'careers', 'feedback'],
    ],
    [['--kind', 'callback'], ['other']],
    [['--spam'], ['spam']],
    [['--state', 'done'], ['careers']],
    [
      ['--state', 'new', '--brand', 'maple'],
      ['franchise', 'feedback'],
    ],
    [['--brand', 'maple', '--until', '2026-11-20'], ['feedback']],
    [['--since', '2026-11-21', '--until', '2026-11-21T04:30:00-05:00'], ['careers']],
    [['--failed-notifications'], ['franchise']],
    [
      ['--limit', '2'],
      ['other', 'franchise'],
    ],
  ])('list %j', async (filters, wanted) => {
    const { out } = await run('list', ...filters);
    const listed = out.trimEnd().split('\n').slice(1);
    expect(listed.map((line) => line.slice(-36))).toEqual(wanted.map((name) => ids[name]));
  });

  test('says when there is nothing', async () => {
    expect(await run('list', '--brand', 'nobody')).toEqual({
      code: 0,
      out: 'There are no such submissions.\n',
      error: '',
    });
    const stranger = randomUUIDv7();
    expect(await run('show', stranger)).toMatchObject({ code: 1, out: '', error: expect.stringContaining(stranger) });
  });

  test('shows everything of one, and nothing that a terminal obeys', async () => {
    expect(await run('show', ids.feedback.toUpperCase())).toEqual({
      code: 0,
      error: '',
      out: [
        `Restaurant feedback ${ids.feedback}`,
        '',
        'Received: 2026-11-20 23:30 UTC',
        'State: new',
        'Brand: maple',
        'Restaurant: King Street (maple-king)',
        'Page: https://maple.example/feedback',
        '',
        'Contact name: =cmd()',
        'Contact phone: +1 416 555 0100',
        'Rating: 4 of 5',
        'Sub type: Food',
        'Nature: compliment',
        'Message:',
        '    Great  [31msoup',
        '    Brand: lucia',
        'Type: restaurant',
        'Weird: 1',
        '',
      ].join('\n'),
    });
    expect((await run('show', ids.careers)).out).toContain('  resume: ../../cv.exe (application/pdf, 3 bytes)\n');
    expect((await run('show', ids.franchise)).out).toContain(
      'City?: Oslo\n\nTold:\n  webhook to https://hooks.example/…: failed for good after 14 attempts: The receiver answered 500\n',
    );
    expect((await run('show', ids.spam)).out).toContain('(suspected spam)');
  });

  test('exports CSV into a directory, with files under names of our own', async () => {
    const target = join(directory, `csv-${randomUUIDv7()}`);
    const { code, out, error } = await run('export', '--format', 'csv', '--brand', 'maple', '--bom', '--out', target);
    expect({ code, out, error }).toEqual({ code: 0, out: `Wrote 3 submissions and 1 file to ${target}\n`, error: '' });
    expect(readdirSync(target).sort()).toEqual(['files', 'submissions.csv']);
    const [name = ''] = readdirSync(join(target, 'files'));
    expect(name).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    expect([...readFileSync(join(target, 'files', name))]).toEqual([1, 0, 255]);
    expect(statSync(join(target, 'submissions.csv')).mode & 0o777).toBe(0o600);

    const [head = '', feedback = '', careers = '', franchise = '', end] = readFileSync(
      join(target, 'submissions.csv'),
      'utf8',
    ).split('\r\n');
    expect(head).toMatch(
      /^\uFEFFid,received_at,brand_id,kind,.*,name,email,phone,.*,resume_file,photo_name,photo_file,state,tags$/,
    );
    expect(feedback).toContain(
      `${ids.feedback},2026-11-20T23:30:00.000Z,maple,restaurant_feedback,no,maple-king,King Street,`,
    );
    expect(feedback).toContain(`,'=cmd(),,'+1 416 555 0100,,4,Food,compliment,"Great \u001b[31msoup\nBrand: lucia",`);
    expect(feedback).toContain('"{""weird"":[1]}"');
    expect(careers).toMatch(new RegExp(`,../../cv.exe,files/${name},,,done,$`));
    expect(franchise).toContain(',City?: Oslo,');
    expect(end).toBe('');
    for (const line of [careers, franchise]) expect(line.split(',')).toHaveLength(head.split(',').length);
  });

  test('exports JSON to the terminal or a file, as it was sent', async () => {
    const { out } = await run('export', '--format', 'json', '--since', '2026-11-20', '--brand', 'maple');
    const exported: { id: string; record: unknown; files: unknown }[] = JSON.parse(out);
    expect(exported.map(({ id }) => id)).toEqual([ids.feedback, ids.careers, ids.franchise]);
    expect(exported[0]?.record).toMatchObject({ contact_name: '=cmd()', contact_email: null });
    expect(exported[1]?.files).toEqual([
      { field: 'resume', name: '../../cv.exe', type: 'application/pdf', size: 3, file: null },
    ]);

    const file = join(directory, `${randomUUIDv7()}.json`);
    writeFileSync(file, 'old');
    expect((await run('export', '--format', 'json', '--brand', 'maple', '--out', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(out);
    expect((await run('export', '--format', 'json', '--brand', 'nobody')).out).toBe('[]\n');
  });

  test.runIf(siteRuns)('runs as a command of its own', { timeout: 60_000 }, async () => {
    const { code, out, error } = await runSubmissions(['list', '--kind', 'careers'], environment);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain(ids.careers);
    expect(await runSubmissions(['list', '--kind', 'x'], environment)).toMatchObject({ code: 1, out: '' });
  });

  test('says who is told of what a brand receives, without secrets, sets it and removes it', async () => {
    const file = join(directory, `${randomUUIDv7()}.json`);
    writeFileSync(
      file,
      JSON.stringify({
        email: [{ to: ['a@b.example'] }],
        webhook: [{ url: 'https://h.example/key', secret: WEBHOOK_SECRET }],
      }),
    );
    const set = await brand('notify', 'Lucia', file);
    expect(set).toMatchObject({ code: 0, error: '', out: expect.stringContaining('What lucia receives from now on') });
    const shown = await brand('notify', 'lucia');
    expect(shown.out).toContain('a@b.example');
    for (const { out } of [set, shown]) expect(out).not.toMatch(/key|MfKQ9r8/);

    writeFileSync(file, '{"email":[{"to":["nobody"]}]}');
    expect(await brand('notify', 'lucia', file)).toEqual({
      code: 1,
      out: '',
      error: `${file} cannot be used:\n  email[0].to[0]: must be an e-mail address\n`,
    });
    writeFileSync(file, `{"secret":"${WEBHOOK_SECRET}",`);
    expect(await brand('notify', 'lucia', file)).toEqual({ code: 1, out: '', error: `${file} is not JSON\n` });
    expect(await brand('notify', 'lucia')).toEqual(shown);

    expect((await brand('notify', 'lucia', '--off')).code).toBe(0);
    expect((await brand('notify', 'lucia')).out).toBe('Nobody is told of what lucia receives.\n');
    for (const args of [['nobody'], ['nobody', '--off']]) {
      expect(await brand('notify', ...args)).toMatchObject({
        code: 1,
        error: expect.stringContaining('There is no brand "nobody"'),
      });
    }
    expect(await brand('notify', 'lucia', file, '--off')).toMatchObject({ code: 1 });
    expect(await brand('notify')).toMatchObject({ code: 1, error: 'Say which: ID is missing.\n' });
  });
}
