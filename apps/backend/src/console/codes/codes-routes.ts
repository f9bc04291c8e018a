/** The calls about printed codes, below `/api/brands/:brand`; see `@tablefront/console-wire/codes`. */

import { codeSetChange, newCodeSet } from '@tablefront/console-wire/codes-requests';
import type { Hono } from 'hono';
import type { ReachEnvironment } from '../reach.ts';
import { reachCalls } from '../reach-calls.ts';
import { type CodeServices, readCodes } from './read-codes.ts';
import { changeCodeSet, makeCodeSet } from './save-codes.ts';

/** To be mounted at `/brands/:brand`, behind `toReach`. */
export function codesRoutes(services: CodeServices): Hono<ReachEnvironment> {
  const { routes, gives, takes } = reachCalls();
  gives('GET /codes', ({ reach }) => readCodes(services, reach));
  takes('PUT /codes/:id', newCodeSet, (given, { reach, id }) => makeCodeSet(services, reach, id, given));
  takes('PATCH /codes/:id', codeSetChange, (change, { reach, id }) => changeCodeSet(services, reach, id, change));
  return routes;
}
