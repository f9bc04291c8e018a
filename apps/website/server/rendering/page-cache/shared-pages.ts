import type { SiteOutcome } from '#app/site-access.ts';
import type { ReadyAnswer, ReadyRequest } from '../../http/edge.ts';
import type { PageRenderer } from '../render-page.ts';
import { finishPage } from './finished-page.ts';
import { sharedPageAddress } from './page-address.ts';
import { createPageCache } from './page-cache.ts';

/** Where one brand is on every host, hosts are whatever somebody writes into a header: their pages push out no others. */
const MOST_BYTES_OF_OTHERS = 64 * 1024 * 1024;

interface SharedPagesOptions {
  pages: PageRenderer;
  /** Told of what went wrong; the visitor's own rendering shows what there is to see. */
  warn: (message: string) => void;
  mostBytes?: number;
  mostBytesOfOthers?: number;
  now?: () => number;
}

/** In place of a configuration: a host that no brand has shows the same pages as every other such host. */
const nobodys = {};
const NOBODYS_ORIGIN = 'http://unknown.invalid';

interface SharedVisit {
  /** A brand's, or that there is none. */
  site: SiteOutcome;
  /** `https://host` of the site, as its canonical addresses have it. */
  origin: string;
  /** The host name by which the brand was found; absent where one brand is on every host. */
  host?: string;
}

/** Answers with pages that were rendered before, for somebody else. */
export function createSharedPages(options: SharedPagesOptions) {
  const { pages, warn, mostBytes, mostBytesOfOthers = MOST_BYTES_OF_OTHERS, now } = options;
  const cache = createPageCache({ mostBytes, now });
  const others = createPageCache({ mostBytes: mostBytesOfOthers, now });
  return {
    /** How many pages are kept. */
    size: () => cache.size + others.size,

    /**
     * The page that is kept for this visitor, without waiting for anything.
     * @returns undefined where it takes more than to look: see `answer`
     */
    ready(url: string, { method, ...asked }: ReadyRequest, visit: SharedVisit): ReadyAnswer | undefined {
      const place = placeOf(method, url, visit);
      return place?.cache.fresh(place.key, place.configuration)?.ready?.(asked);
    },

    /** @returns undefined where the page has to be rendered for this visitor */
    answer(request: Request, visit: SharedVisit): Response | Promise<Response | undefined> | undefined {
      const place = placeOf(request.method, request.url, visit);
      if (!place) return undefined;
      const { address, origin } = place;
      const page = place.cache.get(place.key, place.configuration, async (before) => {
        const rendered = await pages.forAll(address, { site: visit.site, origin });
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

  /** Where a page is kept; undefined for what is not. */
  function placeOf(method: string, url: string, { site, host, ...visit }: SharedVisit) {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const isNobodys = site.kind === 'failed';
    // Such a page has its whole address in it.
    if (isNobodys && (site.status !== 404 || url.includes('?'))) return undefined;
    const origin = isNobodys ? NOBODYS_ORIGIN : visit.origin;
    const address = sharedPageAddress(url, origin);
    if (address === undefined) return undefined;
    const isOwn = host !== undefined && origin.endsWith(`://${host}`);
    return {
      ...{ address, origin, cache: isOwn ? cache : others },
      key: isNobodys ? `${address} ${site.message}` : address,
      configuration: isNobodys ? nobodys : site.configuration,
    };
  }
}
