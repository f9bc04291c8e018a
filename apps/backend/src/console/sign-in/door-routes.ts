/** Coming in, going out, and proving again who one is. */
import type { Confirmed, Door } from '@tablefront/console-wire/session';
import { confirmRequest, nothing, signInRequest } from '@tablefront/console-wire/session-requests';
import { recordAudit } from '../audit/record-audit.ts';
import { openCalls, signedInCalls } from '../calls.ts';
import type { ConsoleServices } from '../console-services.ts';
import { somebodyExists } from '../people/invitations.ts';
import { passkeysPossible } from './console-origin.ts';
import { limited } from './limited.ts';
import { meOf, provedUntil } from './me.ts';
import { askToConfirm, askToSignIn, provedToBe, provedToBeCaller } from './prove.ts';
import { callerNow } from './require-signed-in.ts';
import { beginSession, callerOf, endSessionOf, proveSession } from './sessions.ts';

/** What anybody may call. */
export function doorRoutes(services: ConsoleServices) {
  const { database, origin } = services;
  const { routes, gives, takes } = openCalls();

  gives('GET /session', async ({ context }): Promise<Door> => {
    const signedIn = (await callerOf(database, services, context)) !== undefined;
    const nobodyYet = !signedIn && !(await somebodyExists(database));
    return { signedIn, passkeys: passkeysPossible(origin()), nobodyYet };
  });

  takes('POST /session/options', nothing, (_, { context }) => limited(services, context, () => askToSignIn(services)));
  takes('POST /session', signInRequest, async (given, { context }) => {
    const personId = await provedToBe(services, context, given);
    const detail = { way: 'response' in given ? 'passkey' : 'password' };
    const sessionId = await database.transaction(async (transaction) => {
      await recordAudit(transaction, { personId, brandId: null, what: 'session.began', detail });
      return beginSession(transaction, services, context, personId);
    });
    return meOf(services, await callerNow(services, sessionId));
  });
  gives('DELETE /session', ({ context }) => endSessionOf(database, services, context));
  return routes;
}

export function confirmRoutes(services: ConsoleServices) {
  const { routes, takes } = signedInCalls(services);
  takes('POST /options', nothing, (_, { context, caller }) =>
    limited(services, context, () => askToConfirm(services, caller)),
  );
  takes('POST /', confirmRequest, async (given, { context, caller }): Promise<Confirmed> => {
    await provedToBeCaller(services, context, caller, given);
    const provedAt = await proveSession(services.database, services, context, caller);
    return { provedUntil: provedUntil(provedAt).toISOString() };
  });
  return routes;
}
