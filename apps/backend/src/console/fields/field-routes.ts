import { formKinds } from '@tablefront/restaurant/site-configuration/schema/forms';
import { Hono } from 'hono';
import type { ConsoleServices, SignedInEnvironment } from '../console-services.ts';
import { requireSignedIn } from '../sign-in/require-signed-in.ts';

/** The forms in which a configuration is edited: the same for every brand and everybody. */
export function fieldRoutes(services: ConsoleServices): Hono<SignedInEnvironment> {
  const routes = new Hono<SignedInEnvironment>();
  routes.use(requireSignedIn(services));
  routes.get('/', (context) => context.json(formKinds()));
  return routes;
}
