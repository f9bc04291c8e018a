import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { applicationForm } from '../../testing/application-form.ts';
import { embeddedDatabases } from '../../testing/each-database.ts';
import {
  filesOnDisk,
  openSubmissionSite,
  type SubmissionSite,
  storedSubmissions,
} from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { readServerSettings } from '../settings.ts';
import { createScanner, type ScanFile, tryScanner } from './scan-command.ts';

const logger = watchErrors();
/** A program that reads a file and then does this. */
const program = (then: string) => [process.execPath, '-e', `process.stdin.resume().on('end', () => { ${then} })`];
const bytes = Uint8Array.from({ length: 1_000_000 }, (_, index) => index % 251);

describe('a scanner', () => {
  test('is given the whole file, and says by its exit code what it is', async () => {
    const length = `let n = 0; process.stdin.on('data', (data) => { n += data.length }).on('end', () => process.exit(n === 1e6 ? 1 : 0))`;
    const scan = createScanner([process.execPath, '-e', length], logger);
    expect(await Promise.all([scan(bytes), scan(bytes.subarray(1)), scan(bytes)])).toEqual([
      ...['infected', 'clean', 'infected'],
    ]);
  });

  test('may answer before it has read everything', async () => {
    expect(await createScanner([process.execPath, '-e', 'process.exit(1)'], logger)(bytes)).toBe('infected');
  });

  test.each([
    ['fails', program('process.exit(2)')],
    ['is killed', program(`process.kill(process.pid, 'SIGKILL')`)],
    ['takes too long', [process.execPath, '-e', 'setInterval(() => {}, 1000)']],
    ['is not there', ['/nowhere/clamdscan', '-']],
  ])('that %s says nothing of the file', async (_what, command) => {
    const scan = createScanner(command, logger, 1_000);
    await expect(scan(bytes)).rejects.toThrow(/^The scanner/);
    await tryScanner(scan, logger);
    expect(logger.takeErrors().at(-1)).toContain('no application is taken until it does');
  });

  test('has two files at a time, and only so many wait', async () => {
    const scan = createScanner(program('setTimeout(() => process.exit(0), 100)'), logger);
    const answers = await Promise.allSettled(Array.from({ length: 23 }, () => scan(bytes.subarray(0, 10))));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
    expect(answers.at(-1)).toMatchObject({ reason: { message: 'The scanner has too much to do' } });
  });

  test('is told no secret, and needs no shell', async () => {
    vi.stubEnv('DATABASE_URL', 'postgresql://secret');
    const tells = `process.exit(process.env.DATABASE_URL === undefined && process.argv.at(-1) === '$HOME;false' ? 0 : 2)`;
    expect(await createScanner([process.execPath, '-e', tells, '$HOME;false'], logger)(bytes)).toBe('clean');
    vi.unstubAllEnvs();
  });
});

describe('what an application is, as the scanner sees it', () => {
  const makeDatabase = embeddedDatabases();
  let dataDir: string;
  let site: SubmissionSite;
  let answer: Awaited<ReturnType<ScanFile>> | 'away';
  const scan = vi.fn<ScanFile>();
  beforeAll(async () => {
    const settings = await makeDatabase();
    dataDir = settings.dataDir;
    site = await openSubmissionSite(settings, logger, { scan });
  }, 60_000);
  afterAll(() => site.close());
  beforeEach(() => {
    scan.mockImplementation(async (given) => {
      if (answer === 'away') return createScanner(program('process.exit(2)'), logger)(given);
      return answer;
    });
  });

  test('infected: refused with its field, and not stored', async () => {
    answer = 'infected';
    const response = await site.postForm(applicationForm());
    expect([response.status, await response.json()]).toEqual([
      415,
      { success: false, error: expect.stringContaining('virus'), fields: { resume: expect.stringContaining('virus') } },
    ]);
    expect(await storedSubmissions(site.database)).toEqual([]);
    expect(filesOnDisk(dataDir)).toEqual([]);
  });

  test('unknown: 503, to come again, and not stored', async () => {
    answer = 'away';
    const response = await site.postForm(applicationForm());
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(logger.takeErrors()).toEqual(['The scanner of SCAN_COMMAND failed']);
    expect(await storedSubmissions(site.database)).toEqual([]);
    expect(filesOnDisk(dataDir)).toEqual([]);
  });

  test('clean: stored', async () => {
    answer = 'clean';
    expect((await site.postForm(applicationForm())).status).toBe(200);
    expect(filesOnDisk(dataDir)).toHaveLength(1);
  });
});

test.each([
  ['clamdscan --no-summary -', ['clamdscan', '--no-summary', '-']],
  ['["C:\\\\Program Files\\\\scan.exe", "-"]', ['C:\\Program Files\\scan.exe', '-']],
  ['', undefined],
])('SCAN_COMMAND=%s', (text, command) => {
  expect(readServerSettings({ SCAN_COMMAND: text }).backend.scanCommand).toEqual(command);
});

test.each(['["clamdscan"', '[]', '[1]', '[""]'])('SCAN_COMMAND=%s is refused with its name', (text) => {
  expect(() => readServerSettings({ SCAN_COMMAND: text })).toThrow('SCAN_COMMAND');
});
