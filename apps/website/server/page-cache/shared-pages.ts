import type { SiteOutcome } from '#app/site-access.ts';
import type { PageRenderer } from '../render-page.ts';
import { finishPage } from './finished-page.ts';
import { createKnownOrigins } from './known-origins.ts';
import { sharedPageAddress } from './page-address.ts';
import { createPageCache } from './page-cache.ts';

interface SharedPagesOptions {
  pages: PageRenderer;
  /** Told of what went wrong; the visitor's own rendering shows what there is to see. */
  warn: (message: string) => void;
  mostBytes?: number;
  now?: () => number;
}

interface SharedVisit {
  site: Extract<SiteOutcome, { kind: 'ready' }>;
  /** `https://host` as the visitor sees it. */
  origin: string;
  /** The host name by which the brand was found; absent where one brand is on every host. */
  host?: string;
}

/** Answers with pages that were rendered before, for somebody else. */
export function createSharedPages({ pages, warn, mostBytes, now = () => performance.now() }: SharedPagesOptions) {
  const cache = createPageCache({ mostBytes, now });
  const origins = createKnownOrigins(now);
  return {
    /** How many pages are kept. */
    size: () => cache.size,

    /** @returns undefined where the page has to be rendered for this visitor */
    answer(request: Request, visit: SharedVisit): Response | Promise<Response | undefined> | undefined {
      const { site, origin, host } = visit;
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const address = sharedPageAddress(request.url, origin);
      if (address === undefined || !origins.has(site.configuration, origin, host)) return undefined;
      const page = cache.get(address, site.configuration, async (before) => {
        const rendered = await pages.forAll(address, { site, origin });
        return rendered && finishPage(rendered, before);
      });
      if (!(page instanceof Promise)) return page.answer(request);
      return page.then(
        (made) => made?.answer(request),
        (error: unknown) => {
          warn(`${address}: ${error instanceof Error ? error.message : 'unknown error'}`);
          return undefined;
        },
      );
    },
  };
}
