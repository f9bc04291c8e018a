import { composedLink, type Link } from '@tablefront/restaurant/link';

/** The host to show of a brand's: not an IP address, and one that everybody can reach, if there is one. */
export function bestHost(hosts: readonly string[]): string | undefined {
  const named = hosts.filter((host) => !/^[\d.]+$|:/.test(host));
  return named.find((host) => !isHere(host)) ?? named.find((host) => host !== 'localhost') ?? hosts[0];
}

/** Pictures that lie at this server, on its every host: of demo brands, uploaded ones, and what it fetched itself. */
const OURS = /^\/(?:brands|pictures|api)\//;

/** Where a picture of a brand is, as its configuration names it; null where this page may not load it: without HTTPS. */
export function pictureAddress(picture: string | null | undefined, hosts: readonly string[]): string | null {
  if (picture && OURS.test(picture)) return picture;
  const host = bestHost(hosts);
  if (!picture || !host) return null;
  const { href, protocol } = new URL(picture, `${isHere(host) ? 'http' : 'https'}://${host}/`);
  return protocol === 'https:' ? href : null;
}

const isHere = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** Where the site of a host is, or a page of it: on this machine at this server's port, elsewhere by HTTPS. */
export function siteAddress(host: string, { protocol, port }: { protocol: string; port: string }, page = ''): Link {
  if (!isHere(host)) return composedLink(`https://${host}/${page}`);
  return new URL(`${protocol}//${host}${port && `:${port}`}/${page}`).href as Link;
}
