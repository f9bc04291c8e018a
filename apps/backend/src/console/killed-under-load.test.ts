/**
 * A drill: a process is killed again and again while guests write, people answer and somebody is told of it. It takes a minute for
 * each ten kills, so it runs where it is asked for: `KILL_ROUNDS=30 npx vitest run apps/backend/src/console/killed-under-load.test.ts`
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { hashOfSecret, newSecret } from '@tablefront/serving/secrets';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startHolder } from '../../testing/child-process.ts';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { ANON_KEY } from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from '../../testing/webhook-receiver.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import { openDatabase } from '../database/open-database.ts';
import {
  consoleSessions,
  grants,
  inboxSettings,
  notificationJobs,
  people,
  submissionHistory,
  submissionReplies,
  submissions,
} from '../database/schema.ts';
import { saveNotificationSettings } from '../notifications/stored-settings.ts';

const logger = watchErrors();
const rounds = Number(process.env.KILL_ROUNDS ?? 0);
const CONSOLE_URL = 'https://console.tablefront.test';
/** Answered by the server in each round before the kill. */
const FEWEST = 25;
/** The submissions of which a webhook tells, one or several. */
const toldIn = z
  .union([z.object({ submissions: z.array(z.object({ id: z.string() })) }), z.object({ id: z.string() })])
  .transform((body) => ('submissions' in body ? body.submissions : [body]));

