/** The calls of what changes at once, below `/api/brands/:brand`. */

import { quickRequest } from '@tablefront/console-wire/draft-requests';
import { Hono } from 'hono';
import type { DraftServices } from '../drafts/draft-services.ts';
import { type ReachEnvironment, reachIn } from '../reach.ts';
import { readBody } from '../read-body.ts';
import { numberIn } from '../versions/version-routes.ts';
import { doQuick, undoQuick } from './do-quick.ts';
import { liveDishes } from './live-dishes.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function quickRoutes(services: DraftServices): Hono<ReachEnvironment> {
  const routes = new Hono<ReachEnvironment>();
  routes.get('/dishes', async (context) => context.json(await liveDishes(services, reachIn(context))));
  routes.post('/quick', async (context) => {
    const action = await readBody(context, quickRequest);
    return context.json(await doQuick(services, reachIn(context), action));
  });
  routes.post('/quick/:number/undo', async (context) =>
    context.json(await undoQuick(services, reachIn(context), numberIn(context))),
  );
  return routes;
}
