/** The wire of `POST functions/v1/influencer-portal`: a brand's influencer campaigns. */
import type { Campaign } from '@tablefront/restaurant/campaigns';
import { readCampaigns } from '@tablefront/restaurant/read-campaigns';
import { warningText } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { z } from 'zod';
import { type CallOptions, call } from './call.ts';
import { INFLUENCER_PORTAL_PATH } from './submissions/influencer-portal.ts';

export type CampaignsAnswer =
  | {
      kind: 'found';
      campaigns: Campaign[];
      /** What was malformed and left out, each in a line. */
      warnings: string[];
    }
  | { kind: 'failed'; problem: string };

export type CampaignsClient = ReturnType<typeof createCampaignsClient>;

/** A bare list, or the list in `data`. */
const campaignsResponse = z.union([
  z.array(z.unknown()),
  z.object({ success: z.optional(z.literal(true)), data: z.array(z.unknown()).nullable() }),
]);

const refusal = z.object({ error: z.string() });

const DEFAULT_TIMEOUT_MS = 5_000;
/** Of an answer: our backend sends at most 300 campaigns of 20,000 characters. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Makes a client of one backend, which is waited for 5,000 ms unless told otherwise. */
export function createCampaignsClient(options: CallOptions) {
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  return {
    /** Asks for the campaigns of a brand. Never rejects. */
    async getCampaigns(brandId: string): Promise<CampaignsAnswer> {
      const body = { action: 'getCampaignsByBrandId', brandId };
      try {
        const { response, text } = await call({ ...options, timeoutMs }, INFLUENCER_PORTAL_PATH, body, {
          mostBytes: MOST_BYTES,
        });
        if (text === undefined) return { kind: 'failed', problem: 'the answer is too large' };
        return readAnswer(response.status, text);
      } catch (error) {
        return { kind: 'failed', problem: error instanceof Error ? error.message : 'no answer' };
      }
    },
  };
}

function readAnswer(status: number, text: string): CampaignsAnswer {
  const answer = parseJson(text);
  const response = campaignsResponse.safeParse(answer);
  if (status < 200 || status > 299 || !response.success) {
    const said = refusal.safeParse(answer);
    return { kind: 'failed', problem: said.success ? said.data.error.slice(0, 500) : `HTTP ${status}, no list` };
  }
  const list = Array.isArray(response.data) ? response.data : response.data.data;
  const { campaigns, warnings } = readCampaigns(list);
  return { kind: 'found', campaigns, warnings: warnings.map(warningText) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
