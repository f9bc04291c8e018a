/** `/q/CODE`: the addresses that codes on tables and receipts have. They stay; where they lead, the operator says. */
import type { Backend } from '@tablefront/backend';
import { CODES_FOLDER, codeAddress } from '@tablefront/restaurant/codes/code-target';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { Hono } from 'hono';
import type { SiteOutcome } from '#app/site-access.ts';
import { isAhead, isByPerson } from './is-visit.ts';
import type { SiteCounting } from './site-counting.ts';

interface PrintedCodesOptions {
  findCode: Backend['findCode'];
  loadSite(request: Request): Promise<SiteOutcome> | SiteOutcome;
  count: SiteCounting['count'];
  warn(message: string): void;
}

/** Each scan is asked for anew, and search engines know the page itself. */
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** Leads to a page of the brand's site, or to a host that its configuration names; what nobody printed is not found. */
export function printedCodes({ findCode, loadSite, count, warn }: PrintedCodesOptions): Hono {
  const app = new Hono();
  app.get(`${CODES_FOLDER}:code`, async (c, next) => {
    const { raw } = c.req;
    const site = await loadSite(raw);
    if (site.kind !== 'ready' || site.storedAs === undefined) return next();
    const { configuration, storedAs } = site;
    // Some type it from the paper.
    const code = c.req.param('code').toLowerCase();
    const printed = await findCode(storedAs, code).catch((error: unknown) => {
      warn(`A code could not be looked up: ${error instanceof Error ? error.name : 'error'}`);
      return 'away' as const;
    });
    if (!printed) return next();
    // Whoever sits at a table had rather see the site than an error.
    if (printed === 'away') return c.body(null, 302, { ...headers, Location: pathTo('home') });
    if (raw.method === 'GET' && isByPerson(raw) && !isAhead(raw))
      count(site, { what: 'scanned', place: printed.place ?? undefined, subject: printed.code });
    return c.body(null, 302, { ...headers, Location: codeAddress(configuration, printed, storedAs) });
  });
  return app;
}
