import { setTimeout as wait } from 'node:timers/promises';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startHolder } from '../../testing/child-process.ts';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { storeSubmission } from '../../testing/store-submission.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { startWebhookReceiver, WEBHOOK_SECRET, type WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { createBackend } from '../backend.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { NOTIFICATIONS_DUE_CHANNEL, notificationJobs, submissions } from '../database/schema.ts';
import { markFailed, markSent, retryDelaySeconds, takeJobs } from './job-queue.ts';
import type { NotificationSettings } from './notification-settings.ts';
import { createSenders } from './sending/senders.ts';
import { startNotifications } from './start-notifications.ts';
import { saveNotificationSettings } from './stored-settings.ts';
import { queueNoticesOf } from './who-is-told.ts';

const logger = watchErrors();
const patience = { timeout: 20_000, interval: 50 };

test('attempts are spread over about a day', () => {
  const delays = Array.from({ length: 13 }, (_, attempt) => retryDelaySeconds(attempt + 1, () => 0.5));
  expect(delays.slice(0, 3)).toEqual([10, 20, 40]);
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3600;
  expect(hours).toBeGreaterThan(22);
  expect(hours).toBeLessThan(25);
});

describeOnEachDatabase('notifications', (makeDatabase) => {
  let opened: OpenDatabase;
  let database: Database;
  const closings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    opened = await openDatabase(await makeDatabase(), logger);
    database = opened.database;
    const places = '{"name":"maple","locations":[{"restaurant_id":"r_1003","name":"Junction"}]}';
    await saveOperatorBrand(database, { ...makeBrand('maple', [], places), name: 'Maple & Ember' });
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    await database.delete(submissions);
  });
  afterEach(async () => {
    for (const close of closings.splice(0).reverse()) await close();
  });

  async function receive(...given: Parameters<typeof startWebhookReceiver>): Promise<WebhookReceiver> {
    const receiver = await startWebhookReceiver(...given);
    closings.push(receiver.close);
    return receiver;
  }

  async function takeMail(port?: number): Promise<MailServer> {
    const server = await startMailServer(port);
    closings.push(server.close);
    return server;
  }

  async function work(smtpUrl?: string, on: OpenDatabase = opened): Promise<{ close(): Promise<void> }> {
    const mail = smtpUrl === undefined ? undefined : { smtpUrl, from: 'Maple <site@maple.example>' };
    const worker = await startNotifications({
      ...{ opened: on, logger },
      senders: createSenders({ mail, allowPrivateWebhooks: true }),
    });
    let closed: Promise<void> | undefined;
    const close = () => {
      closed ??= worker.close();
      return closed;
    };
    closings.push(close);
    return { close };
  }

  const tell = (settings: Partial<NotificationSettings>) =>
    saveNotificationSettings(database, 'maple', { email: [], webhook: [], ...settings });
  const send = (record: Record<string, unknown> = { full_name: 'Ana', email: 'ana@example.com' }) =>
    storeSubmission(database, { brandId: 'maple', kind: 'catering', restaurantId: 'r_1003', record });

  async function jobs() {
    const rows = await database.select().from(notificationJobs);
    return rows.map(({ channel, state, attempts }) => ({ channel, state, attempts }));
  }

  /** As if the time until the next attempt, or the lease of a process that was killed, were over. */
  async function letTimePass() {
    await database.update(notificationJobs).set({ dueAt: sql`now()` }).where(eq(notificationJobs.state, 'waiting'));
    await database.execute(sql`select pg_notify(${NOTIFICATIONS_DUE_CHANNEL}, '')`);
  }

  test('each submission is told once to everybody who wants its kind', async () => {
    const receiver = await receive();
    const mail = await takeMail();
    await tell({
      email: [{ to: ['a@maple.example', 'b@maple.example'] }, { to: ['c@maple.example'], kinds: ['careers'] }],
      webhook: [{ url: receiver.url, secret: WEBHOOK_SECRET }],
    });
    await work(mail.url);
    const id = await send();
    await vi.waitFor(
      async () => expect((await jobs()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']),
      patience,
    );

    expect(mail.received.map(({ to }) => to.join()).sort()).toEqual(['a@maple.example', 'b@maple.example']);
    const email = mail.received[0]?.email;
    expect(email?.subject).toBe('Catering · Junction: Maple & Ember');
    expect(email?.from).toMatchObject({ name: 'Maple', address: 'site@maple.example' });
    expect(email?.replyTo).toMatchObject([{ address: 'ana@example.com' }]);
    expect(email?.messageId).toMatch(/^<[0-9a-f-]{36}@maple\.example>$/);
    expect(email?.text).toContain('Full name: Ana');
    expect(email?.html).toContain('<h1');

    expect(receiver.refused).toEqual([]);
    expect(receiver.received.map(({ body }) => body)).toEqual([
      {
        type: 'submission.created',
        id,
        kind: 'catering',
        brandId: 'maple',
        restaurant: { id: 'r_1003', name: 'Junction' },
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        timeZone: null,
        record: { full_name: 'Ana', email: 'ana@example.com' },
        files: [],
      },
    ]);
  });

  test('nobody is told of suspected spam, nor of what was not stored', async () => {
    await tell({ email: [{ to: ['a@maple.example'] }] });
    await storeSubmission(database, { brandId: 'maple', kind: 'catering', record: {}, suspectedSpam: true });
    const failing = database.transaction(async (transaction) => {
      const id = '0197a000-0000-7000-8000-000000000000';
      await transaction.insert(submissions).values({ id, brandId: 'maple', kind: 'catering', record: {} });
      await queueNoticesOf(transaction, {
        id,
        brandId: 'maple',
        kind: 'catering',
        record: {},
        suspectedSpam: false,
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await jobs()).toEqual([]);
  });

  test('a dead mail server loses nothing, holds up no webhook, and resends none when it is back', async () => {
    const receiver = await receive();
    const gone = await startMailServer();
    await gone.close();
    await tell({ email: [{ to: ['a@maple.example'] }], webhook: [{ url: receiver.url, secret: WEBHOOK_SECRET }] });
    await work(gone.url);
    await send();
    await vi.waitFor(async () => {
      expect(await jobs()).toEqual(
        expect.arrayContaining([
          { channel: 'email', state: 'waiting', attempts: 1 },
          { channel: 'webhook', state: 'sent', attempts: 1 },
        ]),
      );
      const [waiting] = await database.select().from(notificationJobs).where(eq(notificationJobs.channel, 'email'));
      expect(waiting?.lastError).toContain('ECONNREFUSED');
    }, patience);

    const mail = await takeMail(gone.port);
    await letTimePass();
    await vi.waitFor(async () => expect((await jobs()).map(({ state }) => state)).toEqual(['sent', 'sent']), patience);
    await letTimePass();
    expect([mail.received.length, receiver.received.length]).toEqual([1, 1]);
  });

  test('e-mails wait for as long as there is no mail server in the settings', async () => {
    const warnings: unknown[] = [];
    const warn = vi.spyOn(logger, 'warn').mockImplementation((...parts: unknown[]) => void warnings.push(parts[1]));
    await tell({ email: [{ to: ['a@maple.example'] }] });
    const worker = await work();
    await send();
    await send();
    await vi.waitFor(() => expect(warnings).toEqual([expect.stringContaining('SMTP_URL')]), patience);
    await worker.close();
    warn.mockRestore();
    expect(await jobs()).toEqual([1, 2].map(() => ({ channel: 'email', state: 'waiting', attempts: 0 })));

    const mail = await takeMail();
    await work(mail.url);
    await vi.waitFor(() => expect(mail.received).toHaveLength(2), patience);
  });

  test('several workers share the work, and none sends what another has sent', async () => {
    const receiver = await receive();
    await tell({ webhook: [{ url: receiver.url, secret: WEBHOOK_SECRET }] });
    const ids = await Promise.all(Array.from({ length: 40 }, () => send()));
    await Promise.all([work(), work(), work()]);
    await vi.waitFor(async () => {
      const states = (await jobs()).map(({ state, attempts }) => `${state} ${attempts}`);
      expect(states).toEqual(ids.map(() => 'sent 1'));
    }, patience);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(40);
    expect(receiver.received).toHaveLength(40);
  });

  test('a worker that ends while it sends leaves the job to the next one, under the same id', async () => {
    const receiver = await receive((response) => {
      if (receiver.received.length > 1) response.writeHead(200).end();
    });
    await tell({ webhook: [{ url: receiver.url, secret: WEBHOOK_SECRET }] });
    const first = await work();
    await send();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience);
    await first.close();
    expect(await jobs()).toEqual([{ channel: 'webhook', state: 'waiting', attempts: 1 }]);

    await work();
    // Its lease still runs: nobody takes it.
    expect(await jobs()).toEqual([{ channel: 'webhook', state: 'waiting', attempts: 1 }]);
    await letTimePass();
    await vi.waitFor(
      async () => expect(await jobs()).toEqual([{ channel: 'webhook', state: 'sent', attempts: 2 }]),
      patience,
    );
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  });

  test('after the last attempt, and when the receiver says that it is gone, a job is kept as failed', async () => {
    const receiver = await receive((response, request) => {
      response.writeHead(request.url === '/gone' ? 410 : 500).end();
    });
    const gone = receiver.url.replace('/hook', '/gone');
    await tell({ webhook: [receiver.url, gone].map((url) => ({ url, secret: WEBHOOK_SECRET })) });
    await send();
    await database.update(notificationJobs).set({ attempts: 13 }).where(eq(notificationJobs.target, receiver.url));
    await work();
    await vi.waitFor(
      async () => expect((await jobs()).map(({ state }) => state)).toEqual(['failed', 'failed']),
      patience,
    );
    const rows = await database.select().from(notificationJobs);
    expect(rows.map(({ lastError, attempts }) => `${attempts}: ${lastError}`).sort()).toEqual([
      '14: The receiver answered 500',
      '1: The receiver answered 410: it is gone',
    ]);
    expect(logger.takeErrors()).toEqual([1, 2].map(() => 'A notification failed for good'));
  });

  test('who comes back after its lease is over changes nothing of what another has in hand', async () => {
    await tell({ webhook: [{ url: 'https://hooks.example/', secret: WEBHOOK_SECRET }] });
    await send();
    const [late] = await takeJobs(database, 'webhook', 4);
    expect(await takeJobs(database, 'webhook', 4)).toEqual([]);
    await letTimePass();
    const [next] = await takeJobs(database, 'webhook', 4);
    if (!late || !next) throw new Error('nothing was taken');
    await markFailed(database, late, 'late', true);
    expect(await jobs()).toEqual([{ channel: 'webhook', state: 'waiting', attempts: 2 }]);
    await markSent(database, next);
    expect(await jobs()).toEqual([{ channel: 'webhook', state: 'sent', attempts: 2 }]);
  });

  test('what the operator took out of the settings is not sent any more', async () => {
    const receiver = await receive();
    await tell({ webhook: [{ url: receiver.url, secret: WEBHOOK_SECRET }] });
    await send();
    await tell({});
    await work();
    await vi.waitFor(
      async () => expect(await jobs()).toEqual([{ channel: 'webhook', state: 'failed', attempts: 1 }]),
      patience,
    );
    expect(receiver.received).toEqual([]);
    // It is logged after it is stored.
    await vi.waitFor(() => expect(logger.takeErrors()).toEqual(['A notification failed for good']), patience);
  });
});

describeOnEachDatabase('notifications of a backend', (makeDatabase) => {
  test('a visitor who calls for a callback makes an e-mail', { timeout: 60_000 }, async () => {
    const mail = await startMailServer();
    const settings = await makeDatabase();
    const before = await openDatabase(settings, logger);
    await saveOperatorBrand(before.database, makeBrand('maple'));
    await saveNotificationSettings(before.database, 'maple', { email: [{ to: ['a@maple.example'] }], webhook: [] });
    await before.close();

    const sender = { smtpUrl: mail.url, from: 'site@maple.example' };
    const backend = await createBackend({ ...settings, anonKey: 'key', mail: sender, logger });
    const record = { restaurant_id: 'maple', type: 'callback', contact_phone: '416 555 0100' };
    const response = await backend.fetch(
      new Request(`http://backend.test/${submissionPaths.restaurantFeedback}`, {
        method: 'POST',
        headers: { apikey: 'key', 'content-type': 'application/json', 'x-form-seconds': '20' },
        body: JSON.stringify(record),
      }),
    );
    expect(response.status).toBe(201);
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), patience);
    expect(mail.received[0]?.email.subject).toMatch(/^Call back.*: maple$/);
    await backend.close();
    await mail.close();
  });
});

