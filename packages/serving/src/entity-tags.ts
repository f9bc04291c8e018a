import { createHash } from 'node:crypto';

/** The start of the SHA-256 of what is answered. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** The entity tag of what has this name; in another encoding the same is something else. */
export function entityTag(name: string, encoding?: string): string {
  return encoding === undefined ? `"${name}"` : `"${name}-${encoding}"`;
}

/**
 * Whether an `If-None-Match` names this entity tag; a proxy may have made it a weak one.
 * Source: RFC 9110, 13.1.2
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch?.trim() === '*') return true;
  const known = ifNoneMatch?.split(/,\s*(?="|W\/)/) ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
