import { submissionPaths } from '@tablefront/backend-client/submissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationForm, applicationTexts, sizedFile } from '../../testing/application-form.ts';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import * as samples from '../../testing/sample-files.ts';
import {
  ANON_KEY,
  filesOnDisk,
  openSubmissionSite,
  type SubmissionSite,
  storedFileRows,
  storedSubmissions,
} from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import type { DatabaseSettings } from '../database/open-database.ts';
import { submissions, unclaimedFiles } from '../database/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { interruptedUploads } from './files/interrupted-uploads.ts';
import type { Notice } from './queue-notices.ts';

const logger = watchErrors();
const MEGABYTES = 1024 * 1024;
/** The queue takes no such thing. */
const unspeakable: Notice[] = [{ channel: 'email', target: null as never }];

describeOnEachDatabase('careers', (makeDatabase) => {
  let site: SubmissionSite;
  let settings: DatabaseSettings;
  let notices: Notice[] = [];
  let failsAt: string | undefined;
  beforeAll(async () => {
    settings = await makeDatabase();
    const directory = await openFileStore(settings);
    const files: FileStore = {
      ...directory,
      put: async (key, bytes, type) => {
        if (type === failsAt) throw new Error('the disk is full');
        await directory.put(key, bytes, type);
      },
      remove: async (key) => {
        if (failsAt === 'removing') throw new Error('the disk is gone');
        await directory.remove(key);
      },
    };
    site = await openSubmissionSite(settings, logger, {
      files,
      whoIsTold: async () => notices,
    });
  }, 180_000);
  afterAll(() => site.close());
  beforeEach(async () => {
    notices = [];
    failsAt = undefined;
    for (const { storageKey } of await storedFileRows(site.database)) await site.files.remove(storageKey);
    await site.database.delete(submissions);
  });
  async function expectNothing() {
    expect(await storedSubmissions(site.database)).toEqual([]);
    expect(await site.database.select().from(unclaimedFiles)).toEqual([]);
    expect(filesOnDisk(settings.dataDir)).toEqual([]);
  }

  test('an application is stored with its files, byte by byte, under names that are ours', async () => {
    const resume = new File([samples.docx], '../Ana/mon cv\u202efdp.exe', { type: 'image/png' });
    const photo = new File([samples.heic], 'me.heic');
    const response = await site.postForm(applicationForm({ resume, photo }), {
      referer: 'https://lucia.example/careers',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });

    const [saved] = await storedSubmissions(site.database);
    expect(saved).toMatchObject({
      kind: 'careers',
      brandId: 'lucia',
      restaurantId: 'kitchen',
      pageUrl: 'https://lucia.example/careers',
    });
    expect(saved?.record).toEqual({ ...applicationTexts, cover_letter: null });
    const rows = await storedFileRows(site.database);
    expect(rows).toMatchObject([
      {
        submissionId: saved?.id,
        field: 'resume',
        name: 'mon cvfdp.exe',
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        size: samples.docx.length,
      },
      { submissionId: saved?.id, field: 'photo', name: 'me.heic', type: 'image/heic', size: samples.heic.length },
    ]);
    for (const [index, content] of [samples.docx, samples.heic].entries()) {
      const key = rows[index]?.storageKey ?? '';
      expect(key).toMatch(/^\d{4}-\d{2}\/[0-9a-f-]{36}$/);
      expect(Buffer.compare((await site.files.get(key)) ?? new Uint8Array(), content)).toBe(0);
    }
    expect(await site.database.select().from(unclaimedFiles)).toEqual([]);
  });

  test('a photo that was not chosen is no photo', async () => {
    expect((await site.postForm(applicationForm({ photo: new File([], '') }))).status).toBe(200);
    expect(await storedFileRows(site.database)).toHaveLength(1);
  });

  test('files of exactly 10 MB are taken', async () => {
    const form = applicationForm({
      resume: sizedFile(samples.pdf, 10 * MEGABYTES),
      photo: sizedFile(samples.png, 10 * MEGABYTES),
    });
    expect((await site.postForm(form)).status).toBe(200);
    expect((await storedFileRows(site.database)).map(({ size }) => size)).toEqual([10 * MEGABYTES, 10 * MEGABYTES]);
  });

  test.each([
    ['no resume', { resume: undefined }, 400, { resume: 'Please add your resume' }],
    [
      'an empty resume',
      { resume: new File([], 'cv.pdf') },
      400,
      { resume: 'This resume is an empty file. Choose another one' },
    ],
    ['a text as the resume', { resume: 'cv.pdf' }, 400, { resume: 'Please add your resume' }],
    [
      'an executable as the resume',
      { resume: new File([samples.executable], 'cv.pdf', { type: 'application/pdf' }) },
      415,
      { resume: expect.stringContaining('PDF or Word') },
    ],
    [
      'a PDF as the photo',
      { photo: new File([samples.pdf], 'me.png', { type: 'image/png' }) },
      415,
      { photo: expect.stringContaining('PNG') },
    ],
    [
      'an empty photo',
      { photo: new File([], 'me.png') },
      400,
      { photo: 'This photo is an empty file. Choose another one' },
    ],
    [
      'a resume of 10 MB and a byte',
      { resume: sizedFile(samples.pdf, 10 * MEGABYTES + 1) },
      413,
      { resume: 'Choose a resume of at most 10 MB' },
    ],
    [
      'a photo of 10 MB and a byte',
      { photo: sizedFile(samples.png, 10 * MEGABYTES + 1) },
      413,
      { photo: 'Choose a photo of at most 10 MB' },
    ],
    [
      'blank texts and no resume',
      { name: ' ', email: '', position: '', resume: undefined },
      400,
      { name: expect.any(String), email: expect.any(String), position: expect.any(String), resume: expect.any(String) },
    ],
    [
      'an unknown restaurant',
      { restaurant_id: 'x' },
      400,
      { restaurant_id: expect.stringContaining('could not find this restaurant') },
    ],
  ])('%s is refused, and nothing stored', async (_what, change, status, fields) => {
    const response = await site.postForm(applicationForm(change));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ success: false, error: expect.any(String), fields });
    await expectNothing();
  });

  test('an SVG with scripts is kept as what it is, never to be shown', async () => {
    expect((await site.postForm(applicationForm({ photo: new File([samples.svg], 'me.svg') }))).status).toBe(200);
    expect((await storedFileRows(site.database))[1]?.type).toBe('image/svg+xml');
  });

  describe('a body', () => {
    const send = (body: BodyInit, type: string) =>
      site.application.fetch(
        new Request(`http://backend.test/${submissionPaths.careers}`, {
          method: 'POST',
          headers: { apikey: ANON_KEY, 'content-type': type },
          body,
        }),
        {},
      );
    const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n';
    test.each([
      ['JSON', '{}', 'application/json', 415],
      ['no type', '', '', 415],
      ['no boundary', `${part}--x--\r\n`, 'multipart/form-data', 400],
      ['another boundary', `${part}--x--\r\n`, 'multipart/form-data; boundary=y', 400],
      ['no end', part, 'multipart/form-data; boundary=x', 400],
      ['nothing in it', '', 'multipart/form-data; boundary=x', 400],
      ['a header without an end', '--x\r\nContent-Disposition: form', 'multipart/form-data; boundary=x', 400],
      [
        'headers of 100 kB',
        `--x\r\nA: ${'a'.repeat(100_000)}\r\n\r\n\r\n--x--\r\n`,
        'multipart/form-data; boundary=x',
        400,
      ],
      ['10,000 parts', `${part.repeat(10_000)}--x--\r\n`, 'multipart/form-data; boundary=x', 400],
      [
        'a text of 100 kB',
        `${part.replace('Ana', 'a'.repeat(100_000))}--x--\r\n`,
        'multipart/form-data; boundary=x',
        413,
      ],
      ['30 MB', new Uint8Array(30 * MEGABYTES), 'multipart/form-data; boundary=x', 413],
      [
        'a name like a prototype',
        `${part.replace('name="name"', 'name="__proto__"')}--x--\r\n`,
        'multipart/form-data; boundary=x',
        400,
      ],
      [
        'headers that are no text',
        Uint8Array.from(Buffer.from(part.replace('form', '\xff\xfe'), 'latin1')),
        'multipart/form-data; boundary=x',
        400,
      ],
      [
        'a file name that is badly encoded',
        `--x\r\nContent-Disposition: form-data; name="resume"; filename*=UTF-8''%E0%A4%A\r\n\r\nx\r\n--x--\r\n`,
        'multipart/form-data; boundary=x',
        400,
      ],
    ])('with %s is refused', async (_what, body, type, status) => {
      const response = await send(body, type);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) });
      await expectNothing();
    });

    test('that breaks off halfway is nothing', async () => {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(part));
          controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
        },
      });
      const halfDuplex = { duplex: 'half' };
      const request = new Request(`http://backend.test/${submissionPaths.careers}`, {
        method: 'POST',
        headers: { apikey: ANON_KEY, 'content-type': 'multipart/form-data; boundary=x' },
        body: stream,
        ...halfDuplex,
      });
      expect((await site.application.fetch(request, {})).status).toBe(400);
      await expectNothing();
    });
  });

  test('a submission that cannot be stored leaves no file', async () => {
    notices = unspeakable;
    expect((await site.postForm(applicationForm())).status).toBe(500);
    expect(logger.takeErrors()).toEqual(['A request failed']);
    await expectNothing();
  });

  test('a file that cannot be written leaves no other, and no submission', async () => {
    failsAt = 'image/png';
    expect((await site.postForm(applicationForm({ photo: new File([samples.png], 'me.png') }))).status).toBe(500);
    expect(logger.takeErrors()).toEqual(['A request failed']);
    await expectNothing();
  });

  test('a file that could not be removed is swept away later, and no other', async () => {
    failsAt = 'removing';
    notices = unspeakable;
    await site.postForm(applicationForm());
    logger.takeErrors();
    notices = [];
    failsAt = undefined;
    await site.postForm(applicationForm());
    expect(filesOnDisk(settings.dataDir)).toHaveLength(2);

    await interruptedUploads(site).remove();
    expect(filesOnDisk(settings.dataDir)).toHaveLength(2);
    await site.database.update(unclaimedFiles).set({ announcedAt: new Date(Date.now() - 3_600_000) });
    await interruptedUploads(site).remove();
    expect(filesOnDisk(settings.dataDir)).toHaveLength(1);
    const [kept] = await storedFileRows(site.database);
    expect(await site.files.get(kept?.storageKey ?? '')).toBeDefined();
  });

  test('an application sent twice, or twice at once, is stored once, with its files once', async () => {
    const send = () => site.postForm(applicationForm(), { 'idempotency-key': 'one' });
    const responses = await Promise.all([send(), send(), send()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send()).status).toBe(200);
    const saved = await storedSubmissions(site.database);
    expect(saved).toHaveLength(1);
    expect(await site.database.select().from(unclaimedFiles)).toEqual([]);
    expect(filesOnDisk(settings.dataDir)).toHaveLength(1);
    const [row] = await storedFileRows(site.database);
    expect(row?.submissionId).toBe(saved[0]?.id);
    expect(await site.database.select().from(submissions).where(eq(submissions.kind, 'careers'))).toHaveLength(1);
  });
});
