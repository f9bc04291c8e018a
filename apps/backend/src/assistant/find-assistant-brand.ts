/** Which brand, and which of its locations, a `restaurant_id` stands for. */
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { eq, sql } from 'drizzle-orm';
import { normalizeBrandId } from '../brands/brand-id.ts';
import { normalizeHostName } from '../brands/host-name.ts';
import type { Database } from '../database/database.ts';
import { brandHosts, brands } from '../database/schema.ts';

export type FoundBrand =
  | { kind: 'found'; brandId: string; configuration: SiteConfiguration; locationId?: string }
  | { kind: 'ambiguous' }
  | { kind: 'unknown' };

interface ReadBrand {
  version: string;
  configuration: SiteConfiguration;
  /** `restaurant_id` and `id` of the brand and its locations, as configured. */
  ids: Set<string>;
}

export type FindAssistantBrand = (database: Database, restaurantId: string, originHost?: string) => Promise<FoundBrand>;

/**
 * Makes `findAssistantBrand`, which keeps the read configurations of the brands asked last.
 *
 * @param mostBrands how many are kept
 */
export function createAssistantBrands(mostBrands = 50): FindAssistantBrand {
  const kept = new Map<string, ReadBrand>();
  /** Small: which ids each brand's version has. */
  const idsOf = new Map<string, { version: string; ids: Set<string> }>();

  async function read(database: Database, brandId: string, version: string): Promise<ReadBrand | undefined> {
    const known = kept.get(brandId);
    if (known?.version === version) {
      // The one asked last is the last to go.
      kept.delete(brandId);
      kept.set(brandId, known);
      return known;
    }
    const [row] = await database
      .select({ configuration: brands.configuration, version: brands.version })
      .from(brands)
      .where(eq(brands.id, brandId));
    const parsed = row && readSiteConfiguration(JSON.parse(row.configuration));
    if (!row || !parsed?.ok) return undefined;
    const { configuration } = parsed;
    const made = { version: row.version, configuration, ids: configuredIds(configuration) };
    kept.delete(brandId);
    kept.set(brandId, made);
    const [oldest] = kept.keys();
    if (kept.size > mostBrands && oldest !== undefined) kept.delete(oldest);
    idsOf.set(brandId, { version: row.version, ids: made.ids });
    return made;
  }

  async function found(database: Database, brandId: string, version: string, wanted: string): Promise<FoundBrand> {
    const brand = await read(database, brandId, version);
    if (!brand) return { kind: 'unknown' };
    const isLocation = brand.configuration.locations.some(
      ({ id, restaurantId }) => id === wanted || restaurantId === wanted,
    );
    return {
      kind: 'found',
      brandId,
      configuration: brand.configuration,
      ...(isLocation && { locationId: wanted }),
    };
  }

  return async (database, restaurantId, originHost) => {
    const wanted = restaurantId.trim();
    const direct = await brandOf(database, normalizeBrandId(wanted), normalizeHostName(wanted));
    if (direct) return found(database, direct.id, direct.version, wanted);

    // A location's id. The brand whose site it is asked on comes first: ids of brands may be alike.
    const origin =
      originHost === undefined ? undefined : await brandOf(database, undefined, normalizeHostName(originHost));
    if (origin && (await read(database, origin.id, origin.version))?.ids.has(wanted)) {
      return found(database, origin.id, origin.version, wanted);
    }
    const holders: { id: string; version: string }[] = [];
    for (const { id, version } of await database.select({ id: brands.id, version: brands.version }).from(brands)) {
      const known = idsOf.get(id);
      const ids = known?.version === version ? known.ids : (await read(database, id, version))?.ids;
      if (ids?.has(wanted)) holders.push({ id, version });
    }
    const [only] = holders;
    if (!only) return { kind: 'unknown' };
    return holders.length === 1 ? found(database, only.id, only.version, wanted) : { kind: 'ambiguous' };
  };
}

/** By id or, failing that, by host. */
async function brandOf(
  database: Database,
  id: string | undefined,
  host: string | undefined,
): Promise<{ id: string; version: string } | undefined> {
  const byId = database
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.id, id ?? ''));
  const byHost = database
    .select({ id: brandHosts.brandId })
    .from(brandHosts)
    .where(eq(brandHosts.host, host ?? ''));
  const [brand] = await database
    .select({ id: brands.id, version: brands.version })
    .from(brands)
    .where(eq(brands.id, sql`coalesce((${byId}), (${byHost}))`));
  return brand;
}

function configuredIds(configuration: SiteConfiguration): Set<string> {
  const { id, restaurantId, brandId, locations } = configuration;
  const ids = [id, restaurantId, brandId, ...locations.flatMap((location) => [location.id, location.restaurantId])];
  return new Set(ids.filter((text) => text !== undefined));
}
