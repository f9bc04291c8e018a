import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { storeSubmission } from '../../../testing/store-submission.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from '../../../testing/webhook-receiver.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import type { Database, OpenDatabase } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { NOTIFICATIONS_DUE_CHANNEL, notificationJobs, submissions } from '../../database/schema.ts';
import { createSenders } from '../sending/senders.ts';
import { startNotifications } from '../start-notifications.ts';
import { saveNotificationSettings } from '../stored-settings.ts';

const logger = watchErrors();
const patience = { timeout: 20_000, interval: 50 };

describeOnEachDatabase('notifications of a flood', (makeDatabase) => {
  let opened: OpenDatabase;
  let database: Database;
  const closings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    opened = await openDatabase(await makeDatabase(), logger);
    database = opened.database;
    for (const id of ['maple', 'nova']) await saveOperatorBrand(database, makeBrand(id));
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(() => database.delete(submissions));
  afterEach(async () => {
    for (const close of closings.splice(0).reverse()) await close();
  });

  /** Somebody to tell, by webhook, which answers with the status that `answer` has then, and by e-mail where `to` says so. */
  async function tell({ to = [], answer = () => 200 }: { to?: string[]; answer?: () => number } = {}) {
    const mail = await startMailServer();
    const receiver = await startWebhookReceiver((response) => response.writeHead(answer()).end());
    const email = to.length > 0 ? [{ to }] : [];
    const settings = { email, webhook: [{ url: receiver.url, secret: WEBHOOK_SECRET }] };
    for (const id of ['maple', 'nova']) await saveNotificationSettings(database, id, settings);
    const worker = await startNotifications({
      ...{ opened, logger },
      senders: createSenders({
        allowPrivateWebhooks: true,
        mail: { smtpUrl: mail.url, from: 'site@maple.example' },
      }),
    });
    closings.push(mail.close, receiver.close, worker.close);
    return { mail, receiver };
  }
  /** So many, `message` beyond the first thirty. Their digests become due a day later, not in the middle of a test. */
  function flood(brandId: string, count: number, message = 'Hello') {
    return database.transaction(async (transaction) => {
      const ids: string[] = [];
      for (let recent = 1; recent <= count; recent += 1) {
        const record = { full_name: `Guest ${recent}`, message: recent > 30 ? message : 'Hello' };
        ids.push(await storeSubmission(transaction, { brandId, kind: 'catering', record }, recent));
      }
      await transaction
        .update(notificationJobs)
        .set({ dueAt: sql`due_at + interval '1 day'` })
        .where(eq(notificationJobs.digestOf, brandId));
      return ids;
    });
  }
  const waiting = () => database.$count(notificationJobs, eq(notificationJobs.state, 'waiting'));
  /** As if the clock showed full ten minutes. */
  async function letTimePass() {
    await database.update(notificationJobs).set({ dueAt: sql`now()` }).where(eq(notificationJobs.state, 'waiting'));
    await database.execute(sql`select pg_notify(${NOTIFICATIONS_DUE_CHANNEL}, '')`);
  }

  test('come in one e-mail and one webhook beyond the first thirty, within ten minutes; other brands notice nothing', async () => {
    const { mail, receiver } = await tell({ to: ['a@maple.example'] });
    const ids = await flood('maple', 50);
    const [other] = await flood('nova', 1);
    await vi.waitFor(async () => expect(await waiting()).toBe(40), patience);
    expect([mail.received.length, receiver.received.length]).toEqual([31, 31]);
    expect(receiver.received.map(({ body }) => body)).toContainEqual(expect.objectContaining({ id: other }));
    const [late] = await database
      .select({ seconds: sql<number>`extract(epoch from max(due_at) - interval '1 day' - now())::float8` })
      .from(notificationJobs);
    expect(late?.seconds).toBeLessThanOrEqual(600);

    await letTimePass();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience);
    expect([mail.received.length, receiver.received.length]).toEqual([32, 32]);
    const digest = mail.received.at(-1)?.email;
    expect(digest?.subject).toBe('20 new submissions: maple');
    expect(digest?.text).toMatch(/Catering request: 20[\s\S]*catering request: Guest 31, Hello[\s\S]*Guest 50, Hello/);
    expect(digest?.html).toContain('Guest 50');
    expect(receiver.refused).toEqual([]);
    expect(receiver.received.at(-1)?.body).toEqual({
      type: 'submissions.created',
      brandId: 'maple',
      submissions: ids.slice(30).map((id, index) => ({
        ...{ id, kind: 'catering', brandId: 'maple', restaurant: null, files: [] },
        receivedAt: expect.any(String),
        timeZone: null,
        record: { full_name: `Guest ${index + 31}`, message: 'Hello' },
      })),
    });
  });

  test('are not lost where they do not fit into one webhook, each comes once', async () => {
    const { receiver } = await tell();
    const ids = (await flood('maple', 44, 'x'.repeat(60_000))).slice(30);
    await vi.waitFor(async () => expect(await waiting()).toBe(14), patience);
    await letTimePass();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience);
    const digests = receiver.received.slice(30).map(({ body }) => JSON.stringify(body));
    expect(digests.length).toBe(2);
    for (const text of digests) expect(text.length).toBeLessThan(510_000);
    for (const id of ids) expect(digests.filter((text) => text.includes(id))).toHaveLength(1);
  });

  test('are told again together where nobody took them', async () => {
    let status = 200;
    const { receiver } = await tell({ answer: () => status });
    await flood('maple', 35);
    await vi.waitFor(async () => expect(await waiting()).toBe(5), patience);
    status = 503;
    await letTimePass();
    await vi.waitFor(async () => {
      const rows = await database.select().from(notificationJobs).where(eq(notificationJobs.state, 'waiting'));
      expect(rows.map(({ attempts, lastError }) => `${attempts} ${lastError}`)).toEqual(
        Array.from({ length: 5 }, () => '1 The receiver answered 503'),
      );
    }, patience);
    status = 200;
    await letTimePass();
    await vi.waitFor(async () => expect(await waiting()).toBe(0), patience);
    const [first, second] = receiver.received.slice(30);
    expect(receiver.received).toHaveLength(32);
    expect(second?.id).toBe(first?.id);
    expect(second?.body).toEqual(first?.body);
  });
});
