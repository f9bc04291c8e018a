import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { FranchiseQuestion } from '@tablefront/restaurant/site-configuration/site-configuration';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findConfiguration } from '../database/brand-queries.ts';
import type { Database } from '../database/database.ts';
import { brands } from '../database/schema.ts';

/** What the calls need to know of a brand's configuration. */
interface BrandDetails {
  /** As they were imported; the website reads them. */
  campaigns: unknown[];
  franchiseQuestions: FranchiseQuestion[];
}

export type BrandDetailsReader = (brandId: string) => Promise<BrandDetails | undefined>;

const mostKept = 500;
const campaignList = z.union([
  z.array(z.unknown()),
  z.object({ items: z.array(z.unknown()) }).transform(({ items }) => items),
]);
const withCampaigns = z.object({ campaigns: campaignList.optional().catch(undefined) });

/** Reads them once for each version of a configuration: these can have megabytes. */
export function createBrandDetailsReader(database: Database): BrandDetailsReader {
  const kept = new Map<string, { version: string; details: BrandDetails }>();
  return async (brandId) => {
    const [brand] = await database.select({ version: brands.version }).from(brands).where(eq(brands.id, brandId));
    if (!brand) return undefined;
    const known = kept.get(brandId);
    if (known?.version === brand.version) return known.details;

    const configuration = await findConfiguration(database, { id: brandId });
    if (configuration === undefined) return undefined;
    const details = detailsOf(configuration);
    kept.delete(brandId);
    kept.set(brandId, { version: brand.version, details });
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
    return details;
  };
}

function detailsOf(configuration: string): BrandDetails {
  const value: unknown = JSON.parse(configuration);
  const read = readSiteConfiguration(value);
  return {
    campaigns: withCampaigns.safeParse(value).data?.campaigns ?? [],
    franchiseQuestions: read.ok ? read.configuration.brand.franchiseQuestions : [],
  };
}
