import type { Draft } from '@tablefront/console-wire/drafts';
import { type Reach, requireRole } from '../reach.ts';
import { liveOf } from '../versions/live-of.ts';
import { changedMeanwhile } from './discard-draft.ts';
import { lockDraft } from './draft-rows.ts';
import type { DraftServices } from './draft-services.ts';
import { detailOf } from './read-draft.ts';
import { renewRow } from './renew-row.ts';

/**
 * Brings a draft up to date with what is live.
 * @throws ConsoleRefusal `not-allowed`, `not-found`, `conflict` where it is no more what was seen
 */
export async function renewDraft(
  { database, now }: Pick<DraftServices, 'database' | 'now'>,
  reach: Reach,
  draftId: string,
  seen: number,
): Promise<Draft> {
  requireRole(reach, 'owner', 'editor', 'location');
  return database.transaction(async (transaction) => {
    const live = await liveOf(transaction, reach.brandId);
    const draft = await lockDraft(transaction, reach.brandId, draftId);
    if (draft.revision !== seen) throw changedMeanwhile();
    const person = { id: null, name: null };
    const row = draft.basedOn === live.number ? draft : await renewRow(transaction, draft, { ...live, person });
    return detailOf(transaction, row, live.number, now());
  });
}
