/** What follows from the address of the console: whether passkeys can be had, and how the session's cookie is called. */
import { isIP } from 'node:net';

/** Browsers take them for safe by plain HTTP, too. */
function isLocalhost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** Passkeys belong to a host name, and browsers have them only where a page came safely. */
export function passkeysPossible(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return protocol === 'https:' || isLocalhost(hostname);
}

export interface SessionCookie {
  name: string;
  secure: boolean;
}

/** With `__Host-` no page of a sister host can set it; browsers take such a name only where the page came safely. */
export function sessionCookie(origin: string): SessionCookie {
  const { protocol, hostname } = new URL(origin);
  const secure = protocol === 'https:' || isLocalhost(hostname);
  return { name: secure ? '__Host-tablefront-console' : 'tablefront-console', secure };
}
