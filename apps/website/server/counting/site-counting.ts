/**
 * Counts what happens on a site, from what the server is asked for: no cookie, no address, nothing of the visitor. What forms
 * and the search say besides comes from scripts that are fetched when they are touched.
 */
import type { Backend } from '@tablefront/backend';
import { brandDay, brandTimeZone } from '@tablefront/restaurant/counting/brand-day';
import { formOfPage, formPages, formWithId, placeInAddress } from '@tablefront/restaurant/counting/counted-forms';
import { restaurantsOf } from '@tablefront/restaurant/restaurants';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { pageAt, patternOf } from '@tablefront/restaurant/site-pages';
import { resolveSlug } from '@tablefront/restaurant/slugs';
import { Hono } from 'hono';
import { BEGUN, MISSED } from '#app/data-paths.ts';
import type { SiteOutcome } from '#app/site-access.ts';
import { isForeignPost, isFromOwnPage } from '../http/foreign-post.ts';
import { isByPerson, isPageVisit } from './is-visit.ts';

type Happening = Parameters<Backend['happened']>[0];

interface CountingOptions {
  /** Absent where a hosted backend is used: then nothing is counted. */
  happened?: Backend['happened'];
  loadSite(request: Request): Promise<SiteOutcome> | SiteOutcome;
  now?: () => Date;
}

export type SiteCounting = ReturnType<typeof createSiteCounting>;

/** Longer words are not searched for, but pasted. */
const LONGEST_BODY = 1_000;

export function createSiteCounting({ happened, loadSite, now = () => new Date() }: CountingOptions) {
  function count(site: SiteOutcome, happening: Omit<Happening, 'brandId' | 'day'>): void {
    if (site.kind !== 'ready' || site.storedAs === undefined) return;
    const day = brandDay(brandTimeZone(site.configuration), now());
    happened?.({ brandId: site.storedAs, day, ...happening });
  }

  /** Words that nothing on a menu matches, by the address of the menu's page. */
  function missed(site: SiteOutcome, words: string, path: string): void {
    if (site.kind === 'ready') count(site, { what: 'missed', place: placeOfMenu(site, path), subject: words });
  }

  async function countOpened(request: Request, form: Pick<Happening, 'place' | 'subject'>): Promise<void> {
    count(await loadSite(request), { what: 'opened', ...form });
  }

  const routes = new Hono();
  for (const page of formPages) {
    routes.get(patternOf(page), async (c, next) => {
      await next();
      if (c.res.status !== 200 || isLoadingScreen(c.res) || !isPageVisit(c.req.raw)) return;
      const { pathname, searchParams } = new URL(c.req.url);
      const form = formOfPage(pathname);
      // No visitor waits until a page is counted.
      if (form) void countOpened(c.req.raw, { place: placeInAddress(searchParams), subject: form });
    });
  }
  routes.post(BEGUN, async ({ req: { raw, url } }) => {
    const page = pageThatTells(raw);
    const form = formWithId(new URL(url).search.slice(1));
    if (page && form)
      count(await loadSite(raw), { what: 'begun', place: placeInAddress(page.searchParams), subject: form });
    return done();
  });
  routes.post(MISSED, async ({ req: { raw } }) => {
    const page = pageThatTells(raw);
    const bytes = Number(raw.headers.get('content-length') ?? LONGEST_BODY + 1);
    if (page && bytes <= LONGEST_BODY) missed(await loadSite(raw), await raw.text(), page.pathname);
    return done();
  });
  return { count, missed, routes };
}

/** Of all pages it alone is stored nowhere; the browser asks for the page itself next, and that is counted. */
function isLoadingScreen({ headers }: Response): boolean {
  return headers.get('Cache-Control') === 'no-store';
}

function done(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

/** The page of this site whose script says something, as the browser names it. */
function pageThatTells(request: Request): URL | undefined {
  if (isForeignPost(request) || !isFromOwnPage(request) || !isByPerson(request)) return undefined;
  const referrer = request.headers.get('referer');
  const page = referrer !== null && URL.canParse(referrer) ? new URL(referrer) : undefined;
  return page?.host === new URL(request.url).host ? page : undefined;
}

/** The place whose menu a page shows, as submissions name it. */
function placeOfMenu(
  { configuration, storedAs }: { configuration: SiteConfiguration; storedAs?: string },
  path: string,
): string | undefined {
  const page = pageAt(path);
  if (page?.id !== 'locationMenu') return undefined;
  const found = resolveSlug(page.params.slug ?? '', configuration.locations, 'menu');
  return found.kind === 'found' ? restaurantsOf(configuration, storedAs)[found.index]?.restaurantId : undefined;
}
