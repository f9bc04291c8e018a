/** The calls about printed codes, below `/api/brands/:brand`; see `@tablefront/console-wire/codes`. */

import { codeSetChange, newCodeSet } from '@tablefront/console-wire/codes-requests';
import { Hono } from 'hono';
import { idIn, type ReachEnvironment, reachIn } from '../reach.ts';
import { readBody } from '../read-body.ts';
import { type CodeServices, readCodes } from './read-codes.ts';
import { changeCodeSet, makeCodeSet } from './save-codes.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function codesRoutes(services: CodeServices): Hono<ReachEnvironment> {
  const routes = new Hono<ReachEnvironment>();
  routes.get('/codes', async (context) => context.json(await readCodes(services, reachIn(context))));
  routes.put('/codes/:id', async (context) => {
    const given = await readBody(context, newCodeSet);
    return context.json(await makeCodeSet(services, reachIn(context), idIn(context, 'id'), given));
  });
  routes.patch('/codes/:id', async (context) => {
    const change = await readBody(context, codeSetChange);
    return context.json(await changeCodeSet(services, reachIn(context), idIn(context, 'id'), change));
  });
  return routes;
}