describeOnEachDatabase('notifications of a process that is killed', (makeDatabase) => {
  test('are sent by the next one', { timeout: 180_000 }, async () => {
    let silent = true;
    const receiver = await startWebhookReceiver((response) => {
      if (!silent) response.writeHead(200).end();
    });
    const mail = await startMailServer();
    const settings = await makeDatabase();
    const environment = {
      DATABASE_URL: settings.databaseUrl,
      DATA_DIR: settings.dataDir,
      SMTP_URL: mail.url,
      WEBHOOKS_ALLOW_PRIVATE: '1',
    };
    const before = await openDatabase(settings, logger);
    await saveOperatorBrand(before.database, makeBrand('maple'));
    await saveNotificationSettings(before.database, 'maple', {
      email: [{ to: ['a@maple.example'] }],
      webhook: [{ url: receiver.url, secret: WEBHOOK_SECRET }],
    });
    for (let number = 0; number < 6; number += 1) {
      await storeSubmission(before.database, { brandId: 'maple', kind: 'callback', record: { number } });
    }
    await before.close();

    // Four webhooks are being sent, two not yet begun, the e-mails are done or not.
    const killed = await startHolder(environment);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(4), { timeout: 30_000 });
    await killed.end('SIGKILL');
    silent = false;

    const between = await openDatabase(settings, logger);
    await between.database
      .update(notificationJobs)
      .set({ dueAt: sql`now()` })
      .where(eq(notificationJobs.state, 'waiting'));
    await between.close();
    const sender = { smtpUrl: mail.url, from: 'site@tablefront.example' };
    const next = await createBackend({
      ...{ ...settings, anonKey: 'key', logger },
      ...{ mail: sender, allowPrivateWebhooks: true },
    });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(10), { timeout: 30_000 });
    // An e-mail that was being handed over is not sent again; the others are.
    await vi.waitFor(() => expect(mail.received.length).toBeGreaterThanOrEqual(2), { timeout: 20_000 });
    await wait(1_000);
    await next.close();
    expect(receiver.refused).toEqual([]);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(6);

    const after = await openDatabase(settings, logger);
    const rows = await after.database.select().from(notificationJobs);
    await after.close();
    const of = (channel: string) => rows.filter((row) => row.channel === channel);
    expect(of('webhook').map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'sent'));
    const broken = of('email').filter(({ state }) => state === 'failed');
    expect(broken.every(({ lastError }) => lastError?.includes('not known'))).toBe(true);
    expect(of('email').filter(({ state }) => state === 'sent')).toHaveLength(6 - broken.length);
    expect(new Set(mail.received.map(({ email }) => email.messageId)).size).toBe(mail.received.length);
    expect(mail.received.length).toBeGreaterThanOrEqual(6 - broken.length);
    await receiver.close();
    await mail.close();
  });
});
