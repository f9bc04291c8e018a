import { isExternal } from '../links.ts';
import type { Link } from '../site-configuration/site-configuration.ts';

/** The link as other sites can follow it; undefined for a phone or mail link, which has no place among addresses. */
export function absoluteLink(link: Link | undefined, origin: string): Link | undefined {
  if (link === undefined || isExternal(link)) return link;
  return link.startsWith('/') ? `${origin}${link}` : undefined;
}
