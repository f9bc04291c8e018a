import { z } from 'zod';

const MOST_CAMPAIGNS = 300;
/** Characters of one as JSON. */
const LONGEST_CAMPAIGN = 20_000;

const campaignList = z.union([
  z.array(z.unknown()),
  z.object({ items: z.array(z.unknown()) }).transform(({ items }) => items),
]);
const withCampaigns = z.object({ campaigns: campaignList.optional().catch(undefined) });

/** The influencer campaigns in a configuration's JSON value as they are written there; those who show them read them. */
export function writtenCampaigns(configuration: unknown): unknown[] {
  const campaigns = withCampaigns.safeParse(configuration).data?.campaigns ?? [];
  return campaigns.slice(0, MOST_CAMPAIGNS).filter(isShort);
}

function isShort(campaign: unknown): boolean {
  try {
    return JSON.stringify(campaign).length <= LONGEST_CAMPAIGN;
  } catch {
    // It is nested too deeply to be written.
    return false;
  }
}
