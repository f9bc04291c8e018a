import { Hono } from 'hono';
import type { ConsoleServices, SignedInEnvironment } from '../console-services.ts';
import { inboxRoutes } from '../inbox/inbox-routes.ts';
import type { InboxServices } from '../inbox/inbox-services.ts';
import { requireSignedIn } from '../sign-in/require-signed-in.ts';

/**
 * Which brands there are for the caller, and what is in them.
 *
 * @param inbox absent where a test looks at people alone
 */
export function brandRoutes(services: ConsoleServices, inbox?: InboxServices): Hono<SignedInEnvironment> {
  const { brands } = services;
  const routes = new Hono<SignedInEnvironment>();
  routes.use(requireSignedIn(services));
  routes.get('/', async (context) => context.json(await brands.visible(context.get('caller'))));
  routes.get('/:brand', async (context) =>
    context.json(await brands.detail(context.get('caller'), context.req.param('brand'))),
  );
  if (inbox) routes.route('/:brand', inboxRoutes(inbox));
  return routes;
}
