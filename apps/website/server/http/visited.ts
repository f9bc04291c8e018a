import type { Visit } from './visit.ts';

/** The host that the visitor asked for, as the edge has made it out (see `readVisit`): the request bears no other any more. */

/** The host name in lower case, without a port or a final dot. */
export function visitedHost(request: Request): string {
  return new URL(request.url).hostname;
}

/** The same, of a visit. */
export function hostNameOf({ host }: Pick<Visit, 'host'>): string {
  return host.replace(/:\d+$/, '');
}

/** Without a name that everybody knows it by: `localhost`, `trattoria.localhost`, `kitchen`, `192.0.2.1`, `[2001:db8::1]`. */
const LOCAL_HOST = /^(?:.+\.)?localhost$|^[^.]+$|^[\d.]+$/;

/**
 * The origin that the site calls its own, in canonical addresses and in whatever else is read elsewhere. A name that is
 * known to everybody has no port: what a visitor writes after it would become another address of every page.
 */
export function canonicalOrigin(request: Request): string {
  const { protocol, host } = new URL(request.url);
  return originOf({ scheme: protocol === 'https:' ? 'https' : 'http', host });
}

/** The same, of a visit. */
export function originOf({ scheme, host }: Pick<Visit, 'scheme' | 'host'>): string {
  const name = hostNameOf({ host });
  return `${scheme}://${LOCAL_HOST.test(name) ? host : name}`;
}
