/** What is stored of who is told, and what guests get: read by what receives submissions, and by what sends. */
import type { Receipts } from '@tablefront/console-wire/inbox';
import { receiptsSchema } from '@tablefront/console-wire/inbox-requests';
import { and, asc, eq } from 'drizzle-orm';
import { type BrandGeneration, createBrandMemory } from '../../brands/brand-generation.ts';
import type { ConfigurationReader } from '../../brands/read-configuration.ts';
import type { Database } from '../../database/database.ts';
import { brandRestaurants, inboxSettings, notificationRoutes } from '../../database/schema.ts';
import { findNotificationSettings } from '../stored-settings.ts';
import { routesOfSettings, type StoredRoute } from './route.ts';

/** Who hears of what a brand is sent. */
export interface Telling {
  routes: StoredRoute[];
  receipts: Receipts;
}

export async function findTelling(database: Database, brandId: string): Promise<Telling> {
  return { routes: await findRoutes(database, brandId), receipts: await findReceipts(database, brandId) };
}

const MOST_REMEMBERED = 5_000;

/** The same, remembered while no brand changes. */
export function createTellingReader(database: Database) {
  const remember = createBrandMemory<Telling>(MOST_REMEMBERED);
  return (brandId: string, generation: BrandGeneration) =>
    remember(generation, brandId, () => findTelling(database, brandId));
}

/** Those of the console, the oldest first, and before them those of the brand's file. */
export async function findRoutes(database: Database, brandId: string): Promise<StoredRoute[]> {
  const settings = await findNotificationSettings(database, brandId);
  const rows = await database
    .select()
    .from(notificationRoutes)
    .where(eq(notificationRoutes.brandId, brandId))
    .orderBy(asc(notificationRoutes.createdAt), asc(notificationRoutes.id));
  return [...(settings ? routesOfSettings(settings) : []), ...rows.map(routeOfRow)];
}

export type RouteRow = typeof notificationRoutes.$inferSelect;

export function routeOfRow(row: RouteRow): StoredRoute {
  const { id, channel, target, secret, kinds, locations, ratings, timing, digestAt, quietFrom, quietUntil, fileLinks } =
    row;
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  return { id, channel, target, secret, kinds, locations, ratings, timing, digestAt, quiet, fileLinks };
}

async function findReceipts(database: Database, brandId: string): Promise<Receipts> {
  const [stored] = await database
    .select({ receipts: inboxSettings.receipts })
    .from(inboxSettings)
    .where(eq(inboxSettings.brandId, brandId));
  return receiptsSchema.safeParse(stored?.receipts).data ?? {};
}

export interface ZoneServices {
  database: Database;
  readConfiguration: ConfigurationReader;
}

/** The zone of a brand's place or, without one, of the brand; an IANA name. */
export async function zoneOf(
  { database, readConfiguration }: ZoneServices,
  brandId: string,
  restaurantId?: string,
): Promise<string | null> {
  const { timeZone } = brandRestaurants;
  if (restaurantId !== undefined) {
    const [place] = await database
      .select({ timeZone })
      .from(brandRestaurants)
      .where(and(eq(brandRestaurants.brandId, brandId), eq(brandRestaurants.restaurantId, restaurantId)));
    if (place?.timeZone) return place.timeZone;
  }
  const configuration = (await readConfiguration(brandId))?.configuration;
  return configuration?.timeZone ?? configuration?.locations.find((one) => one.timeZone)?.timeZone ?? null;
}
