/** What was done with submissions, and the notes beside them. */

import type { HistoryEntry, HistoryKind } from '@tablefront/console-wire/inbox';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { submissionHistory, submissions } from '../../database/schema.ts';
import { newId } from '../../submissions/new-id.ts';
import type { Reach } from '../reach.ts';
import { isWithin, noSuchSubmission } from './within.ts';

export interface HistoryStep {
  submissionId: string;
  what: HistoryKind;
  text?: string | null;
}

/** Writes it down with the person's name as it is now, in the transaction that does it. */
export async function recordHistory(
  transaction: Database,
  { personId, name }: { personId: string; name: string },
  steps: HistoryStep[],
): Promise<void> {
  if (steps.length === 0) return;
  await transaction
    .insert(submissionHistory)
    .values(steps.map((step) => ({ id: newId(), personId, who: name, text: null, ...step })));
}

/** The oldest first. */
export async function readHistory(database: Database, submissionId: string): Promise<HistoryEntry[]> {
  const rows = await database
    .select()
    .from(submissionHistory)
    .where(eq(submissionHistory.submissionId, submissionId))
    .orderBy(asc(submissionHistory.id));
  return rows.map(({ id, at, personId, who, what, text }) => ({
    id,
    at: at.toISOString(),
    by: personId === null ? null : { id: personId, name: who ?? '' },
    what,
    text,
  }));
}

/** Only the team sees it. */
export async function addNote(database: Database, reach: Reach, submissionId: string, text: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .update(submissions)
      .set({ handledAt: sql`now()` })
      .where(and(eq(submissions.id, submissionId), isWithin(reach)))
      .returning({ id: submissions.id });
    if (!found) throw noSuchSubmission();
    await recordHistory(transaction, reach.caller, [{ submissionId, what: 'note', text }]);
  });
}
