import { randomUUID } from 'node:crypto';
import { entryOf, type ProxyTrust, trustedProxies, visitorAddress } from '@tablefront/serving/trusted-proxy';

/** One request as the visitor made it, whatever stands between. */
export interface Visit {
  /** As in the address bar: in lower case, with the port where it is not the scheme's own, without a dot at its end. */
  host: string;
  scheme: 'http' | 'https';
  /** The visitor's IP address, which they cannot choose. */
  address?: string;
  /** In every line of the log that this request causes, and in its answer as `X-Request-Id`. */
  requestId: string;
}

interface Connection {
  headers: Record<string, string | string[] | undefined>;
  peer?: string;
}

/** A host name, an IPv4 address or an IPv6 address in brackets, and perhaps a port. */
const HOST_PATTERN = /^(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9_](?:[a-z0-9._-]{0,252}))(?::(\d{1,5}))?$/i;
const REQUEST_ID_PATTERN = /^[\w.:=+/-]{1,128}$/;

/** The same few hosts come again and again; made-up ones must not fill the memory. */
const MOST_KNOWN_HOSTS = 1_000;
/** A name of 253 characters, a dot and a port. */
const LONGEST_HOST = 260;
const knownHosts = new Map<string, string | undefined>();

/** Whether a `Host` can be one. No credentials, no path, nothing that a page could not show. */
export function isHost(text: string): boolean {
  return plainHost(text) !== undefined;
}

/**
 * In lower case, numbers of addresses and all, without a dot at the end; undefined for what is no host. The port stays, also
 * a scheme's own.
 */
function plainHost(text: string): string | undefined {
  if (text.length > LONGEST_HOST) return undefined;
  if (knownHosts.has(text)) return knownHosts.get(text);
  const match = HOST_PATTERN.exec(text);
  const isOne =
    match !== null && !text.includes('..') && Number(match[1] ?? 0) <= 65_535 && URL.canParse(`http://${text}/`);
  const host = isOne
    ? new URL(`http://${text}/`).hostname.replace(/\.$/, '') + (match[1] === undefined ? '' : `:${Number(match[1])}`)
    : undefined;
  if (knownHosts.size >= MOST_KNOWN_HOSTS) knownHosts.clear();
  knownHosts.set(text, host);
  return host;
}

/**
 * Who visits which host by which scheme. `X-Forwarded-Host`, `-Proto`, `-For` and `X-Request-Id` count only as far as a
 * trusted proxy wrote them; where one wrote nonsense, the connection's own word counts.
 * @param connection its `Host` is one (see `isHost`)
 */
export function readVisit({ headers, peer }: Connection, trust: ProxyTrust): Visit {
  const forwardedFor = listOf(headers['x-forwarded-for']);
  const proxies = trustedProxies(trust, peer, forwardedFor);
  const told = (name: string) => entryOf(listOf(headers[`x-forwarded-${name}`]), proxies);

  const scheme = told('proto')?.toLowerCase() === 'https' ? 'https' : 'http';
  const toldHost = told('host');
  const host = plainHost(toldHost ?? '') ?? plainHost(String(headers.host)) ?? 'localhost';
  const toldId = String(headers['x-request-id']);
  const { 'x-forwarded-for': chain } = headers;
  return {
    host: host.replace(scheme === 'https' ? /:443$/ : /:80$/, ''),
    scheme,
    // Only what is sent asks for it.
    get address() {
      return visitorAddress({ forwardedFor: chain, peer }, trust);
    },
    requestId:
      proxies > 0 && headers['x-request-id'] !== undefined && REQUEST_ID_PATTERN.test(toldId) ? toldId : randomUUID(),
  };
}

function listOf(header: string | string[] | undefined): string[] {
  if (header === undefined) return [];
  return String(header)
    .split(',')
    .map((entry) => entry.trim());
}
