import { newBrandRequest } from '@tablefront/console-wire/new-brand';
import { Hono } from 'hono';
import type { ConsoleServices, SignedInEnvironment } from '../console-services.ts';
import { readBody } from '../read-body.ts';
import { sealed } from '../sealed.ts';
import { requireSignedIn } from '../sign-in/require-signed-in.ts';
import { createBrand } from './create-brand.ts';

/** Brands that are made, and what the caller may know of one; what is in them has routes of its own. */
export function brandRoutes(services: ConsoleServices): Hono<SignedInEnvironment> {
  const { brands } = services;
  const routes = new Hono<SignedInEnvironment>();
  routes.use(requireSignedIn(services));
  routes.post('/', async (context) => {
    const wanted = await readBody(context, newBrandRequest);
    return context.json(await createBrand(services, context.get('caller'), wanted), 201);
  });
  routes.get('/:brand', async (context) =>
    context.json(await brands.detail(context.get('caller'), context.req.param('brand'))),
  );
  routes.get('/:brand/logo', async (context) => {
    const picture = await brands.logo(context.get('caller'), context.req.param('brand'));
    return new Response(Uint8Array.from(picture), { headers: { ...sealed, 'Content-Type': 'image/webp' } });
  });
  return routes;
}
