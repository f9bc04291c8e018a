import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type Notice, queueNotices } from '../submissions/queue-notices.ts';
import { receiptAddress } from './guests/receipt.ts';
import { type TellableSubmission, targetsOf } from './routes/route.ts';
import { findTelling, type Telling } from './routes/stored-routes.ts';

export interface SubmissionToTell extends TellableSubmission {
  brandId: string;
  kind: SubmissionKind;
  suspectedSpam: boolean;
}

/** Of so many submissions to one brand within ten minutes each is told by itself; what is beyond waits for a digest. */
const TOLD_ONE_BY_ONE = 30;

/**
 * Who shall be told of a submission that is about to be stored, its guest among them. Of suspected spam nobody is told. What a
 * route tells once a day is looked up then.
 * @param recent how many came for the brand within the last ten minutes
 */
export function noticesOf({ routes, receipts }: Telling, submission: SubmissionToTell, recent = 0): Notice[] {
  if (submission.suspectedSpam) return [];
  const isFlood = recent > TOLD_ONE_BY_ONE;
  const told = targetsOf(routes, submission).map((target) => ({ ...target, in_digest: isFlood }));
  // In a flood nobody knows whose addresses those are.
  const guest = !isFlood && receipts[submission.kind]?.on ? receiptAddress(submission)?.toLowerCase() : undefined;
  return [...told, ...(guest === undefined ? [] : [{ channel: 'receipt' as const, target: guest }])];
}

/** Looks the settings up, and writes down who is told of what is stored already, in a transaction of the caller's. */
export async function queueNoticesOf(
  transaction: Database,
  { id, ...submission }: SubmissionToTell & { id: string },
): Promise<void> {
  const notices = noticesOf(await findTelling(transaction, submission.brandId), submission);
  const rows = JSON.stringify([{ id, brand_id: submission.brandId, notices }]);
  await transaction.execute(sql`
    with told as (select * from json_to_recordset(${rows}::json) as told(id uuid, brand_id text, notices json))
    ${queueNotices(sql`told`)}`);
}
