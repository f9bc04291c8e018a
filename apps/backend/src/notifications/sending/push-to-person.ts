/** A person's devices, and how far the person sees. */
import { grantFor, grantOf, reachesLocation } from '@tablefront/console-wire/access';
import type { PushMessage } from '@tablefront/console-wire/notifications';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { grants, people, pushDevices } from '../../database/schema.ts';
import { DeviceGone, type Senders } from './senders.ts';

/** Whether a place is within a person's reach; `places` are all of them, null for every one. */
export interface PersonsReach {
  (location: string | null): boolean;
  places: string[] | null;
}

/** As it is now; undefined where the person has no role in the brand, or is kept out. */
export async function reachOfPerson(
  database: Database,
  personId: string,
  brandId: string,
): Promise<PersonsReach | undefined> {
  const rows = await database
    .select({ grant: grants })
    .from(grants)
    .innerJoin(people, eq(people.id, grants.personId))
    .where(and(eq(grants.personId, personId), isNull(people.disabledAt)));
  const grant = grantFor({ grants: rows.map((row) => grantOf(row.grant)) }, brandId);
  if (!grant) return undefined;
  return Object.assign((location: string | null) => reachesLocation(grant, location), { places: grant.locations });
}

/**
 * Shows a message on each of the person's devices; those that let go of it are forgotten.
 * @returns whether there was one that took it
 * @throws what kept every device from taking it
 */
export async function pushToPerson(
  database: Database,
  { push }: Pick<Senders, 'push'>,
  personId: string,
  message: PushMessage,
  now: Date,
): Promise<boolean> {
  if (!push) return false;
  const devices = await database
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.personId, personId), gt(pushDevices.expiresAt, now)));
  let reason: unknown;
  let taken = 0;
  for (const { id, ...device } of devices) {
    try {
      await push(device, message);
      taken += 1;
    } catch (error) {
      if (error instanceof DeviceGone) await database.delete(pushDevices).where(eq(pushDevices.id, id));
      else reason = error;
    }
  }
  if (taken === 0 && reason !== undefined) throw reason;
  return taken > 0;
}
