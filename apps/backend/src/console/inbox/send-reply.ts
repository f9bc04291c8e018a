/** What somebody answers a guest. */

import type { NewReply, Replied } from '@tablefront/console-wire/inbox';
import { and, eq, sql } from 'drizzle-orm';
import { nameOfBrand } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { NOTIFICATIONS_DUE_CHANNEL, notificationJobs, submissionReplies, submissions } from '../../database/schema.ts';
import { oneLine } from '../../notifications/email-parts.ts';
import { newId } from '../../submissions/new-id.ts';
import type { Submission } from '../../submissions/reading/read-submissions.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { answeredIn } from './change-submissions.ts';
import { recordHistory } from './history.ts';
import { findWithin, readReplies } from './read-detail.ts';
import { replyStart } from './reply-start.ts';

/**
 * Writes the reply down and queues it, in one transaction; asked again with the same key, it answers what it did the first
 * time. Where no e-mails go out from here, the client opens `mailto`.
 * @throws ConsoleRefusal `not-found`; `conflict` where the guest left no address
 */
export async function reply(services: ConsoleServices, reach: Reach, id: string, written: NewReply): Promise<Replied> {
  const { database, sendsMail, readConfiguration } = services;
  const submission = await findWithin(database, reach, id);
  const configuration = (await readConfiguration(reach.brandId))?.configuration;
  const start = replyStart({
    ...{ submission, configuration, placeName: undefined, me: reach.caller.name },
    brandName: await nameOfBrand(database, reach.brandId),
  });
  if (!start) throw new ConsoleRefusal('conflict', 'There is no e-mail address to answer to.');
  const { to, replyTo } = start;
  const subject = oneLine(written.subject);
  const replyId = await database.transaction((transaction) =>
    store(transaction, reach, submission, { ...written, subject, to, replyTo, way: sendsMail ? 'email' : 'mailto' }),
  );
  const replies = await readReplies(database, id);
  const stored = replies.find((one) => one.id === replyId);
  if (!stored) throw new Error('A reply was neither stored nor there already');
  return { reply: stored, mailto: stored.state === 'mailto' ? mailtoOf(stored) : null };
}

interface ReplyToStore extends NewReply {
  to: string;
  replyTo: string | null;
  way: 'email' | 'mailto';
}

async function store(
  transaction: Database,
  { caller }: Reach,
  { id: submissionId }: Submission,
  { key, to, replyTo, subject, text, way, done }: ReplyToStore,
): Promise<string> {
  const { personId, name: who } = caller;
  const [stored] = await transaction
    .insert(submissionReplies)
    .values({ id: newId(), submissionId, key, personId, who, way, recipient: to, replyTo, subject, body: text })
    // Of two at once the second waits here until the first is committed.
    .onConflictDoNothing({ target: [submissionReplies.submissionId, submissionReplies.key] })
    .returning({ id: submissionReplies.id });
  if (!stored) return storedBefore(transaction, submissionId, key);
  if (way === 'email') {
    await transaction
      .insert(notificationJobs)
      .values({ id: newId(), submissionId, channel: 'reply' as const, target: stored.id });
    await transaction.execute(sql`select pg_notify(${NOTIFICATIONS_DUE_CHANNEL}, '')`);
  }
  const [handled] = await transaction
    .select({ state: submissions.state })
    .from(submissions)
    .where(eq(submissions.id, submissionId))
    .for('update');
  const before = handled?.state ?? 'new';
  const state = done ? ('done' as const) : before === 'new' ? ('in_progress' as const) : before;
  await transaction
    .update(submissions)
    .set({ state, handledAt: sql`now()`, ...answeredIn('done') })
    .where(eq(submissions.id, submissionId));
  await recordHistory(transaction, caller, [
    { submissionId, what: 'replied', text: stored.id },
    ...(state === before ? [] : [{ submissionId, what: 'state' as const, text: state }]),
  ]);
  return stored.id;
}

async function storedBefore(transaction: Database, submissionId: string, key: string): Promise<string> {
  const [before] = await transaction
    .select({ id: submissionReplies.id })
    .from(submissionReplies)
    .where(and(eq(submissionReplies.submissionId, submissionId), eq(submissionReplies.key, key)));
  return before?.id ?? '';
}

/** RFC 6068. */
function mailtoOf({ to, subject, text }: { to: string; subject: string; text: string }): string {
  const body = text.replace(/\r\n|\r|\n/g, '\r\n');
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
