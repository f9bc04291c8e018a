/** Who is signed in: a secret in a cookie, of which the database has the hash. */
import { type Caller, grantOf } from '@tablefront/console-wire/access';
import type { Session } from '@tablefront/console-wire/session';
import { hashOfSecret, newSecret } from '@tablefront/serving/secrets';
import { and, desc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../database/database.ts';
import { consoleSessions, grants, people, pushDevices } from '../../database/schema.ts';
import { newId } from '../../submissions/new-id.ts';
import type { ConsoleServices } from '../console-services.ts';
import { sessionCookie } from './console-origin.ts';
import { deviceOf } from './device.ts';

const MINUTE_MS = 60_000;
const dayMs = 24 * 60 * MINUTE_MS;
/** However much it is used. */
const longestMs = 14 * dayMs;
/** Without a call. */
const idleMs = 2 * dayMs;
/** A visit is written down so often. */
const noteEveryMs = MINUTE_MS;

type Services = Pick<ConsoleServices, 'origin' | 'now'>;

/** Begins a session in place of the one before, and gives the browser its cookie. @returns the session's id */
export async function beginSession(
  database: Database,
  services: Services,
  context: Context,
  personId: string,
): Promise<string> {
  const secret = newSecret();
  const id = newId();
  const now = services.now();
  await endSessionOf(database, services, context);
  await database.insert(consoleSessions).values({
    id,
    hash: hashOfSecret(secret),
    personId,
    device: deviceOf(context.req.header('user-agent')),
    startedAt: now,
    provedAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + longestMs),
  });
  giveCookie(context, services, secret, longestMs);
  return id;
}

/** Who proved again who they are goes on with another secret: the one before counts no more. */
export async function proveSession(
  database: Database,
  services: Services,
  context: Context,
  { sessionId }: Pick<Caller, 'sessionId'>,
): Promise<Date> {
  const secret = newSecret();
  const now = services.now();
  const [proved] = await database
    .update(consoleSessions)
    .set({ hash: hashOfSecret(secret), provedAt: now, seenAt: now })
    .where(eq(consoleSessions.id, sessionId))
    .returning({ expiresAt: consoleSessions.expiresAt });
  if (proved) giveCookie(context, services, secret, proved.expiresAt.getTime() - now.getTime());
  return now;
}

function giveCookie(context: Context, { origin }: Services, secret: string, lastsMs: number): void {
  const { name, secure } = sessionCookie(origin());
  const maxAge = Math.max(0, Math.floor(lastsMs / 1_000));
  setCookie(context, name, secret, { httpOnly: true, secure, sameSite: 'Strict', path: '/', maxAge });
}

function secretOf(context: Context, { origin }: Services): string | undefined {
  const secret = getCookie(context, sessionCookie(origin()).name);
  return secret === undefined || secret === '' || secret.length > 100 ? undefined : secret;
}

/** Ends the session of this call, and takes the cookie back. */
export async function endSessionOf(database: Database, services: Services, context: Context): Promise<void> {
  const secret = secretOf(context, services);
  if (secret === undefined) return;
  const ended = await database
    .delete(consoleSessions)
    .where(eq(consoleSessions.hash, hashOfSecret(secret)))
    .returning({ id: consoleSessions.id });
  await endDevices(database, ended);
  const { name, secure } = sessionCookie(services.origin());
  deleteCookie(context, name, { path: '/', secure });
}

/** Who makes this call; undefined where nobody is signed in, or no more. Once a minute the visit is written down. */
export async function callerOf(database: Database, services: Services, context: Context): Promise<Caller | undefined> {
  const secret = secretOf(context, services);
  if (secret === undefined) return undefined;
  const now = services.now();
  const found = await readCaller(database, eq(consoleSessions.hash, hashOfSecret(secret)), now);
  if (!found) return undefined;
  const { caller, seenAt } = found;
  if (now.getTime() - seenAt.getTime() >= noteEveryMs) {
    await database.update(consoleSessions).set({ seenAt: now }).where(eq(consoleSessions.id, caller.sessionId));
  }
  return caller;
}

/** The same caller as they are now, for what lasts longer than a call; undefined once the session or the person is out. */
export async function stillSignedIn(
  database: Database,
  { sessionId }: Pick<Caller, 'sessionId'>,
  now: Date,
): Promise<Caller | undefined> {
  return (await readCaller(database, eq(consoleSessions.id, sessionId), now))?.caller;
}

async function readCaller(
  database: Database,
  which: ReturnType<typeof eq>,
  now: Date,
): Promise<{ caller: Caller; seenAt: Date } | undefined> {
  const rows = await database
    .select({ session: consoleSessions, name: people.name, email: people.email, grant: grants })
    .from(consoleSessions)
    .innerJoin(people, eq(people.id, consoleSessions.personId))
    .leftJoin(grants, eq(grants.personId, people.id))
    .where(and(which, isNull(people.disabledAt), counts(now)));
  const [first] = rows;
  if (!first) return undefined;
  const { id: sessionId, personId, provedAt, seenAt } = first.session;
  const given = rows.flatMap(({ grant }) => (grant ? [grantOf(grant)] : []));
  const { name, email } = first;
  return { caller: { personId, name, email, grants: given, sessionId, provedAt }, seenAt };
}

/** The condition that a session is not over yet. */
function counts(now: Date) {
  const { expiresAt, seenAt } = consoleSessions;
  return and(gt(expiresAt, now), gt(seenAt, new Date(now.getTime() - idleMs)));
}

/** A person's sessions that count, the one that was used last first. */
export async function sessionsOf(
  database: Database,
  { personId, sessionId }: Pick<Caller, 'personId' | 'sessionId'>,
  now: Date,
): Promise<Session[]> {
  const rows = await database
    .select()
    .from(consoleSessions)
    .where(and(eq(consoleSessions.personId, personId), counts(now)))
    .orderBy(desc(consoleSessions.seenAt), desc(consoleSessions.id));
  return rows.map(({ id, device, startedAt, seenAt, expiresAt }) => ({
    id,
    current: id === sessionId,
    device,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/**
 * Ends sessions of a person: one, all but one, or all.
 * @returns how many there were
 */
export async function endSessions(
  database: Database,
  personId: string,
  which: { only?: string; but?: string } = {},
): Promise<number> {
  const ended = await database
    .delete(consoleSessions)
    .where(
      and(
        eq(consoleSessions.personId, personId),
        which.only === undefined ? undefined : eq(consoleSessions.id, which.only),
        which.but === undefined ? undefined : ne(consoleSessions.id, which.but),
      ),
    )
    .returning({ id: consoleSessions.id });
  await endDevices(database, ended);
  // Also where the session was over by itself before.
  const ofPerson = eq(pushDevices.personId, personId);
  const isAnother = which.but === undefined ? undefined : ne(pushDevices.sessionId, which.but);
  if (which.only === undefined) await database.delete(pushDevices).where(and(ofPerson, isAnother));
  return ended.length;
}

/** A browser that nobody is signed in at any more tells nothing. */
async function endDevices(database: Database, sessions: { id: string }[]): Promise<void> {
  const ids = sessions.map(({ id }) => id);
  if (ids.length > 0) await database.delete(pushDevices).where(inArray(pushDevices.sessionId, ids));
}

export async function forgetSessions(database: Database, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - idleMs);
  await database
    .delete(consoleSessions)
    .where(or(lt(consoleSessions.expiresAt, now), lt(consoleSessions.seenAt, idleSince)));
}
