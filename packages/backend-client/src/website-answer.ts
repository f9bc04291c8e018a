/** Reads what a backend answers to `get-brand-website` with HTTP 200 to 299: the whole text, megabytes at times. */
import { readableConfiguration } from '@tablefront/restaurant/site-configuration/parse-configuration';
import { readSiteConfiguration, type Warning } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { z } from 'zod';
import { getBrandWebsiteResponse } from './get-brand-website.ts';

export type WebsiteAnswer =
  | {
      kind: 'read';
      configuration: SiteConfiguration;
      warnings: Warning[];
      /** As they are written; see `readCampaigns`. */
      campaigns: unknown[];
    }
  /** The backend says no, by whatever it gives as the reason. */
  | { kind: 'refused'; error: unknown }
  /** What it answers for a configuration is none. */
  | { kind: 'no-configuration' }
  | { kind: 'unusable' };

export function readWebsiteAnswer(text: string): WebsiteAnswer {
  const answer = getBrandWebsiteResponse.safeParse(readableConfiguration(text));
  if (!answer.success) return { kind: 'unusable' };
  const { success, data, error } = answer.data;
  if (!success) return { kind: 'refused', error };
  const reading = readSiteConfiguration(data);
  if (!reading.ok) return { kind: 'no-configuration' };
  const { configuration, warnings } = reading;
  return { kind: 'read', configuration, warnings, campaigns: writtenCampaigns(data) };
}

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
