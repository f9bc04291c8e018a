import { isExternal } from './link.ts';
import type { SiteConfiguration } from './site-configuration/site-configuration.ts';

/** `https://host` that the site's own addresses have: of the configured `url`, on whatever host it is visited, else that host's. */
export function canonicalOrigin({ url }: Pick<SiteConfiguration, 'url'>, visited: string): string {
  return url !== undefined && isExternal(url) && URL.canParse(url) ? new URL(url).origin : visited;
}
