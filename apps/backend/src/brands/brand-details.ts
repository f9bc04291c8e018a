import { offThread } from '@tablefront/off-thread/off-thread';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { brands } from '../database/schema.ts';
import { type BrandFacts, brandFactsOf } from './brand-facts.ts';
import { findConfiguration } from './brand-queries.ts';

export type BrandDetailsReader = (brandId: string) => Promise<BrandFacts | undefined>;

const mostKept = 500;
const readFacts = offThread(import.meta.resolve('./brand-facts.ts'), brandFactsOf);

/** Reads them once for each version of a configuration: these can have megabytes. */
export function createBrandDetailsReader(database: Database): BrandDetailsReader {
  const kept = new Map<string, { version: string; details: BrandFacts }>();
  return async (brandId) => {
    const [brand] = await database.select({ version: brands.version }).from(brands).where(eq(brands.id, brandId));
    if (!brand) return undefined;
    const known = kept.get(brandId);
    if (known?.version === brand.version) return known.details;

    const configuration = await findConfiguration(database, { id: brandId });
    if (configuration === undefined) return undefined;
    const details = await readFacts(configuration);
    kept.delete(brandId);
    kept.set(brandId, { version: brand.version, details });
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
    return details;
  };
}
