/** Drafts as they are stored, and how each is changed there. */

import { randomUUID } from 'node:crypto';
import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { renewed } from '@tablefront/restaurant/editing/merge';
import { type Conflict, isSame, type Patch } from '@tablefront/restaurant/editing/patches';
import { and, eq, sql } from 'drizzle-orm';
import { tellOfSite } from '../../brands/tell-of-site.ts';
import type { Database } from '../../database/database.ts';
import { draftChanges, drafts } from '../../database/schema.ts';
import { ConsoleRefusal } from '../console-refusal.ts';

export type DraftRow = typeof drafts.$inferSelect;

export function noSuchDraft(): ConsoleRefusal {
  return new ConsoleRefusal('not-found', 'This draft is here no more. Open the page again.');
}

/** @throws ConsoleRefusal `not-found` */
export async function findRow(database: Database, brandId: string, id: string, lock?: 'lock'): Promise<DraftRow> {
  const query = database
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.brandId, brandId)));
  const [found] = await (lock ? query.for('update') : query);
  if (!found) throw noSuchDraft();
  return found;
}

/** Until the transaction is over nobody else changes it. */
export function lockDraft(transaction: Database, brandId: string, id: string): Promise<DraftRow> {
  return findRow(transaction, brandId, id, 'lock');
}

export interface ChangeOfDraft {
  /** Of the client; made here where it is nobody's. */
  id?: string;
  person: { id: string | null; name: string | null };
  patches: Patch[];
  /** What is stored of it after the change, as JSON. */
  document: string;
  base?: string;
  basedOn?: number;
  conflicts?: Conflict[];
}

/** Writes down a change of a draft that is locked, and tells of it; answers the new revision. */
export async function writeChange(
  transaction: Database,
  draft: Pick<DraftRow, 'id' | 'brandId' | 'revision'>,
  { id = randomUUID(), person, patches, ...state }: ChangeOfDraft,
): Promise<number> {
  const revision = draft.revision + 1;
  await transaction
    .update(drafts)
    .set({ ...state, revision, changedAt: sql`now()` })
    .where(eq(drafts.id, draft.id));
  await transaction
    .insert(draftChanges)
    .values({ draftId: draft.id, revision, id, personId: person.id, who: person.name, patches });
  const by = person.name ?? '';
  await tellOfSite(transaction, draft.brandId, { about: 'draft', draft: draft.id, revision, by });
  return revision;
}

/** Renews a draft that is locked; answers its row after it. */
export async function renewRow(
  transaction: Database,
  draft: DraftRow,
  {
    number,
    configuration,
    person,
  }: { number: number; configuration: string; person: { id: string | null; name: string | null } },
): Promise<DraftRow> {
  const before = { base: documentOf(draft.base), document: documentOf(draft.document), conflicts: draft.conflicts };
  const { base, document, patches, conflicts } = renewed(before, documentOf(configuration));
  const state = {
    base: JSON.stringify(base),
    // What holds nothing of its own is the same text.
    document: JSON.stringify(isSame(document, base) ? base : document),
    basedOn: number,
    conflicts,
  };
  const revision = await writeChange(transaction, draft, { person, patches, ...state });
  return { ...draft, ...state, revision };
}

export interface StoredDraft {
  /** With keys. */
  document: JsonObject;
  revision: number;
}

/** A draft as it is now: what the preview shows. Undefined where there is none of this brand. */
export async function findDraft(
  database: Database,
  draftId: string,
  brandId: string,
): Promise<StoredDraft | undefined> {
  const [found] = await database
    .select({ document: drafts.document, revision: drafts.revision })
    .from(drafts)
    .where(and(eq(drafts.id, draftId), eq(drafts.brandId, brandId)));
  return found && { document: documentOf(found.document), revision: found.revision };
}

/** What is stored of a site, or of a draft, is an object always; of a site a byte order mark may stand before it. */
export function documentOf(text: string): JsonObject {
  return JSON.parse(text.replace(/^\uFEFF/, '')) as JsonObject;
}
