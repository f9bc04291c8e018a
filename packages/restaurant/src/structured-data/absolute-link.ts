import { isExternal, type Link } from '../link.ts';

/** The link as other sites can follow it; undefined for a phone or mail link, which has no place among addresses. */
export function absoluteLink(link: Link | undefined, origin: string): string | undefined {
  if (link === undefined || isExternal(link)) return link;
  return link.startsWith('/') ? `${origin}${link}` : undefined;
}
