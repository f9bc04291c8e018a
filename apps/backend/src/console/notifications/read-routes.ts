/** Routes as the console shows them. */
import { createHash } from 'node:crypto';
import type { Route } from '@tablefront/console-wire/notifications';
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { notificationJobs, notificationRoutes, people } from '../../database/schema.ts';
import { maskedUrl } from '../../notifications/notification-settings.ts';
import { routesOfSettings, type StoredRoute } from '../../notifications/routes/route.ts';
import { routeOfRow } from '../../notifications/routes/stored-routes.ts';
import { findNotificationSettings } from '../../notifications/stored-settings.ts';

export interface NamedRoute {
  id: string;
  route: StoredRoute;
  fixed: boolean;
}

/** Those of the brand's file and of the console but the persons' own; the file's have an id that lasts as long as they do. */
export async function findNamedRoutes(database: Database, brandId: string): Promise<NamedRoute[]> {
  const settings = await findNotificationSettings(database, brandId);
  const ofFile = settings ? routesOfSettings(settings) : [];
  const rows = await database
    .select()
    .from(notificationRoutes)
    .where(and(eq(notificationRoutes.brandId, brandId), ne(notificationRoutes.channel, 'push')))
    .orderBy(asc(notificationRoutes.createdAt), asc(notificationRoutes.id));
  return [
    ...ofFile.map((route) => ({ id: idOfFile(route), route, fixed: true })),
    ...rows.map((row) => ({ id: row.id, route: routeOfRow(row), fixed: false })),
  ];
}

/** In the form of a UUID, as all ids are. */
function idOfFile({ channel, target, kinds }: StoredRoute): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([channel, target, kinds]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** How the persons of a brand are told, for who may see who they are. */
export async function findPushRoutes(database: Database, brandId: string): Promise<(NamedRoute & { name: string })[]> {
  const rows = await database
    .select({ row: notificationRoutes, name: people.name })
    .from(notificationRoutes)
    .innerJoin(people, eq(people.id, notificationRoutes.personId))
    .where(and(eq(notificationRoutes.brandId, brandId), eq(notificationRoutes.channel, 'push')))
    .orderBy(asc(people.name), asc(people.id));
  return rows.map(({ row, name }) => ({ id: row.id, route: routeOfRow(row), fixed: false, name }));
}

export async function shown(
  database: Database,
  brandId: string,
  { id, route, fixed }: NamedRoute,
  name?: string,
): Promise<Route> {
  const { channel, target, kinds, locations, ratings, timing, digestAt, quiet, fileLinks } = route;
  const said = channel === 'webhook' && URL.canParse(target) ? maskedUrl(target) : (name ?? target);
  const wishes = { kinds, locations, ratings, timing, digestAt, quiet, fileLinks };
  return { id, channel, target: said, ...wishes, fixed, last: await lastOf(database, brandId, { id, route, fixed }) };
}

/** How the last message of the brand to there went. */
async function lastOf(database: Database, brandId: string, { id, route, fixed }: NamedRoute): Promise<Route['last']> {
  const { channel, target } = route;
  const ofBrand = sql`exists (
    select from submissions where submissions.id = ${notificationJobs.submissionId} and submissions.brand_id = ${brandId}
  )`;
  const single = and(eq(notificationJobs.channel, channel), eq(notificationJobs.target, target), ofBrand);
  const rows = await database
    .select()
    .from(notificationJobs)
    .where(
      and(
        fixed ? single : or(single, eq(notificationJobs.routeId, id)),
        or(inArray(notificationJobs.state, ['sent', 'failed']), sql`${notificationJobs.lastError} is not null`),
      ),
    )
    .orderBy(sql`${notificationJobs.settledAt} desc nulls first`, desc(notificationJobs.id))
    .limit(1);
  const [last] = rows;
  if (!last) return null;
  const { state, settledAt, lastError: error, attempts } = last;
  return { state: state === 'waiting' ? 'trying' : state, at: settledAt?.toISOString() ?? null, error, attempts };
}
