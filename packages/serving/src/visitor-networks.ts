import ipaddr from 'ipaddr.js';
import { plainAddress } from './trusted-proxy.ts';

const widths = {
  4: [
    { bits: 32, visitors: 1 },
    { bits: 24, visitors: 5 },
  ],
  6: [
    { bits: 64, visitors: 1 },
    { bits: 56, visitors: 2 },
    { bits: 48, visitors: 5 },
  ],
} as const;

/**
 * The networks that an address is in, smallest first. The first stands for one visitor: an IPv4 address, or the /64 of IPv6
 * that a household or a phone has to itself. The others are what a provider hands out together: the /24 of IPv4; the
 * /56, which a household may have, and the /48, which a company may have.
 * @returns each as `192.0.2.1/32`, and how many visitors' worth of submissions may come from it; nothing for what is no address
 */
export function visitorNetworks(address: string) {
  const plain = plainAddress(address);
  if (plain === undefined) return [];
  const [version, family] = ipaddr.IPv4.isIPv4(plain) ? ([4, ipaddr.IPv4] as const) : ([6, ipaddr.IPv6] as const);
  return widths[version].map(({ bits, visitors }) => ({
    network: `${family.networkAddressFromCIDR(`${plain}/${bits}`)}/${bits}`,
    visitors,
  }));
}
