import { redirectFor } from '@tablefront/restaurant/redirects';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

/** Where an address that the site has no page at leads instead. */
export interface OldPath {
  to: string;
  status: 301 | 302;
}

/**
 * What the operator's redirects say of a visited address. Loaders ask only once they know that no page of the site's own
 * is there.
 */
export function oldPathOf(
  { redirects }: SiteConfiguration,
  { pathname, search }: URL,
  { origin }: { origin: string },
): OldPath | undefined {
  return redirectFor(redirects, { origin, pathname, search });
}
