import { newBrandRequest } from '@tablefront/console-wire/new-brand';
import { signedInCalls } from '../calls.ts';
import type { ConsoleServices } from '../console-services.ts';
import { sealedPicture } from '../sealed.ts';
import { createBrand } from './create-brand.ts';
import { readOverview } from './read-overview.ts';

/** Brands that are made, and what the caller may know of them; what is in them has routes of its own. */
export function brandRoutes(services: ConsoleServices) {
  const { brands } = services;
  const { routes, gives, takes } = signedInCalls(services);
  gives('GET /', ({ caller }) => readOverview(services, caller));
  takes('POST /', newBrandRequest, (wanted, { caller, context }) => {
    context.status(201);
    return createBrand(services, caller, wanted);
  });
  gives('GET /:brand', ({ caller, context }) => brands.detail(caller, context.req.param('brand') ?? ''));
  gives('GET /:brand/logo', async ({ caller, context }) =>
    sealedPicture(await brands.logo(caller, context.req.param('brand') ?? '')),
  );
  return routes;
}
