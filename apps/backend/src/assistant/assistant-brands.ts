/** Brands' configurations as they are now, for questions about them. */
import { offThread } from '@tablefront/off-thread/off-thread';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { configurationOf } from '../brands/brand-facts.ts';
import { findConfiguration } from '../brands/brand-queries.ts';
import type { Database } from '../database/database.ts';
import { brands } from '../database/schema.ts';

const readConfiguration = offThread(import.meta.resolve('../brands/brand-facts.ts'), configurationOf);

/** The configuration of a brand; undefined where it was deleted, or cannot be read. */
export type ReadAssistantBrand = (brandId: string) => Promise<SiteConfiguration | undefined>;

/**
 * Makes `ReadAssistantBrand`. Each version is read once, however many ask at the same time.
 *
 * @param mostBrands how many are kept, of the brands asked last
 */
export function createAssistantBrands(database: Database, mostBrands = 50): ReadAssistantBrand {
  const kept = new LRUCache<string, { version: string; configuration: SiteConfiguration }, string>({
    max: mostBrands,
    // More brands at once than are kept: each question gets its answer all the same.
    ignoreFetchAbort: true,
    async fetchMethod(brandId, _stale, { context: version }) {
      const text = await findConfiguration(database, { id: brandId });
      const configuration = text === undefined ? undefined : await readConfiguration(text);
      return configuration && { version, configuration };
    },
  });
  return async (brandId) => {
    const [stored] = await database.select({ version: brands.version }).from(brands).where(eq(brands.id, brandId));
    if (!stored) return undefined;
    const { version } = stored;
    // What was read is of this version or of a later one, which the next question finds out.
    const known = await kept.fetch(brandId, {
      context: version,
      forceRefresh: kept.peek(brandId)?.version !== version,
    });
    return known?.configuration;
  };
}

/** `id` or `restaurant_id` of the location that a question's `restaurant_id` stands for; undefined where it is the brand's. */
export function locationAsked({ locations }: SiteConfiguration, restaurantId: string): string | undefined {
  const isLocation = locations.some(({ id, restaurantId: own }) => id === restaurantId || own === restaurantId);
  return isLocation ? restaurantId : undefined;
}
