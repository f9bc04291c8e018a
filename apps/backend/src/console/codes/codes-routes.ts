import { codeSetChange, newCodeSet } from '@tablefront/console-wire/codes-requests';
import { brandRoom } from '../calls.ts';
import type { ConsoleServices } from '../console-services.ts';
import { readCodes } from './read-codes.ts';
import { changeCodeSet, makeCodeSet } from './save-codes.ts';

/** The calls about printed codes; see `@tablefront/console-wire/codes`. */
export function codesRoutes(services: ConsoleServices) {
  const { routes, only } = brandRoom();
  const { gives, takes } = only('owner', 'editor', 'location');
  gives('GET /codes', ({ reach }) => readCodes(services, reach));
  takes('PUT /codes/:id', newCodeSet, (given, { reach, id }) => makeCodeSet(services, reach, id(), given));
  takes('PATCH /codes/:id', codeSetChange, (change, { reach, id }) => changeCodeSet(services, reach, id(), change));
  return routes;
}
