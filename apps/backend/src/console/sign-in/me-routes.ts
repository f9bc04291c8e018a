/** What a person sees and changes of themselves: name, sessions, ways to sign in, and the browser that may tell them. */
import { deviceRequest } from '@tablefront/console-wire/notification-requests';
import {
  changeMeRequest,
  createdPasskeyRequest,
  createdPasswordRequest,
  nothing,
  renamePasskeyRequest,
} from '@tablefront/console-wire/session-requests';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { passkeys, people } from '../../database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { signedInCalls } from '../calls.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { forgetDeviceOf, keepDevice } from '../notifications/devices.ts';
import { lockPeople } from '../people/grants.ts';
import { askForPasskey, askForPassword, type CreatedWay, checkPasskey, checkPassword } from './created-way.ts';
import { limited } from './limited.ts';
import { meOf, requireProved } from './me.ts';
import { callerNow } from './require-signed-in.ts';
import { endSessions, sessionsOf } from './sessions.ts';
import { removePassword, requireWayIn, waysInOf } from './ways-in.ts';

export function meRoutes(services: ConsoleServices) {
  const { database, now } = services;
  const { routes, gives, takes, proved } = signedInCalls(services);
  const record = (transaction: Database, personId: string, what: string, detail = {}) =>
    recordAudit(transaction, { personId, brandId: null, what, detail });

  gives('GET /', ({ caller }) => meOf(services, caller));
  takes('PATCH /', changeMeRequest, async (change, { caller }) => {
    // An e-mail address is what a password goes with.
    if (change.email !== undefined) requireProved(caller, now());
    await database.transaction((transaction) => changeMe(transaction, caller.personId, change));
    return meOf(services, await callerNow(services, caller.sessionId));
  });

  gives('GET /sessions', ({ caller }) => sessionsOf(database, caller, now()));
  proved.gives('DELETE /sessions', ({ caller: { personId, sessionId } }) =>
    database.transaction(async (transaction) => {
      const ended = await endSessions(transaction, personId, { but: sessionId });
      await record(transaction, personId, 'session.ended', { sessions: ended });
    }),
  );
  proved.gives('DELETE /sessions/:id', async ({ caller: { personId }, id }) => {
    const ended = await endSessions(database, personId, { only: id() });
    if (ended === 0) throw new ConsoleRefusal('not-found', 'This session has ended already.');
    await record(database, personId, 'session.ended', { sessions: 1 });
  });

  const ways = (personId: string) => waysInOf(database, personId);
  gives('GET /ways', ({ caller }) => ways(caller.personId));

  proved.takes('POST /passkeys/options', nothing, (_, { caller: { personId, name, email } }) =>
    askForPasskey(services, { purpose: 'passkey', personId, name, email }),
  );
  proved.takes('POST /passkeys', createdPasskeyRequest, async (given, { caller: { personId } }) => {
    const created = await checkPasskey(services, 'passkey', given);
    requireOwn(created, personId);
    await database.transaction(async (transaction) => {
      await created.store(transaction);
      await record(transaction, personId, 'session.passkey-added', { name: given.passkeyName });
    });
    return ways(personId);
  });
  takes('PATCH /passkeys/:id', renamePasskeyRequest, async ({ name }, { caller: { personId }, context }) => {
    const renamed = await database
      .update(passkeys)
      .set({ name })
      .where(isPasskey(context, personId))
      .returning({ id: passkeys.id });
    if (renamed.length === 0) throw noPasskey();
    return ways(personId);
  });
  proved.gives('DELETE /passkeys/:id', async ({ caller: { personId }, context }) => {
    await database.transaction(async (transaction) => {
      const [removed] = await transaction
        .delete(passkeys)
        .where(isPasskey(context, personId))
        .returning({ name: passkeys.name });
      if (!removed) throw noPasskey();
      await requireWayIn(transaction, personId);
      await record(transaction, personId, 'session.passkey-removed', removed);
    });
    return ways(personId);
  });

  proved.takes('POST /password/options', nothing, async (_, { caller: { personId, name, email } }) => {
    if (email === null)
      throw new ConsoleRefusal('not-understood', 'A password needs an e-mail address to be asked for with. Add yours.');
    return askForPassword(services, { purpose: 'password', personId, name, email });
  });
  proved.takes('POST /password', createdPasswordRequest, async (given, { caller: { personId }, context }) => {
    const created = await limited(services, context, () => checkPassword(services, 'password', given));
    requireOwn(created, personId);
    const recoveryCodes = await database.transaction(async (transaction) => {
      await record(transaction, personId, 'session.password-set');
      return created.store(transaction);
    });
    return { ways: await ways(personId), recoveryCodes };
  });
  proved.gives('DELETE /password', async ({ caller: { personId } }) => {
    await database.transaction(async (transaction) => {
      await removePassword(transaction, personId);
      await requireWayIn(transaction, personId);
      await record(transaction, personId, 'session.password-removed');
    });
    return ways(personId);
  });

  takes('PUT /device', deviceRequest, (given, { caller, context }) =>
    keepDevice(services, caller, given, context.req.header('user-agent')),
  );
  gives('DELETE /device', ({ caller }) => forgetDeviceOf(database, caller));
  return routes;
}

function requireOwn({ asked }: CreatedWay, personId: string): void {
  if (asked.personId !== personId) throw new ConsoleRefusal('start-again', 'Please start again.');
}

/** Whether a passkey is the one of the path, and the person's. */
function isPasskey({ req }: Context, personId: string) {
  return and(eq(passkeys.id, req.param('id') ?? ''), eq(passkeys.personId, personId));
}

function noPasskey(): ConsoleRefusal {
  return new ConsoleRefusal('not-found', 'This passkey is gone already.');
}

async function changeMe(
  transaction: Database,
  personId: string,
  { name, email }: z.output<typeof changeMeRequest>,
): Promise<void> {
  if (name === undefined && email === undefined) return;
  await lockPeople(transaction);
  if (typeof email === 'string') {
    const other = and(eq(people.email, email), ne(people.id, personId));
    const [taken] = await transaction.select({ id: people.id }).from(people).where(other);
    if (taken) throw new ConsoleRefusal('email-taken', 'Somebody else has this e-mail address.');
  }
  if (email === null && (await waysInOf(transaction, personId)).password)
    throw new ConsoleRefusal('last-way-in', 'Your password goes with your e-mail address. Remove the password first.');
  await transaction.update(people).set({ name, email }).where(eq(people.id, personId));
  await recordAudit(transaction, { personId, brandId: null, what: 'people.renamed' });
}
