import type { Link } from '@tablefront/restaurant/link';
import { withCharset } from '@tablefront/serving/charset';
import { pathForLog } from '@tablefront/serving/path-for-log';
import type { Logger } from 'pino';
import { pageAnswering, pages } from '#app/pages.ts';
import type { PageAssets } from '#app/rendering/page-assets.ts';
import { isStreamed } from '#app/rendering/streamed-document.ts';
import type { BackendAccess, GoogleMapsAccess, QuestionHandling, SiteAccess, SiteOutcome } from '#app/site-access.ts';
import { isPageVisit } from '../counting/is-visit.ts';
import { compressed } from '../http/compression.ts';
import type { BackendCalls, SpokenFor } from './backend-calls.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { contentSources } from './content-sources.ts';
import { newNonce } from './nonce.ts';
import { createTurns } from './turns.ts';

const RETRY_AFTER_SECONDS = 10;
/** Rendering takes several milliseconds: a hundred that begin in one turn of the event loop hold up everybody for a second. */
const BEGUN_IN_ONE_TURN = 2;

/** What the build of `app/rendering/render-page.tsx` exports. */
export type RenderPage = (request: Request, access: SiteAccess, assets: PageAssets) => Promise<Response>;

export interface PageRendererOptions {
  renderPage: RenderPage;
  assets: PageAssets;
  mode: 'production' | 'development';
  backendAccess: BackendAccess;
  questions?: QuestionHandling;
  /** Every host shows this brand. */
  brandId?: string;
  /** How the loaders and actions of one request speak to the backend. */
  callsFor(spokenFor: SpokenFor): BackendCalls;
  /** Told of words that nothing on a menu matches, with the path of the menu's page. */
  missedSearch?(site: SiteOutcome, words: string, path: string): void;
  googleMaps?: GoogleMapsAccess;
  accessibilityEmail?: string;
  influencerPortal?: Link;
  logger: Logger;
}

/** Who asks for a page, and of which site. */
export interface PageVisit {
  site: SiteOutcome | Promise<SiteOutcome>;
  /** `https://host` of the site, as its canonical addresses have it. */
  origin: string;
  /** What the backend is asked with for the site; absent: by its host, or the brand of the settings. */
  brandKey?: string;
  /** The visitor's IP address; absent where it is a page for all. */
  visitorAddress?: string;
}

