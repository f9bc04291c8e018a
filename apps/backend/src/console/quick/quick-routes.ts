/** The calls of what changes at once, below `/api/brands/:brand`. */
import { quickRequest } from '@tablefront/console-wire/draft-requests';
import { Hono } from 'hono';
import { toReach } from '../drafts/draft-routes.ts';
import type { DraftEnvironment, DraftServices } from '../drafts/draft-services.ts';
import { readBody } from '../read-body.ts';
import { numberIn } from '../versions/version-routes.ts';
import { doQuick, undoQuick } from './do-quick.ts';
import { liveDishes } from './live-dishes.ts';

/** To be mounted at `/brands/:brand`, behind what knows the `caller`. */
export function quickRoutes(services: DraftServices): Hono<DraftEnvironment> {
  const routes = new Hono<DraftEnvironment>();
  for (const path of ['/quick', '/quick/*', '/dishes']) routes.use(path, toReach);

  routes.get('/dishes', async (context) => context.json(await liveDishes(services, context.get('reach'))));
  routes.post('/quick', async (context) => {
    const action = await readBody(context, quickRequest);
    return context.json(await doQuick(services, context.get('reach'), action));
  });
  routes.post('/quick/:number/undo', async (context) =>
    context.json(await undoQuick(services, context.get('reach'), numberIn(context))),
  );
  return routes;
}
