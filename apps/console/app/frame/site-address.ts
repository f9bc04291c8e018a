import { composedLink, type Link } from '@tablefront/restaurant/link';

/** The host to show of a brand's: not an IP address, and one that everybody can reach, if there is one. */
export function bestHost(hosts: readonly string[]): string | undefined {
  const named = hosts.filter((host) => !/^[\d.]+$|:/.test(host));
  return named.find((host) => !isHere(host)) ?? named.find((host) => host !== 'localhost') ?? hosts[0];
}

const isHere = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** Where the site of a host is: on this machine at this server's port, elsewhere by HTTPS. */
export function siteAddress(host: string, { protocol, port }: { protocol: string; port: string }): Link {
  if (!isHere(host)) return composedLink(`https://${host}/`);
  return new URL(`${protocol}//${host}${port && `:${port}`}/`).href as Link;
}
