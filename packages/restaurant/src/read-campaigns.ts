import type { Campaign } from './campaigns.ts';
import { most } from './limits.ts';
import type { Entry, Read } from './reading/lenient.ts';
import { list, uniqueIds } from './reading/lenient-lists.ts';
import { collectWarnings, type Warning } from './site-configuration/read-site-configuration.ts';
import { campaign } from './site-configuration/schema/campaign.ts';

/**
 * Reads a list of campaigns from JSON. A malformed one is left out and costs no other; a malformed field costs that field.
 * Never throws for a JSON value.
 */
export function readCampaigns(value: unknown): { campaigns: Campaign[]; warnings: Warning[] } {
  const { warn, warnings } = collectWarnings();
  const entry: Entry = { fields: { campaigns: value }, path: '', warn };
  return { campaigns: list(entry, ['campaigns'], readCampaign, most.campaigns), warnings: warnings() };
}

const readCampaign: Read<Campaign> = (value, path, warn, index) =>
  campaign.read(value, path, warn, index, { currency: '', timeZones: [], giveId: uniqueIds() });
