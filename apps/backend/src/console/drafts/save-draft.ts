import type { SaveDraft, Saved } from '@tablefront/console-wire/drafts';
import { openConflicts } from '@tablefront/restaurant/editing/merge';
import { applyPatches, type Conflict, isSame, type Patch } from '@tablefront/restaurant/editing/patches';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { BRAND_SIZE_LIMIT } from '../../brands/read-brand.ts';
import { tellOfSite } from '../../brands/tell-of-site.ts';
import type { Database } from '../../database/database.ts';
import { draftChanges, drafts } from '../../database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { requireMay } from './may-change.ts';
import { documentOf, lockDraft, writeChange } from './stored-drafts.ts';

/**
 * Brings somebody's changes into a draft, all of them or none. Sent again with the same id they are done once.
 * @throws ConsoleRefusal `not-found`, `conflict` where it is scheduled, `not-allowed`, `confirm`, `too-large`
 */
export async function saveDraft(
  { database, now }: ConsoleServices,
  reach: Reach,
  draftId: string,
  { id, base, patches }: SaveDraft,
): Promise<Saved> {
  return database.transaction(async (transaction) => {
    const draft = await lockDraft(transaction, reach.brandId, draftId);
    const before = documentOf(draft.document);
    requireMay(reach, before, patches, now());
    const others = base === draft.revision ? [] : await changesSince(transaction, draftId, base, id);
    if (await isDone(transaction, draftId, id)) return { kind: 'saved', revision: draft.revision, others };
    if (base > draft.revision || others.length < draft.revision - base) {
      throw new ConsoleRefusal('conflict', 'This window is too far behind. Open the page again.');
    }
    if (draft.publishAt !== null) {
      throw new ConsoleRefusal('conflict', 'This is scheduled. Take it back from the schedule to change it.');
    }
    const chosen = patches.filter((patch) => keeps(patch, draft.conflicts));
    const { document, conflicts } = applyPatches(
      before,
      patches.filter((patch) => !chosen.includes(patch)),
    );
    const { revision: current } = draft;
    if (conflicts.length > 0) return { kind: 'conflict', revision: current, conflicts, others };

    const touched = new Set(patches.map(({ at }) => JSON.stringify(at)));
    const left = draft.conflicts.filter(({ patch }) => !touched.has(JSON.stringify(patch.at)));
    const open = openConflicts(left, document);
    if (document === before && open.length === draft.conflicts.length)
      return { kind: 'saved', revision: current, others };
    const text = document === before ? draft.document : JSON.stringify(document);
    if (text.length > BRAND_SIZE_LIMIT) throw new ConsoleRefusal('too-large', 'The site would be too large with this.');
    const person = { id: reach.caller.personId, name: reach.caller.name };
    const revision = await writeChange(transaction, draft, { id, person, patches, document: text, conflicts: open });
    return { kind: 'saved', revision, others };
  });
}

/** Whether a patch says that a value of the draft stays, that something which went live stands against. */
function keeps(patch: Patch, conflicts: readonly Conflict[]): boolean {
  if (patch.do !== 'set' || !isSame(patch.was, patch.to)) return false;
  const place = JSON.stringify(patch.at);
  return conflicts.some((conflict) => JSON.stringify(conflict.patch.at) === place);
}

async function isDone(transaction: Database, draftId: string, id: string): Promise<boolean> {
  return (await transaction.$count(draftChanges, and(eq(draftChanges.draftId, draftId), eq(draftChanges.id, id)))) > 0;
}

async function changesSince(transaction: Database, draftId: string, base: number, ownId: string) {
  const rows = await transaction
    .select({ revision: draftChanges.revision, by: draftChanges.who, patches: draftChanges.patches })
    .from(draftChanges)
    .where(and(eq(draftChanges.draftId, draftId), gt(draftChanges.revision, base), ne(draftChanges.id, ownId)))
    .orderBy(asc(draftChanges.revision));
  return rows.map(({ by, ...change }) => ({ ...change, by: by ?? '' }));
}

/**
 * Gives up a draft's changes.
 * @param seen its revision: what came after it is not given up unseen
 * @throws ConsoleRefusal `not-allowed`, `not-found`, `conflict`
 */
export async function discardDraft(
  { database }: ConsoleServices,
  reach: Reach,
  draftId: string,
  seen: number,
): Promise<void> {
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
