import { renewed } from '@tablefront/restaurant/editing/merge';
import { isSame } from '@tablefront/restaurant/editing/patches';
import type { Database } from '../../database/database.ts';
import { type DraftRow, writeChange } from './draft-rows.ts';
import { documentOf } from './find-draft.ts';

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
