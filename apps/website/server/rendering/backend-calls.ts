/** The server's own ways to the backend: mounted in this process, or hosted elsewhere. */
import type { Backend } from '@tablefront/backend';
import { BRAND_HEADER } from '@tablefront/backend-client/brand-header';
import { type CampaignsClient, createCampaignsClient } from '@tablefront/backend-client/campaigns';
import { createSubmissionClient, type SubmissionClient } from '@tablefront/backend-client/submissions';
import type { BackendAccess } from '#app/site-access.ts';

export type MountedBackend = Pick<Backend, 'fetch'>;

interface Ways {
  /** Absent where a hosted one is used. */
  backend?: MountedBackend;
  /** The backend as the browser reaches it. */
  backendAccess: BackendAccess;
}

/** For whom the server speaks to the backend. */
export interface SpokenFor {
  /** What the backend is asked with for the visited site: a brand's id or host name. */
  brandKey: string;
  /** The id that the backend says it stores the brand under; only ours says so. */
  storedAs?: string;
  visitorAddress?: string;
  /** Of a form that was posted: its page, which browsers name as well. */
  page?: string;
}

export interface BackendCalls {
  /** Sends, in a visitor's name, what was posted without JavaScript. */
  submissions: SubmissionClient;
  /** Asks for influencer campaigns. */
  campaigns: CampaignsClient;
}

export function backendCalls({ backend, backendAccess }: Ways, spokenFor: SpokenFor): BackendCalls {
  if (!backend) {
    const send = (request: Request) => fetch(withToldHeaders(request, spokenFor));
    return {
      submissions: createSubmissionClient({ ...backendAccess, own: false, fetch: send }),
      campaigns: createCampaignsClient(backendAccess),
    };
  }
  const { brandKey, visitorAddress, page } = spokenFor;
  const send = (request: Request) => {
    if (page !== undefined) request.headers.set('referer', page);
    return backend.fetch(request, { visitorAddress, site: { brand: brandKey, byOwnPage: true } });
  };
  const mounted = { ...backendAccess, url: 'http://backend.localhost', fetch: send };
  return {
    submissions: createSubmissionClient({ ...mounted, own: true }),
    campaigns: createCampaignsClient(mounted),
  };
}

/**
 * To a hosted backend, which sees the site in place of the visitor: where it trusts the site, it counts by what is told
 * here. One that is ours (it said itself what it stores the brand as) is told the brand, too.
 */
function withToldHeaders(request: Request, { visitorAddress, storedAs }: SpokenFor): Request {
  if (visitorAddress !== undefined) request.headers.set('x-forwarded-for', visitorAddress);
  if (storedAs !== undefined) request.headers.set(BRAND_HEADER, storedAs);
  return request;
}
