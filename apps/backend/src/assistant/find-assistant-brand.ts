/** Which brand, and which of its locations, a `restaurant_id` stands for, with the brand's configuration as it is now. */
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { brands } from '../database/schema.ts';
import { findBrand } from '../submissions/find-brand.ts';

type FoundAssistantBrand =
  | { kind: 'found'; brandId: string; configuration: SiteConfiguration; locationId?: string }
  | { kind: 'ambiguous' | 'unknown' };

/** @param origin of the page it is asked on; it decides only between brands that share an id */
export type FindAssistantBrand = (
  database: Database,
  restaurantId: string,
  origin?: string,
) => Promise<FoundAssistantBrand>;

/**
 * Makes `findAssistantBrand`, which keeps the read configurations of the brands asked last.
 *
 * @param mostBrands how many are kept
 */
export function createAssistantBrands(mostBrands = 50): FindAssistantBrand {
  const kept = new Map<string, { version: string; configuration: SiteConfiguration }>();

  async function configurationOf(database: Database, brandId: string): Promise<SiteConfiguration | undefined> {
    const [stored] = await database.select({ version: brands.version }).from(brands).where(eq(brands.id, brandId));
    const known = kept.get(brandId);
    // The one asked last is the last to go.
    kept.delete(brandId);
    if (known && known.version === stored?.version) {
      kept.set(brandId, known);
      return known.configuration;
    }
    const [row] = await database
      .select({ text: brands.configuration, version: brands.version })
      .from(brands)
      .where(eq(brands.id, brandId));
    if (!row) return undefined;
    const read = readSiteConfiguration(JSON.parse(row.text));
    if (!read.ok) return undefined;
    kept.set(brandId, { version: row.version, configuration: read.configuration });
    const [oldest] = kept.keys();
    if (kept.size > mostBrands && oldest !== undefined) kept.delete(oldest);
    return read.configuration;
  }

  return async (database, restaurantId, origin) => {
    const found = await findBrand(database, { restaurantId, pages: origin === undefined ? [] : [origin] });
    if (found.kind !== 'found') return { kind: found.kind };
    const { brandId } = found;
    const configuration = await configurationOf(database, brandId);
    if (!configuration) return { kind: 'unknown' };
    const isLocation = configuration.locations.some(
      (location) => location.id === restaurantId || location.restaurantId === restaurantId,
    );
    return { kind: 'found', brandId, configuration, ...(isLocation && { locationId: restaurantId }) };
  };
}
