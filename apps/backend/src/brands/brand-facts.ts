import { parseConfiguration } from '@tablefront/restaurant/site-configuration/parse-configuration';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { z } from 'zod';
import { type FormTerms, formTermsOf } from './form-terms.ts';

/** What the calls need to know of a brand's configuration: small, whatever its size. */
export interface BrandFacts {
  /** As they were imported; the website reads them. */
  campaigns: unknown[];
  formTerms: FormTerms;
}

const MOST_CAMPAIGNS = 300;
/** Characters of one as JSON. */
const LONGEST_CAMPAIGN = 20_000;

const campaignList = z.union([
  z.array(z.unknown()),
  z.object({ items: z.array(z.unknown()) }).transform(({ items }) => items),
]);
const withCampaigns = z.object({ campaigns: campaignList.optional().catch(undefined) });

/** Of a configuration's text. Throws for one that the database would not have. */
export function brandFactsOf(text: string): BrandFacts {
  const value = parseConfiguration(text);
  const read = readSiteConfiguration(value);
  if (!read.ok) throw new Error(read.error);
  const campaigns = withCampaigns.safeParse(value).data?.campaigns ?? [];
  return {
    campaigns: campaigns.slice(0, MOST_CAMPAIGNS).filter(isShort),
    formTerms: formTermsOf(read.configuration),
  };
}

function isShort(campaign: unknown): boolean {
  try {
    return JSON.stringify(campaign).length <= LONGEST_CAMPAIGN;
  } catch {
    // It is nested too deeply to be written.
    return false;
  }
}

/** A configuration's text as the site reads it; undefined where it is none. */
export function configurationOf(text: string): SiteConfiguration | undefined {
  const read = readSiteConfiguration(parseConfiguration(text));
  return read.ok ? read.configuration : undefined;
}

/** See `restaurant-ids.ts`. */
export function restaurantIdsIn(text: string): string[] {
  let configuration: SiteConfiguration | undefined;
  try {
    configuration = configurationOf(text);
  } catch {
    // It is no JSON.
  }
  if (!configuration) return [];

  const { id, brandId, restaurantId, locations, jobs } = configuration;
  const ids = [
    ...[id, brandId, restaurantId],
    ...locations.flatMap((location) => [location.id, location.restaurantId]),
    ...jobs.map((job) => job.restaurantId),
  ];
  // Longer ones would not fit into an index, and no call accepts them.
  const given = ids.filter((each) => each !== undefined);
  return [...new Set(given)].filter((each) => each.length <= 200 && isStorable(each));
}

/** The database refuses U+0000 and half characters. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}
