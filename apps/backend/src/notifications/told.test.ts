import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { everything, type NewRoute, type PushMessage } from '@tablefront/console-wire/notifications';
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../testing/inbox-site.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { type PushReceiver, startPushReceiver } from '../../testing/push-receiver.ts';
import { catering } from '../../testing/sample-submissions.ts';
import { storeSubmission } from '../../testing/store-submission.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { startWebhookReceiver, WEBHOOK_SECRET, type WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { saveRoute } from '../console/notifications/save-route.ts';
import {
  grants,
  NOTIFICATIONS_DUE_CHANNEL,
  notificationJobs,
  notificationRoutes,
  people,
  pushDevices,
  submissions,
} from '../database/schema.ts';
import { queueDigests } from './notices/daily-digest.ts';
import { vapidKeysOf } from './sending/push/vapid-keys.ts';
import { createSenders } from './sending/senders.ts';
import { startNotifications } from './start-notifications.ts';

const logger = watchErrors();
const patience = { timeout: 15_000, interval: 25 };
const vapidKeys = vapidKeysOf(Buffer.alloc(32, 9).toString('base64url'));
const route = (to: Partial<NewRoute>): NewRoute => ({ ...everything, channel: 'email', fileLinks: false, ...to });

describeOnEachDatabase('who is told', (makeDatabase) => {
  let mail: MailServer;
  let pushes: PushReceiver;
  let hooks: WebhookReceiver;
  let pushAnswer = () => 201;
  let clock = new Date('2037-11-23T15:00:00Z');
  const senders = () =>
    createSenders({
      mail: { smtpUrl: mail.url, from: 'Site <site@tablefront.example>' },
      ...{ allowPrivateWebhooks: true, vapidKeys },
    });
  const site = inboxSuite(makeDatabase, logger, {
    ...{ vapidPublicKey: vapidKeys.publicKey, allowPrivateWebhooks: true, now: () => clock },
    senders: {
      email: (...given) => (senders().email ?? fail)(...given),
      webhook: (...given) => senders().webhook(...given),
      push: (...given) => (senders().push ?? fail)(...given),
    },
  });
  let owner: Person;
  const closings: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    mail = await startMailServer();
    pushes = await startPushReceiver(() => pushAnswer());
    hooks = await startWebhookReceiver();
    owner = await site().person('Priya', 'maple', 'owner');
    owner.caller.provedAt = clock;
  });
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
    const { database } = site();
    for (const table of [notificationRoutes, pushDevices, submissions]) await database.delete(table);
    for (const received of [mail.received, pushes.received, hooks.received]) received.length = 0;
    pushAnswer = () => 201;
    clock = new Date('2037-11-23T15:00:00Z');
    owner.caller.provedAt = clock;
  });
  afterAll(async () => {
    await Promise.all([mail.close(), pushes.close(), hooks.close()]);
  });

  async function work() {
    const { opened } = site();
    const worker = await startNotifications({ opened, logger, senders: senders(), now: () => clock });
    closings.push(worker.close);
  }
  const save = async (wished: Partial<NewRoute>, id: string = randomUUID()) => {
    const answer = await owner.put(`maple/notifications/${id}`, route(wished));
    expect(answer.body).toMatchObject({ route: { id } });
    return { id, ...answer.body };
  };
  const feedback = (rating: number, restaurantId = 'r_1', more: object = {}) =>
    storeSubmission(site().database, {
      ...{ brandId: 'maple', kind: 'restaurant_feedback', restaurantId },
      record: { rating, sub_type: 'Wait time', message: 'A secret of the guest', ...more },
    });
  const settled = () =>
    vi.waitFor(async () => {
      const open = await site().database.$count(
        notificationJobs,
        sql`state = 'waiting' and (attempts > 0 or due_at <= now())`,
      );
      expect(open).toBe(0);
    }, patience);
  const subjects = () => mail.received.map(({ to, email }) => `${to.join()}: ${email.subject}`).toSorted();
  async function letTimePass() {
    const { database } = site();
    await database.update(notificationJobs).set({ dueAt: sql`now()` }).where(eq(notificationJobs.state, 'waiting'));
    await database.execute(sql`select pg_notify(${NOTIFICATIONS_DUE_CHANNEL}, '')`);
  }
  async function device(person: Person) {
    const { endpoint, keys } = pushes.subscribe();
    const { personId, sessionId } = person.caller;
    const expiresAt = new Date('2040-01-01');
    await site()
      .database.insert(pushDevices)
      .values({ id: randomUUID(), personId, sessionId, endpoint, ...keys, device: 'Test', expiresAt });
    return endpoint;
  }

  test('is who wants its kind, place and stars; each address once', async () => {
    await save({ target: 'all@maple.example' });
    await save({ target: 'low@maple.example', ratings: [1, 2, 3], kinds: ['restaurant_feedback'] });
    await save({ target: 'junction@maple.example', locations: ['r_1'] });
    await save({ target: 'ALL@maple.example', kinds: ['catering'] });
    await work();
    await feedback(1);
    await feedback(5, 'r_2');
    await storeSubmission(site().database, { brandId: 'maple', kind: 'catering', record: catering });
    await settled();
    expect(subjects()).toEqual(
      [
        'all@maple.example: 1 star · Junction · Wait time: Maple & Ember',
        'all@maple.example: 5 stars · Main Street · Wait time: Maple & Ember',
        expect.stringMatching(/^(?:all|ALL)@maple\.example: Catering/),
        'junction@maple.example: 1 star · Junction · Wait time: Maple & Ember',
        'low@maple.example: 1 star · Junction · Wait time: Maple & Ember',
      ]
        .toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
        .filter(Boolean),
    );
  });

  test('hears of each kind by e-mail, webhook and on their devices, and of suspected spam nowhere', async () => {
    const { database } = site();
    await save({ target: 'all@maple.example' });
    const hook = { channel: 'webhook' as const, target: hooks.url, secret: WEBHOOK_SECRET };
    await database
      .insert(notificationRoutes)
      .values({ id: randomUUID(), brandId: 'maple', timing: 'now', digestAt: 540, ...hook });
    await device(owner);
    expect((await owner.put('maple/push', everything)).status).toBe(200);
    await work();
    const ids = new Map<string, string>();
    for (const kind of submissionKinds) {
      const sent = { brandId: 'maple', kind, restaurantId: 'r_1', record: { name: 'Ana', message: 'Hello' } };
      ids.set(await storeSubmission(database, sent), kind);
      await storeSubmission(database, { ...sent, suspectedSpam: true });
    }
    await settled();
    expect(mail.received.map(({ to }) => to)).toEqual(submissionKinds.map(() => ['all@maple.example']));
    expect(new Set(mail.received.map(({ email }) => email.subject)).size).toBe(submissionKinds.length);
    const told = hooks.received.map(({ body }) => body as { id: string; kind: string });
    expect(told.map(({ id, kind }) => [id, kind]).toSorted()).toEqual([...ids].toSorted());
    expect(hooks.refused).toEqual([]);
    const pushed = pushes.received.map(({ message }) => (message as PushMessage).tag);
    expect(pushed.toSorted()).toEqual([...ids.keys()].toSorted());
  });

  test('hears nothing in quiet hours, and all of it once when they are over', async () => {
    await save({ target: 'quiet@maple.example', quiet: { from: 22 * 60, until: 7 * 60 } });
    clock = new Date('2037-11-24T04:30:00Z');
    await work();
    await feedback(1);
    await feedback(2);
    await vi.waitFor(async () => {
      const rows = await site().database.select().from(notificationJobs);
      expect(rows.map(({ dueAt, attempts }) => [dueAt.toISOString(), attempts])).toEqual([
        ['2037-11-24T12:00:00.000Z', 0],
        ['2037-11-24T12:00:00.000Z', 0],
      ]);
    }, patience);
    // A clock that goes ahead wakes nobody.
    await letTimePass();
    await wait(200);
    expect(mail.received).toEqual([]);
    clock = new Date('2037-11-24T12:00:00Z');
    await letTimePass();
    await settled();
    expect(subjects()).toEqual(['quiet@maple.example: 2 new submissions: Maple & Ember']);
    const text = mail.received[0]?.email.text ?? '';
    expect(text).toContain('(Toronto), restaurant feedback: Junction');
    await letTimePass();
    expect(mail.received).toHaveLength(1);
  });

  test('hears of complaints at once, and of praise and what waits in one message a day', async () => {
    await save({ target: 'day@maple.example', timing: 'praise-daily', digestAt: 9 * 60 });
    await work();
    const { database } = site();
    await feedback(5, 'r_1', { contact_name: 'Ana' });
    const complaint = await feedback(1);
    await settled();
    expect(subjects()).toEqual(['day@maple.example: 1 star · Junction · Wait time: Maple & Ember']);
    const past = new Date('2037-11-23T13:00:00Z');
    await database.update(notificationRoutes).set({ digestSince: new Date('2037-11-22T20:00:00Z') });
    await database.update(submissions).set({ receivedAt: past });
    expect(await queueDigests(site().services, new Date('2037-11-23T13:59:00Z'))).toBe(0);
    clock = new Date('2037-11-23T14:00:00Z');
    const queued = await Promise.all(Array.from({ length: 5 }, () => queueDigests(site().services, clock)));
    expect(queued.reduce((sum, each) => sum + each, 0)).toBe(1);
    await settled();
    const digest = mail.received[1]?.email;
    expect(digest?.subject).toBe('1 new, 1 waits for an answer: Maple & Ember');
    expect(digest?.text).toMatch(/New\n+Restaurant feedback: 1[\s\S]*Ana[\s\S]*Waits for an answer[\s\S]*Junction/);
    expect(digest?.text).toContain('23 November 2037, 8:00 AM (Toronto)');

    // What is answered waits no more; a day without anything has no message.
    await database.update(submissions).set({ state: 'done' });
    clock = new Date('2037-11-24T14:00:00Z');
    expect(await queueDigests(site().services, clock)).toBe(1);
    await settled();
    expect(mail.received).toHaveLength(2);
    expect(complaint).toBeTruthy();
  });

  test('gets no digest twice, when a process dies while it is handed over', async () => {
    const { id } = await save({ target: 'day@maple.example', timing: 'daily', digestAt: 9 * 60 });
    const { database } = site();
    await feedback(5);
    await database.update(notificationRoutes).set({ digestSince: new Date(0) });
    await queueDigests(site().services, clock);
    await database.update(notificationJobs).set({ begunAt: new Date(), attempts: 1 });
    await work();
    await vi.waitFor(async () => {
      const [job] = await database.select().from(notificationJobs).where(eq(notificationJobs.routeId, id));
      expect(job).toMatchObject({ state: 'failed', lastError: expect.stringContaining('not known') });
    }, patience);
    expect(mail.received).toEqual([]);
    // It is logged after it is stored.
    await vi.waitFor(() => expect(logger.takeErrors()).toEqual(['A notification failed for good']), patience);
    const { body } = await owner.get('maple/notifications');
    expect(body.routes[0].last).toMatchObject({ state: 'failed', error: expect.stringContaining('not known') });
  });

  test('is told on their devices what they may see, and nothing that the guest wrote', async () => {
    const manager = await site().person('Lee', 'maple', 'location', ['r_1']);
    for (const person of [owner, manager]) {
      await device(person);
      expect((await person.put('maple/push', everything)).body).toMatchObject({
        wishes: everything,
        devices: 1,
        here: true,
      });
    }
    await work();
    const inJunction = await feedback(1);
    const elsewhere = await feedback(2, 'r_2');
    await settled();
    const shown = () => pushes.received.map(({ message }) => message as PushMessage);
    expect(shown().filter(({ tag }) => tag === inJunction)).toHaveLength(2);
    expect(shown().filter(({ tag }) => tag === elsewhere)).toHaveLength(1);
    expect(shown().find(({ tag }) => tag === inJunction)).toEqual({
      ...{ title: '1 star · Junction · Wait time', body: 'Maple & Ember', tag: inJunction },
      url: `/brands/maple/inbox/${inJunction}`,
    });
    expect(JSON.stringify(pushes.received)).not.toContain('secret');
    expect(pushes.received[0]?.headers).toMatchObject({
      ...{ 'content-encoding': 'aes128gcm', ttl: '43200' },
      authorization: expect.stringMatching(/^vapid t=.+, k=/),
    });

    // A role that is taken, and a person who is kept out, hear nothing more.
    const { database } = site();
    await database
      .update(grants)
      .set({ locations: ['r_2'] })
      .where(eq(grants.personId, manager.id));
    await database.update(people).set({ disabledAt: new Date() }).where(eq(people.id, owner.id));
    pushes.received.length = 0;
    await feedback(3);
    await settled();
    expect(pushes.received).toEqual([]);
    expect(await database.$count(notificationJobs, sql`channel = 'push' and state <> 'sent'`)).toBe(0);
    await database.update(people).set({ disabledAt: null }).where(eq(people.id, owner.id));
  });

  test('loses a device that its browser let go of; a service that fails is tried again', async () => {
    const endpoint = await device(owner);
    await owner.put('maple/push', everything);
    await work();
    pushAnswer = () => 503;
    await feedback(1);
    const { database } = site();
    await vi.waitFor(async () => {
      const [job] = await database.select().from(notificationJobs);
      expect(job).toMatchObject({ state: 'waiting', lastError: 'The push service answered 503' });
    }, patience);
    pushAnswer = () => 410;
    await letTimePass();
    await vi.waitFor(async () => expect(await database.$count(pushDevices)).toBe(0), patience);
    await settled();
    expect(await database.$count(notificationJobs)).toBe(0);
    expect(pushes.received.filter((one) => one.endpoint === endpoint)).toEqual([]);
  });

  test('sees by a test message what really becomes of it', async () => {
    const tried = async (id: string) => (await owner.post(`maple/notifications/${id}/test`)).body;
    const byMail = await save({ target: 'try@maple.example' });
    expect(await tried(byMail.id)).toEqual({ delivered: true });
    expect(subjects()).toEqual(['try@maple.example: A test: Maple & Ember']);
    expect(await tried(byMail.id)).toMatchObject({ error: 'too-many' });
    const hook = await save({ channel: 'webhook', target: `${hooks.url}/closed`.replace(/:\d+/, ':1') });
    expect(hook.secret).toMatch(/^whsec_/);
    expect(hook.route.target).toMatch(/^http:\/\/127\.0\.0\.1:1\/…$/);
    expect(await tried(hook.id)).toEqual({ delivered: false, reason: expect.stringContaining('ECONNREFUSED') });
    expect((await owner.post('maple/push/test')).body).toEqual({
      ...{ delivered: false, reason: 'None of your devices may tell you. Allow it on this one' },
    });
    await device(owner);
    clock = new Date(clock.getTime() + 6_000);
    expect((await owner.post('maple/push/test')).body).toEqual({ delivered: true });
    expect(pushes.received[0]?.message).toMatchObject({ title: 'This is how you are told' });
  });

  test('is for owners to change, who prove who they are; for editors to read; of one brand', async () => {
    const { id } = await save({ target: 'a@maple.example', locations: ['r_2'] });
    const editor = await site().person('Eve', 'maple', 'editor');
    const manager = await site().person('Lee', 'maple', 'location', ['r_1']);
    const stranger = await site().person('Noa', 'nova', 'owner');
    expect((await editor.get('maple/notifications')).body).toMatchObject({ mayChange: false, routes: [{ id }] });
    for (const person of [editor, manager]) {
      expect((await person.put(`maple/notifications/${id}`, route({ target: 'b@maple.example' }))).status).toBe(403);
      expect((await person.delete(`maple/notifications/${id}`)).status).toBe(403);
      expect((await person.post(`maple/notifications/${id}/test`)).status).toBe(403);
    }
    expect((await manager.get('maple/notifications')).status).toBe(403);
    expect((await manager.put('maple/push', { ...everything, locations: ['r_2'] })).body.error).toBe(
      'unknown-location',
    );
    stranger.caller.provedAt = clock;
    for (const path of [`nova/notifications/${id}`, `maple/notifications/${id}`]) {
      expect((await stranger.put(path, route({ target: 'b@maple.example' }))).status).toBe(404);
      expect((await stranger.delete(path)).status).toBe(404);
    }
    owner.caller.provedAt = new Date(clock.getTime() - 11 * 60_000);
    expect((await owner.put(`maple/notifications/${id}`, route({}))).body.error).toBe('confirm');
    expect((await owner.delete(`maple/notifications/${id}`)).body.error).toBe('confirm');
    owner.caller.provedAt = clock;
    for (const wrong of [
      { target: 'no address' },
      { target: 'a@b.example\r\nBcc: c@d.example' },
      { channel: 'webhook' as const, target: 'ftp://x.example' },
    ])
      expect((await owner.put(`maple/notifications/${randomUUID()}`, route(wrong))).body.error).toBe('not-understood');
    const services = { ...site().services, allowPrivateWebhooks: false, brands: { places: fail } as never };
    const reach = { caller: owner.caller, brandId: 'maple', role: 'owner' as const, places: null };
    const inward = { ...route({ channel: 'webhook', target: 'https://169.254.169.254/latest' }), newSecret: true };
    await expect(saveRoute(services, reach, randomUUID(), inward)).rejects.toThrow('in the network of the server');
    expect((await owner.put(`maple/notifications/${id}`, route({ locations: ['r_9'] }))).body.error).toBe(
      'unknown-location',
    );
    expect((await owner.delete(`maple/notifications/${id}`)).status).toBe(204);
    expect((await owner.get('maple/notifications')).body.routes).toEqual([]);
  });
});

function fail(): never {
  throw new Error('There is none');
}
