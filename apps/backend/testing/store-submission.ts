import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import type { Database } from '../src/database/database.ts';
import { submissions } from '../src/database/schema.ts';
import { enqueueNotifications } from '../src/notifications/enqueue-notifications.ts';
import { newId } from '../src/submissions/new-id.ts';

interface SubmissionToStore {
  brandId: string;
  kind: SubmissionKind;
  record: Record<string, unknown>;
  suspectedSpam?: boolean;
  receivedAt?: Date;
  restaurantId?: string;
  pageUrl?: string;
}

/** Stores a submission, and who shall be told of it; answers its id. `recent`: as how many came within ten minutes. */
export async function storeSubmission(
  database: Database,
  submission: SubmissionToStore,
  recent?: number,
): Promise<string> {
  const { suspectedSpam = false, brandId, kind, restaurantId, record } = submission;
  const id = newId();
  await database.transaction(async (transaction) => {
    await transaction.insert(submissions).values({ ...submission, id });
    await enqueueNotifications(transaction, { id, brandId, kind, restaurantId, record, suspectedSpam }, recent);
  });
  return id;
}
