/** Every brand that somebody looks after, and which of them needs them: with as many statements for a hundred as for one. */
import { type Caller, grantFor, reachesLocation } from '@tablefront/console-wire/access';
import type { BrandOverview, BrandsOverview, SiteOverview } from '@tablefront/console-wire/overview';
import { changedPlaces } from '@tablefront/restaurant/editing/changed-places';
import { namedRestaurants } from '@tablefront/restaurant/named-restaurants';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { and, asc, desc, gte, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { brandHosts, drafts, submissions, versions } from '../../database/schema.ts';
import { findSubmissions } from '../../submissions/reading/read-submissions.ts';
import type { ConsoleServices } from '../console-services.ts';
import { documentOf } from '../drafts/stored-drafts.ts';
import { entriesOf } from '../inbox/entries.ts';
import { isWithin } from '../inbox/within.ts';
import { averageOf } from '../insights/feedback-insights.ts';
import { shownLogo } from './brand-facts.ts';

const DAY_MS = 24 * 3_600_000;
const FEEDBACK_DAYS = 30;
const SPANS = 5;
const SPAN_MS = (FEEDBACK_DAYS / SPANS) * DAY_MS;
const MOST_LISTED = 3;

type Services = Pick<ConsoleServices, 'database' | 'brands' | 'readConfiguration' | 'now'>;

export async function readOverview(services: Services, caller: Pick<Caller, 'grants'>): Promise<BrandsOverview> {
  const { database, now } = services;
  const reached = (await services.brands.visible(caller)).flatMap((brand) => {
    const grant = grantFor(caller, brand.id);
    return grant ? [{ brand, grant }] : [];
  });
  if (reached.length === 0) return { brands: [], longest: [] };
  const ids = reached.map(({ brand }) => brand.id);
  const isReached = withinAny(reached.map(({ brand, grant }) => ({ brandId: brand.id, places: grant.locations })));
  const read = await services.readConfiguration.all(ids);
  const hosts = Map.groupBy(
    await database.select().from(brandHosts).where(inArray(brandHosts.brandId, ids)).orderBy(asc(brandHosts.host)),
    ({ brandId }) => brandId,
  );
  const waiting = await readWaiting(database, isReached);
  const rated = await readRatings(database, isReached, now());
  const changes = await countChanges(database, ids);
  const last = await lastVersions(database, ids);
  const brands = reached.flatMap(({ brand, grant }): BrandOverview[] => {
    const found = read.get(brand.id);
    // It was removed meanwhile.
    if (!found) return [];
    const { configuration, warnings } = found;
    const places = namedRestaurants(configuration, brand.id).filter(({ restaurantId }) =>
      reachesLocation(grant, restaurantId),
    );
    const open = waiting.get(brand.id);
    const edits = brand.role === 'owner' || brand.role === 'editor';
    const site: SiteOverview = {
      isBare: isBare(configuration),
      changes: edits ? (changes.get(brand.id) ?? 0) : null,
      warnings: edits ? warnings.length : null,
      last: last.get(brand.id) ?? null,
    };
    return [
      {
        ...brand,
        hosts: hosts.get(brand.id)?.map(({ host }) => host) ?? [],
        logo: shownLogo(brand.id, configuration.logo),
        places: places.length,
        town: places.length === 1 ? ((places[0]?.location ?? configuration).address.locality ?? null) : null,
        waiting: { count: open?.count ?? 0, since: open?.since.toISOString() ?? null },
        feedback: feedbackOf(rated.get(brand.id) ?? []),
        site: brand.role === 'inbox' ? null : site,
      },
    ];
  });
  return { brands, longest: await longestWaiting(database, waiting.values()) };
}

type Reached = Parameters<typeof isWithin>[0];

/** The brands that are reached as a whole, and of the others their places. */
function withinAny(reaches: Pick<Reached, 'brandId' | 'places'>[]): SQL | undefined {
  const whole = reaches.filter(({ places }) => places === null).map(({ brandId }) => brandId);
  const limited = reaches.filter(({ places }) => places !== null) as Reached[];
  return or(whole.length > 0 ? inArray(submissions.brandId, whole) : undefined, ...limited.map(isWithin));
}

interface Waiting {
  brandId: string;
  count: number;
  since: Date;
  /** Ids, which are in the order of arrival. */
  longest: string[];
}

async function readWaiting(database: Database, isReached: SQL | undefined): Promise<Map<string, Waiting>> {
  const { brandId, id, receivedAt } = submissions;
  const rows = await database
    .select({
      brandId,
      count: sql<number>`count(*)::int`,
      since: sql`min(${receivedAt})`.mapWith(receivedAt),
      longest: sql<string[]>`(array_agg(${id} order by ${id}))[1:${MOST_LISTED}]::text[]`,
    })
    .from(submissions)
    // So written that the index of those that are open is found to hold them.
    .where(and(isReached, sql`${submissions.state} <> 'done' and not ${submissions.suspectedSpam}`))
    .groupBy(brandId);
  return new Map(rows.map((row) => [row.brandId, row]));
}

async function longestWaiting(database: Database, waiting: Iterable<Waiting>): Promise<BrandsOverview['longest']> {
  const ids = [...waiting].flatMap(({ longest }) => longest).toSorted();
  const found = await findSubmissions(database, ids.slice(0, MOST_LISTED));
  const entries = await entriesOf(database, found, []);
  return entries.map((entry, at) => ({ ...entry, brandId: found[at]?.brandId ?? '' }));
}

interface Rated {
  span: number;
  count: number;
  sum: number;
}

async function readRatings(database: Database, isReached: SQL | undefined, now: Date): Promise<Map<string, Rated[]>> {
  const { brandId, kind, rating, receivedAt, suspectedSpam } = submissions;
  const since = new Date(now.getTime() - FEEDBACK_DAYS * DAY_MS);
  const age = sql`extract(epoch from ${receivedAt} - ${since.toISOString()}::timestamptz) * 1000`;
  const span = sql<number>`least(floor(${age} / ${SPAN_MS}::int), ${SPANS - 1}::int)::int`;
  const rows = await database
    .select({ brandId, span, count: sql<number>`count(*)::int`, sum: sql<number>`sum(${rating})::int` })
    .from(submissions)
    .where(
      and(
        ...[isReached, sql`${kind} = 'restaurant_feedback' and not ${suspectedSpam}`],
        ...[isNotNull(rating), gte(receivedAt, since)],
      ),
    )
    .groupBy(sql`1, 2`);
  return Map.groupBy(rows, (row) => row.brandId);
}

function feedbackOf(rated: Rated[]): BrandOverview['feedback'] {
  const average = (those: Rated[]) =>
    averageOf(
      those.reduce((all, { sum }) => all + sum, 0),
      those.reduce((all, { count }) => all + count, 0),
    );
  const spans = Array.from({ length: SPANS }, (_, at) => average(rated.filter(({ span }) => span === at)));
  return { average: average(rated), spans };
}

/** Of all drafts of a brand, scheduled ones as well. */
async function countChanges(database: Database, ids: string[]): Promise<Map<string, number>> {
  const { brandId, base, document } = drafts;
  const rows = await database
    .select({ brandId, base, document })
    .from(drafts)
    .where(and(inArray(brandId, ids), ne(base, document)));
  const counted = new Map<string, number>();
  for (const row of rows) {
    const changes = changedPlaces(documentOf(row.base), documentOf(row.document)).length;
    counted.set(row.brandId, (counted.get(row.brandId) ?? 0) + changes);
  }
  return counted;
}

async function lastVersions(database: Database, ids: string[]): Promise<Map<string, SiteOverview['last']>> {
  const { brandId, number, title, who: by, madeAt } = versions;
  const rows = await database
    .selectDistinctOn([brandId], { brandId, title, by, madeAt })
    .from(versions)
    .where(inArray(brandId, ids))
    .orderBy(brandId, desc(number));
  return new Map(rows.map((row) => [row.brandId, { title: row.title, by: row.by, at: row.madeAt.toISOString() }]));
}

function isBare({ locations, menu, openingHours }: SiteConfiguration): boolean {
  return locations.length === 0 && menu.length === 0 && openingHours === undefined;
}
