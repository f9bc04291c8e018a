import { z } from 'zod';

const mostCampaigns = 300;
/** Characters of one as JSON. */
const longestCampaign = 20_000;

const campaignList = z.union([
  z.array(z.unknown()),
  z.object({ items: z.array(z.unknown()) }).transform(({ items }) => items),
]);
const withCampaigns = z.object({ campaigns: campaignList.optional().catch(undefined) });

/** The influencer campaigns in a configuration's JSON value as they are written there; those who show them read them. */
export function writtenCampaigns(configuration: unknown): unknown[] {
  const campaigns = withCampaigns.safeParse(configuration).data?.campaigns ?? [];
  return campaigns.slice(0, mostCampaigns).filter(isShort);
}

function isShort(campaign: unknown): boolean {
  try {
    return JSON.stringify(campaign).length <= longestCampaign;
  } catch {
    // It is nested too deeply to be written.
    return false;
  }
}
