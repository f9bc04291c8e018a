/** What becomes of a job that is due: whom it still concerns, whether it is time, and what is sent. */
import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { nameOfBrand } from '../brands/brand-queries.ts';
import type { ConfigurationReader } from '../brands/read-configuration.ts';
import type { Database } from '../database/database.ts';
import { brandRestaurants, notificationRoutes, submissions } from '../database/schema.ts';
import { countKinds, findSubmissions, isItsPlace } from '../submissions/reading/read-submissions.ts';
import { sendReceipt } from './guests/send-receipt.ts';
import { sendReply } from './guests/send-reply.ts';
import { type Delivery, Pointless, postpone } from './job-queue.ts';
import { readDigest, zoneOfRoute } from './notices/daily-digest.ts';
import { composeDaily, digestInWords } from './notices/daily-email.ts';
import { composeDigest, SHOWN_IN_DIGEST } from './notices/digest-email.ts';
import { makeFileLinks } from './notices/file-links.ts';
import { pushAbout, pushAboutMany } from './notices/push-message.ts';
import { composeEmail, type SubmissionEmail } from './notices/submission-email.ts';
import { dailyBody, digestBody, webhookBody } from './notices/webhook-bodies.ts';
import { isAbout, isForDigest, leadsTo, type StoredRoute, type TellableSubmission } from './routes/route.ts';
import { findRoutes, routeOfRow, zoneOf } from './routes/stored-routes.ts';
import { endOfQuiet } from './routes/when-to-tell.ts';
import { pushToPerson, reachOfPerson } from './sending/push-to-person.ts';
import { sendOnce } from './sending/send-once.ts';
import type { Senders } from './sending/senders.ts';

export interface DelivererOptions {
  database: Database;
  senders: Senders;
  consoleOrigin?: () => string;
  readConfiguration: ConfigurationReader;
  now: () => Date;
}

/** `sent`: all of it was. `held`: it waits for its time. `nobody`: there is no one to tell, and nothing to be kept of it. */
type Outcome = 'sent' | 'held' | 'nobody';

interface Job {
  id: string;
  brandId: string;
  timeZone: string | null;
  submission: TellableSubmission;
}

