/** Reads what a backend answers to `get-brand-website` with HTTP 200 to 299: the whole text, megabytes at times. */
import { readableConfiguration } from '@tablefront/restaurant/site-configuration/parse-configuration';
import { readSiteConfiguration, type Warning } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { getBrandWebsiteResponse } from './get-brand-website.ts';
import { writtenCampaigns } from './written-campaigns.ts';

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
