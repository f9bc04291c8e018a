import { mayGive } from '@tablefront/console-wire/access';
import {
  changePersonRequest,
  grantRequest,
  inviteRequest,
  peopleQuery,
} from '@tablefront/console-wire/people-requests';
import { nothing } from '@tablefront/console-wire/session-requests';
import { signedInCalls } from '../calls.ts';
import { notAllowed } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { readQuery } from '../read-body.ts';
import {
  changeGrant,
  disable,
  endAllSessions,
  invite,
  inviteAgain,
  letBackIn,
  takeBackInvitation,
  takeGrant,
} from './change-people.ts';
import { readPeople } from './read-people.ts';

/** `/people`, `/people/…` */
export function peopleRoutes(services: ConsoleServices) {
  const { routes, gives, proved } = signedInCalls(services);
  gives('GET /', async ({ context, caller }) => {
    const { brand } = readQuery(context, peopleQuery);
    if (!mayGive(caller, brand)) throw notAllowed('People are for owners. Ask one.');
    return readPeople(services, caller, brand);
  });
  proved.takes('PATCH /:id', changePersonRequest, ({ disabled }, { caller, id }) =>
    disable(services, caller, id(), disabled),
  );
  proved.takes('PUT /:id/grants/:brand', grantRequest, (grant, { context, caller, id }) =>
    changeGrant(services, caller, id(), { brandId: context.req.param('brand') ?? '', ...grant }),
  );
  proved.gives('DELETE /:id/grants/:brand', ({ context, caller, id }) =>
    takeGrant(services, caller, id(), context.req.param('brand') ?? ''),
  );
  proved.gives('DELETE /:id/sessions', ({ caller, id }) => endAllSessions(services, caller, id()));
  proved.takes('POST /:id/return', nothing, (_, { caller, id }) => letBackIn(services, caller, id()));
  return routes;
}

/** `/invitations`, `/invitations/…` */
export function invitationRoutes(services: ConsoleServices) {
  const { routes, proved } = signedInCalls(services);
  proved.takes('POST /', inviteRequest, (wanted, { caller }) => invite(services, caller, wanted));
  proved.takes('POST /:id/again', nothing, (_, { caller, id }) => inviteAgain(services, caller, id()));
  proved.gives('DELETE /:id', ({ caller, id }) => takeBackInvitation(services, caller, id()));
  return routes;
}
