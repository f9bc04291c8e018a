import type { Campaign } from './campaigns.ts';
import { most } from './limits.ts';
import { type Entry, field, present, record } from './site-configuration/lenient.ts';
import { list, names } from './site-configuration/lenient-lists.ts';
import { description, numberWithin, required, text, webLink } from './site-configuration/lenient-values.ts';
import { collectWarnings, type Warning } from './site-configuration/read-site-configuration.ts';

/**
 * Reads a list of campaigns from JSON. A malformed one is left out and costs no other; a malformed field costs that field.
 * Never throws for a JSON value.
 */
export function readCampaigns(value: unknown): { campaigns: Campaign[]; warnings: Warning[] } {
  const { warn, warnings } = collectWarnings();
  const entry: Entry = { fields: { campaigns: value }, path: '', warn };
  return { campaigns: list(entry, ['campaigns'], readCampaign, most.campaigns), warnings: warnings() };
}

const readCampaign = record((entry): Campaign | undefined => {
  const id = required(entry, 'id', 'id', 'campaign_id');
  const title = required(entry, 'title', 'title', 'name');
  if (id === undefined || title === undefined) return undefined;
  return {
    id,
    title,
    restaurant: field(entry, ['restaurant'], readRestaurant) ?? {},
    ...present({
      subtitle: description(entry, 'subtitle', 'description'),
      bannerImage: webLink(entry, 'banner_image', 'bannerImage'),
      expiry: text(entry, 'expiry', 'expires_at'),
      numNeeded: field(entry, ['num_needed', 'numNeeded'], numberWithin(0, 1e9)),
      minFollowers: field(entry, ['min_followers', 'minFollowers'], numberWithin(0, 1e12)),
      city: text(entry, 'city'),
    }),
  };
});

const readRestaurant = record((entry) => {
  const cuisine = names(entry, 'cuisine');
  return present({
    name: text(entry, 'name'),
    cuisine: cuisine.length > 0 ? cuisine.join(', ') : undefined,
    state: text(entry, 'state'),
    address: text(entry, 'address'),
  });
});
