/** Drafts that are to go live later; `publish-due.ts` publishes them. */

import type { Published } from '@tablefront/console-wire/drafts';
import { and, eq, isNull } from 'drizzle-orm';
import { tellOfSite } from '../../brands/tell-of-site.ts';
import { drafts } from '../../database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { changedMeanwhile } from '../drafts/save-draft.ts';
import { lockDraft } from '../drafts/stored-drafts.ts';
import type { Reach } from '../reach.ts';

const YEAR_MS = 366 * 24 * 3_600_000;

/** Puts the draft on the schedule; from then on the next change opens a new one. */
export async function scheduleDraft(
  { database, now }: ConsoleServices,
  { brandId, caller }: Reach,
  draftId: string,
  { seen, note, at }: { seen: number; note: string | null; at: Date },
): Promise<Published> {
  const ahead = at.getTime() - now().getTime();
  if (ahead <= 0) throw new ConsoleRefusal('not-understood', 'That time has passed. Choose a later one.');
  if (ahead > YEAR_MS)
    throw new ConsoleRefusal('not-understood', 'That is more than a year away. Choose an earlier time.');
  await database.transaction(async (transaction) => {
    const draft = await lockDraft(transaction, brandId, draftId);
    if (draft.revision !== seen) throw changedMeanwhile();
    await transaction
      .update(drafts)
      .set({ publishAt: at, publishBy: caller.personId, note, stopped: null })
      .where(eq(drafts.id, draftId));
    const detail = { at: at.toISOString() };
    await recordAudit(transaction, { personId: caller.personId, brandId, what: 'site.scheduled', detail });
    await tellOfSite(transaction, brandId, { about: 'draft', draft: draftId, revision: seen, by: caller.name });
  });
  return { kind: 'scheduled', draft: draftId, at: at.toISOString() };
}

/**
 * Makes a scheduled draft the open one again.
 * @throws ConsoleRefusal `conflict` where the open one holds changes of its own
 */
export async function takeOffSchedule({ database }: ConsoleServices, reach: Reach, draftId: string): Promise<void> {
  const { brandId, caller } = reach;
  await database.transaction(async (transaction) => {
    const draft = await lockDraft(transaction, brandId, draftId);
    if (draft.publishAt === null) return;
    const [open] = await transaction
      .select({ id: drafts.id, base: drafts.base, document: drafts.document })
      .from(drafts)
      .where(and(eq(drafts.brandId, brandId), isNull(drafts.publishAt)))
      .for('update');
    if (open && open.base !== open.document) {
      throw new ConsoleRefusal(
        'conflict',
        'There are other changes that are not published. Publish them or give them up first.',
      );
    }
    if (open) await transaction.delete(drafts).where(eq(drafts.id, open.id));
    await transaction
      .update(drafts)
      .set({ publishAt: null, publishBy: null, stopped: null })
      .where(eq(drafts.id, draftId));
    await recordAudit(transaction, { personId: caller.personId, brandId, what: 'site.unscheduled' });
    await tellOfSite(transaction, brandId, {
      about: 'draft',
      draft: draftId,
      revision: draft.revision,
      by: caller.name,
    });
  });
}
