import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import type { SiteAccess } from '../../site-access.ts';
import { loadCampaigns } from './load-campaigns.ts';

test.each([
  [{ brand_id: 'casa', id: 'r_1' }, ['casa']],
  [{ id: 'r_1' }, []],
  [{ restaurant_id: 'r_1' }, []],
])('the portal is asked for the campaigns of %j as %j', async (raw, expected) => {
  const read = readSiteConfiguration({ name: 'Casa', ...raw });
  if (!read.ok) throw new Error('The configuration cannot be read.');
  const asked: string[] = [];
  const access: Pick<SiteAccess, 'campaigns' | 'influencerPortal' | 'now' | 'warn'> = {
    campaigns: {
      getCampaigns: async (brandId) => {
        asked.push(brandId);
        return { kind: 'found', campaigns: [], warnings: [] };
      },
    },
    now: new Date('2026-11-20T15:00:00Z'),
    warn: expect.fail,
  };
  expect(await (await loadCampaigns(read.configuration, access)).campaigns).toEqual([]);
  expect(asked).toEqual(expected);
});
