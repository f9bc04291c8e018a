/** What a person sees and changes of themselves: name, sessions, ways to sign in. */
import {
  changeMeRequest,
  createdPasskeyRequest,
  createdPasswordRequest,
  nothing,
  renamePasskeyRequest,
} from '@tablefront/console-wire/session-requests';
import { and, eq, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { passkeys, people } from '../../database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices, SignedInEnvironment } from '../console-services.ts';
import { lockPeople } from '../people/grants.ts';
import { readBody } from '../read-body.ts';
import { askForPasskey, askForPassword, checkPasskey, checkPassword } from './created-way.ts';
import { limited } from './limited.ts';
import { meOf } from './me.ts';
import { callerNow, provedCaller, requireSignedIn } from './require-signed-in.ts';
import { endSessions, sessionsOf } from './sessions.ts';
import { removePassword, requireWayIn, waysInOf } from './ways-in.ts';

export function meRoutes(services: ConsoleServices): Hono<SignedInEnvironment> {
  const { database, now } = services;
  const routes = new Hono<SignedInEnvironment>();
  routes.use(requireSignedIn(services));
  const record = (transaction: Database, personId: string, what: string, detail = {}) =>
    recordAudit(transaction, { personId, brandId: null, what, detail });

  routes.get('/', async (context) => context.json(await meOf(services, context.get('caller'))));

  routes.patch('/', async (context) => {
    const change = await readBody(context, changeMeRequest);
    // An e-mail address is what a password goes with.
    const { personId, sessionId } =
      change.email === undefined ? context.get('caller') : provedCaller(services, context);
    await database.transaction((transaction) => changeMe(transaction, personId, change));
    return context.json(await meOf(services, await callerNow(services, sessionId)));
  });

  routes.get('/sessions', async (context) => context.json(await sessionsOf(database, context.get('caller'), now())));
  routes.delete('/sessions', async (context) => {
    const { personId, sessionId } = provedCaller(services, context);
    await database.transaction(async (transaction) => {
      const ended = await endSessions(transaction, personId, { but: sessionId });
      await record(transaction, personId, 'session.ended', { sessions: ended });
    });
    return context.body(null, 204);
  });
  routes.delete('/sessions/:id', async (context) => {
    const { personId } = provedCaller(services, context);
    const only = z.uuid().safeParse(context.req.param('id')).data;
    const ended = only === undefined ? 0 : await endSessions(database, personId, { only });
    if (ended === 0) throw new ConsoleRefusal('not-found', 'This session has ended already.');
    await record(database, personId, 'session.ended', { sessions: 1 });
    return context.body(null, 204);
  });

  const ways = (personId: string) => waysInOf(database, personId);
  routes.get('/ways', async (context) => context.json(await ways(context.get('caller').personId)));

  routes.post('/passkeys/options', async (context) => {
    await readBody(context, nothing);
    const { personId, name, email } = provedCaller(services, context);
    return context.json(await askForPasskey(services, { purpose: 'passkey', personId, name, email }));
  });
  routes.post('/passkeys', async (context) => {
    const { personId } = provedCaller(services, context);
    const given = await readBody(context, createdPasskeyRequest);
    const created = await checkPasskey(services, 'passkey', given);
    if (created.asked.personId !== personId) throw new ConsoleRefusal('start-again', 'Please start again.');
    await database.transaction(async (transaction) => {
      await created.store(transaction);
      await record(transaction, personId, 'session.passkey-added', { name: given.passkeyName });
    });
    return context.json(await ways(personId));
  });
  routes.patch('/passkeys/:id', async (context) => {
    const { personId } = context.get('caller');
    const { name } = await readBody(context, renamePasskeyRequest);
    const renamed = await database
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, context.req.param('id')), eq(passkeys.personId, personId)))
      .returning({ id: passkeys.id });
    if (renamed.length === 0) throw noPasskey();
    return context.json(await ways(personId));
  });
  routes.delete('/passkeys/:id', async (context) => {
    const { personId } = provedCaller(services, context);
    await database.transaction(async (transaction) => {
      const [removed] = await transaction
        .delete(passkeys)
        .where(and(eq(passkeys.id, context.req.param('id')), eq(passkeys.personId, personId)))
        .returning({ name: passkeys.name });
      if (!removed) throw noPasskey();
      await requireWayIn(transaction, personId);
      await record(transaction, personId, 'session.passkey-removed', removed);
    });
    return context.json(await ways(personId));
  });

  routes.post('/password/options', async (context) => {
    await readBody(context, nothing);
    const { personId, name, email } = provedCaller(services, context);
    if (email === null)
      throw new ConsoleRefusal('not-understood', 'A password needs an e-mail address to be asked for with. Add yours.');
    return context.json(await askForPassword(services, { purpose: 'password', personId, name, email }));
  });
  routes.post('/password', async (context) => {
    const { personId } = provedCaller(services, context);
    const given = await readBody(context, createdPasswordRequest);
    const created = await limited(services, context, () => checkPassword(services, 'password', given));
    if (created.asked.personId !== personId) throw new ConsoleRefusal('start-again', 'Please start again.');
    const recoveryCodes = await database.transaction(async (transaction) => {
      await record(transaction, personId, 'session.password-set');
      return created.store(transaction);
    });
    return context.json({ ways: await ways(personId), recoveryCodes });
  });
  routes.delete('/password', async (context) => {
    const { personId } = provedCaller(services, context);
    await database.transaction(async (transaction) => {
      await removePassword(transaction, personId);
      await requireWayIn(transaction, personId);
      await record(transaction, personId, 'session.password-removed');
    });
    return context.json(await ways(personId));
  });
  return routes;
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
