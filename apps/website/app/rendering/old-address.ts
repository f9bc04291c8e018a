import { redirectFor } from '@tablefront/restaurant/redirects';
import { type PageVisit, redirect } from './page.ts';

/**
 * Where the operator's redirects send an address that the site has no page at. Loaders ask only once they know that.
 * @returns to be thrown; undefined where the address leads nowhere
 */
export function oldAddress({ configuration, url, access }: PageVisit): Response | undefined {
  const { pathname, search } = url;
  const old = redirectFor(configuration.redirects, { origin: access.origin, pathname, search });
  return old && redirect(old.to, old.status);
}
