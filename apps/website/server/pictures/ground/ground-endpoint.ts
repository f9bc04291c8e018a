import { GROUND_FOLDER, readGroundPath } from '@tablefront/restaurant/pin-map/ground-link';
import { Hono } from 'hono';
import { compressed } from '../../http/compression.ts';
import { createPictureCache } from '../drawn/picture-cache.ts';

/** Some hundred drawings. */
const KEPT_BYTES = 8_000_000;
/** Its address says all that is drawn. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** `/map/…`: what lies under the pins of a map. It is of no brand: its colours stand in its address. */
export function groundEndpoint(): Hono {
  const app = new Hono();
  const drawings = createPictureCache({ maxBytes: KEPT_BYTES });
  app.get(`${GROUND_FOLDER}*`, async (c) => {
    const asked = readGroundPath(c.req.path);
    if (!asked) return c.notFound();
    const drawing = await drawings.get(c.req.path, async () => {
      // The outlines are large, and read when a first map is drawn.
      const [{ groundOf }, { earth }] = await Promise.all([import('./ground.ts'), import('./earth.ts')]);
      return Buffer.from(groundOf(earth(), asked.box, asked.frame, asked.colors));
    });
    const answer = c.body(new Uint8Array(drawing), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': FOR_GOOD,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    });
    return compressed(answer, c.req.raw);
  });
  return app;
}
