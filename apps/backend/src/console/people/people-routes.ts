import { mayGive } from '@tablefront/console-wire/access';
import {
  changePersonRequest,
  grantRequest,
  inviteRequest,
  peopleQuery,
} from '@tablefront/console-wire/people-requests';
import { nothing } from '@tablefront/console-wire/session-requests';
import { Hono } from 'hono';
import { notAllowed } from '../console-refusal.ts';
import type { ConsoleServices, SignedInContext, SignedInEnvironment } from '../console-services.ts';
import { idIn } from '../reach.ts';
import { readBody, readQuery } from '../read-body.ts';
import { provedCaller, requireSignedIn } from '../sign-in/require-signed-in.ts';
import {
  changeGrant,
  disable,
  endAllSessions,
  invite,
  inviteAgain,
  letBackIn,
  noSuchInvitation,
  noSuchPerson,
  takeBackInvitation,
  takeGrant,
} from './change-people.ts';
import { readPeople } from './read-people.ts';

/** `/people`, `/people/…` */
export function peopleRoutes(services: ConsoleServices): Hono<SignedInEnvironment> {
  const routes = new Hono<SignedInEnvironment>();
  routes.use(requireSignedIn(services));

  routes.get('/', async (context) => {
    const { brand } = readQuery(context, peopleQuery);
    const caller = context.get('caller');
    if (!mayGive(caller, brand)) throw notAllowed('People are for owners. Ask one.');
    return context.json(await readPeople(services, caller, brand));
  });
  routes.patch('/:id', async (context) => {
    const caller = provedCaller(services, context);
    const { disabled } = await readBody(context, changePersonRequest);
    await disable(services, caller, personIn(context), disabled);
    return context.body(null, 204);
  });
  routes.put('/:id/grants/:brand', async (context) => {
    const caller = provedCaller(services, context);
    const grant = { brandId: context.req.param('brand'), ...(await readBody(context, grantRequest)) };
    await changeGrant(services, caller, personIn(context), grant);
    return context.body(null, 204);
  });
  routes.delete('/:id/grants/:brand', async (context) => {
    await takeGrant(services, provedCaller(services, context), personIn(context), context.req.param('brand'));
    return context.body(null, 204);
  });
  routes.delete('/:id/sessions', async (context) => {
    await endAllSessions(services, provedCaller(services, context), personIn(context));
    return context.body(null, 204);
  });
  routes.post('/:id/return', async (context) => {
    await readBody(context, nothing);
    return context.json(await letBackIn(services, provedCaller(services, context), personIn(context)));
  });
  return routes;
}

/** `/invitations`, `/invitations/…` */
export function invitationRoutes(services: ConsoleServices): Hono<SignedInEnvironment> {
  const routes = new Hono<SignedInEnvironment>();
  routes.use(requireSignedIn(services));

  routes.post('/', async (context) => {
    const caller = provedCaller(services, context);
    return context.json(await invite(services, caller, await readBody(context, inviteRequest)));
  });
  routes.post('/:id/again', async (context) => {
    await readBody(context, nothing);
    return context.json(await inviteAgain(services, provedCaller(services, context), invitationIn(context)));
  });
  routes.delete('/:id', async (context) => {
    await takeBackInvitation(services, provedCaller(services, context), invitationIn(context));
    return context.body(null, 204);
  });
  return routes;
}

const personIn = (context: SignedInContext) => idIn(context, 'id', noSuchPerson);
const invitationIn = (context: SignedInContext) => idIn(context, 'id', noSuchInvitation);
