/** Who is told of what guests send, and what a person's own devices tell; see `@tablefront/console-wire/notifications`. */

import { routeRequest, wishesRequest } from '@tablefront/console-wire/notification-requests';
import type { Notifications } from '@tablefront/console-wire/notifications';
import { nothing } from '@tablefront/console-wire/session-requests';
import { zoneOf } from '../../notifications/routes/stored-routes.ts';
import { brandRoom } from '../calls.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { endPush, ownPush, savePush } from './own-push.ts';
import { findNamedRoutes, findPushRoutes, shown } from './read-routes.ts';
import { deleteRoute, noSuchRoute, saveRoute } from './save-route.ts';
import { createTester } from './test-route.ts';

export function notificationRoutes(services: ConsoleServices) {
  const { database, sendsMail } = services;
  const { routes, gives, takes, only } = brandRoom();
  const owners = only('owner');
  const test = createTester(services);

  only('owner', 'editor').gives(
    'GET /notifications',
    async ({ reach }): Promise<Notifications> => ({
      routes: await allShown(reach),
      mayChange: reach.role === 'owner',
      sendsMail,
      timeZone: await zoneOf(services, reach.brandId),
    }),
  );
  owners.takes('PUT /notifications/:id', routeRequest, (given, { reach, id }) =>
    saveRoute(services, reach, id(), given),
  );
  owners.gives('DELETE /notifications/:id', ({ reach, id }) => deleteRoute(services, reach, id()));
  owners.takes('POST /notifications/:id/test', nothing, async (_, { reach, id }) => {
    const named = (await findNamedRoutes(database, reach.brandId)).find((one) => one.id === id());
    if (!named) throw noSuchRoute();
    return test(reach, named.route);
  });
  gives('GET /push', ({ reach }) => ownPush(services, reach));
  takes('PUT /push', wishesRequest, (wishes, { reach }) => savePush(services, reach, wishes));
  gives('DELETE /push', ({ reach }) => endPush(services, reach));
  takes('POST /push/test', nothing, (_, { reach, caller }) =>
    test(reach, { channel: 'push', target: caller.personId, secret: null }),
  );
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
