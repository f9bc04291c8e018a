import ipaddr from 'ipaddr.js';
import { type ProxyTrust, plainAddress, trustedProxies } from './trusted-proxy.ts';

const SILENCE_MS = 60 * 60_000;

/**
 * Says at the start that no proxy is trusted, and in the log when one seems to be there all the same: with `TRUST_PROXY`
 * forgotten all guests are one, and share one limit. A visitor can make the header up, so it is said once an hour.
 * @returns to be told of each request's `X-Forwarded-For` and of the address at the other end
 */
export function watchForUntrustedProxy(
  trust: ProxyTrust,
  logger: Record<'info' | 'warn', (message: string) => unknown>,
): (forwardedFor: string | string[] | null | undefined, peer: string | undefined) => void {
  if ('hops' in trust && trust.hops === 0) {
    logger.info('TRUST_PROXY is not set: whoever connects counts as the visitor. Behind a proxy, set it');
  }
  let saidAt = Number.NEGATIVE_INFINITY;
  return (forwardedFor, peer) => {
    if (!forwardedFor || performance.now() - saidAt < SILENCE_MS) return;
    const entries = String(forwardedFor).split(',');
    if (trustedProxies(trust, peer, entries) > 0) return;
    saidAt = performance.now();
    logger.warn(
      `X-Forwarded-For comes from ${described(peer)}, whose word does not count: if that is your proxy, all guests behind it are one visitor. Name it in TRUST_PROXY`,
    );
  };
}

const ownNetworks = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/** A public address may be a visitor's, which no line of the log holds. */
function described(peer = ''): string {
  const plain = plainAddress(peer);
  return plain !== undefined && ownNetworks.includes(ipaddr.parse(plain).range()) ? plain : 'a public address';
}
