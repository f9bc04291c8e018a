/** One submission with all that belongs to it. */

import type { InboxDetail, Reply, Told } from '@tablefront/console-wire/inbox';
import { contactFields } from '@tablefront/restaurant/forms/what-is-asked';
import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { nameOfBrand } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { notificationJobs, submissionReplies, submissions } from '../../database/schema.ts';
import { maskedUrl } from '../../notifications/notification-settings.ts';
import { answersOf } from '../../submissions/reading/answers.ts';
import { aboutInWords } from '../../submissions/reading/in-words.ts';
import { findSubmission, readNotifications, type Submission } from '../../submissions/reading/read-submissions.ts';
import { cameFrom, firstText } from '../../submissions/reading/record-in-words.ts';
import { type PersonClues, soonGivenBy } from '../../submissions/reading/same-person.ts';
import { codeNames } from '../codes/read-codes.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { attachmentsOf } from './attachments.ts';
import { entriesOf, namesOf } from './entries.ts';
import { readHistory } from './history.ts';
import { readSettings } from './inbox-settings.ts';
import { placesOf } from './read-inbox.ts';
import { filledTemplates, replyStart } from './reply-start.ts';
import { isWithin, noSuchSubmission } from './within.ts';

const MOST_OTHERS = 20;
const DAY_MS = 24 * 3_600_000;

/** @throws ConsoleRefusal `not-found` */
export async function readDetail(services: ConsoleServices, reach: Reach, id: string): Promise<InboxDetail> {
  const { database } = services;
  const submission = await findWithin(database, reach, id);
  const places = await placesOf(services, reach);
  const [entry] = await entriesOf(database, [submission], places);
  if (!entry) throw noSuchSubmission();
  const settings = await readSettings(database, reach.brandId);
  const about = {
    submission,
    configuration: (await services.readConfiguration(reach.brandId))?.configuration,
    brandName: await nameOfBrand(database, reach.brandId),
    placeName: entry.place?.name,
    me: reach.caller.name,
  };
  const days = settings.retention[submission.kind];
  return {
    ...entry,
    answers: answersOf(submission),
    pageUrl: submission.pageUrl,
    came: await cameOf(services, reach, submission.pageUrl),
    contact: contactOf(submission),
    attachments: attachmentsOf(submission.files, reach, services),
    history: await readHistory(database, id),
    replies: await readReplies(database, id),
    told: await readTold(database, id),
    templates: filledTemplates(settings.templates, about),
    reply: replyStart(about),
    others: await othersOf(database, reach, submission),
    alike: await countAlike(database, submission),
    keptUntil: days === undefined ? null : new Date(submission.receivedAt.getTime() + days * DAY_MS).toISOString(),
  };
}

/** @throws ConsoleRefusal `not-found` where it is not there, or out of reach */
export async function findWithin(database: Database, reach: Reach, id: string): Promise<Submission> {
  const reached = await database.$count(submissions, and(eq(submissions.id, id), isWithin(reach)));
  const submission = reached > 0 ? await findSubmission(database, id) : undefined;
  if (!submission) throw noSuchSubmission();
  return submission;
}

async function cameOf(services: ConsoleServices, reach: Reach, pageUrl: string | null): Promise<InboxDetail['came']> {
  const { source, table } = cameFrom(pageUrl);
  return { from: source && ((await codeNames(services, reach, source)).get(source) ?? source), table };
}

function contactOf({ record }: Submission): InboxDetail['contact'] {
  const { contact_ok, consent_contact } = record;
  const said = contact_ok ?? consent_contact;
  return {
    name: firstText(record, contactFields.name) ?? null,
    email: firstText(record, contactFields.email) ?? null,
    phone: firstText(record, contactFields.phone) ?? null,
    mayAnswer: typeof said === 'boolean' ? said : null,
  };
}

export async function readReplies(database: Database, submissionId: string): Promise<Reply[]> {
  const rows = await database
    .select({ reply: submissionReplies, state: notificationJobs.state, error: notificationJobs.lastError })
    .from(submissionReplies)
    .leftJoin(
      notificationJobs,
      and(
        eq(notificationJobs.submissionId, submissionReplies.submissionId),
        eq(notificationJobs.channel, 'reply'),
        eq(notificationJobs.target, sql`${submissionReplies.id}::text`),
      ),
    )
    .where(eq(submissionReplies.submissionId, submissionId))
    .orderBy(asc(submissionReplies.id));
  return rows.map(({ reply: { id, at, personId, who, recipient, subject, body, way }, state, error }) => ({
    id,
    at: at.toISOString(),
    by: personId === null ? null : { id: personId, name: who ?? '' },
    to: recipient,
    subject,
    text: body,
    state: way === 'mailto' ? 'mailto' : (state ?? 'sent'),
    error,
  }));
}

async function readTold(database: Database, submissionId: string): Promise<Told[]> {
  const told = await readNotifications(database, submissionId);
  const persons = told.filter(({ channel }) => channel === 'push').map(({ target }) => target);
  const names = await namesOf(database, persons);
  const said = {
    ...{ email: asItIs, receipt: asItIs },
    webhook: webhookInWords,
    push: (id: string) => names.get(id) ?? 'Somebody',
  };
  return told.map(({ channel, target, state, attempts, settledAt, lastError }) => ({
    channel,
    target: said[channel](target),
    state,
    attempts,
    at: settledAt?.toISOString() ?? null,
    error: lastError,
  }));
}

const asItIs = (target: string) => target;

function webhookInWords(url: string): string {
  return URL.canParse(url) ? maskedUrl(url) : url;
}

/** As far as the caller reaches. */
async function othersOf(database: Database, reach: Reach, submission: Submission): Promise<InboxDetail['others']> {
  const clues = cluesOf(submission);
  if (clues === undefined) return [];
  const rows = await database
    .select()
    .from(submissions)
    .where(and(isWithin(reach), ne(submissions.id, submission.id), soonGivenBy(clues, reach.brandId)))
    .orderBy(desc(submissions.id))
    .limit(MOST_OTHERS);
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, receivedAt: row.receivedAt.toISOString() },
    about: aboutInWords(row).join(' · '),
  }));
}

function cluesOf({ record }: Submission): PersonClues | undefined {
  const email = firstText(record, contactFields.email);
  const phone = firstText(record, contactFields.phone);
  const digits = phone?.replace(/\D/g, '') ?? '';
  if (email === undefined && digits.length < 7) return undefined;
  return { email, ...(digits.length >= 7 && { phone }) };
}

async function countAlike(database: Database, submission: Submission): Promise<number> {
  const { brandId, kind, restaurantId, record, receivedAt } = submission;
  const { sub_type: category } = record;
  if (restaurantId === null || typeof category !== 'string' || category === '') return 0;
  return database.$count(
    submissions,
    and(
      eq(submissions.brandId, brandId),
      eq(submissions.kind, kind),
      eq(submissions.restaurantId, restaurantId),
      gt(submissions.receivedAt, new Date(receivedAt.getTime() - 30 * DAY_MS)),
      sql`not ${submissions.suspectedSpam}`,
      sql`${submissions.record} ->> 'sub_type' = ${category}`,
    ),
  );
}
