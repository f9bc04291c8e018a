/** `POST functions/v1/influencer-portal`: the campaigns of a brand, by its id or host name. */
import * as z from 'zod/mini';
import { wireId, wireObject } from './wire-values.ts';

export const INFLUENCER_PORTAL_PATH = 'functions/v1/influencer-portal';

export const influencerPortalRequest = wireObject({
  action: z.literal('getCampaignsByBrandId', 'The only action is getCampaignsByBrandId'),
  brandId: wireId('brandId must be a text'),
});
