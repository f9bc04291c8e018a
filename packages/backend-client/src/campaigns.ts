/** The wire of `POST functions/v1/influencer-portal`: a brand's influencer campaigns. */
import type { Campaign } from '@tablefront/restaurant/campaigns';
import { readCampaigns } from '@tablefront/restaurant/read-campaigns';
import { warningText } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { z } from 'zod';
import { readText } from './read-text.ts';
import { influencerPortalPath } from './submissions/influencer-portal.ts';

export interface CampaignsClientOptions {
  /** Where the backend is, e.g. `https://backend.example`; `functions/v1/…` is added to it. */
  url: string;
  /** The public anonymous key. */
  anonKey: string;
  /** How requests are made; the global `fetch` unless the backend is mounted in this process. */
  fetch?: (request: Request) => Promise<Response>;
  /** After this long without a whole answer it counts as failed; 5,000 ms unless set. */
  timeoutMs?: number;
}

export type CampaignsAnswer =
  | {
      kind: 'found';
      campaigns: Campaign[];
      /** What was malformed and left out, each in a line. */
      warnings: string[];
    }
  | { kind: 'failed'; problem: string };

export interface CampaignsClient {
  /** Asks for the campaigns of a brand. Never rejects. */
  getCampaigns(brandId: string): Promise<CampaignsAnswer>;
}

/** A bare list, or the list in `data`. */
const campaignsResponse = z.union([
  z.array(z.unknown()),
  z.object({ success: z.optional(z.literal(true)), data: z.array(z.unknown()).nullable() }),
]);

const refusal = z.object({ error: z.string() });

const defaultTimeoutMs = 5_000;
/** Of an answer: our backend sends at most 300 campaigns of 20,000 characters. */
const mostBytes = 8 * 1024 * 1024;

export function createCampaignsClient(options: CampaignsClientOptions): CampaignsClient {
  const { url, anonKey, fetch: send = fetch, timeoutMs = defaultTimeoutMs } = options;

  const ask = async (brandId: string, signal: AbortSignal): Promise<CampaignsAnswer> => {
    const request = new Request(`${url.replace(/\/+$/, '')}/${influencerPortalPath}`, {
      method: 'POST',
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${anonKey}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ action: 'getCampaignsByBrandId', brandId }),
      signal,
      redirect: 'error',
    });
    const response = await send(request);
    const text = await readText(response, mostBytes);
    if (text === undefined) return { kind: 'failed', problem: 'the answer is too large' };
    return readAnswer(response.status, text);
  };

  return {
    async getCampaigns(brandId) {
      const limit = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      // A `fetch` given by the caller need not heed the signal; the time limit holds all the same.
      const tooLate = new Promise<CampaignsAnswer>((resolve) => {
        timer = setTimeout(() => {
          resolve({ kind: 'failed', problem: `no answer within ${timeoutMs} ms` });
          limit.abort();
        }, timeoutMs);
      });
      try {
        return await Promise.race([ask(brandId, limit.signal), tooLate]);
      } catch (error) {
        return { kind: 'failed', problem: error instanceof Error ? error.message : 'no answer' };
      } finally {
        clearTimeout(timer);
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
