import { eq } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { submissions } from '../src/database/schema.ts';
import { findTelling } from '../src/notifications/routes/stored-routes.ts';
import { noticesOf } from '../src/notifications/who-is-told.ts';
import { type Submission, type SubmissionToSave, saveSubmissions } from '../src/submissions/save-submission.ts';

type Stored = Omit<Submission, 'suspectedSpam'> &
  Pick<SubmissionToSave, 'files'> & { suspectedSpam?: boolean; receivedAt?: Date };

/**
 * Stores a submission, and who shall be told of it; answers its id. `recent`: as how many came within ten minutes.
 * @throws where the same is stored already
 */
export async function storeSubmission(
  database: Database,
  { files, receivedAt, suspectedSpam = false, ...rest }: Stored,
  recent?: number,
): Promise<string> {
  const submission = { ...rest, suspectedSpam };
  return database.transaction(async (transaction) => {
    const notices = noticesOf(await findTelling(transaction, submission.brandId), submission, recent);
    const [saved] = await saveSubmissions(transaction, [{ submission, files, notices }]);
    if (saved?.kind !== 'saved') throw new Error('It was not stored');
    if (receivedAt) await transaction.update(submissions).set({ receivedAt }).where(eq(submissions.id, saved.id));
    return saved.id;
  });
}
