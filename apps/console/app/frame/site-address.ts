import { composedLink, type Link } from '@tablefront/restaurant/link';

/** Where the site of a host is: on this machine at this server's port, elsewhere by HTTPS. */
export function siteAddress(host: string, { protocol, port }: { protocol: string; port: string }): Link {
  const here = host === 'localhost' || host.endsWith('.localhost');
  if (!here) return composedLink(`https://${host}/`);
  return new URL(`${protocol}//${host}${port && `:${port}`}/`).href as Link;
}