/** A page that every visitor may get, and what its headers are. */
export interface RenderedPage {
  /** 404: of a host that no brand has. */
  status: 200 | 404;
  body: string;
  /** Of a document: the one that its scripts bear. Nobody has seen it yet. */
  nonce?: string;
  /** The policy trusts the page's scripts with those that they insert, for the operator's own or for Google Maps. */
  strictDynamic: boolean;
  /** @param scripts sources of the page's inline scripts for its policy: hashes */
  headersFor(scripts: string[]): Record<string, string>;
  headersForNonce(nonce: string): Record<string, string>;
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Renders pages, and says what their headers are. */
export function createPageRenderer(options: PageRendererOptions) {
  const {
    renderPage,
    assets,
    mode,
    backendAccess,
    questions,
    googleMaps,
    accessibilityEmail,
    influencerPortal,
    logger,
  } = options;
  const backendOrigin = backendAccess.url === '' ? undefined : new URL(backendAccess.url).origin;
  const turn = createTurns(BEGUN_IN_ONE_TURN);

  const run = async (request: Request, visit: PageVisit) => {
    const { pathname } = new URL(request.url);
    let retryAfter: number | undefined;
    const { site, visitorAddress } = visit;
    const brandKey = visit.brandKey ?? options.brandId ?? new URL(visit.origin).hostname;
    const storedAs = site instanceof Promise || site.kind === 'failed' ? undefined : site.storedAs;
    const access: SiteAccess = {
      site,
      origin: visit.origin,
      brandKey,
      ...options.callsFor({
        brandKey,
        storedAs,
        visitorAddress,
        page: request.method === 'POST' ? request.url : undefined,
      }),
      nonce: newNonce(),
      now: new Date(),
      googleMaps,
      backend: backendAccess,
      questions,
      accessibilityEmail,
      influencerPortal,
      missedSearch(words) {
        if (!(site instanceof Promise) && isPageVisit(request)) options.missedSearch?.(site, words, pathname);
      },
      retryAfter(seconds) {
        retryAfter = seconds;
      },
      warn: (message) => logger.warn({ path: pathForLog(pathname) }, message),
    };
    const ownTurn = turn();
    if (ownTurn) {
      await ownTurn;
      // Nobody waits for the page any longer.
      request.signal.throwIfAborted();
    }
    const response = await renderPage(request, access, assets);

    const headers = new Headers(response.headers);
    const type = headers.get('Content-Type');
    if (type !== null) headers.set('Content-Type', withCharset(type));
    // What a form answers is its sender's, and nobody keeps it.
    if (!headers.has('Cache-Control'))
      headers.set('Cache-Control', request.method === 'POST' ? 'no-store' : 'no-cache');
    if (response.status === 503) retryAfter ??= RETRY_AFTER_SECONDS;
    if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
    const isHtml = type?.startsWith('text/html') ?? false;
    return { response, headers, access, hasPolicy: isHtml && mode === 'production' };
  };
  const policy = (scripts: string, { site }: PageVisit, path: string) => {
    const { picturesFromAnywhere } = pages[pageAnswering(path).id];
    const shown = { picturesFromAnywhere, backendOrigin, googleMaps: googleMaps !== undefined };
    return contentSecurityPolicy(scripts, contentSources(site, shown), shown.googleMaps);
  };

  return {
    /** For one visitor. */
    async forVisitor(request: Request, visit: PageVisit): Promise<Response> {
      const { response, headers, access, hasPolicy } = await run(request, visit);
      const { pathname, search } = new URL(request.url);
      const page = pages[pageAnswering(pathname).id];
      if (hasPolicy) headers.set('Content-Security-Policy', policy(withNonce(access.nonce), visit, pathname));
      if (search !== '' && page.noindexWithQuery) headers.set('X-Robots-Tag', 'noindex');
      const answer = new Response(response.body, { status: response.status, headers });
      return compressed(answer, request, { flushEachChunk: isStreamed(response) });
    },

    /**
     * For all visitors: nothing of any request goes into it but the address.
     * @returns undefined for what is no page for all: a redirect, a page that a brand does not have, one that is streamed
     */
    async forAll(address: string, visit: Omit<PageVisit, 'visitorAddress'>): Promise<RenderedPage | undefined> {
      const { response, headers, access, hasPolicy } = await run(new Request(address), visit);
      if (response.status >= 500) throw new Error(`${address} could not be rendered`);
      const nobodys = !(visit.site instanceof Promise) && visit.site.kind === 'failed' && visit.site.status === 404;
      const status = nobodys ? 404 : 200;
      const forAll = response.status === status && !isStreamed(response) && !headers.has('Set-Cookie');
      if (!forAll) {
        await response.body?.cancel();
        return undefined;
      }
      const body = await response.text();
      const fixed = Object.fromEntries(headers);
      const { pathname } = new URL(address);
      const headersWith = (scripts: string) => {
        return hasPolicy ? { ...fixed, 'content-security-policy': policy(scripts, visit, pathname) } : fixed;
      };
      const strictDynamic = googleMaps !== undefined || hasScripts(visit.site);
      return {
        status,
        body,
        nonce: hasPolicy ? access.nonce : undefined,
        strictDynamic,
        headersFor: (scripts) => headersWith([...scripts, ...(strictDynamic ? ["'strict-dynamic'"] : [])].join(' ')),
        headersForNonce: (nonce) => headersWith(withNonce(nonce)),
      };
    },
  };
}

function withNonce(nonce: string): string {
  return `'nonce-${nonce}' 'strict-dynamic'`;
}

/** Whether the operator's own HTML has any: those may load others. */
function hasScripts(site: PageVisit['site']): boolean {
  if (site instanceof Promise || site.kind !== 'ready') return true;
  return Object.values(site.configuration.snippets).some((html) => html !== undefined && /<script/i.test(html));
}
