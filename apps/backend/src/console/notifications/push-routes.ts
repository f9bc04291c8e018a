/** What a person's own devices tell of a brand: for everybody who has a role in it, as far as that goes. */

import { wishesRequest } from '@tablefront/console-wire/notification-requests';
import type { OwnPush } from '@tablefront/console-wire/notifications';
import { nothing } from '@tablefront/console-wire/session-requests';
import { and, eq, gt } from 'drizzle-orm';
import type { Hono } from 'hono';
import { lockImports } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { notificationRoutes, pushDevices } from '../../database/schema.ts';
import { routeOfRow, zoneOf } from '../../notifications/routes/stored-routes.ts';
import { newId } from '../../submissions/new-id.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { InboxServices } from '../inbox/inbox-services.ts';
import type { Reach, ReachEnvironment } from '../reach.ts';
import { reachCalls } from '../reach-calls.ts';
import { requirePlaces, write } from './save-route.ts';
import { createTester } from './test-route.ts';

export function pushRoutes(services: InboxServices): Hono<ReachEnvironment> {
  const { database } = services;
  const { routes, gives, takes } = reachCalls();
  const test = createTester(services);

  gives('GET /', ({ reach }) => ownPush(services, reach));
  takes('PUT /', wishesRequest, async (wishes, { reach }) => {
    const { brandId, caller, places } = reach;
    await requirePlaces(services, brandId, wishes);
    if (wishes.locations?.some((id) => places !== null && !places.includes(id)))
      throw new ConsoleRefusal('unknown-location', 'One of these locations is not yours.');
    await database.transaction(async (transaction) => {
      await lockImports(transaction);
      const before = await findOwn(transaction, reach);
      const { personId } = caller;
      const whom = {
        id: before?.id ?? newId(),
        brandId,
        personId,
        channel: 'push' as const,
        target: personId,
        secret: null,
      };
      await write(transaction, whom, wishes, before);
    });
    return ownPush(services, reach);
  });
  gives('DELETE /', ({ reach: { brandId, caller } }) =>
    database.transaction(async (transaction) => {
      await lockImports(transaction);
      await transaction.delete(notificationRoutes).where(isOwn(brandId, caller.personId));
    }),
  );
  takes('POST /test', nothing, (_, { reach }) =>
    test(reach, { channel: 'push', target: reach.caller.personId, secret: null }),
  );
  return routes;
}

function isOwn(brandId: string, personId: string) {
  return and(
    ...[eq(notificationRoutes.brandId, brandId), eq(notificationRoutes.personId, personId)],
    eq(notificationRoutes.channel, 'push'),
  );
}

async function findOwn(database: Database, { brandId, caller }: Reach) {
  const [row] = await database.select().from(notificationRoutes).where(isOwn(brandId, caller.personId));
  return row;
}

async function ownPush(services: InboxServices, reach: Reach): Promise<OwnPush> {
  const { database, vapidPublicKey = '', now } = services;
  const row = await findOwn(database, reach);
  const { personId, sessionId } = reach.caller;
  const devices = await database
    .select({ sessionId: pushDevices.sessionId })
    .from(pushDevices)
    .where(and(eq(pushDevices.personId, personId), gt(pushDevices.expiresAt, now())));
  const { kinds, locations, ratings, timing, digestAt, quiet } = row ? routeOfRow(row) : {};
  return {
    publicKey: vapidPublicKey,
    wishes:
      row && timing !== undefined && digestAt !== undefined
        ? {
            kinds: kinds ?? null,
            locations: locations ?? null,
            ratings: ratings ?? null,
            timing,
            digestAt,
            quiet: quiet ?? null,
          }
        : null,
    devices: devices.length,
    here: devices.some((device) => device.sessionId === sessionId),
    timeZone: await zoneOf(services, reach.brandId, reach.places?.[0]),
  };
}
