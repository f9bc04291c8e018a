import { type CampaignsClient, createCampaignsClient } from '@tablefront/backend-client/campaigns';
import { createSubmissionClient, type SubmissionClient } from '@tablefront/backend-client/submissions';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  type BackendAccess,
  type GoogleMapsAccess,
  type SiteAccess,
  type SiteOutcome,
  siteAccess,
} from '#app/site-access.ts';
import { compressed } from './compression.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { contentSources } from './content-sources.ts';
import { demoPictures } from './demo-pictures.ts';
import type { EdgeBindings } from './http/edge.ts';
import { visitedHost, visitedOrigin } from './http/visited.ts';
import { imageEndpoint } from './image-endpoint/image-endpoint.ts';
import type { SiteCache } from './site-cache.ts';
import { siteDocuments } from './site-documents.ts';

/** How long a page waits for its configuration before it streams the spinner. */
const SPINNER_AFTER_MS = 150;
const RETRY_AFTER_SECONDS = 10;
/** Of a form that is posted to its page: two files of 10 MB and what is written. */
const LARGEST_POST = 22 * 1024 * 1024;
/** What the mounted backend answers; everything else is the website's. */
const BACKEND_PATHS = ['/functions/*', '/rest/*', '/healthz', '/readyz'];

export interface SiteAppOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  sites: SiteCache;
  /** Every host shows this brand; without it the host name says which. */
  brandId?: string;
  /** The backend in this process; absent where a hosted one is used. */
  backend?: { fetch(request: Request, visitor?: { visitorAddress?: string }): Promise<Response> };
  /** The backend as the browser reaches it. */
  backendAccess: BackendAccess;
  brandsDirectory: string;
  /** Where pictures are kept in the sizes that pages show. */
  picturesDirectory: string;
  googleMaps?: GoogleMapsAccess;
  /** Where influencers apply, for brands that name no portal of their own. */
  influencerPortal?: string;
  /** With a hosted backend: whether pages can be shown (see `hostedReadiness`). */
  isReady?(): Promise<boolean>;
  logger: Logger;
}

/** The website as Request → Response: pages, what machines read of them, demo pictures and the mounted backend. Static files are its caller's. */
export function createSiteApp(options: SiteAppOptions): Hono<{ Bindings: EdgeBindings }> {
  const { build, mode, sites, backend, backendAccess, googleMaps, influencerPortal, logger } = options;
  const backendOrigin = backendAccess.url === '' ? undefined : new URL(backendAccess.url).origin;
  const campaigns = campaignsClient(options);
  const renderPage = createRequestHandler(build, mode);
  const app = new Hono<{ Bindings: EdgeBindings }>();
  const loadSite = (request: Request) => sites.load(options.brandId ?? visitedHost(request));

  if (backend) {
    for (const path of BACKEND_PATHS) {
      app.all(path, (c) => backend.fetch(c.req.raw, { visitorAddress: c.env?.visit?.address }));
    }
  } else {
    app.get('/healthz', (c) => c.json({ status: 'ok' }));
    app.get('/readyz', async (c) => {
      const ready = (await options.isReady?.()) ?? true;
      return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
    });
  }
  app.route('/', demoPictures(options.brandsDirectory));
  app.route(
    '/',
    imageEndpoint({
      ...options,
      loadSite,
      directory: options.picturesDirectory,
      warn: (message) => logger.warn(message),
    }),
  );
  app.route('/', siteDocuments({ loadSite, originOf: visitedOrigin, brandsDirectory: options.brandsDirectory }));

  app.use('*', bodyLimit({ maxSize: LARGEST_POST, onError: (c) => c.text('This is more than we can take.', 413) }));
  app.all('*', async (c) => {
    const request = c.req.raw;
    const loading = loadSite(request);
    const patient = request.method === 'HEAD' || isbot(request.headers.get('user-agent'));
    const { site } = patient ? { site: await loading } : await withinSpinnerTime(loading);
    const nonce = crypto.randomUUID().replaceAll('-', '');

    const context = new RouterContextProvider();
    const isDocument = !c.req.path.endsWith('.data');
    const access: SiteAccess = {
      site,
      nonce,
      isDocument,
      now: new Date(),
      origin: visitedOrigin(request),
      googleMaps,
      backend: backendAccess,
      submissions: submissionClient(options, c.env?.visit?.address),
      campaigns,
      influencerPortal,
      streams: site instanceof Promise,
      warn: (message) => logger.warn({ path: c.req.path }, message),
    };
    context.set(siteAccess, access);
    const response = await renderPage(request, context);

    const headers = new Headers(response.headers);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
    if (headers.get('Content-Type')?.startsWith('text/html') && mode === 'production') {
      const shown = { path: c.req.path, backendOrigin, googleMaps: googleMaps !== undefined };
      const sources = contentSources(site, shown);
      headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, sources, shown.googleMaps));
    }
    // A feedback page opened from a code or an e-mail is one guest's, not one for search engines.
    if (c.req.path === '/feedback' && new URL(request.url).search !== '') headers.set('X-Robots-Tag', 'noindex');
    if (response.status === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
    const page = new Response(response.body, { status: response.status, headers });
    return compressed(page, request, { flushEachChunk: access.streams });
  });

  app.onError((error, c) => {
    logger.error({ err: error, path: c.req.path }, 'a page failed');
    return c.text('Something went wrong on our side. Please try again in a moment.', 500);
  });
  return app;
}

/** The server's own way to the backend, for forms that are posted without JavaScript. */
function submissionClient({ backend, backendAccess }: SiteAppOptions, visitorAddress?: string): SubmissionClient {
  if (!backend) return createSubmissionClient({ ...backendAccess, own: false });
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

function campaignsClient({ backend, backendAccess }: SiteAppOptions): CampaignsClient {
  if (!backend) return createCampaignsClient(backendAccess);
  return createCampaignsClient({ ...backendAccess, url: 'http://backend.localhost', fetch: backend.fetch });
}

/** The outcome where it comes soon, else the promise of it (in an object: a promise of a promise is waited for). */
async function withinSpinnerTime(
  loading: SiteOutcome | Promise<SiteOutcome>,
): Promise<{ site: SiteOutcome | Promise<SiteOutcome> }> {
  if (!(loading instanceof Promise)) return { site: loading };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, SPINNER_AFTER_MS, undefined);
  });
  const first = await Promise.race([loading, late]);
  clearTimeout(timer);
  return { site: first ?? loading };
}
