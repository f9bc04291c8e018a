/** `/notifications`, `/notifications/…` of a brand; see `@tablefront/console-wire/notifications`. */

import { routeRequest } from '@tablefront/console-wire/notification-requests';
import type { Notifications } from '@tablefront/console-wire/notifications';
import { nothing } from '@tablefront/console-wire/session-requests';
import { Hono } from 'hono';
import { zoneOf } from '../../notifications/routes/stored-routes.ts';
import type { InboxServices } from '../inbox/inbox-services.ts';
import { idIn, type Reach, type ReachContext, type ReachEnvironment, reachIn, requireRole } from '../reach.ts';
import { readBody } from '../read-body.ts';
import { findNamedRoutes, findPushRoutes, shown } from './read-routes.ts';
import { deleteRoute, noSuchRoute, saveRoute } from './save-route.ts';
import { createTester } from './test-route.ts';

export function notificationRoutes(services: InboxServices): Hono<ReachEnvironment> {
  const { database, sendsMail } = services;
  const routes = new Hono<ReachEnvironment>();
  const test = createTester(services);

  routes.get('/', async (context) => {
    const reach = reachIn(context);
    requireRole(reach, 'owner', 'editor');
    const answer: Notifications = {
      routes: await allShown(reach),
      mayChange: reach.role === 'owner',
      sendsMail,
      timeZone: await zoneOf(services, reach.brandId),
    };
    return context.json(answer);
  });
  routes.put('/:id', async (context) => {
    const reach = ownersIn(context);
    return context.json(await saveRoute(services, reach, routeIn(context), await readBody(context, routeRequest)));
  });
  routes.delete('/:id', async (context) => {
    await deleteRoute(services, ownersIn(context), routeIn(context));
    return context.body(null, 204);
  });
  routes.post('/:id/test', async (context) => {
    const reach = ownersIn(context);
    const id = routeIn(context);
    await readBody(context, nothing);
    const named = (await findNamedRoutes(database, reach.brandId)).find((one) => one.id === id);
    if (!named) throw noSuchRoute();
    return context.json(await test(reach, named.route));
  });
  return routes;

  async function allShown({ brandId }: Reach) {
    const named = await findNamedRoutes(database, brandId);
    const pushed = await findPushRoutes(database, brandId);
    return Promise.all([
      ...named.map((one) => shown(database, brandId, one)),
      ...pushed.map(({ name, ...one }) => shown(database, brandId, one, name)),
    ]);
  }
}

function ownersIn(context: ReachContext): Reach {
  const reach = reachIn(context);
  requireRole(reach, 'owner');
  return reach;
}

const routeIn = (context: ReachContext) => idIn(context, 'id', noSuchRoute);
