/**
 * The worker that tells operators of submissions: takes jobs from the queue, sends them, and writes down how it went.
 */

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { innermostError } from '@tablefront/serving/innermost-error';
import type { LookupAll } from '@tablefront/serving/outbound/public-addresses';
import { isUnavailable } from '@tablefront/serving/unavailable';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database.ts';
import { brands } from '../database/schema.ts';
import type { Logger } from '../failures/logger.ts';
import { countKinds, findSubmissions, type Submission } from '../submissions/reading/read-submissions.ts';
import { composeDigest, shownInDigest } from './digest-email.ts';
import {
  attemptsOf,
  type Delivery,
  markFailed,
  markSent,
  type NotificationChannel,
  notificationsDueChannel,
  takeDigest,
  takeJobs,
  untilNextJob,
} from './job-queue.ts';
import { maskedUrl, type NotificationSettings, readSecret } from './notification-settings.ts';
import { Pointless } from './pointless.ts';
import { createMailer, type MailSettings } from './send-email.ts';
import { sendReply } from './send-reply.ts';
import { sendWebhook, WebhookGone } from './send-webhook.ts';
import { findNotificationSettings } from './stored-settings.ts';
import { composeEmail } from './submission-email.ts';

export interface NotificationsOptions {
  opened: OpenDatabase;
  /** Without it e-mails wait until there is one. */
  mail?: MailSettings;
  /** Webhooks may also go to addresses that are not public, and by plain HTTP. */
  allowPrivateWebhooks?: boolean;
  lookup?: LookupAll;
  /** Where the console is, for links to what e-mails tell of. */
  consoleOrigin?: () => string;
  logger: Logger;
}

const atOnce = 4;
/** A notification that was lost on its way costs no more than this. */
const longestSleepMs = 30_000;
const afterErrorMs = 1_000;
/** What is still being sent at the end is not waited for: its lease runs out, and it is sent again. */
const closeWithinMs = 3_000;

