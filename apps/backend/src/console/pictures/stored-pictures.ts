/** Pictures of brands' pages: where they are, and for how long. */
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { pictures } from '../../database/schema.ts';
import type { FileStore } from '../../files/file-store.ts';

interface Stores {
  database: Database;
  files: FileStore;
}

/** The bytes (WebP) of a brand's picture; undefined where there is none of this id. @param id as its address has it */
export async function findPicture({ database, files }: Stores, id: string): Promise<FoundPicture | undefined> {
  const [found] = await database
    .select({ brandId: pictures.brandId, storageKey: pictures.storageKey })
    .from(pictures)
    .where(eq(pictures.id, id));
  const bytes = found && (await files.get(found.storageKey));
  return bytes && { brandId: found.brandId, bytes };
}

export interface FoundPicture {
  brandId: string;
  bytes: Uint8Array;
}

const rows = z.object({ rows: z.array(z.object({ named: z.boolean() })) });
/** Each is looked for in all versions of its brand. */
const MOST_AT_ONCE = 20;

/**
 * Deletes what nothing has named for a week: neither what is live nor a version nor a draft. What an open editor could take back
 * is younger. Answers how many; their files go with the next sweep.
 */
export async function forgetPictures(database: Database): Promise<number> {
  const answer = await database.execute(sql`
    with old as (
      select id, brand_id from pictures where named_at < now() - interval '7 days' order by named_at limit ${MOST_AT_ONCE}
    ), looked as (
      select old.id, (
        exists (select from brands b where b.id = old.brand_id and strpos(b.configuration, old.id::text) > 0)
        or exists (select from drafts d where d.brand_id = old.brand_id
          and (strpos(d.document, old.id::text) > 0 or strpos(d.base, old.id::text) > 0
            or strpos(d.conflicts::text, old.id::text) > 0))
        or exists (select from versions v where v.brand_id = old.brand_id and strpos(v.configuration, old.id::text) > 0)
      ) as named from old
    ), kept as (
      update pictures set named_at = now() from looked where pictures.id = looked.id and looked.named
    ), gone as (
      delete from pictures using looked where pictures.id = looked.id and not looked.named
    )
    select named from looked
  `);
  return rows.parse(answer).rows.filter(({ named }) => !named).length;
}
