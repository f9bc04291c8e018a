/**
 * The worker that tells operators of submissions: takes jobs from the queue, sends them, and writes down how it went.
 */

import { setTimeout as wait } from 'node:timers/promises';
import type { LookupAll } from '@tablefront/outbound/public-addresses';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database.ts';
import { brands } from '../database/schema.ts';
import { errorForLog, innermostError } from '../innermost-error.ts';
import type { Logger } from '../logger.ts';
import { findSubmission, type Submission } from '../reading-submissions/read-submissions.ts';
import {
  markFailed,
  markSent,
  type NotificationChannel,
  type NotificationJob,
  notificationsDueChannel,
  takeJobs,
  untilNextJob,
} from './job-queue.ts';
import { maskedUrl, readSecret } from './notification-settings.ts';
import { createMailer, type MailSettings } from './send-email.ts';
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
  logger: Logger;
}

const atOnce = 4;
/** A notification that was lost on its way costs no more than this. */
const longestSleepMs = 30_000;
const afterErrorMs = 5_000;
/** What is still being sent at the end is not waited for: its lease runs out, and it is sent again. */
const closeWithinMs = 3_000;

/** What a job is about is gone or no longer wanted: trying again is of no use. */
class Pointless extends Error {}

/** Sends what is due until it is closed. */
export async function startNotifications(options: NotificationsOptions): Promise<{ close(): Promise<void> }> {
  const { opened, mail, allowPrivateWebhooks = false, lookup, logger } = options;
  const { database } = opened;
  const sendEmail = mail && createMailer(mail);
  const stopping = new AbortController();
  const lanes = (sendEmail ? (['webhook', 'email'] as const) : (['webhook'] as const)).map(startLane);
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
      if (!stopping.signal.aborted) logger.error({ error: errorForLog(error) }, 'The notifications cannot be read');
    }
  }

  const stopListening = await opened.listen(notificationsDueChannel, {
    onNotification: wakeAll,
    onReconnected: wakeAll,
  });
  if (!sendEmail) await sayThatEmailsWait();

  /** Each channel has its own places, so that a dead mail server holds up no webhook. */
  function startLane(channel: NotificationChannel) {
    const running = new Set<Promise<void>>();
    let awake = new AbortController();
    const wake = () => awake.abort();

    async function run() {
      while (!stopping.signal.aborted) {
        awake = new AbortController();
        let sleepMs = longestSleepMs;
        try {
          const jobs = running.size < atOnce ? await takeJobs(database, channel, atOnce - running.size) : [];
          for (const job of jobs) {
            const done = work(job).finally(() => {
              running.delete(done);
              wake();
            });
            running.add(done);
          }
          // A full lane is woken by the first of its jobs that ends.
          if (running.size < atOnce) sleepMs = Math.min(sleepMs, (await untilNextJob(database, channel)) ?? sleepMs);
        } catch (error) {
          if (stopping.signal.aborted) break;
          logger.error({ error: errorForLog(error) }, 'The notifications cannot be read; trying again');
          sleepMs = afterErrorMs;
        }
        const either = AbortSignal.any([awake.signal, stopping.signal]);
        await wait(sleepMs, undefined, { signal: either, ref: false }).catch(() => {});
      }
    }
    return { wake, running, ended: run() };
  }

  async function work(job: NotificationJob): Promise<void> {
    const about = { job: job.id, submission: job.submissionId, channel: job.channel, attempts: job.attempts };
    try {
      try {
        await send(job);
      } catch (error) {
        if (stopping.signal.aborted) return;
        const forGood = error instanceof Pointless || error instanceof WebhookGone;
        const reason = reasonOf(error);
        const state = await markFailed(database, job, reason, forGood);
        if (state === 'failed') logger.error({ ...about, reason }, 'A notification failed for good');
        else logger.warn({ ...about, reason }, 'A notification failed and is tried again');
        return;
      }
      await markSent(database, job);
      logger.info(about, 'A notification was sent');
    } catch (error) {
      // Its lease runs out, and it is sent again.
      if (!stopping.signal.aborted)
        logger.error({ ...about, error: errorForLog(error) }, 'A notification was not settled');
    }
  }

  async function send(job: NotificationJob): Promise<void> {
    const submission = await findSubmission(database, job.submissionId);
    if (!submission) throw new Pointless('The submission is gone');
    const { brandId } = submission;
    const settings = await findNotificationSettings(database, brandId);

    if (job.channel === 'webhook') {
      const hook = settings?.webhook.find(({ url }) => url === job.target);
      if (!hook) throw new Pointless("The webhook is no longer in the brand's settings");
      const body = JSON.stringify(webhookBody(submission));
      const message = { id: `msg_${job.id}`, url: hook.url, secret: readSecret(hook.secret), body, sentAt: new Date() };
      await sendWebhook(message, { allowPrivate: allowPrivateWebhooks, lookup });
      return;
    }
    const wanted = job.target.toLowerCase();
    if (!settings?.email.some(({ to }) => to.some((address) => address.toLowerCase() === wanted))) {
      throw new Pointless("The address is no longer in the brand's settings");
    }
    const [brand] = await database.select({ name: brands.name }).from(brands).where(eq(brands.id, brandId));
    await sendEmail?.(composeEmail(submission, brand?.name ?? brandId), job.target, job.id);
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

function webhookBody({ id, kind, brandId, receivedAt, record, files }: Submission) {
  return {
    type: 'submission.created',
    id,
    kind,
    brandId,
    receivedAt: receivedAt.toISOString(),
    record,
    files: files.map(({ field, name, type, size }) => ({ field, name, type, size })),
  };
}

/** Why it failed, for the operator: what mail servers and networks say, without URLs that may hold keys. */
function reasonOf(error: unknown): string {
  const innermost = innermostError(error);
  const text = innermost instanceof Error ? innermost.message || innermost.name : String(innermost);
  return text.replace(/https?:\/\/[^\s"']+/g, (url) => (URL.canParse(url) ? maskedUrl(url) : 'a URL'));
}
