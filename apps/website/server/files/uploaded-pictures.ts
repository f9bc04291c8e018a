import type { Backend } from '@tablefront/backend';
import { uploadedId } from '@tablefront/restaurant/uploaded-picture';
import { isUnavailable, RETRY_AFTER_SECONDS } from '@tablefront/serving/unavailable';
import { Hono } from 'hono';
import type { SiteOutcome } from '#app/site-access.ts';
import type { OwnPictures } from '../pictures/drawn/own-picture.ts';

interface UploadedPicturesOptions {
  find: Backend['findPicture'];
  /** The visited site: only its brand's pictures are there. Absent: all are, as the host is nobody's. */
  loadSite?(request: Request): Promise<SiteOutcome> | SiteOutcome;
}

/** `/pictures/ID.webp`: what was uploaded for a brand's pages, as it is kept. */
export function uploadedPictures({ find, loadSite }: UploadedPicturesOptions): Hono {
  const app = new Hono();
  app.get('/pictures/:file', async (c, next) => {
    const id = uploadedId(c.req.path);
    // An old path of the brand's own may look like ours.
    if (id === undefined) return await next();
    try {
      const [found, site] = await Promise.all([find(id), loadSite?.(c.req.raw)]);
      const isOwn = site === undefined || (site.kind === 'ready' && site.storedAs === found?.brandId);
      if (!found || !isOwn) return c.text('There is no such picture.\n', 404, { 'Cache-Control': 'no-store' });
      return new Response(Uint8Array.from(found.bytes), { headers });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      const away = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) };
      return c.text('The database is away for a moment.\n', 503, away);
    }
  });
  return app;
}

/** Its name is its own: what is there now is what will be. */
const headers = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
};

/** Where pictures lie that are ours to read, for whoever makes smaller ones of them. */
export function ownPicturesOf<Options extends { brandsDirectory: string; findPicture?: Backend['findPicture'] }>(
  options: Options,
): Options & OwnPictures {
  const { findPicture } = options;
  return { ...options, uploaded: findPicture && (async (id) => (await findPicture(id))?.bytes) };
}
