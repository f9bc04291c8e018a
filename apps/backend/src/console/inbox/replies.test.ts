import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { catering } from '../../../testing/sample-submissions.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { notificationJobs } from '../../database/schema.ts';
import { takeJobs } from '../../notifications/job-queue.ts';
import { createSenders } from '../../notifications/sending/senders.ts';
import { startNotifications } from '../../notifications/start-notifications.ts';

const logger = watchErrors();
const patience = { timeout: 10_000, interval: 25 };

describeOnEachDatabase('replies', (makeDatabase) => {
  const site = inboxSuite(makeDatabase, logger);
  let mail: MailServer;
  let owner: Person;
  const closings: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    mail = await startMailServer();
    owner = await site().person('Priya', 'maple', 'owner');
  });
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
    mail.received.length = 0;
  });
  afterAll(() => mail.close());

  const store = (email: string | null = 'isabelle@mail.example') =>
    storeSubmission(site().database, {
      brandId: 'maple',
      kind: 'catering',
      restaurantId: 'r_1',
      record: { ...catering, email },
    });
  const written = { key: 'key-00000001', subject: 'Your catering request', text: 'Dear Isabelle,\n\nYes.' };
  const work = async (smtpUrl = mail.url) => {
    const from = 'Site <site@tablefront.example>';
    const worker = await startNotifications({
      ...{ opened: site().opened, logger },
      senders: createSenders({ mail: { smtpUrl, from } }),
    });
    closings.push(worker.close);
  };
  const stateOf = async (id: string) => (await owner.get(`maple/inbox/${id}`)).body.replies[0];

  test('goes out once, in the name of the brand, however often it is asked for', async () => {
    const id = await store();
    await work();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.post(`maple/inbox/${id}/replies`, { ...written, done: true })),
    );
    expect(new Set(answers.map(({ body }) => body.reply.id)).size).toBe(1);
    await vi.waitFor(async () => expect((await stateOf(id)).state).toBe('sent'), patience);
    expect(mail.received).toHaveLength(1);
    const [{ to, email }] = mail.received as [MailServer['received'][number]];
    expect(to).toEqual(['isabelle@mail.example']);
    expect(email).toMatchObject({
      from: { name: 'Maple & Ember', address: 'site@tablefront.example' },
      replyTo: [{ address: 'hello@maple.example' }],
      subject: 'Your catering request',
    });
    expect(email.text?.trim()).toBe(written.text);
    expect(email.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
    const { body } = await owner.get(`maple/inbox/${id}`);
    expect(body).toMatchObject({ state: 'done', replied: 'sent' });
    expect(body.history.map(({ what }: { what: string }) => what)).toEqual(['replied', 'state']);
  });

  test.each(['Hi\r\nBcc: all@mail.example', 'Hi\nX: y', 'Hi\u2028Bcc: x', '\u0000', ''])(
    'with a subject of %j is refused',
    async (subject) => {
      const id = await store();
      const { body } = await owner.post(`maple/inbox/${id}/replies`, { ...written, subject });
      expect(body.error).toBe('not-understood');
      expect(await site().database.$count(notificationJobs, eq(notificationJobs.submissionId, id))).toBe(0);
    },
  );

  test.each([null, 'a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', '"x" <a@b.example>'])(
    'goes nowhere where the guest gave %j as address',
    async (email) => {
      const id = await store(email);
      expect((await owner.get(`maple/inbox/${id}`)).body.reply).toBeNull();
      expect((await owner.post(`maple/inbox/${id}/replies`, written)).body.error).toBe('conflict');
    },
  );

  test('whose process died while it was sent is not sent again, and says so', async () => {
    const { database } = site();
    const id = await store();
    await owner.post(`maple/inbox/${id}/replies`, written);
    const [taken] = await takeJobs(database, 'reply', 1);
    // Handed to the mail server; then the power went, and the lease ran out.
    await database
      .update(notificationJobs)
      .set({ begunAt: new Date(), dueAt: new Date(0) })
      .where(eq(notificationJobs.id, taken?.jobs[0]?.id ?? ''));
    await work();
    await vi.waitFor(async () => expect((await stateOf(id)).state).toBe('failed'), patience);
    expect((await stateOf(id)).error).toContain('not known');
    expect(mail.received).toHaveLength(0);
    // It is logged after it is stored.
    await vi.waitFor(() => expect(logger.takeErrors()).toEqual(['A notification failed for good']), patience);
    const { body } = await owner.get('maple/today');
    expect(body.failedReplies).toMatchObject([{ submissionId: id, to: 'isabelle@mail.example' }]);
  });

  test('whose process died before it was sent is sent', async () => {
    const { database } = site();
    const id = await store();
    await owner.post(`maple/inbox/${id}/replies`, written);
    const [taken] = await takeJobs(database, 'reply', 1);
    await database
      .update(notificationJobs)
      .set({ dueAt: new Date(0) })
      .where(eq(notificationJobs.id, taken?.jobs[0]?.id ?? ''));
    await work();
    await vi.waitFor(async () => expect((await stateOf(id)).state).toBe('sent'), patience);
    expect(mail.received).toHaveLength(1);
  });

  test('to a mail server that is away waits, and is tried again', async () => {
    const { database } = site();
    const id = await store();
    await owner.post(`maple/inbox/${id}/replies`, written);
    await work('smtp://127.0.0.1:1');
    await vi.waitFor(async () => expect((await stateOf(id)).error).toContain('ECONNREFUSED'), patience);
    await closings.pop()?.();
    const [job] = await database.select().from(notificationJobs).where(eq(notificationJobs.submissionId, id));
    expect(job).toMatchObject({ state: 'waiting', begunAt: null, attempts: 1 });
    await database
      .update(notificationJobs)
      .set({ dueAt: new Date(0) })
      .where(eq(notificationJobs.submissionId, id));
    await work();
    await vi.waitFor(async () => expect((await stateOf(id)).state).toBe('sent'), patience);
    await wait(100);
    expect(mail.received).toHaveLength(1);
  });
});

describeOnEachDatabase('replies where no e-mails go out', (makeDatabase) => {
  const site = inboxSuite(makeDatabase, logger, { sendsMail: false });
  test('are opened by the client in a mail program', async () => {
    const owner = await site().person('Priya', 'maple', 'owner');
    const record = { ...catering, email: 'a&b@mail.example' };
    const id = await storeSubmission(site().database, { brandId: 'maple', kind: 'catering', record });
    const { body } = await owner.post(`maple/inbox/${id}/replies`, {
      ...{ key: 'key-00000001', subject: 'Yes & no?', text: 'Dear,\n\nyes & no' },
    });
    expect(body.mailto).toBe(
      'mailto:a%26b@mail.example?subject=Yes%20%26%20no%3F&body=Dear%2C%0D%0A%0D%0Ayes%20%26%20no',
    );
    expect(body.reply.state).toBe('mailto');
    expect(await site().database.$count(notificationJobs)).toBe(0);
  });
});
