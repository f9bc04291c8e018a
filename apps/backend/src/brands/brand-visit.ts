/** What a call says of the brand whose page the visitor saw, besides the ids of its body. */
import { BRAND_HEADER } from '@tablefront/backend-client/brand-header';
import type { Context } from 'hono';

/** The site that a call was made at, as whoever mounts this backend knows it; never from a header. */
export interface CalledSite {
  /** The id or a host name of the brand that the site shows. */
  brand: string;
  /** The call comes from one of the site's own pages, or from the site itself. */
  byOwnPage: boolean;
}

export interface BrandVisit {
  site?: CalledSite;
  /** The id that the page says its brand is stored under. Anybody can say so. */
  claimed?: string;
  /** Addresses of the page, what the browser says of it before what a body says. */
  pages: string[];
}

export function readBrandVisit(context: Context<{ Bindings: { site?: CalledSite } }>): BrandVisit {
  const claimed = context.req.header(BRAND_HEADER);
  const pages = [context.req.header('origin'), context.req.header('referer')];
  return {
    // The bindings are absent where no server stands in front.
    site: context.env?.site,
    ...(claimed !== undefined && { claimed }),
    pages: pages.filter((page) => page !== undefined),
  };
}

/** Of what a caller says of a brand, as far as it is remembered. */
const LONGEST_NAME = 500;

/** What is known of the brand before the database is asked, with the ids of a body, as one text: visitors of one page share it. */
export function visitName({ site, claimed, pages }: BrandVisit, ids: (string | undefined)[]): string {
  const hosts = pages.map((page) => (URL.canParse(page) ? new URL(page).host : ''));
  return JSON.stringify([site?.brand, site?.byOwnPage, claimed, hosts, ids]).slice(0, LONGEST_NAME);
}