describeOnEachDatabase('a console that is killed again and again under load', (makeDatabase, kind) => {
  test.runIf(rounds > 0)(
    'loses nothing, doubles nothing, and sends no e-mail twice',
    // A machine that others use, too, may take six times as long.
    { timeout: 120_000 + rounds * 60_000 },
    async () => {
      const mail = await startMailServer();
      const hooks = await startWebhookReceiver();
      const settings = await makeDatabase();
      const secret = newSecret();
      const prepared = await openDatabase(settings, logger);
      const configuration = '{"name":"Maple","email":"hello@maple.example","locations":[]}';
      await saveOperatorBrand(prepared.database, makeBrand('maple', [], configuration));
      await saveNotificationSettings(prepared.database, 'maple', {
        email: [{ to: ['boss@maple.example'] }],
        webhook: [{ url: hooks.url, secret: WEBHOOK_SECRET }],
      });
      const receipts = { media_inquiry: { on: true, text: 'We have it.' } };
      await prepared.database.insert(inboxSettings).values({ brandId: 'maple', receipts });
      const personId = randomUUID();
      await prepared.database.insert(people).values({ id: personId, name: 'Olga' });
      await prepared.database.insert(grants).values({ id: randomUUID(), personId, brandId: null, role: 'owner' });
      const session = { id: randomUUID(), personId, hash: hashOfSecret(secret), device: 'Drill' };
      await prepared.database
        .insert(consoleSessions)
        .values({ ...session, expiresAt: new Date(Date.now() + 86_400_000) });
      await prepared.close();

      const environment = {
        ...{ DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl, CONSOLE_URL },
        ...{ SMTP_URL: mail.url, WEBHOOKS_ALLOW_PRIVATE: '1' },
      };
      /** What a guest sent, by its key; its id once the console has shown it. */
      const sent = new Set<string>();
      const doubtful: string[] = [];
      /** Of each message what the server has said yes to. */
      const replied = new Set<string>();
      const done = new Set<string>();
      let answered = 0;
      for (let round = 0; round <= rounds; round += 1) {
        const isLast = round === rounds;
        const holder = await startHolder(environment, 'console-holder.ts');
        const origin = `http://127.0.0.1:${/port (\d+)/.exec(holder.printed())?.[1]}`;
        let stopped = false;
        const call = async (method: string, path: string, body?: unknown) => {
          const response = await fetch(`${origin}/api/brands/maple/inbox${path}`, {
            method,
            headers: {
              ...{
                origin: CONSOLE_URL,
                'sec-fetch-site': 'same-origin',
                cookie: `__Host-tablefront-console=${secret}`,
              },
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            body: body === undefined ? undefined : JSON.stringify(body),
            signal: AbortSignal.timeout(20_000),
          });
          if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
          answered += 1;
          return response.json();
        };
        const guests = async () => {
          while (!stopped) {
            const key = doubtful.pop() ?? (isLast ? undefined : randomUUID());
            if (key === undefined) return;
            try {
              await send(origin, key);
              sent.add(key);
              answered += 1;
            } catch {
              doubtful.push(key);
            }
          }
        };
        // Each has messages of their own: of two who have the same one, the second may take it up again after the first was done.
        const team = async (half: number) => {
          while (!stopped && !isLast) {
            try {
              const { items } = await call('GET', '?limit=20');
              const own = items.filter(({ id }: { id: string }) => Number.parseInt(id.at(-1) ?? '', 16) % 2 === half);
              const one = own[Math.floor(Math.random() * own.length)];
              if (!one) continue;
              await call('PATCH', `/${one.id}`, { state: 'in_progress', addTags: ['seen'] });
              const written = { key: `reply-${one.id}`, subject: 'Your inquiry', text: 'Dear Ada', done: true };
              await call('POST', `/${one.id}/replies`, written);
              replied.add(one.id);
              done.add(one.id);
            } catch {
              // Killed meanwhile: what was not answered is not counted.
            }
          }
        };
        const working = [...Array.from({ length: 4 }, guests), team(0), team(1)];
        const wanted = answered + FEWEST;
        if (isLast) await Promise.all(working);
        else while (answered < wanted) await wait(10);
        if (!isLast) await wait(Math.random() * 300);
        stopped = !isLast;
        if (isLast) await untilTold(settings, environment, holder);
        else await holder.end('SIGKILL');
        await Promise.all(working);
      }

      const { database, close } = await openDatabase(settings, logger);
      const stored = await database.select().from(submissions);
      expect(doubtful).toEqual([]);
      expect(stored.map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual([...sent].toSorted());
      const changed = await database
        .select()
        .from(submissions)
        .where(inArray(submissions.id, [...done]));
      expect(changed.map(({ state, tags }) => `${state} ${tags}`)).toEqual(Array.from(done, () => 'done seen'));
      const replies = await database.select().from(submissionReplies);
      const of = replies.map(({ submissionId }) => submissionId);
      expect(new Set(of).size).toBe(of.length);
      expect(of).toEqual(expect.arrayContaining([...replied]));
      const steps = await database.select().from(submissionHistory).where(eq(submissionHistory.what, 'replied'));
      expect(steps).toHaveLength(replies.length);

      // Each e-mail came once or, where a process died while it was handed over, perhaps not: that is written down.
      const ids = mail.received.map(({ email }) => email.messageId);
      expect(new Set(ids).size).toBe(ids.length);
      const jobs = await database.select().from(notificationJobs);
      const byMail = jobs.filter(({ channel }) => channel !== 'webhook');
      expect(byMail.filter(({ state }) => state === 'waiting')).toEqual([]);
      const unknown = byMail.filter(({ state }) => state === 'failed');
      expect(unknown.filter(({ lastError }) => !lastError?.includes('not known'))).toEqual([]);
      const settledAlone = byMail.filter(({ state, digestOf }) => state === 'sent' && digestOf === null);
      expect(ids.length).toBeGreaterThanOrEqual(settledAlone.length);
      expect(ids.length).toBeLessThanOrEqual(byMail.length);
      expect(byMail.filter(({ channel }) => channel === 'email')).toHaveLength(stored.length);
      // In a round with more than thirty messages the others are told together.
      const told = new Set(hooks.received.flatMap(({ body }) => toldIn.parse(body).map(({ id }) => id)));
      expect(told.size).toBe(stored.length);
      console.info(
        `${kind}: ${rounds} kills, ${stored.length} submissions, ${replies.length} replies, ${ids.length} e-mails once, ${unknown.length} not known`,
      );
      await close();
      await hooks.close();
      await mail.close();
    },
  );
});

/** Leases of those that were killed are let run out, and everything is told. */
async function untilTold(
  settings: Parameters<typeof openDatabase>[0],
  environment: Record<string, string | undefined>,
  holder: Awaited<ReturnType<typeof startHolder>>,
): Promise<void> {
  await wait(1_000);
  await holder.end('SIGTERM');
  for (let time = 0; time < 60; time += 1) {
    const between = await openDatabase(settings, logger);
    await between.database
      .update(notificationJobs)
      .set({ dueAt: sql`now()` })
      .where(eq(notificationJobs.state, 'waiting'));
    const waiting = await between.database.$count(notificationJobs, eq(notificationJobs.state, 'waiting'));
    await between.close();
    if (waiting === 0) return;
    const next = await startHolder(environment, 'console-holder.ts');
    await wait(3_000);
    await next.end('SIGTERM');
  }
}

async function send(origin: string, key: string): Promise<void> {
  const response = await fetch(`${origin}/${submissionPaths.mediaInquiry}`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, 'content-type': 'application/json', 'idempotency-key': key, 'x-form-seconds': '20' },
    body: JSON.stringify({
      ...{ brand_id: 'maple', inquiry_type: 'other_media', outlet_name: 'The Paper', contact_name: 'Ada' },
      ...{ email: `${key}@mail.example`, message: 'Hello there, you', consent_contact: true },
    }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
