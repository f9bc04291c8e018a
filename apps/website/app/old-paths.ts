import { redirectFor } from '@tablefront/restaurant/redirects';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { redirect } from 'react-router';

/** An address that no page of the site has, and where it leads instead. */
export interface OldPath {
  to: string;
  status: 301 | 302;
}

/** What the operator's redirects say of an address that no page has. */
export function oldPathOf(
  { redirects }: SiteConfiguration,
  { url, origin }: { url: URL; origin: string },
): OldPath | undefined {
  const { pathname, search } = url;
  return redirectFor(redirects, { origin, pathname, search });
}

/** The answer where it leads elsewhere. The browser goes on by itself, also when it only asked for data. */
export function redirected({ to, status }: OldPath): Response {
  return redirect(to, status);
}