/** Sends what is due until it is closed. */
export async function startNotifications(options: NotificationsOptions): Promise<{ close(): Promise<void> }> {
  const { opened, mail, allowPrivateWebhooks = false, lookup, consoleOrigin, logger } = options;
  const { database } = opened;
  const sendEmail = mail && createMailer(mail);
  const stopping = new AbortController();
  const lanes = (sendEmail ? (['webhook', 'email', 'reply'] as const) : (['webhook'] as const)).map(startLane);
  const wakeAll = () => {
    for (const lane of lanes) lane.wake();
    if (!sendEmail) void sayThatEmailsWait();
  };

  let saidThatEmailsWait = false;
  async function sayThatEmailsWait() {
    if (saidThatEmailsWait || stopping.signal.aborted) return;
    try {
      if ((await untilNextJob(database, 'email')) === undefined || saidThatEmailsWait) return;
      saidThatEmailsWait = true;
      logger.warn({}, 'E-mails about submissions wait: set SMTP_URL (and MAIL_FROM) to send them');
    } catch (error) {
      if (!stopping.signal.aborted) logTrouble(error, 'The notifications cannot be read');
    }
  }

  const stopListening = await opened.listen(notificationsDueChannel, {
    onNotification: wakeAll,
    onReconnected: wakeAll,
  });
  if (!sendEmail) await sayThatEmailsWait();

  function logTrouble(error: unknown, text: string) {
    const log = isUnavailable(error) ? logger.warn : logger.error;
    log.call(logger, { error: errorForLog(error) }, text);
  }

  /** Each channel has its own places, so that a dead mail server holds up no webhook. */
  function startLane(channel: NotificationChannel) {
    const running = new Set<Promise<void>>();
    let awake = new AbortController();
    const wake = () => awake.abort();
    let failures = 0;

    async function run() {
      while (!stopping.signal.aborted) {
        awake = new AbortController();
        let sleepMs = longestSleepMs;
        try {
          const free = atOnce - running.size;
          const deliveries = free > 0 ? await takeJobs(database, channel, free) : [];
          const hasRoom = deliveries.length < free;
          const digest = hasRoom && channel !== 'reply' ? await takeDigest(database, channel) : undefined;
          for (const delivery of digest ? [...deliveries, digest] : deliveries) {
            const done = work(delivery).finally(() => {
              running.delete(done);
              wake();
            });
            running.add(done);
          }
          // A full lane is woken by the first of its jobs that ends.
          if (running.size < atOnce) sleepMs = Math.min(sleepMs, (await untilNextJob(database, channel)) ?? sleepMs);
          if (failures > 0) logger.info({ channel }, 'The notifications can be read again');
          failures = 0;
        } catch (error) {
          if (stopping.signal.aborted) break;
          // Once, not for as long as the database is away.
          if (failures === 0) logTrouble(error, 'The notifications cannot be read; trying again');
          sleepMs = Math.min(longestSleepMs, afterErrorMs * 2 ** failures);
          failures += 1;
        }
        const either = AbortSignal.any([awake.signal, stopping.signal]);
        await wait(sleepMs, undefined, { signal: either, ref: false }).catch(() => {});
      }
    }
    return { wake, running, ended: run() };
  }

  async function work(delivery: Delivery): Promise<void> {
    const { channel, jobs } = delivery;
    const what = jobs.length === 1 ? { submission: jobs[0]?.submissionId } : { submissions: jobs.length };
    const about = { job: jobs[0]?.id, ...what, channel, attempts: attemptsOf(delivery) };
    try {
      try {
        await send(delivery);
      } catch (error) {
        if (stopping.signal.aborted) return;
        const forGood = error instanceof Pointless || error instanceof WebhookGone;
        const reason = reasonOf(error);
        const state = await markFailed(database, delivery, reason, forGood);
        if (state === 'failed') logger.error({ ...about, reason }, 'A notification failed for good');
        else logger.warn({ ...about, reason }, 'A notification failed and is tried again');
        return;
      }
      await markSent(database, delivery);
      logger.info(about, 'A notification was sent');
    } catch (error) {
      // Its lease runs out, and it is sent again.
      if (!stopping.signal.aborted)
        logger.error({ ...about, error: errorForLog(error) }, 'A notification was not settled');
    }
  }

  async function send(delivery: Delivery): Promise<void> {
    if (delivery.channel === 'reply') return sendEmail && sendReply(database, sendEmail, delivery);
    const ids = delivery.jobs.map(({ submissionId }) => submissionId);
    const submissions = await findSubmissions(
      database,
      delivery.channel === 'email' ? ids.slice(0, shownInDigest) : ids,
    );
    const [first] = submissions;
    if (!first) throw new Pointless('The submission is gone');
    const settings = await findNotificationSettings(database, first.brandId);
    if (delivery.channel === 'email') return sendByMail(delivery, ids, submissions, first, settings);

    const hook = settings?.webhook.find(({ url }) => url === delivery.target);
    if (!hook) throw new Pointless("The webhook is no longer in the brand's settings");
    const body = JSON.stringify(
      delivery.digestOf === null ? webhookBody(first) : digestBody(first.brandId, submissions),
    );
    const secret = readSecret(hook.secret);
    const message = { id: `msg_${idOf(delivery)}`, url: hook.url, secret, body, sentAt: new Date() };
    await sendWebhook(message, { allowPrivate: allowPrivateWebhooks, lookup });
  }

  async function sendByMail(
    delivery: Delivery,
    ids: string[],
    shown: Submission[],
    first: Submission,
    settings: NotificationSettings | undefined,
  ): Promise<void> {
    const wanted = delivery.target.toLowerCase();
    if (!settings?.email.some(({ to }) => to.some((address) => address.toLowerCase() === wanted))) {
      throw new Pointless("The address is no longer in the brand's settings");
    }
    const { brandId } = first;
    const [brand] = await database.select({ name: brands.name }).from(brands).where(eq(brands.id, brandId));
    const brandName = brand?.name ?? brandId;
    const email =
      delivery.digestOf === null
        ? composeEmail(first, brandName, consoleOrigin?.())
        : composeDigest({ brandId, brandName, kinds: await countKinds(database, ids), shown });
    await sendEmail?.(email, delivery.target, idOf(delivery));
  }

  return {
    async close() {
      stopping.abort();
      await stopListening();
      await Promise.all(lanes.map(({ ended }) => ended));
      const stillRunning = Promise.all(lanes.flatMap(({ running }) => [...running]));
      await Promise.race([stillRunning, wait(closeWithinMs, undefined, { ref: false })]);
    },
  };
}

function webhookBody({ id, kind, brandId, restaurantId, placeName, receivedAt, record, files }: Submission) {
  return {
    type: 'submission.created',
    id,
    kind,
    brandId,
    restaurant: restaurantId === null ? null : { id: restaurantId, name: placeName || null },
    receivedAt: receivedAt.toISOString(),
    record,
    files: files.map(({ field, name, type, size }) => ({ field, name, type, size })),
  };
}

function digestBody(brandId: string, submissions: Submission[]) {
  const bodies = submissions.map((submission) => {
    const { type: _, ...body } = webhookBody(submission);
    return body;
  });
  return { type: 'submissions.created', brandId, submissions: bodies };
}

/** The same when the same has to be sent again, so that receivers take it once. */
function idOf({ digestOf, jobs }: Delivery): string {
  if (digestOf === null) return jobs[0]?.id ?? '';
  const ids = jobs.map(({ id }) => id).join(' ');
  return createHash('sha256').update(ids).digest('hex').slice(0, 32);
}

/** Why it failed, for the operator: what mail servers and networks say, without URLs that may hold keys. */
function reasonOf(error: unknown): string {
  const innermost = innermostError(error);
  const text = innermost instanceof Error ? innermost.message || innermost.name : String(innermost);
  return text.replace(/https?:\/\/[^\s"']+/g, (url) => (URL.canParse(url) ? maskedUrl(url) : 'a URL'));
}
