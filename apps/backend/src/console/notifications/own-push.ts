/** What a person's own devices tell of a brand: for everybody who has a role in it, as far as that goes. */

import type { OwnPush, PushWishes } from '@tablefront/console-wire/notifications';
import { and, eq, gt } from 'drizzle-orm';
import { lockImports } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { notificationRoutes, pushDevices } from '../../database/schema.ts';
import { routeOfRow, zoneOf } from '../../notifications/routes/stored-routes.ts';
import { newId } from '../../submissions/new-id.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { requirePlaces, write } from './save-route.ts';

/** @throws ConsoleRefusal `unknown-location`, also for one that is out of reach */
export async function savePush(services: ConsoleServices, reach: Reach, wishes: PushWishes): Promise<OwnPush> {
  const { brandId, caller, places } = reach;
  const { personId } = caller;
  await requirePlaces(services, brandId, wishes);
  if (wishes.locations?.some((id) => places !== null && !places.includes(id)))
    throw new ConsoleRefusal('unknown-location', 'One of these locations is not yours.');
  await services.database.transaction(async (transaction) => {
    await lockImports(transaction);
    const before = await findOwn(transaction, reach);
    const channel = 'push' as const;
    const whom = { id: before?.id ?? newId(), brandId, personId, channel, target: personId, secret: null };
    await write(transaction, whom, wishes, before);
  });
  return ownPush(services, reach);
}

export function endPush({ database }: ConsoleServices, reach: Reach): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockImports(transaction);
    await transaction.delete(notificationRoutes).where(isOwn(reach));
  });
}

function isOwn({ brandId, caller }: Reach) {
  return and(
    ...[eq(notificationRoutes.brandId, brandId), eq(notificationRoutes.personId, caller.personId)],
    eq(notificationRoutes.channel, 'push'),
  );
}

async function findOwn(database: Database, reach: Reach) {
  const [row] = await database.select().from(notificationRoutes).where(isOwn(reach));
  return row;
}

export async function ownPush(services: ConsoleServices, reach: Reach): Promise<OwnPush> {
  const { database, vapidPublicKey = '', now } = services;
  const row = await findOwn(database, reach);
  const { personId, sessionId } = reach.caller;
  const devices = await database
    .select({ sessionId: pushDevices.sessionId })
    .from(pushDevices)
    .where(and(eq(pushDevices.personId, personId), gt(pushDevices.expiresAt, now())));
  return {
    publicKey: vapidPublicKey,
    wishes: row ? wishesOf(routeOfRow(row)) : null,
    devices: devices.length,
    here: devices.some((device) => device.sessionId === sessionId),
    timeZone: await zoneOf(services, reach.brandId, reach.places?.[0]),
  };
}

function wishesOf({ kinds, locations, ratings, timing, digestAt, quiet }: PushWishes): PushWishes {
  return { kinds, locations, ratings, timing, digestAt, quiet };
}
