/**
 * The worker that tells operators of submissions, and guests that theirs arrived: takes jobs from the queue, sends them, and
 * writes down how it went.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { isUnavailable } from '@tablefront/serving/unavailable';
import { type ConfigurationReader, createConfigurationReader } from '../brands/read-configuration.ts';
import type { OpenDatabase } from '../database/database.ts';
import { NOTIFICATIONS_DUE_CHANNEL, type NotificationChannel } from '../database/schema.ts';
import type { Logger } from '../failures/logger.ts';
import { createDeliverer } from './deliver.ts';
import {
  attemptsOf,
  type Delivery,
  forget,
  isTogether,
  markFailed,
  markSent,
  Pointless,
  takeDigest,
  takeJobs,
  untilNextJob,
} from './job-queue.ts';
import { reasonOf } from './sending/reason-of.ts';
import { NOT_KNOWN } from './sending/send-once.ts';
import { WebhookGone } from './sending/send-webhook.ts';
import type { Senders } from './sending/senders.ts';

export interface NotificationsOptions {
  opened: OpenDatabase;
  /** The ways out; without e-mail those wait until there is one. */
  senders: Senders;
  /** Where the console is, for links to what e-mails tell of. */
  consoleOrigin?: () => string;
  /** For zones, and the address that guests answer to; its own unless given. */
  readConfiguration?: ConfigurationReader;
  /** For quiet hours. */
  now?: () => Date;
  logger: Logger;
}

const withoutMail: NotificationChannel[] = ['webhook', 'push', 'digest'];
const byMail: NotificationChannel[] = ['email', 'reply', 'receipt'];
const AT_ONCE = 4;
/** A notification that was lost on its way costs no more than this. */
const LONGEST_SLEEP_MS = 30_000;
const AFTER_ERROR_MS = 1_000;
/** What is still being sent at the end is not waited for: its lease runs out, and it is sent again. */
const CLOSE_WITHIN_MS = 3_000;

/** Sends what is due until it is closed. */
export async function startNotifications(options: NotificationsOptions): Promise<{ close(): Promise<void> }> {
  const { opened, senders, consoleOrigin, now = () => new Date(), logger } = options;
  const { database } = opened;
  const { readConfiguration = createConfigurationReader(database, createConfigurationCache()) } = options;
  const sendsMail = senders.email !== undefined;
  const deliver = createDeliverer({ database, senders, consoleOrigin, readConfiguration, now });
  const stopping = new AbortController();
  const lanes = [...withoutMail, ...(sendsMail ? byMail : [])].map(startLane);
  const wakeAll = () => {
    for (const lane of lanes) lane.wake();
    if (!sendsMail) void sayThatEmailsWait();
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

  const stopListening = await opened.listen(NOTIFICATIONS_DUE_CHANNEL, {
    onNotification: wakeAll,
    onReconnected: wakeAll,
  });
  if (!sendsMail) await sayThatEmailsWait();

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
        let sleepMs = LONGEST_SLEEP_MS;
        try {
          const free = AT_ONCE - running.size;
          const deliveries = free > 0 ? await takeJobs(database, channel, free) : [];
          const hasRoom = deliveries.length < free;
          const digest = hasRoom && isTogether(channel) ? await takeDigest(database, channel) : undefined;
          for (const delivery of digest ? [...deliveries, digest] : deliveries) {
            const done = work(delivery).finally(() => {
              running.delete(done);
              wake();
            });
            running.add(done);
          }
          // A full lane is woken by the first of its jobs that ends.
          if (running.size < AT_ONCE) sleepMs = Math.min(sleepMs, (await untilNextJob(database, channel)) ?? sleepMs);
          if (failures > 0) logger.info({ channel }, 'The notifications can be read again');
          failures = 0;
        } catch (error) {
          if (stopping.signal.aborted) break;
          // Once, not for as long as the database is away.
          if (failures === 0) logTrouble(error, 'The notifications cannot be read; trying again');
          sleepMs = Math.min(LONGEST_SLEEP_MS, AFTER_ERROR_MS * 2 ** failures);
          failures += 1;
        }
        const either = AbortSignal.any([awake.signal, stopping.signal]);
        await wait(sleepMs, undefined, { signal: either, ref: false }).catch(() => {});
      }
    }
    return { wake, running, ended: run() };
  }

  async function work(taken: Delivery): Promise<void> {
    const broken = { ...taken, jobs: taken.jobs.filter(({ begun }) => begun) };
    const delivery = { ...taken, jobs: taken.jobs.filter(({ begun }) => !begun) };
    try {
      if (broken.jobs.length > 0) await fail(broken, new Pointless(NOT_KNOWN));
      if (delivery.jobs.length > 0) await attempt(delivery);
    } catch (error) {
      // Its lease runs out, and it is taken again.
      if (!stopping.signal.aborted)
        logger.error({ ...aboutOf(taken), error: errorForLog(error) }, 'A notification was not settled');
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    let outcome: Awaited<ReturnType<typeof deliver>>;
    try {
      outcome = await deliver(delivery);
    } catch (error) {
      if (stopping.signal.aborted && !(error instanceof Pointless)) return;
      return fail(delivery, error);
    }
    if (outcome === 'held') return;
    if (outcome === 'nobody') return forget(database, delivery);
    await markSent(database, delivery);
    logger.info(aboutOf(delivery), 'A notification was sent');
  }

  async function fail(delivery: Delivery, error: unknown): Promise<void> {
    const forGood = error instanceof Pointless || error instanceof WebhookGone;
    const reason = reasonOf(error);
    const state = await markFailed(database, delivery, reason, forGood);
    const about = { ...aboutOf(delivery), reason };
    if (state === 'failed') logger.error(about, 'A notification failed for good');
    else logger.warn(about, 'A notification failed and is tried again');
  }

  return {
    async close() {
      stopping.abort();
      await stopListening();
      await Promise.all(lanes.map(({ ended }) => ended));
      const stillRunning = Promise.all(lanes.flatMap(({ running }) => [...running]));
      await Promise.race([stillRunning, wait(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

function aboutOf(delivery: Delivery) {
  const { channel, jobs } = delivery;
  const what = jobs.length === 1 ? { submission: jobs[0]?.submissionId } : { submissions: jobs.length };
  return { job: jobs[0]?.id, ...what, channel, attempts: attemptsOf(delivery) };
}
