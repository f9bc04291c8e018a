/** Drafts as the console shows them. */

import { randomUUID } from 'node:crypto';
import type { Draft, DraftSummary } from '@tablefront/console-wire/drafts';
import { changedPlaces } from '@tablefront/restaurant/editing/changed-places';
import { withKeys } from '@tablefront/restaurant/editing/entry-keys';
import { isSame } from '@tablefront/restaurant/editing/patches';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { draftChanges, drafts } from '../../database/schema.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { liveOf } from '../versions/stored-versions.ts';
import { presentIn } from './presence.ts';
import { changedMeanwhile } from './save-draft.ts';
import { type DraftRow, documentOf, findRow, lockDraft, renewRow } from './stored-drafts.ts';

/** The open one first, then what is scheduled, by time. */
export async function listDrafts({ database }: ConsoleServices, reach: Reach): Promise<DraftSummary[]> {
  const rows = await database
    .select()
    .from(drafts)
    .where(eq(drafts.brandId, reach.brandId))
    .orderBy(sql`${drafts.publishAt} nulls first`);
  return Promise.all(rows.map((row) => summaryOf(database, row)));
}

/** Opens the draft that everybody edits: made of what is live where there is none, and brought up to date where it holds nothing. */
export async function openDraft({ database, now }: ConsoleServices, reach: Reach): Promise<Draft> {
  const { brandId } = reach;
  return database.transaction(async (transaction) => {
    const live = await liveOf(transaction, brandId);
    const [open] = await transaction
      .select()
      .from(drafts)
      .where(and(eq(drafts.brandId, brandId), isNull(drafts.publishAt)))
      .for('update');
    if (!open) {
      const document = JSON.stringify(withKeys(documentOf(live.configuration)));
      const [made] = await transaction
        .insert(drafts)
        .values({ id: randomUUID(), brandId, base: document, document, basedOn: live.number })
        .returning();
      if (!made) throw new Error('A draft was not stored');
      return detailOf(transaction, made, live.number, now());
    }
    const isBehind = open.basedOn !== live.number && isSame(documentOf(open.base), documentOf(open.document));
    const person = { id: null, name: null };
    const row = isBehind ? await renewRow(transaction, open, { ...live, person }) : open;
    return detailOf(transaction, row, live.number, now());
  });
}

export async function readDraft({ database, now }: ConsoleServices, reach: Reach, draftId: string): Promise<Draft> {
  return database.transaction(async (transaction) => {
    const live = await liveOf(transaction, reach.brandId);
    return detailOf(transaction, await findRow(transaction, reach.brandId, draftId), live.number, now());
  });
}

async function detailOf(database: Database, row: DraftRow, live: number, now: Date): Promise<Draft> {
  const { revision, basedOn, conflicts } = row;
  return {
    ...(await summaryOf(database, row)),
    ...{ revision, basedOn, live, conflicts },
    document: documentOf(row.document),
    published: documentOf(row.base),
    here: await presentIn(database, row.id, now),
  };
}

async function summaryOf(database: Database, row: DraftRow): Promise<DraftSummary> {
  const { id, publishAt, note, changedAt, stopped, base, document } = row;
  const isUnchanged = base === document;
  return {
    ...{ id, note, stopped },
    publishAt: publishAt?.toISOString() ?? null,
    changedAt: changedAt?.toISOString() ?? null,
    changes: isUnchanged ? 0 : changedPlaces(documentOf(base), documentOf(document)).length,
    by: isUnchanged ? [] : await changedBy(database, id),
  };
}

/** Names, the last first. */
async function changedBy(database: Database, draftId: string): Promise<string[]> {
  const rows = await database
    .select({ who: draftChanges.who })
    .from(draftChanges)
    .where(and(eq(draftChanges.draftId, draftId), sql`${draftChanges.personId} is not null`))
    .orderBy(desc(draftChanges.revision), asc(draftChanges.id))
    .limit(500);
  return [...new Set(rows.flatMap(({ who }) => who ?? []))];
}

/**
 * Brings a draft up to date with what is live.
 * @throws ConsoleRefusal `not-allowed`, `not-found`, `conflict` where it is no more what was seen
 */
export async function renewDraft(
  { database, now }: ConsoleServices,
  reach: Reach,
  draftId: string,
  seen: number,
): Promise<Draft> {
  return database.transaction(async (transaction) => {
    const live = await liveOf(transaction, reach.brandId);
    const draft = await lockDraft(transaction, reach.brandId, draftId);
    if (draft.revision !== seen) throw changedMeanwhile();
    const person = { id: null, name: null };
    const row = draft.basedOn === live.number ? draft : await renewRow(transaction, draft, { ...live, person });
    return detailOf(transaction, row, live.number, now());
  });
}
