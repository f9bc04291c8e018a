/** Answers to guests. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { brands, submissionReplies, submissions } from '../../database/schema.ts';
import { oneLine } from '../email-parts.ts';
import { type Delivery, Pointless } from '../job-queue.ts';
import type { SendEmail } from '../sending/send-email.ts';
import { sendOnce } from '../sending/send-once.ts';

/**
 * Sends the reply that the job is about.
 * @throws Pointless where it is gone, or nobody knows whether it arrived
 */
export async function sendReply(database: Database, sendEmail: SendEmail, delivery: Delivery): Promise<void> {
  const [reply] = await database
    .select({ reply: submissionReplies, brandName: brands.name })
    .from(submissionReplies)
    .innerJoin(submissions, eq(submissions.id, submissionReplies.submissionId))
    .innerJoin(brands, eq(brands.id, submissions.brandId))
    .where(eq(submissionReplies.id, delivery.target));
  if (!reply) throw new Pointless('The reply is gone');
  const { id, recipient, replyTo, subject, body } = reply.reply;
  const writtenBy = oneLine(reply.brandName);
  const email = { subject, text: body, writtenBy, ...(replyTo !== null && { replyTo }) };
  await sendOnce(database, delivery, (before) => sendEmail(email, recipient, id, before));
}
