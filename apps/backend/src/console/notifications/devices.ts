/** Browsers that may tell their person, as long as they are signed in there. */
import type { Caller } from '@tablefront/console-wire/access';
import type { Device } from '@tablefront/console-wire/notifications';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pushDevices } from '../../database/schema.ts';
import { newId } from '../../submissions/new-id.ts';
import type { ConsoleServices } from '../console-services.ts';
import { deviceOf } from '../sign-in/device.ts';

/** After the console was last open there. */
const KEPT_DAYS = 30;
/** Of a person; the one that was there longest goes. */
const MOST_DEVICES = 20;

export async function keepDevice(
  { database, now }: ConsoleServices,
  { personId, sessionId }: Caller,
  { endpoint, keys }: Device,
  userAgent: string | undefined,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + KEPT_DAYS * 24 * 60 * 60_000);
  const row = { personId, sessionId, endpoint, ...keys, device: deviceOf(userAgent), expiresAt };
  await database.transaction(async (transaction) => {
    // A browser has one, and who signs in after somebody else takes it over.
    await forgetDeviceOf(transaction, { sessionId });
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

/** That of the caller's session. */
export async function forgetDeviceOf(database: Database, { sessionId }: Pick<Caller, 'sessionId'>): Promise<void> {
  await database.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
}

/** Those that the console was not open on for long. */
export async function forgetDevices(database: Database, now: Date): Promise<void> {
  await database.delete(pushDevices).where(lt(pushDevices.expiresAt, now));
}
