/** `/me/device`: the browser that calls may tell its person, as long as they are signed in there. */
import { deviceRequest } from '@tablefront/console-wire/notification-requests';
import type { Device } from '@tablefront/console-wire/notifications';
import { eq, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../../database/database.ts';
import { pushDevices } from '../../database/schema.ts';
import { newId } from '../../submissions/new-id.ts';
import type { ConsoleServices, SignedInEnvironment } from '../console-services.ts';
import { readBody } from '../read-body.ts';
import { deviceOf } from '../sign-in/device.ts';
import { requireSignedIn } from '../sign-in/require-signed-in.ts';

/** After the console was last open there. */
const KEPT_DAYS = 30;
/** Of a person; the one that was there longest goes. */
const MOST_DEVICES = 20;

export function deviceRoutes(services: ConsoleServices): Hono<SignedInEnvironment> {
  const { database, now } = services;
  const routes = new Hono<SignedInEnvironment>();
  routes.use(requireSignedIn(services));

  routes.put('/', async (context) => {
    const caller = context.get('caller');
    const given = await readBody(context, deviceRequest);
    await keepDevice(database, caller, given, { device: deviceOf(context.req.header('user-agent')), now: now() });
    return context.body(null, 204);
  });
  routes.delete('/', async (context) => {
    await database.delete(pushDevices).where(eq(pushDevices.sessionId, context.get('caller').sessionId));
    return context.body(null, 204);
  });
  return routes;
}

interface Kept {
  device: string;
  now: Date;
}

async function keepDevice(
  database: Database,
  { personId, sessionId }: { personId: string; sessionId: string },
  { endpoint, keys }: Device,
  { device, now }: Kept,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + KEPT_DAYS * 24 * 60 * 60_000);
  const row = { personId, sessionId, endpoint, ...keys, device, expiresAt };
  await database.transaction(async (transaction) => {
    // A browser has one, and who signs in after somebody else takes it over.
    await transaction.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
    await transaction
      .insert(pushDevices)
      .values({ id: newId(), ...row })
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: row });
    const all = await transaction
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.personId, personId))
      .orderBy(pushDevices.expiresAt);
    for (const { id } of all.slice(0, Math.max(0, all.length - MOST_DEVICES)))
      await transaction.delete(pushDevices).where(eq(pushDevices.id, id));
  });
}

/** Those that the console was not open on for long. */
export async function forgetDevices(database: Database, now: Date): Promise<void> {
  await database.delete(pushDevices).where(lt(pushDevices.expiresAt, now));
}
