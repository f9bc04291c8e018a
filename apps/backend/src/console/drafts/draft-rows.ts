/** Drafts as they are stored. */
import { randomUUID } from 'node:crypto';
import type { Conflict, Patch } from '@tablefront/restaurant/editing/patches';
import { and, eq, sql } from 'drizzle-orm';
import { tellOfSite } from '../../brands/tell-of-site.ts';
import type { Database } from '../../database/database.ts';
import { draftChanges, drafts } from '../../database/schema.ts';
import { noSuchDraft } from './draft-services.ts';

export type DraftRow = typeof drafts.$inferSelect;

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
