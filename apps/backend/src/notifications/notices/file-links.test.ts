import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../../testing/console-site.ts';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { openInboxSite } from '../../../testing/inbox-site.ts';
import { noLimits } from '../../../testing/submission-site.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { createConsoleApp } from '../../console/console-app.ts';
import { audit, fileLinks, submissionFiles, submissions } from '../../database/schema.ts';
import { createRateLimiter } from '../../limits/rate-limiter.ts';
import { findSubmission } from '../../submissions/reading/read-submissions.ts';
import { forgetFileLinks, makeFileLinks } from './file-links.ts';
import { composeEmail } from './submission-email.ts';

const logger = watchErrors();
const ORIGIN = 'https://console.tablefront.test';
const WEEK = 7 * 24 * 3_600_000;

describeOnEachDatabase('a link to a resume', (makeDatabase) => {
  let site: Awaited<ReturnType<typeof openInboxSite>>;
  let now = new Date('2026-11-23T12:00:00Z');
  let browser: ReturnType<typeof createBrowser>;
  let id = '';
  let token = '';
  let limiter: ReturnType<typeof createRateLimiter>;

  beforeAll(async () => {
    site = await openInboxSite(await makeDatabase(), logger);
    const { database, files, services } = site;
    limiter = createRateLimiter({ database, logger, limits: noLimits });
    const shared = { ...services, limiter, origin: () => ORIGIN, now: () => now };
    browser = createBrowser(createConsoleApp(shared), ORIGIN);
    id = randomUUID();
    await database.insert(submissions).values({ id, brandId: 'maple', kind: 'careers', record: { name: 'Ana' } });
    const storageKey = randomUUID();
    await files.put(storageKey, Buffer.from('%PDF-1.7 resume'), 'application/pdf');
    const file = { field: 'resume' as const, name: 'cv "1".pdf', type: 'application/pdf', size: 15, storageKey };
    await database.insert(submissionFiles).values({ id: randomUUID(), submissionId: id, ...file });
    const submission = await findSubmission(database, id);
    if (!submission) throw new Error('It was not stored');
    const links = await makeFileLinks(database, submission, ORIGIN, now);
    const { text, html } = composeEmail(submission, 'Maple', { consoleOrigin: ORIGIN, files: links });
    token = /for 7 days: https:\/\/console\.tablefront\.test\/file#([\w-]{43})\n/.exec(text)?.[1] ?? '';
    expect(html).toContain(`<a href="${ORIGIN}/file#${token}">Open “cv &quot;1&quot;.pdf”</a>`);
  }, 60_000);
  afterAll(async () => {
    limiter.close();
    await site.close();
  });

  const look = (given: string) => browser.post('/api/file-links/look', { token: given });

  test('opens it for who is not signed in, to be saved, and the log says so', async () => {
    expect((await look(token)).body).toEqual({
      ...{ brand: 'Maple & Ember', name: 'cv "1".pdf', field: 'resume', size: 15 },
      expiresAt: new Date(now.getTime() + WEEK).toISOString(),
    });
    const response = await browser.raw('/api/file-links', { token });
    expect(await response.text()).toBe('%PDF-1.7 resume');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    const told = await site.database.select().from(audit).where(eq(audit.what, 'inbox.file-opened'));
    expect(told).toMatchObject([{ brandId: 'maple', personId: null, detail: { submission: id, field: 'resume' } }]);
  });

  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(101)])('that is forged (%j) opens nothing', async (forged) => {
    expect((await look(forged)).status).toBeGreaterThanOrEqual(400);
    expect((await browser.post('/api/file-links', { token: forged })).status).toBeGreaterThanOrEqual(400);
  });

  test('is for one file of one brand: nobody reads another by it, nor from another page', async () => {
    expect((await look(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).body.error).toBe('link-over');
    expect((await browser.post('/api/file-links/look', { token }, { origin: 'https://maple.example' })).status).toBe(
      403,
    );
    // What is stored opens nothing, and a link that was made for another brand does not either.
    const [stored] = await site.database.select().from(fileLinks);
    expect((await look(stored?.hash ?? '')).body.error).toBe('link-over');
    await site.database.update(fileLinks).set({ brandId: 'nova' });
    expect((await look(token)).body.error).toBe('link-over');
    await site.database.update(fileLinks).set({ brandId: 'maple' });
    expect((await look(token)).status).toBe(200);
  });

  test('is over after seven days, and forgotten; and with its file', async () => {
    const begun = now;
    now = new Date(begun.getTime() + WEEK - 1);
    expect((await look(token)).status).toBe(200);
    now = new Date(begun.getTime() + WEEK);
    expect((await look(token)).body.error).toBe('link-over');
    await forgetFileLinks(site.database, new Date(begun.getTime() + WEEK + 1));
    expect(await site.database.$count(fileLinks)).toBe(0);
  });
});
