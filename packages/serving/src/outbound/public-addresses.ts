/**
 * Which addresses the server may reach for others: what an operator’s file names must not reach into the network that it
 * runs in (its database, its cloud’s metadata).
 */
import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Resolves a name to all its addresses, as `dns.lookup` does. */
export type LookupAll = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Looks public, and is the host of the machines in Azure. Source: https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16 */
const AZURE_HOST = '168.63.129.16';

export class PrivateAddress extends Error {}

/** Whether the address (IPv4 or IPv6, no name) is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  // `::ffff:127.0.0.1` is 127.0.0.1.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === AZURE_HOST) return false;
  // Of IPv6 only 2000::/3 is given out; what else counts as unicast leads inward (as `::7f00:1`).
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parse('2000::'), 3);
}

/** Whether a URL says by itself that it leads into the network of this machine; what a name leads to shows when it is looked up. */
export function leadsInward({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? /(?:^|\.)localhost\.?$/.test(host) : !isPublicAddress(host);
}

/**
 * A lookup for sockets that refuses a name when any of its addresses is not public. What it answers is what the socket
 * connects to: a name that changes between check and use gains nothing.
 */
export function publicLookup(lookup: LookupAll = systemLookup): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${name} has no address`), []);
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new PrivateAddress(`${name} is not an address of the public internet`), []);
      }
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
