/** Coming in, going out, and proving again who one is. */
import type { Confirmed, Door } from '@tablefront/console-wire/session';
import { confirmRequest, nothing, signInRequest } from '@tablefront/console-wire/session-requests';
import { Hono } from 'hono';
import { recordAudit } from '../audit/record-audit.ts';
import type { ConsoleServices, OpenEnvironment, SignedInEnvironment } from '../console-services.ts';
import { somebodyExists } from '../people/invitations.ts';
import { readBody } from '../read-body.ts';
import { passkeysPossible } from './console-origin.ts';
import { limited } from './limited.ts';
import { meOf, provedUntil } from './me.ts';
import { askToConfirm, askToSignIn, provedToBe, provedToBeCaller } from './prove.ts';
import { callerNow, requireSignedIn } from './require-signed-in.ts';
import { beginSession, callerOf, endSessionOf, proveSession } from './sessions.ts';

/** What anybody may call. */
export function doorRoutes(services: ConsoleServices): Hono<OpenEnvironment> {
  const { database, origin } = services;
  const routes = new Hono<OpenEnvironment>();

  routes.get('/session', async (context) => {
    const signedIn = (await callerOf(database, services, context)) !== undefined;
    const nobodyYet = !signedIn && !(await somebodyExists(database));
    return context.json({ signedIn, passkeys: passkeysPossible(origin()), nobodyYet } satisfies Door);
  });

  routes.post('/session/options', async (context) => {
    await readBody(context, nothing);
    return context.json(await limited(services, context, () => askToSignIn(services)));
  });

  routes.post('/session', async (context) => {
    const given = await readBody(context, signInRequest);
    const personId = await provedToBe(services, context, given);
    const detail = { way: 'response' in given ? 'passkey' : 'password' };
    const sessionId = await database.transaction(async (transaction) => {
      await recordAudit(transaction, { personId, brandId: null, what: 'session.began', detail });
      return beginSession(transaction, services, context, personId);
    });
    return context.json(await meOf(services, await callerNow(services, sessionId)));
  });

  routes.delete('/session', async (context) => {
    await endSessionOf(database, services, context);
    return context.body(null, 204);
  });
  return routes;
}

export function confirmRoutes(services: ConsoleServices): Hono<SignedInEnvironment> {
  const { database } = services;
  const routes = new Hono<SignedInEnvironment>();
  routes.use(requireSignedIn(services));

  routes.post('/options', async (context) => {
    await readBody(context, nothing);
    return context.json(await limited(services, context, () => askToConfirm(services, context.get('caller'))));
  });

  routes.post('/', async (context) => {
    const given = await readBody(context, confirmRequest);
    const caller = context.get('caller');
    await provedToBeCaller(services, context, caller, given);
    const provedAt = await proveSession(database, services, context, caller);
    return context.json({ provedUntil: provedUntil(provedAt).toISOString() } satisfies Confirmed);
  });
  return routes;
}
