import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { withCharset } from '@tablefront/serving/charset';
import { entityTag, matchesEtag } from '@tablefront/serving/entity-tags';
import { Hono } from 'hono';

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
};
const NAME = /^[a-z0-9][a-z0-9-]*$/;
const FILE = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/;

/** `/brands/NAME/pictures/FILE`: the pictures of the demo brands, from the folder `brands`. */
export function demoPictures(directory: string): Hono {
  const app = new Hono();
  app.get('/brands/:name/pictures/:file', async (c) => {
    const { name, file } = c.req.param();
    const type = types[path.extname(file)];
    if (!type || !NAME.test(name) || !FILE.test(file)) return c.notFound();
    const location = path.join(directory, name, 'pictures', file);
    const found = await stat(location).catch(() => undefined);
    if (!found?.isFile()) return c.notFound();
    const etag = entityTag(`${found.size.toString(36)}-${found.mtimeMs.toString(36)}`);
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=86400', 'Content-Type': withCharset(type) };
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    const body = Readable.toWeb(createReadStream(location));
    return new Response(body as ReadableStream, {
      headers: {
        ...headers,
        'Content-Length': String(found.size),
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      },
    });
  });
  return app;
}
