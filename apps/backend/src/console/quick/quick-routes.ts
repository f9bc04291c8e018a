import { quickRequest } from '@tablefront/console-wire/draft-requests';
import { brandRoom } from '../calls.ts';
import type { ConsoleServices } from '../console-services.ts';
import { numberIn } from '../versions/version-routes.ts';
import { doQuick, undoQuick } from './do-quick.ts';
import { liveDishes } from './live-dishes.ts';

/** The calls of what changes at once. */
export function quickRoutes(services: ConsoleServices) {
  const { routes, only } = brandRoom();
  const { gives, takes } = only('owner', 'editor', 'location');
  gives('GET /dishes', ({ reach }) => liveDishes(services, reach));
  takes('POST /quick', quickRequest, (action, { reach }) => doQuick(services, reach, action));
  gives('POST /quick/:number/undo', ({ reach, context }) => undoQuick(services, reach, numberIn(context)));
  return routes;
}
