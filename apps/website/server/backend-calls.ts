/** The server's own ways to the backend: mounted in this process, or hosted elsewhere. */
import { type CampaignsClient, createCampaignsClient } from '@tablefront/backend-client/campaigns';
import {
  createSubmissionClient,
  type SubmissionClient,
  type SubmissionReply,
  type SubmissionRequest,
} from '@tablefront/backend-client/submissions';
import type { BackendAccess } from '#app/site-access.ts';

export interface MountedBackend {
  fetch(request: Request, visitor?: { visitorAddress?: string }): Promise<Response>;
}

interface Ways {
  /** Absent where a hosted one is used. */
  backend?: MountedBackend;
  /** The backend as the browser reaches it. */
  backendAccess: BackendAccess;
}

/** Sends, in a visitor's name, what was posted without JavaScript. */
export function submissionClient({ backend, backendAccess }: Ways, visitorAddress?: string): SubmissionClient {
  if (!backend) {
    const transport = (request: SubmissionRequest, { signal }: { signal: AbortSignal }) =>
      post(request, { signal, visitorAddress });
    return createSubmissionClient({ ...backendAccess, own: false, transport });
  }
  return createSubmissionClient({
    ...backendAccess,
    url: 'http://backend.localhost',
    own: true,
    async transport({ url, headers, body }, { signal }) {
      const request = new Request(url, { method: 'POST', headers, body, signal });
      const response = await backend.fetch(request, { visitorAddress });
      return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
    },
  });
}

/**
 * To a hosted backend, which sees the site in place of the visitor: where it trusts the site, it counts by what is told
 * here. A redirect is no answer: what visitors write goes only to whom the settings name.
 */
async function post(
  { url, headers, body }: SubmissionRequest,
  { signal, visitorAddress }: { signal: AbortSignal; visitorAddress?: string },
): Promise<SubmissionReply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(visitorAddress !== undefined && { 'x-forwarded-for': visitorAddress }) },
    body,
    signal,
    redirect: 'error',
  });
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
}

/** Asks for influencer campaigns. */
export function campaignsClient({ backend, backendAccess }: Ways): CampaignsClient {
  if (!backend) return createCampaignsClient(backendAccess);
  return createCampaignsClient({ ...backendAccess, url: 'http://backend.localhost', fetch: backend.fetch });
}
