import { eq } from 'drizzle-orm';
import { tellOfSite } from '../../brands/tell-of-site.ts';
import { drafts } from '../../database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import { type Reach, requireRole } from '../reach.ts';
import { lockDraft } from './draft-rows.ts';
import type { DraftServices } from './draft-services.ts';

/**
 * Gives up a draft's changes.
 * @param seen its revision: what came after it is not given up unseen
 * @throws ConsoleRefusal `not-allowed`, `not-found`, `conflict`
 */
export async function discardDraft(
  { database }: Pick<DraftServices, 'database'>,
  reach: Reach,
  draftId: string,
  seen: number,
): Promise<void> {
  requireRole(reach, 'owner', 'editor');
  const { brandId, caller } = reach;
  await database.transaction(async (transaction) => {
    const { revision } = await lockDraft(transaction, brandId, draftId);
    if (revision !== seen) throw changedMeanwhile();
    await transaction.delete(drafts).where(eq(drafts.id, draftId));
    await recordAudit(transaction, { personId: caller.personId, brandId, what: 'site.discarded' });
    await tellOfSite(transaction, brandId, { about: 'draft', draft: draftId, revision: revision + 1, by: caller.name });
  });
}

export function changedMeanwhile(): ConsoleRefusal {
  return new ConsoleRefusal('conflict', 'Somebody changed this meanwhile. Look at it again first.');
}
