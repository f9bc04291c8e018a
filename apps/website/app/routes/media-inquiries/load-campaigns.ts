import { orAfter } from '@tablefront/off-thread/or-after';
import { offersToday } from '@tablefront/restaurant/current-offers';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { SiteAccess } from '../../site-access.ts';
import { type CampaignCard, campaignCardsOf } from './campaign-cards.ts';

/** The page waits this long for the campaigns; later ones are sent after it. */
const IN_TIME_MS = 150;

type CampaignAccess = Pick<SiteAccess, 'campaigns' | 'influencerPortal' | 'now' | 'warn'>;

/**
 * The brand's campaigns: the list where it comes soon, else a promise of it. A portal that fails is only logged, and the
 * list stays empty; a brand without `brand_id` has none. In an object, as a promise of a promise would be waited for.
 */
export async function loadCampaigns(
  configuration: SiteConfiguration,
  access: CampaignAccess,
): Promise<{ campaigns: CampaignCard[] | Promise<CampaignCard[]> }> {
  const loading = campaignsOf(configuration, access);
  return { campaigns: (await orAfter(loading, IN_TIME_MS, undefined)) ?? loading };
}

async function campaignsOf(configuration: SiteConfiguration, access: CampaignAccess): Promise<CampaignCard[]> {
  const { campaigns, influencerPortal, now, warn } = access;
  const { brandId } = configuration;
  if (brandId === undefined) return [];
  const answer = await campaigns.getCampaigns(brandId);
  if (answer.kind === 'failed') {
    warn(`The campaigns of ${brandId} could not be loaded: ${answer.problem}`);
    return [];
  }
  for (const warning of answer.warnings) warn(`A campaign of ${brandId} is malformed: ${warning}`);
  return campaignCardsOf(answer.campaigns, {
    today: offersToday(configuration, now),
    language: configuration.language,
    portal: configuration.influencerPortal ?? influencerPortal,
  });
}
