/** Pictures for a brand's pages: uploaded here, served by the site. */

import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { brandRoom } from '../calls.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { readQuery } from '../read-body.ts';
import { keepPicture, LARGEST_PICTURE } from './keep-picture.ts';

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

export function pictureRoutes(services: ConsoleServices) {
  const { routes, only } = brandRoom();
  only('owner', 'editor').gives('POST /pictures', async ({ context, reach }) => {
    if (!/^image\//.test(context.req.header('content-type') ?? ''))
      throw new ConsoleRefusal('not-understood', 'Only pictures are taken here.');
    const { crop } = readQuery(context, cropped);
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    context.status(201);
    return keepPicture(services, reach, { bytes, crop });
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
