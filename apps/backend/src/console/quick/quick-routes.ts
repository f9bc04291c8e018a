/** The calls of what changes at once, below `/api/brands/:brand`. */

import { quickRequest } from '@tablefront/console-wire/draft-requests';
import type { Hono } from 'hono';
import type { DraftServices } from '../drafts/draft-services.ts';
import type { ReachEnvironment } from '../reach.ts';
import { reachCalls } from '../reach-calls.ts';
import { numberIn } from '../versions/version-routes.ts';
import { doQuick, undoQuick } from './do-quick.ts';
import { liveDishes } from './live-dishes.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function quickRoutes(services: DraftServices): Hono<ReachEnvironment> {
  const { routes, gives, takes } = reachCalls();
  gives('GET /dishes', ({ reach }) => liveDishes(services, reach));
  takes('POST /quick', quickRequest, (action, { reach }) => doQuick(services, reach, action));
  gives('POST /quick/:number/undo', ({ reach, context }) => undoQuick(services, reach, numberIn(context)));
  return routes;
}
