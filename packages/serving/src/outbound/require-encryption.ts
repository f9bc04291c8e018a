/**
 * Connections are encrypted unless they stay on this machine, or go to a host that the operator names as reached over a
 * network on which nobody else is.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Which of the settings that are addresses of servers. */
export type ConnectionKind = 'database' | 'mail' | 'files' | 'http';

/**
 * The address as it is to be used: with TLS asked for where it may not do without.
 * @param plaintextHosts in lower case
 * @throws Error that says what is wrong without quoting more than the host, where the address itself does without TLS
 */
export function requireEncryption(kind: ConnectionKind, address: string, plaintextHosts: readonly string[]): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // A path of a Unix socket is no URL.
  if (!url) return address;
  const host = hostOf(kind, url);
  if (isOnThisMachine(host) || plaintextHosts.includes(host)) return address;
  if (isPlain(kind, url)) {
    throw new Error(
      `would reach ${host} without TLS. Use TLS, or name ${host} in PLAINTEXT_HOSTS if nobody else is on the network between`,
    );
  }
  if (kind === 'database' && !url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'verify-full');
  // Otherwise a mail server that offers no STARTTLS, or somebody between who hides it, gets everything as it is.
  if (kind === 'mail') url.searchParams.set('requireTLS', 'true');
  return kind === 'database' || kind === 'mail' ? url.href : address;
}

function isPlain(kind: ConnectionKind, { protocol, searchParams }: URL): boolean {
  if (kind === 'http') return protocol !== 'https:';
  if (kind === 'files') return searchParams.get('tls') === 'off';
  if (kind === 'mail') return /^(?:false|0)$/i.test(searchParams.get('secure') ?? '') && protocol === 'smtps:';
  const off = /^(?:disable|0|false|off|no)$/i;
  return ['sslmode', 'ssl'].some((name) => off.test(searchParams.get(name) ?? ''));
}

function hostOf(kind: ConnectionKind, { hostname, searchParams }: URL): string {
  const said = kind === 'database' ? (searchParams.get('host') ?? hostname) : hostname;
  // As the driver does where the address names none.
  const host = said || (kind === 'database' && process.env.PGHOST) || 'localhost';
  return host.toLowerCase().replace(/^\[|\]$|\.$/g, '');
}

/** `localhost` and what ends in it, loopback addresses, and Unix sockets, whose host is a path. */
function isOnThisMachine(host: string): boolean {
  if (host.startsWith('/') || /(?:^|\.)localhost$/.test(host)) return true;
  return isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback';
}
