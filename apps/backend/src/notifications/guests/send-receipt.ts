/** Tells a guest that their message has arrived. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { nameOfBrand } from '../../brands/brand-queries.ts';
import type { ConfigurationReader } from '../../brands/read-configuration.ts';
import type { Database } from '../../database/database.ts';
import { notificationJobs, submissions } from '../../database/schema.ts';
import { placeInWords } from '../../submissions/reading/in-words.ts';
import { findSubmission, type Submission } from '../../submissions/reading/read-submissions.ts';
import { type Delivery, Pointless } from '../job-queue.ts';
import { emailAddress } from '../notification-settings.ts';
import { findTelling } from '../routes/stored-routes.ts';
import type { SendEmail } from '../sending/send-email.ts';
import { sendOnce } from '../sending/send-once.ts';
import { receiptAddress, receiptSubject, receiptText } from './receipt.ts';

/** Somebody else's address may be typed into a form: nobody gets more than this of us in a day. */
const MOST_OF_DAY = 5;

/**
 * Sends the receipt, as the brand's settings have it now.
 * @returns false where there is none to be sent any more
 * @throws Pointless where nobody knows whether it arrived
 */
export async function sendReceipt(
  {
    database,
    sendEmail,
    readConfiguration,
  }: { database: Database; sendEmail: SendEmail; readConfiguration: ConfigurationReader },
  delivery: Delivery,
): Promise<boolean> {
  const [job] = delivery.jobs;
  const submission = job?.submissionId ? await findSubmission(database, job.submissionId) : undefined;
  if (!job || !submission) throw new Pointless('The submission is gone');
  const { brandId, kind, record, suspectedSpam } = submission;
  const receipt = (await findTelling(database, brandId)).receipts[kind];
  const to = receiptAddress(submission);
  if (!receipt?.on || to === undefined || suspectedSpam) return false;
  if ((await countBefore(database, submission, to)) >= MOST_OF_DAY) return false;
  const name = await nameOfBrand(database, brandId);
  const configuration = (await readConfiguration(brandId))?.configuration;
  const replyTo = emailAddress.safeParse(configuration?.email).data;
  const text = receiptText(receipt.text, { record, brandName: name, placeName: placeInWords(submission) });
  const email = { subject: receiptSubject(name), text, automaticIn: name, ...(replyTo && { replyTo }) };
  await sendOnce(database, delivery, (before) => sendEmail(email, to, job.id, before));
  return true;
}

/** How many receipts there are for what was sent with an address before this, within a day, whichever brand's. */
function countBefore(database: Database, { id }: Pick<Submission, 'id'>, to: string): Promise<number> {
  return database.$count(
    notificationJobs,
    and(
      ...[eq(notificationJobs.channel, 'receipt'), eq(notificationJobs.target, to.toLowerCase())],
      lt(notificationJobs.submissionId, id),
      sql`exists (
        select from ${submissions} as earlier
        where earlier.id = ${notificationJobs.submissionId} and earlier.received_at > now() - interval '1 day'
      )`,
    ),
  );
}
