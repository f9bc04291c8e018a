/** Answers to guests: each is handed to the mail server once, whatever dies meanwhile. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { brands, notificationJobs, submissionReplies, submissions } from '../database/schema.ts';
import { oneLine } from './email-parts.ts';
import type { Delivery } from './job-queue.ts';
import { Pointless } from './pointless.ts';
import type { SendEmail } from './send-email.ts';

const notKnown = 'It broke off while it was being sent: whether it arrived is not known';

/**
 * Sends the reply that the job is about.
 * @throws Pointless where it is gone, or was handed over before and nobody knows how that ended: a guest who gets an answer
 * twice is worse than a person who is asked whether to send it again
 */
export async function sendReply(database: Database, sendEmail: SendEmail, { target, jobs }: Delivery): Promise<void> {
  const [reply] = await database
    .select({ reply: submissionReplies, brandName: brands.name })
    .from(submissionReplies)
    .innerJoin(submissions, eq(submissions.id, submissionReplies.submissionId))
    .innerJoin(brands, eq(brands.id, submissions.brandId))
    .where(eq(submissionReplies.id, target));
  const [job] = jobs;
  if (!reply || !job) throw new Pointless('The reply is gone');
  const inHand = and(eq(notificationJobs.id, job.id), eq(notificationJobs.attempts, job.attempts));
  const [begun] = await database
    .update(notificationJobs)
    .set({ begunAt: sql`now()` })
    .where(and(inHand, isNull(notificationJobs.begunAt)))
    .returning({ id: notificationJobs.id });
  if (!begun) throw new Pointless(notKnown);
  const { id, recipient, replyTo, subject, body } = reply.reply;
  try {
    const writtenBy = oneLine(reply.brandName);
    await sendEmail({ subject, text: body, writtenBy, ...(replyTo !== null && { replyTo }) }, recipient, id);
  } catch (error) {
    if (!wasRefused(error)) throw new Pointless(notKnown);
    await database.update(notificationJobs).set({ begunAt: null }).where(inHand);
    throw error;
  }
}

/** The mail server surely has not taken it: it said no, or was not there to take anything. */
export function wasRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode, command, code } = error as { responseCode?: unknown; command?: unknown; code?: unknown };
  if (typeof responseCode === 'number' && responseCode >= 400) return true;
  const early = ['CONN', 'HELO', 'EHLO', 'LHLO', 'STARTTLS', 'MAIL FROM', 'RCPT TO', 'API'];
  if (typeof command === 'string') return early.includes(command) || command.startsWith('AUTH');
  return code === 'EDNS' || code === 'ECONNECTION' || code === 'EENVELOPE';
}
