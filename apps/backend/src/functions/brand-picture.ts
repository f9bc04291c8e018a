import { BRAND_HEADER } from '@tablefront/backend-client/brand-header';
import { uploadedId } from '@tablefront/restaurant/uploaded-picture';
import type { Context } from 'hono';
import { findPicture } from '../console/pictures/stored-pictures.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';

/** `GET brand-picture?id=UUID`: what was uploaded for a brand's pages, for sites that run elsewhere; they serve it as their own. */
export function brandPicture(stores: {
  database: Database;
  files: FileStore;
}): (context: Context) => Promise<Response> {
  return async (context) => {
    const id = uploadedId(`/pictures/${context.req.query('id')}.webp`);
    const found = id === undefined ? undefined : await findPicture(stores, id);
    if (!found) return context.json({ success: false, error: 'There is no such picture' }, 404);
    const headers = {
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      [BRAND_HEADER]: found.brandId,
    };
    return context.body(Uint8Array.from(found.bytes), 200, headers);
  };
}
