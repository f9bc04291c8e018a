import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { drafts } from '../../database/schema.ts';

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
