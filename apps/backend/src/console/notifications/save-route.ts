/** What owners change of who is told. */

import { randomBytes } from 'node:crypto';
import type { NewRoute, PushWishes, SavedRoute } from '@tablefront/console-wire/notifications';
import { leadsInward } from '@tablefront/serving/outbound/public-addresses';
import { and, eq, ne, sql } from 'drizzle-orm';
import { lockImports } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { notificationRoutes } from '../../database/schema.ts';
import { emailAddress, maskedUrl, readNotificationSettings } from '../../notifications/notification-settings.ts';
import { type RouteRow, routeOfRow } from '../../notifications/routes/stored-routes.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { namesOfPlaces } from '../brands/brand-facts.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { requireProved } from '../sign-in/me.ts';
import { shown } from './read-routes.ts';

const MOST_ROUTES = 200;

/**
 * Makes or changes a route.
 * @throws ConsoleRefusal `not-understood` for an address that is none, `unknown-location`, `confirm`
 */
export async function saveRoute(
  services: ConsoleServices,
  reach: Reach,
  id: string,
  given: NewRoute,
): Promise<SavedRoute> {
  const { database, now } = services;
  const { brandId, caller } = reach;
  requireProved(caller, now());
  const places = await requirePlaces(services, brandId, given);
  return database.transaction(async (transaction) => {
    // What is remembered of brands is renewed: none waits for that with locks that another wants.
    await lockImports(transaction);
    const before = await findRow(transaction, brandId, id);
    if (before && before.channel !== given.channel) throw unusable('A route stays what it is: make another one.');
    if (!before && (await countRoutes(transaction, brandId)) >= MOST_ROUTES) throw unusable('These are too many.');
    const target = given.target ?? before?.target;
    if (target === undefined) throw unusable('Say where it goes.');
    const isWebhook = given.channel === 'webhook';
    const secretMade = isWebhook && (!before || given.newSecret === true) ? newSecret() : null;
    const secret = isWebhook ? (secretMade ?? before?.secret ?? null) : null;
    requireUsable(services, given.channel, target, secret);
    if (isWebhook) await requireOwnUrl(transaction, brandId, id, target);
    const row = await write(
      transaction,
      { id, brandId, channel: given.channel, target, secret, personId: null },
      given,
      before,
    );
    const told = { to: isWebhook ? maskedUrl(target) : target, ...(places && { places }) };
    const what = before ? 'notifications.changed' : 'notifications.added';
    await recordAudit(transaction, { personId: caller.personId, brandId, what, detail: told });
    return {
      route: await shown(transaction, brandId, { id, route: routeOfRow(row), fixed: false }),
      secret: secretMade,
    };
  });
}

/** @throws ConsoleRefusal `not-found`, `confirm` */
export async function deleteRoute(
  { database, now }: ConsoleServices,
  { brandId, caller }: Reach,
  id: string,
): Promise<void> {
  requireProved(caller, now());
  await database.transaction(async (transaction) => {
    await lockImports(transaction);
    const before = await findRow(transaction, brandId, id);
    if (!before) throw noSuchRoute();
    await transaction.delete(notificationRoutes).where(eq(notificationRoutes.id, id));
    const to = before.channel === 'webhook' ? maskedUrl(before.target) : before.target;
    const told = { personId: caller.personId, brandId, what: 'notifications.removed', detail: { to } };
    await recordAudit(transaction, told);
  });
}

type Whom = Pick<RouteRow, 'id' | 'brandId' | 'channel' | 'target' | 'secret' | 'personId'>;

/** Writes what is wished; digests begin anew where they come at another hour, or of more. */
export async function write(
  transaction: Database,
  whom: Whom,
  { kinds, locations, ratings, timing, digestAt, quiet, ...rest }: PushWishes & { fileLinks?: boolean },
  before: RouteRow | undefined,
): Promise<RouteRow> {
  const wishes = {
    ...{ kinds, locations, ratings, timing, digestAt, fileLinks: rest.fileLinks ?? false },
    ...{ quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null },
  };
  const begins = !before || before.timing !== timing || before.digestAt !== digestAt;
  const change = { ...whom, ...wishes, ...(begins && { digestSince: sql`now()` }) };
  const [row] = await transaction
    .insert(notificationRoutes)
    .values(change)
    .onConflictDoUpdate({ target: notificationRoutes.id, set: change })
    .returning();
  if (!row) throw new Error('A route was not stored');
  return row;
}

/** Undefined where there is none; of another brand it is not there. */
async function findRow(database: Database, brandId: string, id: string): Promise<RouteRow | undefined> {
  const [row] = await database.select().from(notificationRoutes).where(eq(notificationRoutes.id, id)).for('update');
  if (row && (row.brandId !== brandId || row.channel === 'push')) throw noSuchRoute();
  return row;
}

/** As `namesOfPlaces`, of the places that are wished. */
export async function requirePlaces(
  { brands }: Pick<ConsoleServices, 'brands'>,
  brandId: string,
  { locations }: Pick<PushWishes, 'locations'>,
): Promise<string[] | undefined> {
  return locations === null ? undefined : namesOfPlaces((await brands.places(brandId)) ?? [], locations);
}

export function noSuchRoute(): ConsoleRefusal {
  return new ConsoleRefusal('not-found', 'This is told to nobody any more.');
}

function unusable(text: string): ConsoleRefusal {
  return new ConsoleRefusal('not-understood', text);
}

/** By the same rules as a file of the command line. */
function requireUsable(
  { allowPrivateWebhooks = false }: ConsoleServices,
  channel: 'email' | 'webhook',
  target: string,
  secret: string | null,
): void {
  if (channel === 'email') {
    if (!emailAddress.safeParse(target).success) throw unusable(`“${target.slice(0, 100)}” is no e-mail address.`);
    return;
  }
  const isInward = URL.canParse(target) && leadsInward(new URL(target));
  if (isInward && !allowPrivateWebhooks)
    throw unusable('A webhook goes out to the internet: this address lies in the network of the server.');
  const read = readNotificationSettings({ webhook: [{ url: target, secret }] }, { allowPrivate: allowPrivateWebhooks });
  if (!read.ok) throw unusable('A webhook’s address begins with https:// and holds no password.');
}

/** One address has one secret: receivers could not tell which it is. */
async function requireOwnUrl(transaction: Database, brandId: string, id: string, url: string): Promise<void> {
  const isOther = and(
    ...[eq(notificationRoutes.brandId, brandId), eq(notificationRoutes.target, url), ne(notificationRoutes.id, id)],
  );
  if ((await transaction.$count(notificationRoutes, isOther)) > 0)
    throw new ConsoleRefusal('conflict', 'This webhook is there already. Change that one.');
}

function countRoutes(transaction: Database, brandId: string): Promise<number> {
  return transaction.$count(notificationRoutes, eq(notificationRoutes.brandId, brandId));
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