/** @throws Pointless where trying again is of no use; else whatever kept it from being sent */
export function createDeliverer({ database, senders, consoleOrigin, readConfiguration, now }: DelivererOptions) {
  const zones = { database, readConfiguration };
  return (delivery: Delivery): Promise<Outcome> => {
    switch (delivery.channel) {
      case 'reply':
        return sent(sendReply(database, emailSender(), delivery));
      case 'receipt':
        return receipt(delivery);
      case 'digest':
        return daily(delivery);
      default:
        return notice(delivery, delivery.channel);
    }
  };

  async function sent(sending: Promise<void>): Promise<'sent'> {
    await sending;
    return 'sent';
  }

  function emailSender() {
    if (!senders.email) throw new Error('There is no mail server in the settings (SMTP_URL)');
    return senders.email;
  }

  async function receipt(delivery: Delivery) {
    const given = { database, sendEmail: emailSender(), readConfiguration };
    return (await sendReceipt(given, delivery)) ? 'sent' : 'nobody';
  }

  /** Of one submission, or of several that the same address or person hears of together. */
  async function notice(delivery: Delivery, channel: StoredRoute['channel']) {
    const all = await readJobs(delivery);
    const [first] = all;
    if (!first) throw new Pointless('The submission is gone');
    const { brandId } = first;
    const routes = (await findRoutes(database, brandId)).filter((route) => leadsTo(route, { ...delivery, channel }));
    const reach = channel === 'push' ? await reachOfPerson(database, delivery.target, brandId) : () => true;
    const wanting = ({ submission }: Job) =>
      reach?.(submission.restaurantId ?? null)
        ? routes.filter((route) => isAbout(route, submission) && !isForDigest(route, submission))
        : [];
    const zone = await zoneOf(zones, brandId);
    const heldUntil = (job: Job) => {
      const ends = wanting(job).map(({ quiet }) =>
        quiet ? endOfQuiet(quiet, now(), job.timeZone ?? zone) : undefined,
      );
      return ends.some((end) => end === undefined)
        ? undefined
        : ends.toSorted((one, other) => Number(one) - Number(other))[0];
    };
    const wanted = all.filter((job) => wanting(job).length > 0);
    if (wanted.length === 0) {
      if (channel === 'push') return 'nobody';
      throw new Pointless(`The ${channel === 'email' ? 'address' : 'webhook'} is no longer in the brand's settings`);
    }
    const held = wanted.filter((job) => heldUntil(job) !== undefined);
    const [soonest] = held.flatMap((job) => heldUntil(job) ?? []).toSorted((one, other) => Number(one) - Number(other));
    // Of what is told together all of it waits: it came for the same address.
    if (soonest && held.length === wanted.length) {
      await postpone(database, delivery, soonest, brandId);
      return 'held';
    }
    const ready = wanted.map(({ id }) => id);
    const name = await nameOfBrand(database, brandId);
    if (channel === 'email') return byMail(delivery, ready, name, routes);
    if (channel === 'push') return byPush(delivery, ready, name);
    const hook = routes.find(({ secret }) => secret !== null);
    const told = await findSubmissions(database, ready);
    const [one] = told;
    if (!one || !hook) throw new Pointless('The submission is gone');
    const body = delivery.digestOf === null || told.length === 1 ? webhookBody(one) : digestBody(brandId, told);
    return sent(senders.webhook({ url: hook.target, secret: hook.secret ?? '' }, `msg_${idOf(delivery)}`, body));
  }

  async function byMail(delivery: Delivery, ids: string[], ofBrand: string, routes: StoredRoute[]) {
    const sendEmail = emailSender();
    const shown = await findSubmissions(database, ids.slice(0, SHOWN_IN_DIGEST));
    const [first] = shown;
    if (!first) throw new Pointless('The submission is gone');
    const origin = consoleOrigin?.();
    let email: SubmissionEmail;
    if (ids.length === 1) {
      const opens = origin !== undefined && routes.some((route) => route.fileLinks && isAbout(route, first));
      const files = opens ? await makeFileLinks(database, first, origin, now()) : undefined;
      email = composeEmail(first, ofBrand, { consoleOrigin: origin, files });
    } else {
      const kinds = await countKinds(database, ids);
      email = composeDigest({ brandId: first.brandId, brandName: ofBrand, kinds, shown, consoleOrigin: origin });
    }
    return sent(sendOnce(database, delivery, (before) => sendEmail(email, delivery.target, idOf(delivery), before)));
  }

  async function byPush(delivery: Delivery, ids: string[], ofBrand: string) {
    const [first] = await findSubmissions(database, ids.slice(0, 1));
    if (!first) throw new Pointless('The submission is gone');
    const many = () => pushAboutMany(first.brandId, `${ids.length} new messages`, ofBrand, idOf(delivery));
    const message = ids.length === 1 ? pushAbout(first, ofBrand) : many();
    return (await pushToPerson(database, senders, delivery.target, message, now())) ? 'sent' : 'nobody';
  }

  async function daily(delivery: Delivery) {
    const [row] = await database
      .select()
      .from(notificationRoutes)
      .where(eq(notificationRoutes.id, delivery.routeId ?? ''));
    if (!row) throw new Pointless('The route is gone');
    const { brandId, channel, target } = row;
    const route = routeOfRow(row);
    const quiet = route.quiet && endOfQuiet(route.quiet, now(), await zoneOfRoute(zones, row));
    if (quiet) {
      await postpone(database, delivery, quiet, brandId);
      return 'held';
    }
    const reach = channel === 'push' ? await reachOfPerson(database, target, brandId) : () => true;
    if (!reach) return 'nobody';
    const places = 'places' in reach ? reach.places : null;
    const digest = await readDigest(zones, row, delivery.target, places);
    if (digest.newsCount + digest.waitingCount === 0) return 'sent';
    const name = await nameOfBrand(database, brandId);
    const id = idOf(delivery);
    if (channel === 'email') {
      const [email, sendEmail] = [composeDaily(digest, name, consoleOrigin?.()), emailSender()];
      return sent(sendOnce(database, delivery, (before) => sendEmail(email, target, id, before)));
    }
    if (channel === 'webhook') {
      const hook = { url: target, secret: route.secret ?? '' };
      return sent(senders.webhook(hook, `msg_${id}`, dailyBody(digest, delivery.target)));
    }
    const message = pushAboutMany(brandId, digestInWords(digest), name, id);
    return (await pushToPerson(database, senders, target, message, now())) ? 'sent' : 'nobody';
  }

  /** Of each job what its routes look at: there may be thousands. */
  async function readJobs({ jobs }: Delivery): Promise<Job[]> {
    const ids = jobs.flatMap(({ submissionId }) => submissionId ?? []);
    const { id, brandId, kind, restaurantId, rating, record } = submissions;
    const rows = await database
      .select({
        ...{ id, brandId, kind, restaurantId, rating },
        nature: sql<string | null>`${record} ->> 'nature'`,
        timeZone: sql<string | null>`nullif(${brandRestaurants.timeZone}, '')`,
      })
      .from(submissions)
      .leftJoin(brandRestaurants, isItsPlace)
      .where(inArray(id, ids))
      .orderBy(id);
    return rows.map(({ rating: stars, nature, timeZone, kind: its, restaurantId: place, ...row }) => ({
      ...{ ...row, timeZone },
      submission: { kind: its, restaurantId: place, record: { rating: stars, nature } },
    }));
  }
}

/** The same when the same has to be sent again, so that receivers take it once. */
function idOf({ jobs }: Delivery): string {
  const [first] = jobs;
  if (first && jobs.length === 1) return first.id;
  const ids = jobs.map(({ id }) => id).join(' ');
  return createHash('sha256').update(ids).digest('hex').slice(0, 32);
}
