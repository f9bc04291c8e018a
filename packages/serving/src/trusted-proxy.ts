import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/**
 * Whose word counts on who visits and how: a number of proxies in front of the site (0: nobody's but the connection's), or
 * the addresses that proxies have.
 */
export type ProxyTrust = { hops: number } | { ranges: Range[] };

export const trustNobody: ProxyTrust = { hops: 0 };
const MOST_HOPS = 10;

/**
 * Reads `true`, a number of proxies, or addresses and ranges (`10.0.0.0/8, 2001:db8::1`).
 * @returns undefined for what is none of them
 */
export function parseProxyTrust(text: string): ProxyTrust | undefined {
  const setting = text.trim().toLowerCase();
  if (/^(|0|false|no|off)$/.test(setting)) return trustNobody;
  if (/^(true|yes|on)$/.test(setting)) return { hops: 1 };
  if (/^\d+$/.test(setting)) return Number(setting) <= MOST_HOPS ? { hops: Number(setting) } : undefined;
  const ranges = setting.split(',').map((part) => parseRange(part.trim()));
  return ranges.every((range) => range !== undefined) ? { ranges } : undefined;
}

function parseRange(text: string): Range | undefined {
  const range = isIP(text) === 0 ? text : `${text}/${isIP(text) === 4 ? 32 : 128}`;
  return ipaddr.isValidCIDR(range) ? ipaddr.parseCIDR(range) : undefined;
}

/** Some proxies write the port too: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/** An IP address without port, brackets and zone, an IPv4 address as such; undefined for what is none. */
export function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const [, version6, version4] = WITH_PORT.exec(trimmed) ?? [];
  const plain = (version6 ?? version4 ?? trimmed).replace(/%.*$/, '');
  return isIP(plain) === 0 ? undefined : ipaddr.process(plain).toString();
}

/**
 * How many proxies, from the connection backwards, wrote what `X-Forwarded-…` say at their ends. What stands before
 * those entries is whatever the visitor wrote.
 * @param peer the address at the other end of the connection
 * @param forwardedFor the entries of `X-Forwarded-For`, the visitor's first
 */
export function trustedProxies(trust: ProxyTrust, peer: string | undefined, forwardedFor: readonly string[]): number {
  if ('hops' in trust) return trust.hops;
  const chain = [...forwardedFor, peer ?? ''].reverse();
  const firstStranger = chain.findIndex((address) => !isTrusted(address, trust.ranges));
  return firstStranger < 0 ? chain.length : firstStranger;
}

function isTrusted(address: string, ranges: Range[]): boolean {
  const plain = plainAddress(address);
  if (plain === undefined) return false;
  const parsed = ipaddr.parse(plain);
  return ranges.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
}

/** Of a list in a header what the outermost of the trusted proxies wrote; undefined where there is none. */
export function entryOf(list: readonly string[], proxies: number): string | undefined {
  if (proxies === 0) return undefined;
  return list[Math.max(0, list.length - proxies)];
}

/**
 * The visitor's address, which they cannot choose: what the outermost of the trusted proxies wrote, else the connection's.
 * @param connection the header `X-Forwarded-For`, and the address at the other end
 */
export function visitorAddress(
  { forwardedFor, peer }: { forwardedFor: string | string[] | null | undefined; peer: string | undefined },
  trust: ProxyTrust,
): string | undefined {
  const entries = forwardedFor
    ? String(forwardedFor)
        .split(',')
        .map((entry) => entry.trim())
    : [];
  const told = entryOf(entries, trustedProxies(trust, peer, entries));
  return plainAddress(told ?? '') ?? plainAddress(peer ?? '') ?? peer;
}
