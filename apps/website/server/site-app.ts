import type { Backend } from '@tablefront/backend';
import { orAfter } from '@tablefront/off-thread/or-after';
import type { Link } from '@tablefront/restaurant/link';
import { pathForLog } from '@tablefront/serving/path-for-log';
import { type Context, Hono } from 'hono';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import type { PageAssets } from '#app/rendering/page-assets.ts';
import type { BackendAccess, GoogleMapsAccess, QuestionHandling, SiteOutcome } from '#app/site-access.ts';
import type { SiteCache } from './configurations/site-cache.ts';
import { printedCodes } from './counting/printed-codes.ts';
import { createSiteCounting } from './counting/site-counting.ts';
import { demoOrdering } from './files/demo-ordering.ts';
import { demoPictures } from './files/demo-pictures.ts';
import { siteDocuments } from './files/site-documents.ts';
import { ownPicturesOf, uploadedPictures } from './files/uploaded-pictures.ts';
import type { EdgeBindings, EdgeOptions } from './http/edge.ts';
import { isForeignPost, isFromOwnPage } from './http/foreign-post.ts';
import type { Metrics } from './http/metrics.ts';
import { canonicalOrigin, hostNameOf, originOf, visitedHost } from './http/visited.ts';
import { backendRoutes } from './paths.ts';
import { groundEndpoint } from './pictures/ground/ground-endpoint.ts';
import { imageEndpoint } from './pictures/shrunk/image-endpoint.ts';
import { backendCalls, type MountedBackend } from './rendering/backend-calls.ts';
import { createSharedPages } from './rendering/page-cache/shared-pages.ts';
import { createPageRenderer, type RenderPage } from './rendering/render-page.ts';

/** How long a page waits for its configuration before it streams the spinner. */
const SPINNER_AFTER_MS = 150;
const notKept = { 'Cache-Control': 'no-store' };

export interface SiteAppOptions {
  renderPage: RenderPage;
  assets: PageAssets;
  mode: 'production' | 'development';
  sites: SiteCache;
  /** Every host shows this brand; without it the host name says which. */
  brandId?: string;
  /** The backend in this process; absent where a hosted one is used. */
  backend?: MountedBackend;
  /** Of the same: what happens on sites is counted there, and printed codes are looked up. */
  counts?: Pick<Backend, 'happened' | 'findCode'>;
  /** The backend as the browser reaches it. */
  backendAccess: BackendAccess;
  /** What happens with questions to the assistant, where the backend is in this process. */
  questions?: QuestionHandling;
  brandsDirectory: string;
  /** What was uploaded for brands' pages. */
  findPicture?: Backend['findPicture'];
  /** The pictures and the ordering page of demo brands are served. */
  demoBrands?: boolean;
  /** Where pictures are kept in the sizes that pages show. */
  picturesDirectory: string;
  googleMaps?: GoogleMapsAccess;
  /** Who answers about accessibility, for brands that name nobody. */
  accessibilityEmail?: string;
  /** Where influencers apply, for brands that name no portal of their own. */
  influencerPortal?: Link;
  /** With a hosted backend: whether pages can be shown (see `hostedReadiness`). */
  isReady?(): Promise<boolean>;
  /** Of the process; absent in tests that do not read them. */
  metrics?: Pick<Metrics, 'countEvent' | 'watch'>;
  logger: Logger;
}

type SiteContext = Context<{ Bindings: EdgeBindings }>;
type Loading = SiteOutcome | Promise<SiteOutcome>;

export interface SiteApp {
  app: Hono<{ Bindings: EdgeBindings }>;
  /** Pages that are kept, for the edge: the app would answer the same. */
  ready: NonNullable<EdgeOptions['ready']>;
}

