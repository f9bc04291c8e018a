/**
 * Whether an `If-None-Match` names this entity tag; a proxy may have made it a weak one.
 * Source: RFC 9110, 13.1.2
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(/,\s*(?="|W\/)/).some((known) => known.trim().replace(/^W\//, '') === etag);
}
