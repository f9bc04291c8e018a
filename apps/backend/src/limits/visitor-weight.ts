import type { RecentCounts } from './recent-counts.ts';
import { visitorNetworks } from './visitor-networks.ts';

interface Sent {
  /** For whom, and what. */
  lane: string;
  address?: string;
  amount: number;
  /** How many one visitor may send. */
  most: number;
}

/**
 * Counts what a visitor sends, and answers what the visitor and the networks around sent of late, this included, as a part
 * of what each may send: the largest of these. Next to nothing for a newcomer, more than 1 for who sent too much.
 */
export function visitorWeight(recent: RecentCounts, { lane, address = '', amount, most }: Sent): number {
  const parts = visitorNetworks(address).map(
    ({ network, visitors }) => recent.add(`${lane} ${network}`, amount) / (most * visitors),
  );
  return Math.max(0, ...parts);
}
