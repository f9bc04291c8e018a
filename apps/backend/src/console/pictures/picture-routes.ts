/** Pictures for a brand's pages: uploaded here, served by the site. */

import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { ConsoleRefusal } from '../console-refusal.ts';
import { type ReachEnvironment, reachIn, requireRole } from '../reach.ts';
import { readQuery } from '../read-body.ts';
import { keepPicture, LARGEST_PICTURE, type PictureServices } from './keep-picture.ts';

const part = z.string().transform(Number).pipe(z.number().min(0).max(1));
const length = part.pipe(z.number().positive());
const cropped = z.object({
  crop: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.tuple([part, part, length, length]))
    .transform(([x, y, width, height]) => ({ x, y, width, height }))
    .optional(),
});

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function pictureRoutes(services: PictureServices): Hono<ReachEnvironment> {
  const routes = new Hono<ReachEnvironment>();
  routes.post('/pictures', async (context) => {
    const reach = reachIn(context);
    requireRole(reach, 'owner', 'editor');
    if (!/^image\//.test(context.req.header('content-type') ?? ''))
      throw new ConsoleRefusal('not-understood', 'Only pictures are taken here.');
    const { crop } = readQuery(context, cropped);
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return context.json(await keepPicture(services, reach, { bytes, crop }), 201);
  });
  return routes;
}

/** Whether a call brings a picture: the one call that is no JSON. No form can send such a type. */
export function bringsPicture({ method, path, type }: { method: string; path: string; type: string }): boolean {
  return method === 'POST' && /^\/api\/brands\/[^/]+\/pictures$/.test(path) && /^image\/[\w.+-]+$/.test(type);
}

/** As `bodyLimit`, of pictures. */
export const pictureLimit: MiddlewareHandler = bodyLimit({
  maxSize: LARGEST_PICTURE,
  onError: () => {
    throw new ConsoleRefusal('too-large', 'This picture is larger than 15 MB. Make it smaller, and try again.');
  },
});
