/** A draft goes live: now, or when it is time. */

import type { Published } from '@tablefront/console-wire/drafts';
import { patchesBetween } from '@tablefront/restaurant/editing/differences';
import { withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import { keyedLike } from '@tablefront/restaurant/editing/keyed-like';
import { and, eq, lt, sql } from 'drizzle-orm';
import { lockImports } from '../../brands/brand-queries.ts';
import type { Live } from '../../brands/brand-versions.ts';
import type { Database } from '../../database/database.ts';
import { draftChanges, drafts } from '../../database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { requireMay } from '../drafts/may-change.ts';
import { changedMeanwhile } from '../drafts/save-draft.ts';
import { type DraftRow, documentOf, lockDraft, writeChange } from '../drafts/stored-drafts.ts';
import type { Reach } from '../reach.ts';
import { type Making, makeLive, type Prepared, prepare } from './make-live.ts';
import { scheduleDraft } from './schedule.ts';
import { liveOf } from './stored-versions.ts';

/** As a window may have sent it before it heard of the publishing. */
const onTheWay = sql`now() - interval '10 minutes'`;

/**
 * Publishes a draft as it was seen, or puts it on the schedule.
 * @throws ConsoleRefusal `not-allowed`, `confirm`, `not-found`, `not-understood`; `conflict` where it is not what was seen, where
 *   something else went live, where two changes still stand against each other, and where nothing is changed
 */
export async function publishDraft(
  services: ConsoleServices,
  reach: Reach,
  draftId: string,
  { seen, note, at }: { seen: number; note?: string; at?: string },
): Promise<Published> {
  const { brandId, caller } = reach;
  const { draft, live } = await services.database.transaction(async (transaction) => {
    const locked = await liveOf(transaction, brandId);
    return { live: locked, draft: await lockDraft(transaction, brandId, draftId) };
  });
  requirePublishable(draft, live, seen);
  const [base, document] = [documentOf(draft.base), documentOf(draft.document)];
  const patches = patchesBetween(base, document);
  if (patches.length === 0) throw new ConsoleRefusal('conflict', 'There is nothing to publish: guests see all of it.');
  requireMay(reach, base, patches, services.now());
  const prepared = await prepare(live, withoutKeys(document));
  const words = note === '' ? null : (note ?? draft.note);
  if (at !== undefined) return scheduleDraft(services, reach, draftId, { seen, note: words, at: new Date(at) });
  const person = { id: caller.personId, name: caller.name };
  const version = await publishPrepared(services.database, brandId, draft, {
    ...{ seen, live, prepared },
    making: { how: 'publish', note: words, person },
  });
  return { kind: 'live', version };
}

/** What is published is what was seen, on top of what is live. */
export function requirePublishable(
  draft: Pick<DraftRow, 'revision' | 'basedOn' | 'conflicts'>,
  live: Pick<Live, 'number'>,
  seen: number,
): void {
  if (draft.revision !== seen) throw changedMeanwhile();
  if (draft.basedOn !== live.number) {
    throw new ConsoleRefusal(
      'conflict',
      'Something else went live meanwhile. Bring the draft up to date, then look again.',
    );
  }
  if (draft.conflicts.length > 0) {
    throw new ConsoleRefusal('conflict', 'Two changes stand against each other. Choose first which of them counts.');
  }
}

/** @throws ConsoleRefusal `conflict` where something came between */
export async function publishPrepared(
  database: Database,
  brandId: string,
  { id, publishAt }: Pick<DraftRow, 'id' | 'publishAt'>,
  { seen, live: seenLive, prepared, making }: { seen: number; live: Live; prepared: Prepared; making: Making },
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockImports(transaction);
    const live = await liveOf(transaction, brandId);
    const draft = await lockDraft(transaction, brandId, id);
    requirePublishable(draft, live, seen);
    if (live.digest !== seenLive.digest) throw changedMeanwhile();
    const number = await makeLive(transaction, brandId, { live, prepared, making });
    const { person, how } = making;
    const detail = { version: number, title: prepared.title };
    await recordAudit(transaction, { personId: person.id, brandId, what: `site.${how}`, detail });
    if (publishAt !== null) await transaction.delete(drafts).where(eq(drafts.id, id));
    else await settle(transaction, draft, { number, configuration: prepared.configuration, person });
    return number;
  });
}

/** The draft goes on from what is live now. */
async function settle(
  transaction: Database,
  draft: DraftRow,
  { number, configuration, person }: { number: number; configuration: string; person: Making['person'] },
): Promise<void> {
  const before = documentOf(draft.document);
  const live = keyedLike(before, documentOf(configuration));
  const document = JSON.stringify(live);
  const state = { document, base: document, basedOn: number, conflicts: [] };
  await writeChange(transaction, draft, { person, patches: patchesBetween(before, live), ...state });
  await transaction.update(drafts).set({ note: null }).where(eq(drafts.id, draft.id));
  await transaction
    .delete(draftChanges)
    .where(and(eq(draftChanges.draftId, draft.id), lt(draftChanges.madeAt, onTheWay)));
}