/** The website as Request → Response: pages, what machines read of them, demo pictures and the mounted backend. Static files are its caller's. */
export function createSiteApp(options: SiteAppOptions): SiteApp {
  const { mode, sites, backend, counts, metrics, logger } = options;
  const brandKeyOf = (request: Request) => options.brandId ?? visitedHost(request);
  const loadSite = (request: Request) => sites.load(brandKeyOf(request));
  const counting = createSiteCounting({ happened: counts?.happened, loadSite });
  const pages = createPageRenderer({
    ...options,
    callsFor: (spokenFor) => backendCalls(options, spokenFor),
    missedSearch: counting.missed,
  });
  const shared = createSharedPages({ pages, warn: (message) => logger.warn(message) });
  metrics?.watch('tablefront_page_cache_pages', 'Rendered pages that are kept for all visitors', shared.size);
  const app = new Hono<{ Bindings: EdgeBindings }>();

  if (backend) {
    for (const path of backendRoutes) {
      app.all(path, ({ env, req: { raw } }) => {
        const site = { brand: brandKeyOf(raw), byOwnPage: isFromOwnPage(raw) };
        return backend.fetch(raw, { visitorAddress: env?.visit?.address, site });
      });
    }
  } else {
    app.get('/healthz', () => health(200));
    app.get('/readyz', async () => {
      const ready = (await options.isReady?.()) ?? true;
      return health(ready ? 200 : 503);
    });
  }
  if (options.demoBrands) {
    app.route('/', demoPictures(options.brandsDirectory));
    app.route('/', demoOrdering(loadSite));
  }
  app.route('/', groundEndpoint());
  app.route(
    '/',
    imageEndpoint({
      ...ownPicturesOf(options),
      loadSite,
      directory: options.picturesDirectory,
      warn: (message) => logger.warn(message),
    }),
  );
  app.route('/', siteDocuments({ loadSite, originOf: canonicalOrigin, ...ownPicturesOf(options) }));
  if (options.findPicture) app.route('/', uploadedPictures({ find: options.findPicture, loadSite }));

  app.route('/', counting.routes);
  if (counts)
    app.route(
      '/',
      printedCodes({ ...counts, loadSite, count: counting.count, warn: (message) => logger.warn(message) }),
    );

  const render = async (c: SiteContext, loading: Loading): Promise<Response> => {
    const request = c.req.raw;
    const origin = canonicalOrigin(request);
    // Nobody looks at a spinner while a form is on its way, and what it says goes to the brand that is known by then.
    const patient = request.method !== 'GET' || isbot(request.headers.get('user-agent'));
    const { site } = patient ? { site: await loading } : await withinSpinnerTime(loading);
    const late = loading instanceof Promise && !(site instanceof Promise);
    const answer = late ? await shownToAll(c, site) : undefined;
    return answer ?? pages.forVisitor(request, { site, origin, visitorAddress: c.env?.visit?.address });
  };
  const shownToAll = (c: SiteContext, site: SiteOutcome) => {
    if (mode !== 'production') return undefined;
    const host = options.brandId === undefined ? visitedHost(c.req.raw) : undefined;
    const answer = shared.answer(c.req.raw, { site, origin: canonicalOrigin(c.req.raw), host });
    const outcome = answer === undefined ? 'not kept' : answer instanceof Promise ? 'rendered' : 'kept';
    metrics?.countEvent('page cache', outcome);
    return answer;
  };
  // Most visits end here, and so without waiting for anything.
  const show = (c: SiteContext): Response | Promise<Response> => {
    const loading = loadSite(c.req.raw);
    const answer = loading instanceof Promise ? undefined : shownToAll(c, loading);
    if (answer instanceof Promise) return answer.then((made) => made ?? render(c, loading));
    return answer ?? render(c, loading);
  };
  app.all('*', (c) => {
    if (!isForeignPost(c.req.raw)) return show(c);
    // A line and no error: somebody makes browsers post here.
    logger.warn({ path: pathForLog(c.req.path) }, 'A page of another site posted a form here: it was refused');
    return c.text('This form was sent from another site. Please open the page itself and send it there.', 403, notKept);
  });

  app.onError((error, c) => {
    // Who leaves in the middle of a form is no error of ours, and waits for no answer.
    if (c.req.raw.signal.aborted) logger.debug({ err: error }, 'A visitor left');
    else logger.error({ err: error, path: pathForLog(c.req.path) }, 'a page failed');
    return c.text('Something went wrong on our side. Please try again in a moment.', 500, notKept);
  });
  return {
    app,
    ready(visit, asked) {
      if (mode !== 'production') return undefined;
      const name = hostNameOf(visit);
      const site = sites.load(options.brandId ?? name);
      if (site instanceof Promise) return undefined;
      const visited = { site, origin: originOf(visit), host: options.brandId === undefined ? name : undefined };
      const answer = shared.ready(`${visit.scheme}://${visit.host}${asked.target}`, asked, visited);
      if (answer) metrics?.countEvent('page cache', 'kept');
      return answer;
    },
  };
}

/** As the backend says it, where it is mounted. */
function health(status: 200 | 503): Response {
  const body = JSON.stringify({ status: status === 200 ? 'ok' : 'unavailable' });
  return new Response(body, { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...notKept } });
}

/** The outcome where it comes soon, else the promise of it (in an object: a promise of a promise is waited for). */
async function withinSpinnerTime(
  loading: SiteOutcome | Promise<SiteOutcome>,
): Promise<{ site: SiteOutcome | Promise<SiteOutcome> }> {
  if (!(loading instanceof Promise)) return { site: loading };
  return { site: (await orAfter(loading, SPINNER_AFTER_MS, undefined)) ?? loading };
}
